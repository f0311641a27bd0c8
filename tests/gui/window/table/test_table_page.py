"""A table in the window: waiting, emblem, board, looking back, leaving."""

import re
from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QStackedWidget

from core.games import rules_for
from core.table.agreed import Agreed, joined
from core.table.table import Table
from core.table.trouble import Trouble
from core.wormup.profiles import Face, Options
from core.wormup.race import Stage
from core.wormup.worm import R
from gui.kit.theme import look, wear
from gui.parts.badge import Badge
from gui.parts.game_view import EndAction, GameView
from gui.parts.guide_page import GuidePage
from gui.parts.log_view import LogView
from gui.parts.news import News
from gui.window.past.worker import Worker
from gui.window.table.call_panel import CallPanel
from gui.window.table.emblem_panel import EmblemPanel
from gui.window.table.seat_bar import SeatBar
from gui.window.table.silence_clock import Silence
from gui.window.table.table_page import TablePage
from gui.window.table.waiting_panel import WaitingPanel
from gui.window.worker_thread import WorkerThread
from gui.wormup.board.sprites import Disc, Head, Post, SpriteLook
from gui.wormup.panels.faces import FaceButton
from gui.wormup.race_view import RaceView
from net.protocol.commands import CallOn, LeaveTable, Play, SameHere
from net.protocol.snapshot import LobbySnapshot
from net.protocol.troubles import DiskReason
from tests.gui.cozy_log import cozy_game
from tests.gui.dialogs import answer_with
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import back, key, label, part
from tests.gui.race_log import play as play_race
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of
from tests.seats import sat_down, secret_of
from tests.settled import settled
from tests.window.scenes import RACE, races


@pytest.fixture
def page(qtbot, shell):
    page = TablePage(shell, HeardLaptop())
    qtbot.addWidget(page)
    page.resize(1000, 560)
    page.show()
    return page


def icon(page, said):
    return next(key for key in page.corner.icons.values() if key.accessibleName() == said)


def button(page, text):
    return next(b for b in page.findChildren(QPushButton) if text in b.text())


def play(page, table, upto=10_000, **changes):
    *before, last = table.completed[:upto]
    page.viewer.take(before)
    page.show_step(last)
    page.show_table(snapshot_of(table, **changes))


def shown(page):
    return part(page.viewer, QStackedWidget).currentWidget()


def test_before_all_have_sat_down_the_chairs_are_shown(page):
    page.wait(LobbySnapshot((), ("Ann",), (), None), RACE)
    assert isinstance(shown(page), WaitingPanel)
    assert page.is_waiting


def test_nothing_but_the_emblem_is_shown_until_it_is_compared(page):
    table = race(steps_max=1)[1]
    play(page, table, must_compare=True)
    assert isinstance(shown(page), EmblemPanel)
    button(page, "Same here").click()
    assert page.laptop.asked == [SameHere()]
    page.show_table(snapshot_of(table))
    assert isinstance(shown(page), GameView)


def test_our_turn_is_told_once_a_step(page):
    told: list[int] = []
    page.due.connect(lambda: told.append(1))
    table = race(steps_max=1)[1]
    play(page, table, must_compare=True)
    assert told == []
    for _ in range(3):
        page.show_table(snapshot_of(table))
    assert told == [1]


def test_what_happened_is_told_in_words_and_a_line_leads_back(page):
    table = race()[1]
    play(page, table)
    log = page.findChild(LogView)
    assert log.count() > 10
    log.itemClicked.emit(log.item(3))
    past = shown(page)
    icon(page, "Back to now").click()
    assert shown(page) is not past


def test_a_finished_table_is_closed_without_a_question(page, qtbot):
    play(page, race()[1])
    with qtbot.waitSignal(page.left):
        page.viewer.live.wished.emit(EndAction.CLOSE)


def test_a_wish_for_another_game_is_passed_on(page, qtbot):
    play(page, race()[1])
    with qtbot.waitSignal(page.wished) as told:
        page.viewer.live.wished.emit(EndAction.AGAIN)
    assert told.args == [EndAction.AGAIN]


def test_a_picture_of_the_table_is_saved_under_the_name_of_its_game(
    page, qtbot, monkeypatch, tmp_path, shell
):
    asked: list[str] = []

    def ask(_parent, name):
        asked.append(name)
        return tmp_path / "end.png"

    monkeypatch.setattr("gui.parts.pictures.ask_path", ask)
    play(page, race()[1])
    page.viewer.live.wished.emit(EndAction.SAVE)
    assert shell.toasts == [f"Saved: {tmp_path / 'end.png'}"]
    assert not QImage(str(tmp_path / "end.png")).isNull()
    assert re.fullmatch(r"worm-up-[0-9-]{10}-ann-ben-cem\.png", asked[0])


