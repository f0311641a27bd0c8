"""Windows of others at this laptop: each is a program of its own, with a folder of its own.

Law: no two of them use one folder, for each holds its lock as long as it is open.
"""

from __future__ import annotations  # the window asks here before a place is needed

from hashlib import sha256
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QProcess

from gui.terminal.self_command import self_command
from net.driver.disk import DiskError
from net.driver.identity import load_identity, rename

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from core.table.trouble import Trouble
    from net.driver.place import Place

_LOCK = "window.lock"
_WAIT_MS = 1000
"""How long a window waits for somebody who looks whether it is open."""


def folder_of(data: Path, name: str) -> Path:
    """Return where *name*, who shares the laptop with the player of *data*, keeps everything."""
    return data / "people" / sha256(name.encode()).hexdigest()[:16]


def hold(folder: Path) -> QLockFile | None:
    """Return what holds *folder* for one window as long as it is kept; None if another has it."""
    lock = QLockFile(str(folder / _LOCK))
    lock.setStaleLockTime(0)  # a program that has ended holds nothing; a long evening does
    return lock if lock.tryLock(_WAIT_MS) else None


def is_open(folder: Path) -> bool:
    """Return whether a window holds *folder*."""
    path = folder / _LOCK
    if not path.exists():
        return False
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    return not lock.tryLock(0)


def names_in_windows(data: Path) -> Iterator[str]:
    """Yield who has a window beside that of the player of *data*. Raises `DiskError`."""
    for folder in data.glob("people/*"):
        if is_open(folder):
            yield load_identity(folder).name


def open_window(place: Place, folder: Path, tournament: bytes) -> Trouble | None:
    """Open a window of the player of *place* on *folder*, which comes to the *tournament*.

    It outlives this one. Return what is wrong with the folder, if it cannot be opened.
    """
    try:
        rename(folder, place.name)
    except DiskError as error:
        return error.trouble
    program, *first = self_command()
    here = ["--loopback"] if place.loopback else []
    way = ["--data", str(folder), "--meet", str(place.meet), *here]
    QProcess.startDetached(program, [*first, "window", *way, "--come", tournament.hex()])
    return None
