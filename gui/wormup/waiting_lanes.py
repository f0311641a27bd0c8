"""What lies on the table while it fills: worms that limber up, empty lanes, the finish."""

from collections.abc import Sequence
from math import atan2, degrees, hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from core.table.looks import Worn
from gui.kit.art import paint_picture
from gui.kit.fills import faint, fill_with
from gui.kit.painted import placed
from gui.kit.tokens import BOARD, DAY, WHITE
from gui.parts.hats import Who
from gui.parts.worms import paint_bib, paint_free, paint_worm

_LANES = {1: (0,), 2: (-40, 40), 3: (-72, 0, 72), 4: (-45, 22, -97, 91), 5: (-50, 0, 50, -100, 100)}
"""How far each seat's lane is from the middle, in px at art 1."""
_WAVES = ((-11, -5, 9, 20, 17, 5, -4), (13, 9, -4, -14, -11, 2, 13))
_TAILS = (-182, -128, -184, -150, -176)
_PITCH, _RADIUS, _FREE = 30.5, 16.0, 14.0
_POSTS = (QPointF(148, -75), QPointF(156, 61))
_BAND, _THREAD, _POST = 55.0, 7.0, 9.5


def paint_waiting(painter: QPainter, unit: float, seats: int, worms: Sequence[Who]) -> None:
    """Paint the *worms* of those who sit there, round 0, 0, on a table of 500 by 300 units."""
    lanes = _LANES[min(max(seats, 1), 5)]
    for lane in lanes[len(worms) :]:
        for at in range(7):
            _paint_place(painter, QPointF(-184 + 30 * at, lane) * unit, _FREE * unit)
    for seat, (worm, lane) in enumerate(zip(worms, lanes, strict=False)):
        wave = _WAVES[seat % 2]
        places = [QPointF(_TAILS[seat] + _PITCH * at, lane + wave[at]) * unit for at in range(7)]
        paint_worm(painter, worm, places, _RADIUS * unit, 20 if seat % 2 else 8)
        if isinstance(worm, Worn):
            paint_bib(painter, places[3], 2 * _RADIUS * unit, worm.letter)
    start, end = (post * unit for post in _POSTS)
    paint_finish(painter, start, end, _BAND * unit, _THREAD * unit)
    for post in (start, end):
        paint_post(painter, post, _POST * unit)


def _paint_place(painter: QPainter, at: QPointF, radius: float) -> None:
    """Paint where a segment of somebody who is missing will lie."""
    frame = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    light = faint(WHITE, 0.15)
    fill_with(painter, light)
    painter.drawEllipse(frame)
    paint_free(painter, frame, BOARD[2], radius * 0.12)


def paint_finish(
    painter: QPainter, start: QPointF, end: QPointF, band: float, thread: float
) -> None:
    """Paint the finish from *start* to *end*: a cloth and a thread, so many px wide."""
    along = end - start
    long = hypot(along.x(), along.y())
    with placed(painter, start, degrees(atan2(along.y(), along.x()))):
        for name, across, shape in (
            ("finish-piece", band, 68 / 236),
            ("finish-thread", thread, 60 / 14),
        ):
            if name == "finish-piece":
                painter.fillRect(QRectF(0, -across / 2, long, across), QColor(DAY.paper))
            count = round(long / (across * shape))
            step = long / count
            for at in range(count):
                frame = QRectF(at * step, -across / 2, step + 0.5, across)
                paint_picture(painter, name, frame)


def paint_post(painter: QPainter, at: QPointF, radius: float) -> None:
    """Paint a post of *radius* px."""
    frame = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    paint_picture(painter, "post", frame)
