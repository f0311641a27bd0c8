"""One row of the score: its words, its scale, what is counted, its points; open a sentence too."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.cozy.around.row_room import RowRoom, row_high
from gui.cozy.around.scale import BEAD, CountStep, RowMotion, Scale, ShownRow
from gui.cozy.around.scale_words import (
    group_words,
    here_words,
    next_words,
    row_title,
    short_words,
    told,
)
from gui.cozy.hour.elide import WRAPPED, fitted
from gui.cozy.sheet_words import points_words, row_words
from gui.kit.clock import Glide
from gui.kit.fills import fill_box
from gui.kit.focus import paint_focus
from gui.kit.label import tip
from gui.kit.layout import Scaled
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look, px, sized
from gui.kit.tokens import TIGHT
from gui.words.words import words

_LAND_MS, _BEAD_MS = 160, 40


class RowStrip(Scaled, Painted, QWidget):
    """One row: its words, its scale, what is counted, its points; opened a sentence below."""

    pointed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.shown: ShownRow | None = None
        self._scaled: Scale | None = None
        self.is_open = self.is_over = False
        self.group: int | None = None
        """The number of the group of symbols under the pointer."""
        self._from = 0
        self._fill = Glide(self)
        self._fill.valueChanged.connect(lambda _: self.update())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_row(self, shown: ShownRow) -> None:
        """Show a row as it stands, and would stand after what is pointed at."""
        old, self.shown = self.shown, shown
        if old is None or old.row != shown.row:
            self._scaled = Scale(shown.row)
        said = told(shown.row, shown.step)
        worth = words("Worth {points}.", points=points_words(shown.points, signed=True))
        self.setAccessibleName(f"{said} {worth}")
        self._hint()
        is_new = old is not None and old.row == shown.row and old.step.now < shown.step.now
        if is_new and old is not None and self.isVisible() and not look().is_calm:
            self._from = old.step.now
            scale = Scale(shown.row)
            beads = (scale.head(shown.step.now) - scale.head(self._from)) / BEAD
            self._fill.setDuration(round(_BEAD_MS * beads) + _LAND_MS)
            self._fill.start()
        self._scale()
        self.update()

    def _hint(self) -> None:
        """Say in the tooltip what the row counts in full, or what a group would take."""
        shown = self.shown
        if shown is not None:
            said = row_words(shown.row)
            if self.group is not None:
                said = group_words(shown.row, self.group, shown.step.now)
            self.setToolTip(tip(f"{said[:1].upper()}{said[1:]}"))

    def open(self, *, is_open: bool) -> None:
        """Open or close it."""
        if is_open is not self.is_open:
            self.is_open = is_open
            self._scale()
            self.update()

    def _scale(self) -> None:
        self.setFixedHeight(row_high(is_open=self.is_open))

    def sizeHint(self) -> QSize:
        return QSize(px(400), row_high(is_open=self.is_open))

    def minimumSizeHint(self) -> QSize:
        return sized(240, 0)

    def _room(self) -> RowRoom | None:
        if self.shown is None or self._scaled is None:
            return None
        return RowRoom(self.shown, self._scaled, self.width(), is_open=self.is_open)

    def written(self) -> tuple[QFont, str]:
        """Return the letters and the words: smaller ones in two lines if they do not fit in one."""
        room = self._room()
        if room is None or self.shown is None:
            return font(Type.BODY), ""
        return fitted((Type.BODY, Type.SMALL), row_title(self.shown.row), room.words)

    def group_at(self, at: QPoint) -> int | None:
        """Return the number of the group of symbols *at* a place, if there is one."""
        room = self._room()
        return room.group_at(at) if room else None

    def sentence(self) -> str:
        """Return what it says while it is open: where you are, and what is next."""
        return f"{here_words(self.shown.step)} {_more(self.shown)}" if self.shown else ""

    # drawing

    def paint(self, painter: QPainter) -> None:
        room, shown = self._room(), self.shown
        if room is None or shown is None or self._scaled is None:
            return
        now = look().theme
        if self.is_open:
            fill_box(painter, self.rect(), TIGHT, now.paper2)
        letters, text = self.written()
        painter.setFont(letters)
        painter.setPen(QColor(now.ink))
        painter.drawText(room.words, WRAPPED | int(Qt.AlignmentFlag.AlignVCenter), text)
        if room.is_brief:
            painter.save()
            painter.translate(room.scale)
            painter.scale(room.unit, room.unit)
            self._scaled.paint_symbols(painter, shown.step)
            painter.restore()
        else:
            self._scaled.paint(painter, room.scale, room.unit, shown.step, self._come(shown.step))
        _paint_numbers(painter, room, shown)
        if self.is_open:
            _paint_sentence(painter, room.sentence, here_words(shown.step), _more(shown))
        paint_focus(painter, self, QRectF(self.rect()).adjusted(5, 5, -5, -5), TIGHT)

    def _come(self, step: CountStep) -> RowMotion:
        """Return how far what was earned has come in motion."""
        if not self._fill.is_running:
            return RowMotion(step.now)
        gone = float(self._fill.currentValue()) * self._fill.duration()
        crawl = max(1, self._fill.duration() - _LAND_MS)
        share = min(1.0, gone / crawl)
        at = self._from + (step.now - self._from) * share
        return RowMotion(at, max(0.0, gone - crawl) / _LAND_MS)

    # pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up what the group under the pointer would take."""
        group = self.group_at(event.position().toPoint())
        if group != self.group:
            self.group = group
            self._hint()
            self.pointed.emit(True)  # noqa: FBT003  # Qt's own

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: ARG002
        """Open, and light up what is counted."""
        self.is_over = True
        self.pointed.emit(True)  # noqa: FBT003

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        """Close, and light up nothing."""
        self.is_over, self.group = False, None
        self.pointed.emit(False)  # noqa: FBT003

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(True)  # noqa: FBT003
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(False)  # noqa: FBT003
        super().focusOutEvent(event)


