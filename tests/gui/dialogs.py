"""Answering a dialog by a real key or a click, as soon as it is open."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton


def answer_by(key: Qt.Key) -> None:
    """Press *key* in the dialog that opens next."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        QTest.keyClick(dialog, key)

    QTimer.singleShot(0, press)


def answer_with(text: str) -> None:
    """Click the key whose words hold *text* in the dialog that opens next."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        next(key for key in dialog.findChildren(QPushButton) if text in key.text()).click()

    QTimer.singleShot(0, press)
