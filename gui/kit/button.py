"""What one presses: buttons on a lip that sink, quiet ones without a face, and round icons.

Law: a barred button can still be reached and pressed, and then says why (`WhyButton`).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy

from gui.kit.art import LOW, Casting, Casts, paint_icon, paint_shadow
from gui.kit.fills import box_round, faint, fill_with
from gui.kit.focus import RING, paint_focus, ringed
from gui.kit.keyed_window import BACK
from gui.kit.layout import NeverSmaller
from gui.kit.painted import Painted
from gui.kit.sway import HOVER_MS, RISE_MS, SINK_MS, Sway, mixed
from gui.kit.theme import Type, beside, font, inset, look, px, sized
from gui.kit.tokens import BUTTON, GAP, SMALL, TIGHT
from gui.kit.why_button import WhyButton
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QEnterEvent

    from gui.kit.tokens import Theme


class _Form(NamedTuple):
    high: int
    pad: int
    lip: int
    use: Type
    corner: int


class ButtonKind(Enum):
    """How much a button weighs; the value is its form."""

    BIG = _Form(74, 28, 5, Type.BIG_BUTTON, 20)
    """The one next thing of a page."""
    PRIMARY = _Form(60, 28, 5, Type.BUTTON, BUTTON)
    TRAY = _Form(74, 20, 3, Type.SECOND_BUTTON, BUTTON)
    """A second key beside a big one."""
    TALL = _Form(58, 16, 3, Type.SECOND_BUTTON, BUTTON)
    """A second button on the first page."""
    LEAD = _Form(58, 16, 5, Type.SECOND_BUTTON, BUTTON)
    """One of these that comes first for somebody new."""
    SECOND = _Form(52, 20, 3, Type.SECOND_BUTTON, BUTTON)
    SMALL = _Form(42, 14, 3, Type.CHIP, 14)
    """A second button among things."""
    QUIET = _Form(44, 12, 0, Type.STRONG, 12)

    @property
    def is_main(self) -> bool:
        """Whether the button has the colour of what one presses."""
        return self in {ButtonKind.BIG, ButtonKind.PRIMARY, ButtonKind.LEAD}


_BIG_WIDE = 236
_ICON, _GAP = 22, 9
_BIG_ICON = 24
_LEAST = 0.7
"""The share of their size to which words shrink where there is no room, before any is cut."""


def _casts(kind: ButtonKind) -> Casts | None:
    return (kind.value.corner, LOW) if kind.is_main else None


class Button(NeverSmaller, Casting, Painted, WhyButton):
    """A button with words and perhaps an icon; barred it says why when it is pressed.

    Law: where there is no room for both, the words stay, and rather become small than are cut.
    """

    _kind = ButtonKind.SECOND
    # Also of the class, because Qt still sends events to a button that Python has already cleared.

    def __init__(
        self, text: str = "", kind: ButtonKind = ButtonKind.SECOND, icon: str = ""
    ) -> None:
        super().__init__(text)
        self._kind, self._icon = kind, icon
        self.casts = _casts(kind)
        self._reserved: tuple[str, ...] = ()
        self._is_over = False
        self._lit, self._sunk = Sway(self, HOVER_MS, HOVER_MS), Sway(self, SINK_MS, RISE_MS)
        self.pressed.connect(self._sunk.turn_on)
        self.released.connect(self._sunk.turn_off)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def reserve(self, *texts: str) -> None:
        """Be wide enough for each of *texts*, so that nothing moves when the words change."""
        if texts != self._reserved:
            self._reserved = texts
            self.updateGeometry()

    @property
    def cast_frame(self) -> QRectF:
        """Its face, without the room for the ring."""
        return inset(QRectF(self.geometry()), RING)

    def become(self, kind: ButtonKind) -> None:
        """Weigh as much as *kind* from now on."""
        if kind is not self._kind:
            self._kind, self.casts = kind, _casts(kind)
            self.updateGeometry()
            self.update()

    def set_icon(self, icon: str) -> None:
        """Show *icon* beside the words; "" shows none."""
        if icon != self._icon:
            self._icon = icon
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        form = self._kind.value
        letters = QFontMetrics(font(form.use))
        pad = 2 * px(form.pad)
        wide = letters.horizontalAdvance(self.text()) + pad
        if self._icon:
            wide += beside(self._icon_size()) + (px(_GAP) if self.text() else 0)
        wide = max(wide, 0, *(letters.horizontalAdvance(text) + pad for text in self._reserved))
        high = max(px(form.high), letters.height() + px(GAP))
        if not self.text():
            wide = high + px(SMALL)
        least = px(_BIG_WIDE) if self._kind is ButtonKind.BIG else 0
        return ringed(max(wide, least, high), high + px(form.lip))

    def paint(self, painter: QPainter) -> None:
        now, form = look().theme, self._kind.value
        lip, corner = px(form.lip), px(form.corner)
        room = self.within(RING)
        down = 0
        if lip and not self.is_barred:
            deep = px(4) if self._kind.is_main else px(3)
            down = round(min(deep, lip) * self._sunk.share(is_on=self.isDown()))
        face = QRectF(room.left(), room.top() + down, room.width(), room.height() - lip)
        if self._kind is ButtonKind.QUIET:
            ink = self._paint_quiet(painter, face, corner, now)
        elif self._kind.is_main:
            ink = self._paint_main(painter, face, corner, lip - down, now)
        else:
            ink = self._paint_second(painter, face, corner, lip - down, now)
        self._paint_words(painter, face, ink)
        paint_focus(painter, self, room, corner)

    def _icon_size(self) -> int:
        return _ICON if self._kind is ButtonKind.QUIET and self.text() else _BIG_ICON

    @property
    def is_barred(self) -> bool:
        """Whether there is a reason against pressing it."""
        return bool(self.why) or not self.isEnabled()

    def _paint_main(
        self, painter: QPainter, face: QRectF, corner: float, lip: float, now: Theme
    ) -> str:
        """Paint a face in the colour of what one presses; return the colour of its words."""
        painter.setPen(Qt.PenStyle.NoPen)
        if self.is_barred:
            painter.setBrush(QColor(now.line))
            painter.drawRoundedRect(face.translated(0, px(2)), corner, corner)
            painter.setBrush(QColor(now.paper3))
            painter.drawRoundedRect(face, corner, corner)
            return now.ink2
        painter.setBrush(QColor(now.actlo))
        painter.drawRoundedRect(face.translated(0, max(lip, 1)), corner, corner)
        lit = self._lit.share(is_on=self._is_over)
        over, below = mixed(now.acthi, now.acthover, lit), mixed(now.act, now.acthi, lit)
        shine = QLinearGradient(face.topLeft(), face.bottomLeft())
        shine.setColorAt(0, QColor(now.act) if self.isDown() else over)
        shine.setColorAt(1, QColor(now.act) if self.isDown() else below)
        painter.setBrush(shine)
        painter.drawRoundedRect(face, corner, corner)
        sheen = QPainterPath()
        sheen.addRoundedRect(face, corner, corner)
        inner = QPainterPath()
        inner.addRoundedRect(face.translated(0, 2), corner, corner)
        light = faint(now.paper, 0.28)
        painter.fillPath(sheen.subtracted(inner), light)
        return now.onact

    def _paint_second(
        self, painter: QPainter, face: QRectF, corner: float, lip: float, now: Theme
    ) -> str:
        """Paint a paper face with a border; return the colour of its words."""
        face = face.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.is_barred:
            painter.setBrush(QColor(now.paper2))
            painter.setPen(QPen(QColor(now.line), 2))
            painter.drawRoundedRect(face, corner, corner)
            return now.ink2
        painter.setBrush(QColor(now.edge))
        painter.drawRoundedRect(face.adjusted(-1, lip, 1, lip + 1), corner, corner)
        lit = mixed(now.paper, now.paper2, self._lit.share(is_on=self._is_over))
        painter.setBrush(QColor(now.paper3) if self.isDown() else lit)
        painter.setPen(QPen(QColor(now.edge), 2))
        painter.drawRoundedRect(face, corner, corner)
        return now.ink

    def _paint_quiet(self, painter: QPainter, face: QRectF, corner: float, now: Theme) -> str:
        """Paint a face only while something is done with it; return the colour of its words."""
        if self.is_barred:
            return now.ink2
        lit = self._lit.share(is_on=self._is_over)
        if self.isDown() or lit:
            painter.setPen(Qt.PenStyle.NoPen)
            ground = faint(
                now.paper3 if self.isDown() else now.paper2, 1.0 if self.isDown() else lit
            )
            painter.setBrush(ground)
            painter.drawRoundedRect(face, corner, corner)
        return now.quiet

    def _paint_words(self, painter: QPainter, face: QRectF, ink: str) -> None:
        room, wished = round(face.width()) - px(TIGHT), font(self._kind.value.use)
        wide = max(1, QFontMetrics(wished).horizontalAdvance(self.text()))
        wished.setPointSizeF(wished.pointSizeF() * min(1, max(_LEAST, room / wide)))
        painter.setFont(wished)
        painter.setPen(QColor(ink))
        letters, size = painter.fontMetrics(), beside(self._icon_size())
        text = letters.elidedText(self.text(), Qt.TextElideMode.ElideRight, max(1, room))
        wide = letters.horizontalAdvance(text)
        left, gap = face.center().x() - wide / 2, px(_GAP) if text else 0
        if self._icon and (not text or wide + gap + size <= room):
            left = face.center().x() - (wide + gap + size) / 2
            place = QRectF(round(left), round(face.center().y() - size / 2), size, size)
            paint_icon(painter, self._icon, place, ink)
            left += size + gap
        box = QRectF(left, face.top(), wide + 2, face.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_over = True
        self._lit.turn_on()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._is_over = False
        self._lit.turn_off()
        super().leaveEvent(event)


class IconButton(Button):
    """A round button with an icon and no words; *said* is its name for tooltip and screen reader.

    A flat one lies on paper, as a part of it.
    """

    _SIDE = 44

    def __init__(self, icon: str, said: str, keys: str = "", *, is_flat: bool = False) -> None:
        super().__init__("", ButtonKind.QUIET, icon)
        self._is_flat = is_flat
        self.setAccessibleName(said)
        self.setToolTip(f"{said} ({keys})" if keys else said)
        self.setAccessibleDescription(keys or " ")  # else Qt reads out the tooltip: the name again
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return sized(self._SIDE) if self._is_flat else ringed(px(self._SIDE), px(self._SIDE))

    def paint(self, painter: QPainter) -> None:
        now, disc = look().theme, self.within(RING)
        radius = disc.width() / 2
        if self.is_barred:
            painter.setOpacity(0.45)
        is_on = self.isCheckable() and self.isChecked()
        if not self._is_flat and not self.is_barred:
            paint_shadow(painter, disc, radius, LOW)
        lit = self._lit.share(is_on=self._is_over)
        if not self._is_flat or is_on or lit:
            ground = QColor(now.ink) if is_on else mixed(now.paper, now.paper2, lit)
            fill_with(painter, QColor(now.paper3) if self.isDown() and not is_on else ground)
            painter.drawEllipse(disc)
        size = px(_ICON if self._is_flat else _BIG_ICON)
        place = box_round(disc.center(), size)
        paint_icon(painter, self._icon, place, now.paper if is_on else now.ink)
        paint_focus(painter, self, disc, radius)


class GivingWay(Button):
    """A button of which only the icon stays where there is little room."""

    _full = QSize()

    def __init__(self, text: str, kind: ButtonKind, icon: str) -> None:
        super().__init__(text, kind, icon)
        self._said = text
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, said: str) -> None:
        """Bear the words *said*."""
        if said != self._said:
            self._said = said
            self.setText(said)
            self.setAccessibleName(said)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        self._full = super().sizeHint() if self.text() else self._full
        return self._full

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().height(), self._full.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the words if all of them have room."""
        super().resizeEvent(event)
        self.setText(self._said if self.width() >= self._full.width() else "")
        self.setAccessibleName(self._said)


def back_button(leave: Callable[[], object] | SignalInstance) -> IconButton:
    """Return the round button that leads back: a click or Escape calls *leave*."""
    button = IconButton("back", words("Back"), words("Esc"))
    button.setProperty("role", BACK)
    button.clicked.connect(leave)
    return button
