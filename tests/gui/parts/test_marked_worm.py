"""The marked worm: wherever it is clicked or pointed at, it has an answer, with chances or none."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.table.looks import BY_SEAT
from gui.kit.tokens import DAY
from gui.parts.chance_chart import Curve, SeatChances, Turning
from gui.parts.marked_worm import Mark, MarkedWorm
from gui.words.mark_kinds import MarkKind

NONE = Curve()
SOME = Curve((SeatChances(1, (0.5, 0.5)), SeatChances(26, (1.0, 0.0))), names=("Ann", "Ben"))
ONE = Curve((SeatChances(1, (0.5, 0.5)),), (Turning(1, "Ann bumps Ben"),), ("Ann", "Ben"))


@pytest.mark.parametrize("curve", [NONE, SOME, ONE])
@pytest.mark.parametrize("marks", [[], [Mark(7, "Ann swings")]])
def test_every_row_of_pixels_may_be_clicked_and_pointed_at(qtbot, curve, marks):
    worm = MarkedWorm()
    qtbot.addWidget(worm)
    worm.setRange(1, 26)
    worm.show_curve(curve)
    worm.show_marks(marks, [(9, "2")], 0)
    worm.resize(900, worm.sizeHint().height())
    worm.show()
    for y in range(worm.height()):
        at = QPoint(600, y)
        QTest.mouseClick(worm, Qt.MouseButton.LeftButton, pos=at)
        QApplication.sendEvent(worm, QHelpEvent(QHelpEvent.Type.ToolTip, at, worm.mapToGlobal(at)))
    assert 1 <= worm.value() <= 26


HOURS = [(4, "7 AM"), (6, "8 AM"), (8, "1 PM")]


@pytest.fixture
def day(qtbot):
    """Three hours, each of two steps."""
    worm = MarkedWorm()
    qtbot.addWidget(worm)
    worm.setRange(1, 8)
    worm.show_marks([Mark(6, "a star", MarkKind.STAR, BY_SEAT[0])], HOURS, 0, has_hours=True)
    worm.resize(900, worm.sizeHint().height())
    worm.show()
    return worm


def test_hours_lie_as_far_from_each_other_however_many_steps_they_take(day):
    first, *others = (day.place(step) for step in (1, 4, 6, 8))
    assert [round(x - first) for x in others] == [
        round((others[-1] - first) / 3 * at) for at in (1, 2, 3)
    ]
    assert day.place(4) < day.place(5) < day.place(6), "a roll between them has its place"


def test_one_stops_only_where_an_hour_ends(day, qtbot):
    seen: list[int] = []
    day.valueChanged.connect(seen.append)
    for _ in range(4):
        qtbot.keyClick(day, Qt.Key.Key_Right)
    for _ in range(4):
        qtbot.keyClick(day, Qt.Key.Key_Left)
    assert seen == [4, 6, 8, 6, 4, 1]
    QTest.mouseClick(day, Qt.MouseButton.LeftButton, pos=QPoint(round(day.place(5)) + 3, 60))
    assert seen[-1] == 6


def test_below_each_half_of_the_day_lies_a_bar(day):
    def colours():
        line = day.grab().toImage()
        at = ((4, 0), (6, 0), (8, -17))  # beside the word
        return [line.pixelColor(round(day.place(step)) + x, 118).name() for step, x in at]

    amber, night = QColor(DAY.amber).name(), QColor(DAY.night).name()
    assert colours() == [amber, amber, night]


def test_the_costliest_hour_has_a_diamond_beside_a_star_of_that_hour(day):
    before = day.grab().toImage()
    day.show_curve(Curve(turnings=(Turning(6, "8 AM, Ann: the costliest hour"),)))
    after = day.grab().toImage()
    x = round(day.place(6))
    assert after.pixelColor(x, 25) == QColor(DAY.amber)
    assert before.pixelColor(x, 25) == after.pixelColor(x - 24, 25), "the star has moved aside"
    assert not day.curve_high()
