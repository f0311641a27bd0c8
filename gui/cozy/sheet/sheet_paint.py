"""A whole sheet as it stands: paper, worms, foods, organs with their states, links.

Law: what is painted is a function of the picture and the look; the same lines draw the screen, the
small sheets and a file.
"""

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from core.cozy.decisions import ActOrgan
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.turn import Turn
from core.cozy.worm import Organ
from gui.cozy.sheet.geometry import SheetGeometry, fitted
from gui.cozy.sheet.organ import OrganState, paint_organ
from gui.cozy.sheet.paper import edge_of, named, paint_food, paint_paper
from gui.cozy.sheet.worm_paint import paint_letter, paint_shiver, paint_worm
from gui.kit.tokens import BLACK, WHITE

_TINY, _SMALL = 9, 20
"""px a space: with fewer there are no organs, and no letters nor labels of hours."""


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """A colony at an *hour*; after the hour its turn already belongs to the next one."""

    turn: Turn
    hour: int
    is_on: bool = False
    """Whether the hour is being played: its region is tinted, and organs show if they may act."""
    has_links: bool = True
    is_small: bool = False
    """Whether it lacks the hours, the letters and the draught, to stand among others."""


def geometry_of(picture: SheetPicture, frame: QRectF) -> SheetGeometry:
    """Return the sheet of *picture* fitted into *frame*."""
    sheet = picture.turn.sheet
    if picture.is_small:
        return fitted(sheet, frame)
    whole = fitted(sheet, frame, edge_of(sheet))
    return whole if whole.side >= _SMALL else fitted(sheet, frame, named())


def paint_sheet(painter: QPainter, geometry: SheetGeometry, picture: SheetPicture) -> None:
    """Draw *picture* where *geometry* has its spaces."""
    colony = picture.turn.colony
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tinted = picture.hour if picture.is_on else None
    paint_paper(painter, geometry, colony.sheet, picture.hour, tinted)
    for food in colony.foods:
        paint_food(painter, geometry.frame(food))
    for number in range(len(colony.worms)):
        paint_worm(painter, geometry, colony, number)
    if geometry.side < _TINY:
        return
    if not picture.is_small:
        paint_shiver(painter, geometry, colony)
    states = states_of(picture)
    for organ in colony.organs:
        paint_organ(painter, geometry.frame(organ.cell), organ, states[organ.cell])
    if not picture.is_small:
        _paint_signs(painter, geometry, picture)


def _paint_signs(painter: QPainter, geometry: SheetGeometry, picture: SheetPicture) -> None:
    """Draw the letters of the worms, and the links between them."""
    colony = picture.turn.colony
    for number, worm in enumerate(colony.worms):
        if geometry.side >= _SMALL:
            paint_letter(painter, geometry, worm, number)
        if picture.has_links and colony.link_of(number) is not None:
            _paint_link(painter, geometry, picture, number)


def states_of(picture: SheetPicture) -> dict[Cell, OrganState]:
    """Return for each organ whether it may be chosen to act now, or has acted this hour."""
    turn, organs = picture.turn, picture.turn.colony.organs
    if not picture.is_on or turn.dice is None:
        return {organ.cell: OrganState.PLAIN for organ in organs}
    ready = {one.cell for one in legal(turn) if isinstance(one, ActOrgan)} if turn.stack else set()
    return {organ.cell: _state(turn, organ, ready) for organ in organs}


def _state(turn: Turn, organ: Organ, ready: set[Cell]) -> OrganState:
    if organ.cell in turn.acted:
        return OrganState.DONE
    return OrganState.READY if organ.cell in ready else OrganState.PLAIN


def _paint_link(
    painter: QPainter, geometry: SheetGeometry, picture: SheetPicture, start: int
) -> None:
    colony = picture.turn.colony
    rear = colony.worms[start].cells[-1]
    faced = colony.faced_by(colony.organ_at[rear])
    if faced is not None:
        colour = QColor(BLACK)
        colour.setAlphaF(0.75)
        paint_arrow(painter, geometry, rear, faced, colour)


def paint_arrow(
    painter: QPainter, geometry: SheetGeometry, start: Cell, end: Cell, colour: QColor
) -> None:
    """Draw a thin arrow from the tip of a tail on *start* to *end*."""
    one, two = geometry.centre(start), geometry.centre(end)
    step = two - one
    unit = step / max(1.0, hypot(step.x(), step.y()))
    tail, tip = one + step * 0.44, one + step * 0.78
    across, size = QPointF(-unit.y(), unit.x()), geometry.side * 0.1
    painter.save()
    pen = QPen(colour, max(1.2, geometry.side * 0.05))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(tail, tip - unit * size)
    painter.setPen(QPen(QColor(WHITE), 1))
    painter.setBrush(colour)
    base = tip - unit * size * 1.6
    painter.drawPolygon(QPolygonF([tip, base + across * size, base - across * size]))
    painter.restore()
