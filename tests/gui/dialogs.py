"""Answering a dialog by a real key, as soon as it is open."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def answer_by(key: Qt.Key) -> None:
    """Press *key* in the dialog that opens next."""

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        QTest.keyClick(dialog, key)

    QTimer.singleShot(0, press)
