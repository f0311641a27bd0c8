"""The log in words: a line for each event, the newest last; a click goes to its step."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from gui.words.words import words

_GAP = 6


class _Spaced(QStyledItemDelegate):
    """Puts a gap between lines: padding and spacing would break lines where Qt does not count."""

    def sizeHint(  # noqa: N802  # Qt's name
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return a little more than the words need."""
        return super().sizeHint(option, index) + QSize(0, _GAP)


class LogView(QListWidget):
    """The log's lines, each with the step it belongs to."""

    chosen = Signal(int)
    """The step of the line that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(words("What has happened"))
        self.setWordWrap(True)
        self.setItemDelegate(_Spaced(self))
        self.setTextElideMode(Qt.TextElideMode.ElideNone)  # a line takes as many as it needs
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def add(self, step: int, lines: Sequence[str]) -> None:
        """Add the *lines* of *step*; scroll along if the end was in sight."""
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

    def point_at_end(self) -> None:
        """Select nothing, and show the newest line."""
        self.setCurrentRow(-1)
        self.clearSelection()
        self.scrollToBottom()

    def _step(self, item: QListWidgetItem) -> int:
        return int(item.data(Qt.ItemDataRole.UserRole))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._step(item))
