"""The two tiers of tests: what must hold before a commit, and what `scripts/check.py --long` adds.

Law: nothing else makes a test long. CONTRIBUTING.md names each kind, and the reason for it.
"""

import os
from collections.abc import Iterable
from typing import Any

import pytest

IS_LONG = "WORMUP_LONG" in os.environ
long = pytest.mark.long
"""A test that repeats, at length, a promise that a shorter one states."""


def few(count: int, cases: Iterable[Any]) -> list[Any]:
    """Return *cases* of which all but the first *count* are long.

    >>> [one.marks == () for one in few(1, [3, ("a", 4)])]
    [True, False]
    """
    values = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [
        pytest.param(*value, marks=long if n >= count else ()) for n, value in enumerate(values)
    ]


def times(more: int) -> int:
    """Return how often something drawn is tried: once, or *more* times in the long tier."""
    return more if IS_LONG else 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is long, unless it is asked for."""
    if left_out := [] if IS_LONG else [item for item in items if item.get_closest_marker("long")]:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
