"""A button that says why it cannot be pressed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolTip

from gui.kit.why_button import WhyButton, allow


@pytest.fixture
def button(qtbot):
    button = WhyButton("Done")
    qtbot.addWidget(button)
    return button


def test_a_barred_button_can_be_reached_and_says_why(qtbot, button):
    button.bar("too early")
    with qtbot.waitSignal(button.barred) as barred, qtbot.assertNotEmitted(button.chosen):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert barred.args == ["too early"]
    assert button.toolTip() == button.accessibleDescription() == "too early"
    assert button.isEnabled()


def test_a_barred_button_that_is_pressed_shows_its_reason_at_once(button):
    button.show()
    button.bar("too early")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QToolTip.isVisible()
    assert QToolTip.text() == "too early"
    QToolTip.hideText()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_free_button_is_pressed_by_space_and_enter(qtbot, button, key):
    button.bar("", "ends the move")
    with qtbot.waitSignal(button.chosen):
        QTest.keyClick(button, key)
    assert button.toolTip() == "ends the move"


def test_a_button_that_is_off_says_why_and_one_that_is_on_what_it_does(qtbot):
    button = QPushButton("Join")
    qtbot.addWidget(button)
    allow(button, "Nobody is here.", "Sit down")
    assert (button.isEnabled(), button.toolTip()) == (False, "Nobody is here.")
    assert button.accessibleDescription() == "Nobody is here."
    allow(button, "", "Sit down")
    assert (button.isEnabled(), button.toolTip()) == (True, "Sit down")
