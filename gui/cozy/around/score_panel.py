"""The four rows, filled as if the game ended now, and as they would be after what is pointed at.

Pointing at a row lights up what it counts.
"""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.cozy.colony import Colony
from core.cozy.scoring import Score, score_of
from core.cozy.sheet import Row
from gui.cozy.hour.cut import WRAPPED, fitted
from gui.cozy.sheet.symbol import SIZE, paint_symbols, symbols_width
from gui.cozy.words import points_words, row_words
from gui.parts.clock import Glide
from gui.parts.fills import fill_box
from gui.parts.focus import paint_focus
from gui.parts.label import tip
from gui.parts.layout import Scaled, spaced
from gui.parts.painted import Painted
from gui.parts.role_label import role_label
from gui.parts.theme import Type, font, look, px
from gui.words.words import words

_FILL_MS, _COUNT_MS = 160, 240
_HIGH = 38
_LINES = 1.6
"""How many lines a row is high at least: two of smaller letters."""
_SHRUNK = 0.72
_LARGE = 1.5
"""Above this text size the hour breaks like the title."""
"""How far symbols shrink before the words take a second line."""
_MOST = 0.4
"""The share of a row that its symbols take at most."""


class RowStrip(Scaled, Painted, QWidget):
    """One row: its words, its symbols, what is counted, its points."""

    pointed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._row: Row | None = None
        self._count = self._points = 0
        self._change = 0
        """By how much the points would change."""
        self._fill = Glide(self, _FILL_MS)
        self._fill.valueChanged.connect(lambda _: self.update())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_row(self, row: Row, count: int, points: int, change: int = 0) -> None:
        """Show *row* as it stands, or would stand after a *change* of its points."""
        is_new = row is self._row and points != self._points and not change and not self._change
        self._row, self._count, self._points, self._change = row, count, points, change
        said = words("{row}: {count} counted, worth {points}", **self._named())
        mark = next((mark for mark, _ in row.groups if mark > count), None)
        if mark is not None:
            said = words("{said}; the next sign counts at {mark}", said=said, mark=mark)
        self.setAccessibleName(said)
        self.setToolTip(tip(said))
        if is_new and self.isVisible() and not look().is_calm:
            self._fill.start()
        self._scale()
        self.update()

    def _scale(self) -> None:
        self.setFixedHeight(self.sizeHint().height())

    def _named(self) -> dict[str, object]:
        text = _name(self._row) if self._row else ""
        points = points_words(self._points, signed=True)
        return {"row": text, "count": self._count, "points": points}

    def sizeHint(self) -> QSize:
        """Return the room for two lines of words, whatever they are."""
        lines = round(_LINES * QFontMetrics(font(Type.SMALL)).lineSpacing())
        return QSize(px(400), max(px(_HIGH), lines))

    def minimumSizeHint(self) -> QSize:
        """Return room for the numbers and a few symbols."""
        return QSize(self._numbers_width() + px(120), 0)

    def _words_room(self) -> QRectF:
        """Return the room for the words."""
        taken = self._numbers_width() + round(self._symbols_width(self.width())) + px(10)
        return QRectF(px(6), 0, max(self.width() - taken, px(40)), self.height())

    def written(self) -> tuple[QFont, str]:
        """Return the letters and the words: smaller ones in two lines if they do not fit in one."""
        room, text = self._words_room(), str(self._named()["row"])
        if QFontMetrics(font(Type.BODY)).horizontalAdvance(text) < room.width():
            return font(Type.BODY), text
        return fitted((Type.SMALL,), text, room)

    def _symbols_width(self, width: int) -> float:
        if self._row is None:
            return 0.0
        whole = symbols_width(self._row) * px(SIZE) / SIZE
        room = width - self._numbers_width() - px(12)
        left = room - QFontMetrics(font(Type.BODY)).horizontalAdvance(str(self._named()["row"]))
        if left >= whole * _SHRUNK:
            return min(whole, left)
        return min(whole * _SHRUNK, room * _MOST)

    def _numbers_width(self) -> int:
        letters = QFontMetrics(font(Type.NAME))
        return letters.horizontalAdvance("00") + letters.horizontalAdvance("+00") + px(40)

    def paint(self, painter: QPainter) -> None:
        """Paint words, symbols and numbers."""
        if self._row is None:
            return
        now, width, high = look().theme, self.width(), float(self.height())
        if self.underMouse():
            fill_box(painter, self.rect(), px(10), now.paper2)
        letters, text = self.written()
        painter.setFont(letters)
        painter.setPen(QColor(now.ink))
        flags = WRAPPED | int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(self._words_room(), flags, text)
        right = width - self._numbers_width()
        symbols = self._symbols_width(width)
        frame = QRectF(right - symbols, (high - px(SIZE)) / 2, symbols, px(SIZE))
        fresh = float(self._fill.currentValue()) if self._fill.is_running else 1.0
        paint_symbols(painter, frame, self._row, self._count, fresh)
        self._paint_numbers(painter, right, high)
        paint_focus(painter, self, QRectF(self.rect()).adjusted(5, 5, -5, -5), px(8))

    def _paint_numbers(self, painter: QPainter, left: float, high: float) -> None:
        """Paint the count, and what it is worth; what would change on a pill."""
        now, right = look().theme, self.width() - px(4)
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.setFont(font(Type.NAME))
        points = QRectF(left, 0, right - left, high)
        wide = painter.fontMetrics().horizontalAdvance("+00")
        colour = now.bad if self._points < 0 else now.good if self._points > 0 else now.ink2
        if self._change:
            colour = now.good if self._change > 0 else now.bad
            line = painter.fontMetrics().height()
            pill = QRectF(right - wide - px(7), (high - line) / 2, wide + px(10), line)
            painter.setPen(QPen(QColor(colour), 1.5))
            painter.setBrush(QColor(now.goodpale if self._change > 0 else now.badpale))
            painter.drawRoundedRect(pill, line / 2, line / 2)
        painter.setPen(QColor(colour))
        painter.drawText(points, aligned, str(self._named()["points"]))
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(now.ink2))
        count = QRectF(left, 0, right - wide - px(16) - left, high)
        painter.drawText(count, aligned, str(self._count))

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: ARG002
        """Light up what is counted."""
        self.pointed.emit(True)  # noqa: FBT003  # Qt's own
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        """Light up nothing."""
        self.pointed.emit(False)  # noqa: FBT003
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up what is counted, for the keyboard."""
        self.pointed.emit(True)  # noqa: FBT003
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Light up nothing, for the keyboard."""
        self.pointed.emit(False)  # noqa: FBT003
        super().focusOutEvent(event)


