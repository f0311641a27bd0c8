"""How the race ended: the result in a line, the standings, and the finish once more."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.wormup.game import GameState
from gui.parts.label import Label
from gui.parts.why_button import WhyButton
from gui.words.words import words
from gui.wormup.story import ending


class ResultPanel(QWidget):
    """Shows the end of the race as the story words it."""

    again = Signal()
    """Asks to see the touching placement once more."""

    def __init__(self) -> None:
        super().__init__()
        self.result, self.standings = Label(), Label()
        self.result.setProperty("role", "heading")
        for label in (self.result, self.standings):
            label.setWordWrap(True)
        self.replay = WhyButton(words("The finish again"))
        self.replay.chosen.connect(self.again)
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addWidget(self.result)
        text.addWidget(self.standings)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(text, 1)
        row.addWidget(self.replay)

    def show_end(self, state: GameState, names: tuple[str, ...], *, can_replay: bool) -> None:
        """Show how the race ended; the finish only if its last step was seen here."""
        result, _, *places = (line.strip() for line in ending(names, state))
        self.result.setText(result)
        self.standings.setText("   ".join(places))
        self.replay.setVisible(can_replay)
