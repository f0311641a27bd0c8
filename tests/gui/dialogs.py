"""Answering a dialog by a real key or a click, as soon as it is open."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from gui.parts.dialog import Dialog


def open_dialog() -> QWidget | None:
    """Return the dialog that is open: on a card in its window, or one of Qt's own."""
    cards = [one for top in QApplication.topLevelWidgets() for one in top.findChildren(Dialog)]
    shown = [card for card in cards if card.isVisible()]
    return shown[-1] if shown else QApplication.activeModalWidget()


def answer_by(key: Qt.Key) -> None:
    """Press *key* in the dialog that opens next."""

    def press() -> None:
        dialog = open_dialog()
        assert dialog is not None
        at: QWidget | None = dialog.focusWidget()
        QTest.keyClick(at or dialog, key)

    QTimer.singleShot(0, press)


def answer_with(text: str) -> None:
    """Click the key whose words hold *text* in the dialog that opens next."""

    def press() -> None:
        dialog = open_dialog()
        assert dialog is not None
        next(key for key in dialog.findChildren(QPushButton) if text in key.text()).click()

    QTimer.singleShot(0, press)
