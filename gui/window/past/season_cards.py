"""Beside the table of a season: who is what to whom, and who has gathered which awards."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit.art import paint_picture
from gui.kit.fills import box_round, fill_with
from gui.kit.painted_card import LARGE, PaintedCard, lettered, write
from gui.kit.theme import Type, look
from gui.kit.tokens import DAY
from gui.parts.rosette import paint_rosette
from gui.parts.worms import FACE, paint_face
from gui.report.also_known import Group
from gui.report.rivals import RivalAward, RivalKind, Rivals
from gui.report.season import Season, SeasonRow
from gui.words.words import labelled, words

WIDE = 406
_HEAD, _ROW_LEAST, _ROW_MOST = 46, 44, 60
_ROSETTE, _SMALL, _LARGER = 118, 0.6, 0.84
"""How high a medal with its ribbons is, and between which sizes it is drawn."""
_LEFT = Qt.AlignmentFlag.AlignLeft
_FACES = {
    RivalKind.BUMPS: ("dizzy", "dizzy"),
    RivalKind.AHEAD: ("happy", "looks"),
    RivalKind.SWINGS: ("content", "thinks"),
    RivalKind.ALLY: ("happy", "happy"),
}
"""How the two look."""
_AWARDS = 4
"""So many stand there, those that were given most often."""


class _Beside(PaintedCard):
    """A card about those in the rows of a season."""

    UNITS = WIDE
    title = ""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Mapping[Group, SeasonRow] = {}

    def show_season(self, season: Season) -> None:
        """Show *season*."""
        self._rows = {row.keys: row for row in season.rows}
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(". ".join(self.lines(season)) or self.nobody())
        self.update()

    def lines(self, season: Season) -> list[str]:
        """Take what is shown of *season*; return it in words."""
        raise NotImplementedError

    def nobody(self) -> str:
        """Return what is said where there is nothing to show."""
        raise NotImplementedError

    def least(self) -> float:
        """Return how high the card has to be, in units."""
        raise NotImplementedError

    def _paint_heading(self, painter: QPainter, *, is_empty: bool) -> None:
        theme = look().theme
        head = _head()
        title = QRectF(22, 6, WIDE - 44, head - 8)
        write(painter, Type.HEADING, theme.ink, self.title, title, _LEFT)
        painter.setPen(QPen(QColor(theme.line), 1.5))
        painter.drawLine(QPointF(22, head), QPointF(WIDE - 22, head))
        if is_empty:
            box = QRectF(22, head, WIDE - 44, 60)
            write(painter, Type.BODY, theme.ink2, self.nobody(), box, _LEFT)


class RivalsCard(_Beside):
    """Shows pairs, with what stands between them."""

    def __init__(self) -> None:
        super().__init__()
        self.title = words("Nemesis and ally")
        self._rivals: tuple[Rivals, ...] = ()

    def lines(self, season: Season) -> list[str]:
        """Take the rivals of *season*; return them in words."""
        self._rivals = season.rivals
        return [labelled(self._both(one), f"{one.line}, {one.between}") for one in self._rivals]

    def nobody(self) -> str:
        """Return what is said as long as nobody is anything to anybody."""
        return words("Some more races together, and it shows.")

    def _both(self, one: Rivals) -> str:
        named = {"one": self._rows[one.one].name, "other": self._rows[one.other].name}
        return words("{one} and {other}", **named)

    def least(self) -> float:
        row = lettered(26) if look().text > LARGE else lettered(44)
        return _head() + max(3, len(self._rivals)) * max(_ROW_LEAST, row) + 8

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint a row for each pair."""
        self._paint_heading(painter, is_empty=not self._rivals)
        row, top = (high - _head() - 8) / max(3, len(self._rivals)), _head()
        row = min(row, max(_ROW_MOST, lettered(46)))
        for at, one in enumerate(self._rivals):
            box = QRectF(22, top + at * row, WIDE - 44, row)
            if at:
                painter.setPen(QPen(QColor(look().theme.line), 1.5))
                painter.drawLine(box.topLeft(), box.topRight())
            self._paint_pair(painter, one, box)

    def _paint_pair(self, painter: QPainter, one: Rivals, box: QRectF) -> None:
        theme, side, middle = look().theme, min(42.0, box.height() * 0.78), box.center().y()
        for group, mood, left in zip((one.one, one.other), _FACES[one.kind], (0, 94), strict=True):
            face = QRectF(box.left() + left + 2, middle - side * FACE / 2 + 2, side, side * FACE)
            paint_face(painter, face, self._rows[group].worm, mood)
        disc = box_round(QPointF(box.left() + 49 + side / 2, middle), side + 6)
        if one.kind is RivalKind.ALLY:
            painter.setBrush(QColor(theme.goodpale))
            painter.setPen(QPen(QColor(theme.good), 2.5))
            painter.drawEllipse(disc.adjusted(3, 3, -3, -3))
        else:
            paint_picture(painter, "burst", disc)
        ink = theme.good if one.kind is RivalKind.ALLY else DAY.ink
        write(painter, Type.CHIP, ink, one.between, disc.adjusted(9, 0, -9, 0))
        step = min(lettered(21), box.height() / 2)
        line = QRectF(box.left() + 152, middle - step, box.width() - 152, step)
        if look().text > LARGE:
            line.moveTop(middle - step / 2)
            write(painter, Type.STRONG, theme.ink, self._both(one), line, _LEFT)
            return
        write(painter, Type.STRONG, theme.ink, self._both(one), line, _LEFT)
        write(painter, Type.SMALL, theme.ink2, one.line, line.translated(0, step), _LEFT)


