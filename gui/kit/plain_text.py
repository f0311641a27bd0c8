"""Longer text to read: scrolled, selected and copied.

Law: it is never dragged. For a drag Qt waits in a loop of its own, and dies when the page goes
meanwhile (6.11); so what was selected is given up when the mouse goes down on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent


class PlainText(QPlainTextEdit):
    """Shows *text*; *said* is its name for a screen reader."""

    def __init__(self, said: str, text: str = "") -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setAccessibleName(said)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        is_longer = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.button() is Qt.MouseButton.LeftButton and not is_longer:
            self.setTextCursor(self.cursorForPosition(event.position().toPoint()))
        super().mousePressEvent(event)
