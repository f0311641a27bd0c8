"""The faces of the worms, as badges, cards and pictures show them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.parts.art import paint_picture
from gui.parts.tokens import SEATS, UNPAINTED

MOODS = ("looks", "thinks", "content", "sleeps", "dizzy", "happy")
FACE = 124 / 120
"""The height of a face, as a share of its width."""


def worm_name(seat: int | None) -> str:
    """Return how the pictures of *seat*'s worm are named; without a seat it is unpainted."""
    return UNPAINTED.name if seat is None else SEATS[seat % len(SEATS)].name


def paint_face(painter: QPainter, frame: QRectF, seat: int | None, mood: str = "looks") -> None:
    """Paint the face of *seat*'s worm in a *mood* into *frame*."""
    paint_picture(painter, f"face-{worm_name(seat)}-{mood}", frame)


def paint_head(painter: QPainter, frame: QRectF, seat: int | None, mood: str = "looks") -> None:
    """Paint a head seen from above, looking right; *frame* is 1.6 times as wide as a segment."""
    paint_picture(painter, f"head-{worm_name(seat)}-{mood}", frame)
