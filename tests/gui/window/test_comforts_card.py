"""The card of the comforts over a page: Escape closes it, wherever the keys are on it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit.button import Button, IconButton, back_button
from gui.kit.keyed_window import KeyedWindow, stops
from gui.kit.theme import Type, font, look, wear
from gui.window.comforts import Comforts
from gui.window.comforts_card import ComfortsCard
from gui.window.settings import Settings
from tests.settled import settled


@pytest.fixture
def left():
    return []


@pytest.fixture
def menu():
    return IconButton("menu", "Menu")


@pytest.fixture
def window(qtbot, left, menu):
    """Open a window whose page can be left by Escape."""
    window, page = KeyedWindow(), QWidget()
    column = QVBoxLayout(page)
    for key in (back_button(lambda: left.append(1)), menu):
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
        settled()
        assert menu.hasFocus(), "it gives the keys back"
    assert left == []
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert left == [1], "the next one leaves the page"


@pytest.mark.parametrize("text", [100, 150, 200])
def test_with_large_text_no_key_of_a_game_is_cut_in_the_smallest_window(
    window, menu, tmp_path, qapp, text
):
    before, settings = look(), Settings(tmp_path)
    settings.text_size = text
    window.resize(1024, 600)
    comforts = Comforts(window, settings, "en")
    said = ["Network", "Television", "About", "Small talk", "Look back", "How to play", "Why?"]
    said += ["Agree to end…", "Resign…", "Get up…"]
    menu.setParent(window)
    menu.move(960, 16)
    over = ComfortsCard.hang(window, menu, comforts, [("", word, lambda: None) for word in said])
    settled()
    buttons = [key for key in over.findChildren(Button) if key.text() in said]
    assert look().size == text / 100
    assert len(buttons) == len(said)
    assert all(key.height() >= QFontMetrics(font(Type.STRONG)).ascent() for key in buttons)
    over.close()
    wear(qapp, before)
