"""The worms in pictures: faces for badges and cards, rows of segments with a head."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPen

from gui.kit.art import paint_picture, picture
from gui.kit.fills import print_in
from gui.kit.theme import Type, font, px
from gui.kit.tokens import DAY, WHITE
from gui.parts.hats import Who, face_name, hat_of, head_name, room, worm_name

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
    paint_picture(painter, f"segment-{worm_name(worm)}", _square(middle, wide))


def paint_head(
    painter: QPainter, middle: QPointF, wide: float, worm: Who, mood: str = "looks"
) -> None:
    """Paint the head of a worm with segments *wide* px across, seen from above, looking right."""
    paint_picture(painter, head_name(worm, mood), _square(middle, wide * _HEAD))


def paint_bib(painter: QPainter, middle: QPointF, wide: float, letter: str) -> None:
    """Paint the white disc with *letter* on a segment *wide* px across."""
    disc = _square(middle, wide * _BIB)
    painter.setPen(QPen(QColor(DAY.ink), max(1.0, wide * 0.035)))
    painter.setBrush(QColor(WHITE))
    painter.drawEllipse(disc)
    print_in(painter, disc, letter, font(Type.CHIP, pixels=max(6, round(wide * 0.44))), DAY.ink)


def paint_worm_row(
    painter: QPainter, frame: QRectF, worm: Who, letter: str = "", mood: str = "looks"
) -> None:
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
    paint_head(painter, spots[-1], wide, worm, mood)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
