"""The table at which we sit or look on: its page, from sitting down to getting up."""

from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from core.table.genesis import Genesis
from core.table.rules import Refusal
from core.table.step import Completed
from gui.game_ui import known_ui
from gui.kit.press import waits
from gui.parts.sound import Sound
from gui.report.drafts import keep_practice, kept
from gui.report.saved import own_folder
from gui.window.bot_seats import BotSeats
from gui.window.bridge import NodeBridge
from gui.window.end_of_game import EndOfGame
from gui.window.other_windows import folder_of, open_window
from gui.window.pages import Pages
from gui.window.past.worker import Worker
from gui.window.seating import Seating
from gui.window.shared_laptop import Begun, SharedLaptop
from gui.window.start.one_more import LeftGame
from gui.window.table.person_box import ask_name
from gui.window.table.rematch import AGAIN
from gui.window.table.stay import Stay
from gui.window.table.table_page import LAID, TablePage
from gui.window.table.together import LOOK, POINT
from gui.window.ways import To, Ways
from gui.words.gestures import GESTURE
from gui.words.trouble_words import trouble_words
from gui.words.words import sentence, words
from net.protocol.commands import SameHere
from net.protocol.effects import Overheard
from net.protocol.snapshot import LobbySnapshot, TableSnapshot, TwinState
from net.protocol.terms import Terms


