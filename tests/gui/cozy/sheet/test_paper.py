"""The printed sheet: labels where they belong, hours crossed off, lines tinted."""

from functools import partial

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from gui.cozy.sheet.geometry import Edge
from gui.cozy.sheet.paper import LabelSide, edge_of, paint_paper, side_of
from gui.kit.theme import Type, font
from gui.kit.tokens import DAY
from tests.core.cozy.play import chapter
from tests.gui.cozy.pictures import grey, laid, painted


def test_hours_go_clockwise_round_the_sheet():
    """C1.3, F13."""
    for number in (1, 7):
        hours = chapter(number).hours
        sides = [side_of(index, hours[index]) for index in range(8)]
        assert sides == [side for side in LabelSide for _ in range(2)]
        assert side_of(8, hours[8]) is LabelSide.TOP


def _paint(hour: int, tint: int | None, painter: QPainter) -> None:
    sheet = chapter(1)
    paint_paper(painter, laid(sheet, Edge(40, 16, 12)), sheet, hour, tint)


@pytest.mark.usefixtures("qapp")
def test_hours_gone_and_the_hour_that_is_on_can_be_told_in_grey():
    """C11.1."""
    pictures = {
        grey(painted(partial(_paint, hour, tint)))
        for hour, tint in ((0, 0), (1, 1), (8, 8), (9, 9), (16, None), (0, None))
    }
    assert len(pictures) == 6


@pytest.mark.usefixtures("qapp")
def test_the_hour_that_is_on_is_a_sun_and_the_afternoon_is_night_blue():
    """C11.1: the two rounds of the clock are told apart."""
    assert _count(painted(partial(_paint, 0, 0)), DAY.amber) > 0
    assert _count(painted(partial(_paint, 16, None)), DAY.amber) == 0
    nights = [_count(painted(partial(_paint, hour, None)), DAY.night) for hour in (0, 12, 16)]
    assert nights[0] > nights[1] > nights[2] == 0


def _count(image: QImage, colour: str) -> int:
    wanted = QColor(colour).rgb()
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixel(x, y) == wanted for x, y in spots)


def test_there_is_room_round_the_sheet_for_every_label(qapp):
    edge = edge_of(chapter(1))
    letters = QFontMetricsF(font(Type.CHIP))
    assert edge.wide > max(letters.horizontalAdvance(hour.name) for hour in chapter(1).hours)
    assert edge.high > letters.height()
