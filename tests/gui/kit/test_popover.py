"""A card that hangs from a key: closed by a click outside or Escape, and Tab stays on it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from gui.kit.popover import Popover
from gui.kit.role_label import role_label
from gui.kit.theme import look
from tests.gui.kit.look_at import wearing


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 600)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return window


@pytest.fixture
def key(window):
    key = QPushButton("menu", window)
    key.setGeometry(940, 20, 44, 44)
    key.show()
    return key


@pytest.fixture
def popover(window, key):
    content = QWidget()
    column = QVBoxLayout(content)
    for text in ("one", "two"):
        column.addWidget(QPushButton(text))
    return Popover(window, key, content, 474)


def card_on(popover):
    return popover.findChild(QPushButton).parentWidget().geometry()


def test_it_hangs_below_its_key_within_the_window(window, key, popover):
    card = card_on(popover)
    assert card.top() >= key.geometry().bottom()
    assert card.right() < window.width()
    assert card.width() == 474


def test_with_large_text_it_is_as_wide_and_as_high_as_its_words_need(window, key):
    with wearing(replace(look(), size=2.0)):
        content = QWidget()
        column = QVBoxLayout(content)
        column.addWidget(role_label("body", "A sentence of many words. " * 10))
        column.addWidget(QLabel("One word that cannot be broken, which is a line of its own"))
        Popover(window, key, content, 474)
        assert content.width() >= content.minimumSizeHint().width()
        assert content.height() >= column.totalHeightForWidth(content.width())


def test_a_click_outside_closes_it_and_one_on_it_does_not(qtbot, popover):
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(popover, left, pos=card_on(popover).topLeft() + QPoint(2, 2))
    assert popover.isVisible()
    with qtbot.waitSignal(popover.destroyed):
        QTest.mouseClick(popover, left, pos=QPoint(5, 300))


def test_escape_closes_it_and_gives_the_keys_back(qtbot, window, key, popover):
    with qtbot.waitSignal(popover.destroyed):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.focusWidget() is key


def test_tab_stays_on_the_card(window, popover):
    seen = []
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        seen.append(window.focusWidget().text())
    assert seen == ["one", "two", "one"]


def test_its_key_is_on_while_it_is_there(window, key, popover):
    assert key.isChecked()
    popover.close()
    assert not key.isChecked()
    assert not key.isCheckable()


def test_it_goes_with_its_key(window, key, popover):
    key.deleteLater()
    QCoreApplication.sendPostedEvents(key, QEvent.Type.DeferredDelete)
    assert not popover.isVisible()
    popover.lay_out()
    window.grab()
    QCoreApplication.sendPostedEvents(popover, QEvent.Type.DeferredDelete)
    assert not isValid(popover)
