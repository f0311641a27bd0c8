"""Confetti in the colours of the worms. Law: the same every time, and gone at its end."""

import random
from dataclasses import dataclass
from functools import cache
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from gui.kit.animation import part
from gui.kit.clock import Glide
from gui.kit.fills import draw_with, fill_with, round_pen
from gui.kit.painted import Painted, placed
from gui.kit.theme import look
from gui.kit.tokens import DAY
from gui.parts.paints import SEATS

CONFETTI_MS = 2_400
FEW, MANY = 40, 120
"""How many pieces there are in calm motion, and else."""
_FALL_MS = 1_500
_OUTSIDE = 12
"""How far outside a piece is out of sight."""


@dataclass(frozen=True, slots=True)
class _Piece:
    x: float
    y: float
    """Where it falls, as a share of the room, and how far ahead of the others it begins."""
    starts: float
    """When it begins to fall, in ms."""
    sway: float
    turn: float
    kind: int
    colour: str
    size: float


@cache
def _pieces() -> tuple[_Piece, ...]:
    chance = random.Random(11)  # noqa: S311  # paper, nothing secret
    colours = [*(paint.body for paint in SEATS), DAY.amber, DAY.paper]
    return tuple(
        _Piece(
            chance.random(),
            chance.random(),
            chance.uniform(0, CONFETTI_MS - _FALL_MS),
            chance.uniform(-26, 26),
            chance.uniform(0, 360),
            chance.randrange(3),
            chance.choice(colours),
            chance.uniform(0.8, 1.25),
        )
        for _ in range(MANY)
    )


def paint_confetti(painter: QPainter, room: QRectF, unit: float, ms: float, count: int) -> None:
    """Paint *count* pieces in *room*, *ms* after the first fell; *unit* is the size of pictures."""
    for piece in _pieces()[:count]:
        gone = part(ms, piece.starts, piece.starts + _FALL_MS)
        if not 0 < gone < 1:
            continue
        x = room.left() + piece.x * room.width() + piece.sway * unit * sin(3 * pi * gone)
        far = room.height() + 2 * _OUTSIDE * unit
        y = room.top() - _OUTSIDE * unit + gone * far * (1 + piece.y)
        with placed(painter, QPointF(x, y), piece.turn + 300 * (1 - gone), unit * piece.size):
            _paint(painter, piece)


def _paint(painter: QPainter, piece: _Piece) -> None:
    fill_with(painter, piece.colour)
    if piece.kind == 0:
        painter.drawRect(QRectF(-5, -3, 10, 6))
    elif piece.kind == 1:
        painter.drawEllipse(QPointF(0, 0), 3.4, 3.4)
    else:
        draw_with(painter, round_pen(piece.colour, 3))
        path = QPainterPath(QPointF(-8, 0))
        path.cubicTo(-4, -8, -1, 6, 2, 0)
        path.quadTo(5, -6, 8, -1)
        painter.drawPath(path)


class Falling(Painted, QWidget):
    """Confetti over a page, until the last piece has fallen out of it; none in calm motion."""

    def __init__(self, page: QWidget, count: int) -> None:
        super().__init__(page)
        self._count = count
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._falls = Glide(self, CONFETTI_MS)
        self._falls.valueChanged.connect(self.update)
        self._falls.finished.connect(self.hide)
        self.hide()

    def start(self) -> None:
        """Let it fall."""
        if not look().is_calm:
            self.show()
            self._falls.start()

    def stop(self) -> None:
        """Let none fall any more."""
        self._falls.stop()
        self.hide()

    def paint(self, painter: QPainter) -> None:
        gone = float(self._falls.currentValue()) * CONFETTI_MS
        paint_confetti(painter, QRectF(self.rect()), look().art / 2, gone, self._count)
