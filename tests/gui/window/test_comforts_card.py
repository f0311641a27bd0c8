"""The card of the comforts over a page: Escape closes it, wherever the keys are on it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gui.parts.keyed_window import KeyedWindow, stops
from gui.parts.keys import IconKey, back_key
from gui.window.comforts import Comforts
from gui.window.comforts_card import ComfortsCard
from gui.window.settings import Settings


@pytest.fixture
def left():
    return []


@pytest.fixture
def menu():
    return IconKey("menu", "Menu")


@pytest.fixture
def window(qtbot, left, menu):
    """Open a window whose page can be left by Escape."""
    window, page = KeyedWindow(), QWidget()
    column = QVBoxLayout(page)
    for key in (back_key(lambda: left.append(1)), menu):
        column.addWidget(key)
    window.setCentralWidget(page)
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return window


@pytest.fixture
def hang(window, menu, tmp_path):
    comforts = Comforts(window, Settings(tmp_path), "en")
    return lambda: ComfortsCard.hang(window, menu, comforts, [("people", "Network", lambda: None)])


def test_escape_closes_it_from_each_of_its_parts_and_leaves_the_page_alone(menu, left, hang):
    first = hang()
    count = len(stops(first))
    first.close()
    assert count > 5
    for place in range(count):
        over = hang()
        part = stops(over)[place]
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert menu.hasFocus(), "it gives the keys back"
    assert left == []
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert left == [1], "the next one leaves the page"
