"""The evening at our tables: its score, and the page that shows it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.table.genesis import Genesis
from gui.parts.game_view import EndAction
from gui.parts.pictures import ask_and_save_page
from gui.parts.shell import Shell
from gui.report.evening_score import EveningScore, ShownEvening, evenings_of, series_line
from gui.report.saved import Saved, of_evening
from gui.report.series import Ranking, SeriesGame, standings
from gui.report.terms_words import terms_of
from gui.window.pages import LazyPage, Pages
from gui.window.past.worker import Worker
from gui.window.table.evening_page import EveningPage
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms


class EveningSession(QObject):
    """Counts the games that end here, and shows the score over the table they were played at."""

    counted = Signal(str)
    """How a series stands, in one line."""

    def __init__(
        self, shell: Shell, pages: Pages, grant: Callable[[EndAction], None], parent: QObject
    ) -> None:
        """Let *grant* do what concerns more than the page."""
        super().__init__(parent)
        self._grant_rest = grant
        self._shell = shell
        self.score = EveningScore()
        self._pages = pages
        self._series: list[SeriesGame] = []
        self._found: Ranking | None = None
        self._judging = Worker(self)
        self._judging.finished.connect(self._rank)
        self._terms: Terms | None = None
        self.back_to: QWidget | None = None
        """The table to which Escape leads."""
        self.page: LazyPage[EveningPage] = pages.lazy(self._make_page)

    def _make_page(self) -> EveningPage:
        page = EveningPage()
        page.wished.connect(self._grant)
        page.left.connect(self._leave)
        return page

    def count(self, game: str, snapshot: TableSnapshot) -> str:
        """Count *game*, which is over, once; return the score in one line."""
        self.score.add(game, snapshot)
        return self.score.line

    def look(self, folder: Path, genesis: Genesis) -> None:
        """Read the other games of the series to which the one in *folder* belongs."""
        self._series, self._found, self._terms = [], None, terms_of(genesis)
        self._judging.stop()
        if genesis.agreed.series is not None:
            self._judging.run(of_evening(folder), self._take)

    def stop(self) -> None:
        """Stop reading."""
        self._judging.stop()

    def check(self, game: str) -> None:
        """Note that the log of *game* is right."""
        self.score.check(game)
        if self._pages.currentWidget() is self.page.made:
            self._fill()

    def show(self, back_to: QWidget | None) -> None:
        """Show the score; Escape leads *back_to* the table."""
        self.back_to = back_to
        self._fill()
        self._pages.turn_to(self.page())

    def _take(self, game: Saved) -> None:
        if game.played is not None:
            self._series.append(game.played)

    def _rank(self) -> None:
        """Show the table of the series, now that all its games have been read."""
        found = standings(self._series)
        if found and found[0].games:
            self._found = found[0]
            self.counted.emit(series_line(found[0]))
            if self._pages.currentWidget() is self.page.made:
                self._fill()

    @property
    def shown(self) -> ShownEvening:
        """How the evening stands."""
        score, found = self.score, self._found
        return ShownEvening(
            evenings_of(found) if found else score.evenings(),
            score.are_races,
            score.all_check and not (found and found.flaws),
            found,
            self._terms,
        )

    def _fill(self) -> None:
        self.page().show_evening(self.shown)

    def _grant(self, wish: EndAction) -> None:
        if wish is EndAction.SAVE:
            self._save()
        else:
            self._grant_rest(wish)

    def _save(self) -> None:
        """Save the score as a picture."""
        if path := ask_and_save_page(self.page(), "evening"):
            self._shell.toast(words("Saved: {path}", path=path))

    def _leave(self) -> None:
        if self.back_to is not None:
            self._pages.turn_to(self.back_to)
