"""Rows of symbols with what counts filled."""

from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.cozy.sheet import Arguments, Measure, Row
from gui.cozy.sheet.symbol import paint_symbols, symbols_width
from tests.gui.cozy.pictures import grey, painted

ROW = Row(Measure.FOODS, Arguments(), ((1, "o"), (3, "**"), (4, "XX"), (6, "")))


def _paint(count: int, painter: QPainter) -> None:
    paint_symbols(painter, QRectF(4, 4, 190, 21), ROW, count)


@pytest.mark.usefixtures("qapp")
def test_each_mark_that_is_reached_fills_one_group_more():
    """C8.2."""
    pictures = [grey(painted(partial(_paint, count), 200, 40)) for count in range(8)]
    assert len(set(pictures)) == 4
    assert pictures[1] == pictures[2]
    assert pictures[4] == pictures[5] == pictures[7]


def test_a_longer_row_is_wider():
    assert symbols_width(ROW) > symbols_width(Row(Measure.FOODS, Arguments(), ((1, "o"),)))
