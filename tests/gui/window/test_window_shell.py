"""The shell of the window: a toast is seen and read aloud, what is only spoken is not seen."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from gui.window.settings import Settings
from gui.window.window_shell import WindowShell


@pytest.fixture
def read_aloud(monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append(event.message())
    )
    return heard


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


def test_what_is_spoken_is_passed_to_a_screen_reader_and_not_shown(window, tmp_path, read_aloud):
    shell = WindowShell(window, Settings(tmp_path), lambda *_: None)
    shell.speak("Nobody is here.")
    assert read_aloud == ["Nobody is here."]
    assert shell.bubble is None


def test_a_toast_is_a_sentence_that_is_shown_and_read_aloud(window, tmp_path, read_aloud):
    shell = WindowShell(window, Settings(tmp_path), lambda *_: None)
    shell.toast("nobody is here")
    assert shell.bubble is not None
    assert shell.bubble.isVisible()
    assert [shell.bubble.said] == read_aloud == ["Nobody is here."]


def test_the_menu_hangs_from_its_button_with_the_entries_of_the_page(window, tmp_path):
    hung: list[object] = []
    shell = WindowShell(window, Settings(tmp_path), lambda *what: hung.append(what))
    entries = [("door", "Get up…", window.hide)]
    shell.open_menu(window, entries)
    assert hung == [(window, entries)]
