"""The chairs for the next game: who sits on them again, who thinks, who has gone home."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gui.parts.art import paint_icon
from gui.parts.hats import Who
from gui.parts.painted_card import PaintedCard, lettered, write
from gui.parts.theme import Type, look
from gui.parts.tokens import DAY, STOOL
from gui.parts.worms import FACE, paint_face
from gui.window.table.rematch import Chair, Rematch
from gui.words.seats import Names
from gui.words.words import marked, words

WIDE, HIGH = 716, 108
_ROOMY = 140
"""So much room a chair needs for a word beside the name, where little is said."""
_SAID = {
    Chair.AGAIN: marked("again"),
    Chair.THINKS: marked("thinks it over"),
    Chair.FINISH: marked("looks at the finish"),
    Chair.REVIEW: marked("reviews"),
    Chair.GONE: marked("gone home"),
}


class Sitter(NamedTuple):
    """Who has a chair, and how it stands with it."""

    seat: int
    worm: Who
    name: str
    chair: Chair
    is_you: bool

    @property
    def said(self) -> str:
        """How it stands, in words."""
        if not self.is_you:
            return words(_SAID[self.chair])
        return words("you, again") if self.chair is Chair.AGAIN else words("you")


def sitters(names: Names, rematch: Rematch, own: int | None) -> tuple[Sitter, ...]:
    """Return how all called *names* stand to the next game; *own* is our player's seat."""
    return tuple(
        Sitter(seat, names.worms[seat], name, rematch.chair(seat), seat == own)
        for seat, name in enumerate(names)
    )


class Chairs(PaintedCard):
    """Shows a chair for everybody who played."""

    UNITS = WIDE

    def __init__(self) -> None:
        super().__init__()
        self._sitters: tuple[Sitter, ...] = ()
        self.is_brief = False
        """Whether no more is said than that somebody wants more: a sign tells the rest."""

    def show_sitters(self, sitters: tuple[Sitter, ...]) -> None:
        """Show *sitters*, those who want one more first; under the mouse nobody changes places."""
        before = [one.seat for one in self._sitters]
        if self.underMouse() and {*before} == {one.seat for one in sitters}:
            sitters = tuple(sorted(sitters, key=lambda one: before.index(one.seat)))
        else:
            sitters = tuple(sorted(sitters, key=lambda one: one.chair.value))
        if sitters != self._sitters:
            self._sitters = sitters
            self.setAccessibleName(words("One more?"))
            self.setAccessibleDescription(", ".join(f"{one.name}: {one.said}" for one in sitters))
            self.update()

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the chairs side by side."""
        pitch = (self.UNITS - 20) / max(4, len(self._sitters))
        for at, sitter in enumerate(self._sitters):
            room = QRectF(10 + at * pitch, 0, pitch, high)
            is_told = not self.is_brief or (sitter.chair is Chair.AGAIN and pitch > _ROOMY)
            _paint_sitter(painter, sitter, room, sitter.said if is_told else "")


def _paint_sitter(painter: QPainter, sitter: Sitter, room: QRectF, said: str) -> None:
    theme, size = look().theme, min(1.0, room.height() / HIGH)
    wide = 74 * size
    middle = room.left() + 8 + wide / 2
    foot = room.bottom() - 8
    is_gone, is_on = sitter.chair is Chair.GONE, sitter.chair is Chair.AGAIN
    _paint_stool(painter, middle, foot, wide, is_gone=is_gone)
    side = 58 * size
    face = QRectF(middle - side / 2, 0, side, side * FACE)
    face.moveBottom(foot - 22 * size)
    if is_gone:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.edge), 2, Qt.PenStyle.DotLine))
        painter.drawEllipse(face.adjusted(4, 4, -4, -4))
    else:
        painter.setOpacity(1.0 if is_on else 0.5)
        paint_face(painter, face, sitter.worm, "happy" if is_on else "thinks")
        painter.setOpacity(1.0)
        _paint_sign(painter, QPointF(face.right() + 2, face.top() + 12), is_on=is_on)
    left, line = middle + wide / 2 + 12, lettered(22)
    box = QRectF(left, room.center().y() - line, room.right() - left - 2, line)
    at_left = Qt.AlignmentFlag.AlignLeft
    write(painter, Type.NAME, theme.ink, sitter.name, box, at_left)
    write(painter, Type.SMALL, theme.ink2, said, box.translated(0, line), at_left)


def _paint_stool(
    painter: QPainter, middle: float, foot: float, wide: float, *, is_gone: bool
) -> None:
    top, grain, edge = STOOL
    seat = QRectF(middle - wide / 2, foot - 0.46 * wide, wide, 0.24 * wide)
    if is_gone:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look().theme.edge), 2, Qt.PenStyle.DotLine))
    else:
        painter.setPen(QPen(QColor(edge), 2))
        painter.setBrush(QColor(grain))
    for x in (-0.34, 0.0, 0.34):
        leg = [(x - 0.05, 0.3), (x + 0.07, 0.3), (x * 1.15 + 0.05, 0.0), (x * 1.15 - 0.05, 0.0)]
        painter.drawPolygon(
            QPolygonF([QPointF(middle + at * wide, foot - up * wide) for at, up in leg])
        )
    if not is_gone:
        painter.setBrush(QColor(top))
    painter.drawEllipse(seat)


def _paint_sign(painter: QPainter, middle: QPointF, *, is_on: bool) -> None:
    theme = look().theme
    if is_on:
        painter.setBrush(QColor(DAY.good))
        painter.setPen(QPen(QColor(theme.paper), 2))
    else:
        painter.setBrush(QColor(theme.paper))
        painter.setPen(QPen(QColor(theme.edge), 2, Qt.PenStyle.DotLine))
    painter.drawEllipse(middle, 14, 14)
    name, colour = ("good", DAY.paper) if is_on else ("dots", theme.ink2)
    paint_icon(painter, name, QRectF(middle.x() - 9, middle.y() - 9, 18, 18), colour)
