"""A die of Worm & Cozy: an organ or a shape, its name below; a die turned by a brain is golden."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from core.cozy.grid import Path
from core.cozy.sheet import Sheet
from core.cozy.turn import SHAPE_DIE, Turn
from gui.cozy.hour.choice_card import ChoiceCard
from gui.cozy.sheet_words import shown_words
from gui.kit.art import paint_foot_shadow, paint_picture
from gui.kit.focus import paint_focus, paint_ring
from gui.kit.layout import NeverSmaller
from gui.kit.theme import Type, font, look, px
from gui.parts.paints import COZY
from gui.words.words import words

_SIDE = 69
NAMELESS = 1.4
"""From this size of text on a die has no room for its name: its hint says it."""
TILT = (-2.5, 1.2, 3.0)
"""Degrees: nothing lies on the table quite straight."""
_SHAPE = COZY[4]
_GROWN = 0.17
"""An organ without its disc may be larger than its box."""


def paint_die(painter: QPainter, frame: QRectF, turn: Turn, die: int) -> None:
    """Draw what *die* of *turn* shows into *frame*, golden if it was changed."""
    paint_blank_die(painter, frame, is_changed=turn.changed[die])
    paint_die_face(painter, face_of(frame), turn.sheet, die, turn.shown(die))


def paint_blank_die(painter: QPainter, frame: QRectF, *, is_changed: bool) -> None:
    """Draw a die with nothing on it, golden if it *is_changed*."""
    box = QRectF(frame.left(), frame.top(), frame.width(), frame.width() * 1.08)
    paint_picture(painter, "die-cozy-turned" if is_changed else "die-cozy", box)


def face_of(frame: QRectF) -> QRectF:
    """Return the square of a die's upper side."""
    side = frame.width() * 0.84
    return QRectF(frame.left() + frame.width() * 0.08, frame.top() + side * 0.08, side, side)


def paint_die_face(painter: QPainter, frame: QRectF, sheet: Sheet, die: int, pips: int) -> None:
    """Draw the organ or shape that *pips* of *die* stand for."""
    if die == SHAPE_DIE:
        inset = frame.width() * 0.1
        inside = frame.adjusted(inset, inset, -inset, -inset)
        paint_shape(painter, inside, sheet.shapes[pips - 1][1])
    else:
        grow = frame.width() * _GROWN
        wider = frame.adjusted(-grow, -grow, grow, grow)
        paint_picture(painter, f"organ-{sheet.organ_die[pips - 1].value}-bare", wider)


