"""What lies on the table while it fills: a sheet for everybody who sits there."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit.art import LOW, paint_picture, paint_shadow
from gui.kit.fills import fill_box
from gui.kit.theme import look
from gui.kit.tokens import BOARD
from gui.parts.hats import Who
from gui.parts.paints import COZY

_PLACES = {
    1: ((0, 0),),
    2: ((-110, 0), (110, 0)),
    3: ((-140, -20), (0, 24), (140, -20)),
    4: ((-160, -10), (-54, 16), (54, -16), (160, 10)),
    5: ((-172, 4), (-86, -30), (0, 30), (86, -30), (172, 4)),
}
_TURNS = (-4, 3, -2, 4, -3)
_SIDE = 5


def paint_waiting(painter: QPainter, unit: float, seats: int, worms: Sequence[Who]) -> None:
    """Paint a sheet for each of *worms*, round 0, 0, on a table of 500 by 300 units."""
    seats = min(max(seats, 1), 5)
    wide = {1: 220.0, 2: 190.0, 3: 128.0}.get(seats, 96.0) * unit
    for seat, (x, y) in enumerate(_PLACES[seats]):
        painter.save()
        painter.translate(x * unit, y * unit)
        painter.rotate(_TURNS[seat])
        frame = QRectF(-wide / 2, -wide / 2, wide, wide)
        if seat < len(worms):
            _paint_sheet(painter, frame, seat)
        else:
            _paint_free(painter, frame)
        painter.restore()


def _paint_sheet(painter: QPainter, frame: QRectF, seat: int) -> None:
    now = look().theme
    paint_shadow(painter, frame, 10, LOW)
    fill_box(painter, frame, 10, now.paper)
    inside = frame.adjusted(10, 10, -10, -10)
    space = inside.width() / _SIDE
    painter.setPen(QPen(QColor(now.line), 1.5))
    for at in range(_SIDE + 1):
        x, y = inside.left() + at * space, inside.top() + at * space
        painter.drawLine(QLineF(x, inside.top(), x, inside.bottom()))
        painter.drawLine(QLineF(inside.left(), y, inside.right(), y))
    body, rim = COZY[seat % len(COZY)]
    for colour, width in ((rim, 0.82), (body, 0.7)):
        pen = QPen(QColor(colour), space * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(
            QLineF(
                inside.left() + 1.5 * space, inside.top() + 2.5 * space,
                inside.left() + 3.5 * space, inside.top() + 2.5 * space,
            )
        )  # fmt: skip
    for name, column, row in (("apple", 3, 3), ("rock", 1, 4), ("organ-eye", 3, 2)):
        place = QRectF(inside.left() + column * space, inside.top() + row * space, space, space)
        paint_picture(painter, name, place.adjusted(2, 2, -2, -2))


def _paint_free(painter: QPainter, frame: QRectF) -> None:
    pen = QPen(QColor(BOARD[2]), 2)
    pen.setDashPattern([5, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, 10, 10)
