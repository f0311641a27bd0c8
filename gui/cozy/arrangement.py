"""Where sheet, hour, rows and the others' sheets stand: side by side, or one under the other."""

from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gui.cozy.others_panel import OthersPanel
from gui.cozy.score_panel import ScorePanel

NARROW = 900
"""px: below this the rows stand under the sheet, the others under the hour."""
_LOW = 520


class Arrangement:
    """Guards which of the two it is."""

    def __init__(
        self, view: QWidget, sheet: QWidget, pages: QWidget, scores: ScorePanel, others: OthersPanel
    ) -> None:
        self._sheet, self._pages, self._scores, self._others = sheet, pages, scores, others
        self._left, self._middle, self._right = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        side = QWidget()
        side.setLayout(self._right)
        self._right.setContentsMargins(4, 4, 4, 4)
        self._side = scrolled(side)
        row = QHBoxLayout(view)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addLayout(self._left)
        row.addLayout(self._middle, 4)
        row.addWidget(self._side, 3)
        self._left.addWidget(sheet, 1)
        self._middle.addWidget(pages, 1)
        self._right.addWidget(scores)
        self._right.addStretch(1)
        self._right.addWidget(others)
        self.is_narrow = False

    def fit(self, width: int, height: int) -> None:
        """Give the sheet a square, and the hour what it needs beside it."""
        if (width < NARROW) is not self.is_narrow:
            self.is_narrow = width < NARROW
            self._move()
        if self.is_narrow:
            self._sheet.setFixedWidth(round(width * 0.47))
            self._scores.setFixedWidth(round(width * 0.47))
        else:
            self._sheet.setFixedWidth(min(round(height * 1.04), round(width * 0.48)))
        self._others.use_columns(3 if height >= _LOW and not self.is_narrow else 5)

    def _move(self) -> None:
        """Put the rows and the others where they belong now."""
        self._scores.setMaximumWidth(10_000)
        self._scores.setMinimumWidth(0)
        if self.is_narrow:
            self._left.addWidget(self._scores)
            self._middle.addWidget(self._others)
        else:
            self._right.insertWidget(0, self._scores)
            self._right.addWidget(self._others)
        self._scores.use_columns(2 if self.is_narrow else 1)
        self._side.setVisible(not self.is_narrow)


def scrolled(widget: QWidget) -> QScrollArea:
    """Let *widget* be scrolled where there is little room."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidget(widget)
    return area
