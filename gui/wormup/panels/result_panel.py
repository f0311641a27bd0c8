"""The tray of a race that is over: how it ended, the evening so far, and the one next thing."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.wormup.race import Race, Result
from gui.parts.card import Tray
from gui.parts.keys import Key, Kind
from gui.words.words import words
from gui.wormup.motion.telling import end_telling


class ResultPanel(Tray):
    """Shows the end of a race, and offers another one."""

    again = Signal()
    """Asks to see the touching placement once more."""
    rematch = Signal()
    closed = Signal()
    evening_asked = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setParent(page)
        self.close_table = Key(words("Close the table"), Kind.QUIET, "door")
        self.evening = Key(words("The evening"), Kind.QUIET, "star")
        self.replay = Key(words("The finish again"), Kind.TRAY, "past")
        self.next_race = Key(words("Again!"), Kind.BIG, "turn")
        for key, asked in (
            (self.close_table, self.closed),
            (self.evening, self.evening_asked),
            (self.replay, self.again),
            (self.next_race, self.rematch),
        ):
            key.clicked.connect(asked)
            self.keys.addWidget(key)
        self._evening, self._said = "", ""
        self.evening.hide()
        self.hide()

    def show_end(
        self, race: Race, names: tuple[str, ...], *, can_replay: bool, is_player: bool = True
    ) -> None:
        """Show how *race* ended; the finish only if its last step was seen here."""
        telling = end_telling(race, names)
        self._said = telling.line
        self.heading.setText(telling.heading)
        self.replay.setVisible(can_replay and race.result is Result.FINISH)
        self.next_race.setVisible(is_player)
        self._tell()
        self.show()
        self.raise_()
        if is_player:
            self.next_race.setFocus()

    def tell_evening(self, line: str) -> None:
        """Show the score of the evening, and the way to all of it; "" has none."""
        self._evening = line
        self.evening.setVisible(bool(line))
        if not self.isHidden():
            self._tell()

    def _tell(self) -> None:
        self.ask(self.heading.text(), "\n".join(filter(None, (self._said, self._evening))))
        self.lie()

    def lie(self) -> None:
        """Lie at the foot of the page."""
        page = self.parentWidget()
        if page is not None:
            self.lie_in(page.width(), page.height())
