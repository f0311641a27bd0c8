"""What stands on a timeline beside the worm: marks of what happened, and where a log is torn."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.table.looks import Worn
from gui.kit.art import paint_icon
from gui.kit.fills import draw_with, fill_with, round_pen
from gui.kit.theme import look, px
from gui.kit.tokens import DAY, STAR
from gui.parts.hats import paint_of
from gui.parts.wormline import WormSlider
from gui.words.mark_kinds import MarkKind

TEAR = 5
"""How far a tear goes to either side, and how wide it is drawn."""


def paint_mark(painter: QPainter, place: QRectF, sign: MarkKind, who: Worn | None) -> None:
    """Paint the *sign* of a mark into *place*; a new star in the colour of *who*."""
    now, size = look().theme, place.width()
    if sign in {MarkKind.BUMP, MarkKind.STAR}:
        _paint_star(painter, place, who)
    elif sign is MarkKind.COST:
        _paint_diamond(painter, place)
    elif sign is MarkKind.FINISH:
        paint_icon(painter, "flag", place.translated(size / 8, 0))
    elif sign is MarkKind.OTHER:
        fill_with(painter, now.edge)
        painter.drawEllipse(place.center(), size / 6, size / 6)
    else:
        _paint_letter(painter, place, now.ink, is_x=sign is MarkKind.SWING)


def paint_rest(painter: QPainter, worm: WormSlider, torn: int) -> None:
    """Paint what does not check as places that nobody has taken."""
    bead, high = px(worm.bead), px(worm.head)
    left, right = worm.place(torn), worm.place(worm.maximum()) + high / 2
    now, top = look().theme, worm.line() - high / 2
    painter.fillRect(QRectF(left, top, right - left, high), QColor(now.paper))
    pen = round_pen(now.edge, 2.4)
    pen.setDashPattern([0.1 / 2.4, 6.4 / 2.4])
    draw_with(painter, pen)
    spot = left + bead
    while spot <= right - bead / 2:
        painter.drawEllipse(QPointF(spot, worm.line()), bead / 2 - 2, bead / 2 - 2)
        spot += bead


def paint_tear(painter: QPainter, worm: WormSlider, torn: int) -> None:
    """Paint where the log is torn."""
    x, wide, reach = worm.place(torn), px(TEAR), px(30)
    painter.setPen(round_pen(look().theme.bad, px(TEAR), has_round_joins=True))
    painter.drawPolyline(
        [
            QPointF(x + (wide if at % 2 == 0 else -wide), worm.line() - reach + at * reach / 3)
            for at in range(7)
        ]
    )


def _paint_star(painter: QPainter, place: QRectF, who: Worn | None) -> None:
    """Paint the star of a bump, or one in the colour of *who*."""
    middle, reach = place.center(), place.width() * 0.4
    points = [
        middle
        + QPointF(sin(at * pi / 5), -cos(at * pi / 5)) * (reach if at % 2 == 0 else reach / 2)
        for at in range(10)
    ]
    paint = paint_of(who) if who is not None else None
    rim = (look().theme.rim or paint.rim) if paint else DAY.amberink
    pen = QPen(QColor(rim), place.width() / 12)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(paint.body if paint else STAR))
    painter.drawPolygon(points)


def _paint_diamond(painter: QPainter, place: QRectF) -> None:
    """Paint what stands at the costliest hour, as in the curve of a review."""
    now, middle, half = look().theme, place.center(), place.width() * 0.38
    painter.setPen(QPen(QColor(now.amberink), place.width() / 14))
    painter.setBrush(QColor(now.amber))
    corners = ((0, -half), (half, 0), (0, half), (-half, 0))
    painter.drawPolygon([middle + QPointF(*corner) for corner in corners])


def _paint_letter(painter: QPainter, place: QRectF, ink: str, *, is_x: bool) -> None:
    """Paint the X of a swing, or the Z of a silence, large enough to be seen from far."""
    reach = place.width() * (0.29 if is_x else 0.25)
    middle = place.center()
    painter.setPen(round_pen(ink, place.width() * (0.2 if is_x else 0.16), has_round_joins=True))
    lefttop, righttop = middle + QPointF(-reach, -reach), middle + QPointF(reach, -reach)
    leftlow, rightlow = middle + QPointF(-reach, reach), middle + QPointF(reach, reach)
    if is_x:
        painter.drawLine(lefttop, rightlow)
        painter.drawLine(righttop, leftlow)
    else:
        painter.drawPolyline([lefttop, righttop, leftlow, rightlow])
