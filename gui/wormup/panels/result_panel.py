"""How the race ended: the result in a line, the standings, and the finish once more."""

from PySide6.QtCore import Signal

from core.wormup.game import GameState
from gui.parts.card import Tray
from gui.parts.keys import Key, Kind
from gui.words.words import words
from gui.wormup.story import ending


class ResultPanel(Tray):
    """Shows the end of the race as the story words it."""

    again = Signal()
    """Asks to see the touching placement once more."""

    def __init__(self) -> None:
        super().__init__()
        self.replay = Key(words("The finish again"), Kind.TRAY, "flag")
        self.replay.chosen.connect(self.again)
        self.keys.addWidget(self.replay)

    def show_end(self, state: GameState, names: tuple[str, ...], *, can_replay: bool) -> None:
        """Show how the race ended; the finish only if its last step was seen here."""
        result, _, *places = (line.strip() for line in ending(names, state))
        self.ask(result, "   ".join(places))
        self.replay.setVisible(can_replay)
