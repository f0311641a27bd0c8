"""The pill beside a shape on the pointer: turn it, flip it."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.parts.art import paint_icon
from gui.parts.button import IconButton
from gui.parts.card import Card, Shadow
from gui.parts.focus import has_ring, paint_ring
from gui.parts.theme import look, px
from gui.words.words import words


class _IconOnly(IconButton):
    """An icon on the pill itself."""

    def sizeHint(self) -> QSize:
        """Return a square that a finger can hit."""
        return QSize(px(46), px(48))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the icon."""
        painter = QPainter(self)
        place = QRectF(0, 0, px(22), px(22))
        place.moveCenter(QRectF(self.rect()).center())
        now = look().theme
        paint_icon(painter, self._icon, place, now.act if self._is_over else now.ink)
        if has_ring(self):
            paint_ring(painter, QRectF(self.rect()).adjusted(8, 8, -8, -8), px(8))
        painter.end()


class ShapeButtons(Card):
    """Stays where it is until the shape covers it, so that the mouse can reach it."""

    turned = Signal()
    flipped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(24)
        self.setParent(parent)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._row.setContentsMargins(0, 0, 0, 0)
        for icon, said, keys, done in (
            ("turn", words("Turn"), words("R"), self.turned),
            ("flip", words("Flip"), words("F"), self.flipped),
        ):
            button = _IconOnly(icon, said, keys)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the sheet
            button.chosen.connect(done)
            self._row.addWidget(button)
        self.hide()
        self._shadow = Shadow(self)

    def stand_by(self, shape: QRect, room: QRect) -> None:
        """Stand beside *shape* within *room*, but move only if the shape covers the pill."""
        self.setFixedSize(self._row.sizeHint())
        if not self.isHidden() and not shape.intersects(self.geometry()):
            return
        gap = px(24)
        left, top = shape.right() + gap, shape.bottom() - self.height()
        if left + self.width() > room.right():
            left = shape.left() - gap - self.width()
        if left < room.left():
            left, top = shape.center().x() - self.width() // 2, shape.bottom() + gap
        if top + self.height() > room.bottom():
            top = shape.top() - gap - self.height()
        self.move(max(room.left(), left), max(room.top(), top))
        self.show()
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Find a place again in a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.hide()
