"""Our table from sitting down to getting up; without a node, but for what two windows share."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from core.bots.levels import Level
from core.games import choose
from core.table.agreed import Agreed, joined
from core.wormup.actions import AGREE
from core.wormup.race import Stage
from gui.cli import VERSION
from gui.game_ui import known_ui
from gui.parts.game_view import EndAction
from gui.parts.ring import Ring
from gui.parts.sound import Sound
from gui.report.drafts import kept
from gui.report.terms_words import terms_of
from gui.window.bridge import NodeBridge
from gui.window.pages import Pages
from gui.window.seating import Seating
from gui.window.settings import Settings
from gui.window.table_session import TableSession
from gui.window.ways import To
from gui.words.player_names import names_of
from gui.wormup.race_ending import RaceEnding
from net.driver.place import NodePlace
from net.protocol.commands import GetUp, Meet, Play, SameHere
from net.protocol.effects import Overheard
from net.protocol.snapshot import LobbySnapshot, PersonHere
from net.protocol.table_packets import OpenTable
from tests.gui.cozy_log import cozy_game
from tests.gui.evening_log import FIRST
from tests.gui.evening_log import terms as evening_terms
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import label
from tests.gui.race_log import race
from tests.gui.rooms import TERMS, free_port
from tests.gui.snapshots import snapshot_of
from tests.window.scenes import BEN, RACE, races


@pytest.fixture
def there(qtbot, tmp_path, monkeypatch):
    """Return our table, and what is asked of the node."""
    window, pages = QMainWindow(), Pages()
    qtbot.addWidget(window)
    window.setCentralWidget(pages)
    bridge = NodeBridge(NodePlace("Ann", "test", tmp_path))
    asked: list[object] = []
    monkeypatch.setattr(bridge, "submit", asked.append)
    monkeypatch.setattr(bridge, "start", lambda *_, **__: asked.append("start"))
    shell = HeardShell()
    ours = TableSession(shell, pages, bridge)
    window.show()
    yield SimpleNamespace(
        window=window,
        ours=ours,
        pages=pages,
        asked=asked,
        shell=shell,
        played=shell.played,
        seating=ours._seating,
        bridge=bridge,
    )
    ours.close()


def test_who_sits_down_waits_at_a_table(there):
    there.ours.sit_down(RACE)
    assert there.pages.currentWidget() is there.ours.page
    assert there.ours.page.is_waiting
    assert there.asked == [Meet(RACE)]


def test_who_gets_up_again_leaves_no_table_behind(there):
    there.ours.sit_down(RACE)
    there.ours.page.left.emit("You have left.")
    assert (there.shell.gone, there.shell.toasts) == ([To.HOME], ["You have left."])
    assert there.asked[-1] == GetUp()
    assert there.ours.page is None
    assert there.pages.count() == 0


def test_a_practice_race_has_its_hints_after_a_restart_too(there, tmp_path, monkeypatch):
    folder = tmp_path / "games" / "one"
    folder.mkdir(parents=True)
    monkeypatch.setattr(type(there.bridge), "log", folder / "log")
    there.ours.resume(folder)
    there.ours.take_table(snapshot_of(race(steps_max=1)[1]))
    assert label(there.ours.page, "hint").isHidden(), "it was no practice"
    there.ours.clear()
    monkeypatch.setattr(there.ours._bots, "start", lambda *_, **__: None)
    there.ours.practise()
    there.ours.take_table(snapshot_of(race(steps_max=1)[1]))
    there.seating.get_up(is_waiting=False)
    there.ours.resume(folder)
    there.ours.take_table(snapshot_of(race(steps_max=1)[1]))
    assert "All choose a number in secret" in label(there.ours.page, "hint").text()
    there.ours.clear()
    there.seating.get_up(is_waiting=False)
    there.ours.sit_down(RACE)
    there.ours.take_table(snapshot_of(race(steps_max=1)[1]))
    assert label(there.ours.page, "hint").isHidden(), "the next table is no practice"


def test_a_table_that_did_not_begin_is_waited_at_anew(there):
    there.ours.lay()
    there.ours.take_table(snapshot_of(race(steps_max=1)[1]))
    begun = there.ours.page
    assert not begun.is_waiting
    there.ours.take_lobby(LobbySnapshot((BEN,), ("Ann",), (), RACE))
    assert there.ours.page is not begun
    assert there.ours.page.is_waiting


@pytest.mark.parametrize("at_one_laptop", [True, False])
def test_only_where_another_laptop_plays_the_emblem_is_asked_for(there, monkeypatch, at_one_laptop):
    """Between people at one laptop, and their bots, nobody can stand."""
    monkeypatch.setattr(Seating, "is_at_one_laptop", at_one_laptop)
    page = there.ours.lay()
    there.ours.take_table(snapshot_of(race(steps_max=1)[1], must_compare=True))
    assert page.snapshot.must_compare is not at_one_laptop
    assert (there.asked == [SameHere()]) is at_one_laptop


def test_what_comes_while_we_sit_nowhere_is_shown_nowhere(there):
    table = race(steps_max=3)[1]
    there.ours.take_table(snapshot_of(table))
    there.ours.take_step(table.completed[0])
    there.ours.renew(None)
    assert there.ours.page is None
    assert there.pages.count() == 0


def test_a_draft_is_kept_beside_the_log(there, tmp_path, monkeypatch):
    monkeypatch.setattr(NodeBridge, "log", tmp_path / "log")
    page = there.ours.lay()
    page.laptop.keep_draft({"face": 3})
    assert kept(tmp_path) == {"face": 3}


def test_our_turn_is_heard_once_also_in_another_language(there):
    table = next(races(Stage.BID, 10))
    there.ours.lay()
    for done in table.completed:
        there.ours.take_step(done)
    there.ours.take_table(snapshot_of(table))
    there.ours.page.viewer.live.skip()
    heard = list(there.played)
    assert Sound.MY_TURN in heard
    there.pages.drop_all()
    there.ours.renew(None)
    assert there.played == heard
    assert there.ours.page.viewer.steps == [*table.completed]


def _second_end(there, tmp_path, monkeypatch):
    """Let two races end here, the second one at our table."""
    log = tmp_path / "game 2" / "log"
    log.parent.mkdir()
    log.write_bytes(race(2)[0])
    monkeypatch.setattr(NodeBridge, "log", log)
    there.ours.lay()
    for seed in (1, 2):
        table = race(seed)[1]
        there.ours._end.evening.count(f"game {seed}", snapshot_of(table, is_over=True))
    for done in race(2)[1].completed:
        there.ours.take_step(done)
    there.ours.take_table(snapshot_of(race(2)[1], is_over=True))
    there.ours.page.viewer.live.skip()


def test_the_evening_is_shown_from_the_finish_and_escape_leads_back(there, tmp_path, monkeypatch):
    _second_end(there, tmp_path, monkeypatch)
    there.ours.page.viewer.live.wished.emit(EndAction.EVENING)
    evening = there.pages.currentWidget()
    assert evening is there.ours._end.evening.page()
    assert evening.games.text() == "2 races"
    QTest.keyClick(evening, Qt.Key.Key_Escape)
    assert there.pages.currentWidget() is there.ours.page


def test_another_race_is_asked_for_from_the_evening_too(there, tmp_path, monkeypatch):
    _second_end(there, tmp_path, monkeypatch)
    there.ours._end.evening.show(there.ours.page)
    there.ours._end.evening.page().wished.emit(EndAction.AGAIN)
    there.ours._end.rematch.agreed.emit()
    assert there.ours.page.is_waiting
    assert there.pages.currentWidget() is there.ours.page


def test_the_next_chapter_is_played_with_the_same_people(there, tmp_path, monkeypatch):
    log, table = cozy_game()
    (tmp_path / "log").write_bytes(log)
    monkeypatch.setattr(NodeBridge, "log", tmp_path / "log")
    there.ours.lay()
    for done in table.completed:
        there.ours.take_step(done)
    there.ours.take_table(snapshot_of(table, is_over=True))
    following = known_ui("cozy/1").next_terms(terms_of(there.ours.page.genesis))
    assert following is not None
    there.ours.page.viewer.live.wished.emit(EndAction.NEXT)
    assert there.ours.page.is_waiting
    assert there.asked == ["start", Meet(following)]


def test_in_another_language_the_end_of_a_game_is_told_again_in_silence(
    there, tmp_path, monkeypatch, qtbot
):
    _second_end(there, tmp_path, monkeypatch)
    score = there.ours._end.evening.score
    with qtbot.waitSignal(there.ours._end._checking.checked):
        pass
    score.check("game 1")
    assert score.all_check
    heard = list(there.played)
    told: list[str] = []
    monkeypatch.setattr(RaceEnding, "tell_evening", lambda _, line: told.append(line))
    monkeypatch.setattr(RaceEnding, "stamp", lambda _: told.append("stamp"))
    there.ours.renew(None)
    assert told == [score.line, "stamp"]
    assert there.played == heard


@pytest.mark.parametrize("among_bots", [True, False])
@pytest.mark.parametrize("agreed", [True, False])
def test_a_coach_sits_only_among_our_own_bots_or_where_all_agreed(
    there, tmp_path, monkeypatch, among_bots, agreed
):
    monkeypatch.setattr(Seating, "is_among_bots", among_bots)
    monkeypatch.setattr(NodeBridge, "log", tmp_path / "log")
    page, table = there.ours.lay(), next(races(Stage.BID, 10))
    for done in table.completed:
        genesis = done.step.genesis
        options = joined(Agreed(coach=agreed), genesis.options)
        changed = done.step._replace(genesis=replace(genesis, options=options))
        there.ours.take_step(done._replace(step=changed))
    there.ours.take_table(snapshot_of(table))
    page.viewer.live.skip()
    assert page.coach.may_be_asked is (among_bots or agreed)
    assert page.corner.icons["bot"].isHidden() is not (among_bots or agreed)
    page.coach.ask()
    assert (page.coach._step == 0) is not (among_bots or agreed)


def test_a_gesture_of_another_seat_is_shown_at_the_table(there):
    table = race(steps_max=1)[1]
    there.ours.lay()
    there.ours.take_step(table.completed[0])
    there.ours.take_table(snapshot_of(table))
    there.bridge.aside.emit(Overheard(1, "gesture", "tea"))
    assert there.played[-1:] == [Sound.TALKED]


def test_where_another_seat_looks_back_to_is_offered_at_the_table(there):
    table = race()[1]
    there.ours.lay()
    for done in table.completed:
        there.ours.take_step(done)
    there.ours.page.show_table(snapshot_of(table))
    there.bridge.aside.emit(Overheard(1, "look", 5))
    assert there.ours.page.together.button.text() == "Ben looks back: follow"
    there.ours.page.together.button.click()
    assert there.ours.page.viewer.looked_at.step.number == 5
    there.bridge.aside.emit(Overheard(1, "point", (5, (9_000, 9_000))))
    (ring,) = there.ours.page.findChildren(Ring)
    assert ring._worm == names_of(table.genesis).worms[1]


def _play_to_the_end(ours):
    """Let this player agree to end the race as soon as one may."""
    page, person = ours.page, ours.laptop._shown
    table = person.table
    if table is None or page.viewer.is_telling:
        return
    if table.must_compare:
        page.laptop.submit(SameHere())
    elif table.may_act and not table.is_over and not table.rules.opens(table.state):
        choice = choose(Level.EASY, table.rules, table.state, table.seat, bytes(32))
        page.laptop.submit(Play(table.step, AGREE, choice.sealed))


@pytest.fixture
def laptops(qtbot, tmp_path):
    """Return three tables, each with a real node, that sit down to the same race."""
    meet, tables = free_port(), []
    for name in ("Ann", "Ben", "Cem"):
        window, pages, settings = QMainWindow(), Pages(), Settings(tmp_path / name)
        qtbot.addWidget(window)
        window.setCentralWidget(pages)
        window.show()
        settings.mute = True
        bridge = NodeBridge(NodePlace(name, VERSION, tmp_path / name, loopback=True, meet=meet))
        ours = TableSession(HeardShell(), pages, bridge)
        person = ours.laptop._shown
        tables.append(SimpleNamespace(window=window, ours=ours, bridge=bridge, person=person))
        bridge.start()
        ours.sit_down(TERMS)
    yield tables
    for table in tables:
        table.ours.close()
        table.bridge.close()


def test_real_laptops_look_back_together_at_their_race(qtbot, laptops):
    """One leads, one follows and points, and one does not follow; no log gets anything of it."""

    def is_over():
        for laptop in laptops:
            _play_to_the_end(laptop.ours)
        return all(laptop.person.table and laptop.person.table.is_over for laptop in laptops)

    qtbot.waitUntil(is_over)
    logs = [laptop.bridge.log.read_bytes() for laptop in laptops]
    leading, following, other = (laptop.ours.page for laptop in laptops)
    leading.viewer.look_back_to(1)
    leading.together.button.click()
    for page in (following, other):
        said = page.together.button.text
        qtbot.waitUntil(lambda said=said: said() == "Ann looks back: follow")
    following.together.button.click()
    leading.viewer.timeline.by(1)
    qtbot.waitUntil(lambda: following.viewer.looked_at.step.number == 2)
    following.viewer.pointed.emit((9_000, 9_000))
    qtbot.waitUntil(lambda: bool(leading.findChildren(Ring)))
    assert other.viewer.looked_at is None
    assert other.findChildren(Ring) == []
    assert [laptop.bridge.log.read_bytes() for laptop in laptops] == logs


def test_in_mid_evening_one_asks_for_a_seat_more_and_the_others_follow(there):
    second = evening_terms(FIRST._replace(number=2, previous=b"g" * 32))
    wider = replace(second, seats=4)
    there.ours.sit_down(second)
    there.ours.page.waiting.seats_asked.emit(4)
    assert there.asked[-1] == Meet(wider)
    assert there.seating.terms == wider
    there.ours.take_lobby(LobbySnapshot((), ("Ben", "Ann"), (), wider))
    table = OpenTable(1, second, race()[1].genesis.offers[:1])
    ben = PersonHere(b"b" * 32, "Ben", "1", table, None)
    there.ours.take_lobby(LobbySnapshot((ben,), ("Ann",), (), wider))
    assert there.asked[-1] == Meet(second)
    assert there.ours.page.is_waiting
    told = len(there.asked)
    there.ours.take_lobby(LobbySnapshot((ben,), ("Ben", "Ann"), (), second))
    assert len(there.asked) == told, "we are there"
