"""The photo of the finish: a print that lies askew; a click plays the end again."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit.animation import landing, part
from gui.kit.art import blank, paint_icon
from gui.kit.focus import paint_focus
from gui.kit.layout import Sized
from gui.kit.painted_card import write
from gui.kit.sway import Sway
from gui.kit.theme import Type, look
from gui.kit.tokens import DAY
from gui.kit.touch import Touch
from gui.words.words import words

_WIDE, _HIGH, _ASKEW = 196, 190, 5
_LATER_MS, _FALL_MS, _ABOVE = 400, 260, 1.3
"""When it falls after the page has come, for how long, and how large it is before."""
_ROOM = 216
"""The side of the square in which it lies askew."""
_PICTURE = QRectF(16, 12, 164, 122)


class Photo(Sized, Touch):
    """Shows the touch of the finish line."""

    art_size = (_ROOM, _ROOM)

    def __init__(self) -> None:
        super().__init__(words("The finish again"))
        self._picture = blank(1, 1, 1.0)
        self._falls = Sway(self, _LATER_MS + _FALL_MS, 0)
        self._falls.setEasingCurve(QEasingCurve.Type.Linear)

    def come(self) -> None:
        """Fall on the table."""
        self._falls.turn_on()

    def show_picture(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        """Show what *paint* paints into a frame."""
        self._picture = blank(_PICTURE.width(), _PICTURE.height(), 2.0)
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, QRectF(0, 0, _PICTURE.width(), _PICTURE.height()))
        self.update()

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        gone = self._falls.share(is_on=True) * (_LATER_MS + _FALL_MS)
        fallen = part(gone, _LATER_MS, _LATER_MS + _FALL_MS)
        painter.setOpacity(fallen)
        unit = self.width() / _ROOM * (_ABOVE + (1 - _ABOVE) * landing(fallen))
        painter.translate(QRectF(self.rect()).center())
        painter.scale(unit, unit)
        painter.rotate(0 if look().is_calm else _ASKEW)
        painter.translate(QPointF(-_WIDE / 2, -_HIGH / 2))
        whole = QRectF(0, 0, _WIDE, _HIGH)
        painter.setPen(QPen(QColor(DAY.line), 1.5))
        painter.setBrush(QColor(DAY.paper))
        painter.drawRoundedRect(whole, 10, 10)
        painter.drawPixmap(_PICTURE, self._picture, QRectF(self._picture.rect()))
        line = QRectF(14, _PICTURE.bottom() + 6, _WIDE - 28, _HIGH - _PICTURE.bottom() - 12)
        paint_icon(
            painter, "past", QRectF(line.left() + 4, line.center().y() - 10, 20, 20), DAY.ink
        )
        box = line.adjusted(30, 0, 0, 0)
        write(painter, Type.STRONG, DAY.ink, self.text(), box, Qt.AlignmentFlag.AlignLeft)
        paint_focus(painter, self, whole.adjusted(-4, -4, 4, 4), 12)
