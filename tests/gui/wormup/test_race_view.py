"""The view of a race: whole races by real mouse and by real keys, and what it asks and says."""

import json
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from core.bots.straight import move as straight_move
from core.review.race_review import Placed
from core.table.looks import BY_SEAT
from core.wormup.actions import move_action, read_move
from core.wormup.game import GameState
from core.wormup.moves import Swing
from core.wormup.profiles import Face
from core.wormup.race import Stage
from core.wormup.worm import R, Vec
from gui.kit.keyed_window import KeyedWindow
from gui.kit.theme import art_of, look, wear
from gui.parts.game_view import EndAction
from gui.parts.hats import paint_of
from gui.parts.paints import SEATS
from gui.parts.sound import Sound
from gui.words.player_names import names_of
from gui.wormup.board.pill import Pill
from gui.wormup.board.scenery import NUMBER
from gui.wormup.board.sprites import Chalk, Disc, Head, Post, SpriteLook
from gui.wormup.motion.podium import PodiumPage, covered
from gui.wormup.panels.move_panel import TOO_SOON_MS
from gui.wormup.panels.result_panel import REST_MS
from gui.wormup.race_view import RaceView
from gui.wormup.stands import stands_of
from tests.core.wormup.races import start
from tests.core.wormup.scenes import good
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of
from tests.gui.wormup.local import Local
from tests.settled import settled
from tests.turned_clock import pass_time
from tests.window.scenes import races


@pytest.fixture
def view(qtbot):
    view = RaceView()
    view.resize(1_280, 720)
    view.set_frame(88, 0)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    return view


def _show(local, view):
    local.show(view)
    view.playback.skip()


def _click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def _drag(board, start, end):
    """Drag from one place of the table to another, as a hand does."""
    first, last = (board.camera.on_screen(at).toPoint() for at in (start, end))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=first)
    QTest.mouseMove(board, QPoint((first + last) / 2))
    QTest.mouseMove(board, last)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=last)


def _by_mouse(view, race, seat):
    """Do what our seat has to do, with the mouse alone."""
    if race.stage is not Stage.MOVE:
        _click(next(b for f in race.profile.faces if not (b := view.controls.bids.button(f)).why))
        _click(view.controls.bids.seal)
        return
    for step in straight_move(race, seat).placements:
        if step.reverse:
            _click(view.controls.moves.turn)
        _drag(view.board, view.picture.hand.draft.worm.tail, step.at)
    if view.picture.hand.swing.is_on:
        _click(view.controls.swings.leave)
    pass_time(TOO_SOON_MS)
    _click(view.controls.moves.done)


def _by_keys(view, race, _seat):
    """Do what our seat has to do, with the keys alone."""
    if race.stage is not Stage.MOVE:
        face = next(f for f in race.profile.faces if not view.controls.bids.button(f).why)
        QTest.keyClicks(view.focusWidget() or view, str(face.value))
        view.controls.bids.seal.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(view.controls.bids.seal, Qt.Key.Key_Return)
        return
    while view.picture.hand.draft.left and not view.picture.hand.draft.is_blocked:
        QTest.keyClick(view.board, Qt.Key.Key_Return)
    if view.picture.hand.swing.is_on:
        QTest.keyClick(view.board, Qt.Key.Key_Escape)
    pass_time(TOO_SOON_MS)
    QTest.keyClick(view.controls.moves.done, Qt.Key.Key_Return)


@pytest.mark.parametrize("by_hand", [_by_mouse, _by_keys])
def test_a_whole_race_is_played_to_its_end(view, by_hand):
    local = Local(seed=3)
    local.watch(view)
    _show(local, view)
    for _ in range(400):
        if local.own.is_over:
            break
        before = len(local.plays)
        by_hand(view, local.race, local.me)
        assert len(local.plays) == before + 1
        assert local.refused == []
        _show(local, view)
    assert local.own.is_over


def _race_view(view, **more):
    local = Local(**more)
    local.watch(view)
    _show(local, view)
    return local


def _to_our_move(local, view):
    """Bid until it is for our seat to move."""
    while local.race.stage is not Stage.MOVE:
        _by_keys(view, local.race, 0)
        _show(local, view)


def _worm(view, seat):
    return {
        s.at
        for s in view.board.sprites()
        if isinstance(s, Disc | Head) and paint_of(s.worm) is SEATS[seat]
    }


