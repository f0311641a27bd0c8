"""The log in words: a line an event, the newest at the end; a click goes to its step."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from gui.words import words


class LogView(QListWidget):
    """Guards which step each line belongs to."""

    chosen = Signal(int)
    """The step of the line that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(words("What has happened"))
        self.setWordWrap(True)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def add(self, step: int, lines: Sequence[str]) -> None:
        """Add the *lines* of *step*; scrolls along if the end was in sight."""
        bar = self.verticalScrollBar()
        was_at_end = bar.value() >= bar.maximum() - 4
        for line in lines:
            item = QListWidgetItem(line)
            item.setData(Qt.ItemDataRole.UserRole, step)
            self.addItem(item)
        if was_at_end:
            self.scrollToBottom()

    def point_at(self, step: int) -> None:
        """Select the last line of *step*, or of the last step before it that has one."""
        rows = [row for row in range(self.count()) if self._step(self.item(row)) <= step]
        if rows:
            self.setCurrentRow(rows[-1])

    def _step(self, item: QListWidgetItem) -> int:
        return int(item.data(Qt.ItemDataRole.UserRole))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._step(item))
