"""The tray of a race that is over: how it ended, the evening so far, and the one next thing."""

from functools import partial

from PySide6.QtGui import QShowEvent

from core.wormup.game import GameState
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Tray
from gui.kit.clock import Timer
from gui.parts.game_view import EndAction, GameView
from gui.words.words import words
from gui.wormup.motion.telling import end_telling
from gui.wormup.practice_hints import OVER

REST_MS = 1500
"""How long a press may still be one too many."""


class ResultPanel(Tray):
    """Shows the end of a race, and offers another one."""

    def __init__(self, view: GameView) -> None:
        """Ask *view* for what comes next."""
        super().__init__()
        self.close_table = Button(words("Close the table"), ButtonKind.QUIET, "door")
        self.evening = Button(words("The evening"), ButtonKind.QUIET, "star")
        self.replay = Button(words("The finish again"), ButtonKind.TRAY, "past")
        self.next_race = Button(words("Again!"), ButtonKind.BIG, "turn")
        for button, wish in (
            (self.close_table, EndAction.CLOSE),
            (self.evening, EndAction.EVENING),
            (self.replay, None),
            (self.next_race, EndAction.AGAIN),
        ):
            if wish:
                button.chosen.connect(partial(view.wished.emit, wish))
            self.buttons.addWidget(button)
        self._tonight, self._away = "", ""
        self._patience = Timer(self, singleShot=True, interval=REST_MS)
        self._patience.timeout.connect(self._take_keys)
        self.evening.hide()

    def show_end(
        self, state: GameState, names: tuple[str, ...], *, can_replay: bool, is_player: bool = True
    ) -> None:
        """Show how the race ended; the finish only if its last step was seen here."""
        telling = end_telling(state.race, names)
        self._away = telling.line
        self.replay.setVisible(can_replay)
        self.next_race.setVisible(is_player)
        self.setFocusProxy(self.first)
        self._patience.start()
        self.ask(telling.heading, self._said())

    @property
    def first(self) -> Button:
        """The button that has the focus first: if it can be, one that a press too many may hit."""
        keys = (self.replay, self.next_race, self.close_table)
        return next(key for key in keys if not key.isHidden())

    def showEvent(self, event: QShowEvent) -> None:
        """Rest until no press too many comes any more."""
        super().showEvent(event)
        self._patience.start()

    def _take_keys(self) -> None:
        """Stand on what most people want then, also for who comes later."""
        if not self.next_race.isHidden():
            self.setFocusProxy(self.next_race)
            if self.replay.hasFocus():
                self.next_race.setFocus()

    def tell_evening(self, line: str) -> None:
        """Show the score of the evening, and the way to all of it; "" has none."""
        self._tonight = line
        self.evening.setVisible(bool(line))
        self.ask(self.heading.text(), self._said())

    def _said(self) -> str:
        more = self._tonight or (words(OVER) if self.has_hint_above else "")
        return "\n".join(filter(None, (self._away, more)))
