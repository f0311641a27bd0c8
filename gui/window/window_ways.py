"""The ways through the window: its pages, what leads to each, and where each leads back to.

Law: a page is imported and made when it is first wanted, so that the window appears early.
"""

from __future__ import annotations  # the types of pages that are not imported yet

from functools import partial
from typing import TYPE_CHECKING, Any, assert_never

from shiboken6 import isValid

from gui.kit.bookmarks import marks_of, open_at
from gui.window import router
from gui.window.learning import Learning
from gui.window.own_player import OwnPlayer
from gui.window.pages import Lazy, LazyPage, Pages, PageT
from gui.window.start.start_page import StartPage
from gui.window.ways import (
    Beside,
    Call,
    Guide,
    Lesson,
    Log,
    PlayOn,
    Resume,
    Seat,
    To,
    Watch,
)
from gui.window.window_shell import WindowShell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from gui.parts.shell import Entry
    from gui.window.bridge import NodeBridge
    from gui.window.own_program import OwnProgram
    from gui.window.past.games_page import GamesPage
    from gui.window.past.players_page import PlayersPage
    from gui.window.settings import Settings
    from gui.window.start.room import Room
    from gui.window.start.share_page import SharePage
    from gui.window.start.tournament_page import TournamentPage
    from gui.window.start.worm_page import WormPage
    from gui.window.table_session import TableSession
    from gui.window.tournament_session import TournamentSession
    from gui.window.ways import Way
    from net.protocol.snapshot import LobbySnapshot, TournamentHere


