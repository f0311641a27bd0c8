"""A menu of decisions that shows what it points at before it is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from core.cozy.decisions import Decision
from core.cozy.turn import Turn
from gui.cozy.decision_words import offer_words
from gui.cozy.hour.decider import Decider


class DecisionMenu(QMenu):
    """Offers *choices* at *turn* for *decider*."""

    def __init__(
        self, parent: QWidget | None, decider: Decider, turn: Turn, choices: Sequence[Decision]
    ) -> None:
        super().__init__(parent)
        for one in choices:
            self.addAction(offer_words(turn, one)).setData(one)
        self.hovered.connect(lambda action: decider.preview(action.data()))
        self.triggered.connect(lambda action: decider.decide(action.data()))
        self.aboutToHide.connect(lambda: decider.preview(None))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
