"""What screenshots.py shows: every page and state of the window, made from games in memory.

Law: a scene uses the pages' own doors, the snapshots and steps that a node would send.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from core.bots import straight
from core.cozy.decisions import PlaceWorm
from core.cozy.game import options_for
from core.games import rules_for
from core.review.prospects import hours
from core.review.race_review import Placed, placed
from core.table.genesis import make_offer
from core.table.log import read
from core.table.looks import BY_SEAT, HATS, PAINTS, LookWish, Worn
from core.table.signing import SigningKey, TableSecret
from core.table.step import Completed
from core.table.table import Table
from core.table.tournament import PEOPLE_MAX
from core.table.tournament_draw import FINAL, Draw, Drawn, Ended
from core.table.trouble import Trouble
from core.wormup.actions import move_action, read_move
from core.wormup.game import GameState
from core.wormup.moves import Move
from core.wormup.profiles import Face, Options
from core.wormup.race import Race, Stage
from gui.cozy.chapters import chapter_text
from gui.cozy.cozy_view import CozyView
from gui.cozy.form import CozyForm
from gui.cozy.the_week import chapter_of
from gui.kit.clock import HandClock
from gui.parts.game_view import GameView
from gui.parts.table_form import PastGame
from gui.report.checks import CheckTopic
from gui.report.evening_score import EveningScore, ShownEvening, evenings_of
from gui.report.judged import replay_of
from gui.report.kept_review import digest_of, keep_review
from gui.report.players import PlayedSince
from gui.report.review import Review
from gui.report.saved import EveningLeft, Saved, SavedState
from gui.report.series import SeriesFlaw, SeriesGame, standings
from gui.report.terms_words import next_terms, terms_of
from gui.report.verdict import report
from gui.window.draw.stage import DrawStage
from gui.window.end_of_game import EndOfGame
from gui.window.main_window import MainWindow
from gui.window.past.bid_table import BidTable
from gui.window.past.hour_card import HourCard
from gui.window.past.opened_log import Replayed
from gui.window.past.puzzle_page import PuzzlePage
from gui.window.past.puzzles_page import PuzzlesPage
from gui.window.past.worker import Worker
from gui.window.sharing.offer import Browser, Offer, Sharing
from gui.window.start.evening_sheet import Wishes
from gui.window.start.room import Room
from gui.window.start.tournament_page import TournamentPage
from gui.window.table.nudge_clock import Patience
from gui.window.table.together import LOOK, POINT
from gui.window.tv.tv_page import TvPage
from gui.window.ways import Beside, Call, Game, Guide, Lesson, Log, To
from gui.words.player_names import names_of
from gui.words.trouble_words import trouble_words
from gui.words.words import words
from gui.wormup.move.hand import Hand
from gui.wormup.race_view import RaceView
from net.driver.adapters import Adapter
from net.driver.folder import folder_name
from net.driver.kept_wish import keep_wish
from net.driver.network_check import AdapterFound, Examination, PeerFound
from net.protocol.commands import Play
from net.protocol.copy_packets import CopyState
from net.protocol.effects import CopyTold
from net.protocol.handed import Loading
from net.protocol.join_code import make_join_code
from net.protocol.snapshot import (
    LobbySnapshot,
    PersonHere,
    TableBegun,
    TableSnapshot,
    TournamentHere,
    TwinState,
)
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from net.protocol.troubles import ShareReason
from net.protocol.whose import Whose
from tests.drawn import called, draw_of
from tests.gui.cozy_log import better_hour_in, cozy_game, review_in
from tests.gui.evening_log import evening as series_logs
from tests.gui.forged_log import forged
from tests.gui.race_log import race
from tests.gui.report.friends import autumn
from tests.gui.report.reviewed import found
from tests.gui.report.test_saved import broken, keep
from tests.gui.snapshots import snapshot_of
from tests.seats import secret_bytes
from tests.settled import settled
from tests.window.still import at_rest, until

CALLS = Path(__file__).parents[1] / "golden" / "gryphon2010-4-calls.log"
SEEDS = range(1, 30)


def _offers(names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(
        make_offer(name, SigningKey(name.encode().ljust(32)), TableSecret(name.encode().ljust(32)))
        for name in names
    )


def _terms(rules_id: str, options: Any, seats: int) -> Terms:
    rules = rules_for(rules_id)
    assert rules is not None
    return Terms(rules_id, rules.rules_hash, options, seats)


RACE = _terms("wormup/gryphon2010", Options().plain(), 4)
COZY = _terms("cozy/1", options_for(chapter_text(3)), 2)


_ANN, _BEN, _CEM = race(4, steps_max=19)[1].genesis.offers
"""Those of the game that is broken off."""


def _host(terms: Terms, *names: str) -> PersonHere:
    known = {offer.name: offer for offer in (_BEN, _CEM)}
    offers = tuple(known.get(offer.name, offer) for offer in _offers(names))
    return PersonHere(offers[0].identity, names[0], "0.1.0", OpenTable(1, terms, offers), None)


BEN, EVE = _host(RACE, "Ben", "Dora"), _host(COZY, "Eve")
CEM = PersonHere(_CEM.identity, "Cem", "0.1.0", None, None)
assert BEN.table is not None
DORA = PersonHere(BEN.table.offers[1].identity, "Dora", "0.1.0", None, None)

EXAMINED = Examination(
    system="linux",
    adapters=(
        AdapterFound(Adapter("192.168.1.23", 24, "wlan0"), ("Ben", "Cem"), ("Ben",), 3),
        AdapterFound(Adapter("10.8.0.2", 24, "tun0"), (), (), 0),
    ),
    peers=(
        PeerFound("Eve", ("192.168.1.40",), reached=False),
        PeerFound("Ben", ("192.168.1.41",), reached=True),
    ),
    port_trouble=None,
    beacon_trouble=None,
    mdns_trouble=None,
    folder=Path("games"),
    folder_trouble=None,
    free_bytes=12_345_000_000,
    firewalls=("ufw",),
)


def start_alone(window: MainWindow) -> None:
    window.ways.go(To.HOME)
    window.ways.start.show_lobby(LobbySnapshot((), (), (), None))
    _be_home(window)


def start_twice(window: MainWindow) -> None:
    start(window)
    window.ways.show_twice(is_twice=True)


def start(window: MainWindow) -> None:
    _keep_last(window)
    window.ways.go(To.HOME)
    window.ways.start.show_lobby(LobbySnapshot((BEN, DORA, CEM, EVE), (), (), None))
    _be_home(window)


def _be_home(window: MainWindow) -> None:
    """Let the first page be drawn, and wait until the saved games have been looked at."""
    page = window.ways.start
    page._draw()
    _wait_for(page.room.last._judging)
    _wait_for(page.room._looking)
    at_rest(window)


def _wait_for(judging: Worker) -> None:
    """Wait until *judging* has told all that it finds."""
    thread = judging._thread
    until(lambda: thread is None or thread.isFinished(), "what is judged")
    settled()


def tournament(window: MainWindow) -> None:
    _gather(window, is_drawn=False)


def tournament_proposed(window: MainWindow) -> None:
    window.ways.go(Call(b"", RACE))


def tournament_drawn(window: MainWindow) -> None:
    _gather(window, is_drawn=True)


def tournament_missing(window: MainWindow) -> None:
    """Wait for somebody whose number is not in."""
    here = twelve(is_drawn=False)
    _show_here(window, here)
    (stage,) = window.findChildren(DrawStage)
    _draw_further(stage, replace(here, is_fixed=True, silent=("Gus",)))


def tournament_draw(window: MainWindow) -> None:
    """See the sixth of twelve slide to a table."""
    here = twelve(is_drawn=False)
    _show_here(window, here)
    (stage,) = window.findChildren(DrawStage)
    _draw_further(stage, twelve(is_drawn=True), 6)


def tournament_full(window: MainWindow) -> None:
    """See all at their tables."""
    here = twelve(is_drawn=False)
    _show_here(window, here)
    (stage,) = window.findChildren(DrawStage)
    _draw_further(stage, twelve(is_drawn=True), 99)


def _draw_further(stage: DrawStage, here: TournamentHere, slid: int = 0) -> None:
    """Let a draw go on as *here* says, until so many have *slid* and the next one is on its way."""
    page = stage.parentWidget()
    if isinstance(page, TournamentPage):
        page._ours._all = {here.tournament.id: here}
        page._ours.changed.emit()
    else:
        stage.show_here(here, here.comes[0].identity)
    draw = stage.draw
    motion = draw.motion
    while motion.is_running and (draw.seated < slid or not slid) and not draw.is_full:
        motion._next()
    if motion.is_running and not draw.is_full:
        motion._beats[0].show(0.7)
    motion._timer.stop()
    settled()


def tournament_over(window: MainWindow) -> None:
    _gather(window, is_drawn=True, is_over=True)


def _gather(window: MainWindow, *, is_drawn: bool, is_over: bool = False) -> None:
    """Show a tournament of twelve, to which our player has called."""
    _show_here(window, twelve(is_drawn=is_drawn, is_over=is_over))


def tournament_crowd(window: MainWindow) -> None:
    _show_here(window, crowd())


def _show_here(window: MainWindow, here: TournamentHere) -> None:
    window.ways.go(To.HOME)
    ours = window.ways.tournament()
    ours._own = lambda: here.tournament.caller
    window.ways.show_tournaments((here,))
    ours._ours, ours._sat = here.tournament.id, {FINAL, 1, 2, 3, 4, 5}
    window.ways.go(Call(here.tournament.id))
    at_rest(window)
    ours._ours = b""  # for the scenes that follow


def twelve(*, is_drawn: bool, is_over: bool = False) -> TournamentHere:
    """Give a tournament of twelve people at three tables."""
    return _called_to(12, is_drawn=is_drawn, is_over=is_over)


def crowd(*, is_drawn: bool = True, is_over: bool = False) -> TournamentHere:
    """Give a tournament of as many people as can come."""
    return _called_to(PEOPLE_MAX, is_drawn=is_drawn, is_over=is_over)


def _called_to(people: int, *, is_drawn: bool, is_over: bool) -> TournamentHere:
    tournament = called(RACE.rules_id, RACE.rules_hash, RACE.options)
    draw = draw_of(people, tournament)
    named = tuple(
        one._replace(name=f"{(PEOPLE + LATER)[at % 12]}{f' {at // 12 + 1}' if at >= 12 else ''}")
        for at, one in enumerate(draw.roll.comes)
    )
    draw = replace(draw, roll=replace(draw.roll, comes=named))
    shown = draw if is_drawn else None
    wishes = {
        one.identity: LookWish((PAINTS[at * 2 % 5],), HATS[at % len(HATS)])
        for at, one in enumerate(sorted(named, key=lambda one: one.name))
    }
    here = TournamentHere(
        tournament, RACE, named, is_drawn, not is_drawn, (), shown, {}, None, wishes=wishes
    )
    return _over(here, draw) if is_over else here


def _over(here: TournamentHere, draw: Draw) -> TournamentHere:
    """Let the tables end, each with the second of those drawn for it first, and the final too."""
    ended = {table.number: _ended(table) for table in draw.drawn}
    final = draw.final(ended)
    assert final is not None
    return replace(here, ended={**ended, FINAL: _ended(final)}, final=final)


def _ended(table: Drawn) -> Ended:
    people = [one.identity for one in table.people]
    first, second, *others = people
    return Ended(
        bytes([table.number]), {one: at for at, one in enumerate([second, first, *others], 1)}
    )


PEOPLE = ("Ann", "Ben", "Cem", "Dana", "Maximiliane", "Dora")
LATER = ("Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def _keep_last(window: MainWindow) -> None:
    """Keep a game of Ann with Ben and Cem that was broken off."""
    folder = window._bridge.data / "games"
    if not folder.exists():
        keep(folder, secret_bytes(4, 0), race(4, steps_max=19)[0])


def start_back(window: MainWindow) -> None:
    """Show our own race, which the others play on."""
    start(window)
    game = window.ways.start.room.last.broken_off
    assert game is not None
    assert game.genesis is not None
    names = tuple(offer.name for offer in game.genesis.offers)
    ours = TableBegun(game.genesis.game, names, terms_of(game.genesis))
    ben = replace(BEN, table=None)
    window.ways.start.show_lobby(LobbySnapshot((ben, CEM, EVE), (), (), None, ours=(ours,)))
    _be_home(window)


def start_evening(window: MainWindow) -> None:
    """Show an evening of which a race is left, in place of the game that was broken off."""
    start(window)
    offer_evening(window.ways.start.room)
    at_rest(window)


def offer_evening(room: Room) -> None:
    """Offer an evening in *room* of which a race is left."""
    table = series_logs()[1][1]
    game = Saved(
        Path("evening"), 0, "", can_go_on=False, others=("Ben", "Cem"),
        standing=SavedState.OVER, genesis=table.genesis, last=table.step.state,
    )  # fmt: skip
    following = next_terms(terms_of(table.genesis), table.genesis.game)
    assert following is not None
    room.last.stop()
    room.last._offer(EveningLeft(game, following, ((SeriesFlaw.FORGED, 1),)))


def open_race(window: MainWindow) -> None:
    window.ways.go(To.OPEN)
    window.ways.open_page()._evening = None
    window.ways.open_page()._game.choose(0)
    window.ways.open_page()._refresh()


def open_edition(window: MainWindow) -> None:
    open_race(window)
    window.ways.open_page()._form.take("wormup/venice1995", Options().plain())
    window.ways.open_page()._bots.set_value(1)


def open_evening(window: MainWindow) -> None:
    open_race(window)
    window.ways.open_page()._evening = Wishes(drops_worst=True)
    window.ways.open_page()._refresh()


def open_cozy(window: MainWindow) -> None:
    window.ways.go(To.OPEN)
    window.ways.open_page()._game.choose(1)


def open_cozy_beside(window: MainWindow) -> None:
    open_cozy(window)
    page = window.ways.open_page()
    form = page._form
    assert isinstance(form, CozyForm)
    week = form.week.week
    window.ways.go(Beside(form, form.week.alike, list))
    beside = window.ways.beside_page()
    for seed, name in ((1, "Ann"), (2, "Ben")):
        table = cozy_game(seed, 1, chapter_of(week), week=week, name=name)[1]
        seat, names = (0 if seed == 1 else None), names_of(table.genesis)
        form.tell_past(PastGame(names, [name.encode()], seat, table.step.state, Path(name)))
        beside.take_known(Replayed(table.completed))


def network(window: MainWindow) -> None:
    page = window.ways.network_page()
    page._examine = lambda: None  # a real check would end in the middle of another scene
    window.ways.go(To.NETWORK)
    page.show_codes([make_join_code("192.168.1.23", 40123, bytes(32))])
    page.code.fill("k7q2m-40rtx 9c")
    page.show_examined(EXAMINED)


SHARING = Sharing(
    ("http://192.168.1.23:4545/K7Q2M", "http://10.42.0.1:4545/K7Q2M"),
    tuple(
        Offer(f"wormup-lan-0.2.0-{name}", size, digest, digest, giver, system_tag=tag)
        for name, size, giver, tag, digest in (
            ("macos-arm64.zip", 61_000_000, "Ben", "macos-arm64", sha256(b"mac").hexdigest()),
            ("linux-x64.tar.gz", 101_000_000, "", "linux-x64", sha256(b"linux").hexdigest()),
        )
    ),
    is_checked=True,
    loading=(Loading("wormup-lan-0.2.0-macos-arm64.zip", "192.168.1.42", 62),),
    loaded=1,
    left_s=1_700,
    system="linux-x64",
    browsers=(Browser("192.168.1.44", "WINDOWS", 0),),
)
NOTHING = Trouble(ShareReason.NOTHING_HERE)


def share(window: MainWindow) -> None:
    _show_share(window, SHARING)


def share_large(window: MainWindow) -> None:
    _show_share(window, SHARING)
    window.ways.share_page()._where._turn()


def share_nothing(window: MainWindow) -> None:
    _show_share(
        window,
        replace(SHARING, offers=(), loading=(), trouble={words("en"): trouble_words(NOTHING)}),
    )


def share_over(window: MainWindow) -> None:
    _show_share(window, replace(SHARING, loading=(), left_s=0))


def _show_share(window: MainWindow, sharing: Sharing) -> None:
    """Show the page that brings a friend as if a process behind it told *sharing*."""
    page = window.ways.share_page()
    page._where.is_large = False
    page.show_sharing(sharing)
    window.ways.pages.turn_to(page)


def games(window: MainWindow) -> None:
    folder = window._bridge.data / "games"
    if not (folder / folder_name(bytes(32))).exists():
        keep(folder, bytes(32), race(1)[0])
        keep(folder, bytes([1]) * 32, race(2, steps_max=9)[0])
        keep(folder, bytes([2]) * 32, cozy_game(seats=2, steps_max=9)[0])
        keep(folder, bytes([3]) * 32, race(3, 4)[0])
        keep(folder, bytes([4]) * 32, broken())
    window.ways.go(To.GAMES)
    until(lambda: not window.ways.games_page()._is_judging, "the saved games")
    at_rest(window)


def players(window: MainWindow) -> None:
    games(window)
    window.ways.go(To.PLAYERS)
    _wait_for(window.ways.players_page()._judging)
    at_rest(window)


def season(window: MainWindow) -> None:
    """Show an autumn of five friends."""
    window.ways.go(To.SEASON)
    _wait_for(window.ways.season_page()._judging)
    page = window.ways.season_page()
    page._games = autumn({"Ann": window._bridge.identity})
    page._tabs.choose(2)
    page._end()
    at_rest(window)


def how_to_play(window: MainWindow) -> None:
    window.ways.go(Guide())
    at_rest(window)


def how_to_play_cozy(window: MainWindow) -> None:
    window.ways.go(Guide(Game.HOURS))
    at_rest(window)


def waiting(window: MainWindow) -> None:
    window.ways.ours()._seating.terms = RACE
    page = window.ways.ours().lay()
    window.ways.show_lobby(LobbySnapshot((BEN, CEM), ("Ann", "Ben"), (), RACE))
    page.waiting.show_code(make_join_code("192.168.1.23", 40123, bytes(32)).text)


def waiting_people(window: MainWindow) -> None:
    """Wait where everybody has chosen, and Ben sat down before us who like the same paint."""
    window.ways.ours()._seating.terms = terms = replace(RACE, seats=5)
    page = window.ways.ours().lay()
    looking = [
        replace(one, table=None, wish=LookWish((paint,), hat))
        for one, paint, hat in ((DORA, "plum", "bow"), (EVE, "ocean", "propeller"))
    ]
    worms = Worn("tomato", "straw"), Worn("mint", "cap"), Worn("honey", "acorn")
    window.ways.show_lobby(
        LobbySnapshot(
            tuple(looking),
            ("Ben", "Ann", "Cem"),
            (),
            terms,
            worms=worms,
            whose=Whose(BEN.identity, "Ben", 3),
            wish=LookWish(("tomato", "mint"), "cap"),
        )
    )
    page.waiting.show_code(make_join_code("192.168.1.23", 40123, bytes(32)).text)


def my_worm(window: MainWindow) -> None:
    """Choose what to wear, while Ben wears a paint too."""
    keep_wish(window._bridge.data, LookWish(("tomato",), "straw"))
    ben = replace(BEN, wish=LookWish(("mint",), "cap"))
    window.ways.show_lobby(LobbySnapshot((ben, DORA), (), (), None))
    window.ways.go(To.HOME)
    window.ways.go(To.WORM)
    window.ways.worm_page().stop()
    window.ways.worm_page().since.tell(PlayedSince(48, 1_772_700_000))


def waiting_evening(window: MainWindow) -> None:
    """Wait for the second race of an evening, with a seat for somebody who comes late."""
    table = series_logs()[0][1]
    following = next_terms(terms_of(table.genesis), table.genesis.game)
    assert following is not None
    window.ways.ours()._seating.terms = terms = replace(following, seats=4)
    page = window.ways.ours().lay()
    window.ways.show_lobby(LobbySnapshot((BEN, CEM), ("Ann", "Ben", "Cem"), (), terms))
    page.waiting.show_code(make_join_code("192.168.1.23", 40123, bytes(32)).text)


def veil(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)))
    laptop = window.ways.ours().laptop
    laptop._veil().hand_to("Cem", BY_SEAT[2])
    window.ways.pages.turn_to(laptop._veil())


def emblem(window: MainWindow) -> None:
    lay(window, race(steps_max=1)[1], must_compare=True, acted=0b010, emblem=(36, 21, 11, 25))


def lay(window: MainWindow, table: Table[Any], **changes: object) -> TableSnapshot:
    """Show *table* at its last step, as if it had been played here."""
    page = window.ways.ours().lay()
    page.viewer.take(table.completed[:-1])
    for last in table.completed[-1:]:
        page.show_step(last)
    snapshot = snapshot_of(table, **changes)
    page.show_table(snapshot)
    if page.viewer.live is not None:
        page.viewer.live.skip()
    at_rest(window)
    return snapshot


def races(stage: Stage, least: int = 0, **facts: object) -> Iterator[Table[Any]]:
    """Find races in which our seat has to act in *stage*, after *least* steps."""
    for seed in SEEDS:
        whole = race(seed)[1]
        for at, done in enumerate(whole.completed, 1):
            state = done.outcome.state
            if at < least or not isinstance(state, GameState) or state.committed:
                continue
            is_ours = stage is Stage.BID or state.race.actor() == whole.seat
            if state.race.stage is stage and is_ours and _fits(state, whole.seat, facts):
                yield race(seed, steps_max=at)[1]


def _fits(state: GameState, seat: int | None, facts: dict[str, object]) -> bool:
    return "x" not in facts or (state.race.x_seat == seat) is facts["x"]


def bid(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)))


def bid_chosen(window: MainWindow) -> None:
    bid(window)
    _pick(window, [Face.FOUR, Face.FIVE, Face.SIX])
    at_rest(window)  # until the die lies in the envelope


def coach(window: MainWindow) -> None:
    bid(window)
    _ask_coach(window)


def coach_move(window: MainWindow) -> None:
    move(window)
    _ask_coach(window)


def _ask_coach(window: MainWindow, *, is_brief: bool = False) -> None:
    """Let the coach finish what it has to say, or say a first thing."""
    page = window.ways.ours().page
    assert page is not None
    page.coach.allow(is_allowed=True)
    done: list[bool] = []
    page.coach._judging.finished.connect(lambda: done.append(True))
    page.coach.ask()
    until(lambda: done or (is_brief and page.coach.advice), "what the coach says")
    page.coach.stop()


def bid_sealed(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)), acted=0b101, may_act=False)


def declare(window: MainWindow) -> None:
    lay(window, next(races(Stage.DECLARE)))
    _pick(window, [Face.FOUR, Face.FIVE, Face.SIX, Face.SEVEN])


def move(window: MainWindow) -> None:
    lay(window, next(races(Stage.MOVE, 15, x=False)))


def move_begun(window: MainWindow) -> None:
    move(window)
    _lay_segments(window, 2)


def move_x(window: MainWindow) -> None:
    lay(window, next(races(Stage.MOVE, 6, x=True)))


def swing(window: MainWindow) -> None:
    move_x(window)
    hand = _lay_segments(window, 7)
    post, pivot = hand.draft.course.finish
    hand.press(post, 0)
    hand.drag((pivot.x - 3_600, pivot.y - 2_600))
    hand.release((pivot.x - 3_600, pivot.y - 2_600))


def talk(window: MainWindow) -> None:
    bid(window)
    page = window.ways.ours().page
    assert page is not None
    page.talk.hear(1, "tea")
    page.talk.hear(2, "clap")
    at_rest(window)


def talk_card(window: MainWindow) -> None:
    talk(window)
    page = window.ways.ours().page
    assert page is not None
    page.talk.ask(page.corner.icons["talk"])
    at_rest(window)


def nudge(window: MainWindow) -> None:
    bid(window)
    page = window.ways.ours().page
    assert page is not None
    snapshot = page._snapshot
    assert snapshot is not None
    patience = (Patience.YAWNS, Patience.NUDGED, Patience.FRESH, Patience.FRESH, Patience.FRESH)
    states = _race_view(window).seat_states(snapshot)
    page.seats.bar.show_table(snapshot, states, (0,) * len(states), patience[: len(states)])
    at_rest(window)


def _pick(window: MainWindow, faces: list[Face]) -> None:
    """Choose the first of *faces* that may be chosen."""
    bids = _race_view(window).controls.bids
    bids.pick(next(face for face in faces if not bids.button(face).why))


def _race_view(window: MainWindow) -> RaceView:
    page = window.ways.ours().page
    view = page.viewer.live if page else None
    assert isinstance(view, RaceView)
    return view


def _lay_segments(window: MainWindow, most: int) -> Hand:
    """Lay up to *most* segments towards the finish."""
    hand = _race_view(window).picture.hand
    assert hand is not None
    for _ in range(most):
        head = hand.draft.worm.head
        foot = hand.draft.course.foot(head)
        spot = hand.move.aim.reach.toward((foot.x - head.x, foot.y - head.y))
        if hand.draft.left and spot:
            hand.press(spot, 0)
            hand.release(spot)
    return hand


def silent(window: MainWindow) -> None:
    page_of = next(races(Stage.BID, 10))
    lay(window, page_of, silent_since=(None, None, 1.0), acted=0b001, may_act=False)
    page = window.ways.ours().page
    assert page is not None
    HandClock().take([page.seats._silence])  # nothing changes while a test looks
    page.seats._silence.since[2] = -95_000
    page._show_seats()


def slow(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)), slow=0b110)


def elsewhere(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)), may_act=False, twin=TwinState.OPEN)


def elsewhere_asked(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)), may_act=False, twin=TwinState.ASKED)


def catching_up(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)), may_act=False, caught_up=False, connected=0)
    page = window.ways.ours().page
    assert page is not None
    page.seats._twin._show()


def proven(window: MainWindow) -> None:
    lay(window, next(races(Stage.BID, 10)), proven=0b100)


def reveal(window: MainWindow) -> None:
    _open_envelopes(window, 4)


def reveal_five(window: MainWindow) -> None:
    _open_envelopes(window, 5)


def reveal_reactions(window: MainWindow) -> None:
    """Say something of the open envelopes, all five."""
    reveal_five(window)
    page = window.ways.ours().page
    assert page is not None
    page.talk.make("oops")
    for seat, gesture in enumerate(SAID, 1):
        page.talk.hear(seat, gesture)
    at_rest(window)


SAID = ("hurry", "tea", "clap", "good")


def _open_envelopes(window: MainWindow, seats: int) -> None:
    """Show a round in which some bump and some move, while it can be read."""
    table, done = _bumping(seats)
    lay(window, table, may_act=False)
    page = window.ways.ours().page
    assert page is not None
    page.show_step(done)
    _read(page.viewer.live)


def _bumping(seats: int) -> tuple[Table[Any], Completed[Any]]:
    """Return a table, and its next step, in which two bump and all others move."""
    for seed in SEEDS:
        for at, done in enumerate(race(seed, seats=seats)[1].completed):
            faces = [slot.action[2] for slot in done.outcome.slots if len(slot.action) == 4]
            if done.step.opens and len(set(faces)) == seats - 1:
                return race(seed, seats=seats, steps_max=at)[1], done
    raise AssertionError


def _read(view: GameView | None) -> None:
    """Let envelopes open until they can be read."""
    assert isinstance(view, RaceView)
    motion = view.playback._motion
    while not motion.is_resting:
        motion._next()


def evening(window: MainWindow) -> None:
    for seed in (1, 2, 4, 5):
        window.ways.ours()._end.evening.count(
            f"race {seed}", snapshot_of(race(seed)[1], is_over=True)
        )
    window.ways.ours()._end.evening.show(window.ways.ours().page)


def finish(window: MainWindow) -> None:
    _end(window, race(1)[1])


def finish_four(window: MainWindow) -> None:
    _end(window, race(3, 4)[1])


def _end(window: MainWindow, table: Table[Any]) -> None:
    """Show how a game ended, with its log checked."""
    lay(window, table)
    end = window.ways.ours()._end
    end._page, end._log = window.ways.ours().page, Path("checked") / "some.log"
    end._stamp(end._log)
    at_rest(window)


def after_race(window: MainWindow) -> None:
    end = _after(window, race(3, 4)[1])
    end.after.show_standing(end.evening.shown)


def after_race_again(window: MainWindow) -> None:
    end = _after(window, series_logs()[1][1])
    end.after.show_standing(_series_shown())
    end.rematch.hear(2)
    end.after.page().next_game.click()
    at_rest(window)


def _after(window: MainWindow, table: Table[Any], **changes: object) -> EndOfGame:
    """Show the page after the race of *table*, as our player who has seat 1 sees it."""
    _end(window, table)
    end = window.ways.ours()._end
    assert end._page is not None
    snapshot = snapshot_of(
        table, seat=1, is_over=True, connected=(1 << len(table.genesis.offers)) - 1, **changes
    )
    end.rematch.follow(snapshot)
    end.after.follow(end._page, snapshot)
    end.evening.count("a game", snapshot)
    end.after.stamp()
    end.after.show()
    at_rest(window)
    return end


def evening_series(window: MainWindow) -> None:
    page = window.ways.ours()._end.evening.page()
    page.show_evening(_series_shown())
    window.ways.pages.turn_to(page)


def _series_shown() -> ShownEvening:
    (found,) = standings([game for log, _ in series_logs()[:2] if (game := _played(log))])
    genesis = series_logs()[1][1].genesis
    return ShownEvening(evenings_of(found), True, True, found, terms_of(genesis))  # noqa: FBT003


def _played(log: bytes) -> SeriesGame | None:
    found = read(log)
    return report(found, replay_of(found)).played


def look_back(window: MainWindow) -> None:
    lay(window, race(1)[1])
    page = window.ways.ours().page
    assert page is not None
    page.viewer.look_back_to(len(race(1)[1].completed) // 2)
    at_rest(window)


def together(window: MainWindow) -> None:
    look_back(window)
    page = window.ways.ours().page
    assert page is not None
    done = page.viewer.looked_at
    assert done is not None
    step, worms = done.step.number, done.outcome.state.race.worms
    page.together.button.click()
    page.together.hear(1, POINT, (step, tuple(worms[0].head)))
    page.together.hear(2, POINT, (step, tuple(worms[1].segments[2])))
    at_rest(window)


def together_asked(window: MainWindow) -> None:
    finish(window)
    page = window.ways.ours().page
    assert page is not None
    page.together.hear(1, LOOK, 4)
    at_rest(window)


def replay(window: MainWindow) -> None:
    _replay(window, race(3, 4)[0], 35)


def replay_end(window: MainWindow) -> None:
    _replay(window, race(2)[0])


def replay_forged(window: MainWindow) -> None:
    _replay(window, forged()[0])


def replay_unfinished(window: MainWindow) -> None:
    _replay(window, race(2, steps_max=20)[0])


def replay_calls(window: MainWindow) -> None:
    _replay(window, CALLS.read_bytes())


def fair_front(window: MainWindow) -> None:
    _replay(window, CALLS.read_bytes())
    page = window.ways.replay_page()
    page._game.card.click()
    copies = page.fair._copies
    assert copies is not None
    table = replay_of(read(CALLS.read_bytes())).table
    assert table is not None
    game, digests = table.genesis.game, tuple(done.digest for done in table.completed)
    ben, cem = (offer.identity for offer in table.genesis.offers[1:3])
    copies.take(CopyTold(game, ben, "Ben", CopyState.HAS, digests))
    copies.take(CopyTold(game, cem, "Cem", CopyState.KEPT))
    copies.take(CopyTold(game, b"e", "Eve", CopyState.NONE))


def envelope(window: MainWindow) -> None:
    fair_front(window)
    window.ways.replay_page().fair.prove(CheckTopic.ENVELOPES)
    window.ways.replay_page().fair.envelope._motion.skip()


def fair(window: MainWindow) -> None:
    replay_end(window)
    window.ways.replay_page()._game.why.click()


def review(window: MainWindow) -> None:
    _review(window, race(2)[0], found(seed=2)[0])


def review_rounds(window: MainWindow) -> None:
    review(window)
    page = window.ways.replay_page()._review
    (table, *_) = page.findChildren(BidTable)
    card = table.parentWidget()
    assert card is not None
    page._scroll.verticalScrollBar().setValue(card.y())


def replay_chances(window: MainWindow) -> None:
    review(window)
    window.ways.replay_page()._review.looks.step(20)
    at_rest(window)


def ghost(window: MainWindow) -> None:
    _replay(window, race(5, 4)[0])
    page = window.ways.replay_page()
    page._review.looks.better(_better_move())
    at_rest(window)


@cache
def _better_move() -> Placed:
    return placed(race(5, 4)[1].completed[43], b"", 200)


def play_on(window: MainWindow) -> None:
    _replay(window, race(3, 4)[0], 35)
    _play_on(window, 1)


def puzzles(window: MainWindow) -> None:
    window.ways.go(To.PUZZLES)
    shelf = window.ways.puzzles_page().shelf
    until(lambda: shelf.shelf.count() and shelf.chosen, "the puzzles")
    at_rest(window)


def puzzle(window: MainWindow) -> None:
    _ask(window, "race-02")
    at_rest(window)


def _ask(window: MainWindow, name: str) -> PuzzlesPage:
    """Ask a puzzle of the program."""
    puzzles(window)
    page = window.ways.puzzles_page()
    page.shelf.choose(next(one for one in page.shelf.shelf.games() if one.path.stem == name))
    page.try_chosen()
    until(lambda: page.page.table or page.page.riddle, "the puzzle")
    return page


def puzzle_wrong(window: MainWindow) -> None:
    page = _ask(window, "race-02").page
    _move(page, straight.move(_race_of(page), _seat_of(page)))
    at_rest(window)


def puzzle_solved(window: MainWindow) -> None:
    page = _ask(window, "race-02").page
    assert page.shelved is not None
    move = read_move(page.shelved.asked.puzzle.action)
    assert move is not None
    _move(page, move)
    at_rest(window)


def puzzle_cozy(window: MainWindow) -> None:
    _ask(window, "cozy-02")
    at_rest(window)


def _race_of(page: PuzzlePage) -> Race:
    assert page._stand is not None
    race: Race = page._stand.state.race
    return race


def _seat_of(page: PuzzlePage) -> int:
    assert page._stand is not None
    return page._stand.branch.seat


def _move(page: PuzzlePage, move: Move) -> None:
    """Make a move in a puzzle, and wait until it is judged."""
    assert page._stand is not None
    page.submit(Play(len(page._stand.steps) + 1, move_action(move)))

    def is_judged() -> bool:
        live = page.table.viewer.live if page.table else None
        if live is not None and live.is_moving:
            live.skip()
        return not page.tray.isHidden()

    until(is_judged, "what came of the move")


def cozy_play_on(window: MainWindow) -> None:
    _replay(window, cozy_game(seats=2)[0], 9)
    _play_on(window, 0)


def _play_on(window: MainWindow, seat: int) -> None:
    """Play on from the step that is looked at, until *seat* has to choose."""
    page = window.ways.replay_page()
    moment, done = page._branching._moment(), page.viewer.looked_at
    assert moment is not None
    assert done is not None
    page._branching.play_on(moment.fresh(done.step.number, seat))
    branch = page._branching.page
    until(lambda: branch._stand and branch._stand.is_ours and not branch._is_chosen, "our choice")
    if branch.table is not None and branch.table.viewer.live is not None:
        branch.table.viewer.live.skip()
    at_rest(window)


def copies(window: MainWindow) -> None:
    _replay(window, race(1)[0])
    folder = Path(window._bridge.data)
    paths = [folder / "Ben.log", folder / "Cem.log"]
    for path, data in zip(paths, (forged()[0], race(1, steps_max=9)[0]), strict=True):
        path.write_bytes(data)
    window.ways.replay_page().compare(paths)
    opening = window.ways.replay_page()._copies._opening
    until(lambda: opening is None or opening.isFinished(), "the copies")
    at_rest(window)


def _replay(window: MainWindow, data: bytes, step: int | None = None) -> None:
    path = Path(window._bridge.data) / "some.log"
    path.write_bytes(data)
    _open(window, path, step)


def _open(window: MainWindow, path: Path, step: int | None = None) -> None:
    window.ways.go(Log(path, step=step))
    page = window.ways.replay_page()
    until(lambda: page.log.opened, "the log")
    at_rest(window)


def _review(window: MainWindow, data: bytes, kept: Review | None = None) -> None:
    """Review *data* in a folder of its own, where the next scene finds the review again."""
    folder = Path(window._bridge.data) / sha256(data).hexdigest()
    folder.mkdir(exist_ok=True)
    path = folder / "log"
    path.write_bytes(data)
    if kept is not None:
        keep_review(path, digest_of(data), kept)
    _open(window, path)
    page = window.ways.replay_page()
    page._game.review.click()
    until(lambda: not page._review._reviewer.is_running, "the review")
    at_rest(window)


def cozy_review_hour(window: MainWindow) -> None:
    """Look at the card of an hour that was played again, below the curve."""
    cozy_review(window)
    page = window.ways.replay_page()._review
    (card,) = page.findChildren(HourCard)
    better = next(one for one in page._found.hours if one.is_better)
    page._hours.look_at(better.step, better.seat)
    card.show_try(
        better._replace(best=tuple(one + 1 + at % 2 for at, one in enumerate(better.made)))
    )
    page._scroll.verticalScrollBar().setValue(card.y())


def cozy_review(window: MainWindow) -> None:
    log, table = cozy_game(seats=3, number=1)
    _review(window, log, review_in(table))


def cozy_hour(window: MainWindow) -> None:
    lay(window, cozy_game(seats=1, number=1, steps_max=3)[1])


def cozy_later(window: MainWindow) -> None:
    lay(window, cozy_game(seats=3, number=3, steps_max=23)[1])


def cozy_place(window: MainWindow) -> None:
    cozy_later(window)
    _cozy(window).editor.try_option(PlaceWorm)


def cozy_fan(window: MainWindow) -> None:
    """Open the fan of the shape die, which a brain would turn, and point at a face."""
    cozy_later(window)
    editor = _cozy(window).editor
    editor.dice.ask(2)
    editor.fan.skip()
    editor.fan.faces[2].setFocus()


def cozy_other(window: MainWindow) -> None:
    cozy_later(window)
    _cozy(window).look_at(1)


def cozy_choices(window: MainWindow) -> None:
    cozy_later(window)
    _cozy(window).drawer.toggle()


def _cozy(window: MainWindow) -> CozyView:
    page = window.ways.ours().page
    view = page.viewer.live if page else None
    assert isinstance(view, CozyView)
    return view


def cozy_watch(window: MainWindow) -> None:
    """Look on at an hour of others."""
    lay(window, cozy_game(seats=2, number=3, steps_max=14)[1], seat=None, may_act=False)


def first_race(window: MainWindow) -> None:
    window.ways.go(Lesson(Game.RACES))
    at_rest(window)


def cozy_lesson(window: MainWindow) -> None:
    """Begin the second lesson, which has the numbers of its steps too."""
    window.ways.go(Lesson(Game.HOURS, 1))
    at_rest(window)


def cozy_coach(window: MainWindow) -> None:
    cozy_later(window)
    _ask_coach(window, is_brief=True)


def cozy_end(window: MainWindow) -> None:
    _end(window, cozy_game(seats=2)[1])


def cozy_end_three(window: MainWindow) -> None:
    _end(window, cozy_game(seats=3, number=3)[1])


def cozy_replay(window: MainWindow) -> None:
    _replay(window, cozy_game(seats=3, number=1)[0], 22)


def cozy_ghost(window: MainWindow) -> None:
    _replay(window, cozy_game(seats=2)[0])
    page = window.ways.replay_page()
    done = hours(cozy_game(seats=2)[1].completed)[3]
    page._review.looks.better(better_hour_in(done))
    board = page.viewer.board
    assert board is not None
    board.skip()
    at_rest(window)


def practice(window: MainWindow) -> None:
    window.ways.ours()._seating.has_hints = True
    snapshot = snapshot_of(race(steps_max=1)[1])
    page = window.ways.ours().lay()
    page.show_step(race(steps_max=1)[1].completed[0])
    page.show_table(replace(snapshot, must_compare=False))
    window.ways.ours()._seating.has_hints = False
    at_rest(window)


Scene = Callable[[MainWindow], None]
ALL: tuple[tuple[str, Scene], ...] = tuple(
    (scene.__name__.replace("_", "-"), scene)
    for scene in (
        start_alone,
        start,
        start_twice,
        start_evening,
        start_back,
        open_race,
        open_edition,
        open_evening,
        open_cozy,
        open_cozy_beside,
        network,
        share,
        share_large,
        share_nothing,
        share_over,
        games,
        players,
        season,
        how_to_play,
        how_to_play_cozy,
        tournament,
        tournament_proposed,
        tournament_missing,
        tournament_draw,
        tournament_full,
        tournament_drawn,
        tournament_over,
        tournament_crowd,
        waiting,
        waiting_people,
        my_worm,
        waiting_evening,
        veil,
        emblem,
        practice,
        bid,
        bid_chosen,
        coach,
        bid_sealed,
        talk,
        talk_card,
        nudge,
        declare,
        move,
        coach_move,
        move_begun,
        move_x,
        swing,
        silent,
        slow,
        elsewhere,
        elsewhere_asked,
        catching_up,
        proven,
        reveal,
        reveal_five,
        reveal_reactions,
        finish,
        finish_four,
        evening,
        after_race,
        after_race_again,
        evening_series,
        look_back,
        together,
        together_asked,
        replay,
        replay_end,
        replay_forged,
        replay_unfinished,
        replay_calls,
        fair_front,
        envelope,
        fair,
        review,
        review_rounds,
        replay_chances,
        ghost,
        play_on,
        puzzles,
        puzzle,
        puzzle_wrong,
        puzzle_solved,
        puzzle_cozy,
        copies,
        cozy_hour,
        cozy_later,
        cozy_place,
        cozy_fan,
        cozy_other,
        cozy_choices,
        cozy_coach,
        cozy_watch,
        first_race,
        cozy_lesson,
        cozy_end,
        cozy_end_three,
        cozy_replay,
        cozy_ghost,
        cozy_review,
        cozy_review_hour,
        cozy_play_on,
    )
)


# -- on the television ----------------------------------------------------------------------------


def _televise(page: TvPage, table: Table[Any]) -> TableSnapshot:
    """Show *table* as somebody who looks on sees it."""
    snapshot = replace(snapshot_of(table), seat=None, may_act=False)
    page.show_code("R2M02-5WWQD-A4Q8D-FWC5X")
    page.show_step(table.completed[-1])
    page.show_table(snapshot)
    assert page.view is not None
    page.view.skip()
    at_rest(page)
    return snapshot


def tv_code(page: TvPage) -> None:
    page.show_code("R2M02-5WWQD-A4Q8D-FWC5X")


def tv_room(page: TvPage) -> None:
    """Look round in a room in which nobody has opened a table."""
    tv_code(page)
    tastes = zip(
        ("Ann", "Ben", "Cem", "Dora", "Maximiliane", "Fay"),
        ("tomato", "mint", "honey", "plum", "ocean", ""),
        ("straw", "cap", "acorn", "bow", "propeller", ""),
        strict=True,
    )
    page.room.people.show_people(
        [
            PersonHere(
                name.encode(),
                name,
                "0.1.0",
                None,
                None,
                wish=LookWish((paint,), hat) if hat else None,
            )
            for name, paint, hat in tastes
        ]
    )


def tv_tournament(page: TvPage) -> None:
    page.room.stage.skip()
    tv_code(page)
    page.show_tournament(twelve(is_drawn=True))


def tv_tournament_calls(page: TvPage) -> None:
    tv_code(page)
    page.show_tournament(twelve(is_drawn=False))


def tv_tournament_draw(page: TvPage) -> None:
    tv_tournament_calls(page)
    _draw_further(page.room.stage, twelve(is_drawn=True), 6)
    page.now.show_words(*page.room.said)


def tv_tournament_over(page: TvPage) -> None:
    tv_code(page)
    page.show_tournament(twelve(is_drawn=True, is_over=True))


def tv_tournament_crowd(page: TvPage) -> None:
    tv_code(page)
    page.show_tournament(crowd(is_over=True))


def tv_tournament_crowd_comes(page: TvPage) -> None:
    tv_code(page)
    page.show_tournament(crowd(is_drawn=False))


def tv_bid(page: TvPage) -> None:
    _televise(page, next(races(Stage.BID, 10)))


def _round(table: Table[Any]) -> int:
    state = table.step.state
    return state.race.round if state is not None else 0


def tv_late(page: TvPage) -> None:
    """Switch it on in the sixth round."""
    table = next(table for table in races(Stage.BID, 15) if _round(table) == 6)
    tv_code(page)
    page.begin()
    for done in table.completed:
        page.show_step(done)
    page.show_table(replace(snapshot_of(table), seat=None, may_act=False))
    until(lambda: page.so_far.isVisible() and page.so_far.is_lit, "what was so far")


def tv_move(page: TvPage) -> None:
    _televise(page, next(races(Stage.MOVE, 15, x=False)))


def tv_reveal(page: TvPage) -> None:
    _open_for_room(page, 4)


def tv_reveal_five(page: TvPage) -> None:
    _open_for_room(page, 5)


def tv_reveal_reactions(page: TvPage) -> None:
    tv_reveal_five(page)
    for seat, gesture in enumerate(("oops", *SAID)):
        page.said.show(seat, gesture)
    at_rest(page)


def tv_bid_five(page: TvPage) -> None:
    _televise(page, _bumping(5)[0])


def _open_for_room(page: TvPage, seats: int) -> None:
    table, done = _bumping(seats)
    _televise(page, table)
    page.show_step(done)
    _read(page.view)


def tv_podium(page: TvPage) -> None:
    snapshot, score = _televise(page, race(1)[1]), EveningScore()
    for game in ("first", "second"):
        score.add(game, snapshot)
    page.show_evening(score.line)


def tv_podium_five(page: TvPage) -> None:
    _televise(page, race(seats=5)[1])


def tv_after_race(page: TvPage) -> None:
    _after_for_room(page, race(seats=4)[1], (1, 3))


def tv_after_race_five(page: TvPage) -> None:
    _after_for_room(page, race(seats=5)[1], (0, 1, 2, 3, 4))


def _after_for_room(page: TvPage, table: Table[Any], again: tuple[int, ...]) -> None:
    """Show the page after a race, of whose players some want *again*, and one has gone."""
    tv_code(page)
    for done in table.completed:
        page.show_step(done)
    snapshot = replace(snapshot_of(table), seat=None, may_act=False)
    if len(again) < len(snapshot.names):
        snapshot = replace(snapshot, connected=snapshot.connected & ~1)
    page.show_table(snapshot)
    assert page.view is not None
    page.view.skip()
    for seat in again:
        page.after.rematch.hear(seat)
    score = EveningScore()
    for game in ("first", "second", "third"):
        score.add(game, snapshot)
    page.after.show_standing(ShownEvening(score.evenings(), are_races=True, all_check=True))
    page.after._come()
    at_rest(page)


def tv_between(page: TvPage) -> None:
    tv_podium(page)
    assert page.view is not None
    page.view.ending.finish_again()
    at_rest(page)


def tv_cozy(page: TvPage) -> None:
    _televise(page, cozy_game(seats=3, number=3, steps_max=23)[1])


def tv_cozy_five(page: TvPage) -> None:
    _televise(page, cozy_game(seats=5, number=3, steps_max=35)[1])


def tv_cozy_alone(page: TvPage) -> None:
    _televise(page, cozy_game(seats=1, number=1, steps_max=6)[1])


def tv_cozy_end(page: TvPage) -> None:
    _televise(page, cozy_game(seats=2)[1])


TELEVISION: tuple[tuple[str, Callable[[TvPage], None]], ...] = tuple(
    (scene.__name__.replace("_", "-"), scene)
    for scene in (
        tv_code,
        tv_room,
        tv_tournament_calls,
        tv_tournament_draw,
        tv_tournament,
        tv_tournament_over,
        tv_tournament_crowd,
        tv_tournament_crowd_comes,
        tv_bid,
        tv_late,
        tv_move,
        tv_reveal,
        tv_bid_five,
        tv_reveal_five,
        tv_reveal_reactions,
        tv_podium,
        tv_podium_five,
        tv_after_race,
        tv_after_race_five,
        tv_between,
        tv_cozy,
        tv_cozy_five,
        tv_cozy_alone,
        tv_cozy_end,
    )
)
