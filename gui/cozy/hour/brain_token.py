"""A brain to drag onto a die: a credit of the hour before, or one on the sheet to fill in."""

from PySide6.QtCore import QByteArray, QMimeData, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QDrag, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from core.cozy.worm import Kind
from gui.cozy.hour.die_face import BRAIN_MIME
from gui.cozy.sheet.organ import READY, paint_organ
from gui.parts.theme import INK

CREDIT = "+"
"""The token of a credit; the token of a brain on the sheet is its space."""


class BrainToken(QWidget):
    """One brain that the mouse can drag; the keyboard uses the die instead."""

    def __init__(self, token: str, tip: str) -> None:
        super().__init__()
        self._token = token
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for a small square with a line under it."""
        letters = self.fontMetrics()
        return QSize(max(34, letters.horizontalAdvance(self._token) + 2), 34 + letters.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same size: it is never squeezed."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Draw the brain in a glow, and its origin."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF((self.width() - 32) / 2, 1, 32, 32)
        painter.setPen(QPen(READY, 2))
        painter.setBrush(QColor(255, 214, 102, 150))
        painter.drawEllipse(frame)
        paint_organ(painter, frame, Kind.BRAIN)
        painter.setPen(INK)
        below = QRectF(0, 34, self.width(), self.fontMetrics().height())
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, self._token)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Begin to drag it."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        drag = QDrag(self)
        drag.setMimeData(carried(self._token))
        drag.setPixmap(self.grab())
        drag.exec(Qt.DropAction.CopyAction)


def carried(token: str) -> QMimeData:
    """Return *token* packed for the drag to a die."""
    data = QMimeData()
    data.setData(BRAIN_MIME, QByteArray(token.encode()))
    return data
