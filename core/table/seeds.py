"""JointSeed: dice, lots and the emblem from the nonces of all seats that opened (P6.3).

Law: everybody with the log draws the same numbers, and nobody could know them before all
contributions were fixed.
"""

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from core.table.digests import emblem_digest

_BYTE = 256
_EMBLEM_PICTURES = 4
_PICTURE_BITS = 6


class JointSeed(NamedTuple):
    """The 32 bytes that an opening step yields; all draws from it start at its first byte."""

    seed: bytes

    def draws(self) -> "Draws":
        """Start drawing at the first byte of SHAKE-256 of the seed."""
        return Draws(self.seed)

    def emblem(self) -> tuple[int, int, int, int]:
        """Return the four of 64 pictures that all players compare aloud (P3.4).

        >>> JointSeed(bytes(32)).emblem()
        (19, 49, 53, 12)
        """
        bits = int.from_bytes(emblem_digest(self.seed)[:3], "big")
        first, second, third, fourth = (
            bits >> _PICTURE_BITS * place & (1 << _PICTURE_BITS) - 1
            for place in reversed(range(_EMBLEM_PICTURES))
        )
        return first, second, third, fourth


class Draws:
    """Draws unbiased numbers from one stream of bytes; no byte is used twice."""

    def __init__(self, seed: bytes) -> None:
        self._bytes = _stream(seed)

    def below(self, bound: int) -> int:
        """Draw a number from 0 to *bound* - 1; ValueError unless 1 <= *bound* <= 256.

        >>> draws = JointSeed(bytes(32)).draws()
        >>> [draws.below(6) + 1 for _ in range(5)]
        [6, 2, 5, 5, 6]
        """
        if not 1 <= bound <= _BYTE:
            msg = f"a number below {bound} cannot be drawn from bytes"
            raise ValueError(msg)
        end = _BYTE - _BYTE % bound
        return next(byte for byte in self._bytes if byte < end) % bound

    def number(self, size: int) -> int:
        """Draw a number of *size* whole bytes, the highest first.

        >>> JointSeed(bytes(32)).draws().number(2) == 256 * 245 + 151
        True
        """
        return int.from_bytes(islice(self._bytes, size), "big")

    def shuffled(self, count: int) -> tuple[int, ...]:
        """Return 0 .. *count* - 1 shuffled: Fisher-Yates from the last place down.

        >>> JointSeed(bytes(32)).draws().shuffled(5)
        (2, 4, 1, 3, 0)
        """
        places = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            places[last], places[other] = places[other], places[last]
        return tuple(places)


def _stream(seed: bytes) -> Iterator[int]:
    start, size = 0, 64
    while True:
        yield from hashlib.shake_256(seed).digest(size)[start:]
        start, size = size, 2 * size
