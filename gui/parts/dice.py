"""Dice and envelopes: the things of a bid, drawn alike wherever they lie."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit.art import paint_picture
from gui.kit.fills import box_round, draw_with, faint, round_pen
from gui.kit.painted import placed
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import DAY, FOLD, LETTER
from gui.parts.hats import Who, paint_of, worm_name
from gui.parts.paints import Paint

_UNITS = 200
"""The width of an envelope in its own units."""
_WAX = QPointF(100, 81)
"""The middle of its wax."""
_SMALL = 80
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
    painter: QPainter, frame: QRectF, face: str, worm: Who, *, is_asleep: bool = False
) -> None:
    """Paint the die of *worm* with *face*, "1" to "7" or "X", as large as fits into *frame*.

    Without a worm it belongs to nobody; asleep it is pale and carries a z.
    """
    side = min(frame.width(), frame.height() / _HIGH)
    body = box_round(frame.center(), side, side * _HIGH)
    is_pale = is_asleep or worm is None
    paint_picture(painter, "die-pale" if is_pale else f"die-{worm_name(worm)}", body)
    unit = side / 100
    paint = paint_of(worm)
    pips = QColor(DAY.ink2 if is_pale else paint.pips)  # a pale die is pale in both lights
    rim = faint(DAY.ink2 if is_pale else paint.rim, 0.55)
    middle = QPointF(body.left() + 50 * unit, body.top() + 48.5 * unit)
    with placed(painter):
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
    if is_asleep:
        paint_picture(painter, "die-z", QRectF(body.left(), body.top(), side * _HIGH, side * _HIGH))


def _paint_cross(
    painter: QPainter, corner: QPointF, unit: float, pips: QColor, rim: QColor
) -> None:
    for colour, wide, down in ((rim, 15.0, 1.6), (pips, 13.0, 0.0)):
        painter.setPen(round_pen(colour, wide * unit))
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
    painter.setPen(_dashed())
    painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), corner, corner)
    if is_chosen:
        out = side * 0.055
        draw_with(painter, QPen(QColor(now.ring), side * 0.055))
        painter.drawRoundedRect(frame.adjusted(-out, -out, out, out), corner + out, corner + out)


def _dashed() -> QPen:
    """Return the pen for a place of an envelope or a die that is still free."""
    wide = max(1.5, px(18) / 10)
    pen = QPen(QColor(look().theme.edge), wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([px(5) / wide, px(4) / wide])
    return pen


def paint_envelope(
    painter: QPainter, frame: QRectF, worm: Who, state: Envelope, letter: str = ""
) -> None:
    """Paint the envelope of *worm* into *frame*, 0.7 of its width high; flaps stand above it.

    A sealed one bears *letter* in its wax. A small one has bolder strokes than a large one.
    """
    unit = frame.width() / _UNITS
    box = QRectF(frame.left() - 4 * unit, frame.top() - 90 * unit, 208 * unit, 236 * unit)
    if state is Envelope.PLACE:
        draw_with(painter, _dashed())
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 4 * unit + 2, 4 * unit + 2)
        return
    if state is Envelope.SEALED and frame.width() < px(_SMALL):
        _paint_small(painter, frame, paint_of(worm))
    else:
        is_front = state is Envelope.FRONT
        name = "front" if is_front else f"{state.value}-{worm_name(worm)}"
        paint_picture(painter, f"envelope-{name}", box)
    if state is Envelope.SEALED and letter:
        painter.setFont(font(Type.CHIP, pixels=max(7, round(35 * unit + 1))))
        painter.setPen(QColor(paint_of(worm).pips))
        wax = box_round(frame.topLeft() + _WAX * unit, 80 * unit)
        painter.drawText(wax, Qt.AlignmentFlag.AlignCenter, letter)


def _paint_small(painter: QPainter, frame: QRectF, paint: Paint) -> None:
    """Paint a sealed envelope as large as on a badge, where its picture's strokes would vanish."""
    unit, wide = frame.width() / _UNITS, max(1.0, px(13) / 10)
    with placed(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(DAY.edge), wide))
        painter.setBrush(QColor(LETTER))
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 9 * unit, 9 * unit)
        painter.translate(frame.topLeft())
        painter.setPen(QPen(QColor(FOLD), wide))
        for x, end in ((6, 80), (194, 120)):
            painter.drawLine(QPointF(x, 134) * unit, QPointF(end, 70) * unit)
        painter.setPen(QPen(QColor(DAY.edge), wide))
        painter.setBrush(QColor(DAY.paper2))
        painter.drawPolygon([QPointF(x, y) * unit for x, y in ((6, 5), (100, 92), (194, 5))])
        painter.setPen(QPen(QColor(paint.rim), wide))
        painter.setBrush(QColor(paint.body))
        painter.drawEllipse(_WAX * unit, 37 * unit, 37 * unit)
