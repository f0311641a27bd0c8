"""Two faults of PySide: one version counted None wrongly, others keep halves of what is gone."""

import ast
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, nodes, plant, python_files

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


_HALVING = {"addLayout", "itemAt", "itemAtPosition"}
"""What leaves a Python half of an item that Qt deletes untold: see `gui.kit.layout.nest`."""
_MAY = {"gui/kit/layout.py", "gui/window/start/room.py"}
"""The one way round it; and who takes all items out before a card is deleted."""


def halving(root: Path) -> list[str]:
    """List what leaves Python halves of items of layouts."""
    return [
        f"{name_of(file, root)}:{node.lineno}: {node.attr}: nest, and ask no layout for items"
        for file in python_files(root, "gui")
        if name_of(file, root) not in _MAY
        for node in nodes(file)
        if isinstance(node, ast.Attribute) and node.attr in _HALVING
    ]


def test_no_half_of_an_item_of_a_layout_is_left_with_python():
    assert halving(ROOT) == []


def test_a_layout_that_is_added_by_qt_alone_is_found(tmp_path):
    plant(tmp_path, "gui/planted.py", "outer.addLayout(inner)")
    assert len(halving(tmp_path)) == 1
