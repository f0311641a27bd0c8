"""A choice as a small card: chosen it has a ring, barred a dotted border and its reason."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.cozy.hour.elide import WRAPPED, fitted, height
from gui.kit.focus import paint_focus
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, inset, look, px, sized
from gui.kit.tokens import BUTTON
from gui.kit.why_button import WhyButton

CARD_HIGH, _RING = 84, 4
"""The px at art 1 that an answer wants, and of the ring round what is chosen."""
Paint = Callable[[QPainter, QRectF], None]
"""Paints into a square."""


class ChoiceCard(Painted, WhyButton):
    """Paints its ground; what is on it each kind of card paints itself."""

    pointed = Signal(bool)
    """The pointer, or the keys, came or went."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._is_over = self.is_told = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the sheet
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, *, is_told: bool) -> None:
        """Be what a lesson tells of, or not."""
        if is_told is not self.is_told:
            self.is_told = is_told
            self.update()

    def paint(self, painter: QPainter) -> None:
        now, room, corner, frame = look().theme, self._room(), px(BUTTON), self.face()
        wide = px(_RING)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.paper2))
        if self.why:
            pen = QPen(QColor(now.edge), 2.4)
            pen.setDashPattern([0.1, 2.7])
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(QColor(now.mint) if self.isChecked() else Qt.BrushStyle.NoBrush)
        elif self.isChecked():
            painter.setPen(QPen(QColor(now.act), wide))
            painter.setBrush(QColor(now.mint))
        elif self.is_told:
            painter.setPen(QPen(QColor(now.amber), wide))
            painter.setBrush(QColor(now.amberpale))
        elif self.isDown() or self._is_over:
            painter.setBrush(QColor(now.paper3))
        painter.drawRoundedRect(frame, corner, corner)
        self.paint_content(painter, frame)
        paint_focus(painter, self, frame.adjusted(room, room, -room, -room), corner)

    @staticmethod
    def _room() -> float:
        return px(_RING) / 2 + 0.5

    def face(self) -> QRectF:
        """Return where its ground is."""
        room = self._room()
        return QRectF(self.rect()).adjusted(room, room, -room, -room)

    def paint_content(self, painter: QPainter, frame: QRectF) -> None:
        """Paint what the card shows."""
        raise NotImplementedError

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_over = True
        self.pointed.emit(True)  # noqa: FBT003  # Qt's own
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._is_over = False
        self.pointed.emit(False)  # noqa: FBT003
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(True)  # noqa: FBT003
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(False)  # noqa: FBT003
        super().focusOutEvent(event)


class AnswerCard(ChoiceCard):
    """One answer to an open question: its picture with the words below, and its key."""

    def __init__(self, text: str, paint: Paint | None = None, key: str = "") -> None:
        super().__init__(text)
        self._paint, self._key = paint, key
        self.setAccessibleName(f"{text} ({key})" if key else text)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.SMALL))
        if self._paint is not None:
            return QSize(letters.horizontalAdvance(self.text()) + px(16), px(CARD_HIGH))
        return QSize(min(letters.horizontalAdvance(self.text()), px(150)) + px(32), px(CARD_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the picture: a tooltip has the words too."""
        return sized(110 if self._paint is None else 46, 60)

    def paint_content(self, painter: QPainter, frame: QRectF) -> None:
        """Paint picture, words and, where there is room, the key."""
        now = look().theme
        painter.setPen(QColor(now.ink2 if self.why else now.ink))
        letters, said = self.written()
        painter.setFont(letters)
        inside = inset(frame, 6)
        if self._paint is None:
            rest = self._paint_words(painter, inside, said)
        else:
            rest = self._paint_picture(painter, inside, self._paint)
        if self._key and rest.height() >= painter.fontMetrics().height():
            painter.setFont(font(Type.CHIP))
            painter.setPen(QColor(now.ink2))
            painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, self._key)

    def written(self) -> tuple[QFont, str]:
        """Return the letters and the words: all of them, as far as anybody can."""
        room = inset(self.face(), 6)
        if self._paint is None:
            return fitted((Type.CHIP, Type.SMALL), self.text(), room)
        line = QRectF(0, 0, inset(room, -6).width(), QFontMetrics(font(Type.SMALL)).height())
        return fitted((Type.SMALL,), self.text(), line)

    def _paint_words(self, painter: QPainter, room: QRectF, said: str) -> QRectF:
        """Write what is *said* in the middle; return the room below it."""
        letters = painter.fontMetrics()
        foot = float(letters.height()) if self._key else 0.0
        if height(letters, said, room.width()) > room.height() - foot:
            foot = 0.0
        upper = room.adjusted(0, 0, 0, -foot)
        flags = WRAPPED | int(Qt.AlignmentFlag.AlignCenter)
        painter.drawText(upper, flags, said)
        return QRectF(room.left(), upper.bottom(), room.width(), foot)

    def _paint_picture(self, painter: QPainter, room: QRectF, paint: Paint) -> QRectF:
        """Paint the picture, with the words below it if they fit; return the room below them."""
        letters = painter.fontMetrics()
        line = letters.height()
        lines = 2 if self._key and room.height() > 4 * line else 1
        side = min(room.width(), room.height() - lines * line, px(56))
        box = QRectF(0, 0, side, side)
        box.moveCenter(room.center())
        box.moveTop(room.top())
        wide = inset(room, -6)
        below = QRectF(wide.left(), box.bottom(), wide.width(), line)
        if letters.horizontalAdvance(self.text()) <= below.width():
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
            below.moveTop(below.bottom())
        painter.setOpacity(0.4 if self.why else 1.0)
        paint(painter, box)
        painter.setOpacity(1.0)
        below.setBottom(room.bottom() + 1)
        return below
