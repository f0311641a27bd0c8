"""What holds for every test of the windows: no test leaves its size of text to the next."""

import sys

import pytest
from PySide6.QtWidgets import QApplication

from gui.window.language import Speaker


@pytest.fixture(autouse=True)
def same_size_of_text(qapp: QApplication):
    """Restore the font and the style sheet: a style sheet stops fonts from being inherited."""
    font, style = QApplication.font(), qapp.styleSheet()
    yield
    if qapp.styleSheet() != style:
        qapp.setStyleSheet(style)
    if QApplication.font() != font:
        QApplication.setFont(font)


@pytest.fixture
def german(qapp: QApplication):
    """Speak German for the length of a test."""
    speaker = Speaker()
    speaker.speak("de")
    yield
    speaker.speak("en")


@pytest.fixture
def no_shapely(monkeypatch: pytest.MonkeyPatch):
    """Let shapely, and what needs it, be unknown for the length of a test."""
    monkeypatch.delitem(sys.modules, "gui.wormup.remeasure", raising=False)
    monkeypatch.setitem(sys.modules, "shapely", None)
