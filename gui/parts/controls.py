"""What one sets: switches, steppers and tabs."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from gui.parts.art import LOW, paint_icon, paint_shadow
from gui.parts.focus import RING, has_ring, paint_ring, use_keys, use_mouse
from gui.parts.label import Label
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import SMALL, TILE
from gui.words.words import words

_SWITCH, _STEP, _TABS, _TAB = (54, 32), 48, 48, 40
_REPEAT_AFTER_MS, _REPEAT_MS = 400, 120


class _Pressed(QAbstractButton):
    """A part that is pressed by mouse and key, and takes the sizes of a new look."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Press; the ring goes."""
        use_mouse()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Press with Enter too; the ring comes."""
        use_keys()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the size of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()


class Switch(_Pressed):
    """Something that is on or off."""

    def __init__(self, said: str = "") -> None:
        super().__init__()
        self.setCheckable(True)
        self.setText(said)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for the switch, its words and its ring."""
        wide, high = _SWITCH
        letters = QFontMetrics(font(Type.STRONG))
        text = letters.horizontalAdvance(self.text()) + px(SMALL * 3) if self.text() else 0
        ring = 2 * px(RING)
        return QSize(px(wide) + text + ring, max(px(high), letters.height()) + ring)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the groove, the knob and the words."""
        painter, now = QPainter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        wide, high = (px(side) for side in _SWITCH)
        groove = QRectF(px(RING), (self.height() - high) / 2, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.act if self.isChecked() else now.edge))
        painter.drawRoundedRect(groove, high / 2, high / 2)
        inside = px(3)
        knob = QRectF(
            groove.left() + inside, groove.top() + inside, high - 2 * inside, high - 2 * inside
        )
        if self.isChecked():
            knob.moveRight(groove.right() - inside)
        painter.setBrush(QColor(now.paper))
        painter.drawEllipse(knob)
        if self.text():
            painter.setPen(QColor(now.ink))
            painter.setFont(font(Type.STRONG))
            box = QRectF(groove.right() + px(SMALL * 3), 0, self.width(), self.height())
            painter.drawText(
                box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
            )
        if has_ring(self):
            paint_ring(painter, groove, high / 2)
        painter.end()


class _StepKey(_Pressed):
    """The minus or the plus of a stepper."""

    def __init__(self, icon: str, said: str) -> None:
        super().__init__()
        self._icon = icon
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.setAutoRepeat(True)
        self.setAutoRepeatDelay(_REPEAT_AFTER_MS)
        self.setAutoRepeatInterval(_REPEAT_MS)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a square that a finger hits."""
        return QSize(px(_STEP), px(_STEP))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the sign."""
        painter, now = QPainter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        if self.isDown() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.paper3))
            painter.drawRoundedRect(QRectF(self.rect()), px(TILE), px(TILE))
        side = px(22)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        paint_icon(painter, self._icon, place)
        if has_ring(self):
            inside = px(RING)
            paint_ring(
                painter, QRectF(self.rect()).adjusted(inside, inside, -inside, -inside), px(8)
            )
        painter.end()


class Stepper(QWidget):
    """A number between *least* and *most*, changed by steps of one."""

    changed = Signal(int)

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self._least, self._most, self._value = least, most, least
        self._less = _StepKey("minus", words("One less"))
        self._more = _StepKey("plus", words("One more"))
        self._shown = Label()
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown.setProperty("role", "name")
        self._less.clicked.connect(lambda: self.set_value(self._value - 1))
        self._more.clicked.connect(lambda: self.set_value(self._value + 1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for part in (self._less, self._shown, self._more):
            row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._show()

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def set_range(self, least: int, most: int) -> None:
        """Allow *least* to *most* from now on."""
        self._least, self._most = least, most
        self.set_value(self._value)
        self._show()

    def set_value(self, value: int) -> None:
        """Set the number, as near to *value* as is allowed."""
        value = min(max(value, self._least), self._most)
        if value != self._value:
            self._value = value
            self._show()
            self.changed.emit(value)

    def _show(self) -> None:
        self._shown.setText(str(self._value))
        self._shown.setMinimumWidth(px(36))
        self._less.setEnabled(self._value > self._least)
        self._more.setEnabled(self._value < self._most)
        self.setAccessibleDescription(str(self._value))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the sunk ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.paper2))
        painter.drawRoundedRect(QRectF(self.rect()), px(TILE), px(TILE))
        painter.end()


class Tabs(QWidget):
    """One of several *texts*, the chosen one on paper; the arrow keys change it."""

    chosen = Signal(int)

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        self._texts, self._current = tuple(texts), 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._tell()

    @property
    def current(self) -> int:
        """Which is chosen, from 0."""
        return self._current

    def rename(self, texts: Sequence[str]) -> None:
        """Say the same choices in other words."""
        self._texts = tuple(texts)
        self.updateGeometry()
        self._tell()

    def choose(self, place: int) -> None:
        """Choose the one at *place*, from 0."""
        place = min(max(place, 0), len(self._texts) - 1)
        if place != self._current:
            self._current = place
            self._tell()
            self.chosen.emit(place)

    def _tell(self) -> None:
        self.setAccessibleDescription(self._texts[self._current])
        self.update()

    def _frames(self) -> list[QRect]:
        letters, edge = QFontMetrics(font(Type.CHIP)), px((_TABS - _TAB) // 2)
        high = max(px(_TAB), letters.height() + px(SMALL))
        frames, left = [], px(RING) + edge
        for text in self._texts:
            wide = letters.horizontalAdvance(text) + 2 * px(14)
            frames.append(QRect(left, px(RING) + edge, wide, high))
            left += wide + px(2)
        return frames

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for all texts."""
        last, edge = self._frames()[-1], px((_TABS - _TAB) // 2) + px(RING)
        return QSize(last.right() + edge + 1, last.bottom() + edge + 1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for all texts."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the sunk ground, the chosen text on paper, and the others."""
        painter, now, ring = QPainter(self), look().theme, px(RING)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.paper2))
        room = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        painter.drawRoundedRect(room, px(TILE), px(TILE))
        painter.setFont(font(Type.CHIP))
        for place, (text, frame) in enumerate(zip(self._texts, self._frames(), strict=True)):
            if place == self._current:
                paint_shadow(painter, QRectF(frame), px(TILE - 2), LOW)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(now.paper))
                painter.drawRoundedRect(QRectF(frame), px(TILE - 2), px(TILE - 2))
            painter.setPen(QColor(now.ink if place == self._current else now.ink2))
            painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, text)
        if has_ring(self):
            paint_ring(painter, room, px(TILE))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Choose the text under the mouse."""
        use_mouse()
        at = event.position().toPoint()
        for place, frame in enumerate(self._frames()):
            if frame.contains(at):
                self.choose(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Choose the next text, or the one before."""
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if way := ways.get(Qt.Key(event.key())):
            use_keys()
            self.choose(self._current + way)
            self.update()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the size of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()
