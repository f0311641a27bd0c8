"""What a television shows while there is no table: who is here, a draw, or the bracket."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gui.kit.layout import LaidOut
from gui.window.bracket_cards import BracketCards, bracket_said, fitting_cards
from gui.window.draw.stage import DrawStage, draw_words, missing_words
from gui.window.tv.people_here import PeopleHere
from gui.words.words import words
from net.protocol.snapshot import LobbySnapshot, TournamentHere


class TvRoom(LaidOut, QWidget):
    """Fills its place with what there is; *told* is called when more is known."""

    def __init__(self, page: QWidget, told: Callable[[], None]) -> None:
        super().__init__(page)
        self.tournament: TournamentHere | None = None
        """The one that is shown while there is no table."""
        self.people = PeopleHere(self)
        self.stage = DrawStage(self, told)
        self._bracket: BracketCards | None = None
        self._seen: TournamentHere | None = None
        """How the tournament stood when its bracket was shown last."""

    @property
    def is_full(self) -> bool:
        """Whether it takes all the room there is, so that other cards lie at the foot."""
        return self.tournament is not None

    def show_tournament(self, here: TournamentHere | None) -> None:
        """Take who comes and who sits where; `show_anew` shows it."""
        self.tournament = here
        if here is not None:
            self.stage.show_here(here)

    def show_people(self, lobby: LobbySnapshot) -> None:
        """Show who is here, and before a draw who of them has not come to it."""
        self.people.show_people(lobby.people)
        playing = {name for table in lobby.playing for name in table.names}
        self.stage.show_people([one for one in lobby.people if one.name not in playing])

    def show_anew(self) -> None:
        """Show what there is now, as large as there is room."""
        here = self.tournament
        if self._bracket is not None:
            self._bracket.setParent(None)
            self._bracket.deleteLater()
            self._bracket = None
        has_stage = here is not None and self.stage.has_more
        self.stage.setVisible(has_stage)
        self.people.setVisible(here is None)
        for part in (self.stage, self.people):
            part.setGeometry(self.rect())
        if here is not None and not has_stage:
            self._bracket = fitting_cards(here, self.width(), self.height(), is_for_room=True)
            self._bracket.setParent(self)
            self._bracket.setGeometry(self.rect())
            self._bracket.show()
            if self.isVisible():
                self._bracket.fill_up(self._seen, lambda _: None)
                self._seen = here

    @property
    def said(self) -> tuple[str, str]:
        """How the tournament stands, or how a table comes here."""
        here = self.tournament
        if here is None:
            said = words("Open a table on any laptop in this network: it appears here by itself.")
            return words("No table yet"), said
        if self.stage.is_running:
            return self.stage.heading, self.stage.said
        if here.is_fixed and here.draw is None:
            return missing_words(here), draw_words(here)
        return bracket_said(here)

    def _lay_out(self) -> None:
        self.show_anew()
