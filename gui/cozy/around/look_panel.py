"""Beside a sheet that is only looked at: its owner, the roll, and its last hour to watch."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from core.cozy.decisions import Decision
from core.cozy.turn import Turn
from gui.cozy.hour.dice_panel import TableRoll
from gui.cozy.hour.frame_tree import STEP, tree_lines
from gui.cozy.hour.prompts import offers
from gui.cozy.words import hour_name
from gui.parts.keyed_window import BACK
from gui.parts.label import Label
from gui.words.words import words


class LookPanel(QWidget):
    """Names the sheet, and offers its film and the way back."""

    watched = Signal()
    returned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._title, self._roll, self.log = Label(is_rich=True), TableRoll(), QPlainTextEdit()
        self._title.setWordWrap(True)
        self.log.setReadOnly(True)
        self.watch = QPushButton()
        self.back = QPushButton(words("Back to my sheet"))
        self.back.setProperty("role", BACK)
        self.watch.clicked.connect(self.watched)
        self.back.clicked.connect(self.returned)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        for part in (self._title, self._roll, self.watch):
            column.addWidget(part)
        column.addWidget(self.log, 1)
        column.addWidget(self.back)

    def show_sheet(self, title: str, turn: Turn, *, can_return: bool) -> None:
        """Name the sheet and show its roll."""
        self._title.setText(title)
        self._roll.show_turn(turn)
        self.back.setVisible(can_return)
        self.log.setPlaceholderText("\n".join(offers(turn) if turn.dice else ()))

    def show_hour(self, turns: tuple[Turn, ...], decisions: tuple[Decision, ...]) -> None:
        """Offer the hour that can be watched, if there is one."""
        self.watch.setVisible(bool(decisions))
        if turns:
            self.watch.setText(words("Watch {hour}", hour=hour_name(turns[0].region)))
        lines = tree_lines(turns, decisions)
        self.log.setPlainText("\n".join(f"{STEP * depth}{said}" for depth, said in lines))
