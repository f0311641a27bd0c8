"""In a language made up for this test, every word on every page comes from the catalogue.

The words of a sentence stand in brackets, what is put into it does not; so whatever has no bracket
round it was never offered to translators, or is a name.
"""

import re
import string
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QWidget,
)

from core.cozy.chapter import read_sheet
from core.cozy.sheet import Sheet
from gui.cozy.chapters import chapters
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from gui.words.languages import LANGUAGES
from gui.words.words import speak
from net.driver.place import Place
from tests.seats import NAMES
from tests.settled import settled
from tests.window import scenes
from tests.window.states import tiered
from tests.window.still import at_rest

_BRACKETED = "⟦[^⟦⟧]*⟧|⟦[^⟦⟧]*$|^[^⟦⟧]*⟧"
"""Also a sentence that is broken into lines."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_NO_WORDS = (
    r"<[^>]*>",  # how a text looks
    r"\b(?=[0-9a-f]*\d)[0-9a-f]{6,}\b|\b[0-9A-Z]{5}([- ][0-9A-Z]{5})+\b",  # digests and join codes
    r"\S*/\S*",  # paths, networks, ids of rules
    r"\bCtrl\b",
    r"\bwormup[-_]lan-\S+",  # the files of a release
)
_NAMES = {*NAMES, *scenes.PEOPLE, "Eve", *LANGUAGES.values(), "Language"}
_SIGNS = {"AM", "PM", "XX", "XXXXX", "wlan", "tun", "games", "some", "from", "log", "ufw"}
_OF_SHEETS = {
    word
    for sheet in map(read_sheet, chapters().values())
    if isinstance(sheet, Sheet)
    for word in _WORD.findall(sheet.title)
}


def bracketed(template: str) -> str:
    """Put brackets round what a translator would write."""
    said = ""
    for literal, name, _, kind in string.Formatter().parse(template):
        said += f"⟦{literal}⟧" if literal else ""
        if name is not None:
            said += "{" + name + (f"!{kind}" if kind else "") + "}"
    return said


def raw_words(text: str) -> list[str]:
    """List the words of *text* that are neither in brackets nor names."""
    for pattern in (_BRACKETED, *_NO_WORDS):
        text = re.sub(pattern, " ", text)
    return [word for word in _WORD.findall(text) if word not in _NAMES | _SIGNS | _OF_SHEETS]


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Return everything that the visible widgets of *window* say, each with its widget."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()):
            yield type(widget).__name__, text
        for text in _shown(widget):
            yield type(widget).__name__, text


def _shown(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() | QAbstractButton():
            return [widget.text()]
        case QComboBox():
            return [widget.itemText(row) for row in range(widget.count())]
        case QListWidget():
            return [widget.item(row).text() for row in range(widget.count())]
        case QPlainTextEdit():
            return [widget.toPlainText(), widget.placeholderText()]
        case _:
            return []


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    data = tmp_path_factory.mktemp("data")
    speak(bracketed)
    settings = Settings(data)
    settings.mute = True
    shown = MainWindow(NodeBridge(Place("Ann", "0.1.0", data)), settings, Speaker())
    shown.resize(1280, 720)
    shown.show()
    yield shown
    shown.close()
    shown.deleteLater()
    speak(None)
    settled()


@pytest.mark.parametrize(("name", "show"), tiered(scenes.ALL))
def test_every_word_of_a_page_comes_from_the_catalogue(window, name, show):
    show(window)
    at_rest(window)
    raw = [(who, text) for who, text in texts(window) if raw_words(text)]
    assert raw == [], name


def test_a_raw_word_is_found_and_a_name_is_not(window):
    assert raw_words(bracketed("{name} bids {face}.").format(name="Ann", face=5)) == []
    assert raw_words(bracketed("{name}: {state}").format(name="Ann", state="thinking"))
    label = QLabel("Not in the catalogue", window)
    label.show()
    assert ("QLabel", "Not in the catalogue") in texts(window)
    label.hide()  # at once, for whatever is tested next
    label.deleteLater()
