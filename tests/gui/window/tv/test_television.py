"""A television between real programs: it finds a table, follows it to its end, then the next."""

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QWidget

from core.bots.levels import Level
from core.games import choose
from gui.cozy.around.result_paint import ResultPainter
from gui.kit.card import Card
from gui.kit.headline import Headline
from gui.kit.theme import look
from gui.parts.bubble import Bubble
from gui.window.bracket_cards import BracketCards, fitting_cards
from gui.window.bridge import NodeBridge
from gui.window.tv.awake import Awake
from gui.window.tv.television import GATHER_MS, GONE_MS, IDLE_MS, LINGER_MS, REST_MS, Television
from gui.window.tv.tv_page import CATCH_UP_MS
from net.driver.headless import Headless
from net.driver.node import Node
from net.driver.place import NodePlace
from net.protocol.commands import Meet, Play
from net.protocol.effects import Overheard
from net.protocol.snapshot import LobbySnapshot, TableBegun, TableSnapshot
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.rooms import TERMS, bot, free_port
from tests.gui.snapshots import snapshot_of
from tests.window.scenes import crowd, twelve
from tests.world import HANG_S


@pytest.fixture
def bridge(tmp_path):
    place = NodePlace("Television", "test", tmp_path / "tv", loopback=True, meet=free_port())
    return NodeBridge(place)


@pytest.fixture
def tv(qtbot, bridge, monkeypatch):
    monkeypatch.setattr(Awake, "begin", lambda _: None)
    window = Television(bridge)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    yield window
    window.close()


def room(games, terms=TERMS):
    begun = tuple(TableBegun(game, ("Ann", "Ben", "Cem"), terms) for game in games)
    return LobbySnapshot((), (), (), None, begun)


@pytest.fixture
def watched(bridge, monkeypatch):
    """Return what the television asks its node for, which never starts."""
    asked: list[bytes] = []
    monkeypatch.setattr(bridge, "submit", lambda command: asked.append(command.game))
    monkeypatch.setattr(bridge, "start", lambda: None)
    return asked


GAMES = [bytes([number]) * 32 for number in (1, 2)]


def test_it_follows_real_programs_from_the_middle_to_the_end(qtbot, tv, bridge, tmp_path):
    meet, over = bridge.place.meet, list[bool]()
    bridge.table_changed.connect(lambda shown: over.append(shown.is_over))
    seen = threading.Event()

    def think(snapshot: TableSnapshot) -> Play:
        """Wait for the television, or the race would be over before it is there."""
        assert snapshot.seat is not None
        seen.wait(timeout=HANG_S)
        choice = choose(Level.STRAIGHT, snapshot.rules, snapshot.state, snapshot.seat, b"s" * 32)
        return Play(snapshot.step, choice.action, choice.sealed)

    slow = Headless(think, lambda _: None)
    node = Node(NodePlace("Cem", "test", tmp_path / "Cem", loopback=True, meet=meet), slow.observe)
    node.submit(Meet(TERMS))
    cem = threading.Thread(target=slow.run, args=(node,))
    bots = [bot(name, tmp_path / name, meet, "--seats", "3") for name in ("Ann", "Ben")]
    try:
        cem.start()
        tv.begin()
        qtbot.waitUntil(lambda: tv.page.view is not None)
        seen.set()
        qtbot.waitUntil(lambda: over[-1:] == [True])
        assert bridge.log is None
    finally:
        seen.set()
        slow.end()
        cem.join()
        for each in bots:
            each.kill()
            each.wait()
    kept = [file.name for file in (tmp_path / "tv").rglob("*") if file.is_file()]
    assert "key" not in kept, "it has no seat, so it keeps no secret of a game"


def test_a_key_changes_between_two_tables_and_says_which(qtbot, tv, bridge, watched, clock):
    bridge.lobby_changed.emit(room(GAMES))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES[:1]
    bridge.table_changed.emit(snapshot_of(race(steps_max=3)[1], seat=None, may_act=False))
    qtbot.keyClick(tv, Qt.Key.Key_Right)
    bridge.lobby_changed.emit(room(GAMES))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES
    bridge.table_changed.emit(snapshot_of(race(seed=2, steps_max=3)[1], seat=None, may_act=False))
    assert tv.page.now.said == "Table 2 of 2"


