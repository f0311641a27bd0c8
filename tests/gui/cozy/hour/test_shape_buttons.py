"""Turn and flip beside the shape, within reach of the mouse."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gui.cozy.hour.shape_buttons import ShapeButtons

ROOM = QRect(0, 0, 600, 600)


@pytest.fixture
def keys(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 600)
    page.show()
    keys = ShapeButtons(page)
    keys.page = page  # type: ignore[attr-defined]  # so that it lives as long
    return keys


@pytest.mark.parametrize(("x", "y"), [(0, 0), (400, 0), (0, 400), (420, 420), (0, 250)])
def test_they_stand_beside_the_shape_and_within_the_sheet(keys, x, y):
    shape = QRect(x, y, 180, 120)
    keys.stand_by(shape, ROOM)
    assert keys.isVisible()
    assert not keys.geometry().intersects(shape)
    assert ROOM.contains(keys.geometry())


def test_they_stay_while_the_shape_moves_unless_it_covers_them(keys):
    keys.stand_by(QRect(100, 100, 100, 100), ROOM)
    before = keys.pos()
    keys.stand_by(QRect(80, 300, 100, 100), ROOM)
    assert keys.pos() == before
    keys.stand_by(QRect(before.x() - 10, before.y() - 10, 100, 100), ROOM)
    assert keys.pos() != before


def test_they_turn_and_flip(keys, qtbot):
    turn, flip = keys.findChildren(QWidget)[:2]
    with qtbot.waitSignal(keys.turned):
        turn.click()
    with qtbot.waitSignal(keys.flipped):
        flip.click()
    assert turn.accessibleName() == "Turn"
