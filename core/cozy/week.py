"""The chapter of the week: everybody who plays it gets the same rolls (C4.7, P6.3).

Law: whoever knows the week knows its rolls, so it is played alone, and what tells of it says so.
"""

from core.table.digests import week_digest
from core.table.encoding import Value
from core.table.seeds import JointSeed

WEEK = "week"
"""The name of the option, which is ["week", number]."""
WEEKS = 1 << 18
"""A week has a number of 18 bits: three of 64 pictures tell it."""


def read_week(option: Value) -> int | None:
    """Return the number of the week that *option* names, or None if it names none."""
    match option:
        case (name, int(week)) if name == WEEK and type(week) is int and 0 < week < WEEKS:
            return week
        case _:
            return None


def roll_of(week: int, sheet: bytes, hour: int) -> JointSeed:
    """Return the seed of the roll of *hour*, from 0 on, on the *sheet* with this digest."""
    return JointSeed(week_digest(week, sheet, hour))