class WindowWays(WindowShell):
    """Leads from page to page, and passes on to them who is here."""

    def __init__(
        self,
        window: QWidget,
        bridge: NodeBridge,
        settings: Settings,
        hang: Callable[[QWidget, Sequence[Entry]], None],
        place_icons: Callable[[], None],
    ) -> None:
        super().__init__(window, settings, hang)
        self._bridge, self.place_icons = bridge, place_icons
        self.player, self.pages = OwnPlayer(self, window, bridge), Pages()
        self.lobby: LobbySnapshot | None = None
        self._found: tuple[TournamentHere, ...] = ()
        self._is_twice = False
        self._led: dict[QWidget, Way] = {}
        """What has led to a page: it leads there again in another language."""
        self._dressed_at: QWidget | None = None
        """The page from which our player went to be dressed."""
        self._from: Way = To.GAMES
        """What led to the page from which our player went to see who plays how."""
        self.television: Lazy[OwnProgram] = Lazy(router.own_program, window)
        self.ours: Lazy[TableSession] = Lazy(
            router.table_session,
            self,
            self.pages,
            bridge,
            lambda genesis, places: self.tournament().play(genesis, places),
        )
        self.tournament: Lazy[TournamentSession] = Lazy(
            router.tournament_session,
            self,
            bridge,
            lambda: self.page is self.tournament_page.made,
            self._lead_back,
        )
        self._learning = Learning(self, self.pages, self.player, self.ours)
        self._name_pages()
        self.build()

    def _name_pages(self) -> None:
        """Name the pages, what leads to each, and where back leads from those that go not home."""
        bridge, lazy, data = self._bridge, self.pages.lazy, self._bridge.data
        self.open_page = lazy(router.open_page, self, self._settings, bridge.fresh_series)
        self.games_page = lazy(router.games_page, self)
        self.season_page = lazy(
            router.season_page, self, lambda: router.called_now(bridge, self.lobby)
        )
        self.beside_page = lazy(router.beside_page, self, data)
        self.players_page = lazy(router.players_page, self)
        self.puzzles_page = lazy(router.puzzles_page, self, data)
        self.replay_page = lazy(router.replay_page, self, bridge, self._settings)
        self.network_page = lazy(router.network_page, self, bridge)
        self.worm_page = lazy(router.worm_page, self, self.player.wear)
        self.share_page = lazy(router.share_page, self, data, bridge.submit)
        self.tournament_page = lazy(
            router.tournament_page,
            self,
            bridge,
            self.tournament,
            lambda tournament: self.ours().let_come(tournament),
        )
        self._places: dict[To, Callable[[], None]] = {
            To.HOME: self._go_home,
            To.OPEN: self._way(To.OPEN, self.open_page, lambda page: page.past.look(data)),
            To.GAMES: self._way(To.GAMES, self.games_page, self._fill_games),
            To.SEASON: self._way(To.SEASON, self.season_page, lambda page: page.show_season(data)),
            To.PLAYERS: self._way(To.PLAYERS, self.players_page, self._fill_players),
            To.PUZZLES: self._way(To.PUZZLES, self.puzzles_page, lambda page: page.show_shelf()),
            To.NETWORK: self._way(
                To.NETWORK, self.network_page, lambda page: page.begin(bridge.join_codes)
            ),
            To.SHARE: self._way(To.SHARE, self.share_page, self._begin_share),
            To.WORM: self._way(To.WORM, self.worm_page, self._begin_worm),
            To.TOURNAMENT: self._way(To.TOURNAMENT, self.tournament_page, self._meet),
            To.TELEVISION: self._show_television,
        }
        self._leave: tuple[tuple[LazyPage[Any], Callable[[], object]], ...] = (
            (self.beside_page, partial(self.go, To.OPEN)),
            (self.season_page, partial(self.go, To.GAMES)),
            (self.players_page, lambda: self.go(self._from)),
            (self.puzzles_page, partial(self._leave_for, To.GAMES)),
            (self.replay_page, partial(self._leave_for, To.GAMES)),
            (self.worm_page, self._leave_worm),
            (self.share_page, partial(self._leave_for, To.HOME)),
            (self.tournament_page, self._show_start),
        )

    def _way(
        self, place: To, lazy: LazyPage[PageT], show: Callable[[PageT], object]
    ) -> Callable[[], None]:
        """Return what leads to *place*: the page *lazy*, which is filled by *show*."""

        def lead() -> None:
            show(lazy())
            self._turn_to(lazy(), place)

        return lead

    def _turn_to(self, page: QWidget, way: Way) -> None:
        self.pages.turn_to(page)
        self._led[page] = way

    # -- the first page, and what all pages are told ----------------------------------------------

    def build(self) -> None:
        """Make the first page in the language spoken now; the others follow when wanted."""
        self.pages.drop_all()
        self._led.clear()
        self.start = StartPage(self, self._bridge.name, self._lead_room)
        self.player.show_on(self.start.name)
        self.pages.addWidget(self.start)
        if self.lobby is not None:
            self.start.show_lobby(self.lobby)
        if self._found:
            self.start.show_tournaments(self._found)
        if self._is_twice:
            self.start.room.show_twice(is_twice=True)
        self._remember()

    def make_anew(self) -> None:
        """Make all pages again in the language spoken now; the one that is shown opens as it was.

        Our table continues.
        """
        way = self._led.get(self.page) if self.page is not None else None
        stood = [self.pages.widget(at) for at in range(self.pages.count())]
        marks = {type(page): marks_of(page) for page in (*stood, self.page) if page is not None}
        self._stop_looking()
        self.build()
        self.start.look(self._bridge.data)
        if self.ours.made is not None:
            self.ours.made.renew(self.lobby)
        if way is not None:
            self.go(way)
        if self.page is not None:
            open_at(self.page, marks.get(type(self.page), {}))

    def _lead_room(self, room: Room) -> None:
        """Hear what the cards of the first page ask for."""
        room.avoid_asked.connect(lambda whom: self.ours().avoid(whom))
        room.twice.button.chosen.connect(self.player.renew_key)

    def _remember(self) -> None:
        """Let the first page know the game that our player has left."""
        if self.ours.made is not None:
            self.start.room.remember(self.ours.made.left_game)

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Show who is here."""
        self.lobby = lobby
        self.start.show_lobby(lobby)
        for page in (self.games_page, self.replay_page, self.share_page, self.tournament_page):
            if page.made is not None:
                page.made.show_lobby(lobby)
        self.ours().take_lobby(lobby)

    def show_tournaments(self, found: tuple[TournamentHere, ...]) -> None:
        """Show to what one can come."""
        self._found = found
        self.start.show_tournaments(found)
        self.tournament().take(found)

    def show_twice(self, is_twice: bool) -> None:  # noqa: FBT001  # a signal's value
        """Show on the first page whether another program has our key too."""
        self._is_twice = is_twice
        self.start.room.show_twice(is_twice=is_twice)

    # -- leading ----------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self.pages.currentWidget()

    def go(self, to: Way) -> None:
        """Lead our player *to* another page."""
        if to not in (To.WORM, To.TELEVISION):  # after them all is as before
            self._stop_looking()
        match to:
            case To():
                self._places[to]()
            case Guide():
                self._turn_to(self._learning.guide(to), to)
            case Lesson():
                self._turn_to(self._learning.lesson(to), to)
            case Log():
                self._open_log(to)
            case Beside():
                self.beside_page().compare(*to)
                self._turn_to(self.beside_page(), To.OPEN)
            case Call():
                self.tournament().show(*to)
                self._places[To.TOURNAMENT]()
            case _:
                self._sit(to)

    def back(self) -> None:
        """Leave the page that is shown for where it leads back to."""
        leave = (leave for page, leave in self._leave if page.made is self.page)
        next(leave, self._go_home)()

    def _sit(self, to: Seat | PlayOn | Watch | Resume) -> None:
        """Sit down at a table, or look on."""
        match to:
            case Seat():
                self.ours().sit_down(*to)
            case PlayOn(terms):
                self.ours().play_on(terms)
            case Watch(game):
                self.ours().watch(game)
            case Resume(folder):
                left = self.start.room.left
                wants_more = left is not None and folder == left.folder
                self.ours().resume(folder, wants_more=wants_more)
            case _:
                assert_never(to)

    def _stop_looking(self) -> None:
        """Stop judging saved games."""
        self.start.stop()
        if self.open_page.made is not None:
            self.open_page.made.past.stop()
        for page in (
            self.games_page,
            self.beside_page,
            self.players_page,
            self.season_page,
            self.replay_page,
            self.puzzles_page,
            self.worm_page,
        ):
            if page.made is not None:
                page.made.stop()

    def _go_home(self) -> None:
        """Show the first page, or the tournament that goes on."""
        ours = self.tournament.made
        if ours is not None:
            ours.tell_results()
        if ours is not None and ours.go_back():
            self._places[To.TOURNAMENT]()
        else:
            self._show_start()

    def _show_start(self) -> None:
        self._stop_looking()
        self.pages.turn_to(self.start)
        self._remember()
        self.start.look(self._bridge.data)

    def _lead_back(self) -> None:
        """Show the tournament that our player was in before this start, if nothing else is."""
        if self.page is self.start:
            self._go_home()

    def turn_to_table(self) -> bool:
        """Show our table again; return whether we sit at one."""
        ours = self.ours.made
        if ours is None or ours.page is None:
            return False
        ours.laptop.show()
        return True

    def _leave_for(self, to: To) -> None:
        """Go back to our table, or else *to* another page."""
        if not self.turn_to_table():
            self.go(to)

    def _leave_worm(self) -> None:
        before = self._dressed_at
        if before is not None and isValid(before) and self.pages.indexOf(before) >= 0:
            self.pages.turn_to(before)
        elif not self.turn_to_table():  # it was left, or made anew in another language
            self._show_start()

    # -- what a page shows when it is led to ------------------------------------------------------

    def _meet(self, page: GamesPage | SharePage | TournamentPage) -> None:
        if self.lobby is not None:
            page.show_lobby(self.lobby)

    def _fill_games(self, page: GamesPage) -> None:
        page.show_games(self._bridge.data)
        self._meet(page)

    def _fill_players(self, page: PlayersPage) -> None:
        if self.page is not None:
            self._from = self._led.get(self.page, self._from)
        page.show_players(self._bridge.data)

    def _begin_share(self, page: SharePage) -> None:
        page.begin(self._bridge.name, loopback=self._bridge.stays_here)
        self._meet(page)

    def _begin_worm(self, page: WormPage) -> None:
        self._dressed_at = self.page
        may_rename = self._dressed_at is self.start
        router.show_worm(page, self._bridge, self.lobby, may_rename=may_rename)

    def _open_log(self, log: Log) -> None:
        """Open a log and check it; a puzzle is asked."""
        if log.path.suffix == ".puzzle":
            self.puzzles_page().open(log.path)
            self._turn_to(self.puzzles_page(), log)
            return
        page = self.replay_page()
        page.open(log.path, log.step, log.part)
        self._turn_to(page, log)

    def _show_television(self) -> None:
        """Show a table to the whole room, in a window of its own that ends with this one."""
        here = ["--loopback"] if self._bridge.stays_here else []
        way = ["--data", str(self._bridge.data / "tv"), "--meet", str(self._bridge.place.meet)]
        self.television().run(["tv", *way, *here])

    def stop(self) -> None:
        """End what runs for the pages; the node ends at last."""
        self._stop_looking()
        if self.television.made is not None:
            self.television.made.stop()
        self._bridge.stop()
        if self.tournament.made is not None:
            self.tournament.made.stop()
        if self.ours.made is not None:
            self.ours.made.close()
        self._bridge.close()
