"""The ways to the parts of the window that a start does not wait for.

Law: the first page is there before any of these is imported. Each function imports one part, makes
it and connects its signals.
"""

from __future__ import annotations  # the types of what is imported late

from typing import TYPE_CHECKING, Any

from core.table.trouble import TroubleError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from core.table.audit import Replay
    from core.table.genesis import Genesis
    from core.table.looks import Wish, Worn
    from gui.parts.guide import GuidePage
    from gui.parts.shell import Entry, Shell
    from gui.report.season import Called
    from gui.window.bridge import NodeBridge
    from gui.window.comforts import Comforts
    from gui.window.our_table import OurTable
    from gui.window.our_tournament import OurTournament
    from gui.window.own_program import OwnProgram
    from gui.window.pages import Pages
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
    from net.protocol.commands import CallTournament, Command, JoinByCode
    from net.protocol.packets import Terms
    from net.protocol.snapshot import LobbySnapshot

    Go = Callable[[], object]

RACES, HOURS = 0, 1
"""The games that a start leads to, by their places in `GAMES`: it knows none itself."""

# -- a table and a tournament ---------------------------------------------------------------------


def our_table(
    shell: Shell,
    pages: Pages,
    bridge: NodeBridge,
    *,
    left: Callable[[str], object],
    relaid: Go,
    checks_asked: Callable[[Path], object],
    review_asked: Callable[[Path], object],
    share_asked: Go,
    drawn: Callable[[Genesis, tuple[int, ...]], object],
) -> OurTable:
    """Return what makes the page of our table."""
    from gui.window.our_table import OurTable

    table = OurTable(shell, pages, bridge)
    table.left.connect(left)
    table.relaid.connect(relaid)
    table.checks_asked.connect(checks_asked)
    table.review_asked.connect(review_asked)
    table.share_asked.connect(share_asked)
    table.drawn.connect(drawn)
    return table


def our_tournament(
    shell: Shell,
    bridge: NodeBridge,
    is_shown: Callable[[], bool],
    *,
    led_back: Go,
    seated: Callable[[Terms], object],
) -> OurTournament:
    """Return what leads our player through a tournament."""
    from gui.window.our_tournament import OurTournament

    tournament = OurTournament(shell, bridge.submit, lambda: bridge.identity, bridge.data, is_shown)
    tournament.led_back.connect(led_back)
    tournament.seated.connect(seated)
    return tournament


def tournament_page(
    tournament: Callable[[], OurTournament],
    *,
    left: Go,
    call_asked: Callable[[Terms], object],
    person_asked: Callable[[bytes], object],
) -> TournamentPage:
    """Return the page of the tournament that is looked at."""
    from gui.window.start.tournament_page import TournamentPage

    page = TournamentPage(tournament)
    page.left.connect(left)
    page.call_asked.connect(call_asked)
    page.person_asked.connect(person_asked)
    return page


def call_of(terms: Terms, series: bytes) -> CallTournament:
    """Return the call to a tournament on *terms*."""
    from net.protocol.commands import CallTournament

    return CallTournament(terms, series)


# -- before a table -------------------------------------------------------------------------------


def open_page(
    settings: Settings,
    fresh_series: Callable[[], bytes],
    *,
    opened: Callable[[Terms, int, str], object],
    called: Callable[[Terms], object],
    left: Go,
) -> OpenPage:
    """Return the page on which a table is opened."""
    from gui.window.start.open_page import OpenPage

    page = OpenPage(settings, fresh_series)
    page.opened.connect(opened)
    page.called.connect(called)
    page.left.connect(left)
    return page


def worm_page(shell: Shell, *, left: Go, chosen: Callable[[Wish], object]) -> WormPage:
    """Return the page on which our worm is dressed."""
    from gui.window.start.worm_page import WormPage

    page = WormPage(shell)
    page.left.connect(left)
    page.chosen.connect(chosen)
    return page


def show_worm(
    page: WormPage, bridge: NodeBridge, lobby: LobbySnapshot | None, *, may_rename: bool
) -> None:
    """Let *page* show what our player wears, and what the others of *lobby* do."""
    from gui.window.bridge import wish_in
    from gui.words.player_names import player_name
    from gui.words.wearing import worn

    people = [(player_name(one.name), worn(one.wish)) for one in lobby.people] if lobby else []
    others = [(name, worm) for name, worm in people if worm is not None]
    page.begin(bridge.name, wish_in(bridge.data), others, may_rename=may_rename)
    page.since.look(bridge.data, bridge.identity)


def wear(bridge: NodeBridge, wish: Wish) -> None:
    """Keep *wish*, and tell it to all who are here. Raises `DiskError`."""
    from gui.window.bridge import keep_wish_in
    from net.protocol.commands import Wear

    keep_wish_in(bridge.data, wish)
    bridge.submit(Wear(wish))


