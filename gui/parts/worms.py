"""The worms in pictures: faces for badges and cards, rows of segments with a head, and crawling."""

from collections.abc import Sequence
from itertools import pairwise
from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen

from gui.kit.art import paint_ground_shadow, paint_picture, picture
from gui.kit.fills import box_round, draw_with, print_in, round_pen
from gui.kit.painted import placed
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import DAY, WHITE
from gui.parts.hats import Who, face_name, hat_of, head_name, paint_of, room, worm_name

MOODS = ("looks", "thinks", "content", "sleeps", "dizzy", "happy", "yawns")
FACE = 124 / 120
"""The height of a face, as a share of its width."""
GHOSTLY = 0.6
"""How much of a ghost is seen."""
SEGMENTS = 7
_ICON = 24
_WAVE = 0.1
"""How far a worm bends up and down, as a share of a segment."""
_HEAD = 1.6
"""The width of a picture of a head, as a share of a segment's."""
_BIB = 0.62
"""The width of the disc with the letter, as a share of a segment's."""


def paint_face(painter: QPainter, frame: QRectF, worm: Who, mood: str = "looks") -> None:
    """Paint the face of *worm* in a *mood* into *frame*; a tall hat reaches over it."""
    left, top, right, foot = room(hat_of(worm), frame.width(), frame.height())
    paint_picture(painter, face_name(worm, mood), frame.adjusted(-left, -top, right, foot))


def paint_hat(painter: QPainter, face: QRectF, hat: str) -> None:
    """Paint *hat* alone, where it is on a face that fills *face*."""
    paint_picture(painter, f"hat-{hat}-front", face)


def face_icon(worm: Who) -> QIcon:
    """Return the face of *worm* for an entry of a menu."""
    side = px(_ICON)
    return QIcon(picture(face_name(worm), (side, side), 2.0))


def paint_segment(painter: QPainter, middle: QPointF, wide: float, worm: Who) -> None:
    """Paint a segment of *worm*, *wide* px across, round *middle*."""
    paint_picture(painter, f"segment-{worm_name(worm)}", box_round(middle, wide))


def paint_head(
    painter: QPainter, middle: QPointF, wide: float, worm: Who, mood: str = "looks"
) -> None:
    """Paint the head of a worm with segments *wide* px across, seen from above, looking right."""
    paint_picture(painter, head_name(worm, mood), box_round(middle, wide * _HEAD))


def paint_bib(painter: QPainter, middle: QPointF, wide: float, letter: str) -> None:
    """Paint the white disc with *letter* on a segment *wide* px across."""
    disc = box_round(middle, wide * _BIB)
    painter.setPen(QPen(QColor(DAY.ink), max(1.0, wide * 0.035)))
    painter.setBrush(QColor(WHITE))
    painter.drawEllipse(disc)
    print_in(painter, disc, letter, font(Type.CHIP, pixels=max(6, round(wide * 0.44))), DAY.ink)


def paint_worm_row(painter: QPainter, frame: QRectF, worm: Who, letter: str = "") -> None:
    """Paint *worm* from the left edge of *frame* to the right, where its head is.

    *letter* stands on the segment in its middle.
    """
    wide = frame.width() / (SEGMENTS - 1 + (1 + _HEAD) / 2)
    spots = [
        QPointF(
            frame.left() + wide * (at + 0.5),
            frame.center().y() - _WAVE * wide * sin(pi / 4 + at * pi / 2),
        )
        for at in range(SEGMENTS)
    ]
    for spot in spots[:-1]:
        paint_segment(painter, spot, wide, worm)
    if letter:
        paint_bib(painter, spots[SEGMENTS // 2], wide, letter)
    paint_head(painter, spots[-1], wide, worm)


# -- one that crawls: its segments on a dark thread, its head where it looks ----------------------

_DISC = 160 / 99
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
        paint_crawling_head(painter, worm, QPointF(), radius)


def paint_crawling_head(
    painter: QPainter, worm: Who, at: QPointF, radius: float, mood: str = "looks"
) -> None:
    """Paint the head of a worm, in *mood*, round *at*."""
    paint_picture(painter, head_name(worm, mood), box_round(at, 2 * radius * _DISC))


def paint_body(painter: QPainter, worm: Who, places: Sequence[QPointF], radius: float) -> None:
    """Paint a worm at *places* but for its head: shadows, thread and segments."""
    paint = paint_of(worm)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for at in places:
        paint_ground_shadow(
            painter, box_round(at + QPointF(radius * 0.08, radius * 0.12), 2 * radius)
        )
    pen = QPen(QColor(look().theme.rim or paint.rim), radius * _THREAD)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for one, other in pairwise(places):
        painter.drawLine(one, other)
    for at in places[:-1]:
        paint_picture(painter, f"segment-{paint.name}", box_round(at, 2 * radius))


def paint_free(painter: QPainter, frame: QRectF, colour: str, width: float) -> None:
    """Paint into *frame* a place that is still free: a circle of dots in *colour*."""
    pen = round_pen(colour, width)
    around = 3.1416 * frame.width() / width
    count = max(8, round(around / 2.7))
    pen.setDashPattern([0.1, around / count - 0.1])
    draw_with(painter, pen)
    painter.drawEllipse(frame)


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
            paint_crawling_head(painter, worm, QPointF(), _SEGMENT)
