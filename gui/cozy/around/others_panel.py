"""Small sheets of all players: thinking or signed, and the total; a click enlarges one (C11.12)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from core.cozy.decisions import Decision
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from gui.cozy.around.film import Film
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.parts.discs import disc, paint_focus
from gui.parts.label import tip
from gui.parts.theme import GOOD, HINT, INK
from gui.words.words import words

_SIDE, _COLUMNS = 78, 3


@dataclass(frozen=True, slots=True)
class Neighbour:
    """What the others see of one seat."""

    seat: int
    name: str
    letter: str
    turn: Turn
    note: str
    """Thinking, signed, or nothing."""
    is_signed: bool = False
    is_shown: bool = False
    """Whether its sheet is the large one."""


class SmallSheet(QAbstractButton):
    """One player's sheet; a signed hour is shown in it as a film."""

    def __init__(self) -> None:
        super().__init__()
        self._who: Neighbour | None = None
        self._turn: Turn | None = None
        self._drawn: QPixmap | None = None
        self.film = Film(self)
        self.film.moved.connect(self._show_frame)
        self.film.ended.connect(self._show_now)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_neighbour(self, who: Neighbour) -> None:
        """Show the seat as it is, or as the running film has it."""
        if who == self._who:
            return
        self._who = who
        said = words(
            "{name}, total {total}, {note}",
            name=who.name,
            total=score_of(who.turn.colony).total,
            note=who.note or words("not playing an hour"),
        )
        self.setAccessibleName(said)
        self.setToolTip(tip(words("{seat}. Click to see the sheet.", seat=said)))
        if not self.film.is_running:
            self._show_now()
        self.update()

    def play(self, start: Turn, decisions: Sequence[Decision]) -> None:
        """Show an hour again."""
        self.film.play(start, decisions)

    def _show_frame(self, turn: Turn, _: object) -> None:
        self._turn, self._drawn = turn, None
        self.update()

    def _show_now(self) -> None:
        if self._who is not None:
            self._show_frame(self._who.turn, None)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for a small sheet with two lines under it."""
        return QSize(_SIDE, self._side() + 2 * self.fontMetrics().height())

    def _side(self) -> int:
        return min(_SIDE, self.width())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a narrow size, for where there is little room."""
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Draw sheet, disc, name, note and total."""
        who = self._who
        if who is None or self._turn is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        left = (self.width() - side) // 2
        painter.drawPixmap(left, 0, self._sheet(self._turn, side))
        if who.is_shown:
            painter.setPen(QPen(HINT, 3))
            painter.drawRect(QRectF(left + 1, 1, side - 2, side - 2))
        if self.hasFocus():
            paint_focus(painter, self.rect())
        self._paint_lines(painter, who)

    def _paint_lines(self, painter: QPainter, who: Neighbour) -> None:
        line, metrics = self.fontMetrics().height(), self.fontMetrics()
        is_narrow = self.width() < _SIDE - 20
        letter = who.letter if is_narrow else ""
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, self._side(), disc(who.seat, line - 3, letter, ratio))
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(INK)
        total = str(score_of(who.turn.colony).total)
        room = self.width() - line - metrics.horizontalAdvance(total) - 8
        name = metrics.elidedText(who.name, Qt.TextElideMode.ElideRight, room)
        name = "" if is_narrow else name
        frame = QRectF(line + 2, self._side(), self.width() - line - 2, line)
        painter.drawText(frame, Qt.AlignmentFlag.AlignLeft, name)
        painter.drawText(frame, Qt.AlignmentFlag.AlignRight, total)
        painter.setFont(self.font())
        painter.setPen(GOOD if who.is_signed else INK)
        sign = "\u2713" if who.is_signed else "\u2026" if who.note else ""
        note = sign if is_narrow else f"{sign} {who.note}" if who.is_signed else who.note
        below = QRectF(2, self._side() + line, self.width() - 2, line)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, note)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802, ARG002
        """Draw the sheet again."""
        self._drawn = None
        self.updateGeometry()

    def _sheet(self, turn: Turn, side: int) -> QPixmap:
        if self._drawn is None:
            ratio = self.devicePixelRatioF()
            self._drawn = QPixmap(round(side * ratio), round(side * ratio))
            self._drawn.setDevicePixelRatio(ratio)
            self._drawn.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._drawn)
            picture = Picture(turn, turn.hour, is_small=True)
            frame = QRectF(1, 1, side - 2, side - 2)
            geometry = geometry_of(picture, frame, QFontMetricsF(self.font()))
            paint_sheet(painter, geometry, picture)
            painter.end()
        return self._drawn


class OthersPanel(QWidget):
    """A small sheet for each seat, with ours as the way back."""

    chosen = Signal(int)
    """The seat that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self.sheets: list[SmallSheet] = []
        self._columns = _COLUMNS

    def show_seats(self, seats: Sequence[Neighbour]) -> None:
        """Show every seat; for one player alone there is nothing to compare."""
        while len(self.sheets) < len(seats):
            seat, sheet = len(self.sheets), SmallSheet()
            sheet.clicked.connect(partial(self._choose, seat))
            self.sheets.append(sheet)
            self._lay_out()
        for sheet, who in zip(self.sheets, seats, strict=False):
            sheet.show_neighbour(who)
        self.setVisible(len(seats) > 1)

    def use_columns(self, columns: int) -> None:
        """Lay the sheets out in *columns* columns."""
        if columns != self._columns:
            self._columns = columns
            self._lay_out()

    def _lay_out(self) -> None:
        for seat, sheet in enumerate(self.sheets):
            self._grid.addWidget(sheet, seat // self._columns, seat % self._columns)

    def _choose(self, seat: int) -> None:
        self.chosen.emit(seat)
