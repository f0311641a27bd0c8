"""What one sets: a number in steps, a switch, one of several pages or words, a line of text."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from gui.kit.art import paint_icon, paint_shadow
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.fills import box_round, fill_box
from gui.kit.focus import RING, has_ring, paint_focus, paint_ring, ringed, use_keys, use_mouse
from gui.kit.label import Label, tip
from gui.kit.layout import NeverSmaller, Scaled, Sized
from gui.kit.painted import Painted, placed
from gui.kit.theme import Px, Type, font, inset, look, px
from gui.kit.tokens import FIELD, GAP, SMALL, TIGHT, TILE
from gui.kit.touch import Touch
from gui.kit.why_tip import show_tip
from gui.words.words import words

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_LINES = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_ANY = 9999
_MOST = 1.3
"""The size at which a sign on a button stops growing."""
_ICON = 20
_WAYS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Left: -1}
"""Whether an arrow key stands for more or less."""
_CAST = ((1, 3, 0.2),)
"""The shadow of the chosen tab, which lies in a narrow groove."""
_DIM = 0.45
"""How much is left of what cannot be pressed."""


def _paint_icon(painter: QPainter, name: str, frame: QRectF, ink: str) -> None:
    size = px(_ICON)
    place = box_round(frame.center(), size)
    paint_icon(painter, name, place, ink)


class Switch(Touch):
    """Something that is on or off, with its words at the right."""

    _WIDE, _HIGH, _INSIDE = Px(54), Px(32), Px(3)

    def __init__(self, said: str = "") -> None:
        super().__init__(said)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.STRONG))
        text = px(GAP) + letters.horizontalAdvance(self.text()) + 2 if self.text() else 0
        return ringed(self._WIDE + text, max(self._HIGH, letters.height()))

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        if not self.isEnabled():
            painter.setOpacity(_DIM)
        high, inside = self._HIGH, self._INSIDE
        groove = QRectF(px(RING), (self.height() - high) / 2, self._WIDE, high)
        fill_box(painter, groove, high / 2, now.act if self.isChecked() else now.edge)
        knob = groove.adjusted(inside, inside, 0, -inside)
        knob.setWidth(knob.height())
        if self.isChecked():
            knob.moveRight(groove.right() - inside)
        painter.setBrush(QColor(now.paper2 if self.underMouse() else now.paper))
        painter.drawEllipse(knob)
        painter.setPen(QColor(now.ink))
        painter.setFont(font(Type.STRONG))
        box = QRectF(groove.right() + px(GAP), 0, self.width(), self.height())
        painter.drawText(box, _LEFT, self.text())
        paint_focus(painter, self, groove, high / 2)


class _StepButton(Sized, Touch):
    """One less or one more; held it repeats, and at the end of the range it stays dim."""

    stepped = Signal(int)
    art_size = (48, 48)
    _HOLD_MS, _AGAIN_MS = 400, 120

    def __init__(self, way: int, said: str, sign: str) -> None:
        super().__init__(sign)
        self._way = way
        self._is_end = False
        self.call(said)
        self.setAutoRepeat(True)
        self.setAutoRepeatDelay(self._HOLD_MS)
        self.setAutoRepeatInterval(self._AGAIN_MS)
        self.clicked.connect(lambda: self._step(way))

    def call(self, said: str) -> None:
        """Be called *said* by a screen reader, and in the tooltip."""
        self._hint = said
        self.setAccessibleName(said)
        self.setToolTip(said)

    def end(self, why: str, *, is_end: bool) -> None:
        """Show whether the number can go no further this way, and perhaps *why*."""
        self.setToolTip(tip(why) if is_end and why else self._hint)
        if is_end != self._is_end:
            self._is_end = is_end
            self.update()

    def _step(self, way: int) -> None:
        """Step *way*; at the end say why it goes no further."""
        self.stepped.emit(way)
        if self._is_end and self.toolTip() != self._hint:
            show_tip(self)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        if self._is_end or not self.isEnabled():
            painter.setOpacity(_DIM)
        elif self.isDown() or self.underMouse():
            ground = now.paper3 if self.isDown() else now.paper
            fill_box(painter, self.within(SMALL), px(TILE), ground)
        if self.text():
            use = Type.CHIP if self._way < 0 else Type.BIG_BUTTON
            painter.setFont(font(use, scale=min(look().text, _MOST)))
            painter.setPen(QColor(now.ink))
            painter.drawText(self.rect(), _CENTRE, self.text())
        else:
            _paint_icon(painter, "minus" if self._way < 0 else "plus", self.within(0), now.ink)
        if has_ring(self):
            painter.setOpacity(1.0)
            paint_ring(painter, self.within(RING).adjusted(1, 1, -1, -1), px(TIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = _WAYS.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
            return
        use_keys()
        self._step(way)
        self.update()


class Stepper(Scaled, Painted, QWidget):
    """A number between *least* and *most*, with a button for one less and one for one more.

    *said* writes the number. With *sign* this letter stands on the buttons, small and large.
    """

    changed = Signal(int)

    def __init__(
        self, least: int, most: int, said: Callable[[int], str] = str, sign: str = ""
    ) -> None:
        super().__init__()
        self._least, self._most, self._value = least, most, least
        self._why = ""
        self._said = said
        self._less = _StepButton(-1, words("One less"), sign)
        self._more = _StepButton(1, words("One more"), sign)
        self._shown = Label()
        self._shown.setAlignment(_CENTRE)
        self._use = Type.NAME if sign else Type.BIG_BUTTON
        self._shown.setProperty("role", "name" if sign else "number")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for part in (self._less, self._shown, self._more):
            row.addWidget(part)
        for key in (self._less, self._more):
            key.stepped.connect(lambda way: self.set_value(self._value + way))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._scale()

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def name_keys(self, less: str, more: str) -> None:
        """Call the buttons *less* and *more* for a screen reader, and in their tooltips."""
        self._less.call(less)
        self._more.call(more)
        self._scale()

    def set_range(self, least: int, most: int, why: str = "") -> None:
        """Allow *least* to *most* from now on; *why* not more or fewer is said at both ends.

        That there is nothing below 0 needs no reason.
        """
        self._least, self._most, self._why = least, most, why
        self.set_value(self._value)
        self._scale()

    def set_value(self, value: int) -> None:
        """Set the number, as near to *value* as is allowed."""
        value = min(max(value, self._least), self._most)
        if value != self._value:
            self._value = value
            self._scale()
            self.changed.emit(value)

    def _scale(self) -> None:
        said = self._said(self._value)
        self._shown.setText(said)
        letters = QFontMetrics(font(self._use))
        longest = max(letters.horizontalAdvance(self._said(at)) for at in (self._least, self._most))
        self._shown.setMinimumWidth(max(px(44), longest + px(SMALL)))
        for key, end in ((self._less, self._least), (self._more, self._most)):
            is_end = self._value == end
            why = self._why if end or self._most == 0 else ""
            key.end(why, is_end=is_end)
            key.setAccessibleDescription(f"{said}. {why}" if is_end and why else said)

    def paint(self, painter: QPainter) -> None:
        fill_box(painter, QRectF(self.rect()), px(FIELD), look().theme.paper2)


class Tabs(Bookmarked, Painted, QWidget):
    """Which of several pages is shown; the arrow keys choose, Tab goes past."""

    chosen = Signal(int)

    def __init__(self, texts: Sequence[str], icons: Sequence[str] = ()) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(SMALL // 2, 0, SMALL // 2, 0)
        row.setSpacing(0)
        self._tabs = [_Tab(text, icons[at] if icons else "") for at, text in enumerate(texts)]
        for at, tab in enumerate(self._tabs):
            row.addWidget(tab)
            tab.clicked.connect(lambda _on=False, at=at: self.choose(at))
            tab.moved.connect(self._move)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._current = -1
        self.choose(0)
        self.bookmark = Bookmark(lambda: self._current, self.choose)

    @property
    def current(self) -> int:
        """The page that is chosen."""
        return self._current

    def choose(self, at: int) -> None:
        """Choose page *at*."""
        had_focus = any(tab.hasFocus() for tab in self._tabs)
        for place, tab in enumerate(self._tabs):
            tab.setChecked(place == at)
            tab.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if place == at else Qt.FocusPolicy.NoFocus
            )
        self.setFocusProxy(self._tabs[at])
        if had_focus:
            self._tabs[at].setFocus()
        if at != self._current:
            self._current = at
            self.chosen.emit(at)

    def rename(self, texts: Sequence[str]) -> None:
        """Say the same choices in other words."""
        for tab, text in zip(self._tabs, texts, strict=True):
            tab.rename(text)

    def _move(self, way: int) -> None:
        self.choose((self._current + way) % len(self._tabs))

    def paint(self, painter: QPainter) -> None:
        fill_box(painter, QRectF(self.rect()), px(TILE + SMALL), look().theme.paper2)


class _Tab(Touch):
    moved = Signal(int)
    _HIGH, _PAD = Px(40), Px(18)

    def __init__(self, text: str, icon: str) -> None:
        super().__init__(text)
        self._icon = icon
        self.setCheckable(True)
        self.rename(text)

    def rename(self, text: str) -> None:
        self.setText(text)
        self.setToolTip(text if self._icon else "")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.STRONG))
        inner = letters.horizontalAdvance(self.text()) + 2 * self._PAD
        wide = px(_ICON) + 2 * px(TILE) if self._icon else inner
        high = max(self._HIGH, letters.height() + px(TIGHT))
        return QSize(wide + px(SMALL), high + 2 * px(SMALL))

    def paint(self, painter: QPainter) -> None:
        now, out, corner = look().theme, px(SMALL), px(TILE)
        frame = QRectF(self.rect()).adjusted(out / 2, out, -out / 2, -out)
        if self.isChecked():
            paint_shadow(painter, frame, corner, _CAST)
        if self.isChecked() or self.underMouse():
            fill_box(painter, frame, corner, now.paper if self.isChecked() else now.paper3)
        ink = now.ink if self.isChecked() else now.ink2
        if self._icon:
            _paint_icon(painter, self._icon, frame, ink)
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(ink))
        painter.drawText(frame, _CENTRE, "" if self._icon else self.text())
        if has_ring(self):
            paint_ring(painter, inset(frame, RING), max(0, corner - px(RING)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
            return
        use_keys()
        self.moved.emit(way)


class Choice(NeverSmaller, Painted, QComboBox):
    """One of several words, on a list that falls down."""

    _HIGH, _PAD = Px(44), Px(14)
    _ARROW = 18

    def __init__(self, texts: Sequence[str] = ()) -> None:
        super().__init__()
        self.addItems(texts)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.STRONG))
        said = [letters.horizontalAdvance(self.itemText(at)) for at in range(self.count())]
        inner = max([0, *said]) + px(GAP + self._ARROW) + 2 * self._PAD
        return ringed(inner, max(self._HIGH, letters.height() + px(GAP)))

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        frame, pad, corner = self.within(RING), self._PAD, px(TILE)
        if not self.isEnabled():
            painter.setOpacity(_DIM)
        painter.setPen(QPen(QColor(now.edge), 2))
        painter.setBrush(QColor(now.paper2 if self.underMouse() else now.paper))
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), corner, corner)
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(now.ink))
        painter.drawText(frame.adjusted(pad, 0, -pad, 0), _LEFT, self.currentText())
        size = px(self._ARROW)
        with placed(painter, QPointF(frame.right() - pad - size / 2, frame.center().y()), -90):
            paint_icon(painter, "back", QRectF(-size / 2, -size / 2, size, size), now.ink)
        paint_focus(painter, self, frame, corner)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows; the ring comes."""
        use_keys()
        super().keyPressEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the list; the ring goes."""
        use_mouse()
        super().mousePressEvent(event)


class Field(Bookmarked, Scaled, QLineEdit):
    """A line of text; what is wrong with it stands below."""

    _HIGH, _PAD = 54, 16

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.bookmark = Bookmark(self.text, self.setText)
        self._why = ""
        self.setFrame(False)
        self._scale()

    def refuse(self, why: str) -> None:
        """Show that the text cannot stand because of *why*; "" takes it back."""
        if why != self._why:
            self._why = why
            self.setAccessibleDescription(why)
            self._scale()

    @property
    def why(self) -> str:
        """Why the text cannot stand; "" if it can."""
        return self._why

    def _below(self) -> int:
        if not self._why:
            return 0
        room = QRect(0, 0, max(1, self.width() - 2 * px(RING)), _ANY)
        lines = QFontMetrics(font(Type.SMALL)).boundingRect(room, _LINES, self._why)
        return lines.height() + px(SMALL)

    def _scale(self) -> None:
        """Keep the text inside the border."""
        self.setFont(font(Type.NAME))
        side, ring = px(RING + self._PAD), px(RING)
        self.setTextMargins(side, ring, side, ring + self._below())
        high = max(px(self._HIGH), self.fontMetrics().height() + px(GAP))
        self.setFixedHeight(high + 2 * ring + self._below())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break what is wrong into as many lines as it needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            now, corner = look().theme, px(FIELD)
            frame = inset(QRectF(self.rect()), RING).adjusted(0, 0, 0, -self._below())
            painter.setPen(QPen(QColor(now.bad if self._why else now.edge), 2))
            painter.setBrush(QColor(now.paper))
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), corner, corner)
            if self.hasFocus():
                paint_ring(painter, frame, corner)
            if self._why:
                painter.setFont(font(Type.SMALL))
                painter.setPen(QColor(now.bad))
                low = QRectF(frame.left(), frame.bottom() + px(SMALL), frame.width(), self._below())
                painter.drawText(low, _LINES, self._why)
        super().paintEvent(event)