def test_while_others_think_nothing_is_offered_and_our_envelope_lies_there(view):
    local = _race_view(view)
    heard: list[str] = []
    view.spoke.connect(heard.append)
    view.show_table(local.snapshot(acted=1, may_act=False))
    view.playback.skip()
    assert view.controls.tray is not view.controls.bids
    assert heard == ["Your bid is sealed. Waiting for Ben and Cem."]
    said = [label.text() for label in view.findChildren(QLabel) if label.isVisible()]
    assert said == [
        "Your bid is sealed",
        "Nobody can read it, and you cannot change it.\nThe envelopes open all at once.",
    ]
    assert view.controls.waits.envelope.inside.is_sealed
    assert view.controls.waits.button.why == "Waiting for Ben and Cem"


def test_our_laid_worm_stays_in_sight_until_the_step_is_complete(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    _by_keys(view, local.race, 0)
    laid = view.picture.hand.draft.worm
    view.show_table(local.snapshot())
    assert _worm(view, 0) == set(laid.segments)
    assert view.board.tool is None


def test_a_move_that_comes_back_refused_can_be_changed(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    view.asked.disconnect(local.play)
    _by_keys(view, local.race, 0)
    laid = view.picture.hand.draft.now
    view.show_table(local.snapshot())
    assert view.picture.hand.draft.now == laid
    assert view.board.tool is view.picture.hand
    _click(view.controls.moves.undo)
    assert view.picture.hand.draft.now != laid


def test_a_click_far_from_the_worm_is_answered(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    heard: list[str] = []
    view.spoke.connect(heard.append)
    QTest.mouseClick(view.board, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert "click in the fan beside it" in heard[-1]


def test_a_draft_survives_other_news_of_the_same_step(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    QTest.keyClick(view.board, Qt.Key.Key_Return)
    laid = view.picture.hand.draft.now
    view.show_table(local.snapshot(connected=1))
    assert view.picture.hand.draft.now == laid


def test_a_draft_is_kept_and_taken_up_by_another_window(view, qtbot):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    kept: list[object] = []
    view.draft_changed.connect(lambda: kept.append(view.draft))
    QTest.keyClick(view.board, Qt.Key.Key_Return)
    other = RaceView()
    qtbot.addWidget(other)
    other.show_table(local.snapshot())
    other.restore(json.loads(json.dumps(kept[-1])))
    assert other.picture.hand is not None
    assert other.picture.hand.draft.now == view.picture.hand.draft.now


def test_a_kept_draft_waits_while_something_still_moves(view):
    local = Local(seed=3)
    local.watch(view)
    _show(local, view)
    _by_keys(view, local.race, 0)
    local.show(view)
    assert view.playback.is_running
    assert local.race.stage is Stage.MOVE
    view.restore(["move", local.own.step.number, move_action(straight_move(local.race, 0))])
    assert view.controls.moves.isHidden()
    view.playback.skip()
    assert view.picture.hand.draft.now.move == straight_move(local.race, 0)


def test_a_chosen_face_is_kept_too(view):
    local = _race_view(view)
    kept: list[object] = []
    view.draft_changed.connect(lambda: kept.append(view.draft))
    QTest.keyClicks(view, "6")
    assert kept == [("face", local.own.step.number, 6)]


def test_a_still_picture_has_no_controls(view):
    local = _race_view(view)
    view.show_moment(("Ann", "Ben", "Cem"), local.own.step.state)
    assert view.controls.tray is not view.controls.bids
    assert _worm(view, 2) == set(local.race.worms[2].segments)
    view.playback.skip()
    assert view.controls.tray is not view.controls.bids


def _to_the_end(view):
    """Race until what is left to be shown is the end."""
    local = Local(seed=3)
    local.watch(view)
    while not local.own.is_over:
        _show(local, view)
        if not local.own.is_over:
            _by_keys(view, local.race, 0)
    return local


def test_at_the_end_the_finish_can_be_seen_once_more(view):
    local = _to_the_end(view)
    _show(local, view)
    assert view.controls.tray is view.controls.result
    _click(view.controls.result.replay)
    assert view.playback.is_running
    view.playback.skip()
    assert view.controls.tray is view.controls.result


def test_at_the_end_the_board_has_no_ring_and_a_press_too_many_does_no_harm(view, clock):
    local = _to_the_end(view)
    wishes: list[EndAction] = []
    view.wished.connect(wishes.append)
    _show(local, view)
    result = view.controls.result
    assert view.focusWidget() is result.replay
    QTest.keyClick(result.replay, Qt.Key.Key_Return)
    assert view.playback.is_running
    view.playback.skip()
    assert wishes == []
    assert view.focusWidget() is result.replay
    clock.pass_time(REST_MS)
    assert view.focusWidget() is result.next_race
    view.show_table(local.snapshot())
    assert view.focusWidget() is result.next_race, "news leave the keys where they are"


def test_nothing_is_painted_and_no_timer_runs_while_nothing_happens(view, clock):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    clock.pass_time(1000)
    assert not clock.pending()
    counter = _Counter(QEvent.Type.Paint)
    for widget in (view, *view.findChildren(QWidget)):
        widget.installEventFilter(counter)
    view.show_table(local.snapshot())
    settled()
    assert counter.count == 0
    assert not clock.pending()


def test_why_is_answered_about_what_is_shown(view):
    _race_view(view)
    assert any("(rule W3.8)" in line for line in view.explain())


def test_the_badges_say_what_is_shown(view):
    local = _race_view(view)
    race = good(start("gryphon2010", 3).resign(1))
    state = GameState(race._replace(rest=(Face.X, None, None)), (0, 0, 0))
    view.show_table(local.snapshot(state=state))
    states = view.seat_states(local.snapshot(state=state))
    assert [one.rests for one in states] == ["X", "", ""]


def test_our_badge_has_the_ring_of_the_turn_while_our_bid_is_due(view):
    local = _race_view(view)
    due = local.snapshot(seat=1, may_act=True)
    view.show_table(due)
    assert [state.is_turn for state in view.seat_states(due)] == [False, True, False]
    sealed = local.snapshot(seat=1, may_act=False)
    assert not any(state.is_turn for state in view.seat_states(sealed))
    view.show_table(local.snapshot(seat=None, may_act=True))
    assert not any(state.is_turn for state in view.seat_states(None))


def test_who_looks_on_reads_so_where_a_player_reads_what_to_do(view):
    local = Local()
    _show(local, view)
    view.show_table(local.snapshot(seat=None, may_act=False))
    texts = [label.text() for label in view.controls.tray.findChildren(QLabel)]
    assert "You look on" in texts
    assert "Round 1: secret bids" in texts


def test_a_bid_that_is_due_sounds_once(view, qtbot):
    local = Local()
    heard: list[Sound] = []
    view.sounded.connect(heard.append)
    _show(local, view)
    view.show_table(local.snapshot())
    assert heard.count(Sound.MY_TURN) == 1


def test_tab_leads_from_the_board_over_the_faces_to_seal(view, qtbot):
    window = KeyedWindow()
    qtbot.addWidget(window)
    window.setCentralWidget(view)
    window.resize(1_280, 720)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    _race_view(view)
    view.board.setFocus()
    bids = view.controls.bids
    expected = [bids.button(face) for face in (Face.FOUR, Face.FIVE, Face.SIX, Face.SEVEN)]
    for widget in [*expected, bids.button(Face.X), bids.seal]:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert widget.hasFocus()
    window.takeCentralWidget()  # the fixture ends the view


def test_a_face_and_enter_seal_a_bid_by_keys(view, qtbot):
    _race_view(view)
    QTest.keyClick(view.board, Qt.Key.Key_5)
    focus = view.focusWidget()
    assert focus is view.controls.bids.seal
    with qtbot.waitSignal(view.asked) as asked:
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert asked.args[0].sealed == (Face.FIVE.value,)


def test_the_keys_of_the_board_work_from_the_buttons_too(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    QTest.keyClick(view.board, Qt.Key.Key_Return)
    QTest.keyClick(view.controls.moves.done, Qt.Key.Key_Backspace)
    assert not view.picture.hand.draft.can_undo
    scale = view.board.camera.scale
    QTest.keyClick(view.controls.moves.done, Qt.Key.Key_Plus)
    assert view.board.camera.scale > scale


def test_at_rest_no_layout_is_asked_for(view, clock):
    local = _race_view(view)
    view.controls.bids.pick(Face.FIVE)
    clock.pass_time(300)
    counter = _Counter(QEvent.Type.LayoutRequest)
    for widget in (view, *view.findChildren(QWidget)):
        widget.installEventFilter(counter)
    clock.pass_time(300)
    assert counter.count == 0
    view.show_table(local.snapshot())
    clock.pass_time(50)
    assert counter.count == 0, "a snapshot without news changes nothing"


class _Counter(QObject):
    """Counts events of one kind."""

    def __init__(self, kind):
        super().__init__()
        self.kind, self.count = kind, 0

    def eventFilter(self, _watched, event):
        self.count += event.type() is self.kind
        return False


def test_the_race_lies_inside_what_badges_tray_and_drawer_leave_free(view):
    local = _race_view(view)
    view.set_frame(88, 426)
    room, camera = view.board.camera.room(), view.board.camera
    assert (room.left(), room.top()) == (24, 88)
    assert room.right() == 1_280 - 426 - 24
    assert room.bottom() == view.controls.tray.y() - 12
    for worm in local.race.worms:
        assert all(room.contains(camera.on_screen(at)) for at in worm.segments)


@pytest.mark.parametrize(("width", "height", "size"), [(1_024, 600, 2.0), (1_920, 1_080, 1.0)])
def test_with_every_text_size_the_tray_lies_at_the_foot_with_its_words(
    view, qapp, width, height, size
):
    wear(qapp, replace(look(), size=size, art=art_of(width, height)))
    view.resize(width, height)
    _race_view(view)
    tray = view.controls.tray
    assert view.rect().contains(tray.geometry())
    assert tray.rect().contains(tray.buttons.geometry())
    assert tray.rect().contains(tray.things.geometry())
    assert not tray.things.geometry().intersects(tray.buttons.geometry())


def test_an_x_shows_on_the_board_how_far_its_number_reaches(view):
    local = _race_view(view)
    race = local.race._replace(stage=Stage.DECLARE, x_seat=0, bids=(Face.X, Face.FOUR, Face.FIVE))
    view.show_table(local.snapshot(state=GameState(race, (0, 0, 0))))
    QTest.keyClicks(view, "6")
    texts = [one.text for one in view.board.sprites() if isinstance(one, Pill)]
    assert texts == ["6 segments reach here"]


def test_the_others_see_what_is_laid_at_most_five_times_a_second(view, clock):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    heard: list[Any] = []
    view.draft_moved.connect(lambda: heard.append(view.laid))
    for _ in range(3):
        QTest.keyClick(view.board, Qt.Key.Key_Return)
    assert len(heard) == 1
    clock.pass_time(250)
    assert len(heard) == 2
    assert len(heard[-1][2][1]) == 3, "the last one is not lost"
    clock.pass_time(250)
    assert len(heard) == 2


def test_what_another_lays_is_shown_and_junk_is_not(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    laid = ["move", local.own.step.number, move_action(straight_move(local.race, 0))]
    other = RaceView()
    other.show_table(local.snapshot(seat=1, may_act=False))
    for junk in (None, "move", ["move", 1], [laid], 7):
        other.show_ghost(0, junk)
        assert not any(isinstance(one, Chalk) for one in other.board.sprites())
    other.show_ghost(0, json.loads(json.dumps(laid)))
    placed = len(straight_move(local.race, 0).placements)
    assert sum(isinstance(one, Chalk) for one in other.board.sprites()) == placed
    other.deleteLater()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_worm_that_moved_stays_where_it_was_laid_while_a_signature_is_missing(view, qtbot, seat):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    step, before = local.own.step.number, _worm(view, 0)
    others = local.snapshot(seat=seat, may_act=False)
    looker = RaceView()
    qtbot.addWidget(looker)
    looker.show_table(others)
    looker.show_ghost(0, ["move", step, move_action(straight_move(local.race, 0))])
    moved = _worm(looker, 0) if seat != 0 else None
    looker.show_table(replace(others, connected=1))  # whatever else is heard
    assert moved is None or _worm(looker, 0) == moved != before
    _by_keys(view, local.race, 0)
    laid = view.picture.hand.draft.worm
    signed = local.snapshot(seat=seat)
    assert signed.step == step
    late = RaceView()
    qtbot.addWidget(late)
    for one in (looker, late):  # who has heard all of it, and who comes now
        for more in ({}, {"connected": 3}, {"silent_since": (None, 1.0, None)}):
            one.show_table(replace(signed, **more))
            assert _worm(one, 0) == set(laid.segments)
            assert any(isinstance(s, Chalk) for s in one.board.sprites())


def test_our_own_ghost_is_not_shown_to_us(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    view.show_ghost(0, ["move", local.own.step.number, move_action(straight_move(local.race, 0))])
    assert not any(isinstance(one, Chalk) for one in view.board.sprites())


def test_our_sealed_number_can_be_looked_at_by_us(view):
    local = _race_view(view)
    view.controls.bids.pick(Face.SIX)
    _click(view.controls.bids.seal)
    view.show_table(local.snapshot(acted=1, may_act=False))
    assert view.controls.waits.envelope.inside.face is Face.SIX


def test_a_click_on_a_key_leaves_the_keys_to_the_board(view):
    local = _race_view(view, seed=3)
    _to_our_move(local, view)
    QTest.keyClick(view.board, Qt.Key.Key_Return)
    _click(view.controls.moves.undo)
    assert not view.picture.hand.draft.can_undo
    assert view.board.hasFocus() or view.focusWidget() is view.board
    scale = view.board.camera.scale
    QTest.keyClick(view.focusWidget(), Qt.Key.Key_Plus)
    assert view.board.camera.scale > scale


def test_leaving_the_race_stands_in_the_menu_while_we_can_act(view):
    local = _race_view(view)
    assert [said for _, said, _ in view.menu_entries()] == ["Agree to end…", "Resign…"]
    view.show_table(local.snapshot(acted=1, may_act=False))
    assert view.menu_entries() == []


def test_the_circle_of_a_swing_is_in_sight_and_no_news_lies_over_it(view):
    view.show_table(snapshot_of(next(races(Stage.MOVE, 6, x=True))))
    told: list[str] = []
    view.news.connect(lambda said, _seat: told.append(said))
    while view.picture.hand.draft.left:
        QTest.keyClick(view.board, Qt.Key.Key_Return)
    view.picture.hand.swing.stop()
    view.board.zoom(3.0, QPointF(40, 40))
    told.clear()
    view.picture.hand.take_up(view.picture.hand.swing)
    seen = view.board.camera.seen().adjusted(-1, -1, 1, 1)
    assert all(seen.contains(QPointF(*at)) for at in view.picture.hand.swing.circle())
    assert told == [""]


def _pale(view):
    sprites = view.board.sprites()
    return [one for one in sprites if isinstance(one, Head | Post) and one.look is SpriteLook.MEANT]


def test_a_better_move_is_in_sight_until_another_moment_and_what_is_none_is_not_shown(view):
    done = race(4)[1].completed[38]
    (slot,) = done.outcome.slots
    made, course = read_move(slot.action), done.outcome.state.race.course
    assert made is not None
    away = Swing(0, course.swing_spot(0, Vec(1, 0)), first=False)
    better = Placed(39, 8, slot.seat, 20, 30, 40, move_action(made._replace(swing=away)))
    moment = names_of(done.step.genesis), done.outcome.state
    view.show_moment(*moment)
    assert not view.board.camera.seen().contains(QPointF(*away.to))
    for wrong in (better._replace(seat=2), better._replace(action=("move",))):
        view.adviser.show_better(done, wrong)
        assert _pale(view) == []
    view.adviser.show_better(done, better)
    assert {one.at for one in _pale(view)} >= {away.to, made.placements[-1].at}
    assert view.board.camera.seen().contains(QPointF(*away.to))
    view.show_moment(*moment)
    assert _pale(view) == []


@pytest.mark.parametrize("size", [(1_280, 720), (1_024, 600), (1_920, 1_080)])
@pytest.mark.parametrize(
    ("seats", "edition"),
    [(2, "venice1995"), (3, "gryphon2010"), (4, "gryphon2010"), (5, "gryphon2010")],
)
def test_neither_banner_nor_podium_hides_a_head_or_a_number(view, qapp, size, seats, edition):
    art = art_of(*size)
    wear(qapp, replace(look(), art=art))
    view.resize(*size)
    view.set_frame(round(88 * art), 0)
    for seed in (1, 2):
        table = snapshot_of(race(seed, seats, edition=edition)[1])
        view.show_table(table)
        camera, ended = view.board.camera, table.state.race
        half = camera.scale * R
        covers = covered(
            PodiumPage(view.finish.unit, size[1]), stands_of(ended, BY_SEAT[:5]), ended.winner
        )
        places = [at for worm in ended.worms for at in (worm.head, worm.segments[NUMBER])]
        for at in places:
            middle = camera.on_screen(at)
            disc = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            assert not any(cover.intersects(disc) for cover in covers)
        view.finish.leave()
