"""The ways to the parts of the window that a start does not wait for.

Law: the first page is there before any of these is imported. Each function imports one part, makes
it and connects its signals.
"""

from __future__ import annotations  # the types of what is imported late

from typing import TYPE_CHECKING, Any

from core.table.trouble import TroubleError
from gui.window.bridge import NodeBridge, keep_wish_in, wish_in
from gui.window.ways import Call, Game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from core.table.audit import Replay
    from core.table.genesis import Genesis
    from core.table.looks import LookWish, Worn
    from gui.parts.guide_page import GuidePage
    from gui.parts.shell import Entry
    from gui.report.season import Called
    from gui.window.comforts import Comforts
    from gui.window.own_program import OwnProgram
    from gui.window.pages import Pages
    from gui.window.past.beside_page import BesidePage
    from gui.window.past.games_page import GamesPage
    from gui.window.past.players_page import PlayersPage
    from gui.window.past.puzzles_page import PuzzlesPage
    from gui.window.past.replay_page import ReplayPage
    from gui.window.past.season_page import SeasonPage
    from gui.window.problem import Problems
    from gui.window.settings import Settings
    from gui.window.signals import Signals
    from gui.window.start.network_page import NetworkPage
    from gui.window.start.open_page import OpenPage
    from gui.window.start.share_page import SharePage
    from gui.window.start.tournament_page import TournamentPage
    from gui.window.start.worm_page import WormPage
    from gui.window.table_session import TableSession
    from gui.window.tournament_session import TournamentSession
    from gui.window.ways import Ways
    from net.protocol.commands import Command
    from net.protocol.snapshot import LobbySnapshot
    from net.protocol.terms import Terms

    Go = Callable[[], object]

# -- a table and a tournament ---------------------------------------------------------------------


def table_session(
    ways: Ways, pages: Pages, bridge: NodeBridge, drawn: Callable[[Genesis, tuple[int, ...]], None]
) -> TableSession:
    """Return what makes the page of our table; *drawn* is told of one of a tournament."""
    from gui.window.table_session import TableSession

    table = TableSession(ways, pages, bridge)
    table.drawn.connect(drawn)
    return table


def tournament_session(
    ways: Ways, bridge: NodeBridge, is_shown: Callable[[], bool], led_back: Go
) -> TournamentSession:
    """Return what leads our player through a tournament; *led_back* to it after a start."""
    from gui.window.tournament_session import TournamentSession

    tournament = TournamentSession(
        ways, bridge.submit, lambda: bridge.identity, bridge.data, is_shown
    )
    tournament.led_back.connect(led_back)
    return tournament


def tournament_page(
    ways: Ways,
    bridge: NodeBridge,
    tournament: Callable[[], TournamentSession],
    let_come: Callable[[bytes], object],
) -> TournamentPage:
    """Return the page of the tournament that is looked at; somebody else here is *let_come*."""
    from gui.window.start.tournament_page import TournamentPage
    from net.protocol.commands import CallTournament

    def call(terms: Terms) -> None:
        bridge.submit(CallTournament(terms, bridge.fresh_series()))
        ways.go(Call(b""))

    return TournamentPage(ways, tournament, call, let_come)


# -- before a table -------------------------------------------------------------------------------


def open_page(ways: Ways, settings: Settings, fresh_series: Callable[[], bytes]) -> OpenPage:
    """Return the page on which a table is opened."""
    from gui.window.start.open_page import OpenPage

    return OpenPage(ways, settings, fresh_series)


def worm_page(ways: Ways, wear: Callable[[str, LookWish], bool]) -> WormPage:
    """Return the page on which our worm is dressed."""
    from gui.window.start.worm_page import WormPage

    return WormPage(ways, wear)


def show_worm(
    page: WormPage, bridge: NodeBridge, lobby: LobbySnapshot | None, *, may_rename: bool
) -> None:
    """Let *page* show what our player wears, and what the others of *lobby* do."""
    from gui.words.player_names import player_name
    from gui.words.wearing import worn

    people = [(player_name(one.name), worn(one.wish)) for one in lobby.people] if lobby else []
    others = [(name, worm) for name, worm in people if worm is not None]
    page.begin(bridge.name, wish_in(bridge.data), others, may_rename=may_rename)
    page.since.look(bridge.data, bridge.identity)


def wear(bridge: NodeBridge, wish: LookWish) -> None:
    """Keep *wish*, and tell it to all who are here. Raises `DiskError`."""
    from net.protocol.commands import Wear

    keep_wish_in(bridge.data, wish)
    bridge.submit(Wear(wish))


def own_worm(bridge: NodeBridge) -> Worn | None:
    """Return what our player wears; None if nothing was chosen."""
    from gui.words.wearing import worn

    return worn(wish_in(bridge.data))


def network_page(ways: Ways, bridge: NodeBridge) -> NetworkPage:
    """Return the page of the network."""
    from gui.window.start.laptop_test import LaptopTest
    from gui.window.start.network_page import NetworkPage

    def test() -> None:
        LaptopTest(page.window(), bridge.data, loopback=bridge.stays_here).open()

    page = NetworkPage(ways, bridge.submit, bridge.examine)
    page.test.chosen.connect(test)
    return page


