"""In every language and the smallest window, no page cuts the words of a key, a chip or a label."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget

from gui.kit.button import Button
from gui.kit.headline import Headline, fitting
from gui.kit.qr import CodeLetters
from gui.kit.theme import Type, font
from gui.window.language import Speaker
from gui.words.languages import LANGUAGES
from tests.tiers import long
from tests.window import scenes
from tests.window.one_window import one_window
from tests.window.still import at_rest

_OTHERS = [code for code in LANGUAGES if code != "de"]
"""Each takes most of a minute. German words are the longest: `test_every_button` asks of them."""
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
        is_small = _is_small(letters)
    elif isinstance(part, CodeLetters):  # likewise
        is_small = _is_small(part.letters)
    elif isinstance(part, QLabel) and part.wordWrap():
        is_small = part.heightForWidth(part.width()) > part.height() + _SLACK
    else:
        is_small = part.sizeHint().width() > part.width() + _SLACK
    return is_small or not (_scrolls(part) or _is_within(part, window))


def _is_small(letters: QFont) -> bool:
    return letters.pointSizeF() < _LEAST * font(Type.SMALL).pointSizeF()


def _scrolls(part: QWidget) -> bool:
    over = part.parentWidget()
    while over is not None and not isinstance(over, QAbstractScrollArea):
        over = over.parentWidget()
    return over is not None


def _is_within(part: QWidget, window: QWidget) -> bool:
    left = part.mapTo(window, part.rect().topLeft()).x()
    return left >= -_SLACK and left + part.width() <= window.width() + _SLACK


@pytest.fixture
def speaker():
    speaker = Speaker()
    yield speaker
    speaker.speak("en")


@long
@pytest.mark.parametrize("code", _OTHERS)
def test_no_words_are_cut(speaker, tmp_path, subtests, code):
    speaker.speak(code)
    with one_window(tmp_path, 1024, 600) as window:
        window.setUpdatesEnabled(False)  # room is laid out before anything is painted
        for name, show in scenes.ALL:
            with subtests.test(name):
                show(window)
                at_rest(window)
                assert sorted(set(cut(window))) == []


def test_words_that_have_no_room_are_found(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    button, label = Button("Bring a friend"), QLabel("Is my Wi-Fi all right?", page)
    button.setParent(page)
    button.resize(20, 60)
    label.move(page.width() - 30, 0)
    page.show()
    assert {button.text(), label.text()} <= {words for _, words in cut(page)}
