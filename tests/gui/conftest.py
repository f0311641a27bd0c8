"""What holds for every test of the windows: no test leaves its look to the next."""

import sys

import pytest
from PySide6.QtWidgets import QApplication

from gui import wormup
from gui.kit.theme import Look, look, wear
from gui.window.language import Speaker
from tests.gui.dialogs import answered  # noqa: F401  # pytest finds it here
from tests.gui.heard_shell import HeardShell
from tests.gui.shown_page import page  # noqa: F401  # and here
from tests.tidy import tidy, tidy_module  # noqa: F401  # pytest finds them here
from tests.turned_clock import clock, qtbot  # noqa: F401  # and here


@pytest.fixture(autouse=True)
def same_look(qapp: QApplication):
    """Begin in the usual look and in English; end in that look."""
    Speaker().speak("en")
    if look() != Look() or not qapp.styleSheet():
        wear(qapp, Look())
    yield
    if look() != Look():
        wear(qapp, Look())


@pytest.fixture
def shell() -> HeardShell:
    """Hear what a page asks of its window."""
    return HeardShell()


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
    monkeypatch.delattr(wormup, "remeasure", raising=False)
    monkeypatch.setitem(sys.modules, "shapely", None)
