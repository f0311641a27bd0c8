"""A choice as a small card: chosen it has a ring, barred a dotted border and its reason."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy

from gui.parts.focus import has_ring, paint_ring, use_keys, use_mouse
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import KEY
from gui.parts.why_button import WhyButton

Paint = Callable[[QPainter, QRectF], None]
"""Paints into a square."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class ChoiceCard(WhyButton):
    """Paints its ground; what is on it each kind of card paints itself."""

    pointed = Signal(bool)
    """The pointer, or the keys, came or went."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._is_over = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the sheet
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the ground, then the content."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, inset, corner = look().theme, px(4) / 2 + 0.5, px(KEY)
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.paper2))
        if self.why:
            pen = QPen(QColor(now.edge), 2.4)
            pen.setDashPattern([0.1, 2.7])
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif self.isChecked():
            painter.setPen(QPen(QColor(now.act), px(4)))
            painter.setBrush(QColor(now.mint))
        elif self.isDown() or self._is_over:
            painter.setBrush(QColor(now.paper3))
        painter.drawRoundedRect(frame, corner, corner)
        self.paint_content(painter, frame)
        if has_ring(self):
            paint_ring(painter, frame.adjusted(inset, inset, -inset, -inset), corner)
        painter.end()

    def paint_content(self, painter: QPainter, frame: QRectF) -> None:
        """Paint what the card shows."""
        raise NotImplementedError

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802  # Qt's name
        """Light up."""
        self._is_over = True
        self.pointed.emit(True)  # noqa: FBT003  # Qt's own
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Go dim again."""
        self._is_over = False
        self.pointed.emit(False)  # noqa: FBT003
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Be pointed at by the keys."""
        self.pointed.emit(True)  # noqa: FBT003
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Be pointed at no more."""
        self.pointed.emit(False)  # noqa: FBT003
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Press; the ring goes."""
        use_mouse()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Press by key; the ring comes. Other keys belong to the view."""
        use_keys()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the size and the colours of a new look."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.PaletteChange}:
            self.updateGeometry()
            self.update()


class AnswerCard(ChoiceCard):
    """One answer to an open question: its picture with the words below, and its key."""

    def __init__(self, text: str, paint: Paint | None = None, key: str = "") -> None:
        super().__init__(text)
        self._paint, self._key = paint, key
        self.setAccessibleName(f"{text} ({key})" if key else text)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for the words, at most as wide as two of the usual cards."""
        letters = QFontMetrics(font(Type.SMALL))
        if self._paint is not None:
            return QSize(letters.horizontalAdvance(self.text()) + px(16), px(118))
        return QSize(min(letters.horizontalAdvance(self.text()), px(150)) + px(32), px(118))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for the picture: a tooltip has the words too."""
        return QSize(px(46) if self._paint is not None else px(90), px(60))

    def paint_content(self, painter: QPainter, frame: QRectF) -> None:
        """Paint picture, words and key."""
        now = look().theme
        painter.setPen(QColor(now.ink2 if self.why else now.ink))
        painter.setFont(font(Type.CHIP if self._paint is None else Type.SMALL))
        inside = frame.adjusted(px(6), px(6), -px(6), -px(6))
        line = painter.fontMetrics().height()
        if self._paint is None:
            flags = _WRAPPED | int(Qt.AlignmentFlag.AlignCenter)
            below = line if self._key and inside.height() > 3 * line else 0
            painter.drawText(inside.adjusted(0, 0, 0, -below), flags, self.text())
        else:
            side = min(inside.width(), inside.height() - line, px(56))
            box = QRectF(0, 0, side, side)
            box.moveCenter(inside.center())
            box.moveTop(inside.top() + px(4))
            fits = painter.fontMetrics().horizontalAdvance(self.text()) <= frame.width()
            if fits:
                words_box = QRectF(frame.left(), box.bottom(), frame.width(), line)
                painter.drawText(words_box, Qt.AlignmentFlag.AlignCenter, self.text())
            painter.setOpacity(0.4 if self.why else 1.0)
            self._paint(painter, box)
            painter.setOpacity(1.0)
        if self._key and inside.height() > 3 * line:
            painter.setFont(font(Type.CHIP))
            painter.setPen(QColor(now.ink2))
            foot = QRectF(inside.left(), inside.bottom() - line, inside.width(), line)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._key)
