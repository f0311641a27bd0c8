"""The worms in pictures: faces for badges and cards, rows of segments with a head."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen

from gui.parts.art import paint_picture, picture
from gui.parts.theme import Type, font, px
from gui.parts.tokens import DAY, SEATS, UNPAINTED, WHITE

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


def worm_name(seat: int | None) -> str:
    """Return how the pictures of *seat*'s worm are named; without a seat it is unpainted."""
    return UNPAINTED.name if seat is None else SEATS[seat % len(SEATS)].name


def paint_face(painter: QPainter, frame: QRectF, seat: int | None, mood: str = "looks") -> None:
    """Paint the face of *seat*'s worm in a *mood* into *frame*."""
    paint_picture(painter, f"face-{worm_name(seat)}-{mood}", frame)


def face_icon(seat: int) -> QIcon:
    """Return the face of *seat*'s worm for an entry of a menu."""
    side = px(_ICON)
    return QIcon(picture(f"face-{worm_name(seat)}-looks", (side, side), 2.0))


def paint_segment(painter: QPainter, middle: QPointF, wide: float, seat: int | None) -> None:
    """Paint a segment of *seat*'s worm, *wide* px across, round *middle*."""
    paint_picture(painter, f"segment-{worm_name(seat)}", _square(middle, wide))


def paint_head(
    painter: QPainter, middle: QPointF, wide: float, seat: int | None, mood: str = "looks"
) -> None:
    """Paint the head of a worm with segments *wide* px across, seen from above, looking right."""
    paint_picture(painter, f"head-{worm_name(seat)}-{mood}", _square(middle, wide * _HEAD))


def paint_bib(painter: QPainter, middle: QPointF, wide: float, letter: str) -> None:
    """Paint the white disc with *letter* on a segment *wide* px across."""
    disc = _square(middle, wide * _BIB)
    painter.setPen(QPen(QColor(DAY.ink), max(1.0, wide * 0.035)))
    painter.setBrush(QColor(WHITE))
    painter.drawEllipse(disc)
    letters = font(Type.CHIP)
    letters.setPixelSize(max(6, round(wide * 0.44)))
    painter.setFont(letters)
    painter.setPen(QColor(DAY.ink))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, letter)


def paint_worm_row(
    painter: QPainter, frame: QRectF, seat: int | None, letter: str = "", mood: str = "looks"
) -> None:
    """Paint *seat*'s worm from the left edge of *frame* to the right, where its head is.

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
        paint_segment(painter, spot, wide, seat)
    if letter:
        paint_bib(painter, spots[SEGMENTS // 2], wide, letter)
    paint_head(painter, spots[-1], wide, seat, mood)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
