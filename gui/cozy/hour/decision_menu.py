"""A menu of decisions that shows what it points at before it is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from core.cozy.decisions import ChangeDie, Decision, FillBrain
from core.cozy.turn import Turn
from gui.cozy.decisions import offer_words
from gui.cozy.hour.die_face import paint_face

_ICON = 22


class DecisionMenu(QMenu):
    """Offers *choices* at *turn*."""

    decided = Signal(object)
    pointed = Signal(object)
    """The decision the menu is on; None when it closes."""

    def __init__(self, parent: QWidget | None, turn: Turn, choices: Sequence[Decision]) -> None:
        super().__init__(parent)
        for one in choices:
            action = self.addAction(offer_words(turn, one))
            action.setData(one)
            if isinstance(one, ChangeDie | FillBrain):
                action.setIcon(_icon(turn, one))
        self.hovered.connect(self._point)
        self.triggered.connect(self._decide)
        self.aboutToHide.connect(self._leave)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def _point(self, action: QAction) -> None:
        self.pointed.emit(action.data())

    def _decide(self, action: QAction) -> None:
        self.decided.emit(action.data())

    def _leave(self) -> None:
        self.pointed.emit(None)


def _icon(turn: Turn, change: ChangeDie | FillBrain) -> QIcon:
    """Return a picture of the face that the die would show."""
    pixmap = QPixmap(2 * _ICON, 2 * _ICON)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_face(painter, QRectF(0, 0, _ICON, _ICON), turn.sheet, change.die, change.to)
    return QIcon(pixmap)
