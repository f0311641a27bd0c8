"""One of several cards: a click or an arrow key chooses it, and what it lies on shows which."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from gui.kit.art import HIGH, Casting, Casts, paint_shadows
from gui.kit.card import paint_tick
from gui.kit.fills import draw_with, fill_box
from gui.kit.focus import RING, has_ring, paint_ring, use_keys
from gui.kit.painted import Painted
from gui.kit.theme import inset, look, px
from gui.kit.tokens import CARD
from gui.kit.touch import Touch

_WIDE = 4
"""The width of the ring round what is chosen."""
_DISC = 28
_FROM_CORNER = 26
"""How far the disc of a card is from the corner of its card."""
_WAYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class PickCard(Casting, Touch):
    """A card that can be chosen; subclasses fill it."""

    CORNER = CARD
    """How round its corners are, in px at art 1."""
    moved = Signal(int)
    """An arrow key asks for the next card, or the one before."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self.casts: Casts = (self.CORNER, HIGH)
        self.setCheckable(True)
        self.setAccessibleName(said)

    def disc(self) -> QRectF:
        """Return where the disc lies that says whether the card is chosen."""
        side, away = px(_DISC), px(_FROM_CORNER)
        return QRectF(self.width() - away - side / 2, away - side / 2, side, side)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        is_lit = self.underMouse() and not self.isChecked()
        ground = now.paper2 if is_lit else now.paper
        fill_box(painter, QRectF(self.rect()), px(self.CORNER), ground)
        self.paint_inside(painter)
        disc = self.disc()
        if self.isChecked():
            paint_tick(painter, disc)
        elif QRectF(self.rect()).contains(disc):
            draw_with(painter, QPen(QColor(now.edge), 2))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        if has_ring(self):
            paint_ring(painter, self.within(RING), px(self.CORNER) - px(RING))

    def paint_inside(self, painter: QPainter) -> None:
        """Paint what lies on the paper."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the next card with an arrow key, or the one before."""
        way = _WAYS.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
            return
        use_keys()
        self.moved.emit(way)


class Pick(QObject):
    """Which of several cards is chosen: always one."""

    chosen = Signal(int)

    def __init__(self, cards: Sequence[PickCard], parent: QWidget) -> None:
        super().__init__(parent)
        self.cards: list[PickCard] = []
        self._current = -1
        for card in cards:
            self.add(card)
        self.choose(0)

    @property
    def current(self) -> int:
        """The card that is chosen."""
        return self._current

    def add(self, card: PickCard) -> None:
        """Let *card* be chosen too."""
        at = len(self.cards)
        self.cards.append(card)
        card.clicked.connect(lambda: self.choose(at))
        card.moved.connect(self._move)

    def choose(self, at: int) -> None:
        """Choose the card *at* this place."""
        had_focus = any(card.hasFocus() for card in self.cards)
        for place, card in enumerate(self.cards):
            card.setChecked(place == at)
            if parent := card.parentWidget():
                parent.update()
        if had_focus:
            self.cards[at].setFocus()
        if at != self._current:
            self._current = at
            self.chosen.emit(at)

    def _move(self, way: int) -> None:
        self.choose((self._current + way) % len(self.cards))


class Ground(Painted, QWidget):
    """What cards to choose from lie on: paints their shadows, and the ring round what is chosen."""

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        paint_shadows(painter, self.children())
        for card in self.children():
            if isinstance(card, PickCard) and card.isChecked() and not card.isHidden():
                frame = inset(QRectF(card.geometry()), -_WIDE)
                fill_box(painter, frame, px(card.CORNER) + px(_WIDE), now.act)
                paint_tick(painter, card.disc().translated(card.pos()))
