"""The rosette of an award: a gold disc with two ribbons, the face of who got it, and a symbol."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gui.kit.art import paint_icon
from gui.kit.theme import look
from gui.kit.tokens import DAY
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face
from gui.words.award import AwardKind

DISC = 44.0
"""The radius of the disc."""
_TEETH, _FACE = 20, 56
_LOOKS = {
    AwardKind.BUMPED: ("dizzy", "oops"),
    AwardKind.PHOTO: ("happy", "lens"),
    AwardKind.THIEF: ("content", "swing"),
    AwardKind.COMEBACK: ("happy", "race"),
    AwardKind.ROADBLOCK: ("content", "hand"),
    AwardKind.OWN_WAY: ("content", "flag"),
    AwardKind.LEAP: ("happy", "next"),
    AwardKind.UNTOUCHED: ("content", "check"),
    AwardKind.NAMER: ("thinks", "x"),
    AwardKind.SWINGER: ("looks", "swing"),
    AwardKind.LEADER: ("happy", "first"),
    AwardKind.TIRELESS: ("happy", "turn"),
    AwardKind.LONGEST: ("content", "plus"),
    AwardKind.WARMEST: ("sleeps", "bed"),
    AwardKind.LAST_HOUR: ("happy", "star"),
    AwardKind.NO_CROSS: ("content", "check"),
}
"""How the worm in it looks, and the symbol beside it."""


def paint_rosette(
    painter: QPainter, middle: QPointF, size: float, worm: Who, kind: AwardKind
) -> None:
    """Paint the award *kind* round *middle*, for *worm*, *size* times its usual size."""
    mood, icon = _LOOKS[kind]
    _paint_disc(painter, middle, size)
    side = _FACE * size
    face = QRectF(middle.x() - side / 2, middle.y() - side * FACE / 2, side, side * FACE)
    paint_face(painter, face, worm, mood)
    _paint_symbol(painter, middle + QPointF(30, 24) * size, icon)


def _paint_disc(painter: QPainter, middle: QPointF, size: float) -> None:
    theme = look().theme
    ground = DAY.amberpale if not theme.is_dark else theme.amberpale
    painter.setPen(QPen(QColor(DAY.amberink if not theme.is_dark else theme.amber), 2.5))
    painter.setBrush(QColor(theme.paper2))
    for side in (-1, 1):
        ribbon = [(4, 34), (30, 26), (32, 66), (20, 58), (10, 68)]
        painter.drawPolygon(QPolygonF([middle + QPointF(side * x, y) * size for x, y in ribbon]))
    painter.setBrush(QColor(ground))
    edge = [
        middle + QPointF(cos(turn), sin(turn)) * ((DISC if at % 2 else DISC - 5) * size)
        for at in range(2 * _TEETH)
        for turn in (pi * at / _TEETH,)
    ]
    painter.drawPolygon(QPolygonF(edge))
    painter.setBrush(QColor(theme.paper))
    painter.drawEllipse(middle, (DISC - 11) * size, (DISC - 11) * size)


def _paint_symbol(painter: QPainter, middle: QPointF, icon: str) -> None:
    theme = look().theme
    painter.setPen(QPen(QColor(theme.ink), 1.5))
    painter.setBrush(QColor(theme.paper))
    painter.drawEllipse(middle, 14, 14)
    paint_icon(painter, icon, QRectF(middle.x() - 9, middle.y() - 9, 18, 18), theme.ink)
