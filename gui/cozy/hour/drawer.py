"""What can be decided as a list, and what the hour has done: a drawer over the hand (key L)."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.cozy.hour.choice_list import ChoiceList
from gui.cozy.hour.frame_tree import FrameTree
from gui.parts.card import Card
from gui.parts.keys import IconKey
from gui.parts.role_label import role_label
from gui.parts.theme import px
from gui.parts.tokens import GAP, MARGIN
from gui.words.words import words


class ChoiceDrawer(Card):
    """Lies over the hand until it is closed."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self.choices, self.tree = ChoiceList(), FrameTree()
        close = IconKey("x", words("Close"), words("L"))
        close.clicked.connect(self.shut)
        head = QHBoxLayout()
        head.addWidget(role_label("heading", words("All you can do now")), 1)
        head.addWidget(close)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.choices, 3)
        self._column.addWidget(role_label("name", words("This hour so far")))
        self._column.addWidget(self.tree, 2)
        self._space()
        self.hide()

    def open(self) -> None:
        """Show the list, ready for numbers."""
        self.show()
        self.raise_()
        self.choices.setFocus()

    def shut(self) -> None:
        """Put the drawer away."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the spaces of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._space()

    def _space(self) -> None:
        edge = px(MARGIN)
        self._column.setContentsMargins(edge, px(GAP), edge, edge)
        self._column.setSpacing(px(8))
