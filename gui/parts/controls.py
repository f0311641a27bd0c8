"""What one sets: a number in steps, a switch, one of several pages, a line of text."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from gui.parts.art import LOW, paint_icon, paint_shadow
from gui.parts.focus import RING, has_ring, paint_ring, use_keys, use_mouse
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import FIELD, GAP, SMALL, TIGHT, TILE
from gui.parts.touch import Touch

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_ICON = 20


def _frame(widget: QWidget) -> QRectF:
    """Return what *widget* fills inside the room for its ring."""
    ring = px(RING)
    return QRectF(widget.rect()).adjusted(ring, ring, -ring, -ring)


class Stepper(QAbstractSlider):
    """A number between two keys, one less and one more; held, a key repeats.

    *said* writes the number, such as "100 %". With *sign*, this letter stands small and large on
    the keys instead of minus and plus.
    """

    changed = Signal(int)
    _SIDE, _HOLD_MS, _AGAIN_MS = 48, 400, 120

    def __init__(
        self, least: int, most: int, said: Callable[[int], str] = str, sign: str = ""
    ) -> None:
        super().__init__()
        self._said, self._sign = said, sign
        self.setRange(least, most)
        self.setPageStep(1)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.changed)
        self._held = self._over = 0

    @property
    def value(self) -> int:  # type: ignore[override]  # as everywhere here: no brackets
        """The number."""
        return super().value()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for both keys and the longest number."""
        letters = QFontMetrics(font(Type.KEY))
        longest = max(
            letters.horizontalAdvance(self._said(at)) for at in (self.minimum(), self.maximum())
        )
        side, ring = px(self._SIDE), 2 * px(RING)
        high = max(side, letters.height() + px(GAP))
        return QSize(2 * side + max(px(44), longest + px(TIGHT)) + ring, high + ring)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the same: no number is cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the ground, both keys and the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, frame, corner = look().theme, _frame(self), px(FIELD)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.paper2))
        painter.drawRoundedRect(frame, corner, corner)
        for way in (-1, 1):
            self._paint_key(painter, way)
        painter.setFont(font(Type.KEY))
        painter.setPen(QColor(now.ink if self.isEnabled() else now.ink2))
        painter.drawText(frame, _CENTRE, self._said(self.value))
        if has_ring(self):
            paint_ring(painter, frame, corner)
        painter.end()

    def _paint_key(self, painter: QPainter, way: int) -> None:
        now, frame = look().theme, self._key(way)
        end = self.minimum() if way < 0 else self.maximum()
        is_barred = self.value == end or not self.isEnabled()
        if way in {self._held, self._over} and not is_barred:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.paper3 if way == self._held else now.paper))
            inside = frame.adjusted(px(SMALL), px(SMALL), -px(SMALL), -px(SMALL))
            painter.drawRoundedRect(inside, px(TILE), px(TILE))
        ink = now.edge if is_barred else now.ink
        if self._sign:
            painter.setFont(font(Type.CHIP if way < 0 else Type.BIG_KEY))
            painter.setPen(QColor(ink))
            painter.drawText(frame, _CENTRE, self._sign)
            return
        size = px(_ICON)
        place = QRectF(0, 0, size, size)
        place.moveCenter(frame.center())
        paint_icon(painter, "minus" if way < 0 else "plus", place, ink)

    def _key(self, way: int) -> QRectF:
        """Return the place of the key for one less or one more."""
        frame, side = _frame(self), px(self._SIDE)
        left = frame.left() if way < 0 else frame.right() - side
        return QRectF(left, frame.top(), side, frame.height())

    def _way(self, event: QMouseEvent) -> int:
        """Return the key under the mouse: -1, 1, or 0 for none."""
        at = event.position()
        return next((way for way in (-1, 1) if self._key(way).contains(at)), 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Step once, and again and again while the key is held."""
        use_mouse()
        self._held = self._way(event)
        if self._held:
            action = self.SliderAction
            step = action.SliderSingleStepAdd if self._held > 0 else action.SliderSingleStepSub
            self.triggerAction(step)
            self.setRepeatAction(step, self._HOLD_MS, self._AGAIN_MS)
        self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Step no more."""
        self._held = 0
        self.setRepeatAction(self.SliderAction.SliderNoAction)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Light up the key under the mouse."""
        over = self._way(event)
        if over != self._over:
            self._over = over
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Step with the arrows; the ring comes."""
        use_keys()
        super().keyPressEvent(event)


class Switch(Touch):
    """On or off, with its words at the right."""

    _WIDE, _HIGH, _KNOB, _TARGET = 54, 32, 26, 44

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for track, words and ring."""
        letters = QFontMetrics(font(Type.STRONG))
        wide = px(self._WIDE) + 2 * px(RING)
        if self.text():
            wide += px(GAP) + letters.horizontalAdvance(self.text()) + 2
        return QSize(wide, max(px(self._TARGET), letters.height() + 2 * px(RING)))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the track, the knob at its end, and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, corner = look().theme, px(self._HIGH) / 2
        track = QRectF(px(RING), 0, px(self._WIDE), px(self._HIGH))
        track.moveTop((self.height() - track.height()) / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        painter.setBrush(QColor(now.act if self.isChecked() else now.edge))
        painter.drawRoundedRect(track, corner, corner)
        side = px(self._KNOB)
        inside = (track.height() - side) / 2
        knob = QRectF(track.left() + inside, track.top() + inside, side, side)
        if self.isChecked():
            knob.moveRight(track.right() - inside)
        painter.setBrush(QColor(now.paper2 if self.underMouse() else now.paper))
        painter.drawEllipse(knob)
        painter.setOpacity(1.0)
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(now.ink if self.isEnabled() else now.ink2))
        painter.drawText(QRectF(self.rect()).adjusted(track.right() + px(GAP), 0, 0, 0), _LEFT,
                         self.text())  # fmt: skip
        if has_ring(self):
            paint_ring(painter, track, corner)
        painter.end()


class Tabs(QWidget):
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

    @property
    def current(self) -> int:
        """The page that is chosen."""
        return self._current

    def choose(self, at: int) -> None:
        """Choose page *at*."""
        had_keys = any(tab.hasFocus() for tab in self._tabs)
        for place, tab in enumerate(self._tabs):
            tab.setChecked(place == at)
            tab.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if place == at else Qt.FocusPolicy.NoFocus
            )
        if had_keys:
            self._tabs[at].setFocus()
        if at != self._current:
            self._current = at
            self.chosen.emit(at)

    def _move(self, way: int) -> None:
        self.choose((self._current + way) % len(self._tabs))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.paper2))
        frame, corner = QRectF(self.rect()), px(TILE + SMALL)
        painter.drawRoundedRect(frame, corner, corner)
        painter.end()


class _Tab(Touch):
    moved = Signal(int)
    _HIGH, _PAD = 40, 18

    def __init__(self, text: str, icon: str) -> None:
        super().__init__(text)
        self._icon = icon
        self.setCheckable(True)
        if icon:
            self.setToolTip(text)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        letters = QFontMetrics(font(Type.STRONG))
        inner = px(_ICON) if self._icon else letters.horizontalAdvance(self.text())
        wide = inner + 2 * px(TILE if self._icon else self._PAD)
        high = max(px(self._HIGH), letters.height() + px(TIGHT))
        return QSize(wide + px(SMALL), high + 2 * px(SMALL))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, out, corner = look().theme, px(SMALL), px(TILE)
        frame = QRectF(self.rect()).adjusted(out / 2, out, -out / 2, -out)
        if self.isChecked():
            paint_shadow(painter, frame, corner, LOW)
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.paper if self.isChecked() else now.paper3))
            painter.drawRoundedRect(frame, corner, corner)
        ink = now.ink if self.isChecked() else now.ink2
        if self._icon:
            size = px(_ICON)
            place = QRectF(0, 0, size, size)
            place.moveCenter(frame.center())
            paint_icon(painter, self._icon, place, ink)
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(ink))
        painter.drawText(frame, _CENTRE, "" if self._icon else self.text())
        if has_ring(self):
            inside = px(RING)
            within = frame.adjusted(inside, inside, -inside, -inside)
            paint_ring(painter, within, max(0, corner - inside))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
            return
        use_keys()
        self.moved.emit(way)


class Field(QLineEdit):
    """A line of text; what is wrong with it stands below."""

    _HIGH, _PAD = 54, 16

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._why = ""
        self.setFrame(False)
        self._fit()

    def refuse(self, why: str) -> None:
        """Show that the text cannot stand because of *why*; "" takes it back."""
        if why != self._why:
            self._why = why
            self.setAccessibleDescription(why)
            self._fit()

    @property
    def why(self) -> str:
        """Why the text cannot stand; "" if it can."""
        return self._why

    def _below(self) -> int:
        return QFontMetrics(font(Type.SMALL)).height() + px(SMALL) if self._why else 0

    def _fit(self) -> None:
        """Keep the text inside the border."""
        self.setFont(font(Type.NAME))
        side, ring = px(RING + self._PAD), px(RING)
        self.setTextMargins(side, ring, side, ring + self._below())
        high = max(px(self._HIGH), self.fontMetrics().height() + px(GAP))
        self.setFixedHeight(high + 2 * ring + self._below())
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the size of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the paper, its border and ring, what is wrong, and on it the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, corner = look().theme, px(FIELD)
        frame = _frame(self).adjusted(0, 0, 0, -self._below())
        painter.setPen(QPen(QColor(now.bad if self._why else now.edge), 2))
        painter.setBrush(QColor(now.paper))
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), corner, corner)
        if self.hasFocus():
            paint_ring(painter, frame, corner)
        if self._why:
            painter.setFont(font(Type.SMALL))
            painter.setPen(QColor(now.bad))
            low = QRectF(frame.left(), frame.bottom() + px(SMALL), frame.width(), self._below())
            painter.drawText(low, Qt.AlignmentFlag.AlignLeft, self._why)
        painter.end()
        super().paintEvent(event)
