"""The window: which page is shown, and what each page may ask of the node.

Law: a page is imported and made when it is first wanted, so that the window appears early.
"""

from __future__ import annotations  # the types of pages that are not imported yet

from functools import partial, wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, cast

from PySide6.QtCore import QTimer, Signal
from shiboken6 import isValid

from core.table.trouble import Trouble, TroubleError
from gui.kit.art import picture
from gui.kit.keyed_window import KeyedWindow
from gui.window import router
from gui.window.comforts import Comforts, LobbyIcons
from gui.window.on_screen import beside, keep_on_screen, stand
from gui.window.own_thread import wait_for_threads
from gui.window.pages import Lazy, Pages
from gui.window.start.start_page import StartPage
from gui.window.window_shell import WindowShell
from gui.words.isolation import isolated
from gui.words.troubles import passing_words
from gui.words.words import sentence, words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from core.table.looks import Wish
    from gui.parts.guide import GuidePage
    from gui.parts.shell import Entry
    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.our_table import OurTable
    from gui.window.our_tournament import OurTournament
    from gui.window.own_program import OwnProgram
    from gui.window.pages import LazyPage
    from gui.window.past.games_page import GamesPage
    from gui.window.past.players_page import PlayersPage
    from gui.window.past.puzzles_page import PuzzlesPage
    from gui.window.past.replay_page import ReplayPage
    from gui.window.past.season_page import SeasonPage
    from gui.window.settings import Settings
    from gui.window.start.network_page import NetworkPage
    from gui.window.start.open_page import OpenPage
    from gui.window.start.room import Room
    from gui.window.start.share_page import SharePage
    from gui.window.start.tournament_page import TournamentPage
    from gui.window.start.worm_page import WormPage
    from net.protocol.join_code import CodeTried
    from net.protocol.packets import Terms
    from net.protocol.snapshot import LobbySnapshot, TournamentHere

Given = ParamSpec("Given")


def _way(
    show: Callable[Concatenate[MainWindow, Given], None],
) -> Callable[Concatenate[MainWindow, Given], None]:
    """Take *show*, which turns to a page, as the way back to it in another language."""

    @wraps(show)
    def shown(window: MainWindow, *args: Given.args, **kwargs: Given.kwargs) -> None:
        show(window, *args, **kwargs)
        window.way = window.page, partial(shown, window, *args, **kwargs)

    return cast("Callable[Concatenate[MainWindow, Given], None]", shown)


