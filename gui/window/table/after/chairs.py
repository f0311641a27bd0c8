"""The chairs for the next game: who sits on them again, who thinks, who has gone home."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from gui.kit.art import paint_icon
from gui.kit.painted_card import PaintedCard, lettered, write
from gui.kit.sway import Sway
from gui.kit.theme import Type, font, look
from gui.kit.tokens import DARK_STOOL, DAY, STOOL
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face
from gui.window.table.rematch import Chair, Rematch
from gui.words.seats import Names
from gui.words.words import labelled, marked, words

WIDE, HIGH = 716, 108
_PULL, _PULL_MS = 8, 160
"""How far the stools are pulled in once all sit."""
_LINE = 22
_ROOMY = 140
"""So much room a chair needs for a word beside the name, where little is said."""
_FOUR = (WIDE - 20) / 4
"""The room for each of four; five have less, and their chairs are smaller."""
_FITS = 0.92
"""How far a line may shrink before one word stands there."""
_BRIEF = {Chair.THINKS: marked("thinks"), Chair.FINISH: marked("looks")}
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

    @property
    def brief(self) -> str:
        """The same in one word."""
        return words("you") if self.is_you else words(_BRIEF.get(self.chair, _SAID[self.chair]))


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
        self._expected: int | None = None
        self._pulls = Sway(self, _PULL_MS, 0)
        self._was_full = False
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
            self.setAccessibleDescription(
                ", ".join(labelled(one.name, one.said) for one in sitters)
            )
            self.update()
        is_full, was_full = self._is_full, self._was_full
        self._was_full = is_full
        if is_full and not was_full:
            self._pulls.turn_on()

    @property
    def _is_full(self) -> bool:
        """Whether all who are here sit again, and there are some."""
        here = [one.chair for one in self._sitters if one.chair is not Chair.GONE]
        return bool(here) and set(here) == {Chair.AGAIN}

    def expect(self, seat: int | None) -> None:
        """Leave the chair of *seat* free, for its worm is on its way; None is nobody."""
        if seat != self._expected:
            self._expected = seat
            self.update()

    def worm_of(self, seat: int) -> Who:
        """Return what *seat* wears."""
        return next(one.worm for one in self._sitters if one.seat == seat)

    def face_of(self, seat: int) -> QRect | None:
        """Return where the face of *seat* is; None where it cannot be seen."""
        unit = self.width() / self.UNITS
        for at, one in enumerate(self._sitters):
            if one.seat == seat:
                face = _face_in(self._room(at, self.height() / unit))
                frame = QRectF(face.topLeft() * unit, face.size() * unit).toRect()
                return frame if self.visibleRegion().contains(frame) else None
        return None

    def high_for(self, wide: int) -> int:
        """Return how high the card must be, *wide* px wide, for both lines of large letters."""
        return round(max(HIGH, 2 * lettered(_LINE) + 16) * wide / self.UNITS)

    def _room(self, at: int, high: float) -> QRectF:
        """Return the room of the chair number *at*."""
        pitch = (self.UNITS - 20) / max(3, len(self._sitters))
        return QRectF(10 + at * pitch, 0, pitch, high)

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the chairs side by side."""
        up = _PULL * self._pulls.share(is_on=self._is_full)
        for at, sitter in enumerate(self._sitters):
            room = self._room(at, high)
            is_told = not self.is_brief or (sitter.chair is Chair.AGAIN and room.width() > _ROOMY)
            said = _fitting(sitter, room) if is_told else ""
            _paint_sitter(painter, sitter, room, said, up, is_there=sitter.seat != self._expected)


def _size(room: QRectF) -> float:
    """Return how large a chair is in *room*."""
    high = room.height() / HIGH
    return min(1.0, high, room.width() / _FOUR if room.width() < _ROOMY and high <= 1.0 else 1.0)


def _beside(room: QRectF) -> QRectF:
    """Return the room for words beside the chair in *room*."""
    return room.adjusted(8 + 74 * _size(room) + 12, 0, -2, 0)


def _fitting(sitter: Sitter, room: QRectF) -> str:
    """Return how it stands with *sitter*, in one word where there is no room for more."""
    letters = QFontMetricsF(font(Type.SMALL, scale=1.0))
    wide = lettered(letters.horizontalAdvance(sitter.said))
    return sitter.said if wide * _FITS <= _beside(room).width() else sitter.brief


def _face_in(room: QRectF) -> QRectF:
    """Return where the face of who sits in *room* is."""
    size = _size(room)
    side = 58 * size
    face = QRectF(room.left() + 8 + (74 * size - side) / 2, 0, side, side * FACE)
    face.moveBottom(room.bottom() - 8 - 22 * size)
    return face


def _paint_sitter(  # noqa: PLR0913  # all that one sees of somebody
    painter: QPainter, sitter: Sitter, room: QRectF, said: str, up: float, *, is_there: bool
) -> None:
    """Paint a chair, pulled *up*, and on it who sits there, unless that worm is on its way."""
    theme, size = look().theme, _size(room)
    wide = 74 * size
    middle = room.left() + 8 + wide / 2
    is_gone, is_on = sitter.chair is Chair.GONE, sitter.chair is Chair.AGAIN
    lift = 0.0 if is_gone else up
    _paint_stool(painter, middle, room.bottom() - 8 - lift, wide, is_gone=is_gone)
    face = _face_in(room).translated(0, -lift)
    if is_gone:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.edge), 2, Qt.PenStyle.DotLine))
        painter.drawEllipse(face.adjusted(4, 4, -4, -4))
    elif is_there:
        painter.setOpacity(1.0 if is_on else 0.5)
        paint_face(painter, face, sitter.worm, "happy" if is_on else "thinks")
        painter.setOpacity(1.0)
        _paint_sign(painter, QPointF(face.right() + 2, face.top() + 12), is_on=is_on)
    box, line = _beside(room), lettered(_LINE)
    box = QRectF(box.left(), room.center().y() - line, box.width(), line)
    at_left = Qt.AlignmentFlag.AlignLeft
    write(painter, Type.NAME, theme.ink, sitter.name, box, at_left)
    write(painter, Type.SMALL, theme.ink2, said, box.translated(0, line), at_left)


def _paint_stool(
    painter: QPainter, middle: float, foot: float, wide: float, *, is_gone: bool
) -> None:
    top, grain, edge = DARK_STOOL if look().theme.is_dark else STOOL
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