class ScorePanel(Scaled, QWidget):
    """Three rewards, the penalty and the total."""

    pointed = Signal()
    """`lit` is another one."""
    lit: Row | None = None
    """The row whose count should be lit up."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.title, self.hour = role_label("name"), role_label("quiet")
        self.total = role_label("total")
        self.total.setWordWrap(False)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.hour)
        self._head.addWidget(self.total)
        self._column.addLayout(self._head)
        self.rows = tuple(RowStrip() for _ in range(4))
        for place, strip in enumerate(self.rows):
            strip.pointed.connect(lambda is_on, at=place: self._point(at, is_on))
            self._column.addWidget(strip)
        self._colony: Colony | None = None
        self._shown_total = 0
        self._was_preview = False
        self._count = Glide(self, _COUNT_MS, 0, 0)
        self._count.valueChanged.connect(self._show_count)
        self._scale()

    def _scale(self) -> None:
        spaced(self._head, (6, 0, 4, 0), 20)
        self.hour.setWordWrap(look().size > _LARGE)
        self.total.setFixedHeight(QFontMetrics(font(Type.NUMBER)).ascent() + px(4))

    def show_colony(
        self, colony: Colony, title: str, hour: str = "", *, at_once: bool = False
    ) -> Score:
        """Show the score of *colony* as if the game ended now, and return it.

        The total counts to its new value, but for another sheet it is there *at_once*.
        """
        if at_once:
            self.total.setText("")
        self._colony, score = colony, score_of(colony)
        self.title.setText(title)
        self.hour.setText(hour)
        self._show(score, score)
        return score

    def preview(self, colony: Colony | None) -> None:
        """Show the score that *colony* would have; with None, the score as it is."""
        if self._colony is not None:
            now = score_of(self._colony)
            self._show(now if colony is None else score_of(colony), now)

    def _show(self, score: Score, now: Score) -> None:
        assert self._colony is not None
        rows = zip(
            self.rows, self._colony.sheet.score_rows, score.counts, score.points, now.points,
            strict=True,
        )  # fmt: skip
        for strip, row, count, points, was in rows:
            strip.show_row(row, count, points, points - was)
        change = score.total - now.total
        role = "good" if change > 0 else "bad" if change < 0 else "ink"
        colours = {"good": look().theme.good, "bad": look().theme.bad, "ink": look().theme.ink}
        palette = self.total.palette()
        palette.setColor(self.total.foregroundRole(), QColor(colours[role]))
        self.total.setPalette(palette)
        was_preview, self._was_preview = self._was_preview, score is not now
        at_once = was_preview or self._was_preview or look().is_calm
        self._count_to(score.total, at_once=at_once)

    def _count_to(self, total: int, *, at_once: bool) -> None:
        """Let the total count up or down to *total*."""
        self._count.stop()
        if at_once or not self.isVisible() or not self.total.text():
            self._show_count(total)
        elif total != self._shown_total:
            self._count.setStartValue(self._shown_total)
            self._count.setEndValue(total)
            self._count.start()

    def _show_count(self, total: int) -> None:
        self._shown_total = int(total)
        said = points_words(self._shown_total)
        self.total.setText(said)
        self.total.setAccessibleName(words("Total {total}", total=said))

    def _point(self, place: int, is_on: bool) -> None:  # noqa: FBT001  # a signal's argument
        if self._colony is not None:
            self.lit = self._colony.sheet.score_rows[place] if is_on else None
            self.pointed.emit()


def _name(row: Row) -> str:
    """Return what a row counts, as the beginning of a line."""
    said = row_words(row)
    return f"{said[:1].upper()}{said[1:]}"
