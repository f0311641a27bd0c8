"""What ties a brain to the line of the fan that says that it pays."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from gui.kit.painted import Painted
from gui.kit.theme import look


class AmberThread(Painted, QWidget):
    """Lies over a whole view, deaf to the mouse; in sight only while it shows something."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._brain: QRectF | None = None
        self._end = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tie(self, brain: QRectF | None, end: QPointF) -> None:
        """Tie the *brain* to *end*; None ties nothing."""
        self._brain, self._end = brain, end
        self.setVisible(brain is not None)
        self.raise_()
        self.update()

    def paint(self, painter: QPainter) -> None:
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
