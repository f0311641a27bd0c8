"""Faces as buttons: the dice to bid with, and the numbers that an X may take."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from core.wormup.profiles import Face
from gui.parts.discs import seat_colour
from gui.parts.theme import HINT, LINE, PAPER
from gui.parts.why_button import WhyButton
from gui.words.words import words
from gui.wormup.board.pixmaps import die


class FaceButton(WhyButton):
    """A button that is a die showing one face, in the colour of *seat*; pale when barred."""

    def __init__(self, face: Face, seat: int) -> None:
        super().__init__()
        self.face = face
        self._seat = seat
        self.setCheckable(True)
        self.setAccessibleName(words("Face {face}", face=face.value))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a size that grows with the text."""
        size = 22 + round(self.fontMetrics().height() * 1.4)
        return QSize(size, size)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a size that is never too small for a finger."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Draw the die; a frame marks the chosen one, a bar across one that rests."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = min(self.width(), self.height())
        size = room - 8
        left, top = (self.width() - size) // 2, (self.height() - size) // 2
        colour = QColor(PAPER.darker(112)) if self.why else seat_colour(self._seat)
        painter.setOpacity(0.75 if self.why else 1.0)
        painter.drawPixmap(left, top, die(self.face, size, colour.rgb(), self.devicePixelRatio()))
        painter.setOpacity(1.0)
        if self.why:
            painter.setPen(QPen(LINE.darker(130), max(2.0, size * 0.06)))
            painter.drawLine(
                QPointF(left + size * 0.12, top + size * 0.88),
                QPointF(left + size * 0.88, top + size * 0.12),
            )
        if self.isChecked() or self.hasFocus():
            pen = QPen(HINT, 4.0 if self.isChecked() else 2.0)
            if not self.isChecked():
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 8, 8)
        painter.end()
