"""The printed sheet: labels where they belong, hours crossed off, lines tinted."""

from functools import partial

import pytest
from PySide6.QtGui import QPainter

from core.cozy.sheet import Axis, Region
from gui.cozy.sheet.paper import Side, lines_frame, paint_paper, side_of
from tests.core.cozy.play import chapter
from tests.gui.cozy.pictures import grey, laid, painted, reds


def test_hours_go_clockwise_round_the_sheet():
    """C1.3, F13."""
    for number in (1, 7):
        hours = chapter(number).hours
        sides = [side_of(index, hours[index]) for index in range(8)]
        assert sides == [side for side in Side for _ in range(2)]
        assert side_of(8, hours[8]) is Side.TOP


def _paint(hour: int, tint: int | None, painter: QPainter) -> None:
    sheet = chapter(1)
    paint_paper(painter, laid(sheet), sheet, hour, tint)


@pytest.mark.usefixtures("qapp")
def test_hours_gone_and_the_hour_that_is_on_can_be_told_in_grey():
    """C11.1."""
    pictures = {
        grey(painted(partial(_paint, hour, tint)))
        for hour, tint in ((0, 0), (1, 1), (8, 8), (9, 9), (16, None), (0, None))
    }
    assert len(pictures) == 6


@pytest.mark.usefixtures("qapp")
def test_hours_gone_are_crossed_off_in_red():
    """C11.1, S17."""
    assert reds(painted(partial(_paint, 0, 0))) == 0
    once = reds(painted(partial(_paint, 1, 1)))
    assert once > 0
    assert reds(painted(partial(_paint, 5, 5))) > 3 * once


def test_the_tinted_lines_are_those_of_the_region():
    sheet = chapter(1)
    geometry = laid(sheet)
    region = Region("3 AM", Axis.ROWS, 4, 7)
    frame = lines_frame(geometry, region)
    inside = {cell for cell in sheet.spaces() if frame.contains(geometry.centre(cell))}
    assert inside == {cell for cell in sheet.spaces() if region.holds(cell)}
