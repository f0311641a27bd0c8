"""A board or sheet as it stood in a saved game, drawn when there is time."""

from __future__ import annotations  # the types of what is imported late, for a quick start

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from gui.kit.fills import rounded
from gui.kit.layout import NeverSmaller, Scaled, Sized
from gui.kit.painted import Painted
from gui.kit.theme import look
from gui.kit.tokens import TIGHT
from gui.window.past.game_thumbnail import last_moment

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from gui.report.saved import Saved


class BoardPicture(NeverSmaller, Sized, Scaled, Painted, QWidget):
    """A picture of *wide* by *high* px at art 1; before it is drawn, paper."""

    def __init__(self, wide: int, high: int) -> None:
        super().__init__()
        self.art_size = (wide, high)
        self._game: Saved | None = None
        self._drawn: QPixmap | None = None

    def show_game(self, game: Saved) -> None:
        """Draw the board of *game* soon."""
        self._game = game
        self._drawn = None
        QTimer.singleShot(0, self, self._draw)

    def _draw(self) -> None:
        game = self._game
        if game is not None:
            size = self.sizeHint().toTuple()
            self._drawn = last_moment(game, size, self.devicePixelRatioF())
            self.update()

    def paint(self, painter: QPainter) -> None:
        size = self.sizeHint()
        frame = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
        shape = rounded(frame, TIGHT)
        painter.fillPath(shape, QColor(look().theme.paper2))
        if self._drawn is not None:
            painter.setClipPath(shape)
            painter.drawPixmap(frame.topLeft(), self._drawn)

    def _scale(self) -> None:
        self.updateGeometry()
        QTimer.singleShot(0, self, self._draw)
