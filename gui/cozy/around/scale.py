"""A row as a scale: its symbols, the unpainted worm as far as the count has come, the marks below.

Law: the head stands straight in between two marks, as the count does, and never beyond the last.
What a decision would bring is dotted.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from core.cozy.sheet import SheetRow
from gui.cozy.sheet.symbol import SIZE, SymbolState, group_width, paint_group
from gui.kit.fills import fill_box, fill_disc
from gui.kit.theme import Type, font, look
from gui.parts.paints import UNPAINTED
from gui.parts.worms import paint_head

BEAD = 10.0
_HEAD = 11.0
_LEAD = 5.0
"""How far before the first group the worm begins."""
_TRACK_AT, _TRACK, _DOT = 27.0, 5.0, 5.2
_BELOW = 9.0
"""From the track to the numbers."""
_NO_SYMBOLS = 2.0
"""From this size of text on there is room for worm and marks only."""


class CountStep(NamedTuple):
    """From the count *now* to the one *after*, the same while nothing is pointed at."""

    now: int
    after: int

    def standing(self, mark: int) -> SymbolState:
        """Return how the group at *mark* stands."""
        if mark <= min(self.now, self.after):
            return SymbolState.EARNED
        if mark > max(self.now, self.after):
            return SymbolState.OPEN
        return SymbolState.COMING if self.after > self.now else SymbolState.GOING


class ShownRow(NamedTuple):
    """A row as it stands and would stand: counts, points, and the shape that would be laid."""

    row: SheetRow
    step: CountStep
    points: int
    would: int
    shape: str = ""


class Scale:
    """Where everything of *row* lies from its left end on, in px of the art direction."""

    def __init__(self, row: SheetRow) -> None:
        self.row = row
        self.middles: list[float] = []
        left = _LEAD + BEAD / 2
        for _, symbols in row.groups:
            wide = group_width(symbols)
            self.middles.append(left + wide / 2)
            left += wide
        self.width = left

    def head(self, count: float) -> float:
        """Return where the head stands at *count*."""
        last_mark, last = 0, BEAD / 2
        for (mark, _), middle in zip(self.row.groups, self.middles, strict=True):
            if count <= mark:
                share = (max(count, 0) - last_mark) / max(1, mark - last_mark)
                return last + share * (middle - last)
            last_mark, last = mark, middle
        return last

    def group_at(self, x: float) -> int | None:
        """Return the number of the group at *x* px, if one is there."""
        for number, ((_, symbols), middle) in enumerate(
            zip(self.row.groups, self.middles, strict=True)
        ):
            if abs(x - middle) <= group_width(symbols) / 2:
                return number
        return None

    @staticmethod
    def high(unit: float) -> float:
        """Return how many px it is high where a px of the art direction is *unit* px."""
        digits = QFontMetrics(font(Type.SMALL)).capHeight()
        return (_track() + _BELOW) * unit + digits + 2

    def paint(
        self, painter: QPainter, at: QPointF, unit: float, step: CountStep, come: "RowMotion"
    ) -> None:
        """Draw it from *at*, its upper left corner, on."""
        painter.save()
        painter.translate(at)
        painter.scale(unit, unit)
        if _has_symbols():
            self.paint_symbols(painter, step, come.share)
        self._paint_worm(painter, _track(), step, come.at)
        painter.restore()
        digits = QFontMetrics(font(Type.SMALL)).capHeight()
        self._paint_marks(painter, at, unit, (_track() + _BELOW) * unit + digits, step)

    def paint_symbols(self, painter: QPainter, step: CountStep, share: float = 1.0) -> None:
        """Draw the symbols; *share* is how far the last ones that are earned have come."""
        earned = sum(mark <= step.now for mark, _ in self.row.groups)
        for number, ((mark, symbols), middle) in enumerate(
            zip(self.row.groups, self.middles, strict=True), 1
        ):
            fresh = share if number == earned else 1.0
            paint_group(painter, QPointF(middle, SIZE / 2 + 1), symbols, step.standing(mark), fresh)

    def _paint_worm(self, painter: QPainter, line: float, step: CountStep, count: float) -> None:
        """Draw the track with its marks, the worm on it, and dotted beads where it would be."""
        now = look().theme
        start, end = BEAD / 2, self.middles[-1] if self.middles else BEAD
        track = QRectF(start - _TRACK / 2, line - _TRACK / 2, end - start + _TRACK, _TRACK)
        fill_box(painter, track, _TRACK / 2, now.paper3)
        for middle in self.middles:
            dot = QRectF(middle - _DOT / 2, line - _DOT / 2, _DOT, _DOT)
            fill_disc(painter, dot, now.edge)
        head, goal = self.head(min(count, step.after)), self.head(max(step.now, step.after))
        painter.setPen(QPen(QColor(now.rim or UNPAINTED.rim), 1.2))
        painter.setBrush(QColor(UNPAINTED.body))
        for at in reversed(_spots(start, head)):
            painter.drawEllipse(QPointF(at, line), BEAD / 2, BEAD / 2)
        if goal > head:
            pen = QPen(QColor(now.ring), 1.7)
            pen.setDashPattern([0.1, 1.6])
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(QColor(now.paper))
            for at in _spots(head + BEAD, goal):
                painter.drawEllipse(QPointF(at, line), BEAD / 2, BEAD / 2)
        paint_head(painter, QPointF(head, line), _HEAD, None)

    def _paint_marks(
        self, painter: QPainter, at: QPointF, unit: float, foot: float, step: CountStep
    ) -> None:
        """Write the marks, those that matter first: where there is no room the others are left out.

        They are never smaller than people read.
        """
        now, taken = look().theme, list[tuple[float, float]]()
        marks = [mark for mark, _ in self.row.groups]
        last = max((mark for mark in marks if mark <= step.now), default=0)
        following = min((mark for mark in marks if mark > step.now), default=0)

        def matters(number: int) -> int:
            mark = marks[number]
            changes = step.standing(mark) in {SymbolState.COMING, SymbolState.GOING}
            return 0 if changes else 1 if mark == last else 2 if mark == following else 3

        for number in sorted(range(len(marks)), key=matters):
            mark, how = marks[number], step.standing(marks[number])
            is_ghost = how in {SymbolState.COMING, SymbolState.GOING}
            letters = font(Type.CHIP if is_ghost or mark == last else Type.SMALL)
            wide = QFontMetrics(letters).horizontalAdvance(str(mark))
            left = at.x() + self.middles[number] * unit - wide / 2
            if any(left < end + 3 and start < left + wide + 3 for start, end in taken):
                continue
            taken.append((left, left + wide))
            painter.setFont(letters)
            painter.setPen(QColor(now.ring if is_ghost else now.ink if mark == last else now.ink2))
            painter.drawText(QPointF(left, at.y() + foot), str(mark))


class RowMotion(NamedTuple):
    """How far a row that has earned something has come in motion."""

    at: float
    """The count at which the worm's head is."""
    share: float = 1.0
    """How much of the last symbol is there."""


def _has_symbols() -> bool:
    return look().size < _NO_SYMBOLS


def _track() -> float:
    """Return how far below the top the middle of the track is."""
    return _TRACK_AT if _has_symbols() else _HEAD / 2 + 1


def _spots(first: float, last: float) -> list[float]:
    """Return the middles of beads from *last* back to *first*."""
    return [last - BEAD * back for back in range(int((last - first) / BEAD + 1.01))]
