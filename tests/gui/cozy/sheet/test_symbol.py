"""Groups of symbols: open, earned, coming and going."""

from functools import partial

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from gui.cozy.sheet.symbol import SymbolState, group_width, paint_group
from tests.gui.cozy.pictures import grey, painted


def _paint(symbols: str, how: SymbolState, painter: QPainter) -> None:
    paint_group(painter, QPointF(30, 20), symbols, how)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("symbols", ["*", "**", "o", "XX"])
def test_a_group_looks_otherwise_when_it_is_earned_or_would_be_also_in_grey(symbols):
    """C8.2."""
    pictures = [grey(painted(partial(_paint, symbols, how), 60, 40)) for how in SymbolState]
    assert len(set(pictures)) >= 3
    assert len(set(pictures[:3])) == 3


def test_a_group_of_more_symbols_is_wider():
    assert group_width("") == group_width("o") < group_width("XX") < group_width("**")
