"""A face in the fan: a small die, and in two short lines what it opens more than now."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from core.cozy.decisions import PlaceWorm
from core.cozy.hour import legal
from core.cozy.turn import SHAPE_DIE, Turn
from gui.cozy.hour.choice_card import ChoiceCard
from gui.cozy.hour.die_face import face_of, paint_blank_die, paint_die_face
from gui.cozy.hour.elide import WRAPPED, fitted
from gui.cozy.hour.opening_more import Opened, opened_lines, places_words
from gui.cozy.sheet_words import face_words
from gui.kit.focus import has_ring, paint_ring
from gui.kit.theme import Type, font, look, px
from gui.words.words import words

_DIE = 60
_RAISED = 6
_FADED, _INSET = 0.5, 10


class FanFace(ChoiceCard):
    """Shows the face *to*; as it was rolled it is barred."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to
        self._turn: Turn | None = None
        self._die = 0
        self.lines: list[str] = []
        """What stands below the die: bold, then plain."""
        self._is_lit = self._is_listed = False
        self._degrees = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the pointer is on it."""
        return self._is_over

    def show_face(self, turn: Turn, die: int, found: Opened | None, costs: str) -> None:
        """Show the face of *die* with what is *found* to open; None is as it was rolled."""
        self._turn, self._die = turn, die
        name = face_words(turn, die, self.to)
        if found is None:
            places = sum(isinstance(one, PlaceWorm) for one in legal(turn))
            self.lines = [words("as rolled"), places_words(places) if die == SHAPE_DIE else name]
        else:
            self.lines = opened_lines(found)
            if die != SHAPE_DIE:
                self.lines.insert(0, name)
        opens = ", ".join(opened_lines(found)) if found else words("as rolled")
        said = words("{face}, {place} of 6: {opens}.", face=name, place=self.to, opens=opens)
        self.setAccessibleName(f"{said} {costs}." if found else said)
        self.bar("" if found else words("The die shows that already."), said)
        self.update()

    def light(self, *, is_lit: bool) -> None:
        """Be the one that is pointed at, or not."""
        if is_lit is not self._is_lit:
            self._is_lit = is_lit
            self.update()

    def lean(self, degrees: float, *, is_listed: bool) -> None:
        """Lie tilted by so many *degrees*, or straight in a list."""
        self._degrees, self._is_listed = 0.0 if is_listed else degrees, is_listed
        self.update()

    @staticmethod
    def high(*, is_listed: bool) -> int:
        """Return how high it is: the die with its lines below, or beside it in a list."""
        line = QFontMetrics(font(Type.CHIP)).lineSpacing()
        if is_listed:
            return max(px(_DIE + 6), line)
        return px(_DIE * 1.08 + _RAISED + 16) + 2 * line

    def sizeHint(self) -> QSize:
        return QSize(px(_DIE), self.high(is_listed=self._is_listed))

    def frame(self) -> QRectF:
        """Return where its die lies."""
        art = look().art
        side = _DIE * art
        if self._is_listed:
            side = min(side, (self.height() - 10) / 1.15)
            return QRectF(_INSET * art, (self.height() - side * 1.08) / 2, side, side)
        raised = 0 if self._is_lit else _RAISED
        return QRectF((self.width() - side) / 2, (raised + 8) * art, side, side)

    def paint(self, painter: QPainter) -> None:
        if self._turn is None:
            return
        box = self.frame()
        side = box.width()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(_FADED if self.why else 1.0)
        painter.translate(box.center())
        painter.rotate(0.0 if self._is_lit else self._degrees)
        box.moveCenter(QPointF())
        if self.is_told:
            painter.setPen(QPen(QColor(look().theme.amber), side * 0.12))
            painter.drawRoundedRect(box.adjusted(0, 0, 0, side * 0.08), side * 0.2, side * 0.2)
        paint_blank_die(painter, box, is_changed=self._is_lit or self.is_told)
        paint_die_face(painter, face_of(box), self._turn.sheet, self._die, self.to)
        if self._is_lit or has_ring(self):
            paint_ring(painter, box.adjusted(0, 0, 0, side * 0.08), side * 0.16)
        painter.restore()
        self._write(painter, box.width())

    def _write(self, painter: QPainter, side: float) -> None:
        """Write the lines: one alone may take the room of two."""
        now, line = look().theme, float(QFontMetrics(font(Type.CHIP)).lineSpacing())
        top = self.height() - 2 * line
        room = QRectF(0, top, self.width(), line)
        how = WRAPPED | int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        if self._is_listed:
            left = side + 2 * _INSET * look().art
            room = QRectF(left, 0, self.width() - left, self.height())
            how = WRAPPED | int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        lines = self.lines[:1] if look().art < 1 and not self._is_lit else self.lines[:2]
        if self._is_listed:
            lines = [", ".join(self.lines)]
        elif len(lines) == 1:
            room.setHeight(2 * line)
        for number, said in enumerate(lines):
            is_bold = number == 0 and said != words("nothing new")
            letters, shown = fitted((Type.CHIP if is_bold else Type.SMALL,), said, room)
            painter.setFont(letters)
            painter.setPen(QColor(now.ink if is_bold else now.ink2))
            painter.drawText(room, how, shown)
            room.translate(0, line)
