"""A card that hangs from a button until a click outside, or Escape, closes it."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from gui.kit.art import HIGH, paint_shadow
from gui.kit.fills import fill_box
from gui.kit.focus import RING
from gui.kit.keyed_window import go_round
from gui.kit.painted import Painted
from gui.kit.theme import beside, look, px
from gui.kit.tokens import CARD, MARGIN, WIDE

_POINT = 12


class Popover(Painted, QWidget):
    """Lies over all of *window*; its card hangs from *key*, a part of that window."""

    def __init__(self, window: QWidget, key: QWidget, content: QWidget, width: int) -> None:
        super().__init__(window)
        self._window = window
        self._button, self._content, self._wide = key, content, width
        content.setParent(self)
        if isinstance(key, QAbstractButton):
            key.setCheckable(True)
            key.setChecked(True)
        key.destroyed.connect(self._go)  # news may end the page that it lies over
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lay_out()
        self.show()
        self.raise_()
        self.setFocus()

    def _go(self) -> None:
        self.hide()
        self.deleteLater()

    def lay_out(self) -> None:
        """Hang from the button, within the window."""
        if not isValid(self._button):
            return
        window = self._window
        self.setGeometry(window.rect())
        room, margin = window.rect(), px(MARGIN)
        least = max(beside(self._wide), self._content.minimumSizeHint().width())
        wide = min(least, room.width() - 2 * margin)
        middle = self._button.mapTo(window, QPoint(self._button.width() // 2, 0)).x()
        top = self._button.mapTo(window, QPoint(0, self._button.height())).y() + px(WIDE) - px(RING)
        layout = self._content.layout()
        needed = layout.totalHeightForWidth(wide) if layout and layout.hasHeightForWidth() else 0
        needed = needed or self._content.sizeHint().height()
        high = min(needed, room.height() - top - margin)
        left = min(max(margin, middle - wide // 2), room.width() - margin - wide)
        self._content.setGeometry(QRect(left, top, wide, high))
        self.update()

    def paint(self, painter: QPainter) -> None:
        card = QRectF(self._content.geometry())
        paint_shadow(painter, card, px(CARD), HIGH)
        fill_box(painter, card, px(CARD), look().theme.paper)
        middle = self._button.mapTo(self._window, QPoint(self._button.width() // 2, 0)).x()
        reach = px(_POINT)
        foot = card.top() + 1
        corners = (
            QPointF(middle - reach, foot),
            QPointF(middle, foot - reach * 0.8),
            QPointF(middle + reach, foot),
        )
        painter.drawPolygon(QPolygonF(corners))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: FBT001, A002  # Qt's names
        return go_round(self._content, is_next=next)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the focus back to what it hangs from."""
        super().closeEvent(event)
        if isinstance(self._button, QAbstractButton):
            self._button.setChecked(False)
            self._button.setCheckable(False)
        if self._button.isVisible():
            self._button.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._content.geometry().contains(event.position().toPoint()):
            self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
