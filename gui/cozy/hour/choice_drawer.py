"""What can be decided as a list, and what the hour has done: a drawer over the hand (key L)."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.cozy.hour.choice_list import ChoiceList
from gui.cozy.hour.frame_tree import FrameTree
from gui.kit.drawer import Drawer
from gui.kit.role_label import role_label
from gui.kit.tokens import GAP, TIGHT
from gui.words.words import words


class ChoiceDrawer(Drawer):
    """Lies over the hand until it is closed."""

    def __init__(self, parent: QWidget) -> None:
        self.choices, self.tree = ChoiceList(), FrameTree()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(GAP, TIGHT, GAP, TIGHT)
        column.addWidget(self.choices, 3)
        column.addWidget(role_label("name", words("This hour so far")))
        column.addWidget(self.tree, 2)
        super().__init__(words("All you can do now"), inside)
        self.setParent(parent)
        self.hide()

    def toggle(self) -> None:
        """Open the drawer, ready for numbers, or close it."""
        self.open(is_open=not self.is_open)
        if self.is_open:
            self.choices.setFocus()
