"""The foot of a table: a sentence, its buttons, and the corner that every page has."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

_GAP = 6


class Foot(QWidget):
    """Guards that no button makes the window wider: one row, or two if that is too narrow."""

    def __init__(self, status: QWidget, buttons: Sequence[QWidget]) -> None:
        super().__init__()
        self._status, self._buttons, self._corner = status, tuple(buttons), QWidget()
        self._is_one_row = True
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addStretch(1)
        for button in self._buttons:
            row.addWidget(button)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(status, 0, 0)
        self._grid.addLayout(row, 0, 1, 1, 1)
        self._row = row

    def take_corner(self, corner: QWidget) -> None:
        """Put *corner* at the end of the foot."""
        self._corner = corner
        self._grid.addWidget(corner, 0, 2)
        corner.show()
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Add or remove a row when a button has come, gone or changed its text."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            is_one_row = self._width() <= self.width()
            if is_one_row is not self._is_one_row:
                self._is_one_row = is_one_row
                self._lay_out()
        return super().event(event)

    def _lay_out(self) -> None:
        """Put the buttons beside the sentence, or in a row of their own below it."""
        self._grid.removeItem(self._row)
        if self._is_one_row:
            self._grid.addLayout(self._row, 0, 1)
        else:
            self._grid.addLayout(self._row, 1, 0, 1, 3, Qt.AlignmentFlag.AlignRight)

    def _width(self) -> int:
        """Return how wide buttons and corner are side by side."""
        return self._row.sizeHint().width() + _GAP + self._corner.sizeHint().width()

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the width of the wider of the two rows."""
        wide = max(self._row.sizeHint().width(), self._corner.sizeHint().width())
        return QSize(wide, self._grid.minimumSize().height())
