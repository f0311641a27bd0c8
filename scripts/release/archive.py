"""Imports from one archive as if its modules lay in the folder beside it.

What is no pure Python, such as C modules, does lie there, so that a module finds its neighbours by
`__file__` and `__path__` as ever. Pictures are in the archive too; importlib.resources finds both.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.readers import FileReader
from importlib.util import spec_from_file_location
from marshal import loads
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace
from zipfile import Path as ZipPath
from zipfile import ZipFile

NAME = "code.zip"
"""Holds the byte code of each module, as "gui/cli.pyc", and our pictures."""
_HEAD = 16
"""How long what stands before the code is."""


class Archive(MetaPathFinder, Loader):
    """Finds and loads what is in the archive in *folder*; *tops* are where names begin."""

    def __init__(self, folder: Path, tops: Sequence[str] = ("", "lib/")) -> None:
        self._folder, self._tops = folder, tops
        self._zip = ZipFile(folder / NAME)
        self._names = frozenset(self._zip.namelist())
        pictures = (name for name in self._names if not name.endswith(".pyc"))
        self._pictured = {name.rsplit("/", 2)[0] for name in pictures}
        """The folders of packages that have a folder of pictures in the archive."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002  # names tell enough
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """Return how *fullname* is loaded; None if it is not in the archive."""
        name = self._found(fullname)
        if name is None:
            return None
        file = self._folder / name
        inside = [str(file.parent)] if file.stem == "__init__" else None
        return spec_from_file_location(
            fullname, file, loader=self, submodule_search_locations=inside
        )

    def _found(self, fullname: str) -> str | None:
        base = fullname.replace(".", "/")
        names = (f"{top}{base}{end}" for top in self._tops for end in ("/__init__.pyc", ".pyc"))
        return next((name for name in names if name in self._names), None)

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave it to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of *module*."""
        exec(self.get_code(module.__name__), module.__dict__)  # noqa: S102  # that is importing

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of a module. Raises ImportError."""
        if (name := self._found(fullname)) is None:
            raise ImportError(name=fullname)
        code: CodeType = loads(self._zip.read(name)[_HEAD:])  # noqa: S302  # our own, as a .pyc is
        return code

    def get_filename(self, fullname: str) -> str:
        """Return where a module would lie."""
        return str(self._folder / (self._found(fullname) or ""))

    def is_package(self, fullname: str) -> bool:
        """Return whether it holds others."""
        return (self._found(fullname) or "").endswith("/__init__.pyc")

    def get_resource_reader(self, fullname: str) -> FileReader | SimpleNamespace:
        """Return what reads the files of a package: its pictures, else what lies beside it."""
        inside = (self._found(fullname) or "").rpartition("/")[0]
        if inside in self._pictured:
            return SimpleNamespace(files=lambda: ZipPath(self._zip, f"{inside}/"))
        return FileReader(SimpleNamespace(path=self.get_filename(fullname)))  # type: ignore[arg-type]


def install(folder: Path) -> None:
    """Import from the archive in *folder*, before all other places."""
    sys.meta_path.insert(0, Archive(folder))