def leave(page, shell):
    """Choose the last entry of the menu."""
    page.corner.icons["menu"].click()
    _, entries = shell.menus[-1]
    entries[-1][-1]()


def test_the_menu_names_what_can_be_done_seldom(page, qtbot, shell):
    play(page, race(steps_max=4)[1])
    qtbot.keyClick(page.corner.icons["menu"], Qt.Key.Key_Return)
    ((button, entries),) = shell.menus
    assert button is page.corner.icons["menu"]
    assert [said for _, said, _ in entries][-1] == "Get up…"


def test_with_large_text_only_log_and_menu_stay_and_the_menu_does_the_rest(
    page, qtbot, qapp, shell
):
    before = look()
    wear(qapp, replace(before, size=1.5))
    play(page, race(steps_max=4)[1])
    page.resize(1_024, 600)
    there = [name for name, key in page.corner.icons.items() if not key.isHidden()]
    page.corner.icons["menu"].click()
    ((_, entries),) = shell.menus
    does = {said: do for _, said, do in entries}
    assert there == ["log", "menu"]
    assert list(does)[:3] == ["Small talk", "Look back", "How to play"]
    does["How to play"]()
    assert page.guide.shown is not None
    wear(qapp, before)


@pytest.mark.parametrize(
    ("answer", "asked", "left"),
    [("Leave for now", [], [1]), ("Leave for good", [LeaveTable()], []), ("Stay", [], [])],
)
def test_leaving_a_race_asks_how(page, answer, asked, left, shell):
    play(page, race(steps_max=4)[1])
    told, gone = page.laptop.asked, list[int]()
    page.left.connect(lambda: gone.append(1))
    answer_with(answer)
    leave(page, shell)
    assert ([one for one in told if not isinstance(one, Play)], gone) == (asked, left)
    leaves = any(isinstance(one, LeaveTable) for one in told)
    assert shell.toasts == (["You leave for good; the others are told."] if leaves else [])


def test_who_has_left_for_good_goes_by_itself_and_says_so_on_the_next_page(page, qtbot, shell):
    table = race(steps_max=4)[1]
    play(page, table)
    answer_with("Leave for good")
    leave(page, shell)
    with qtbot.waitSignal(page.left) as told:
        page.show_table(snapshot_of(table, leaving=True, in_game=0b110))
    assert told.args == ["You have left the game for good."]


def test_who_leaves_and_will_not_wait_closes_the_table(page, qtbot, shell):
    play(page, race(steps_max=4)[1])
    answer_with("Leave for good")
    leave(page, shell)
    page.show_table(page.snapshot)
    with qtbot.waitSignal(page.left):
        leave(page, shell)


def test_a_silent_seat_starts_a_clock_that_stops_when_it_is_back(page):
    table = race(steps_max=4)[1]
    play(page, table, silent_since=(None, None, 1.0))
    assert part(page, Silence).isActive()
    page.show_table(snapshot_of(table))
    assert not part(page, Silence).isActive()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_the_slip_about_who_is_missing_lies_over_no_worm(page, size):
    page.resize(*size)
    play(page, race(steps_max=4)[1], silent_since=(None, None, 1.0), left=0b100)
    view = page.viewer.live
    view.skip()
    seen = view.board.camera.room()
    assert part(page, CallPanel).isVisible()
    assert seen.top() > part(page, CallPanel).geometry().bottom()
    assert seen.height() > 100
    key(part(page, CallPanel), "Close").click()
    assert view.board.camera.room().top() < part(page, CallPanel).geometry().bottom()


def test_the_slip_about_who_is_missing_lies_over_no_sheet(page):
    play(page, cozy_game(steps_max=3)[1], silent_since=(None, 1.0))
    sheet = page.viewer.live.sheet
    assert part(page, CallPanel).isVisible()
    assert sheet.mapTo(page, QPoint()).y() > part(page, CallPanel).geometry().bottom()


def test_a_table_whose_disk_is_full_says_so(page, shell):
    said = shell.anew().toasts
    play(page, race(steps_max=4)[1], stopped=Trouble(DiskReason.FULL))
    assert said == ["The disk is full."]
    assert page.findChild(SeatBar) is not None


def test_who_watches_has_nothing_to_press_but_looking_and_leaving(page, qtbot, shell):
    table = race()[1]
    play(page, table, seat=None, may_act=False, is_over=True)
    with qtbot.waitSignal(page.left):
        leave(page, shell)


