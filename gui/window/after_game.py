"""The page after a game at our table: when it comes, and what our player wishes there."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from core.table.genesis import Genesis
from gui.game_ui import known_ui
from gui.kit.clock import Timer
from gui.parts.game_view import EndAction, GameEnd
from gui.parts.pictures import ask_and_save_page
from gui.parts.shell import Shell
from gui.parts.sound import Sound
from gui.report.evening_score import ShownEvening
from gui.report.terms_words import following, terms_of
from gui.window.pages import LazyPage, Pages
from gui.window.table.after.after_page import AfterPage, EndedGame, More
from gui.window.table.after.chairs import sitters
from gui.window.table.rematch import Chair, Rematch
from gui.window.table.table_page import TablePage
from gui.words.award import given
from gui.words.player_names import names_of
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot


class AfterGame(QObject):
    """Shows how a game ended and who wants one more, once its end has been seen."""

    def __init__(
        self,
        shell: Shell,
        pages: Pages,
        rematch: Rematch,
        grant: Callable[[EndAction], None],
        parent: QObject,
    ) -> None:
        """Let *grant* do what concerns more than the page."""
        super().__init__(parent)
        self._grant_rest = grant
        self._shell, self._pages, self._rematch = shell, pages, rematch
        self._table: TablePage | None = None
        self._snapshot: TableSnapshot | None = None
        self._given: Genesis | None = None
        """The game whose medals have been heard."""
        self.page: LazyPage[AfterPage] = pages.lazy(self._make_page)
        self._comes = Timer(self, singleShot=True)
        self._comes.timeout.connect(self._come)
        rematch.changed.connect(self._tell)
        pages.currentChanged.connect(self._turned)

    def follow(self, table: TablePage, snapshot: TableSnapshot) -> None:
        """Take a game that is over on the page *table*; the page after it comes by itself."""
        is_new, self._snapshot = table is not self._table, snapshot
        end = _end_of(table)
        self._table = table if end is not None and len(snapshot.names) > 1 else None
        if self._table is not None and end is not None:
            self._rematch.has_page = True
            if is_new:  # at once where it has been seen, and is led back to in another language
                has_come = table.genesis is not None and self._given == table.genesis
                self._comes.start(0 if has_come else end.comes_ms)
        self._tell()

    def forget(self) -> None:
        """Leave the table."""
        self._comes.stop()
        self._table = self._snapshot = None
        if self.page.made is not None:
            self.page.made.forget()

    def stamp(self) -> None:
        """Show that the log has been checked, and is right."""
        if self._table is not None:
            self.page().stamp()

    def show_standing(self, shown: ShownEvening) -> None:
        """Show how the evening stands."""
        if self._table is not None:
            self.page().show_standing(shown)

    def show(self) -> bool:
        """Show the page; False where the table itself shows all of the end."""
        if self._table is None:
            return False
        page = self.page()
        self._show_ended(page, self._table)
        if self._rematch.own in {Chair.FINISH, Chair.REVIEW}:
            self._rematch.stand(Chair.THINKS)
        self._tell()
        self._pages.turn_to(page)
        if self._given != self._table.genesis:
            page.come()
        if not page.awards.isHidden() and self._given != self._table.genesis:
            self._shell.play(Sound.MEDAL)
        self._given = self._table.genesis
        return True

    def _look_again(self) -> None:
        """Show the end of the game again; the page comes back after it."""
        table = self._table
        if table is None:
            return
        if self._rematch.own is Chair.THINKS:
            self._rematch.stand(Chair.FINISH)
        self._pages.turn_to(table)
        if table.viewer.live is not None:
            table.viewer.live.ending.finish_again()

    def _save(self) -> None:
        """Save the page as a picture."""
        if path := ask_and_save_page(self.page(), "race"):
            self._shell.toast(words("Saved: {path}", path=path))

    def _make_page(self) -> AfterPage:
        page = AfterPage()
        page.wished.connect(self._grant)
        return page

    def _grant(self, wish: EndAction) -> None:
        """Do what concerns the page alone; the rest is for the table."""
        rematch = self._rematch
        match wish:
            case EndAction.FINISH:
                self._look_again()
            case EndAction.SAVE:
                self._save()
            case EndAction.GO_AHEAD:
                rematch.wish()
            case EndAction.TAKE_BACK:
                rematch.stand(Chair.THINKS)
            case _:
                if wish is EndAction.REVIEW and rematch.own is Chair.THINKS:
                    rematch.stand(Chair.REVIEW)
                self._grant_rest(wish)

    def _turned(self) -> None:
        """Come back to the page once somebody is back at the finish, from a review or a dialog."""
        end = _end_of(self._table) if self._table is not None else None
        if end is None or self._pages.currentWidget() is not self._table:
            return
        if end.comes_back or self._rematch.own is not Chair.FINISH:
            self._comes.start(end.comes_ms)

    def _come(self) -> None:
        table = self._table
        if table is None or self._pages.currentWidget() is not table:
            return
        if table.viewer.is_telling:
            self._comes.start()  # as long again
        elif not table.viewer.is_back and not table.viewer.drawer.is_open:
            self.show()

    def _show_ended(self, page: AfterPage, table: TablePage) -> None:
        """Show on *page* how the game of *table* has ended."""
        end, snapshot, steps = _end_of(table), self._snapshot, table.viewer.steps
        assert end is not None
        assert snapshot is not None, "the game is over"
        genesis = steps[0].step.genesis
        names = names_of(genesis)
        state, seat = steps[-1].outcome.state, snapshot.seat
        page.photo.setText(words(end.photo))
        page.photo.show_picture(lambda painter, frame: end.paint(painter, frame, names, state))
        awards = given(known_ui(genesis.rules_id).awards(names, steps))
        podium, played = end.podium(names, state, seat), terms_of(genesis)
        page.show_ended(EndedGame(podium, names, seat, awards, played, following(genesis)))

    def _tell(self) -> None:
        """Tell the page how all stand to the next game."""
        snapshot, table = self._snapshot, self._table
        if snapshot is None or table is None or table.genesis is None or self.page.made is None:
            return
        rematch = self._rematch
        chairs = sitters(names_of(table.genesis), rematch, snapshot.seat)
        self.page().show_more(
            More(chairs, rematch.own, rematch.wanting, rematch.missing, rematch.is_patient)
        )


def _end_of(table: TablePage) -> GameEnd | None:
    """Return what the game on *table* tells of its end; None before it has one."""
    live = table.viewer.live
    return live.game_end if live is not None else None
