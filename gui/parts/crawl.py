"""A worm that crawls, from above: its segments on a dark thread, its head where it looks."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.kit.art import paint_ground_shadow, paint_picture
from gui.kit.fills import draw_with
from gui.kit.painted import placed
from gui.kit.theme import look
from gui.parts.hats import Who, head_name, paint_of
from gui.parts.worms import paint_bib

_HEAD = 160 / 99
"""How much wider the box of a head is than its disc, for what it wears."""
_THREAD = 0.3
"""The width of the thread between two segments, in radii."""


def paint_worm(
    painter: QPainter, worm: Who, places: Sequence[QPointF], radius: float, turn: float = 0.0
) -> None:
    """Paint a worm with a segment of *radius* at each of *places*, the tail first.

    Its head is turned by *turn* degrees from the right.
    """
    paint_body(painter, worm, places, radius)
    with placed(painter, places[-1], turn):
        paint_head(painter, worm, QPointF(), radius)


def paint_head(
    painter: QPainter, worm: Who, at: QPointF, radius: float, mood: str = "looks"
) -> None:
    """Paint the head of a worm, in *mood*, round *at*."""
    paint_picture(painter, head_name(worm, mood), _round(at, radius * _HEAD))


def paint_body(painter: QPainter, worm: Who, places: Sequence[QPointF], radius: float) -> None:
    """Paint a worm at *places* but for its head: shadows, thread and segments."""
    paint = paint_of(worm)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for at in places:
        paint_ground_shadow(painter, _round(at + QPointF(radius * 0.08, radius * 0.12), radius))
    pen = QPen(QColor(look().theme.rim or paint.rim), radius * _THREAD)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for one, other in pairwise(places):
        painter.drawLine(one, other)
    for at in places[:-1]:
        paint_picture(painter, f"segment-{paint.name}", _round(at, radius))


def paint_free(painter: QPainter, frame: QRectF, colour: str, width: float) -> None:
    """Paint into *frame* a place that is still free: a circle of dots in *colour*."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    around = 3.1416 * frame.width() / width
    count = max(8, round(around / 2.7))
    pen.setDashPattern([0.1, around / count - 0.1])
    draw_with(painter, pen)
    painter.drawEllipse(frame)


def _round(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


_SEGMENT, _COUNT, _APART = 15.5, 7, 0.055


def paint_crawling(  # noqa: PLR0913, PLR0917  # a worm between two places, at a moment
    painter: QPainter, start: QPointF, end: QPointF, worm: Who, share: float, letter: str = ""
) -> None:
    """Paint a worm on its way from *start* to *end*: its head is there before its tail."""
    way = QPainterPath(start)
    out = 96.0 if end.x() > start.x() else -96.0
    way.cubicTo(start + QPointF(out, 20), end + QPointF(out / 2, -150), end)
    head = share * (1 + _APART * (_COUNT - 1))
    there = {at: head - at * _APART for at in range(_COUNT) if 0 < head - at * _APART < 1}
    spots = {at: way.pointAtPercent(here) for at, here in there.items()}
    if spots:
        paint_body(painter, worm, [*reversed(spots.values())], _SEGMENT)
    if letter and (middle := spots.get(_COUNT // 2)) is not None:
        paint_bib(painter, middle, 2 * _SEGMENT, letter)
    if 0 in spots:
        with placed(painter, spots[0], -way.angleAtPercent(there[0])):
            paint_head(painter, worm, QPointF(), _SEGMENT)
