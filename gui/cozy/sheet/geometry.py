"""Where the spaces of a sheet are on the screen, with the edge of the paper around them."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from core.cozy.grid import Cell
from core.cozy.sheet import Sheet


class Edge(NamedTuple):
    """The room for the hours around a sheet: their labels, and what lies between them."""

    wide: float = 0.0
    """The width of a label."""
    high: float = 0.0
    gap: float = 0.0
    """The width of the names of rows, with the gaps beside them."""


BARE = Edge()
"""No hours: a sheet among others."""


@dataclass(frozen=True, slots=True)
class SheetGeometry:
    """A sheet fitted into a frame: *side* px a space."""

    rows: int
    cols: int
    left: float
    top: float
    side: float
    edge: Edge = BARE

    @property
    def grid(self) -> QRectF:
        """The spaces without the edge."""
        return QRectF(self.left, self.top, self.cols * self.side, self.rows * self.side)

    @property
    def paper(self) -> QRectF:
        """The spaces with the edge."""
        left, top, right, bottom = _margins(self.edge)
        return self.grid.adjusted(-left, -top, right, bottom)

    def frame(self, cell: Cell) -> QRectF:
        """Return the square of *cell*, on the sheet or not."""
        return QRectF(
            self.left + cell.col * self.side, self.top + cell.row * self.side, self.side, self.side
        )

    def centre(self, cell: Cell) -> QPointF:
        """Return the middle of *cell*."""
        return self.frame(cell).center()

    def cell_at(self, spot: QPointF) -> Cell:
        """Return the space under *spot*; it need not lie on the sheet."""
        return Cell(
            int((spot.y() - self.top) // self.side), int((spot.x() - self.left) // self.side)
        )


def fitted(sheet: Sheet, frame: QRectF, edge: Edge = BARE) -> SheetGeometry:
    """Return *sheet* in the middle of *frame*, its spaces whole px wide if that is 8 or more."""
    left, top, right, bottom = _margins(edge)
    room = frame.adjusted(left, top, -right, -bottom)
    side = max(1.0, min(room.width() / sheet.cols, room.height() / sheet.rows))
    side = float(int(side)) if side >= 8 else side
    start = room.center() - QPointF(sheet.cols, sheet.rows) * side / 2
    return SheetGeometry(sheet.rows, sheet.cols, round(start.x()), round(start.y()), side, edge)


def _margins(edge: Edge) -> tuple[float, float, float, float]:
    """Return the room at the left, top, right and bottom; rows are named at the left only."""
    wide, high, gap = edge
    return wide + 1.4 * gap, high + 1.1 * gap, wide + gap, high + gap
