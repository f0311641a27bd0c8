"""The evening at our tables: its score, and the page that shows it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QObject, Signal
from PySide6.QtWidgets import QWidget

from gui.parts.game_view import Wish
from gui.parts.pictures import ask_and_save, save_image
from gui.report.evening_score import EveningScore
from gui.window.pages import LazyPage, Pages
from gui.words.days import iso_day
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot

if TYPE_CHECKING:
    from gui.window.table.evening import EveningPage


class OurEvening(QObject):
    """Counts the games that end here, and shows the score over the table they were played at."""

    wished = Signal(Wish)
    said = Signal(str)

    def __init__(self, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self.score = EveningScore()
        self._pages = pages
        self.back_to: QWidget | None = None
        """The table to which Escape leads."""
        self.page: LazyPage[EveningPage] = pages.lazy(
            "gui.window.table.evening.EveningPage", wished=self._grant, left=self._leave
        )

    def count(self, game: str, snapshot: TableSnapshot) -> str:
        """Count *game*, which is over, once; return the score in one line."""
        self.score.add(game, snapshot)
        return self.score.line

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

    def _fill(self) -> None:
        score = self.score
        self.page().show_evening(
            score.evenings(), are_races=score.are_races, all_check=score.all_check
        )

    def _grant(self, wish: Wish) -> None:
        if wish is Wish.SAVE:
            self._save()
        else:
            self.wished.emit(wish)

    def _save(self) -> None:
        """Save the score as a picture."""
        page = self.page()
        image = page.grab().toImage()
        name = f"evening-{iso_day(QDateTime.currentSecsSinceEpoch())}.png"
        if path := ask_and_save(page, name, lambda path: save_image(path, image)):
            self.said.emit(words("Saved: {path}", path=path))

    def _leave(self) -> None:
        if self.back_to is not None:
            self._pages.turn_to(self.back_to)
