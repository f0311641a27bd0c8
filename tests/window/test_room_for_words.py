"""In every language and the smallest window, no page cuts the words of a key, a chip or a label."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QWidget

from gui.parts.chip import Chip
from gui.parts.keys import Key
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from gui.words.languages import LANGUAGES
from net.driver.place import Place
from tests.window import scenes

_WIDTH, _HEIGHT = 1024, 600
_SLACK = 4
"""Pixels by which Qt's ways to measure letters may differ, and keys lie over each other's rings."""


def cut(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the words that visible parts of *window* have no room for, each with its part."""
    for part in window.findChildren(QWidget):
        if part.isVisible() and _text(part) and _is_cut(part, window):
            yield type(part).__name__, _text(part)


def _text(part: QWidget) -> str:
    return part.text() if isinstance(part, Key | Chip | QLabel) else ""


def _is_cut(part: QWidget, window: QWidget) -> bool:
    if isinstance(part, QLabel) and part.wordWrap():
        is_small = part.heightForWidth(part.width()) > part.height() + _SLACK
    else:
        is_small = part.sizeHint().width() > part.width() + _SLACK
    return is_small or not (_scrolls(part) or _is_within(part, window))


def _scrolls(part: QWidget) -> bool:
    over = part.parentWidget()
    while over is not None and not isinstance(over, QAbstractScrollArea):
        over = over.parentWidget()
    return over is not None


def _is_within(part: QWidget, window: QWidget) -> bool:
    left = part.mapTo(window, part.rect().topLeft()).x()
    return left >= -_SLACK and left + part.width() <= window.width() + _SLACK


@pytest.fixture
def window(tmp_path: Path) -> Iterator[MainWindow]:
    app = QApplication.instance() or QApplication([])
    settings = Settings(tmp_path)
    settings.mute = settings.calm = True
    speaker = Speaker()
    shown = MainWindow(NodeBridge(Place("Ann", "0.1.0", tmp_path)), settings, speaker)
    shown.resize(_WIDTH, _HEIGHT)
    shown.show()
    yield shown
    shown.close()
    speaker.speak("en")
    app.processEvents()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_words_are_cut(window, code):
    window._comforts.speak(code)
    found = {}
    for name, show in scenes.ALL:
        show(window)
        QApplication.processEvents()
        if here := sorted(set(cut(window))):
            found[name] = here
    assert found == {}


def test_words_without_room_are_found(window):
    key = Key("Bring a friend")
    key.setParent(window)
    key.resize(20, 60)
    key.show()
    label = QLabel("Is my Wi-Fi all right?", window)
    label.move(_WIDTH - 30, 0)
    label.show()
    assert {text for _, text in cut(window)} >= {"Bring a friend", "Is my Wi-Fi all right?"}
