"""What a person finds on a page: keys by their words, parts by their kind, and what is said."""

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from gui.kit.dialog import Dialog
from gui.kit.keyed_window import BACK
from gui.kit.pick import PickCard

_Kind = TypeVar("_Kind", bound=QObject)


def part(page: QObject, kind: type[_Kind]) -> _Kind:
    """Return the only part of *page* of this *kind*, seen or not."""
    found = page.findChildren(kind)
    assert len(found) == 1, f"{len(found)} are {kind.__name__}"
    return found[0]


def back(page: QWidget) -> QAbstractButton:
    """Return the key of *page* that leads back."""
    found = [one for one in page.findChildren(QAbstractButton) if one.property("role") == BACK]
    (key,) = (one for one in found if one.isVisible())
    return key


def keys(page: QWidget) -> dict[str, QAbstractButton]:
    """Return what can be pressed on *page* now, by its words or by what a screen reader says."""
    buttons = [one for one in page.findChildren(QAbstractButton) if one.isVisible()]
    return {one.text() or one.accessibleName(): one for one in buttons}


def key(page: QWidget, said: str) -> QAbstractButton:
    """Return the only key with *said* on *page*."""
    found = [one for one in page.findChildren(QAbstractButton) if said in _names(one)]
    assert len(found) == 1, f"{said!r} is said by {len(found)} of {[_names(one) for one in found]}"
    return found[0]


def entry(page: QWidget, said: str) -> QAction:
    """Return the entry of a menu of *page* that says so."""
    (found,) = (one for one in page.findChildren(QAction) if one.text() == said)
    return found


def cards(page: QWidget) -> list[PickCard]:
    """List the cards to choose from."""
    return page.findChildren(PickCard)


def label(page: QWidget, role: str) -> QLabel:
    """Return the only label of *page* in this *role* of the style."""
    (found,) = (one for one in page.findChildren(QLabel) if one.property("role") == role)
    return found


def texts(page: QWidget) -> list[str]:
    """List what is to be read on *page*."""
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def _names(button: QAbstractButton) -> tuple[str, str]:
    return button.text(), button.accessibleName()


def open_dialog() -> QWidget | None:
    """Return the dialog that is open: on a card in its window, or one of Qt's own."""
    cards = [one for top in QApplication.topLevelWidgets() for one in top.findChildren(Dialog)]
    shown = [card for card in cards if card.isVisible()]
    return shown[-1] if shown else QApplication.activeModalWidget()
