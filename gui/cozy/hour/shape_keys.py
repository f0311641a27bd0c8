"""The pill beside a shape on the pointer: turn it, flip it."""

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.parts.card import Card
from gui.parts.keys import Key, Kind
from gui.parts.theme import px
from gui.words.words import words


class ShapeKeys(Card):
    """Stays where it is until the shape covers it, so that the mouse can reach it."""

    turned = Signal()
    flipped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(24)
        self.setParent(parent)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        for icon, said, done in (
            ("turn", words("Turn (R)"), self.turned),
            ("flip", words("Flip (F)"), self.flipped),
        ):
            key = Key("", Kind.QUIET, icon)
            key.bar("", said)
            key.setAccessibleName(said)
            key.clicked.connect(done)
            self._row.addWidget(key)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.hide()

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

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Find a place again in a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.hide()
