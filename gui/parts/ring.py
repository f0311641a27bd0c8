"""A ring round a place at which somebody points, gone by itself."""

from collections.abc import Callable
from math import pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from gui.kit.clock import Glide
from gui.kit.fills import box_round
from gui.kit.painted import Painted
from gui.kit.theme import look, px, sized
from gui.parts.hats import Who, paint_of
from gui.parts.worms import FACE, paint_face

SHOWN_MS = 4000
_PULSES = 4
_REACH, _SWELL, _STROKE, _RIM = 24, 9, 5, 2
_FACE = 26
_SIDE = 104
"""The room for all of it, in px at art 1."""


class Ring(Painted, QWidget):
    """Shows over *page* where a seat points, in its colour and with its face.

    It is deaf to the mouse, and steady in calm motion.
    """

    def __init__(self, page: QWidget, worm: Who) -> None:
        super().__init__(page)
        self._worm = worm
        self._where: Callable[[], QPointF | None] = lambda: None
        self._life = Glide(self, SHOWN_MS)
        self._life.valueChanged.connect(self._lay_out)
        self._life.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point_at(self, where: Callable[[], QPointF | None]) -> None:
        """Show for some seconds the place of the page that *where* returns, or until it is None."""
        self._where = where
        self.resize(sized(_SIDE))
        self.show()
        self.raise_()
        self._life.start()
        self._lay_out()

    def _lay_out(self) -> None:
        """Lie round the place, wherever the page shows it now."""
        spot = self._where()
        if spot is None:
            self._life.stop()
            self.hide()
            return
        self.move(spot.toPoint() - self.rect().center())
        if not look().is_calm:
            self.update()

    def paint(self, painter: QPainter) -> None:
        paint = paint_of(self._worm)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        share = 0.0 if look().is_calm else sin(_PULSES * pi * self._life.currentValue()) ** 2
        reach, middle = px(_REACH) + px(_SWELL) * share, QPointF(self.rect().center())
        for colour, wide in (
            (look().theme.rim or paint.rim, _STROKE + 2 * _RIM),
            (paint.body, _STROKE),
        ):
            painter.setPen(QPen(QColor(colour), px(wide)))
            painter.drawEllipse(middle, reach, reach)
        face = box_round(middle + QPointF(px(_REACH), -px(_REACH)), px(_FACE), px(_FACE) * FACE)
        paint_face(painter, face, self._worm)
