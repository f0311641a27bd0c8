"""Runs a project's tests with a mutation in it, for scripts/mutants/run.py.

Law: a mutated file exists only in memory, in a process forked for it alone; the first process has
already loaded what many of them load.
"""

from __future__ import annotations  # see environment.py

import ast
import builtins
import contextlib
import gc
import importlib
import json
import os
import signal
import sys
import tempfile
import time
from functools import _lru_cache_wrapper
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mutants.mutations import Mutation, watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from types import CodeType

_WATCHER = "__reached__"
_WHILE_COLLECTING = ""
_SPARE, _TIMES, _MEMORY = 1.0, 5.0, 4 << 30
"""The limits of a mutant: spare seconds, times the processor time of its tests, and bytes."""
_PYTEST = ("-x", "-q", "--tb=no", "--assert=plain", "-p", "no:randomly", "-p", "no:cacheprovider")


class Mutant(NamedTuple):
    """A mutation of *file*; *number* names its place among all files of the run."""

    file: str
    number: int
    mutation: Mutation

    @property
    def key(self) -> str:
        """Its name in the notes."""
        return f"{self.file} {self.mutation.name}"


class Unmutated(NamedTuple):
    """What the tests of a folder do without a mutation."""

    seconds: dict[str, float]
    """Processor time of each test."""
    reached: dict[str, set[int]]
    """The places that each test reached."""
    collecting: float
    """Processor time until the first test."""

    def reaching(self, number: int) -> list[str]:
        """List the tests that reach a place, fastest first; all of them if an import reaches it."""
        if number in self.reached[_WHILE_COLLECTING]:
            found: Iterable[str] = self.seconds
        else:
            found = (test for test in self.seconds if number in self.reached[test])
        return sorted(found, key=self.seconds.__getitem__)


class Project(NamedTuple):
    """A project at *root* and the files to mutate."""

    root: Path
    trees: Mapping[str, ast.Module]

    def unmutated(self, folder: str, mutants: Sequence[Mutant]) -> Unmutated:
        """Run the tests of *folder* once and see which places of *mutants* they reach.

        Raise `ChildProcessError` if a test fails.
        """
        with tempfile.TemporaryDirectory() as scratch:
            written = Path(scratch, "seen.json")
            if os.waitpid(_forked(lambda: self._watch(folder, mutants, written)), 0)[1]:
                raise ChildProcessError(f"the tests of {folder} fail without a mutation: run them")
            seconds, reached, collecting, modules = json.loads(written.read_text("utf-8"))
        for name in modules:
            with contextlib.suppress(Exception):  # a test that needs it will say so
                importlib.import_module(name)
        gc.freeze()
        return Unmutated(seconds, {test: set(seen) for test, seen in reached.items()}, collecting)

    def start(self, before: Unmutated, tests: Sequence[str], mutant: Mutant | None = None) -> int:
        """Run *tests* in this order with *mutant*, in its own process; return its id."""
        return _forked(lambda: self._run(before, tests, mutant))

    def _watch(self, folder: str, mutants: Sequence[Mutant], written: Path) -> int:
        for mutant in {mutant.number: mutant for mutant in mutants}.values():
            watch(mutant.mutation, mutant.number, _WATCHER)
        watcher = _Watch(self.root)
        files = sorted({mutant.file for mutant in mutants})
        code = self._pytest(files, [f"tests/{folder}", *files], watcher)
        reached = {test: list(seen) for test, seen in watcher.reached.items()}
        modules = [name for name in sys.modules if not _is_ours(name, self.root)]
        facts = (watcher.seconds, reached, watcher.collecting, modules)
        written.write_text(json.dumps(facts), "utf-8")
        return code

    def _run(self, before: Unmutated, tests: Sequence[str], mutant: Mutant | None) -> int:
        if mutant:
            mutant.mutation.place.put(mutant.mutation.new)
        _end_after(_SPARE + _TIMES * before.collecting)
        chosen = _Chosen({test: before.seconds[test] for test in tests})
        places = sorted({test.partition("::")[0] for test in tests})
        return self._pytest([mutant.file] if mutant else [], places, chosen)

    def _pytest(self, changed: Sequence[str], places: Sequence[str], plugin: object) -> int:
        import pytest

        sys.meta_path.insert(0, _Finder(self.root, {file: self.trees[file] for file in changed}))
        os.chdir(self.root)
        return int(pytest.main([*_PYTEST, *_examples(), *places], plugins=[plugin]))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, file: Path, tree: ast.Module) -> None:
        super().__init__(name, str(file))
        self._tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(ast.fix_missing_locations(self._tree), self.get_filename(fullname), "exec")


class _Finder(MetaPathFinder):
    """Finds the changed trees before the files on the disk."""

    def __init__(self, root: Path, trees: Mapping[str, ast.Module]) -> None:
        self._files = {_module(file): (root / file, tree) for file, tree in trees.items()}

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if fullname not in self._files:
            return None
        file, tree = self._files[fullname]
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, file, tree))


class _Watch:
    """A pytest plugin: how long each test takes, and which places it reaches."""

    def __init__(self, root: Path) -> None:
        self._root, self._began = root, time.process_time()
        self.collecting = 0.0
        self._caches: list[_lru_cache_wrapper[object]] = []
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, set[int]] = {}
        self._turn_to(_WHILE_COLLECTING)

    def pytest_collection_finish(self) -> None:
        self.collecting = time.process_time() - self._began
        found = (item for item in gc.get_objects() if isinstance(item, _lru_cache_wrapper))
        self._caches = [item for item in found if _is_ours(item.__module__, self._root)]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        for cache in self._caches:
            cache.cache_clear()  # otherwise only the first test reaches what it holds
        self._turn_to(nodeid)
        self._began = time.process_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.seconds[nodeid] = time.process_time() - self._began

    def _turn_to(self, test: str) -> None:
        setattr(builtins, _WATCHER, self.reached.setdefault(test, set()).add)


class _Chosen:
    """A pytest plugin: only the tests of *seconds*, in that order, each with a time limit."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self._seconds = seconds

    def pytest_collection_modifyitems(self, items: list[object]) -> None:
        order = list(self._seconds)
        chosen = {name: item for item in items if (name := getattr(item, "nodeid", "")) in order}
        items[:] = [chosen[name] for name in order if name in chosen]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        _end_after(_SPARE + _TIMES * self._seconds[nodeid])


def _examples() -> list[str]:
    """Make Hypothesis draw the same examples each time, and stop at the first that fails."""
    if not find_spec("hypothesis"):
        return []
    from hypothesis import Phase, settings

    phases = (Phase.explicit, Phase.generate)
    drawn = settings(deadline=None, database=None, derandomize=True, phases=phases)
    settings.register_profile("mutants", drawn)
    return ["--hypothesis-profile=mutants"]


def _forked(work: Callable[[], int]) -> int:
    """Start *work* in its own process, which prints nothing; return its id."""
    assert sys.platform != "win32"
    import resource

    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 99
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        code = work()
    finally:
        os._exit(code)


def _end_after(seconds: float) -> None:
    """Make this process die once it has used so much more processor time."""
    assert sys.platform != "win32"
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _module(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


def _is_ours(module: str, root: Path) -> bool:
    """Return whether *module* is the project's; its folder may also hold an environment."""
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return file.startswith(str(root)) and not file.startswith(sys.prefix)
