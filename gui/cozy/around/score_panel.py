"""The four rows, circled as if the game ended now; pointing at one lights up what it counts."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from core.cozy.colony import Colony
from core.cozy.scoring import Score, score_of
from core.cozy.sheet import Row
from gui.cozy.hour.lines import Lines
from gui.cozy.sheet.symbol import paint_symbols, symbols_width
from gui.cozy.words import row_words
from gui.parts.label import Label, tip
from gui.parts.theme import BAD, GOOD, HINT, INK
from gui.words.words import words

_REVEAL_MS = 600
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class RowStrip(QWidget):
    """One row: its words, what is counted, its groups of symbols, its points."""

    pointed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._row: Row | None = None
        self._count = self._points = 0
        self._is_hidden = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_row(self, row: Row, count: int, points: int) -> None:
        """Show *row* as it stands."""
        self._row, self._count, self._points = row, count, points
        said = words("{row}: {count} counted, worth {points}", **self._named())
        self.setAccessibleName(said)
        self.setToolTip(tip(said))
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Be as high as the words need at this width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Be as high as the words need at this text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        height = self.heightForWidth(self.width())
        if height != self.height():
            self.setFixedHeight(height)

    def hide_count(self, *, is_hidden: bool) -> None:
        """Show the row as not yet counted, or as counted."""
        if is_hidden != self._is_hidden:
            self._is_hidden = is_hidden
            self.update()

    def _named(self) -> dict[str, object]:
        text = row_words(self._row) if self._row else ""
        return {"row": text, "count": self._count, "points": f"{self._points:+d}"}

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for two lines."""
        return QSize(210, self.heightForWidth(210))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of the longest word, so that none is cut."""
        letters = self.fontMetrics()
        word = max(map(letters.horizontalAdvance, str(self._named()["row"]).split()), default=0)
        return QSize(word + self._numbers_width() + 8, 0)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height of all lines of words, and one of symbols."""
        line = self.fontMetrics().height()
        return self._text_height(width) + round(1.45 * line) + 5

    def _text_height(self, width: int) -> int:
        room = QRect(0, 0, width - self._numbers_width(), 1000)
        text = str(self._named()["row"])
        return self.fontMetrics().boundingRect(room, _WRAPPED, text).height()

    def _numbers_width(self) -> int:
        return self.fontMetrics().horizontalAdvance("00: +00 ") + 10

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Paint the words above, the symbols below."""
        if self._row is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, line = self.width(), self.fontMetrics().height()
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(HINT, 1, Qt.PenStyle.DotLine))
            painter.setBrush(QColor(255, 152, 0, 40))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(INK)
        high = self._text_height(width)
        room = QRect(4, 2, width - self._numbers_width(), high)
        painter.drawText(room, _WRAPPED, str(self._named()["row"]))
        if not self._is_hidden:
            self._paint_numbers(painter, width, line)
        side = min(line * 1.15, (width - 12) / max(1.0, symbols_width(self._row)))
        count = -1 if self._is_hidden else self._count
        paint_symbols(painter, QPointF(4, 4 + high), side, self._row, count)

    def _paint_numbers(self, painter: QPainter, width: int, line: int) -> None:
        """Paint the count, and what it is worth."""
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        points = str(self._named()["points"])
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(BAD if self._points < 0 else GOOD)
        painter.drawText(QRectF(0, 2, width - 4, line), right, points)
        end = width - 4 - painter.fontMetrics().horizontalAdvance(points + " ")
        painter.setPen(INK)
        painter.drawText(QRectF(0, 2, end, line), right, f"{self._count}:")

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802, ARG002
        """Light up what is counted."""
        self.pointed.emit(True)  # noqa: FBT003  # Qt's own
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802, ARG002
        """Light up nothing."""
        self.pointed.emit(False)  # noqa: FBT003
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Light up what is counted, for the keyboard."""
        self.pointed.emit(True)  # noqa: FBT003
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Light up nothing, for the keyboard."""
        self.pointed.emit(False)  # noqa: FBT003
        super().focusOutEvent(event)


class ScorePanel(QWidget):
    """Three rewards, the penalty and the total."""

    pointed = Signal(object)
    """The `Row` whose count should be lit up, or None."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._title, self._total = Lines(1), Label(is_rich=True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._total)
        self._grid.addLayout(head, 0, 0, 1, 2)
        self.rows = tuple(RowStrip() for _ in range(4))
        for place, strip in enumerate(self.rows):
            strip.pointed.connect(lambda is_on, at=place: self._point(at, is_on))
        self.use_columns(1)
        self._colony: Colony | None = None
        self._hidden, self.pace = 0, _REVEAL_MS

    def use_columns(self, columns: int) -> None:
        """Lay the rows out in one or two columns."""
        for place, strip in enumerate(self.rows):
            self._grid.addWidget(strip, 1 + place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)

    def show_colony(self, colony: Colony, title: str) -> Score:
        """Show the score of *colony* as if the game ended now, and return it."""
        self._colony, score = colony, score_of(colony)
        rows = zip(self.rows, colony.sheet.score_rows, score.counts, score.points, strict=True)
        for strip, row, count, points in rows:
            strip.show_row(row, count, points)
        self._title.say(title)
        self._total.setText(words("<b>Total {total}</b>", total=score.total))
        return score

    def reveal(self) -> None:
        """Circle the rows one after another, as on paper at the end."""
        self._hidden = len(self.rows)
        self._reveal_next()

    def _reveal_next(self) -> None:
        for place, strip in enumerate(self.rows):
            strip.hide_count(is_hidden=place >= len(self.rows) - self._hidden)
        self._total.setVisible(self._hidden == 0)
        if self._hidden:
            QTimer.singleShot(self.pace, self, self._reveal_one)

    def _reveal_one(self) -> None:
        self._hidden -= 1
        self._reveal_next()

    def _point(self, place: int, is_on: bool) -> None:  # noqa: FBT001  # a signal's argument
        if self._colony is not None:
            self.pointed.emit(self._colony.sheet.score_rows[place] if is_on else None)
