"""Answering a dialog by a real key or a click, once it is open."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from tests.gui.on_screen import open_dialog

_looking: list[QTimer] = []
"""What looks for a dialog that is to be answered."""


def answer_by(key: Qt.Key) -> None:
    """Press *key* in the dialog that opens next."""

    def press(dialog: QWidget) -> None:
        at: QWidget | None = dialog.focusWidget()
        QTest.keyClick(at or dialog, key)

    _once_open(press)


def answer_with(text: str) -> None:
    """Click the key whose words hold *text* in the dialog that opens next."""

    def press(dialog: QWidget) -> None:
        next(key for key in dialog.findChildren(QPushButton) if text in key.text()).click()

    _once_open(press)


def _once_open(do: Callable[[QWidget], None]) -> None:
    """Do it to the dialog that opens next, in the first turn in which it is open."""
    timer = QTimer()

    def look() -> None:
        dialog = open_dialog()
        if dialog is None:
            timer.setInterval(10)
        else:
            timer.stop()
            _looking.remove(timer)
            do(dialog)

    timer.timeout.connect(look)
    timer.start(0)
    _looking.append(timer)


@pytest.fixture(autouse=True)
def answered():
    """Miss a dialog that a test answers and that never opens."""
    yield
    missed = len(_looking)
    _looking.clear()
    assert not missed, "no dialog has opened"
