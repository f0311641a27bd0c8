"""Small pictures of the race: the cover of the game, and what each house rule changes.

Law: each is drawn on its own px and scaled into its frame, the same everywhere.
"""

from math import cos, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.table.looks import BY_SEAT
from gui.kit.art import begin_on_wood, paint_icon
from gui.kit.fills import round_pen
from gui.kit.theme import look
from gui.kit.tokens import DAY
from gui.parts.dice import Envelope, paint_die, paint_envelope
from gui.parts.hats import paint_of
from gui.parts.worms import paint_face, paint_free, paint_worm
from gui.wormup.waiting_lanes import paint_finish, paint_post

COVER = (262, 144)
RULE = (112, 62)
"""The sizes on whose px the pictures are drawn."""

_WORMS = (
    (0, 8, ((-2, 28), (30, 23), (62, 25), (93, 34), (125, 39), (154, 34))),
    (1, -45, ((-14, 104), (17, 98), (48, 99), (79, 95), (110, 82))),
    (2, 8, ((-16, 128), (15, 123), (46, 120), (78, 122), (110, 121), (142, 119), (174, 122))),
)
"""The seat, how far the head is turned, and the places."""


def paint_cover(painter: QPainter, frame: QRectF) -> None:
    """Paint three worms at the finish."""
    begin_on_wood(painter, frame, COVER)
    paint_finish(painter, QPointF(200, -14), QPointF(222, 160), 82, 6)
    for seat, turn, places in _WORMS:
        paint_worm(painter, BY_SEAT[seat], [QPointF(*place) for place in places], 16.3, turn)
    painter.restore()


def paint_repose(painter: QPainter, frame: QRectF) -> None:
    """Paint a worm, and where its segments might lie."""
    begin_on_wood(painter, frame, RULE)
    for at in range(4):
        free = QRectF(14 + 15.5 * at, 13, 12.5, 12.5)
        paint_free(painter, free, paint_of(BY_SEAT[0]).rim, 1.5)
    places = ((31, 34), (43, 40), (56, 44), (70, 44), (82, 40), (93, 36))
    paint_worm(painter, BY_SEAT[0], [QPointF(*place) for place in places], 7.4)
    painter.restore()


def paint_last(painter: QPainter, frame: QRectF) -> None:
    """Paint two dice, and an X behind them."""
    begin_on_wood(painter, frame, RULE)
    for seat, face, left, side in ((4, "4", 9, 25), (3, "6", 41, 25), (0, "X", 74, 30)):
        top = 31 - side * 0.54
        paint_die(painter, QRectF(left, top, side, side * 1.08), face, BY_SEAT[seat])
    painter.restore()


def paint_swing(painter: QPainter, frame: QRectF) -> None:
    """Paint a finish that goes round one of its posts."""
    begin_on_wood(painter, frame, RULE)
    foot = QPointF(84, 66)
    here, there = QPointF(46, 14), QPointF(86, 12)
    painter.setOpacity(0.45)
    paint_finish(painter, there, foot, 24, 3)
    painter.setOpacity(1.0)
    paint_finish(painter, here, foot, 24, 3)
    pen = round_pen(look().theme.act, 3)
    pen.setDashPattern([0.1, 2])
    painter.setPen(pen)
    path = QPainterPath(here)
    path.quadTo(QPointF(66, 1), there)
    painter.drawPath(path)
    paint_post(painter, here, 5)
    painter.setOpacity(0.5)
    paint_post(painter, there, 5)
    painter.restore()


def paint_lot(painter: QPainter, frame: QRectF) -> None:
    """Paint three lanes, and two arrows that cross."""
    begin_on_wood(painter, frame, RULE)
    pen = QPen(QColor(DAY.edge), 1.5, Qt.PenStyle.DashLine)
    for seat, lane in ((4, 13), (0, 31), (1, 50)):
        painter.setPen(pen)
        painter.drawLine(QLineF(20, lane, 104, lane))
        paint_face(painter, QRectF(21, lane - 9, 17, 17.5), BY_SEAT[seat])
    painter.setPen(QPen(QColor(DAY.ink), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for way in (1, -1):
        path = QPainterPath(QPointF(59, 31 + 15 * way))
        tip = QPointF(84, 31 - 16 * way)
        path.cubicTo(QPointF(74, 31 + 12 * way), QPointF(78, 31), tip)
        painter.drawPath(path)
        for turn in (0.45, -0.75):
            angle = 1.25 + turn
            painter.drawLine(tip, tip + QPointF(-cos(angle) * 9, sin(angle) * 9 * way))
    painter.restore()


def paint_unopened(painter: QPainter, frame: QRectF) -> None:
    """Paint a sealed envelope, and an empty chair's worm asleep beside it."""
    begin_on_wood(painter, frame, RULE)
    paint_envelope(painter, QRectF(12, 17, 46, 32), BY_SEAT[1], Envelope.SEALED, "B")
    paint_face(painter, QRectF(68, 9, 36, 37), BY_SEAT[1], "sleeps")
    paint_icon(painter, "door", QRectF(90, 36, 18, 18), DAY.ink)
    painter.restore()