def test_what_is_played_is_known_once_it_has_begun(page):
    assert page.genesis is None
    table = race(steps_max=4)[1]
    play(page, table)
    assert page.genesis == table.genesis


def test_a_bot_is_called_so_in_german_on_its_card(german, qtbot):
    page = TablePage(HeardShell(), HeardLaptop())
    qtbot.addWidget(page)
    table = race(steps_max=3)[1]
    named = ("Ann", "Ben (bot)", "Cem")
    play(page, table, names=named)
    assert "Ben (Bot)" in [badge.text() for badge in part(page, SeatBar).badges]
    assert page.names == named, "as they sign, for a next game"


def test_looking_back_shows_the_seats_as_they_were_and_now_as_they_are(page):
    play(page, race(steps_max=9)[1])
    page.viewer.live.skip()
    now = [badge.accessibleName() for badge in part(page, SeatBar).badges]
    page.viewer.look_back_to(1)
    then = [badge.accessibleName() for badge in part(page, SeatBar).badges]
    assert then != now
    assert part(page, LogView).selectedItems()
    icon(page, "Back to now").click()
    assert [badge.accessibleName() for badge in part(page, SeatBar).badges] == now
    assert part(page, LogView).selectedItems() == []


def test_the_board_knows_where_the_badges_are_at_any_size(page):
    page.resize(1280, 720)
    play(page, race(steps_max=9)[1])
    for size in ((1280, 720), (1024, 600)):
        page.resize(*size)
        assert page.viewer.live.playback.reveal.things == part(page, SeatBar).things() != ()


def _logged(page):
    log = part(page, LogView)
    lines = [log.item(row).text() for row in range(log.count())]
    return [line for line in lines if "watch" in line]


def test_who_only_looks_on_is_told_so_once(page, qtbot, shell):
    table = race(steps_max=9)[1]
    for done in table.completed:
        page.show_step(done)
    page.show_table(snapshot_of(table, seat=None))
    assert any(said.startswith("You watch.") for said in shell.spoken)
    assert part(page, News).said == "You watch. Nobody's secret is shown to you."
    shell.anew()
    page.show_table(snapshot_of(table, seat=None, connected=0b11))
    assert shell.spoken == []
    assert len(_logged(page)) == 1


def test_players_are_told_when_somebody_begins_to_look_on(page):
    table = race(steps_max=9)[1]
    play(page, table)
    assert _logged(page) == []
    page.show_table(snapshot_of(table, watching=1))
    assert part(page, News).said.startswith("Somebody watches")
    page.show_table(snapshot_of(table, watching=1))
    page.show_table(snapshot_of(table, watching=0))
    assert len(_logged(page)) == 1
    page.show_table(snapshot_of(table, watching=2))
    assert len(_logged(page)) == 2


def test_the_podium_needs_no_badges_above_it(page):
    play(page, race()[1])
    page.viewer.live.skip()
    assert not any(badge.isVisible() for badge in part(page, SeatBar).badges)
    page.viewer.look_back_to(1)
    assert all(badge.isVisible() for badge in part(page, SeatBar).badges)


def test_what_our_player_agrees_to_is_in_the_log(page):
    play(page, race(steps_max=4)[1], silent_since=(None, None, 1.0))
    button(part(page, CallPanel), "Go on without Cem").click()
    log = part(page, LogView)
    last = log.item(log.count() - 1).text()
    assert last == "Call: go on without Cem, as soon as a majority agrees."
    assert page.laptop.asked == [CallOn(0b100)]


def test_a_warning_about_the_emblem_does_not_outlive_it(page):
    table = race(steps_max=1)[1]
    play(page, table, must_compare=True)
    button(page, "Something differs").click()
    page.show_table(snapshot_of(table))
    seen = [one.text() for one in page.findChildren(QLabel) if one.isVisible()]
    assert not any("meet again" in text for text in seen)


def test_a_hint_of_the_practice_race_changes_while_one_swings(qtbot):
    page = TablePage(HeardShell(), HeardLaptop(), hints=True)
    qtbot.addWidget(page)
    page.show()
    play(page, next(races(Stage.MOVE, 6, x=True)))
    view = page.viewer.live
    assert isinstance(view, RaceView)
    view.skip()
    assert label(page, "hint").text().startswith("Pull the head")
    hand = view.picture.hand
    assert hand is not None
    while hand.draft.left:
        spot = hand.move.aim.reach.toward((1, 0))
        assert spot is not None
        hand.draft.place(spot)
        hand.move.refresh()
    hand.take_up(hand.swing)
    assert label(page, "hint").text().startswith("Drag a finish post")


