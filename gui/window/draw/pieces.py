"""The things of a draw, painted in px of its stage: a bowl with slips, tables, a worm that slides.

Law: wood and paper as everywhere else; what is somebody's has that worm's paint.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from gui.kit.art import LOW, paint_foot_shadow, paint_ground_shadow, paint_shadow
from gui.kit.fills import box_round, draw_with, faint, fill_box, fill_with
from gui.kit.painted import placed
from gui.kit.painted_card import LARGE, lettered, write
from gui.kit.theme import Type, look
from gui.kit.tokens import BOARD, DARK_BOARD, FOLD, LETTER
from gui.parts.hats import Who, paint_of
from gui.parts.paints import UNPAINTED
from gui.parts.worms import FACE, paint_face, paint_free
from gui.window.draw.plan import BOWL, RIM


class DrawnPerson(NamedTuple):
    """Somebody at a draw, as he or she is painted."""

    worm: Who
    name: str
    letter: str


_SLIP = QRectF(-22, -17, 44, 34)
_FOOT = 0.38
"""How wide the foot of the bowl is beside its rim."""


def _wood() -> Iterator[QColor]:
    """Return top, grain, edge and light of what is of wood."""
    return map(QColor, DARK_BOARD if look().theme.is_dark else BOARD)


def paint_badge(
    painter: QPainter, frame: QRectF, person: DrawnPerson, said: str, share: float = 1.0
) -> None:
    """Paint the badge of somebody who is in; *share* is how much of its paper is left."""
    theme = look().theme
    with placed(painter):
        painter.setOpacity(share)
        paint_shadow(painter, frame, 15, LOW)
        fill_box(painter, frame, 15, theme.paper)
        painter.setOpacity(max(share, 0.55))
        _paint_who(painter, frame, person, said, theme.ink2 if share >= 1.0 else theme.ink)


def paint_missing(painter: QPainter, frame: QRectF, person: DrawnPerson, said: str) -> None:
    """Paint the dashed badge of somebody who is missing."""
    theme = look().theme
    fill_box(painter, frame, 15, theme.amberpale)
    painter.setPen(QPen(QColor(theme.amberink), 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, 15, 15)
    _paint_who(painter, frame, person, said, theme.amberink)


def _paint_who(
    painter: QPainter, frame: QRectF, person: DrawnPerson, said: str, colour: str
) -> None:
    """Paint face and name, and below it in *colour* how it stands, where there is room."""
    side = min(42.0, frame.height() - 8)
    face = QRectF(frame.left() + 9, 0, side, side * FACE)
    face.moveTop(frame.center().y() - side * FACE / 2)
    paint_face(painter, face, person.worm)
    left, at_left = face.right() + 9, Qt.AlignmentFlag.AlignLeft
    wide = frame.right() - left - 8
    is_brief = frame.height() < 50 or lettered(1.0) > LARGE
    first, second = lettered(22), lettered(19)
    top = frame.center().y() - (first if is_brief else first + second) / 2
    box = QRectF(left, top, wide, first)
    with placed(painter):
        painter.setOpacity(1.0)
        write(painter, Type.SECOND_BUTTON, look().theme.ink, person.name, box, at_left)
        if not is_brief:
            below = QRectF(left, top + first, wide, second)
            write(painter, Type.SMALL, colour, said, below, at_left)


def paint_bowl(painter: QPainter, worms: Sequence[Who], tilt: float) -> None:
    """Paint the bowl, *tilt* degrees askew, with the slips of *worms* in it."""
    _top, grain, edge, _light = _wood()
    rim = QRectF(BOWL.left(), BOWL.top(), BOWL.width(), RIM)
    _paint_flat_shadow(painter, QRectF(BOWL.left() + 40, BOWL.bottom() - 22, 210, 44))
    with placed(painter):
        foot = QPointF(BOWL.center().x(), BOWL.bottom())
        painter.translate(foot)
        painter.rotate(tilt)
        painter.translate(-foot)
        painter.setPen(QPen(edge.darker(140), 3))
        painter.setBrush(grain.darker(150))
        painter.drawEllipse(rim)
        for at, worm in enumerate(worms):
            spot, lean = slip_at(at, len(worms))
            paint_slip(painter, spot, worm, lean)
        _paint_front(painter, rim)


def _paint_front(painter: QPainter, rim: QRectF) -> None:
    """Paint the front of the bowl, which hides the feet of the slips."""
    top, _grain, edge, light = _wood()
    right, low, level = BOWL.right(), BOWL.bottom(), rim.center().y()
    foot = BOWL.width() * _FOOT / 2
    middle = BOWL.center().x()
    body = QPainterPath()
    body.arcMoveTo(rim, 180)
    body.arcTo(rim, 180, 180)
    body.cubicTo(right, low - 34, middle + foot + 26, low, middle + foot, low)
    body.lineTo(middle - foot, low)
    body.cubicTo(middle - foot - 26, low, BOWL.left(), low - 34, BOWL.left(), level)
    wood = QLinearGradient(BOWL.topLeft(), BOWL.topRight())
    for at, colour in ((0, light), (0.45, light.lighter(104)), (1, top.darker(108))):
        wood.setColorAt(at, colour)
    painter.setPen(QPen(edge.darker(140), 3))
    painter.setBrush(wood)
    painter.drawPath(body)
    draw_with(painter, QPen(top.darker(112), 2))
    for down in (22, 44):
        line = QPainterPath(QPointF(BOWL.left() + 14 + down / 2, level + down + 4))
        line.quadTo(middle, rim.bottom() + down + 16, right - 14 - down / 2, level + down + 4)
        painter.drawPath(line)


def _paint_flat_shadow(painter: QPainter, frame: QRectF) -> None:
    """Paint the shadow of what stands in *frame*, which is wider than high."""
    side = frame.width()
    with placed(painter, frame.center()):
        painter.scale(1, frame.height() / side)
        paint_ground_shadow(painter, QRectF(-side / 2, -side / 2, side, side))


def slip_at(at: int, count: int) -> tuple[QPointF, float]:
    """Return where slip number *at* of *count* lies in the bowl, and its tilt in degrees."""
    row = at % 2
    share = (at + 0.5) / max(count, 1)
    x = BOWL.left() + 44 + (BOWL.width() - 88) * share
    near = 1 - abs(2 * share - 1)
    return QPointF(x, BOWL.top() + RIM / 2 + 8 - 22 * near + 9 * row), -24 + 48 * share + 9 * row


def paint_slip(painter: QPainter, spot: QPointF, worm: Who, tilt: float, letter: str = "") -> None:
    """Paint a slip of paper, sealed with the wax of *worm*, and perhaps its *letter*."""
    paint = paint_of(worm)
    with placed(painter, spot, tilt):
        painter.setPen(QPen(QColor(FOLD).darker(125), 1.4))
        painter.setBrush(QColor(LETTER))
        painter.drawRoundedRect(_SLIP, 3, 3)
        painter.setPen(QPen(QColor(paint.rim), 1.4))
        painter.setBrush(QColor(paint.body))
        painter.drawEllipse(QPointF(0, 0), 9.5, 9.5)
        if letter:
            write(painter, Type.SMALL, paint.pips, letter, QRectF(-6, -8, 12, 16))


def paint_table(painter: QPainter, frame: QRectF, title: str) -> None:
    """Paint a table from the front, with its *title* on it."""
    top, _grain, edge, light = _wood()
    corner = frame.height() / 2
    _paint_flat_shadow(painter, frame.adjusted(-6, 8, 14, 34))
    fill_with(painter, edge)
    painter.drawRoundedRect(frame.adjusted(0, 0, 0, 11), corner, corner)
    painter.setPen(QPen(edge, 3))
    painter.setBrush(top)
    painter.drawRoundedRect(frame, corner, corner)
    light.setAlphaF(0.8)
    draw_with(painter, QPen(light, 2))
    painter.drawRoundedRect(frame.adjusted(8, 8, -8, -8), corner - 8, corner - 8)
    write(painter, Type.HEADING, look().theme.ink, title, frame.adjusted(24, 0, -24, 0))


def paint_chair(painter: QPainter, spot: QPointF) -> None:
    """Paint a chair on which nobody sits yet."""
    frame = QRectF(spot.x() - 22, spot.y() - 22, 44, 44)
    pale = faint(look().theme.paper, 0.4)
    fill_with(painter, pale)
    painter.drawEllipse(frame)
    paint_free(painter, frame, look().theme.rim or UNPAINTED.rim, 2.6)


def paint_sitter(
    painter: QPainter, spot: QPointF, person: DrawnPerson, side: QPointF, mood: str
) -> None:
    """Paint who sits on the chair at *spot*; the name stands at that *side* of the face."""
    face = QRectF(spot.x() - 27, spot.y() - 27 * FACE - 2, 54, 54 * FACE)
    paint_foot_shadow(painter, face)
    paint_face(painter, face, person.worm, mood)
    high, align = lettered(24), Qt.AlignmentFlag.AlignHCenter
    box = box_round(spot + QPointF(0, side.y() * (36 + high / 2)), 76, high)
    if side.x() > 0:
        align = Qt.AlignmentFlag.AlignLeft
        box.moveLeft(spot.x() + 32)
    elif side.x() < 0:
        align = Qt.AlignmentFlag.AlignRight
        box.moveRight(spot.x() - 32)
    write(painter, Type.NAME, look().theme.ink, person.name, box, align)


def paint_own(painter: QPainter, spot: QPointF) -> None:
    """Paint the ring of our own chair."""
    theme = look().theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((theme.amberink, 7.5), (theme.amber, 4.5)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawEllipse(spot, 34, 34)