def own_worm(bridge: NodeBridge) -> Worn | None:
    """Return what our player wears; None if nothing was chosen."""
    from gui.window.bridge import wish_in
    from gui.words.wearing import worn

    return worn(wish_in(bridge.data))


def network_page(
    *,
    left: Go,
    asked: Callable[[JoinByCode], object] | Callable[[Command], object],
    check_asked: Go,
    test_asked: Go,
) -> NetworkPage:
    """Return the page of the network."""
    from gui.window.start.network_page import NetworkPage

    page = NetworkPage()
    page.left.connect(left)
    page.asked.connect(asked)
    page.check_asked.connect(check_asked)
    page.test.chosen.connect(test_asked)
    return page


def share_page(data: Path, *, left: Go, submit: Callable[[Command], None]) -> SharePage:
    """Return the page on which a friend is brought; the room is told what it hands over."""
    from gui.window.start.share_page import SharePage
    from net.protocol.commands import HandOver

    page = SharePage(data, lambda program: submit(HandOver(program)))
    page.left.connect(left)
    return page


def play_on(terms: Terms | None, ours: OurTable) -> None:
    """Let *ours* play on *terms* after a lesson: alone, or without them against two bots."""
    if terms is not None:
        ours.sit_down(terms)
    else:
        ours.practise()


def guide_page(
    at: int, *, left: Go, practice_asked: Callable[[int], object], other_asked: Go
) -> GuidePage:
    """Return how game number *at* is played."""
    from gui.window.start.guide import game_guide

    page = game_guide(at)
    page.left.connect(left)
    page.practice_asked.connect(practice_asked)
    page.other_asked.connect(other_asked)
    return page


def lesson_page(at: int, shell: Shell, *, left: Go, played: Go) -> Any:  # noqa: ANN401  # each game's own
    """Return a guided first game of game number *at*."""
    from gui.window.start.guide import lesson

    page: Any = lesson(at, shell)
    page.left.connect(left)
    page.played.connect(played)
    return page


# -- the past -------------------------------------------------------------------------------------


def games_page(
    *,
    left: Go,
    resumed: Callable[[Path], object],
    replayed: Callable[[Path], object],
    reviewed: Callable[[Path], object],
    players_asked: Go,
    season_asked: Go,
    puzzles_asked: Go,
) -> GamesPage:
    """Return the shelf of saved games."""
    from gui.window.past.games_page import GamesPage

    page = GamesPage()
    page.left.connect(left)
    page.resumed.connect(resumed)
    page.replayed.connect(replayed)
    page.reviewed.connect(reviewed)
    page.players.clicked.connect(players_asked)
    page.season.clicked.connect(season_asked)
    page.puzzles.clicked.connect(puzzles_asked)
    return page


def players_page(shell: Shell, *, left: Go) -> PlayersPage:
    """Return the page on who plays how."""
    from gui.window.past.players_page import PlayersPage

    page = PlayersPage(shell)
    page.left.connect(left)
    return page


def season_page(
    shell: Shell,
    called: Callable[[], Called],
    *,
    left: Callable[[], None],
    players: Go,
    open_table: Go,
) -> SeasonPage:
    """Return the page of the season of our friends."""
    from gui.window.past.season_page import SeasonPage, Ways

    return SeasonPage(shell, called, Ways(left, players, open_table))


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


def replay_page(
    shell: Shell,
    bridge: NodeBridge,
    settings: Settings,
    *,
    left: Go,
    together_asked: Callable[[Terms], object],
    share_asked: Go,
    relaid: Go,
) -> ReplayPage:
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
    page = ReplayPage(shell, bridge.data, share_asked, asking)
    bridge.copy_told.connect(page.fair.take_copy)
    page.left.connect(left)
    page.currentChanged.connect(lambda _at: relaid())
    page.together_asked.connect(together_asked)
    return page


def puzzles_page(shell: Shell, data: Path, *, left: Go, turned: Go) -> PuzzlesPage:
    """Return the shelf of puzzles, and what asks one."""
    from gui.window.past.puzzles_page import PuzzlesPage

    return PuzzlesPage(shell, data, left, turned)


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


def test_laptop(window: QWidget, data: Path, *, loopback: bool) -> None:
    """Test whether everything works on this laptop."""
    from gui.window.start.laptop_test import LaptopTest

    LaptopTest(window, data, loopback=loopback).open()


def own_program(window: QWidget) -> OwnProgram:
    """Return another process of this program, which ends with *window*."""
    from gui.window.own_program import OwnProgram

    return OwnProgram(window)


def problems(window: QWidget, bridge: NodeBridge) -> Problems:
    """Return what tells our player of our own bugs."""
    from gui.window.problem import Problems

    return Problems(window, bridge)


def signals(window: QWidget) -> Signals:
    """Return what ends *window* when the system asks for it."""
    from gui.window.signals import Signals

    return Signals(window)
