"""The four rows, circled as if the game ended now; pointing at one lights what it counts."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from core.cozy.colony import Colony
from core.cozy.scoring import Score, score_of
from core.cozy.sheet import Row
from gui.cozy.symbol_paint import paint_symbols, symbols_width
from gui.theme import BAD, GOOD, HINT, INK
from gui.words import words


class RowStrip(QWidget):
    """One row: its words, what is counted, its groups of symbols, its points."""

    pointed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._row: Row | None = None
        self._count = self._points = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_row(self, row: Row, count: int, points: int) -> None:
        """Show *row* as it stands."""
        self._row, self._count, self._points = row, count, points
        said = words("{row}: {count} counted, {points} points", **self._named())
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    def _named(self) -> dict[str, object]:
        text = words(self._row.text) if self._row and self._row.text else ""
        return {"row": text, "count": self._count, "points": f"{self._points:+d}"}

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Ask for two lines."""
        line = self.fontMetrics().height()
        return QSize(200, round(2.45 * line) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Write the words above, the symbols below."""
        if self._row is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, width = self.fontMetrics(), self.width()
        line = metrics.height()
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(HINT, 1, Qt.PenStyle.DotLine))
            painter.setBrush(QColor(255, 152, 0, 40))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(INK)
        text = metrics.elidedText(
            str(self._named()["row"]), Qt.TextElideMode.ElideRight, width - 44
        )
        painter.drawText(QRectF(4, 2, width - 44, line), Qt.AlignmentFlag.AlignVCenter, text)
        self._paint_numbers(painter, width, line)
        side = min(line * 1.15, (width - 12) / max(1.0, symbols_width(self._row)))
        spot = QPointF(4, 2 + line * 1.1)
        paint_symbols(painter, spot, side, self._row, self._count)

    def _paint_numbers(self, painter: QPainter, width: int, line: int) -> None:
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        frame = QRectF(width - 40, 2, 36, line)
        painter.setPen(BAD if self._points < 0 else GOOD)
        painter.drawText(
            frame,
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            str(self._named()["points"]),
        )

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802, ARG002
        """Light what is counted."""
        self.pointed.emit(True)  # noqa: FBT003  # Qt's own
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802, ARG002
        """Light nothing."""
        self.pointed.emit(False)  # noqa: FBT003
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Do the same for the keyboard."""
        self.pointed.emit(True)  # noqa: FBT003
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Do the same for the keyboard."""
        self.pointed.emit(False)  # noqa: FBT003
        super().focusOutEvent(event)


class ScorePanel(QWidget):
    """Three rewards, the penalty and the total."""

    pointed = Signal(object)
    """The `Row` whose count is to be lit, or None."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._title, self._total = QLabel(), QLabel()
        self._title.setWordWrap(True)
        column.addWidget(self._title)
        self.rows = tuple(RowStrip() for _ in range(4))
        for place, strip in enumerate(self.rows):
            column.addWidget(strip)
            strip.pointed.connect(lambda is_on, at=place: self._point(at, is_on))
        column.addWidget(self._total)
        self._colony: Colony | None = None

    def show_colony(self, colony: Colony, title: str) -> Score:
        """Count *colony* as if the game ended now."""
        self._colony, score = colony, score_of(colony)
        rows = zip(self.rows, colony.sheet.score_rows, score.counts, score.points, strict=True)
        for strip, row, count, points in rows:
            strip.show_row(row, count, points)
        self._title.setText(title)
        self._total.setText(words("<b>Total {total}</b>", total=score.total))
        return score

    def _point(self, place: int, is_on: bool) -> None:  # noqa: FBT001  # a signal's argument
        if self._colony is not None:
            self.pointed.emit(self._colony.sheet.score_rows[place] if is_on else None)
