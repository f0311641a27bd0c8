"""Where a slider stops: everywhere, or at some numbers alone, each as far from the next."""

from bisect import bisect_left, bisect_right
from typing import NamedTuple


class Stops(NamedTuple):
    """The numbers *at* which one stops, rising; without any, all from *least* to *most*."""

    least: int
    most: int
    at: tuple[int, ...] = ()

    def next(self, value: int, way: int) -> int:
        """Return where one stops next from *value* on: to the right with 1, to the left with -1.

        >>> Stops(1, 9).next(3, 1), Stops(1, 9, (1, 4, 9)).next(4, 1)
        (4, 9)
        """
        if not self.at:
            return value + way
        found = bisect_right(self.at, value) if way > 0 else bisect_left(self.at, value) - 1
        return self.at[min(max(found, 0), len(self.at) - 1)]

    def place_of(self, value: int) -> int:
        """Return how many stops, after the first, *value* has reached."""
        return max(bisect_right(self.at, value) - 1, 0)

    def share(self, value: int) -> float:
        """Return how far along the slider *value* lies, from 0 to 1.

        >>> Stops(1, 9).share(3), Stops(1, 9, (1, 5, 9)).share(5), Stops(1, 9, (1, 5, 9)).share(3)
        (0.25, 0.5, 0.25)
        """
        if len(self.at) < 2:
            return (value - self.least) / max(1, self.most - self.least)
        place = min(self.place_of(value), len(self.at) - 2)
        low, high = self.at[place : place + 2]
        return (place + (value - low) / (high - low)) / (len(self.at) - 1)

    def nearest(self, share: float) -> int:
        """Return where one stops nearest to so far along the slider."""
        if not self.at:
            return self.least + round(share * (self.most - self.least))
        return min(self.at, key=lambda value: abs(self.share(value) - share))
