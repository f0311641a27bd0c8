"""A language made up for tests: in it every word of a page can be seen to come from the catalogue.

The words of a sentence stand in brackets, what is put into it does not; so whatever has no bracket
round it was never offered to translators, or is a name.
"""

import re
import string
from collections.abc import Iterator

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
from gui.words import words
from gui.words.languages import LANGUAGES
from tests.seats import NAMES
from tests.window import scenes

_OPEN, _SHUT = "\u206a", "\u206b"
"""They take no room, and mean nothing to anybody else."""
_INSIDE = f"[^{_OPEN}{_SHUT}]*"
_BRACKETED = f"{_OPEN}{_INSIDE}{_SHUT}|{_OPEN}{_INSIDE}$|^{_INSIDE}{_SHUT}"
"""Also a sentence that is broken into lines."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_NO_WORDS = (
    r"<[^>]*>",  # how a text looks
    r"\b(?=[0-9a-f]*\d)[0-9a-f]{6,}\b|\b[0-9A-Z]{5}([- ][0-9A-Z]{5})+\b",  # digests and join codes
    r"\S*/\S*",  # paths, networks, ids of rules
    r"\bCtrl\b",
    r"\bwormup[-_]lan-\S+",  # the files of a release
)
_NAMES = {*NAMES, *scenes.PEOPLE, *scenes.LATER, "Eve", "Bo", "Mo", *LANGUAGES.values(), "Language"}
_SIGNS = {"AM", "PM", "XX", "XXXXX", "wlan", "tun", "games", "some", "from", "log", "ufw"}
_OF_EDITIONS = {"Venice", "Connection", "Gryphon", "dice", "Würfel"}
"""What stands in brackets in the translated name of an edition, and is shown without them."""
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
        said += f"{_OPEN}{literal}{_SHUT}" if literal else ""
        if name is not None:
            said += "{" + name + (f"!{kind}" if kind else "") + "}"
    return said


def speak_bracketed() -> None:
    """Speak the language spoken now with brackets round each of its words."""
    translate, choose = words._translate, words._choose
    words.speak(
        lambda said: bracketed(translate(said)), lambda *counted: bracketed(choose(*counted))
    )


def raw_words(text: str) -> list[str]:
    """List the words of *text* that are neither in brackets nor names."""
    for pattern in (_BRACKETED, *_NO_WORDS):
        text = re.sub(pattern, " ", text)
    return [
        word
        for word in _WORD.findall(text)
        if word not in _NAMES | _SIGNS | _OF_EDITIONS | _OF_SHEETS
    ]


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


def test_a_raw_word_is_found_and_a_name_is_not(qtbot):
    assert raw_words(bracketed("{name} bids {face}.").format(name="Ann", face=5)) == []
    assert raw_words(bracketed("{name}: {state}").format(name="Ann", state="thinking"))
    label = QLabel("Not in the catalogue")
    qtbot.addWidget(label)
    label.show()
    assert ("QLabel", "Not in the catalogue") in texts(label)
