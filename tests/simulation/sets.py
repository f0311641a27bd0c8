"""Sets of numbers as bits of one integer, and what is computed once: a search lives on both."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, TypeVar, TypeVarTuple, Unpack

Some = int
"""A set of numbers: bit *i* is the number *i*."""

Key = TypeVarTuple("Key")
Value = TypeVar("Value")


def numbers_of(some: Some) -> Iterator[int]:
    """List the numbers of *some* in rising order."""
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


def union(sets: Iterable[Some]) -> Some:
    """Join *sets*."""
    joined = 0
    for one in sets:
        joined |= one
    return joined


def subsets(sets: Sequence[Some]) -> Iterator[Some]:
    """Join *sets* in all ways, the smallest first."""
    for size in range(len(sets) + 1):
        for chosen in combinations(sets, size):
            yield union(chosen)


def memoized(method: Callable[[Any, Unpack[Key]], Value]) -> Callable[[Any, Unpack[Key]], Value]:
    """Compute the value of *method* once for each object and key."""
    name = f"_known_{method.__qualname__}"

    def remembered(self: Any, *key: *Key) -> Value:
        known: dict[tuple[*Key], Value] | None = self.__dict__.get(name)
        if known is None:
            known = self.__dict__[name] = {}
        if key not in known:
            known[key] = method(self, *key)
        return known[key]

    return remembered