class AwardsCard(_Beside):
    """Shows who has got which award most often."""

    def __init__(self) -> None:
        super().__init__()
        self.title = words("Awards")
        self._awards: tuple[RivalAward, ...] = ()

    def lines(self, season: Season) -> list[str]:
        """Take the awards of *season*; return them in words."""
        self._awards = season.awards[:_AWARDS]
        return [
            labelled(one.kind.title, f"{self._rows[one.group].name}, {one.times}x")
            for one in self._awards
        ]

    def nobody(self) -> str:
        """Return what is said as long as nobody has got any."""
        return words("Nobody is ahead of all others in any yet.")

    def least(self) -> float:
        return _head() + _SMALL * _ROSETTE + 3 * lettered(20) + 10

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the medals side by side."""
        self._paint_heading(painter, is_empty=not self._awards)
        room = high - _head() - 3 * lettered(20) - 10
        size = max(_SMALL, min(_LARGER, room / _ROSETTE))
        for at, one in enumerate(self._awards):
            pitch = (WIDE - 24) / _AWARDS
            self._paint_award(painter, one, QRectF(12 + at * pitch, _head(), pitch, high), size)

    def _paint_award(self, painter: QPainter, one: RivalAward, room: QRectF, size: float) -> None:
        theme, row = look().theme, self._rows[one.group]
        middle = QPointF(room.center().x(), room.top() + 49 * size)
        paint_rosette(painter, middle, size, row.worm, one.kind)
        disc = QPointF(middle.x() - 32 * size, middle.y() - 24 * size)
        fill_with(painter, theme.ink)
        painter.drawEllipse(disc, 15, 15)
        box = QRectF(disc.x() - 13, disc.y() - 12, 26, 24)
        write(painter, Type.CHIP, theme.paper, f"{one.times}x", box)
        step = lettered(20)
        line = QRectF(room.left() + 3, room.top() + _ROSETTE * size, room.width() - 6, step)
        for said in broken(one.kind.title):
            write(painter, Type.CHIP, theme.ink, said, line)
            line.translate(0, step)
        write(painter, Type.SMALL, theme.ink2, row.name, line)


def _head() -> float:
    return max(_HEAD, lettered(34))


def broken(title: str) -> list[str]:
    """Return *title* in two lines of about equal length, if it has two words.

    >>> broken("Comeback"), broken("X marks the spot")
    (['Comeback'], ['X marks', 'the spot'])
    """
    cuts = [at for at, letter in enumerate(title) if letter == " "]
    if not cuts:
        return [title]
    cut = min(cuts, key=lambda at: abs(2 * at - len(title)))
    return [title[:cut], title[cut + 1 :]]
