"""A bubble of small talk: a face, an icon and a few words, gone by itself."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from gui.kit.art import LOW, paint_icon, paint_shadow
from gui.kit.clock import Timer
from gui.kit.fills import fill_box
from gui.kit.painted import Painted
from gui.kit.sway import Sway
from gui.kit.theme import Px, Type, beside, font, look, px
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face

SHOWN_MS = 6000
_POP_MS = 160
_ICON = 28


class Bubble(Painted, QWidget):
    """Shows over *page* what a seat says, deaf to the mouse."""

    _HIGH, _PAD, _GAP, _FACE, SHADE = Px(54), Px(14), Px(10), Px(36), Px(24)
    _POINT, _POINT_LEFT = Px(11), Px(26)

    def __init__(self, page: QWidget, worm: Who, gone: Callable[[], object]) -> None:
        super().__init__(page)
        self._page, self._worm = page, worm
        self._said, self._icon = "", ""
        self._pop = Sway(self, _POP_MS, _POP_MS)
        self._clock = Timer(self, singleShot=True)
        self._clock.timeout.connect(self.hide)
        self._clock.timeout.connect(gone)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, icon: str, said: str) -> None:
        """Show *icon* and *said* for some seconds."""
        self._icon, self._said = icon, said
        self.setAccessibleName(said)
        self.resize(self.sizeHint())
        self.show()
        self.raise_()
        self._pop.turn_on()
        self._clock.start(SHOWN_MS)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.CARD))
        parts = self._FACE + beside(_ICON) + letters.horizontalAdvance(self._said)
        high = max(self._HIGH, letters.height() + self._PAD)
        shade = 2 * self.SHADE
        wide = parts + 2 * self._PAD + 2 * self._GAP + shade
        return QSize(wide, high + self._POINT + shade)

    def point_at(self, spot: QPointF) -> None:
        """Lie below *spot* of the page, and within it."""
        size, shade = self.sizeHint(), self.SHADE
        most = max(0, self._page.width() - size.width() + shade)
        left = min(max(-shade, round(spot.x()) - shade - self._POINT_LEFT), most)
        self.setGeometry(left, round(spot.y()) - shade, size.width(), size.height())

    @property
    def foot(self) -> int:
        """The px of the page at which the bubble ends while it is shown, else 0."""
        return 0 if self.isHidden() else self.geometry().bottom() + 1 - self.SHADE

    def paint(self, painter: QPainter) -> None:
        now, shade = look().theme, self.SHADE
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(shade, shade + self._POINT, -shade, -shade)
        tip = QPointF(frame.left() + self._POINT_LEFT, frame.top() - self._POINT)
        share = 0.6 + 0.4 * self._pop.share(is_on=True)
        painter.translate(tip * (1 - share))
        painter.scale(share, share)
        corner = min(frame.height() / 2, px(20))
        paint_shadow(painter, frame, round(corner), LOW)
        fill_box(painter, frame, corner, now.paper)
        reach = QPointF(self._POINT, self._POINT + 1)
        left, right = tip + QPointF(-reach.x(), reach.y()), tip + reach
        painter.drawPolygon(QPolygonF((left, tip, right)))
        face = _beside(frame, frame.left() + self._PAD, self._FACE, self._FACE * FACE)
        paint_face(painter, face, self._worm)
        icon = _beside(frame, face.right() + self._GAP, beside(_ICON), beside(_ICON))
        paint_icon(painter, self._icon, icon, now.ink)
        painter.setPen(QColor(now.ink))
        painter.setFont(font(Type.CARD))
        box = QRectF(icon.right() + self._GAP, frame.top(), frame.width(), frame.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._said)


def _beside(frame: QRectF, left: float, wide: float, high: float) -> QRectF:
    return QRectF(left, frame.center().y() - high / 2, wide, high)
