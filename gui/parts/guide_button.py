"""The button that opens how to play the game at the table; F1 does the same."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from gui.words.words import words

_FEW_LETTERS = 120
"""A page fewer letters wide than this has room for a question mark only."""


class GuideButton(QPushButton):
    """Takes little room at the foot of a narrow *page*; a click calls *show*."""

    def __init__(self, page: QWidget, show: Callable[[], None]) -> None:
        super().__init__()
        self._page = page
        self.setAccessibleName(words("How to play"))
        self.setToolTip(words("How this game is played, on one page (F1)"))
        self.clicked.connect(show)
        QShortcut(QKeySequence(Qt.Key.Key_F1), page, show)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Use the short text when the page has become narrow, or its text large."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.FontChange}:
            letter = self._page.fontMetrics().averageCharWidth()
            has_room = self._page.width() >= _FEW_LETTERS * letter
            self.setText(words("How to play") if has_room else "?")
        return super().eventFilter(watched, event)