def test_the_tray_does_not_repeat_the_hint_above_it(qtbot):
    for table in (race(steps_max=1)[1], next(races(Stage.MOVE, 6))):
        for has_hints in (True, False):
            page = TablePage(HeardShell(), HeardLaptop(), hints=has_hints)
            qtbot.addWidget(page)
            page.show()
            play(page, table)
            view = page.viewer.live
            assert isinstance(view, RaceView)
            view.skip()
            qtbot.waitUntil(lambda view=view: view.controls.tray is not None)
            tray = view.controls.tray
            assert tray is not None
            assert bool(tray.said.text()) is not has_hints


def test_a_hint_lies_above_the_tray_whenever_there_is_one(qtbot):
    page = TablePage(HeardShell(), HeardLaptop(), hints=True)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    for table in (race(steps_max=1)[1], *islice(races(Stage.MOVE, 3), 5)):
        play(page, table)
        view = page.viewer.live
        assert isinstance(view, RaceView)
        assert label(page, "hint").isVisible() is not page.viewer.is_telling
        view.skip()
        qtbot.waitUntil(lambda view=view: view.foot() > 0)
        settled()
        assert label(page, "hint").isVisible()
        assert label(page, "hint").geometry().bottom() < page.height() - view.foot()
        assert not _lying_under(label(page, "hint"), view), "it covers nothing of the race"


def _lying_under(label, view):
    """List the discs of worms and posts that lie under *label*."""
    camera, paper = view.board.camera, QRectF(label.geometry())
    discs = [one for one in view.board.sprites() if isinstance(one, Disc | Head | Post)]
    half = R * camera.scale
    middles = [camera.on_screen(one.at) for one in discs]
    boxes = [QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half) for at in middles]
    return [box for box in boxes if box.intersects(paper)]


def test_the_keys_of_a_game_work_wherever_on_its_page_the_focus_is(page, qtbot):
    """As when somebody else at this laptop took over by mouse, or a bot was added just before."""
    play(page, race(steps_max=1)[1])
    view = shown(page)
    assert isinstance(view, RaceView)
    badge = page.findChild(Badge)
    for focus, typed, face in ((page, Qt.Key.Key_5, Face.FIVE), (badge, Qt.Key.Key_7, Face.SEVEN)):
        focus.setFocus()
        qtbot.keyClick(QApplication.focusWidget() or focus, typed)
        assert view.controls.bids.chosen is face


def test_a_page_that_is_turned_to_gives_its_keys_to_the_board(page, qtbot):
    play(page, race(steps_max=1)[1])
    qtbot.waitActive(page)
    page.setFocus()
    assert page.findChild(RaceView).isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("table", [race, cozy_game])
def test_a_key_and_f1_say_how_the_game_at_the_table_is_played(page, qtbot, table):
    play(page, table(steps_max=3)[1])
    asks = [icon(page, "How to play").click, lambda: qtbot.keyClick(page, Qt.Key.Key_F1)]
    for ask in asks:
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        ask()
        ask()
        guide = page.guide.shown
        assert isinstance(guide, GuidePage)
        assert guide.size() == page.size()
        back(guide).click()
        assert page.guide.shown is None


def test_without_leave_there_is_no_coach(page):
    play(page, next(races(Stage.BID, 10)))
    assert icon(page, "Ask the coach").isHidden()
    page.coach.ask()
    assert label(page, "hint").isHidden()
    assert not any(face.share for face in page.findChildren(FaceButton))


def asked(page, qtbot):
    page.viewer.live.skip()
    page.coach.allow(is_allowed=True)
    with qtbot.waitSignal(part(page, Worker).finished):
        icon(page, "Ask the coach").click()


def test_the_coach_shows_a_bar_on_each_face_and_says_why_until_one_is_bid(page, qtbot, shell):
    play(page, next(races(Stage.BID, 10)))
    spoken = shell.anew().spoken
    asked(page, qtbot)
    bids = page.viewer.live.controls.bids
    faces = bids.findChildren(FaceButton)
    for face in faces:
        assert (face.share is None) is bool(face.why)
    assert label(page, "hint").isVisible()
    assert label(page, "hint").text().startswith("A strong bot would bid ")
    assert spoken[-1] == label(page, "hint").text()
    assert len([said for said in spoken if "strong bot" in said]) == 1, "what is coarse is not read"
    next(face for face in faces if not face.why).click()
    bids.seal.click()
    page.show_table(snapshot_of(next(races(Stage.BID, 10)), acted=1, may_act=False))
    assert not label(page, "hint").isVisible()