def _more(shown: ShownRow) -> str:
    return next_words(shown.row, shown.step, shown.shape)


def _paint_numbers(painter: QPainter, room: RowRoom, shown: ShownRow) -> None:
    """Paint the count and the points; what would change above what is, which is struck."""
    now, step = look().theme, shown.step
    colour = now.bad if shown.would < 0 else now.good if shown.would > 0 else now.ink2
    points = [points_words(one, signed=True) for one in (shown.would, shown.points)]
    _paint_pair(painter, room.points, points, colour, Type.NAME)
    counts = [str(step.after), str(step.now)]
    if room.is_brief and step.after == step.now:
        counts = [short_words(shown.row, step)] * 2
    colour = now.ring if step.after != step.now else now.ink2
    _paint_pair(painter, room.counts, counts, colour, Type.STRONG)


def _paint_sentence(painter: QPainter, room: QRectF, here: str, more: str) -> None:
    """Write where you are in bold letters, and after it what is next."""
    painter.setPen(QColor(look().theme.ink))
    wide = QFontMetrics(font(Type.CHIP)).horizontalAdvance(f"{here} ")
    rest = QFontMetrics(font(Type.SMALL)).horizontalAdvance(more)
    if wide + rest <= room.width():
        painter.setFont(font(Type.CHIP))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, here)
        painter.setFont(font(Type.SMALL))
        painter.drawText(room.adjusted(wide, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, more)
        return
    letters, said = fitted((Type.SMALL,), f"{here} {more}", room)
    painter.setFont(letters)
    painter.drawText(room, WRAPPED | int(Qt.AlignmentFlag.AlignVCenter), said)


def _paint_pair(painter: QPainter, room: QRectF, said: list[str], colour: str, use: Type) -> None:
    """Write the first of *said* in *colour*, and below it the second one struck, if it differs."""
    new, old = said
    right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    painter.setFont(font(use))
    painter.setPen(QColor(colour))
    line = float(QFontMetrics(font(use)).capHeight())
    struck = font(Type.SMALL)
    struck.setStrikeOut(True)
    less = float(QFontMetrics(struck).capHeight())
    if new == old or room.height() < line + less + 2:
        painter.drawText(room, right, new)
        return
    gap = min(8.0, (room.height() - line - less) / 3)
    foot = room.top() + (room.height() - line - less - gap) / 2 + line
    wide = QFontMetrics(font(use)).horizontalAdvance(new)
    painter.drawText(QPointF(room.right() - wide, foot), new)
    painter.setFont(struck)
    painter.setPen(QColor(look().theme.ink2))
    wide = QFontMetrics(struck).horizontalAdvance(old)
    painter.drawText(QPointF(room.right() - wide, foot + gap + less), old)