class TableSession(QObject):
    """Makes the page of our table, shows the node's events there, and removes it."""

    drawn = Signal(Genesis, tuple)
    """We sit at a table of a tournament, with these places by seat once it is over."""
    page: TablePage | None = None
    left_game: LeftGame | None = None
    """The game that was over when our player got up from it, if that was the last table."""
    _lobby = LobbySnapshot((), (), (), None)

    def __init__(self, ways: Ways, pages: Pages, bridge: NodeBridge) -> None:
        super().__init__(pages)
        self._ways, self._pages, self._bridge = ways, pages, bridge
        self.laptop = laptop = SharedLaptop(ways, pages, bridge, self)
        self._origin = Worker(self)
        bots = BotSeats(bridge, self)
        self._seating = Seating(bridge, bots)
        self._bots, self._end = bots, EndOfGame(ways, laptop.submit, pages, self)
        self._end.again.connect(self._again)
        laptop.aside.connect(self._take_aside)
        self.avoid = self._seating.avoid
        laptop.table_changed.connect(self.take_table)
        laptop.step_done.connect(self.take_step)
        laptop.refused.connect(self._refuse)
        laptop.handed.connect(self._hand)

    # -- sitting down and getting up --------------------------------------------------------------

    def sit_down(self, terms: Terms, bots: int = 0, level: str = "") -> None:
        """Look for people to play *terms* with; *bots* of *level* join us."""
        self._seating.sit_down(terms, bots, level)
        self._wait()
        self._origin.stop()
        if terms.agreed.origin is not None:
            stood_here = import_module("gui.report.origins").stood_here
            self._origin.run(stood_here(terms.agreed.origin, self._bridge.data), self._judge_origin)

    def play_on(self, terms: Terms) -> None:
        """Look for people who go on with us from a moment of another game, on *terms*."""
        if self.page is not None:
            self._leave()
        self.sit_down(terms)

    def practise(self) -> None:
        """Play a race against easy bots."""
        self._seating.practise()
        self._wait()

    def watch(self, game: bytes) -> None:
        """Look on at the table of *game*."""
        self._seating.watch(game)
        self.lay()

    def resume(self, folder: Path, *, wants_more: bool = False) -> None:
        """Continue the game in *folder*, which may be that of another person at this laptop.

        It is over if our player *wants_more* of it.
        """
        folder = own_folder(folder, self._bridge.data)
        if wants_more:
            self._end.want(folder)
        self._seating.resume(folder)
        self.laptop.resume(folder)
        self.lay().take_up(kept(folder))

    def lay(self) -> TablePage:
        """Replace the old table's page, and return the new one."""
        self.left_game = None
        self.clear()
        self.laptop.stay.deleteLater()
        self.laptop.stay = Stay(self)
        return self._make_page()

    def renew(self, lobby: LobbySnapshot | None) -> None:
        """Make our page again in the language spoken now, with the draft on disk."""
        if self.page is None:
            return
        steps, snapshot = self.page.viewer.steps, self.page.snapshot
        page = self._make_page()
        if snapshot is not None:
            self._go_on(page, Begun(snapshot, tuple(steps), self.laptop.draft))
        elif self._seating.terms is not None:
            page.waiting.show_code(self._seating.code)
            if lobby is not None:
                self.take_lobby(lobby)
        self.laptop.show()

    def close(self) -> None:
        """End our bots, and all threads."""
        self.laptop.stop()
        self._bots.close()
        self._end.stop()
        self._origin.stop()

    def clear(self) -> None:
        """Remove our table's page, if there is one."""
        self._end.forget()
        if self.page is not None:
            self._pages.drop(self.page)
            self.page = self.laptop.page = None

    def _wait(self) -> None:
        """Show the players as they come, and the code for those whom the network hides from us."""
        page, terms = self.lay(), self._seating.terms
        page.waiting.show_code(self._seating.code)
        if terms is not None:
            self.take_lobby(LobbySnapshot((), (self._bridge.name,), (), terms))

    def _make_page(self) -> TablePage:
        """Return the new page of our table."""
        self.page = page = TablePage(
            self._ways, self.laptop, self.laptop.stay, hints=self._seating.has_hints
        )
        self._pages.addWidget(page)
        self._pages.turn_to(page)
        page.waiting.bring.chosen.connect(partial(self._ways.go, To.SHARE))
        page.due.connect(lambda: self._ways.play(Sound.MY_TURN))
        page.due.connect(lambda: QApplication.alert(self._pages.window()))
        page.left.connect(self._get_up)
        page.wished.connect(self._end.grant)
        page.waiting.table.bot_asked.connect(self._seating.add_bots)
        page.waiting.table.bot_asked.connect(self._show_again)  # it is shown on its way
        page.person_asked.connect(self._add_person)
        page.waiting.seats_asked.connect(self._show_again)
        self.laptop.follow(page)
        return page

    def _get_up(self, farewell: str) -> None:
        """Leave: the game, if one is on, is saved; we are in the lobby again.

        Who leaves for good leaves the laptop to those who play on at it.
        """
        if self.laptop.plays_on:
            self._ways.toast(farewell)
            self.laptop.decide()
            return
        self._leave()
        self._ways.go(To.HOME)
        if farewell:
            self._ways.toast(farewell)

    def _leave(self) -> None:
        """Get up from the table at which we sit."""
        is_waiting = self.page is not None and self.page.is_waiting
        self.left_game = self._end.left_game()
        self.clear()
        self.laptop.stop()
        self._seating.get_up(is_waiting=is_waiting)

    def _again(self, terms: Terms) -> None:
        """Play *terms* with the same people: they meet at a new table, in their old seats."""
        if self.page is not None:
            self._seating.again(terms, self.page.names)
            self.laptop.again(terms)
            self._wait()

    def _judge_origin(self, agrees: object) -> None:
        """Tell whether our own log has the moment from which we go on; sit at no other table."""
        other = words("That table goes on from a position that your log does not show.")
        if agrees:
            self._ways.toast(words("Your log of that game shows the same position."))
        elif self.page is not None and self.page.is_waiting:
            self._get_up(other)
        else:
            self._ways.toast(other)

    def _add_person(self) -> None:
        """Ask who else is at this laptop, and let that person sit down with us.

        At a drawn table it is somebody drawn for another one.
        """
        genesis = self.page.genesis if self.page is not None else None
        if genesis is not None and genesis.agreed.drawn is not None:
            self.let_come(genesis.agreed.drawn.draw.roll.tournament.id)
            return
        if self.page is None or self._seating.terms is None:
            return
        said = words("Secret choices are hidden while you hand the laptop on.")
        name = ask_name(self.page, said, self.laptop.refusal)
        if name and not self.page.is_waiting:
            self._ways.toast(words("The game began before {name} sat down.", name=name))
        elif name and self._seating.terms is not None:
            self.laptop.add(name, self._seating.terms, self._lobby.whose)
            self.take_lobby(self._lobby)

    def let_come(self, tournament: bytes) -> None:
        """Ask who else is at this laptop, and open a window at the *tournament*."""
        said = words("A window of its own opens. People at one laptop may sit at different tables.")
        name = ask_name(self._pages, said, self.laptop.refusal)
        if not name:
            return
        place, folder = self._bridge.place, folder_of(self._bridge.data, name)
        trouble = open_window(place._replace(name=name), folder, tournament)
        if trouble is not None:
            self._ways.toast(sentence(trouble_words(trouble)))
            return
        self.laptop.has_windows = True

    @waits
    def _show_again(self, seats: int = 0) -> None:
        """Show who sits with us, after what has been heard since our player's press."""
        self.take_lobby(self._lobby, seats)

    def _hand(self, begun: Begun) -> None:
        """Replace the page by one of what has *begun*: another person has the laptop."""
        if self.page is not None:
            self._pages.drop(self.page)
        self._go_on(self._make_page(), begun)

    def _go_on(self, page: TablePage, begun: Begun) -> None:
        """Show on *page* a game that has *begun*."""
        page.begin(begun.steps, begun.draft)
        if begun.snapshot is not None:
            self.take_table(begun.snapshot)

    # -- what comes from the node -----------------------------------------------------------------

    def take_lobby(self, lobby: LobbySnapshot, seats: int = 0) -> None:
        """Show the players who sit with us so far; wait again at a table that did not begin.

        All here go on for so many *seats* if our player asks for it, or the opener of our table.
        """
        if self._seating.take_lobby(lobby) and self.page and not self.page.is_waiting:
            self._seating.terms = lobby.terms
            self._wait()
        self._lobby, terms = lobby, self._seating.terms
        if self.page is None or terms is None:
            return
        if not seats and self.page.is_waiting:
            seats = self._seating.changed(lobby)
        if seats:
            terms = replace(terms, seats=seats)
            self._seating.change_seats(terms)
            self.laptop.again(terms)
            lobby = LobbySnapshot(lobby.people, (self._bridge.name,), (), terms)
        coming = (*self._seating.coming, *self.laptop.names)
        self.page.wait(lobby, terms, self._bridge.name, coming)

    def take_table(self, snapshot: TableSnapshot) -> None:
        """Show the table as it is now; at one laptop no emblem is compared."""
        if self.page is None:
            return
        if snapshot.must_compare and self._seating.is_at_one_laptop:
            self.laptop.submit(SameHere())
            snapshot = replace(snapshot, must_compare=False)
        if snapshot.twin is TwinState.STOPPED:
            self._bots.stop()  # theirs go on at the other laptop, with ours
        self.page.seats.call.is_shared = bool(self.laptop.names)
        self.page.show_table(snapshot)
        self.page.coach.allow(is_allowed=self._seating.is_among_bots)
        if self._seating.has_hints and self._bridge.log is not None:
            keep_practice(self._bridge.log.parent)
        genesis = self.page.genesis
        if snapshot.seat is not None and genesis is not None and genesis.agreed.drawn is not None:
            ui = known_ui(genesis.rules_id)
            self.drawn.emit(genesis, ui.places(snapshot.state) if snapshot.is_over else ())
        if snapshot.is_over and self.laptop.log is not None:
            self._end.follow(self.page, self.laptop.log, snapshot)

    def _take_aside(self, heard: Overheard) -> None:
        """Show what a seat shows by the way."""
        seat, kind, value = heard.seat, heard.kind, heard.value
        if kind == AGAIN:
            self._end.rematch.hear(seat, value)
        elif self.page is not None and kind == LAID and self.page.viewer.live is not None:
            self.page.viewer.live.show_ghost(seat, value)
        elif self.page is not None and kind == GESTURE:
            self.page.talk.hear(seat, value)
        elif self.page is not None and kind in {LOOK, POINT}:
            self.page.together.hear(seat, kind, value)

    def _refuse(self, refusal: Refusal) -> None:
        """Say why what our player asked for cannot be done."""
        if self.page is not None and (genesis := self.page.genesis):
            self.page.say(sentence(known_ui(genesis.rules_id).refusal_words(refusal)))

    def take_step(self, done: Completed[Any]) -> None:
        """Show a step that has been completed."""
        if self.page is not None:
            self.page.show_step(done)
