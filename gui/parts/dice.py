"""Dice and envelopes: the things of a bid, drawn alike wherever they lie."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gui.parts.art import paint_picture
from gui.parts.theme import Type, font, look
from gui.parts.tokens import DAY, SEATS
from gui.parts.worms import worm_name

_HIGH = 1.08
"""The height of a die with its lip, as a share of its width."""
_FAR = 23
_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((0, 0), (-1, -1), (1, 1)),
    "4": ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    "5": ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    "6": ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    "7": ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1), (0, 0)),
}
"""The pips of each number, on a grid of 3 by 3 round the middle."""


class Envelope(Enum):
    """How far an envelope is."""

    PLACE = "place"
    """Nothing lies there yet."""
    SEALED = "sealed"
    OPEN = "open"
    FRONT = "front"
    """The front alone, over a die that stands in an open one."""


def paint_die(
    painter: QPainter, frame: QRectF, face: str, seat: int | None, *, is_asleep: bool = False
) -> None:
    """Paint *seat*'s die with *face*, "1" to "7" or "X", as large as fits into *frame*.

    Without a seat it belongs to nobody; asleep it is pale and carries a z.
    """
    side = min(frame.width(), frame.height() / _HIGH)
    body = QRectF(0, 0, side, side * _HIGH)
    body.moveCenter(frame.center())
    is_pale = is_asleep or seat is None
    paint_picture(painter, "die-pale" if is_pale else f"die-{worm_name(seat)}", body)
    unit = side / 100
    worm = SEATS[(seat or 0) % len(SEATS)]
    pips = QColor(DAY.ink2 if is_pale else worm.pips)  # a pale die is pale in both lights
    rim = QColor(DAY.ink2 if is_pale else worm.rim)
    rim.setAlphaF(0.55)
    middle = QPointF(body.left() + 50 * unit, body.top() + 48.5 * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if face.upper() == "X":
        _paint_cross(painter, body.topLeft(), unit, pips, rim)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y in _PIPS[face]:
            at = middle + QPointF(x, y) * (_FAR * unit)
            painter.setBrush(rim)
            painter.drawEllipse(at + QPointF(0, 1.6 * unit), 9.6 * unit, 9.6 * unit)
            painter.setBrush(pips)
            painter.drawEllipse(at, 8.6 * unit, 8.6 * unit)
    painter.restore()
    if is_asleep:
        paint_picture(painter, "die-z", body)


def _paint_cross(
    painter: QPainter, corner: QPointF, unit: float, pips: QColor, rim: QColor
) -> None:
    for colour, wide, down in ((rim, 15.0, 1.6), (pips, 13.0, 0.0)):
        pen = QPen(colour, wide * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for ends in (((29, 27), (71, 69)), ((71, 27), (29, 69))):
            (ax, ay), (bx, by) = ends
            painter.drawLine(
                corner + QPointF(ax, ay + down) * unit, corner + QPointF(bx, by + down) * unit
            )


def paint_dent(painter: QPainter, frame: QRectF, *, is_chosen: bool = False) -> None:
    """Paint the dashed dent that a die has left, with a ring if it was chosen."""
    now, side = look().theme, min(frame.width(), frame.height())
    corner = side * 0.18
    painter.setBrush(QColor(now.paper2))
    pen = QPen(QColor(now.edge), max(1.2, side * 0.025))
    pen.setDashPattern([3, 2.2])
    painter.setPen(pen)
    inside = side * 0.03
    painter.drawRoundedRect(frame.adjusted(inside, inside, -inside, -inside), corner, corner)
    if is_chosen:
        out = side * 0.055
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(now.ring), side * 0.055))
        painter.drawRoundedRect(frame.adjusted(-out, -out, out, out), corner + out, corner + out)


def paint_envelope(
    painter: QPainter, frame: QRectF, seat: int, state: Envelope, letter: str = ""
) -> None:
    """Paint *seat*'s envelope into *frame*, whose height is 0.7 of its width; flaps stand above it.

    A sealed one bears *letter* in its wax.
    """
    unit = frame.width() / 200
    box = QRectF(frame.left() - 4 * unit, frame.top() - 90 * unit, 208 * unit, 236 * unit)
    if state is Envelope.PLACE:
        now = look().theme
        pen = QPen(QColor(now.edge), max(1.5, 2.0 * unit))
        pen.setDashPattern([5, 4] if frame.width() > 80 else [3, 2.4])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 5 * unit + 1, 5 * unit + 1)
        return
    name = (
        "envelope-front" if state is Envelope.FRONT else f"envelope-{state.value}-{worm_name(seat)}"
    )
    paint_picture(painter, name, box)
    if state is Envelope.SEALED and letter:
        letters = QFont(font(Type.STRONG))
        letters.setPixelSize(max(7, round(30 * unit)))
        painter.setFont(letters)
        painter.setPen(QColor(SEATS[seat % len(SEATS)].pips))
        middle = frame.center() + QPointF(0, 11 * unit)
        painter.drawText(
            QRectF(middle.x() - 30 * unit, middle.y() - 30 * unit, 60 * unit, 60 * unit),
            Qt.AlignmentFlag.AlignCenter,
            letter,
        )
