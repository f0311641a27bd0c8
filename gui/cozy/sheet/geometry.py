"""Where the spaces of a sheet are on the screen, with the edge of the paper around them."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from core.cozy.grid import Cell
from core.cozy.sheet import Sheet


@dataclass(frozen=True, slots=True)
class SheetGeometry:
    """A sheet fitted into a frame: *side* px a space, *edge* px for the labels on each side."""

    rows: int
    cols: int
    left: float
    top: float
    side: float
    edge: float

    @property
    def grid(self) -> QRectF:
        """The spaces without the edge."""
        return QRectF(self.left, self.top, self.cols * self.side, self.rows * self.side)

    @property
    def paper(self) -> QRectF:
        """The spaces with the edge."""
        return self.grid.adjusted(-self.edge, -self.edge, self.edge, self.edge)

    def frame(self, cell: Cell) -> QRectF:
        """Return the square of *cell*, on the sheet or not."""
        return QRectF(
            self.left + cell.col * self.side,
            self.top + cell.row * self.side,
            self.side,
            self.side,
        )

    def centre(self, cell: Cell) -> QPointF:
        """Return the middle of *cell*."""
        return self.frame(cell).center()

    def cell_at(self, spot: QPointF) -> Cell:
        """Return the space under *spot*; it need not lie on the sheet."""
        return Cell(
            int((spot.y() - self.top) // self.side), int((spot.x() - self.left) // self.side)
        )


def fitted(sheet: Sheet, frame: QRectF, edge: float) -> SheetGeometry:
    """Return *sheet* in the middle of *frame*, its spaces whole px wide if that is 8 or more."""
    wide = (frame.width() - 2 * edge) / sheet.cols
    high = (frame.height() - 2 * edge) / sheet.rows
    side = max(1.0, min(wide, high))
    side = float(int(side)) if side >= 8 else side
    left = frame.center().x() - sheet.cols * side / 2
    top = frame.center().y() - sheet.rows * side / 2
    return SheetGeometry(sheet.rows, sheet.cols, round(left), round(top), side, edge)
