"""A whole sheet as it stands: paper, worms, foods, organs with their states, links.

Law: what is painted is a function of the picture; the same lines draw the screen and a file.
"""

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from core.cozy.acting import idle_reason
from core.cozy.grid import Cell
from core.cozy.refusals import CozyReason
from core.cozy.turn import Turn
from core.cozy.worm import Organ
from gui.cozy.sheet.geometry import SheetGeometry, fitted
from gui.cozy.sheet.organ import State, paint_organ
from gui.cozy.sheet.paper import paint_food, paint_paper
from gui.cozy.sheet.worm import paint_letter, paint_shiver, paint_worm


@dataclass(frozen=True, slots=True)
class Picture:
    """A colony at an *hour*; after the hour its turn already belongs to the next one."""

    turn: Turn
    hour: int
    is_on: bool = False
    """Whether the hour is being played: its region is tinted, and organs show if they may act."""
    has_links: bool = True
    is_small: bool = False
    """Whether it lacks the edge, to stand among others."""


def geometry_of(picture: Picture, frame: QRectF, metrics: QFontMetricsF) -> SheetGeometry:
    """Return the sheet of *picture* fitted into *frame*."""
    edge = 0.0 if picture.is_small else min(metrics.height() * 2.1, frame.height() * 0.09)
    return fitted(picture.turn.sheet, frame, edge)


def paint_sheet(painter: QPainter, geometry: SheetGeometry, picture: Picture) -> None:
    """Draw *picture* where *geometry* has its spaces."""
    colony = picture.turn.colony
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tinted = picture.hour if picture.is_on else None
    paint_paper(painter, geometry, colony.sheet, picture.hour, tinted)
    for food in colony.foods:
        paint_food(painter, geometry.frame(food))
    for number in range(len(colony.worms)):
        paint_worm(painter, geometry, colony, number)
    paint_shiver(painter, geometry, colony)
    for organ in colony.organs:
        state = state_of(picture, organ)
        paint_organ(painter, geometry.frame(organ.cell), organ, state)
    for number, worm in enumerate(colony.worms):
        paint_letter(painter, geometry, worm, number)
    if picture.has_links:
        for start in range(len(colony.worms)):
            to = colony.link_of(start)
            if to is not None:
                _paint_link(painter, geometry, picture, start)


def state_of(picture: Picture, organ: Organ) -> State:
    """Return which of the three states *organ* is in while the hour is played."""
    turn = picture.turn
    if not picture.is_on or turn.dice is None:
        return State.PLAIN
    reason = idle_reason(turn, organ)
    if reason is None:
        return State.READY
    return State.DONE if reason is CozyReason.ALREADY_ACTED else State.IDLE


def _paint_link(painter: QPainter, geometry: SheetGeometry, picture: Picture, start: int) -> None:
    colony = picture.turn.colony
    rear = colony.worms[start].cells[-1]
    faced = colony.faced_by(colony.organ_at[rear])
    if faced is not None:
        paint_arrow(painter, geometry, rear, faced, QColor(60, 40, 20, 210))


def paint_arrow(
    painter: QPainter, geometry: SheetGeometry, start: Cell, end: Cell, colour: QColor
) -> None:
    """Draw a thin arrow from the tip of a tail on *start* to *end*."""
    one, two = geometry.centre(start), geometry.centre(end)
    step = two - one
    unit = step / max(1.0, hypot(step.x(), step.y()))
    tail, tip = one + step * 0.42, one + step * 0.86
    across, size = QPointF(-unit.y(), unit.x()), geometry.side * 0.11
    painter.save()
    painter.setPen(QPen(colour, max(1.2, geometry.side * 0.05)))
    painter.drawLine(tail, tip - unit * size)
    painter.setPen(QPen(QColor("white"), 1))
    painter.setBrush(colour)
    base = tip - unit * size * 1.6
    painter.drawPolygon(QPolygonF([tip, base + across * size, base - across * size]))
    painter.restore()
