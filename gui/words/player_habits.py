"""What a game tells of each player besides its result."""

from typing import NamedTuple


class Habits(NamedTuple):
    """One seat in one game; nothing in it depends on who looks or in which language."""

    faces: tuple[str, ...] = ()
    """The faces it bid, in order."""
    bumps: tuple[int, ...] = ()
    """The seats it bumped into, one entry a bump."""
    bumped_on: tuple[str, ...] = ()
    """The face of each of these bumps."""
    swung_from: tuple[int, ...] = ()
    """The seats from which it swung the thread away, one entry a swing."""
    longest: int = 0
    """The mm that its best move brought it nearer to the line."""
    points: int | None = None
    """Its score, where a game counts points."""
