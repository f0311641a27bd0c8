"""Completed steps in motion."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.table.step import Completed
from core.wormup.actions import DECLARE, MOVE
from core.wormup.game import GameState
from core.wormup.race import Result, Stage
from gui.kit.theme import look, wear
from gui.parts.game_view import GameView
from gui.parts.sound import Sound
from gui.words.seats import worms_of
from gui.wormup.board.board import Board
from gui.wormup.board.lens import Lens
from gui.wormup.motion.playback import Playback
from gui.wormup.motion.seat_states import Phase
from tests.gui.race_log import race
from tests.settled import settled

_STEP_MS = 80
_SIGNING_MS = 700
"""What the laptops take of a round to sign it."""


class _Stage(GameView):
    """A view with nothing but what moves."""

    def __init__(self):
        super().__init__()
        self.board = Board()
        self.board.setParent(self)
        self.playback = Playback(self.board, self)
        self.heard: list[Sound] = []
        self.happened: list[tuple[str, int]] = []
        self.sounded.connect(self.heard.append)
        self.news.connect(lambda said, seat: self.happened.append((said, seat)))

    def watch(self, clock, each=lambda: None):
        """Let all be shown and press to go on; return how many ms it took.

        Meanwhile *each* is called again and again.
        """
        began = clock.now_ms
        while self.playback.is_running:
            each()
            self.playback.teller.on.click()
            clock.turn(_STEP_MS)
        return clock.now_ms - began

    def read(self, clock):
        """Let all be shown until there is time to read it."""
        while not self.playback.teller.on.isVisible():
            clock.turn(_STEP_MS)


@pytest.fixture
def stage(qtbot):
    stage = _Stage()
    qtbot.addWidget(stage)
    stage.resize(1024, 600)
    stage.board.resize(1024, 600)
    stage.show()
    return stage


def _steps():
    return race(seed=3)[1].completed


def _step(is_wanted):
    return next(done for done in _steps() if done.step.state is not None and is_wanted(done))


def _is_move(done):
    return done.outcome.slots[0].action[:1] == (MOVE,) and done.outcome.slots[0].action[1]


def _has_won(done):
    return isinstance(done.outcome.state, GameState) and done.outcome.state.race.result is not None


def _opens(done):
    return done.step.opens


def _names_a_number(done):
    return done.outcome.slots[0].action[:1] == (DECLARE,)


def _click(stage):
    QTest.mouseClick(stage.board, Qt.MouseButton.LeftButton)


def test_one_click_or_key_too_many_skips_nothing(stage, clock):
    for done in [done for done in _steps() if done.step.state is not None][:4]:
        stage.playback.play(done, None)
    before, poses = stage.playback.moment, stage.playback.reveal.poses
    for _ in range(5):
        _click(stage)
        QTest.keyClick(stage.board, Qt.Key.Key_Space)
    clock.turn(1)
    assert (stage.playback.moment, stage.playback.reveal.poses) == (before, poses)


def test_a_click_hastens_a_crawl_that_has_run_for_a_while_and_does_nothing_else(stage, clock):
    pressed: list[int] = []
    stage.board.moved_camera.connect(lambda: pressed.append(1))
    move = _step(lambda done: _is_move(done) and not _has_won(done))
    stage.playback.play(move, None)
    whole = stage.watch(clock)
    moved = len(pressed)
    stage.playback.play(move, None)
    hastened = stage.watch(clock, lambda: clock.now_ms % 480 or _click(stage))
    assert hastened < whole
    assert len(pressed) == 2 * moved


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_6, Qt.Key.Key_7, Qt.Key.Key_Space])
def test_keys_1_to_6_react_to_open_envelopes_and_hurry_nothing(stage, clock, key):
    """All other keys hurry, as ever."""
    made: list[str] = []
    stage.playback.teller.reactions.allow(made.append)
    whole = _watched(stage, clock, [_step(_opens)])
    stage.playback.play(_step(_opens), None)
    began = clock.now_ms
    while stage.playback.is_running:
        QTest.keyClick(stage.board, key)
        clock.turn(_STEP_MS)
    pressed = clock.now_ms - began
    reacts = key in {Qt.Key.Key_1, Qt.Key.Key_6}
    assert (pressed == whole, bool(made)) == (reacts, reacts)
    assert pressed <= whole
    assert set(made) <= {"clap", "tea"}


def test_a_key_that_reacts_hurries_a_move(stage, clock):
    """While a worm crawls nothing lies open."""
    made: list[str] = []
    stage.playback.teller.reactions.allow(made.append)
    move = _step(lambda done: _is_move(done) and not _has_won(done))
    stage.playback.play(move, None)
    whole = stage.watch(clock)
    stage.playback.play(move, None)
    hastened = stage.watch(
        clock, lambda: clock.now_ms % 480 or QTest.keyClick(stage.board, Qt.Key.Key_1)
    )
    assert hastened < whole
    assert made == []


def test_a_game_that_is_a_round_behind_shows_no_envelopes_while_worms_move(stage, clock):
    """As on a television when all play fast: the X of the next round waits already."""
    steps, at = _two_rounds_with_an_x()
    for done in steps[at[0] : at[1] + 1]:
        stage.playback.play(done, None)
    covered = []
    while stage.playback.is_running:
        telling = stage.playback.teller.telling
        if telling is not None and not telling.is_open:
            covered.append(not stage.playback.reveal.isHidden())
        clock.turn(_STEP_MS)
    assert covered
    assert not any(covered)


def _two_rounds_with_an_x():
    """Return the steps of a race in which an X names in two rounds running, and where it does."""
    for seed in range(1, 60):
        steps = race(seed=seed)[1].completed
        opened = [n for n, done in enumerate(steps) if done.step.opens]
        named = {n - 1: n for n, done in enumerate(steps) if _names_a_number(done)}
        for one, other in pairwise(n for n in opened if n in named):
            if opened.index(other) == opened.index(one) + 1:
                return steps, (one, named[other])
    raise AssertionError


def test_badges_tell_the_opening_as_it_is_shown_and_never_before(stage, clock):
    done = _step(_opens)
    letters = worms_of(("Ann", "Ben", "Cem"))
    after = done.outcome.state
    told: list[tuple[Phase, bool, bool]] = []

    def note():
        states = stage.playback.seat_states(after, letters)
        if stage.playback.moment is None:
            return
        has_die = any(state.number or (state.key and state.key[0] == "die") for state in states)
        told.append((stage.playback.moment.phase, _is_up(), has_die))

    def _is_up():
        poses = stage.playback.reveal.poses
        return bool(poses) and all(pose.risen == 1.0 for pose in poses)

    stage.playback.play(done, None)
    stage.watch(clock, note)
    order = [*dict.fromkeys(phase for phase, _, _ in told)]
    assert order == [Phase.SEALED, Phase.FLOWN, Phase.OPEN, Phase.ORDERED]
    assert all(is_up for _, is_up, has_die in told if has_die)
    assert any(has_die for _, _, has_die in told)


def _says(stage, done):
    """Return what is said of each seat now: of the state before until all is shown."""
    state = (done.step if stage.playback.is_running else done.outcome).state
    letters = worms_of(("Ann", "Ben", "Cem"))
    return [one.said for one in stage.playback.seat_states(state, letters)]


def test_a_mover_is_said_to_move_until_it_lies_there(stage, clock):
    done = _step(lambda done: _is_move(done) and not _has_won(done))
    seat, said = done.outcome.slots[0].seat, []
    stage.playback.play(done, None)
    stage.watch(clock, lambda: said.append(_says(stage, done)[seat]))
    assert set(said) == {"moving"}
    assert _says(stage, done)[seat] == "moved 5"


def test_who_has_won_is_not_told_before_the_touch(stage, clock):
    done, early = _step(_has_won), []
    stage.playback.play(done, None)

    def note():
        if Sound.FINISH not in stage.heard:
            early.extend(_says(stage, done))

    stage.watch(clock, note)
    assert early
    assert "wins" not in early
    assert "wins" in _says(stage, done)


def test_it_says_each_time_that_more_is_known(stage, clock):
    told: list[int] = []
    stage.changed.connect(lambda: told.append(1))
    stage.playback.play(_step(_opens), None)
    stage.read(clock)
    assert len(told) >= 4


def test_the_envelopes_open_with_a_drum(stage):
    stage.playback.play(_step(_opens), None)
    stage.playback.skip()
    assert stage.heard[:2] == [Sound.DRUM, Sound.OPENED]


def test_the_reveal_lies_on_the_board_only_while_the_envelopes_open(stage, clock):
    stage.playback.play(_step(_opens), None)
    seen: list[bool] = []
    stage.watch(clock, lambda: seen.append(stage.playback.reveal.isVisible()))
    assert True in seen
    assert not stage.playback.reveal.isVisible()
    assert stage.playback.teller.isHidden()


def test_the_round_can_be_read_and_the_key_goes_on(stage, clock):
    stage.playback.play(_step(_opens), None)
    stage.read(clock)
    QTest.mouseClick(stage.playback.teller.on, Qt.MouseButton.LeftButton)
    clock.pass_time(2_000)
    assert not stage.playback.is_running


def test_the_reveal_can_be_seen_again_slowly(stage, clock):
    playback = stage.playback
    playback.play(_step(_opens), None)
    stage.read(clock)
    phase = playback.moment.phase
    QTest.mouseClick(playback.teller.slowly, Qt.MouseButton.LeftButton)
    assert not playback.teller.on.isVisible()
    assert playback.moment.phase is phase, "what has been told stays told"
    began = clock.now_ms
    stage.read(clock)
    assert clock.now_ms - began > 2 * 2_400
    playback.skip()


def test_nothing_ticks_while_a_round_can_be_read(stage, clock):
    stage.playback.play(_step(_opens), None)
    stage.read(clock)
    clock.turn(1_000)
    assert min(clock.due.values()) - clock.now_ms > 1_000
    stage.playback.skip()


def test_a_replay_has_no_tray_of_ours(stage, clock):
    stage.playback.play(_step(_opens), None, is_live=False)
    seen: list[bool] = []
    stage.watch(clock, lambda: seen.append(stage.playback.teller.isVisible()))
    assert not any(seen)


def test_a_collision_is_heard_only_where_one_is(stage):
    for done in _steps():
        if done.step.state is None or not done.step.opens:
            continue
        stage.heard.clear()
        stage.playback.play(done, None)
        stage.playback.skip()
        bids = [slot.action[2] for slot in done.outcome.slots]
        assert (Sound.COLLISION in stage.heard) is (len(set(bids)) < len(bids))


def test_a_number_named_while_the_dice_lie_open_comes_to_them(stage, clock):
    named = _step(_names_a_number)
    opened = next(d for d in _steps() if d.step.number == named.step.number - 1)
    stage.playback.play(opened, None)
    stage.playback.play(named, None)
    seen: list[bool] = []
    veils: list[bool] = []

    def look():
        seen.append(any(p.small for p in stage.playback.reveal.poses))
        veils.append(stage.playback.reveal.isVisible())

    stage.watch(clock, look)
    assert seen.index(True) > 1, "not before the dice are seen"
    shown = [now for now, before in zip(veils, [None, *veils], strict=False) if now is not before]
    assert shown.count(True) == 1, "the veil comes once"


def test_a_number_named_later_is_told_without_the_envelopes(stage, clock):
    named = _step(_names_a_number)
    opened = next(d for d in _steps() if d.step.number == named.step.number - 1)
    stage.playback.play(opened, None)
    stage.watch(clock)
    stage.playback.play(named, None)
    told: list[str] = []

    def look():
        assert stage.playback.reveal.isHidden()
        if stage.playback.teller.telling is not None:
            told.append(stage.playback.teller.telling.heading)

    took = stage.watch(clock, look)
    assert set(told) == {told[0]}
    assert took <= 2_000


def _watched(stage, clock, steps):
    """Return in how many ms *steps*, all there at once, are shown to one who presses nothing."""
    for done in steps:
        stage.playback.play(done, None)
    began = clock.now_ms
    while stage.playback.is_running:
        clock.turn(_STEP_MS)
    return clock.now_ms - began


def _rounds(steps):
    """Yield the steps from each opening to the next bid."""
    found: list[Completed[GameState]] = []
    for done in steps:
        if _opens(done):
            found = []
        found.append(done)
        state = done.outcome.state
        if state.race.stage is Stage.BID and _opens(found[0]):
            yield found
            found = [done]


@pytest.mark.parametrize("seed", range(1, 4))
def test_five_at_the_table_bid_again_within_nine_seconds(stage, clock, seed):
    """By themselves, and on a laptop that draws but a dozen pictures a second."""
    steps = [d for d in race(seed, seats=5)[1].completed if d.step.state is not None]
    took = [_watched(stage, clock, played) for played in _rounds(steps)]
    assert max(took) <= 9_000 - _SIGNING_MS


@pytest.mark.parametrize("seed", range(1, 4))
def test_a_round_whose_steps_come_one_by_one_is_shown_no_longer(stage, clock, seed):
    """As people play: an X names its number when the envelopes have gone, each move comes alone."""
    steps = [d for d in race(seed, seats=5)[1].completed if d.step.state is not None]
    took = [sum(_watched(stage, clock, [one]) for one in played) for played in _rounds(steps)]
    assert max(took) <= 9_000 - _SIGNING_MS


def test_in_calm_motion_each_round_is_shorter(qapp, stage, clock):
    steps = [d for d in race(1, seats=5)[1].completed if d.step.state is not None]
    took = {}
    for is_calm in (False, True):
        wear(qapp, replace(look(), is_calm=is_calm))
        took[is_calm] = [_watched(stage, clock, played) for played in _rounds(steps)]
    wear(qapp, replace(look(), is_calm=False))
    assert all(calm < moving for calm, moving in zip(took[True], took[False], strict=True))
    assert max(took[True]) <= 7_000


def test_our_own_move_has_been_seen_while_it_was_laid(stage):
    done = _step(lambda done: _is_move(done) and not _has_won(done))
    stage.playback.play(done, done.outcome.slots[0].seat)
    assert not stage.playback.is_running
    assert [seat for _, seat in stage.happened] == [done.outcome.slots[0].seat]


def test_a_move_is_news_once_it_lies_there(stage):
    done = _step(lambda done: _is_move(done) and not _has_won(done))
    stage.playback.play(done, None)
    assert stage.happened == []
    stage.playback.skip()
    ((said, seat),) = stage.happened
    assert seat == done.outcome.slots[0].seat
    assert "worms from the thread" in said


def test_the_finish_is_seen_through_the_lens_with_its_measure(stage, clock):
    done = _step(_has_won)
    assert done.outcome.state.race.result is Result.FINISH
    seen: list[str] = []
    stage.playback.play(done, done.outcome.slots[0].seat)
    stage.watch(
        clock, lambda: seen.extend(s.said for s in stage.board.sprites() if isinstance(s, Lens))
    )
    assert Sound.FINISH in stage.heard
    assert any("line" in said for said in seen)


def test_who_is_far_behind_is_told_so_and_shown_where_the_game_is(stage, clock):
    steps = [done for done in _steps() if done.step.state is not None]
    for done in steps:
        stage.playback.play(done, None)
    assert any(seat == -1 for _, seat in stage.happened)
    assert stage.heard.count(Sound.DRUM) < sum(done.step.opens for done in steps)
    assert stage.watch(clock) < 60_000


def test_an_envelope_of_another_is_heard_once_and_our_own_not_here(stage):
    for acted in (0b000, 0b010, 0b010, 0b011, 0b111):
        stage.playback.note_sealed(7, acted, 0)
    assert stage.heard == [Sound.OTHER_SEALED, Sound.OTHER_SEALED]


def test_nothing_moves_on_once_the_view_is_gone(qapp, clock):
    stage = _Stage()
    stage.playback.play(_step(_is_move), None)
    assert clock.pending()
    stage.deleteLater()
    settled()
    assert not clock.pending()
