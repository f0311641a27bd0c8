"""Answering a dialog by a real key, as soon as it is open."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.parts.dialog import Dialog


def open_dialog() -> QWidget:
    """Return the dialog that is open: on a card in its window, or one of Qt's own."""
    for window in QApplication.topLevelWidgets():
        for dialog in window.findChildren(Dialog):
            if dialog.isVisible():
                return dialog
    modal = QApplication.activeModalWidget()
    assert modal is not None
    return modal


def answer_by(key: Qt.Key) -> None:
    """Press *key* in the dialog that opens next."""

    def press() -> None:
        dialog = open_dialog()
        QTest.keyClick(dialog.focusWidget() or dialog, key)

    QTimer.singleShot(0, press)
