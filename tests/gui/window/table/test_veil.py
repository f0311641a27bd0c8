"""The veil between two people at one laptop."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.table.looks import BY_SEAT
from gui.window.table.veil import REST_MS, Veil


@pytest.fixture
def veil(qtbot, shell):
    veil = Veil(shell)
    qtbot.addWidget(veil)
    veil.resize(1024, 600)
    veil.show()
    veil.setFocus()
    return veil


def test_it_asks_for_one_person_by_name_and_is_opened_by_that_one(veil, qtbot, shell):
    veil.hand_to("Dana", BY_SEAT[2])
    assert shell.spoken == ["Hand the laptop to Dana"]
    assert veil.accessibleName() == "Hand the laptop to Dana"
    assert veil.button.text() == "I am Dana"
    with qtbot.waitSignal(veil.button.chosen):
        QTest.mouseClick(veil.button, Qt.MouseButton.LeftButton)


def test_a_second_enter_of_the_person_before_opens_nothing_and_a_later_one_does(veil, qtbot, clock):
    veil.hand_to("Dana", BY_SEAT[2])
    with qtbot.assertNotEmitted(veil.button.chosen):
        QTest.keyClick(veil, Qt.Key.Key_Return)
    clock.pass_time(REST_MS)
    assert veil.focusWidget() is veil.button
    with qtbot.waitSignal(veil.button.chosen):
        QTest.keyClick(veil.focusWidget(), Qt.Key.Key_Return)


def test_the_worm_of_the_next_person_is_painted(veil):
    veil.hand_to("Dana", BY_SEAT[2])
    dana = veil.grab().toImage()
    veil.hand_to("Dana", BY_SEAT[1])
    assert veil.grab().toImage() != dana
