"""What ties a brain to the line that says that it pays, and what flies to the die when it has."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from core.cozy.worm import Kind
from gui.cozy.hour.coin import paint_coin
from gui.cozy.sheet.organ import paint_organ
from gui.kit.clock import Glide
from gui.kit.painted import Painted
from gui.kit.theme import look

_FLY_MS = 260


class Thread(Painted, QWidget):
    """Lies over a whole view, deaf to the mouse; in sight only while it shows something."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._brain: QRectF | None = None
        self._end, self._start = QPointF(), QPointF()
        self._is_coin = False
        self._flight = Glide(self, _FLY_MS)
        self._flight.valueChanged.connect(lambda _: self.update())
        self._flight.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tie(self, brain: QRectF | None, end: QPointF) -> None:
        """Tie the *brain* to *end*; None ties nothing."""
        self._flight.stop()
        self._brain, self._end = brain, end
        self.setVisible(brain is not None)
        self.raise_()
        self.update()

    def fly(self, start: QPointF, end: QPointF, *, is_coin: bool) -> None:
        """Let a coin or a brain fly from *start* to *end*; in calm motion nothing travels."""
        if look().is_calm:
            return
        self._brain, self._start, self._end, self._is_coin = None, start, end, is_coin
        self.show()
        self.raise_()
        self._flight.start()

    def paint(self, painter: QPainter) -> None:
        """Paint the dotted thread from the brain's rim, or what flies."""
        if self._flight.is_running:
            share, side = float(self._flight.currentValue()), 36 * look().art
            box = QRectF(0, 0, side, side)
            box.moveCenter(self._start + (self._end - self._start) * share)
            if self._is_coin:
                paint_coin(painter, box, is_there=True)
            else:
                paint_organ(painter, box, Kind.BRAIN)
            return
        if self._brain is None:
            return
        middle, way = self._brain.center(), self._end - self._brain.center()
        far = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        path = QPainterPath(middle + way * (self._brain.width() * 0.5 / far))
        path.quadTo(middle + way * 0.5 + QPointF(0, way.x() * 0.06), self._end)
        now = look().theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide, dash in ((now.paper, 6.5, 1.9), (now.amberink, 4.0, 3.1)):
            pen = QPen(QColor(colour), wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, dash])
            painter.setPen(pen)
            painter.drawPath(path)
