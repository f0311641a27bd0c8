"""The night of a game: written once beside its log, when the game is first seen to be over.

Law: it is a date by this laptop's clock, which nobody has signed, and no verdict rests on it. What
stands there is never written over; where nothing can be read or written the file's date stands for
it. What is played after midnight belongs to the evening before.
"""

import datetime
import os
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from gui.words.days import moment_of
from net.driver.disk import open_file, read_file, write_all

NAME = "night"
"""The file in a game's folder."""
_BYTES_MAX = 64
_MORNING = datetime.timedelta(hours=6)


class NightFlaw(Enum):
    """Why the date of the log's file stands for a night."""

    TORN = auto()
    """What lies beside the log is no date."""
    UNWRITTEN = auto()
    """Nothing can be written beside the log."""


class Night(NamedTuple):
    """The evening on which a game was played, and what is wrong with its note."""

    day: datetime.date
    flaw: NightFlaw | None = None


def evening_of(moment: datetime.datetime) -> datetime.date:
    """Return the evening to which *moment* belongs.

    >>> evening_of(datetime.datetime(2026, 11, 14, 1)).isoformat()
    '2026-11-13'
    """
    return (moment - _MORNING).date()


def night_in(folder: Path, when: float) -> Night:
    """Return the night of the game in *folder*, last played *when*; note it if nobody has."""
    day = evening_of(moment_of(when))
    try:
        found = read_file(folder / NAME, _BYTES_MAX).decode().strip()
        if found:
            return Night(datetime.date.fromisoformat(found))
    except FileNotFoundError:
        pass
    except (OSError, ValueError):
        return Night(day, NightFlaw.TORN)
    try:
        _write(folder / NAME, day)
    except OSError:
        return Night(day, NightFlaw.UNWRITTEN)
    return Night(day)


def _write(path: Path, day: datetime.date) -> None:
    """Write *day*; one that a power cut has emptied is written again."""
    descriptor = open_file(path, os.O_WRONLY | os.O_CREAT)
    with os.fdopen(descriptor, "wb", buffering=0) as file:
        write_all(file.fileno(), f"{day.isoformat()}\n".encode())
