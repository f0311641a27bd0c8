"""The marked worm: wherever it is clicked or pointed at, it has an answer, with chances or none."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.parts.chances import Chance, Curve, Turning
from gui.parts.marked_worm import Mark, MarkedWorm

NONE = Curve()
SOME = Curve((Chance(1, (0.5, 0.5)), Chance(26, (1.0, 0.0))), names=("Ann", "Ben"))
ONE = Curve((Chance(1, (0.5, 0.5)),), (Turning(1, "Ann bumps Ben"),), ("Ann", "Ben"))


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
