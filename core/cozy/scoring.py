"""Points and places at the end, or as if it were the end (C8)."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.cozy.colony import Colony
from core.cozy.measures import things_counted

GRADES = 5
"""The best grade; the lowest is 0 (C8.4)."""


@dataclass(frozen=True, slots=True)
class Score:
    """What the four rows of a sheet are worth: three rewards, then the penalty."""

    counts: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum of the rows (S75)."""
        return sum(self.points)

    @property
    def grade(self) -> int:
        """How good the total is: 0 for 0 or less, then one more for every three (C8.4).

        >>> [Score((), (total,)).grade for total in (-3, 0, 1, 3, 4, 12, 13, 20)]
        [0, 0, 1, 1, 2, 4, 5, 5]
        """
        return min(GRADES, max(0, (self.total + 2) // 3))


def score_of(colony: Colony) -> Score:
    """Return what the rows of the sheet are worth (C8.2)."""
    rows = colony.sheet.score_rows
    counts = tuple(len(things_counted(colony, row)) for row in rows)
    return Score(counts, tuple(row.points(n) for row, n in zip(rows, counts, strict=True)))


def winners(scores: Sequence[Score]) -> tuple[int, ...]:
    """List the seats with the highest total, who share the win (C8.3).

    >>> winners([Score((), (4,)), Score((), (7,)), Score((), (3, 4))])
    (1, 2)
    """
    best = max(score.total for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if score.total == best)
