"""A die as a button: an organ or a shape, with its number and name; a changed one is marked."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from core.cozy.grid import Path
from core.cozy.sheet import Sheet
from core.cozy.turn import SHAPE_DIE, Turn
from gui.cozy.sheet.organ import READY, paint_organ
from gui.cozy.words import shown_words
from gui.parts.theme import HINT, INK, LINE
from gui.words.words import words

BRAIN_MIME = "application/x-wormcozy-brain"


def paint_die(painter: QPainter, frame: QRectF, turn: Turn, die: int) -> None:
    """Draw what *die* of *turn* shows into the square *frame*, golden if it was changed."""
    _paint_body(painter, frame, is_changed=turn.changed[die])
    paint_pips(painter, frame, turn.sheet, die, turn.shown(die))


def _paint_body(painter: QPainter, frame: QRectF, *, is_changed: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(READY if is_changed else LINE, 3 if is_changed else 1.2))
    painter.setBrush(QColor("#fff3c9") if is_changed else QColor("white"))
    radius = frame.width() * 0.16
    painter.drawRoundedRect(frame.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
    painter.restore()


def paint_pips(painter: QPainter, frame: QRectF, sheet: Sheet, die: int, pips: int) -> None:
    """Draw the organ or shape that *pips* of *die* stand for."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = frame.adjusted(*(frame.width() * part for part in (0.1, 0.1, -0.1, -0.1)))
    if die == SHAPE_DIE:
        paint_shape(painter, inner, sheet.shapes[pips - 1][1])
    else:
        paint_organ(painter, inner, sheet.organ_die[pips - 1])
    painter.restore()


def paint_shape(painter: QPainter, frame: QRectF, path: Path) -> None:
    """Draw the squares of *path* into *frame*."""
    rows = max(row for row, _ in path) + 1
    cols = max(col for _, col in path) + 1
    side = min(frame.width() / max(cols, 3.4), frame.height() / max(rows, 3.4))
    start = frame.center() - QPointF(cols * side / 2, rows * side / 2)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(QColor("#a3cf9d"))
    for row, col in path:
        painter.drawRect(QRectF(start.x() + col * side, start.y() + row * side, side, side))


class DieFace(QAbstractButton):
    """Shows one of our dice; a brain can be dropped on it, a click asks what it could become."""

    dropped = Signal(str)
    """The token of the dropped brain."""

    def __init__(self, die: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._die = die
        self._turn: Turn | None = None
        self._spins = 0
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_turn(self, turn: Turn | None) -> None:
        """Show the die of *turn*, or an empty place before the roll."""
        self._turn = turn if turn is not None and turn.dice is not None else None
        self.setAccessibleName(self._said())
        self.updateGeometry()
        self.update()

    def spin(self, left: int) -> None:
        """Show another face while *left* turns of its tumble are left."""
        if left != self._spins:
            self._spins = left
            self.update()

    def _said(self) -> str:
        if self._turn is None:
            return words("a die, not rolled yet")
        shown = shown_words(self._turn, self._die)
        if self._turn.changed[self._die]:
            return words("my die: {face}, changed", face=shown)
        return words("my die: {face}", face=shown)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for a square with a line of text under it."""
        line, name = QFontMetrics(self.font()).height(), self._name()
        wide = QFontMetrics(self._name_font()).horizontalAdvance(name) + 4
        return QSize(max(50, line * 3, wide), 38 + line)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same size: it is never squeezed."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Draw the face and its name."""
        painter = QPainter(self)
        line = QFontMetrics(self.font()).height()
        side = float(min(self.width(), self.height() - line))
        frame = QRectF((self.width() - side) / 2, 0, side, side)
        if self._turn is None:
            painter.setPen(QPen(LINE, 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), 6, 6)
            return
        if self._spins:
            pips = (self._turn.shown(self._die) + self._spins * (self._die + 1) - 1) % 6 + 1
            _paint_body(painter, frame, is_changed=False)
            paint_pips(painter, frame, self._turn.sheet, self._die, pips)
            return
        paint_die(painter, frame, self._turn, self._die)
        if self.hasFocus() or (self.isEnabled() and self.underMouse()):
            painter.setPen(QPen(HINT, 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(self._name_font())
        painter.setPen(INK)
        text = QRectF(0, side, self.width(), line)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, self._name())

    def _name(self) -> str:
        turn, die = self._turn, self._die
        return shown_words(turn, die) if turn else ""

    def _name_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(self._turn is not None and self._turn.changed[self._die])
        return font

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Accept brains only."""
        if event.mimeData().hasFormat(BRAIN_MIME) and self.isEnabled():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Emit which brain was dropped."""
        data = event.mimeData().data(BRAIN_MIME).data()
        event.acceptProposedAction()
        self.dropped.emit(bytes(data).decode())
