"""The open question as an instruction, in one mint line; a refusal stands in its place for a while.

Law: its height never depends on what it says.
"""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.cozy.hour.cut import WRAPPED, cut
from gui.parts.art import paint_icon
from gui.parts.label import tip
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import BUTTON


class Question(QWidget):
    """Two lines at most: large in one, smaller in two; the whole is in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self._said = self._refused = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def ask(self, said: str) -> None:
        """Say what to do; what was refused is forgotten."""
        self._said, self._refused = said, ""
        self._show()

    def refuse(self, why: str) -> None:
        """Say why something cannot be done, until the next question."""
        self._refused = why
        self._show()

    def text(self) -> str:
        """Return what is shown."""
        return self._refused or self._said

    def _show(self) -> None:
        self.setAccessibleName(self.text())
        self.setToolTip(tip(self.text()))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for two lines."""
        lines = 2 * QFontMetrics(font(Type.SMALL)).lineSpacing() + 2
        return QSize(px(200), max(px(52), lines))

    def minimumSizeHint(self) -> QSize:
        """Return the height: words wrap."""
        return QSize(px(120), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        now, painter = look().theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        is_bad = bool(self._refused)
        painter.setBrush(QColor(now.badpale if is_bad else now.mint))
        painter.drawRoundedRect(self.rect(), px(BUTTON), px(BUTTON))
        size = px(22)
        place = QRectF(px(16), (self.height() - size) / 2, size, size)
        paint_icon(painter, "x" if is_bad else "pen", place, now.bad if is_bad else now.ink)
        painter.setPen(QColor(now.ink))
        room = QRectF(px(48), 0, self.width() - px(58), self.height())
        painter.setFont(font(Type.NAME))
        if painter.fontMetrics().horizontalAdvance(self.text()) > room.width():
            painter.setFont(font(Type.SMALL))
        flags = WRAPPED | int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(room, flags, cut(painter.fontMetrics(), self.text(), room))

    def changeEvent(self, event: QEvent) -> None:
        """Take the size of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()
            self.update()
