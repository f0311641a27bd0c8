"""Folders that hold a game once more, as what copies folders between laptops leaves behind.

Law: a folder is a double only if one beside it, with the same key, holds all that its log holds.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from core.table.log import LOG_BYTES_MAX, first_record
from net.driver.disk import read_file
from net.driver.folder import KEY_BYTES_MAX, FolderError, read_key

_FIRST = 1 << 15
"""So much of a log is read to see how it begins."""


def doubles_in(folders: Iterable[Path]) -> dict[Path, tuple[Path, ...]]:
    """Return by each of *folders* that is none of them its doubles, in the order that they had."""
    folders = tuple(folders)
    alike: dict[tuple[Path, bytes], list[Path]] = {}
    for folder in folders:
        if (first := first_record(_read(folder / "log", LOG_BYTES_MAX, _FIRST))) is not None:
            alike.setdefault((folder.parent, first), []).append(folder)
    kept = {folder: folder for folder in folders}
    for group in alike.values():
        if len(group) > 1:
            kept |= _kept(group)
    return {
        folder: tuple(one for one in folders if kept[one] == folder != one)
        for folder in dict.fromkeys(kept[folder] for folder in folders)
    }


def _kept(group: Iterable[Path]) -> dict[Path, Path]:
    """Return by each folder of *group*, whose logs begin alike, the one that holds it all."""
    found: dict[Path, Path] = {}
    first: dict[bytes, list[Path]] = {}
    for folder in sorted(group, key=_rank):
        key = _read(folder / "key", KEY_BYTES_MAX)
        held = (
            first.setdefault(key, []) if key else [one for some in first.values() for one in some]
        )
        found[folder] = next((one for one in held if _holds(one, folder)), folder)
        if found[folder] == folder:
            first.setdefault(key, []).append(folder)
    return found


def _rank(folder: Path) -> tuple[bool, bool, int, str]:
    """Sort those first whose key fits their name, so that they can go on; then the longest log."""
    fits = False
    with suppress(FolderError):
        fits = bool(read_key(folder))
    return not fits, not (folder / "key").exists(), -_size(folder / "log"), folder.name


def _size(log: Path) -> int:
    try:
        return log.stat().st_size
    except OSError:
        return 0


def _holds(one: Path, other: Path) -> bool:
    """Return whether the log of *one* begins with all of the log of *other*."""
    if _size(other / "log") > _size(one / "log"):
        return False
    found = _read(other / "log", LOG_BYTES_MAX)
    return bool(found) and _read(one / "log", LOG_BYTES_MAX, len(found)) == found


def _read(path: Path, most: int, first: int | None = None) -> bytes:
    """Return the file at *path* or its *first* bytes; nothing if it cannot be read."""
    try:
        return read_file(path, most, first)
    except OSError:
        return b""
