"""A sentence that can be pressed: it leads to what it is about."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from gui.parts.art import paint_icon
from gui.parts.focus import RING, has_ring, paint_ring
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import TIGHT
from gui.parts.touch import Touch

_ICON, _CORNER, _WIDE = 18, 13, 240
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class Sentence(Touch):
    """Wraps its words as a label does, and lights up under the mouse."""

    def __init__(self, said: str, icon: str) -> None:
        super().__init__()  # no text of its own: an & in a name would be a key
        self.said, self._icon = said, icon
        self.setAccessibleName(said)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a width at which it is read well, and the height there."""
        return QSize(px(_WIDE), self.heightForWidth(px(_WIDE)))

    def heightForWidth(self, wide: int) -> int:  # noqa: N802  # Qt's name
        """Return the height of its lines."""
        room = self._words(QRect(0, 0, wide, 0))
        high = QFontMetrics(font(Type.BODY)).boundingRect(room, _WRAP, self.said).height()
        return max(high, px(_ICON)) + 2 * px(RING)

    def _words(self, frame: QRect) -> QRect:
        ring = px(RING)
        return frame.adjusted(ring + px(_ICON) + px(TIGHT), ring, -ring, -ring)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the icon and the words."""
        painter, now = QPainter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring, side, corner = px(RING), px(_ICON), px(_CORNER)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.paper2))
            painter.drawRoundedRect(self.rect(), corner, corner)
        painter.setFont(font(Type.BODY))
        line = painter.fontMetrics().height()
        paint_icon(painter, self._icon, QRectF(ring, ring + (line - side) / 2, side, side), now.act)
        painter.setPen(QColor(now.ink))
        painter.drawText(self._words(self.rect()), _WRAP, self.said)
        if has_ring(self):
            paint_ring(painter, QRectF(self.rect()).adjusted(ring, ring, -ring, -ring), 0)
        painter.end()
