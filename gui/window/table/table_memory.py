"""What the page of a table passes on to one that shows the table in another language."""

from typing import Any, NamedTuple

from core.table.step import Completed
from net.protocol.snapshot import TableSnapshot


class Memory(NamedTuple):
    """What a page has been shown, and what our player has done on it."""

    snapshot: TableSnapshot | None
    """As it came, with the signed names."""
    steps: tuple[Completed[Any], ...]
    draft: object
    was_due: int
    silent: dict[int, int]
    """By seat: the ms since which it has been silent, as a timer shows them."""
    choosing: dict[int, tuple[int, int]]
    """By seat: the step, and since when."""
    hints: bool
    has_log: bool
    looked_at: int
    """A step; 0 for the present."""
    onlookers: int | None
    """How many look on, as far as it has been told; None while nothing has."""
    guide: int | None
    """The chapter of the rules that is open over the table."""
    muted: frozenset[int]
    """The seats whose gestures are not shown."""
