"""What follows a game at our table: its check, its place in the evening, and the next one."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.game_ui import known_ui
from gui.parts.game_view import EndAction, Ending
from gui.parts.laptop import Submit
from gui.report.saved import Saved, same_again
from gui.report.terms_words import following, following_words, terms_of
from gui.window.after_game import AfterGame
from gui.window.evening_session import EveningSession
from gui.window.pages import Pages
from gui.window.past.worker import Worker
from gui.window.start.one_more import LeftGame, left_of
from gui.window.table.checking import Checking
from gui.window.table.rematch import Rematch
from gui.window.table.table_page import TablePage
from gui.window.ways import Log, LogPart, Ways
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms


class EndOfGame(QObject):
    """Guards that a finished table is checked, counted and compared once, and grants wishes."""

    again = Signal(Terms)
    """What the same people play next."""

    def __init__(self, ways: Ways, submit: Submit, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._ways, self._pages = ways, pages
        self._page: TablePage | None = None
        self._log: Path | None = None
        self._snapshot: TableSnapshot | None = None
        self._line = ""
        self._past: list[Saved] = []
        self._wanted: Path | None = None
        """The log of a game to which our player has come back to play it again."""
        self._checked: set[Path] = set()
        self.evening = EveningSession(ways, pages, self.grant, self)
        self.rematch, self._checking, self._judging = (
            Rematch(ways, submit, self),
            Checking(self),
            Worker(self),
        )
        self.after = AfterGame(ways, pages, self.rematch, self.grant, self)
        self.evening.counted.connect(self._tell_line)
        self.rematch.agreed.connect(lambda: self._play(self._following()))
        self._checking.checked.connect(self._stamp)

    def follow(self, page: TablePage, log: Path, snapshot: TableSnapshot) -> None:
        """Take the game in *log* that is over on *page*, and who is still there."""
        line = self.evening.count(log.parent.name, snapshot)
        self._line = self._line if log == self._log else line
        self._tell_evening(page)
        if log != self._log and page.genesis is not None:
            self.evening.look(log.parent, page.genesis)
        if log != self._log and _ending(page).wants_past and snapshot.seat is not None:
            self._judging.run(same_again(log.parent), self._compare)
        is_new, self._page = page is not self._page, page
        self._log, self._snapshot = log, snapshot
        self.rematch.follow(snapshot)
        self.after.follow(page, snapshot)
        self.after.show_standing(self.evening.shown)
        self._checking.check(log)
        for game in self._past if is_new else ():
            self._tell_past(game)
        if is_new and log in self._checked:
            self._stamp(log)
        if self._wanted == log and snapshot.connected:
            self._wanted = None
            self.grant(EndAction.AGAIN)

    def left_game(self) -> LeftGame | None:
        """Return the game that is over on our page, for who leaves it; None if there is none."""
        page, log, snapshot = self._page, self._log, self._snapshot
        if page is None or log is None or page.genesis is None or snapshot is None:
            return None
        if snapshot.seat is None:
            return None
        return left_of(page.genesis, log.parent, snapshot.seat, self.rematch.wanting)

    def want(self, folder: Path) -> None:
        """Wish to play the game in *folder* again as soon as we are back at its table."""
        self._wanted = folder / "log"

    def forget(self) -> None:
        """Leave the table; the check of its log goes on."""
        self.rematch.forget()
        self.after.forget()
        self._judging.stop()
        self._page, self._log, self._line, self._past = None, None, "", []

    def stop(self) -> None:
        """End all threads."""
        self._judging.stop()
        self._checking.stop()
        self.evening.stop()

    def grant(self, wish: EndAction) -> None:
        """Do what our player wants now that the game is over."""
        page, genesis = self._page, self._page.genesis if self._page is not None else None
        is_drawn = genesis is not None and genesis.agreed.drawn is not None
        if wish is EndAction.EVENING:
            self.evening.show(page)
        elif page is None:
            return
        elif wish is EndAction.CLOSE or (wish is EndAction.AGAIN and is_drawn):
            self._pages.turn_to(page)
            page.get_up()
        elif wish is EndAction.AGAIN:
            self.rematch.wish()
            self.after.show()
        elif wish is EndAction.NEXT and (terms := self._following()) is not None:
            self._play(known_ui(terms.rules_id).next_terms(terms))
        elif wish is EndAction.CHECKS and self._log is not None:
            self._ways.go(Log(self._log, LogPart.CHECKS))
        elif wish is EndAction.REVIEW and self._log is not None:
            self._ways.go(Log(self._log, LogPart.REVIEW))

    def _following(self) -> Terms | None:
        """Return what the same people play next: the next of their evening, or the same again."""
        genesis = self._page.genesis if self._page is not None else None
        return None if genesis is None else following(genesis)

    def _tell_evening(self, page: TablePage) -> None:
        """Say at the end of the game how the evening stands, and what is played next."""
        if page.genesis is not None:
            _ending(page).name_next(following_words(terms_of(page.genesis)))
        _ending(page).tell_evening(self._line)

    def _play(self, terms: Terms | None) -> None:
        if terms is not None:
            self.again.emit(terms)

    def _tell_line(self, line: str) -> None:
        self._line = line
        self.after.show_standing(self.evening.shown)
        if self._page is not None:
            self._tell_evening(self._page)

    def _stamp(self, log: Path) -> None:
        """Show that *log* has been checked."""
        self._checked.add(log)
        self.evening.check(log.parent.name)
        if self._page is not None and log == self._log:
            _ending(self._page).stamp()
            self.after.stamp()

    def _compare(self, game: Saved) -> None:
        self._past.append(game)
        self._tell_past(game)

    def _tell_past(self, game: Saved) -> None:
        if self._page is not None and game.seat is not None and game.last is not None:
            _ending(self._page).tell_past(game.seat, game.last)


def _ending(page: TablePage) -> Ending:
    """Return what the board of *page* shows of the end of its game."""
    return page.viewer.live.ending if page.viewer.live is not None else Ending()
