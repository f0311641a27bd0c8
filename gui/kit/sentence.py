"""A sentence that can be pressed, with a picture before it: it leads to what it is about."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy

from gui.kit.art import blank
from gui.kit.fills import fill_box
from gui.kit.focus import RING, has_ring, paint_ring
from gui.kit.miniature import Paint
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import GAP, SMALL
from gui.kit.touch import Touch

_CORNER, _WIDE = 13, 240
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class Sentence(Touch):
    """Wraps its words as a label does, and lights up under the mouse.

    Before the words stands what *paint* draws, of a *size* in px at art 1; (0, 0) is nothing.
    """

    def __init__(
        self, said: str, paint: Paint | None = None, size: tuple[int, int] = (0, 0)
    ) -> None:
        super().__init__()  # no text of its own: an & in a name would be a key
        self.said, self._paint, self._size = said, paint, size
        self._shown = said.replace(" %", "\N{NO-BREAK SPACE}%")
        self._drawn: tuple[object, QPixmap] = (None, QPixmap())
        self.setAccessibleName(said)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        wide = px(_WIDE) + (px(self._size[0]) if self._size[0] < _WIDE / 2 else 0)
        return QSize(wide, self.heightForWidth(wide))

    def heightForWidth(self, wide: int) -> int:
        """Return the height of its lines, or of its picture."""
        room = self._words(QRect(0, 0, wide, 0))
        high = QFontMetrics(font(Type.BODY)).boundingRect(room, _WRAP, self._shown).height()
        return max(high, px(self._size[1])) + 2 * px(RING)

    def _words(self, frame: QRect) -> QRect:
        ring = px(RING)
        left = px(SMALL) + px(self._size[0]) + px(GAP) if self._paint else ring
        return frame.adjusted(left, ring, -ring, -ring)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        ring, corner = px(RING), px(_CORNER)
        if self.underMouse():
            fill_box(painter, self.rect(), corner, now.paper2)
        painter.setFont(font(Type.BODY))
        words = self._words(self.rect())
        high = painter.fontMetrics().boundingRect(words, _WRAP, self._shown).height()
        if self._paint is not None:
            top = max(ring, (self.height() - px(self._size[1])) // 2)
            painter.drawPixmap(px(SMALL), top, self._picture())
        painter.setPen(QColor(now.ink))
        words.setTop(max(ring, (self.height() - high) // 2))
        painter.drawText(words, _WRAP, self._shown)
        if has_ring(self):
            paint_ring(painter, self.within(RING), 0)

    def _picture(self) -> QPixmap:
        """Return the picture; it is drawn once for each size and light."""
        assert self._paint is not None, "there is a picture"
        ratio = self.devicePixelRatioF()
        key = (look(), ratio)
        if self._drawn[0] != key:
            wide, high = px(self._size[0]), px(self._size[1])
            self._drawn = key, blank(wide, high, ratio)
            with QPainter(self._drawn[1]) as painter:
                painter.setRenderHints(_SMOOTH)
                self._paint(painter, QRectF(0, 0, wide, high))
        return self._drawn[1]