def test_a_digit_leads_to_the_table_of_that_number_if_there_is_one(
    qtbot, tv, bridge, watched, clock
):
    bridge.lobby_changed.emit(room(GAMES))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES[:1]
    bridge.table_changed.emit(snapshot_of(race(steps_max=3)[1], seat=None, may_act=False))
    qtbot.keyClick(tv, Qt.Key.Key_3)
    clock.pass_time(GATHER_MS)
    assert watched == GAMES[:1]
    qtbot.keyClick(tv, Qt.Key.Key_2)
    bridge.lobby_changed.emit(room(GAMES))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES
    bridge.table_changed.emit(snapshot_of(race(seed=2, steps_max=3)[1], seat=None, may_act=False))
    assert tv.page.now.said == "Table 2 of 2"


def test_a_table_that_has_gone_before_its_first_picture_has_no_number(tv, bridge, watched, clock):
    first, *others = (bytes([number]) * 32 for number in (1, 2, 3))
    bridge.lobby_changed.emit(room([first, *others]))
    clock.pass_time(GATHER_MS)
    bridge.lobby_changed.emit(room(others))
    assert watched == [first]
    bridge.table_changed.emit(snapshot_of(race(steps_max=3)[1], seat=None, may_act=False))
    assert "Table" not in tv.page.now.said


def test_a_game_that_is_over_gives_way_to_the_next(tv, bridge, watched, clock):
    bridge.lobby_changed.emit(room(GAMES[:1]))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES[:1]
    bridge.table_changed.emit(snapshot_of(race()[1], seat=None, may_act=False))
    bridge.lobby_changed.emit(room(GAMES))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES


def watch_the_end(tv, bridge, clock, **facts):
    """Let the television look at a race to its end."""
    bridge.lobby_changed.emit(room(GAMES[:1]))
    clock.pass_time(GATHER_MS)
    for done in race()[1].completed:
        bridge.step_done.emit(done)
    shown = snapshot_of(race()[1], seat=None, may_act=False, **facts)
    bridge.table_changed.emit(shown)
    clock.pass_time(CATCH_UP_MS)
    bridge.table_changed.emit(shown)
    return shown


def test_it_stays_where_one_more_is_wished_for_until_they_go_on(tv, bridge, watched, clock):
    shown = watch_the_end(tv, bridge, clock, connected=0b111)
    clock.pass_time(IDLE_MS - 1)
    bridge.aside.emit(Overheard(0, "again", ()))
    clock.pass_time(IDLE_MS - 1)
    assert "Ann: again" in tv.page.after.again.chairs.accessibleDescription()
    begun = list[str]()
    bridge.start = lambda: begun.append("looks for the next table")
    bridge.table_changed.emit(replace(shown, connected=shown.connected & ~1))
    clock.pass_time(GONE_MS)
    assert begun
    assert tv.page.after.isVisible(), "until there is another one"


def test_where_nothing_happens_it_looks_before_long_whether_others_have_begun(
    tv, bridge, watched, clock
):
    """Who looks on at a table hears of no other: those who sit on there would hold the room."""
    watch_the_end(tv, bridge, clock, connected=0b111)
    clock.pass_time(IDLE_MS)
    bridge.lobby_changed.emit(room(GAMES))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES
    assert tv.page.after.isVisible(), "until the other one is there"


def test_it_leaves_a_table_that_is_over_as_soon_as_it_hears_of_another(tv, bridge, watched, clock):
    watch_the_end(tv, bridge, clock, connected=0b111)
    bridge.lobby_changed.emit(room(GAMES))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES


def test_who_only_goes_home_does_not_turn_it_away_at_once(tv, bridge, watched, clock):
    shown = watch_the_end(tv, bridge, clock, connected=0b111)
    begun = list[str]()
    bridge.start = lambda: begun.append("looks for the next table")
    bridge.table_changed.emit(replace(shown, connected=shown.connected & ~1))
    clock.pass_time(LINGER_MS - 1)
    assert begun == []
    clock.pass_time(1)
    assert begun


def test_a_table_that_all_have_left_gives_way_to_the_next(tv, bridge, watched, clock):
    left = snapshot_of(race(steps_max=3)[1], seat=None, may_act=False, connected=0)
    bridge.lobby_changed.emit(room(GAMES[:1]))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES[:1]
    bridge.table_changed.emit(left)
    bridge.table_changed.emit(replace(left, connected=1))
    clock.pass_time(REST_MS)
    assert tv.page.view is not None, "somebody has come back"
    bridge.table_changed.emit(left)
    clock.pass_time(REST_MS)
    assert tv.page.view is None
    assert tv.page.now.heading == "No table yet"
    bridge.lobby_changed.emit(room(GAMES[1:]))
    clock.pass_time(GATHER_MS)
    assert watched == GAMES


