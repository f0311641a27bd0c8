"""A coin: what a brain that acted leaves for the next hour, brass with a brain on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.art import paint_picture
from gui.kit.fills import fill_disc
from gui.kit.layout import Sized
from gui.kit.painted import Painted
from gui.kit.theme import look
from gui.kit.tokens import COIN


def paint_coin(painter: QPainter, frame: QRectF, *, is_there: bool) -> None:
    """Draw a coin into *frame*, or the place of one that is spent."""
    side = frame.width()
    rim = frame.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04)
    if not is_there:
        pen = QPen(QColor(look().theme.edge), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rim)
        return
    brass, light, dark = COIN
    painter.setPen(QPen(QColor(dark), max(1.5, side * 0.045)))
    painter.setBrush(QColor(brass))
    painter.drawEllipse(rim)
    inset = side * 0.11
    fill_disc(painter, rim.adjusted(inset, inset, -inset, -inset), light)
    grow = side * 0.06
    paint_picture(painter, "organ-brain-bare", frame.adjusted(-grow, -grow, grow, grow))


class Coin(Sized, Painted, QWidget):
    """The coins of the hour before, beside the words about them."""

    art_size = (40, 40)

    def __init__(self) -> None:
        super().__init__()
        self._is_there = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_coin(self, *, is_there: bool) -> None:
        """Show a coin, or where one was."""
        self._is_there = is_there
        self.update()

    def paint(self, painter: QPainter) -> None:
        paint_coin(painter, QRectF(self.rect()), is_there=self._is_there)