def paint_shape(
    painter: QPainter,
    frame: QRectF,
    path: Path,
    fill: QColor | None = None,
    rim: QColor | None = None,
) -> None:
    """Draw the squares of *path* into *frame*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rows = max(row for row, _ in path) + 1
    cols = max(col for _, col in path) + 1
    side = min(frame.width() / max(cols, 3.0), frame.height() / max(rows, 3.0))
    start = frame.center() - QPointF(cols * side / 2, rows * side / 2)
    painter.setPen(QPen(rim or QColor(_SHAPE[1]), max(1.0, side * 0.1)))
    painter.setBrush(fill or QColor(_SHAPE[0]))
    for row, col in path:
        square = QRectF(start.x() + col * side, start.y() + row * side, side, side)
        inset = side * 0.04
        painter.drawRoundedRect(
            square.adjusted(inset, inset, -inset, -inset), side * 0.16, side * 0.16
        )
    painter.restore()


def _paint_place(painter: QPainter, frame: QRectF) -> None:
    """Draw the place of a die that has not been rolled yet."""
    pen = QPen(QColor(look().theme.edge), 2)
    pen.setDashPattern([5, 4])
    painter.setPen(pen)
    corner = frame.width() * 0.18
    painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), corner, corner)


class DieFace(NeverSmaller, ChoiceCard):
    """Shows one of our dice; a click asks what it could become, or where its number came from."""

    def __init__(self, die: int, parent: QWidget | None = None) -> None:
        super().__init__()
        self.setParent(parent)
        self._die = die
        self._turn: Turn | None = None
        self._rolled: Turn | None = None
        self._spins = 0
        self._is_fanned = False

    def fan_out(self, *, is_fanned: bool) -> None:
        """Wear a ring while its faces lie open below it."""
        if is_fanned is not self._is_fanned:
            self._is_fanned = is_fanned
            self.update()

    def show_turn(self, turn: Turn | None, rolled: Turn | None = None) -> None:
        """Show the die of *turn*, which the table has *rolled*; before the roll an empty place."""
        self._turn = turn if turn is not None and turn.dice is not None else None
        self._rolled = rolled if rolled is not None and rolled.dice is not None else None
        self.setAccessibleName(self._said())
        self.updateGeometry()
        self.update()

    def spin(self, left: int) -> None:
        """Show another face while *left* turns of its tumble are left."""
        if left != self._spins:
            self._spins = left
            self.update()

    def _said(self) -> str:
        if self._turn is None:
            return words("a die, not rolled yet")
        shown = shown_words(self._turn, self._die)
        if not self._turn.changed[self._die]:
            return words("my die: {face}", face=shown)
        if self._rolled is None:
            return words("my die: {face}, changed", face=shown)
        old = shown_words(self._rolled, self._die)
        return words("my die: {face}, changed; the table rolled {old}", face=shown, old=old)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.STRONG))
        wide = letters.horizontalAdvance(self._name())
        line = 0 if look().text >= NAMELESS else letters.height()
        return QSize(max(px(_SIDE + 8), wide + 2), px(_SIDE + 8) + line)

    def frame(self) -> QRectF:
        """Return where the die lies."""
        side = float(px(_SIDE))
        return QRectF((self.width() - side) / 2, px(2), side, side)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        now, frame = look().theme, self.frame()
        painter.setFont(font(Type.STRONG))
        line = painter.fontMetrics().height()
        if self._turn is None:
            _paint_place(painter, frame)
            return
        self._paint_turned(painter, frame, self._turn)
        if self._is_fanned:
            side = frame.width()
            paint_ring(painter, self.frame().adjusted(4, 4, -4, side * 0.1 - 4), side * 0.16)
            return
        painter.setPen(QColor(now.amberink if self._turn.changed[self._die] else now.ink))
        text = QRectF(0, self.height() - line, self.width(), line)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, self._name())

    def _paint_turned(self, painter: QPainter, frame: QRectF, turn: Turn) -> None:
        """Draw the die as it lies, or as it tumbles."""
        side = frame.width()
        painter.save()
        painter.translate(frame.center())
        painter.rotate(TILT[self._die] + 40 * self._spins)
        if self._is_over and not self.why:
            painter.translate(0, -px(3))
        frame.moveCenter(QPointF())
        if self.is_told:
            painter.setPen(QPen(QColor(look().theme.amber), side * 0.12))
            painter.drawRoundedRect(frame.adjusted(2, 2, -2, side * 0.08), side * 0.2, side * 0.2)
        paint_foot_shadow(painter, frame.adjusted(0, 0, 0, side * 0.06))
        if self._spins:
            pips = (turn.shown(self._die) + self._spins * (self._die + 1) - 1) % 6 + 1
            paint_blank_die(painter, frame, is_changed=False)
            paint_die_face(painter, face_of(frame), turn.sheet, self._die, pips)
        else:
            paint_die(painter, frame, turn, self._die)
        paint_focus(painter, self, frame.adjusted(4, 4, -4, -4), side * 0.16)
        painter.restore()

    def _name(self) -> str:
        turn, die = self._turn, self._die
        if turn is None or look().text >= NAMELESS:
            return ""
        shown = shown_words(turn, die)
        whole = words("shape {shape}", shape=shown) if die == SHAPE_DIE else shown
        fits = QFontMetrics(font(Type.STRONG)).horizontalAdvance(whole) <= px(_SIDE + 8)
        return whole if fits else shown
