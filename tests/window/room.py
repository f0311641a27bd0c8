"""A program: the words that pages cut in the smallest window, in the language of its argument.

It has a process of its own, for all windows of one share a look, and this one's is another.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QWidget

from gui.parts.button import Button
from gui.parts.clock import HandClock, Timer
from gui.parts.headline import Headline, fitting
from gui.parts.theme import Type, font
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from net.driver.place import Place
from tests.window import scenes
from tests.window.states import few_enough
from tests.window.still import at_rest

WIDTH, HEIGHT = 1024, 600
_SLACK = 4
"""Pixels by which Qt's ways to measure letters may differ, and keys lie over each other's rings."""
_LEAST = 0.8
"""How large the letters of a line that shrinks have to be, by small letters."""


def cut(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the words that visible parts of *window* have no room for, each with its part."""
    for part in window.findChildren(QWidget):
        if part.isVisible() and _text(part) and _is_cut(part, window):
            yield type(part).__name__, _text(part)


def _text(part: QWidget) -> str:
    if isinstance(part, Button):
        return (
            part.text() if type(part) is Button else ""
        )  # others lay their words out by themselves
    return part.text() if isinstance(part, QLabel) else ""


def _is_cut(part: QWidget, window: QWidget) -> bool:
    if isinstance(part, Headline):  # it shrinks
        room = part.contentsRect()
        letters = fitting(part._use, part.text(), room.width() - 2, room.height())
        is_small = letters.pointSizeF() < _LEAST * font(Type.SMALL).pointSizeF()
    elif isinstance(part, QLabel) and part.wordWrap():
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


def opened(code: str, data: Path) -> MainWindow:
    """Open the window in the language *code*."""
    Timer.clock = HandClock()
    settings, speaker = Settings(data), Speaker()
    settings.mute = settings.calm = True
    speaker.speak(code)
    window = MainWindow(NodeBridge(Place("Ann", "0.1.0", data)), settings, speaker)
    window.resize(WIDTH, HEIGHT)
    window.show()
    return window


def cut_in(code: str, data: Path) -> dict[str, list[tuple[str, str]]]:
    """Return what each page cuts; one made up for the proof that cuts are found is the last."""
    window, found = opened(code, data), {}
    for name, show in few_enough(scenes.ALL):
        show(window)
        at_rest(window)
        if here := sorted(set(cut(window))):
            found[name] = here
    button, label = Button("Bring a friend"), QLabel("Is my Wi-Fi all right?", window)
    button.setParent(window)
    button.resize(20, 60)
    label.move(WIDTH - 30, 0)
    for part in (button, label):
        part.show()
    found["proof"] = [one for one in cut(window) if one[1] in {button.text(), label.text()}]
    return found


if __name__ == "__main__":
    app = QApplication([])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        print(json.dumps(cut_in(sys.argv[1], Path(made))), flush=True)  # noqa: T201
