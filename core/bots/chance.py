"""Random numbers from a seed: the same seed gives the same numbers on every laptop."""

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

from core.table.seeds import Draws

_T = TypeVar("_T")
_BYTES = 6


class Chance:
    """One stream of random numbers; no part of it is used twice."""

    def __init__(self, seed: bytes) -> None:
        self._draws = Draws(seed)

    def pick(self, items: Sequence[_T]) -> _T:
        """Pick one of at most 256 *items*, all equally likely.

        >>> Chance(b"seed").pick("ace")
        'c'
        """
        return items[self._draws.below(len(items))]

    def weighted(self, items: Sequence[_T], weights: Sequence[float]) -> _T:
        """Pick one of *items*, each as likely as its share of all *weights*.

        >>> Chance(b"seed").weighted("ace", [0.0, 0.0, 3.0])
        'e'
        """
        sums = list(accumulate(weights))
        mark = self.share() * sums[-1]
        return next(item for item, above in zip(items, sums, strict=True) if mark < above)

    def share(self) -> float:
        """Draw a number from 0 to below 1."""
        return self._draws.number(_BYTES) / (1 << 8 * _BYTES)
