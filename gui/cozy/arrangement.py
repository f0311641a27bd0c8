"""Where sheet, hour, rows and the others' sheets stand: side by side, or one below the other."""

from enum import Enum

from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gui.cozy.around.others_panel import OthersPanel
from gui.cozy.around.score_panel import ScorePanel

NARROW = 900
"""px: in a narrower view the rows stand under the sheet, the others under the hour."""
_LOW = 520
_FEW_LETTERS = 100
"""A view less than this many letters wide has no room for three columns."""

_MIDDLE = 4
"""The hour's share of the room beside the sheet, against 3 for the rows."""


class Shape(Enum):
    """The three ways to arrange the view."""

    WIDE = "the rows and the others beside the hour"
    NARROW = "the rows under the sheet, the others under the hour"
    STACKED = "all in one column beside the sheet, to be scrolled"


class Arrangement:
    """Chooses wide, narrow or stacked by the room there is."""

    def __init__(
        self, view: QWidget, sheet: QWidget, pages: QWidget, scores: ScorePanel, others: OthersPanel
    ) -> None:
        self._view = view
        self._sheet, self._pages, self._scores, self._others = sheet, pages, scores, others
        self._left, self._middle, self._right = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        side = QWidget()
        side.setLayout(self._right)
        self._right.setContentsMargins(4, 4, 4, 4)
        self._side = scrolled(side)
        self._row = row = QHBoxLayout(view)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addLayout(self._left)
        row.addLayout(self._middle, _MIDDLE)
        row.addWidget(self._side, 3)
        self._left.addWidget(sheet, 1)
        self._middle.addWidget(pages, 1)
        self._right.addWidget(scores)
        self._right.addStretch(1)
        self._right.addWidget(others)
        self.shape = Shape.WIDE

    def fit(self, width: int, height: int) -> None:
        """Make the sheet square, and give the hour the room it needs beside it."""
        shape = Shape.NARROW if width < NARROW else Shape.WIDE
        if width < _FEW_LETTERS * self._view.fontMetrics().averageCharWidth():
            shape = Shape.STACKED
        if shape is not self.shape:
            self.shape = shape
            self._move()
        if shape is Shape.NARROW:
            self._sheet.setFixedWidth(round(width * 0.47))
            self._scores.setFixedWidth(round(width * 0.47))
        else:
            self._sheet.setFixedWidth(min(round(height * 1.04), round(width * 0.48)))
        self._pages.setMinimumHeight(height - 10 if shape is Shape.STACKED else 0)
        self._others.use_columns(3 if height >= _LOW and shape is Shape.WIDE else 5)

    def _move(self) -> None:
        """Put hour, rows and the others' sheets where the present shape has them."""
        is_narrow = self.shape is Shape.NARROW
        self._scores.setMaximumWidth(10_000)
        self._scores.setMinimumWidth(0)
        if is_narrow:
            self._left.addWidget(self._scores)
        else:
            self._right.insertWidget(0, self._scores)
        if self.shape is Shape.STACKED:
            self._right.insertWidget(0, self._pages)
            self._row.setStretchFactor(self._middle, 0)
        elif self._middle.indexOf(self._pages) < 0:
            self._middle.insertWidget(0, self._pages, 1)
            self._row.setStretchFactor(self._middle, _MIDDLE)
        (self._middle if is_narrow else self._right).addWidget(self._others)
        self._scores.use_columns(2 if is_narrow else 1)
        self._side.setVisible(not is_narrow)


def scrolled(widget: QWidget) -> QScrollArea:
    """Return a scroll area around *widget*, for where there is little room."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidget(widget)
    return area