def test_between_the_tables_of_a_tournament_it_shows_who_sits_where(
    qtbot, tv, bridge, watched, clock
):
    called, drawn = twelve(is_drawn=False), twelve(is_drawn=True)
    bridge.gathered.emit((called,))
    assert tv.page.now.said == "12 people come"
    bridge.gathered.emit((drawn, called))
    assert tv.page.now.heading == "The numbers fall in"
    tv.page.room.stage.skip()
    assert tv.page.now.heading == "The tables are drawn"
    bridge.lobby_changed.emit(room(GAMES[:1]))
    clock.pass_time(GATHER_MS)
    assert watched
    bridge.step_done.emit(race()[1].completed[-1])
    bridge.table_changed.emit(snapshot_of(race()[1]))
    clock.pass_time(CATCH_UP_MS)
    assert tv.page.view is not None
    clock.pass_time(REST_MS)
    assert tv.page.view is None
    assert tv.page.now.heading == "The tables are drawn"


def test_without_a_network_it_says_so_and_what_to_do(tv, bridge, watched):
    bridge.lobby_changed.emit(LobbySnapshot((), (), (), None))
    assert tv.page.now.heading == "No table yet"
    assert not watched


def test_escape_ends_it(qtbot, tv):
    qtbot.keyClick(tv, Qt.Key.Key_Escape)
    assert not tv.isVisible()


def test_letters_grow_with_the_screen(tv):
    tv.resize(1920, 1080)
    assert look().text == pytest.approx(look().art)
    assert 15 * look().text >= 1080 / 30


def are_five_beside_each_other(cards):
    """Check that all of *cards* is there: five tables in a row, and nothing lies on anything."""
    found = cards.findChildren(Card)
    assert len({card.y() for card in found[:5]}) == 1
    for card in found:
        assert cards.rect().contains(card.geometry())
        parts = [part for part in card.findChildren(QWidget) if part.parent() is card]
        frames = [part.geometry() for part in parts]
        assert all(card.rect().contains(frame) for frame in frames)
        assert not any(
            one.intersects(other) for at, one in enumerate(frames) for other in frames[:at]
        )
    return True


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.usefixtures("watched")
def test_five_tables_of_five_long_names_are_all_in_the_picture(qtbot, tv, size):
    tv.resize(*size)
    tv.page.show_tournament(crowd())
    (cards,) = tv.page.findChildren(BracketCards)
    qtbot.waitUntil(lambda: cards.findChildren(Card)[-1].width() > 100)
    assert are_five_beside_each_other(cards)
    assert min(one.contentsRect().height() for one in cards.findChildren(Headline)) >= 28


@pytest.mark.parametrize("wide", [1024, 1280])
def test_in_a_window_too_five_tables_stand_beside_each_other(qtbot, wide):
    cards = fitting_cards(crowd(), wide, 600)
    qtbot.addWidget(cards)
    cards.resize(wide, cards.sizeHint().height())
    cards.show()
    assert are_five_beside_each_other(cards)


@pytest.mark.usefixtures("watched")
def test_the_names_beside_the_sheets_are_read_from_four_metres(tv, monkeypatch):
    painted, paint = [], ResultPainter._paint_name  # noqa: SLF001  # it has no other name

    def painting(self, painter, room, seat, **how):
        paint(self, painter, room, seat, **how)
        painted.append((self._result.names[seat], QFontInfo(painter.font()).pixelSize()))
        assert painter.fontMetrics().horizontalAdvance(self._result.names[seat]) <= room.width()

    monkeypatch.setattr(ResultPainter, "_paint_name", painting)
    snapshot = replace(snapshot_of(cozy_game(seats=5, number=3, steps_max=35)[1]), seat=None)
    tv.page.show_table(snapshot)
    tv.grab()
    assert {name for name, _ in painted} == set(snapshot.names)
    assert min(size for _, size in painted) >= 28


@pytest.mark.usefixtures("watched")
def test_what_a_seat_says_is_shown_to_the_room_and_what_is_no_gesture_is_not(tv, bridge):
    table = race(1, steps_max=3)[1]
    tv.page.show_step(table.completed[-1])
    bridge.table_changed.emit(replace(snapshot_of(table), seat=None, may_act=False))
    for kind, value in (
        ("gesture", "tea"),
        ("gesture", 7),
        ("gesture", "no gesture"),
        ("laid", "clap"),
    ):
        bridge.aside.emit(Overheard(1, kind, value))
    assert [one.accessibleName() for one in tv.findChildren(Bubble) if one.isVisible()] == [
        "Tea time!"
    ]