class MainWindow(KeyedWindow):
    """Leads from page to page, and passes the node's events on to them."""

    shown = Signal()
    """The first picture is on the screen: now there is time for everything slower."""
    way: tuple[QWidget | None, Callable[[], None]] = (None, lambda: None)
    """The page that was turned to last, but for our table's, and what leads there again."""

    def __init__(self, bridge: NodeBridge, settings: Settings, speaker: Speaker) -> None:
        super().__init__()
        self._bridge, self._settings, self._speaker = bridge, settings, speaker
        bridge.keeps_copies = settings.keeps_copies
        self._was_painted = False
        self._lobby: LobbySnapshot | None = None
        self._is_twice = False
        self._leave_players: Callable[[], None] = self._show_games
        self._dressed_at: QWidget | None = None
        """The page from which our player went to be dressed."""
        self._tournaments: tuple[TournamentHere, ...] = ()
        self._pages = Pages()
        self.setCentralWidget(self._pages)
        self._comforts = Comforts(self, settings, speaker.language)
        self._comforts.chosen.connect(self._speak)
        self._icons: Lazy[LobbyIcons] = Lazy(
            LobbyIcons,
            self._comforts,
            self,
            lambda: getattr(self._pages.currentWidget(), "icons_at", None),
            lambda: self._open_comforts(self._icons()),
        )
        self._pages.currentChanged.connect(self._turned)
        self._shell = WindowShell(self, settings, self._open_comforts, self._show_worm)
        self._television: Lazy[OwnProgram] = Lazy(router.own_program, self)
        self._ours: Lazy[OurTable] = Lazy(
            router.our_table,
            self._shell,
            self._pages,
            bridge,
            left=self._go_home,
            relaid=self._turned,
            checks_asked=self._show_checks,
            review_asked=self._show_review,
            share_asked=self._show_share,
            drawn=lambda genesis, places: self._tournament().play(genesis, places),
        )
        self._tournament: Lazy[OurTournament] = Lazy(
            router.our_tournament,
            self._shell,
            bridge,
            lambda: self._pages.currentWidget() is self._tournament_page.made,
            led_back=self._lead_back,
            seated=lambda terms: self._ours().sit_down(terms),
        )
        self._name_pages()
        self._connect()
        self._build()
        self._take_place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Emit `shown` once the first picture is there."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._go_on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw everything as large as the window allows."""
        super().resizeEvent(event)
        self._comforts.dress()
        self._place_icons()

    def _place_icons(self) -> None:
        if self._icons.made is not None:
            self._icons.made.place()

    def _take_place(self) -> None:
        """Stand where the window stood last, or as large as the pictures are meant to be."""
        if self._settings.geometry.isEmpty() or not self.restoreGeometry(self._settings.geometry):
            stand(self, beside(self._bridge.data))

    def _turned(self) -> None:
        """Show the corner's icons on pages that have none of their own."""
        if self._was_painted:
            page = self._pages.currentWidget()
            self._icons().setVisible(not getattr(page, "has_icons", False))
            self._icons().raise_()
            self._place_icons()

    def _open_comforts(self, key: QWidget, entries: Sequence[Entry] = ()) -> None:
        """Hang the card with all comforts from *key*; a page adds *entries* of its own."""
        ours = [
            ("people", words("Network"), self._show_network),
            ("fit", words("Television"), self._show_television),
            ("help", words("About"), self._show_about),
        ]
        router.hang_comforts(self, key, self._comforts, [*ours, *entries])

    def _show_television(self) -> None:
        """Show a table to the whole room, in a window of its own that ends with this one."""
        here = ["--loopback"] if self._bridge.stays_here else []
        way = ["--data", str(self._bridge.data / "tv"), "--meet", str(self._bridge.place.meet)]
        self._television().run(["tv", *way, *here])

    def _show_about(self) -> None:
        router.show_about(self, self._bridge.place.version, self._bridge.data)

    def _go_on(self) -> None:
        """Begin what takes longer than a picture; the keys come last."""
        keep_on_screen(self)
        self._turned()
        self.shown.emit()
        QTimer.singleShot(0, self, self._comforts.add_keys)
        QTimer.singleShot(0, self, self._comforts.ask_system)
        QTimer.singleShot(0, self, self._show_sign)

    def _show_sign(self) -> None:
        """Let the desktop show a worm for the window."""
        self.setWindowIcon(picture("face-tomato-happy+feelers", (256, 256), 1.0))

    # -- pages ------------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    def _name_pages(self) -> None:
        """Register the pages, each by its place, with the slots of its signals."""
        lazy, home = self._pages.lazy, self._go_home
        self._open_page: LazyPage[OpenPage] = lazy(
            router.open_page,
            self._settings,
            self._bridge.fresh_series,
            opened=lambda *table: self._ours().sit_down(*table),
            called=lambda terms: self._show_tournament(b"", terms),
            left=home,
        )
        self._tournament_page: LazyPage[TournamentPage] = lazy(
            router.tournament_page,
            self._tournament,
            left=self._show_start,
            call_asked=self._call_tournament,
            person_asked=lambda tournament: self._ours().let_come(tournament),
        )
        self._games_page: LazyPage[GamesPage] = lazy(
            router.games_page,
            left=home,
            resumed=self._resume,
            replayed=self.replay,
            reviewed=self._show_review,
            players_asked=lambda: self._show_players(self._show_games),
            season_asked=self._show_season,
            puzzles_asked=self._show_puzzles,
        )
        self._players_page: LazyPage[PlayersPage] = lazy(
            router.players_page,
            self._shell,
            left=lambda: self._leave_players(),  # noqa: PLW0108  # it changes
        )
        self._season_page: LazyPage[SeasonPage] = lazy(
            router.season_page,
            self._shell,
            lambda: router.called_now(self._bridge, self._lobby),
            left=self._show_games,
            players=lambda: self._show_players(self._show_season),
            open_table=self._show_open,
        )
        self._replay_page: LazyPage[ReplayPage] = lazy(
            router.replay_page,
            self._shell,
            self._bridge,
            self._settings,
            left=self._leave_log,
            together_asked=lambda terms: self._ours().play_on(terms),
            share_asked=self._show_share,
            relaid=self._turned,
        )
        self._puzzle_page: LazyPage[PuzzlesPage] = lazy(
            router.puzzles_page,
            self._shell,
            self._bridge.data,
            left=self._leave_log,
            turned=self._turned,
        )
        self._guides: dict[int, LazyPage[GuidePage]] = {}
        self._lessons: dict[int, LazyPage[Any]] = {}
        self._network_page: LazyPage[NetworkPage] = lazy(
            router.network_page,
            left=home,
            asked=self._bridge.submit,
            check_asked=self._bridge.examine,
            test_asked=self._test_laptop,
        )
        self._worm_page: LazyPage[WormPage] = lazy(
            router.worm_page, self._shell, left=self._leave_worm, chosen=self._wear
        )
        self._share_page: LazyPage[SharePage] = lazy(
            router.share_page,
            self._bridge.data,
            left=self._leave_share,
            submit=self._bridge.submit,
        )

    def _build(self) -> None:
        """Make the first page in the language spoken now; the others follow when wanted."""
        self._entitle()
        self._pages.drop_all()
        self._start = StartPage(self._shell, self._bridge.name, self._lead_room)
        self._start.relaid.connect(self._place_icons)
        self._start.name.renamed.connect(self._rename)
        self._start.name.dress(router.own_worm(self._bridge))
        self._start.open_asked.connect(self._show_open)
        self._start.practice_asked.connect(lambda: self._practise(router.RACES))
        self._start.games_asked.connect(self._show_games)
        self._start.network_asked.connect(self._show_network)
        self._start.share_asked.connect(self._show_share)
        self._start.television_asked.connect(self._show_television)
        self._start.guide_asked.connect(self._show_guide)
        self._start.lesson_asked.connect(lambda lesson: self._practise(router.HOURS, lesson))
        self._pages.addWidget(self._start)
        if self._lobby is not None:
            self._start.show_lobby(self._lobby)
        if self._tournaments:
            self._start.show_tournaments(self._tournaments)
        if self._is_twice:
            self._start.room.show_twice(is_twice=True)
        if self._ours.made is not None:
            self._start.room.remember(self._ours.made.left_game)

    def _lead_room(self, room: Room) -> None:
        """Do what the cards of the first page ask for."""
        room.joined.connect(lambda terms: self._ours().sit_down(terms))
        room.watch_asked.connect(lambda game: self._ours().watch(game))
        room.avoid_asked.connect(lambda *whom: self._ours().avoid(*whom))
        room.network_asked.connect(self._show_network)
        room.key_asked.connect(self._renew_key)
        room.resumed.connect(self._resume)
        room.tournament_asked.connect(self._show_tournament)

    def _go_home(self, said: str = "") -> None:
        """Show the first page, or the tournament that goes on, and *said* on it."""
        ours = self._tournament.made
        if ours is not None:
            ours.tell_results()
        if ours is not None and ours.go_back():
            self._show_tournament()
        else:
            self._show_start()
        if said:
            self._shell.toast(said)

    def _lead_back(self) -> None:
        """Show the tournament that our player was in before this start, if nothing else is."""
        if self._pages.currentWidget() is self._start:
            self._go_home()

    def _show_start(self) -> None:
        self._stop_looking()
        self._pages.turn_to(self._start)
        if self._ours.made is not None:
            self._start.room.remember(self._ours.made.left_game)
        self._start.look(self._bridge.data)

    def _call_tournament(self, terms: Terms) -> None:
        """Call to a tournament, and wait for those who come."""
        self._bridge.submit(router.call_of(terms, self._bridge.fresh_series()))
        self._show_tournament(b"")

    def _show_tournament(
        self, tournament: bytes | None = None, proposed: Terms | None = None
    ) -> None:
        """Show *tournament*, b"" for one that is *proposed*; without either the one looked at.

        The way back is to that one too: it may be another by then.
        """
        if tournament is not None:
            self._tournament().show(tournament, proposed)
        if self._lobby is not None:
            self._tournament_page().show_lobby(self._lobby)
        self._pages.turn_to(self._tournament_page())
        self.way = self.page, self._show_tournament

    def _take_tournaments(self, found: tuple[TournamentHere, ...]) -> None:
        self._tournaments = found
        self._start.show_tournaments(found)
        self._tournament().take(found)

    def _stop_looking(self) -> None:
        """Stop judging saved games."""
        self._start.stop()
        for page in (
            self._games_page.made,
            self._players_page.made,
            self._season_page.made,
            self._replay_page.made,
            self._puzzle_page.made,
            self._worm_page.made,
        ):
            if page is not None:
                page.stop()
        if self._open_page.made is not None:
            self._open_page.made.past.stop()

    @_way
    def _show_open(self) -> None:
        self._pages.turn_to(self._open_page())
        self._open_page().past.look(self._bridge.data)

    @_way
    def _show_games(self) -> None:
        self._stop_looking()
        self._pages.turn_to(self._games_page())
        self._games_page().show_games(self._bridge.data)
        if self._lobby is not None:
            self._games_page().show_lobby(self._lobby)

    @_way
    def _show_season(self) -> None:
        self._stop_looking()
        self._pages.turn_to(self._season_page())
        self._season_page().show_season(self._bridge.data)

    @_way
    def _show_players(self, leave: Callable[[], None]) -> None:
        """Show who plays how; to *leave* it leads back."""
        self._leave_players = leave
        self._stop_looking()
        self._pages.turn_to(self._players_page())
        self._players_page().show_players(self._bridge.data)

    @_way
    def _show_puzzles(self, log: Path | None = None) -> None:
        """Show the shelf of puzzles, or ask the one in *log*."""
        self._stop_looking()
        self._pages.turn_to(self._puzzle_page())
        if log:
            self._puzzle_page().open(log)
        else:
            self._puzzle_page().show_shelf()

    @_way
    def _show_guide(self, at: int = router.RACES) -> None:
        """Show how game number *at* is played."""
        if at not in self._guides:
            self._guides[at] = self._pages.lazy(
                router.guide_page,
                at,
                left=self._go_home,
                practice_asked=lambda lesson: self._practise(at, lesson),
                other_asked=lambda: self._show_guide(1 - at),
            )
        self._pages.turn_to(self._guides[at]())

    @_way
    def _practise(self, at: int, lesson: int = 0) -> None:
        """Show a *lesson* of game number *at*."""
        if at not in self._lessons:
            self._lessons[at] = self._pages.lazy(
                router.lesson_page,
                at,
                self._shell,
                left=self._go_home,
                played=lambda: self._play_on(at),
            )
        self._lessons[at]().dress(router.own_worm(self._bridge), self._bridge.name)
        self._lessons[at]().restart(lesson)
        self._pages.turn_to(self._lessons[at]())

    def _play_on(self, at: int) -> None:
        """Play game number *at* for real, which needs a name."""
        if self._bridge.name:
            router.play_on(self._lessons[at]().leads_to, self._ours())
        else:
            self._go_home(words("Choose a name first; the others see it."))

    @_way
    def _show_network(self) -> None:
        self._network_page().show_codes(self._bridge.join_codes)
        self._network_page().check()
        self._pages.turn_to(self._network_page())

    def _test_laptop(self) -> None:
        router.test_laptop(self, self._bridge.data, loopback=self._bridge.stays_here)

    @_way
    def _show_share(self) -> None:
        self._share_page().begin(self._bridge.name, loopback=self._bridge.stays_here)
        if self._lobby is not None:
            self._share_page().show_lobby(self._lobby)
        self._pages.turn_to(self._share_page())

    def _leave_share(self) -> None:
        if not self._turn_to_table():
            self._go_home()

    def _turn_to_table(self) -> bool:
        """Show our table again; return whether we sit at one."""
        ours = self._ours.made
        if ours is None or ours.page is None:
            return False
        ours.laptop.show()
        return True

    def _resume(self, folder: Path) -> None:
        self._stop_looking()
        left = self._start.room.left
        self._ours().resume(folder, wants_more=left is not None and folder == left.folder)

    @_way
    def replay(self, log: Path, step: int | None = None) -> None:
        """Open *log*, check it and show it at *step*, or its end; a puzzle is asked."""
        if log.suffix == ".puzzle":
            self._show_puzzles(log)
            return
        self._stop_looking()
        self._replay_page().open(log, step)
        self._pages.turn_to(self._replay_page())

    @_way
    def _show_checks(self, log: Path) -> None:
        """Show what was checked in *log*, whose table we still sit at."""
        self._stop_looking()
        self._replay_page().open(log, has_only_checks=True)
        self._pages.turn_to(self._replay_page())

    @_way
    def _show_review(self, log: Path) -> None:
        """Show what bots make of the game in *log*."""
        self._stop_looking()
        self._replay_page().review(log)
        self._pages.turn_to(self._replay_page())

    def _leave_log(self) -> None:
        """Go back to where a log was opened: to our table, or to the shelf."""
        if not self._turn_to_table():
            self._show_games()

    # -- our name ---------------------------------------------------------------------------------

    def start(self, come: bytes = b"") -> None:
        """Find the peers that are here, once we have a name, and the game that was broken off.

        Whoever shares a laptop begins at a tournament, to *come* to it.
        """
        self._start.look(self._bridge.data)
        if self._bridge.name:
            self._bridge.start()
            self._tournament().look()
        if come:
            self._tournament().expected = come

    @_way
    def _show_worm(self) -> None:
        """Let our player choose what to wear; afterwards all is as before."""
        self._dressed_at = self._pages.currentWidget()
        may_rename = self._dressed_at is self._start
        router.show_worm(self._worm_page(), self._bridge, self._lobby, may_rename=may_rename)
        self._pages.turn_to(self._worm_page())

    def _leave_worm(self) -> None:
        before = self._dressed_at
        if before is not None and isValid(before) and self._pages.indexOf(before) >= 0:
            self._pages.turn_to(before)
        elif not self._turn_to_table():  # it was left, or made anew in another language
            self._show_start()

    def _wear(self, wish: Wish) -> None:
        self._rename(self._worm_page().name)
        try:
            router.wear(self._bridge, wish)
        except TroubleError as error:
            self._tell_trouble(error.trouble)
            return
        self._start.name.call(self._bridge.name)
        self._start.name.dress(router.own_worm(self._bridge))
        self._leave_worm()

    def _rename(self, name: str) -> None:
        if name == self._bridge.name:
            return
        try:
            self._bridge.rename(name)
        except TroubleError as error:
            self._tell_trouble(error.trouble)
            return
        self._entitle()
        self._bridge.start()

    def _entitle(self) -> None:
        """Name the window after its player: two of them may lie beside each other."""
        self.setWindowTitle(
            " · ".join(filter(None, (isolated(self._bridge.name), words("Worm Up!"))))
        )

    # -- what comes from the node -----------------------------------------------------------------

    def _connect(self) -> None:
        self._bridge.lobby_changed.connect(self._take_lobby)
        self._bridge.started.connect(self._take_start)
        self._bridge.gathered.connect(self._take_tournaments)
        self._bridge.doubled.connect(self._take_twice)
        self._bridge.noticed.connect(self._tell_trouble)
        self._bridge.examined.connect(lambda found: self._network_page().show_examined(found))
        self._bridge.code_tried.connect(self._tell_code)
        self._bridge.failed.connect(self._tell_trouble)

    def _take_lobby(self, lobby: LobbySnapshot) -> None:
        self._lobby = lobby
        self._start.show_lobby(lobby)
        for page in (
            self._games_page.made,
            self._replay_page.made,
            self._share_page.made,
            self._tournament_page.made,
        ):
            if page is not None:
                page.show_lobby(lobby)
        self._ours().take_lobby(lobby)

    def _take_twice(self, is_twice: bool) -> None:  # noqa: FBT001  # a signal's value
        """Show on the first page whether another program has our key too."""
        self._is_twice = is_twice
        self._start.room.show_twice(is_twice=is_twice)

    def _renew_key(self) -> None:
        """Be a player of our own from now on."""
        try:
            self._bridge.renew_key()
        except TroubleError as error:
            self._tell_trouble(error.trouble)
            return
        self._shell.toast(words("This laptop has a key of its own now."))

    def _take_start(self) -> None:
        """Go back to our table if it begins while we bring a friend."""
        if self._pages.currentWidget() is self._share_page.made:
            self._turn_to_table()

    def _tell_trouble(self, trouble: Trouble) -> None:
        if said := passing_words(trouble):
            self._shell.toast(sentence(said))

    def _tell_code(self, news: CodeTried) -> None:
        found = self._network_page().take(news)
        if found and self._pages.currentWidget() is self._network_page():
            self._go_home(found)  # where its tables are

    # -- language and the end ----------------------------------------------------------------------

    def _speak(self, code: str) -> None:
        """Change the language: every page is made anew, the one that is shown is led to again."""
        self._settings.language = code
        self._speaker.speak(code)
        self._icons().follow()
        shown, again = self.way
        is_shown = shown is self.page
        self._make_anew()
        if is_shown:
            again()

    def _make_anew(self) -> None:
        """Make the first page and that of our table again; the table continues."""
        self._stop_looking()
        self._build()
        self._start.look(self._bridge.data)
        if self._ours.made is not None:
            self._ours.made.renew(self._lobby)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's place; end the node once everything it signed is on disk."""
        self._settings.geometry = self.saveGeometry()
        self.hide()  # what ends now takes a while, and nobody needs to look on
        self._stop_looking()
        if self._television.made is not None:
            self._television.made.stop()
        self._bridge.stop()
        if self._tournament.made is not None:
            self._tournament.made.stop()
        if self._ours.made is not None:
            self._ours.made.close()
        self._bridge.close()
        wait_for_threads()
        super().closeEvent(event)
