"""An hour that is played alone and not signed: its table, and the bar above it that leads."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.cozy.game import Cozy, GameState
from core.cozy.turn import Turn
from gui.kit.button import back_button
from gui.kit.card import Card, Shadow
from gui.kit.layout import Scaled, spaced
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look, px
from gui.parts.unsigned import unsigned_table
from gui.parts.worms import paint_face
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot


def solo_snapshot(turn: Turn, step: int, name: str = "") -> TableSnapshot:
    """Return a table with one seat, of our player or of *name*, that plays *turn*."""
    state, authors = GameState((turn,)), 0 if turn.is_over else 1
    return unsigned_table((name or words("You"),), 0, step, Cozy(), state, authors=authors)


class CoachFace(Scaled, Painted, QWidget):
    """The face of the unpainted worm, *wide* px, or the number of a step."""

    step = 0
    """The number; 0 shows the face."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self._wide = wide
        self._scale()

    def _scale(self) -> None:
        wide = px(self._wide)
        self.setFixedSize(wide, round(wide * 124 / 120))

    def paint(self, painter: QPainter) -> None:
        if not self.step:
            paint_face(painter, QRectF(self.rect()), None)
            return
        side, now = float(self.width()), look().theme
        painter.setPen(QPen(QColor(now.amberink), side * 0.06))
        painter.setBrush(QColor(now.amber))
        disc = QRectF(0, 0, side, side).adjusted(2, 2, -2, -2)
        painter.drawEllipse(disc)
        painter.setFont(font(Type.HEADING))
        painter.setPen(QColor(now.onamber))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.step))


class SoloBar(Card):
    """The way back, who leads, and what is said, on a bar of *page*."""

    def __init__(self, page: QWidget, leave: Callable[[], None], wide: int) -> None:
        super().__init__()
        self.setParent(page)
        self.coach = CoachFace(wide)
        self.row = spaced(QHBoxLayout(self), (6, 2, 20, 2), 10)
        self.row.addWidget(back_button(leave))
        self.row.addWidget(self.coach)
        Shadow(self)
