"""The log in words: a block for each round with its dice, a line for each event, the newest last.

A click goes to the step of a line. What a broken log says from its fault on is told apart.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from core.table.looks import BY_SEAT
from gui.kit.art import paint_picture
from gui.kit.fills import box_round, fill_box
from gui.kit.focus import has_ring, paint_ring
from gui.kit.painted import placed
from gui.kit.theme import Px, Type, font, inset, look, px
from gui.kit.tokens import GAP, SMALL, TIGHT, WIDE
from gui.parts.dice import paint_die
from gui.parts.hats import Who
from gui.parts.worms import paint_face
from gui.words.words import words

Index = QModelIndex | QPersistentModelIndex
Dice = tuple[tuple[int, str], ...]
"""Seats, and the faces of their dice."""
_TILT = 8
"""How far equal dice lie askew, in degrees."""
_HEAD, _DIE, _DIE_GAP, _DICE = 57, 29, 37, 97
"""The px of a heading, a die, from one die to the next, and to the first."""
_FAINT = 0.6
"""How much is left of what no longer checks."""


class Heading(NamedTuple):
    """The name of a round, and the dice that lie open in it."""

    name: str
    dice: Dice = ()
    said: str = ""
    """The dice in a sentence, for who does not see them."""


class _Role(IntEnum):
    DICE = Qt.ItemDataRole.UserRole
    """The dice of a heading; None for a line."""
    NAME = DICE + 1
    """What is painted of a heading."""
    SEAT = DICE + 2
    BREAKS = DICE + 3
    """What is said of the log from here on, above the line; "" of a line that checks."""


class _Painter(QStyledItemDelegate):
    """Paints headings and lines; a line takes as many rows of letters as it needs."""

    _LINE, _FACE, _SLIP = Px(30), Px(22), Px(66)
    """The height of a line, and the room for a face or for the torn slip where the proof ends."""

    def __init__(self, view: "LogView") -> None:
        super().__init__(view)
        self._view = view

    def _letters(self, index: Index) -> QFont:
        if index.data(_Role.DICE) is not None:
            return font(Type.SECOND_BUTTON)
        return font(Type.SMALL)

    def _text(self, frame: QRect, index: Index) -> QRect:
        """Return where the words of a line stand in its *frame*."""
        left = px(WIDE - 2) + px(TIGHT)
        left += self._SLIP if index.data(_Role.BREAKS) else self._FACE
        return frame.adjusted(left, 0, -px(WIDE), 0)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = self._view.viewport().width()
        letters = QFontMetrics(self._letters(index))
        if index.data(_Role.DICE) is not None:
            return QSize(wide, max(px(_HEAD), letters.height() + px(GAP)))
        room = QRect(0, 0, max(1, self._text(QRect(0, 0, wide, 0), index).width()), 0)
        high = letters.boundingRect(room, _WRAP, index.data()).height()
        if head := index.data(_Role.BREAKS):
            strong = QFontMetrics(font(Type.CHIP))
            high += strong.boundingRect(room, _WRAP, head).height() + 2 * px(TIGHT)
        return QSize(wide, max(self._LINE, high + px(TIGHT)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        frame: QRect = option.rect
        state: QStyle.StateFlag = option.state
        with placed(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self._letters(index))
            if self._view.is_later(index.row()) and not index.data(_Role.BREAKS):
                painter.setOpacity(_FAINT)
            if index.data(_Role.DICE) is not None:
                self._paint_heading(painter, frame, index)
            elif index.data(_Role.BREAKS):
                self._paint_break(painter, frame, index)
            else:
                self._paint_line(painter, frame, index, state)
            if state & QStyle.StateFlag.State_Selected and has_ring(self._view):
                inside = inset(QRectF(frame), GAP, 0)
                paint_ring(painter, inside.adjusted(4, 4, -4, -4), px(SMALL))

    def _paint_heading(self, painter: QPainter, frame: QRect, index: Index) -> None:
        now = look().theme
        if index.row():
            painter.setPen(QPen(QColor(now.line), 1.5))
            top = frame.top() + px(TIGHT)
            painter.drawLine(frame.left(), top, frame.right(), top)
        painter.setPen(QColor(now.ink))
        name = index.data(_Role.NAME)
        place = frame.adjusted(px(WIDE - 2), px(SMALL), 0, 0)
        painter.drawText(place, _MIDDLE, name)
        left = place.left() + max(
            px(_DICE), painter.fontMetrics().horizontalAdvance(name) + px(GAP)
        )
        side = px(_DIE)
        dice = index.data(_Role.DICE)
        faces = [face for _, face in dice]
        for seat, face in dice:
            die = QRectF(left, place.center().y() - side * 0.5, side, side * 1.08)
            with placed(painter):
                if faces.count(face) > 1:
                    painter.translate(die.center())
                    painter.rotate(_TILT)
                    painter.translate(-die.center())
                paint_die(painter, die, face, None if seat is None else self._view.worms[seat])
            left += px(_DIE_GAP)

    def _paint_line(
        self, painter: QPainter, frame: QRect, index: Index, state: QStyle.StateFlag
    ) -> None:
        now = look().theme
        inside = inset(QRectF(frame), GAP, 0)
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        is_over = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = now.mint if is_chosen else now.paper2 if is_over else ""
        if ground:
            fill_box(painter, inside, px(TIGHT), ground)
        seat, words_at = index.data(_Role.SEAT), self._text(frame, index)
        if seat is not None:
            side = self._FACE
            top = min(frame.center().y(), frame.top() + self._LINE // 2) - side / 2
            face = QRectF(words_at.left() - px(TIGHT) - side, top, side, side * 1.03)
            paint_face(painter, face, self._view.worms[seat])
        painter.setPen(QColor(now.ink))
        painter.drawText(words_at, _MIDDLE | Qt.TextFlag.TextWordWrap, index.data())

    def _paint_break(self, painter: QPainter, frame: QRect, index: Index) -> None:
        """Paint where the proof ends: a torn slip, and what that means."""
        now, words_at = look().theme, self._text(frame, index)
        inside = inset(QRectF(frame), GAP, 0).adjusted(0, px(SMALL), 0, 0)
        fill_box(painter, inside, px(TIGHT), now.badpale)
        side = self._SLIP - px(TIGHT)
        slip = box_round(
            QPointF((inside.left() + words_at.left()) / 2, inside.center().y()), side, side * 0.82
        )
        paint_picture(painter, "torn-slip", slip)
        words_at.setTop(frame.top() + px(SMALL) + px(TIGHT))
        painter.setFont(font(Type.CHIP))
        painter.setPen(QColor(now.bad))
        head = painter.drawText(words_at, _WRAP, index.data(_Role.BREAKS))
        words_at.setTop(head.bottom())
        painter.setFont(font(Type.SMALL))
        painter.setPen(QColor(now.ink))
        painter.drawText(words_at, _WRAP, index.data())


_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_WRAP = int(Qt.TextFlag.TextWordWrap)


class LogView(QListWidget):
    """The log's lines, each with the step it belongs to, below the names of the rounds."""

    chosen = Signal(int)
    """The step of the line that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = ""
        self.worms: Sequence[Who] = BY_SEAT
        """By seat, whose faces and dice are shown."""
        self._steps: list[int] = []
        """By row: the step that it tells of."""
        self.chosen_seat: int | None = None
        """Whom the line is about that was clicked last."""
        self._now: int | None = None
        """The step that is looked at."""
        self.setAccessibleName(words("What has happened"))
        self.setProperty("role", "log")
        self.setItemDelegate(_Painter(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self._at_end = QTimer(self, singleShot=True, interval=0)
        """Scrolls once for all that comes together: to scroll is to lay all lines out anew."""
        self._at_end.timeout.connect(self.scrollToBottom)
        self._at_chosen = QTimer(self, singleShot=True, interval=0)
        self._at_chosen.timeout.connect(lambda: self.scrollTo(self.currentIndex()))

    def clear(self) -> None:
        """Forget every line."""
        self._heading, self._steps = "", []
        super().clear()

    def begin(self, step: int, heading: Heading) -> None:
        """Let what follows stand below *heading*; one that stands there already gets its dice."""
        was_at_end = self._is_at_end()
        if heading.name and heading.name != self._heading:
            self._heading = heading.name
            item = self._new(step, heading.name)
            item.setData(_Role.DICE, ())
            item.setData(_Role.NAME, heading.name)
        if heading.dice:
            row = next(
                row
                for row in reversed(range(self.count()))
                if self.item(row).data(_Role.DICE) is not None
            )
            item, self._steps[row] = self.item(row), step
            item.setData(_Role.DICE, heading.dice)
            item.setText(heading.said or heading.name)
        self._follow(was_at_end=was_at_end)

    def add(self, step: int, lines: Sequence[tuple[str, int | None]]) -> None:
        """Add *lines* of *step*, each about a seat or None; the end stays in sight."""
        was_at_end = self._is_at_end()
        for line, seat in lines:
            self._new(step, line).setData(_Role.SEAT, seat)
        self._follow(was_at_end=was_at_end)

    def break_off(self, step: int, heading: str, said: str) -> None:
        """Add that behind *step* the log is not judged: a *heading*, and why."""
        item = self._new(step, said)
        item.setData(_Role.BREAKS, heading)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{heading}. {said}")

    def is_later(self, row: int) -> bool:
        """Return whether *row* tells of a step after the one that is looked at."""
        return self._now is not None and self._steps[row] > self._now

    def point_at(self, step: int) -> None:
        """Select the last line of *step*, or of the last step before it; what is later pales."""
        self._at_end.stop()
        self._now = step
        self.viewport().update()
        rows = [row for row, told in enumerate(self._steps) if told <= step]
        if rows:
            self.setCurrentRow(rows[-1])
            self.scrollToItem(self.item(rows[-1]), QListWidget.ScrollHint.PositionAtCenter)

    def point_at_end(self) -> None:
        """Select nothing, and show the newest line."""
        self._now = None
        self.setCurrentRow(-1)
        self.clearSelection()
        self._at_end.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines; while none is chosen the ring is round them all."""
        super().paintEvent(event)
        if has_ring(self) and self.currentRow() < 0:
            frame = inset(QRectF(self.viewport().rect()), SMALL)
            with QPainter(self.viewport()) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_ring(painter, frame, px(TIGHT))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._keep(was_at_end=self._is_at_end())
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        was_at_end = self._is_at_end()
        super().resizeEvent(event)
        self._keep(was_at_end=was_at_end)

    def _keep(self, *, was_at_end: bool) -> None:
        """Show the step that is looked at, or the end if it was in sight."""
        if self._now is not None:
            self._at_chosen.start()
        else:
            self._follow(was_at_end=was_at_end)

    def _new(self, step: int, said: str) -> QListWidgetItem:
        item = QListWidgetItem(said)
        self._steps.append(step)
        self.addItem(item)
        return item

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return self._at_end.isActive() or bar.value() >= bar.maximum() - 4

    def _follow(self, *, was_at_end: bool) -> None:
        if was_at_end:
            self._at_end.start()

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen_seat = item.data(_Role.SEAT)
        self.chosen.emit(self._steps[self.row(item)])
