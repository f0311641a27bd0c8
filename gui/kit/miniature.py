"""A small picture with round corners, drawn once for each size and light."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.art import blank
from gui.kit.fills import rounded
from gui.kit.layout import Sized
from gui.kit.painted import Painted
from gui.kit.theme import look
from gui.kit.tokens import BLACK, TILE

Paint = Callable[[QPainter, QRectF], None]


class Miniature(Sized, Painted, QWidget):
    """Shows what *paint* draws, *width* by *height* px at art 1."""

    has_smooth_edges = False

    def __init__(self, paint: Paint, width: int, height: int) -> None:
        super().__init__()
        self._paint, self.art_size = paint, (width, height)
        self._drawn: tuple[object, QPixmap] = (None, QPixmap())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_other(self, paint: Paint) -> None:
        """Show from now on what *paint* draws."""
        self._paint = paint
        self.forget()

    def forget(self) -> None:
        """Draw it anew: what it shows is another thing now."""
        self._drawn = None, QPixmap()
        self.update()

    def paint(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.size(), look().theme, ratio)
        if self._drawn[0] != key:
            self._drawn = key, self._made(ratio)
        painter.drawPixmap(0, 0, self._drawn[1])

    def _made(self, ratio: float) -> QPixmap:
        frame = QRectF(self.rect())
        pixmap = blank(frame.width(), frame.height(), ratio)
        flat = blank(frame.width(), frame.height(), ratio)
        with QPainter(flat) as painter:
            self._paint(painter, frame)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillPath(rounded(frame, TILE), QColor(BLACK))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.drawPixmap(0, 0, flat)
        return pixmap
