"""The Qt that is installed leaves the reference count of None alone; one version did not."""

import sys
from collections.abc import Callable

import pytest

QtCore = pytest.importorskip("PySide6.QtCore", reason="Qt is not installed here")

_CALLS = 1_000
_NOISE = 100


def drift(call: Callable[[str], object]) -> int:
    """Tell by how much the reference count of None moves while *call* is called 1,000 times."""
    before = sys.getrefcount(None)
    for number in range(_CALLS):
        call(f"name {number}")
    return abs(sys.getrefcount(None) - before)


def test_none_survives_a_thousand_calls_of_qt():
    assert drift(QtCore.QObject().setObjectName) < _NOISE


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal since Python 3.12")
def test_a_call_that_keeps_a_reference_to_none_is_found():
    kept: list[object] = []
    assert drift(lambda _: kept.append(None)) > _NOISE
