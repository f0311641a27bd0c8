"""Two sheets that change places: each crosses to where the other one was."""

from PySide6.QtCore import QEasingCurve, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gui.kit.clock import Glide
from gui.kit.painted import Painted
from gui.kit.theme import look
from gui.kit.tokens import CALM_MS

CROSS_MS = 260


class Crossing(Painted, QWidget):
    """Lies over a page while two parts of it cross; deaf to the mouse."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._pair: tuple[tuple[QPixmap, QRectF, QRectF], ...] = ()
        self.glide = Glide(self, CROSS_MS)
        self.glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.glide.valueChanged.connect(lambda _share: self.update())
        self.glide.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cross(self, one: QWidget, other: QWidget) -> None:
        """Let what *one* and *other* show now cross; what they show next lies below."""
        frames = [QRectF(part.geometry()) for part in (one, other)]
        self._pair = ((one.grab(), frames[0], frames[1]), (other.grab(), frames[1], frames[0]))
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self.glide.setDuration(CALM_MS if look().is_calm else CROSS_MS)
        self.glide.start()

    def paint(self, painter: QPainter) -> None:
        """Paint both on their way; in calm motion both fade where they were."""
        share = float(self.glide.currentValue() or 0.0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if look().is_calm:
            painter.setOpacity(1.0 - share)
        for picture, start, end in self._pair:
            where = start if look().is_calm else _between(start, end, share)
            painter.drawPixmap(where, picture, QRectF(picture.rect()))


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    corners = zip(
        (start.topLeft(), start.bottomRight()), (end.topLeft(), end.bottomRight()), strict=True
    )
    return QRectF(*(one + (two - one) * share for one, two in corners))
