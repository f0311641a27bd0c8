"""A menu of decisions that shows what it points at before it is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from core.cozy.decisions import ChangeDie, Decision, FillBrain
from core.cozy.turn import Turn
from gui.cozy.decisions import offer_words
from gui.cozy.hour.decider import Decider
from gui.cozy.hour.die_face import paint_face

_ICON = 22


class DecisionMenu(QMenu):
    """Offers *choices* at *turn* for *decider*."""

    def __init__(
        self, parent: QWidget | None, decider: Decider, turn: Turn, choices: Sequence[Decision]
    ) -> None:
        super().__init__(parent)
        for one in choices:
            action = self.addAction(offer_words(turn, one))
            action.setData(one)
            if isinstance(one, ChangeDie | FillBrain):
                action.setIcon(_icon(turn, one))
        self.hovered.connect(lambda action: decider.preview(action.data()))
        self.triggered.connect(lambda action: decider.decide(action.data()))
        self.aboutToHide.connect(lambda: decider.preview(None))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


def _icon(turn: Turn, change: ChangeDie | FillBrain) -> QIcon:
    """Return a picture of the face that the die would show."""
    pixmap = QPixmap(2 * _ICON, 2 * _ICON)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_face(painter, QRectF(0, 0, _ICON, _ICON), turn.sheet, change.die, change.to)
    return QIcon(pixmap)