def test_the_coach_lays_a_pale_worm_where_a_strong_bot_would_lie(page, qtbot):
    play(page, next(races(Stage.MOVE, 15, x=False)))
    asked(page, qtbot)
    view = page.viewer.live
    assert any(
        one.look is SpriteLook.MEANT for one in view.board.sprites() if isinstance(one, Head)
    )
    assert label(page, "hint").text().startswith("A strong bot would lie like the pale worm")
    before = view.picture.hand.draft.now
    assert before.walk.placed == 0, "our own move is not laid"


def test_nobody_thinks_for_a_page_that_is_left(page):
    play(page, next(races(Stage.BID, 10)))
    page.viewer.live.skip()
    page.coach.allow(is_allowed=True)
    page.coach.ask()
    assert part(page, WorkerThread).isRunning()
    page.hide()
    assert page.findChildren(WorkerThread) == []


def test_the_coach_answers_only_when_it_is_our_turn(page, qtbot, shell):
    play(page, next(races(Stage.BID, 10)), acted=1, may_act=False)
    page.coach.allow(is_allowed=True)
    icon(page, "Ask the coach").click()
    assert shell.toasts[-1:] == ["The coach answers when you have something to choose."]


def test_the_coach_marks_how_an_hour_goes_on_and_says_it_until_the_hour_is_over(page, qtbot, shell):
    play(page, cozy_game(seats=1, steps_max=3, hours=4)[1])
    view = page.viewer.live
    for _ in range(2):
        if view.draft_of_hour.hour.is_over:
            break
        asked(page, qtbot)
        assert view.editor.question.text().startswith("Bots would go on with: ")
        assert label(page, "hint").isHidden()
        assert part(page, News).isHidden(), "the question says it"
        view.editor.decide(view.draft_of_hour.legal[0])
    while not view.draft_of_hour.hour.is_over:
        view.editor.decide(view.draft_of_hour.legal[-1])
    icon(page, "Ask the coach").click()
    assert shell.toasts[-1:] == ["The coach answers when you have something to choose."]


def test_a_game_that_is_over_can_be_reviewed_and_no_other(page, qtbot):
    play(page, race(steps_max=9)[1])
    assert icon(page, "Review").isHidden()
    play(page, race()[1])
    with qtbot.waitSignal(page.wished) as told:
        icon(page, "Review").click()
    assert told.args == [EndAction.REVIEW]


def test_no_key_tells_that_the_game_is_over_before_its_end_has_been_shown(page, qtbot):
    table = race()[1]
    *before, last = table.completed
    for done in before:
        page.show_step(done)
    page.show_table(replace(snapshot_of(race(steps_max=len(before))[1]), may_act=False))
    page.viewer.live.skip()
    page.show_step(last)
    page.show_table(snapshot_of(table))
    assert page.viewer.is_telling
    assert icon(page, "Review").isHidden()
    page.viewer.live.skip()
    qtbot.waitUntil(lambda: not icon(page, "Review").isHidden())


def test_news_lie_beside_the_log_when_it_is_open(page, qtbot):
    play(page, race(steps_max=9)[1])
    part(page, News).tell("Ann moved 6, now 280 mm from the thread", 0)
    icon(page, "What happened").click()
    drawer = page.viewer.drawer
    assert drawer.is_open
    assert part(page, News).geometry().right() - News.SHADE <= drawer.left
    icon(page, "What happened").click()
    assert abs(part(page, News).geometry().center().x() - page.width() // 2) <= 1


def test_a_player_who_chooses_for_long_yawns_and_is_nudged_where_the_table_agreed(
    page, clock, shell
):
    log = genesis_agreeing(Agreed(nudge_s=60))
    said = shell.anew().spoken
    play(page, log)
    clock.pass_time(31_000)
    ours = part(page, SeatBar).badges[0]
    assert (ours.state.said, ours.state.mood) == ("yawns", "yawns")
    clock.pass_time(30_000)
    assert ours.state.said == "nudged"
    assert said.count("You have been choosing for 60 s.") == 1
    page.show_table(snapshot_of(log, may_act=False, acted=1))
    assert ours.state.mood != "yawns"


def test_without_an_agreement_nobody_is_measured(page, clock):
    play(page, race(steps_max=1)[1])
    clock.pass_time(600_000)
    assert part(page, SeatBar).badges[0].state.mood != "yawns"


def genesis_agreeing(agreed):
    """Return a race of one step at a table that agrees to *agreed*."""
    rules = rules_for("wormup/gryphon2010")
    assert rules is not None
    genesis, _ = sat_down(1, 3, rules, joined(agreed, Options().plain()))
    tables = [Table(genesis, rules, secret_of(1, seat)) for seat in range(3)]
    play_race(tables, 1, steps_max=1)
    return tables[0]
