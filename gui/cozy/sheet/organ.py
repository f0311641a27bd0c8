"""The six organs as small drawings, turned the way they face.

Law: each has its own outline, so that they differ in grey too.
"""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.cozy.grid import Face
from core.cozy.worm import Kind, Organ
from gui.parts.theme import GOOD, INK

_TURNS = {None: 0, Face.N: 0, Face.E: 90, Face.S: 180, Face.W: 270}
READY, IDLE = QColor("#d98e04"), QColor("#77705f")


class State(Enum):
    """Whether an organ may still act this hour (C5.1, C5.2)."""

    PLAIN = "no hour is on"
    READY = "ready"
    IDLE = "idle"
    DONE = "done this hour"


def paint_organ(
    painter: QPainter, frame: QRectF, organ: Organ | Kind, state: State = State.PLAIN
) -> None:
    """Draw an organ, or just one of its kind, into the square *frame*."""
    kind = organ if isinstance(organ, Kind) else organ.kind
    face = None if isinstance(organ, Kind) else organ.face
    filled = isinstance(organ, Organ) and organ.filled
    painter.save()
    painter.translate(frame.center())
    painter.scale(frame.width(), frame.width())
    _paint_state(painter, state)
    painter.setOpacity(0.45 if state is State.DONE else 1.0)
    painter.rotate(_TURNS[face])
    painter.setPen(QPen(INK, 0.035))
    if kind is Kind.BRAIN and filled:
        _brain(painter, QColor("black"))
    else:
        _DRAWN[kind](painter)
    painter.restore()
    if state is State.DONE:
        _paint_tick(painter, frame)


def _paint_state(painter: QPainter, state: State) -> None:
    """Draw a ring: filled and gold when ready, thin when idle."""
    if state is State.READY:
        painter.setPen(QPen(READY, 0.05))
        painter.setBrush(QColor(255, 214, 102, 150))
        painter.drawEllipse(QPointF(), 0.41, 0.41)
    elif state is State.IDLE:
        painter.setPen(QPen(IDLE, 0.02))
        painter.setBrush(QColor(255, 255, 255, 70))
        painter.drawEllipse(QPointF(), 0.39, 0.39)


def _paint_tick(painter: QPainter, frame: QRectF) -> None:
    size = frame.width() * 0.26
    spot = frame.bottomRight() - QPointF(size * 1.25, size * 1.25)
    corners = ((0.0, 0.5), (0.4, 0.95), (1.0, 0.0))
    tick = QPolygonF([spot + QPointF(x, y) * size for x, y in corners])
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor("white"), 0.1), (GOOD, 0.055)):
        pen = QPen(colour, frame.width() * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(tick)
    painter.restore()


# each is drawn around (0, 0), facing up; one unit is a space


def _eye(painter: QPainter) -> None:
    white = QPainterPath(QPointF(-0.32, 0.06))
    white.quadTo(QPointF(0, -0.42), QPointF(0.32, 0.06))
    white.quadTo(QPointF(0, 0.34), QPointF(-0.32, 0.06))
    painter.setBrush(QColor("white"))
    painter.drawPath(white)
    painter.setBrush(QColor("#2b5f8a"))
    painter.drawEllipse(QPointF(0, -0.05), 0.125, 0.125)
    painter.setBrush(QColor("black"))
    painter.drawEllipse(QPointF(0, -0.085), 0.06, 0.06)
    _paint_beak(painter)


def _mouth(painter: QPainter) -> None:
    jaw = QPainterPath(QPointF(0, 0.02))
    jaw.lineTo(QPointF(-0.24, -0.2))
    jaw.arcTo(QRectF(-0.31, -0.31, 0.62, 0.62), 140, 260)
    jaw.closeSubpath()
    painter.setBrush(QColor("#b4443c"))
    painter.drawPath(jaw)
    painter.setBrush(QColor("white"))
    for side in (-1, 1):
        teeth = [
            QPointF(side * 0.2, -0.16),
            QPointF(side * 0.09, -0.18),
            QPointF(side * 0.1, -0.07),
        ]
        painter.drawPolygon(QPolygonF(teeth))
    painter.setBrush(QColor("black"))
    painter.drawEllipse(QPointF(0, 0.14), 0.03, 0.03)


def _tail(painter: QPainter) -> None:
    spike = QPainterPath(QPointF(-0.2, 0.3))
    spike.quadTo(QPointF(-0.12, -0.05), QPointF(0, -0.47))
    spike.quadTo(QPointF(0.12, -0.05), QPointF(0.2, 0.3))
    spike.quadTo(QPointF(0, 0.4), QPointF(-0.2, 0.3))
    painter.setBrush(QColor("#6d8f4e"))
    painter.drawPath(spike)
    for row in (0.16, 0.0):
        painter.drawLine(QPointF(-0.1, row), QPointF(0.1, row))


def _collar(painter: QPainter) -> None:
    ring = QPainterPath()
    ring.addEllipse(QPointF(0, -0.04), 0.29, 0.25)
    ring.addEllipse(QPointF(0, -0.04), 0.17, 0.13)
    painter.setBrush(QColor("#3d6fb0"))
    painter.drawPath(ring)
    painter.setBrush(QColor("#f2c230"))
    painter.drawEllipse(QPointF(0, 0.24), 0.09, 0.09)


def _plain_brain(painter: QPainter) -> None:
    _brain(painter, QColor("#f4a6b8"))


def _brain(painter: QPainter, colour: QColor) -> None:
    cloud = QPainterPath()
    cloud.setFillRule(Qt.FillRule.WindingFill)
    for x, y, radius in (
        (-0.16, -0.1, 0.15), (0.0, -0.17, 0.14), (0.16, -0.1, 0.15), (-0.2, 0.07, 0.13),
        (0.2, 0.07, 0.13), (-0.08, 0.14, 0.14), (0.08, 0.14, 0.14), (0, 0, 0.16),
    ):  # fmt: skip
        cloud.addEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(colour)
    painter.drawPath(cloud.simplified())
    folds = QPainterPath(QPointF(0, -0.28))
    folds.quadTo(QPointF(0.06, -0.1), QPointF(0, 0))
    folds.quadTo(QPointF(-0.06, 0.12), QPointF(0, 0.26))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(folds)
    for side in (-1, 1):
        fold = QPainterPath(QPointF(side * 0.24, -0.06))
        fold.quadTo(QPointF(side * 0.1, -0.06), QPointF(side * 0.14, 0.1))
        painter.drawPath(fold)


def _heart(painter: QPainter) -> None:
    heart = QPainterPath(QPointF(0, 0.32))
    heart.cubicTo(QPointF(-0.52, -0.02), QPointF(-0.3, -0.42), QPointF(0, -0.14))
    heart.cubicTo(QPointF(0.3, -0.42), QPointF(0.52, -0.02), QPointF(0, 0.32))
    painter.setBrush(QBrush(QColor("#d6336c")))
    painter.drawPath(heart)


def _paint_beak(painter: QPainter) -> None:
    painter.setBrush(INK)
    beak = [QPointF(0, -0.46), QPointF(-0.07, -0.34), QPointF(0.07, -0.34)]
    painter.drawPolygon(QPolygonF(beak))


_DRAWN: dict[Kind, Callable[[QPainter], None]] = {
    Kind.EYE: _eye,
    Kind.MOUTH: _mouth,
    Kind.TAIL: _tail,
    Kind.COLLAR: _collar,
    Kind.BRAIN: _plain_brain,
    Kind.HEART: _heart,
}
