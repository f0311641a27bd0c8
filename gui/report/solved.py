"""Which puzzles have been solved at this laptop: one file beside the other things a person keeps.

Law: a file that cannot be read is none, and steps aside before another one is written: it may be
of a newer version. What cannot be written is known until the end: no puzzle waits.
"""

from enum import Enum
from pathlib import Path

from core.table.encoding import MalformedError
from gui.report.puzzles import OWN
from gui.report.values import read_as, written
from net.driver.disk import DiskError, make_directory, read_file, write_over

_FILE, _ASIDE = "solved", "solved.old"
_BYTES_MAX = 1 << 20


class How(Enum):
    """How far somebody came with a puzzle."""

    SEEN = "seen"
    """Its answer was shown."""
    SOLVED = "solved"


class Solved:
    """What has been solved, by the digests of the puzzles."""

    def __init__(self, data: Path) -> None:
        self.folder = data / OWN
        self._known = _read(self.folder / _FILE) or {}

    def how(self, digest: bytes) -> How | None:
        """Return how far somebody came with the puzzle; None if not at all."""
        is_alone = self._known.get(digest)
        return None if is_alone is None else How.SOLVED if is_alone else How.SEEN

    def note(self, digest: bytes, *, is_alone: bool) -> bool:
        """Note that the puzzle was solved; alone, if its answer had never been shown.

        Return False if the disk does not take it: then it is known until the end.
        """
        if digest in self._known:
            return True
        self._known[digest] = is_alone
        path = self.folder / _FILE
        try:
            make_directory(self.folder)
            if (found := _read(path)) is None:
                path.replace(self.folder / _ASIDE)
            self._known |= found or {}  # what another program has noted meanwhile
            write_over(path, written(tuple[tuple[bytes, bool], ...], tuple(self._known.items())))
        except (OSError, DiskError):
            return False
        return True


def _read(path: Path) -> dict[bytes, bool] | None:
    """Return what the file at *path* says, nothing if it is not there; None if it is strange."""
    try:
        return dict(read_as(tuple[tuple[bytes, bool], ...], read_file(path, _BYTES_MAX)))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, DiskError, MalformedError):
        return None
