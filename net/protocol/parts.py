"""The parts list of a build, as text: what a build consists of, and the digest that names it.

    worm-up-parts-1
    VERSION SYSTEM
    FOLDER/WHERE                   the folder of the build, and where this list lies in it
    MODE DIGEST SIZE PATH          a line a file, by the bytes of its path

MODE is 644, 755, or link, whose content is the path it leads to; DIGEST is the SHA-256 of the
content in hex. A file that seals the list itself, as a Mac's signature does, has "-" for DIGEST and
SIZE; `PartsList.named` has them all. Law: a parsed list names only files inside its folder, each
once, also for a system that does not tell large letters from small ones.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import NamedTuple

from core.table.encoding import MalformedError

FORMAT = "worm-up-parts-1"
LIST_MAX = 8_000_000
PARTS_MAX = 20_000
BYTES_MAX = 1_500_000_000
SEALS_MAX, SEAL_MAX = 4, 64_000_000
"""How many files may seal the list, and how large each may be."""
PATH_MAX = 240
LINK = "link"
MODES = frozenset({"644", "755", LINK})

_ABOUT = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,4}){1,3}[a-z0-9]{0,8}) ([a-z]{1,12}-[a-z0-9]{1,12})")
_LINE = re.compile(r"(644|755|link) (?:([0-9a-f]{64}) (0|[1-9][0-9]{0,10})|- -) (.+)")
_UNFIT = re.compile(r'[^ -~]|[<>:"|?*\\]')
"""What no name may hold: some system forbids it, spells it in two ways or reads another path."""


class BuildPart(NamedTuple):
    """A file of a build; digest and size are "" and 0 where the file seals the list."""

    mode: str
    digest: str
    size: int
    path: str

    @property
    def line(self) -> str:
        """Its line in the list."""
        known = f"{self.digest} {self.size}" if self.digest else "- -"
        return f"{self.mode} {known} {self.path}\n"


@dataclass(frozen=True, slots=True)
class PartsList:
    """What a build consists of; *where* is the path of the list in the *folder*."""

    version: str
    system: str
    folder: str
    where: str
    parts: tuple[BuildPart, ...]

    @property
    def text(self) -> str:
        """The list as it lies in the build."""
        head = f"{FORMAT}\n{self.version} {self.system}\n{self.folder}/{self.where}\n"
        return head + "".join(part.line for part in self.parts)

    @property
    def is_named(self) -> bool:
        """Whether the digests of all parts are known."""
        return all(part.digest for part in self.parts)

    @property
    def digest(self) -> str:
        """What names the build, once the digests of all parts are known."""
        assert self.is_named
        return sha256(self.text.encode()).hexdigest()

    @property
    def size(self) -> int:
        """How many bytes all parts have, as far as their sizes are known."""
        return sum(part.size for part in self.parts)

    def named(self, found: Mapping[str, tuple[str, int]]) -> "PartsList":
        """Return the list with digest and size, as *found* by path, of what seals it."""
        parts = (
            part if part.digest else BuildPart(part.mode, *found[part.path], part.path)
            for part in self.parts
        )
        return replace(self, parts=tuple(parts))


def parse(text: str) -> PartsList:
    """Read a list. Raises `MalformedError`, which says what is wrong with it."""
    form, about, place, *lines = text.split("\n")[:-1] if text.count("\n") > 2 else [""] * 3
    found, split = _ABOUT.fullmatch(about), place.partition("/")
    if form != FORMAT or not found or not split[2] or not _is_path(place):
        msg = "this is no parts list"
        raise MalformedError(msg)
    if len(lines) > PARTS_MAX:
        raise MalformedError(f"more than {PARTS_MAX} parts")
    parts = tuple(map(_parse_part, lines))
    if sum(not part.digest for part in parts) > SEALS_MAX:
        raise MalformedError(f"more than {SEALS_MAX} files without a digest")
    made = PartsList(found[1], found[2], split[0], split[2], parts)
    _require_apart(made)
    if made.text != text or made.size > BYTES_MAX:
        raise MalformedError(f"more than {BYTES_MAX} bytes")
    return made


def _parse_part(line: str) -> BuildPart:
    found = _LINE.fullmatch(line)
    if not found or not _is_path(found[4]):
        raise MalformedError(f"no file of a build: {line[:PATH_MAX]!r}")
    return BuildPart(found[1], found[2] or "", int(found[3] or 0), found[4])


def _is_path(path: str) -> bool:
    """Return whether *path* leads to a file below the folder it starts from, on every system."""
    if len(path) > PATH_MAX or _UNFIT.search(path):
        return False
    return all(name.strip(". ") and name[-1] not in ". " for name in path.split("/"))


def _require_apart(listed: PartsList) -> None:
    """Raise `MalformedError` if two files have one name, or a file has others in it."""
    names = [part.path.casefold() for part in listed.parts]
    folders = {name[:at] for name in names for at, sign in enumerate(name) if sign == "/"}
    taken = {*names, listed.where.casefold()}
    if len(taken) <= len(names) or taken & folders:
        msg = "two files of one name"
        raise MalformedError(msg)
    if [part.path for part in listed.parts] != sorted(part.path for part in listed.parts):
        msg = "files out of order"
        raise MalformedError(msg)


def leads_inside(path: str, target: str) -> bool:
    """Return whether a link at *path* that leads to *target* stays in the folder of the build.

    >>> leads_inside("a/b", "../c"), leads_inside("a/b", "../../c"), leads_inside("a/b", "/etc")
    (True, False, False)
    """
    depth = path.count("/")
    for name in target.split("/"):
        depth += -1 if name == ".." else 0 if name == "." else 1
        if not name or depth < 0 or _UNFIT.search(name):
            return False
    return True