def share_page(ways: Ways, data: Path, submit: Callable[[Command], None]) -> SharePage:
    """Return the page on which a friend is brought; the room is told what it hands over."""
    from gui.window.start.share_page import SharePage
    from net.protocol.commands import HandOver

    return SharePage(ways, data, lambda program: submit(HandOver(program)))


def guide_page(ways: Ways, game: Game) -> GuidePage:
    """Return how *game* is played."""
    from gui.window.start.game_guide import game_guide

    return game_guide(ways, game)


def lesson_page(ways: Ways, game: Game, played: Go) -> Any:  # noqa: ANN401  # each game's own
    """Return a guided first game of *game*."""
    from gui.window.start.game_guide import lesson

    page: Any = lesson(game, ways)
    page.left.connect(ways.back)
    page.played.connect(played)
    return page


# -- the past -------------------------------------------------------------------------------------


def games_page(ways: Ways) -> GamesPage:
    """Return the shelf of saved games."""
    from gui.window.past.games_page import GamesPage

    return GamesPage(ways)


def beside_page(ways: Ways, data: Path) -> BesidePage:
    """Return the page of games side by side."""
    from gui.window.past.beside_page import BesidePage

    return BesidePage(ways, data)


def players_page(ways: Ways) -> PlayersPage:
    """Return the page on who plays how."""
    from gui.window.past.players_page import PlayersPage

    return PlayersPage(ways)


def season_page(ways: Ways, called: Callable[[], Called]) -> SeasonPage:
    """Return the page of the season of our friends."""
    from gui.window.past.season_page import SeasonPage

    return SeasonPage(ways, called)


def called_now(bridge: NodeBridge, lobby: LobbySnapshot | None) -> Called:
    """Return how our player and all in *lobby* call themselves, and what they wear, by key."""
    from gui.words.player_names import player_name
    from gui.words.wearing import worn

    people = lobby.people if lobby is not None else ()
    here = {one.identity: (player_name(one.name), worn(one.wish)) for one in people}
    try:
        return here | {bridge.identity: (player_name(bridge.name), own_worm(bridge))}
    except TroubleError:  # the page says so, who we are or not
        return here


def replay_page(ways: Ways, bridge: NodeBridge, settings: Settings) -> ReplayPage:
    """Return the page of a saved game."""
    from gui.window.past.compare_card import Asking
    from gui.window.past.replay_page import ReplayPage
    from net.protocol.commands import CompareCopies, KeepCopies

    def ask(ours: Replay) -> None:
        steps = ours.table.completed if ours.table else ()
        if ours.genesis is not None:
            bridge.submit(CompareCopies(ours.genesis, tuple(done.digest for done in steps)))

    def keep(is_kept: bool) -> None:  # noqa: FBT001  # what a switch tells
        settings.keeps_copies = is_kept
        for each in (bridge, *bridge.findChildren(type(bridge))):  # all at this laptop
            each.keeps_copies = is_kept
            each.submit(KeepCopies(is_kept))

    asking = Asking(ask, lambda: settings.keeps_copies, keep)
    page = ReplayPage(ways, bridge.data, asking)
    bridge.copy_told.connect(page.fair.take_copy)
    return page


def puzzles_page(ways: Ways, data: Path) -> PuzzlesPage:
    """Return the shelf of puzzles, and what asks one."""
    from gui.window.past.puzzles_page import PuzzlesPage

    return PuzzlesPage(ways, data)


# -- over a page ----------------------------------------------------------------------------------


def hang_comforts(
    window: QWidget, button: QWidget, comforts: Comforts, entries: Sequence[Entry]
) -> None:
    """Hang the card of what every page can change from *button* of *window*."""
    from gui.window.comforts_card import ComfortsCard

    ComfortsCard.hang(window, button, comforts, entries)


def show_about(window: QWidget, version: str, data: Path) -> None:
    """Show what this program is."""
    from gui.window.about import About

    About(window, version, data).open()


def own_program(window: QWidget) -> OwnProgram:
    """Return another process of this program, which ends with *window*."""
    from gui.window.own_program import OwnProgram

    return OwnProgram(window)


def windows_beside(data: Path) -> int:
    """Return how many windows stand here already, if *data* is of somebody who shares a laptop."""
    if data.parent.name != "people":
        return 0
    from gui.window.other_windows import is_open

    return max(1, sum(is_open(folder) for folder in data.parent.iterdir()))


def problems(window: QWidget, bridge: NodeBridge) -> Problems:
    """Return what tells our player of our own bugs."""
    from gui.window.problem import Problems

    return Problems(window, bridge)


def sign() -> QPixmap:
    """Return the picture of the program for its window."""
    from gui.kit.art import picture
    from gui.parts.hats import SIGN

    return picture(SIGN, (256, 256), 1.0)


def signals(window: QWidget) -> Signals:
    """Return what ends *window* when the system asks for it."""
    from gui.window.signals import Signals

    return Signals(window)
