"""Windows of others at this laptop: each is a program of its own, with a folder of its own.

Law: no two of them use one folder, for each holds its lock as long as it is open.
"""

from __future__ import annotations  # the window asks here before a place is needed

from hashlib import sha256
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QProcess, QThread

from gui.self_command import self_command
from net.driver import one_start
from net.driver.disk import DiskError, listed
from net.driver.identity import load_identity, rename

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from core.table.trouble import Trouble
    from net.driver.one_start import Held
    from net.driver.place import NodePlace

_LOCK = "window.lock"
_WAIT_MS, _PAUSE_MS = 1000, 50
"""How long a window waits for somebody who looks whether it is open."""


def folder_of(data: Path, name: str) -> Path:
    """Return where *name*, who shares the laptop with the player of *data*, keeps everything."""
    return data / "people" / sha256(name.encode()).hexdigest()[:16]


def hold(folder: Path) -> Held | None:
    """Return what holds *folder* for one window as long as it is kept; None if another has it."""
    until = QDeadlineTimer(_WAIT_MS)
    while (held := one_start.hold(folder / _LOCK)) is None and not until.hasExpired():
        QThread.msleep(_PAUSE_MS)
    return held


def is_open(folder: Path) -> bool:
    """Return whether a window holds *folder*."""
    if not (folder / _LOCK).exists():
        return False
    held = one_start.hold(folder / _LOCK)
    if held is not None:
        held.unlock()
    return held is None


def has_windows(data: Path) -> bool:
    """Return whether somebody has a window beside that of the player of *data*."""
    return any(map(is_open, listed(data, "people/*")))


def names_in_windows(data: Path) -> Iterator[str]:
    """Yield who has a window beside that of the player of *data*. Raises `DiskError`."""
    for folder in listed(data, "people/*"):
        if is_open(folder):
            yield load_identity(folder).name


def open_window(place: NodePlace, folder: Path, tournament: bytes) -> Trouble | None:
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
