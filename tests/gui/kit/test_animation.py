"""One animation at a time."""

from collections.abc import Callable

import pytest

from gui.kit.animation import JUST_BEGUN_MS, Beat, Motion, chained, landing, part

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def motion():
    return Motion()


def test_beats_play_in_their_order_and_each_to_its_end(clock, motion):
    seen = []
    motion.play(
        [Beat(30, lambda s: seen.append(("a", s))), Beat(30, lambda s: seen.append(("b", s)))]
    )
    clock.pass_time(100)
    assert [name for name, _ in seen] == sorted(name for name, _ in seen)
    assert ("a", 1.0) in seen
    assert seen[-1] == ("b", 1.0)
    assert not motion.is_running


def test_skipping_shows_the_end_of_everything(motion):
    seen: list[float] = []
    motion.play([Beat(10_000, seen.append), Beat(10_000, lambda s: seen.append(s + 1))])
    motion.skip()
    assert seen == [0.0, 1.0, 2.0]
    assert not motion.is_running


def test_no_timer_runs_while_nothing_moves(clock, motion):
    motion.play([])
    assert not clock.pending()
    motion.play([Beat(10_000, lambda _: None)])
    assert clock.pending()
    motion.skip()
    assert not clock.pending()


def test_what_comes_later_plays_after_what_plays(motion):
    seen = []
    motion.play([Beat(10_000, lambda s: seen.append(("a", s)))])
    motion.play([Beat(10_000, lambda s: seen.append(("b", s)))])
    motion.skip()
    assert seen == [("a", 0.0), ("a", 1.0), ("b", 1.0)]


def test_a_press_hastens_only_the_beat_that_plays(clock, motion):
    seen = []
    motion.play([Beat(60_000, lambda s: seen.append(("a", s)))])
    motion.play([Beat(60_000, lambda s: seen.append(("b", s)))])
    clock.pass_time(JUST_BEGUN_MS + 20)
    motion.hasten()
    clock.pass_time(300)
    assert ("a", 1.0) in seen
    assert seen[-1][0] == "b"
    assert seen[-1][1] < 0.1
    motion.skip()


def test_a_press_just_after_a_beat_has_begun_is_ignored(clock, motion):
    seen: list[float] = []
    motion.play([Beat(60_000, seen.append)])
    for _ in range(5):
        motion.hasten()
    clock.pass_time(JUST_BEGUN_MS // 2)
    assert max(seen) < 0.1
    motion.skip()


def test_a_time_to_read_ends_when_the_player_goes_on(motion):
    seen: list[float] = []
    motion.play([Beat(60_000, lambda _: None, is_rest=True), Beat(60_000, seen.append)])
    motion.go_on()
    assert seen == [0.0]
    motion.go_on()  # nothing rests any more
    assert seen == [0.0]
    motion.skip()


def test_it_says_when_a_beat_has_told_something(clock, motion):
    told = []
    motion.changed.connect(lambda: told.append(1))
    motion.play([Beat(1, lambda _: None, tells=True), Beat(1, lambda _: None)])
    clock.pass_time(50)
    assert told == [1]


def test_a_chain_shows_each_part_once_to_its_end():
    seen: list[tuple[int, float]] = []

    def noting(number: int) -> Callable[[float], None]:
        return lambda share: seen.append((number, share))

    parts = [Beat(ms, noting(number)) for number, ms in enumerate((100, 0, 100))]
    chain = chained(parts)
    assert chain.ms == 200
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        chain.show(share)
    assert seen == [(0, 0.0), (0, 0.5), (0, 1.0), (1, 1.0), (2, 0.0), (2, 0.5), (2, 1.0)]


def test_what_lands_goes_a_little_beyond_its_place():
    assert 1.0 < max(landing(share / 100) for share in range(100)) < 1.1


def test_a_part_of_a_beat_has_its_own_beginning_and_end():
    assert [part(share, 0.25, 0.75) for share in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0, 0, 0.5, 1, 1]


@pytest.mark.parametrize("percent", range(100, 260, 7))
def test_time_to_read_lasts_once_as_long_as_it_says_at_any_speed(clock, motion, percent):
    """It was waited for twice where its length was rounded down, or a timer came early."""
    motion.play([Beat(4_000, lambda _: None, is_rest=True)])
    motion.speed = percent / 100
    clock.pass_time(400_000 // percent - 1)
    assert motion.is_running
    clock.pass_time(3)
    assert not motion.is_running


def test_a_timer_that_comes_early_is_not_waited_for_twice(clock, motion):
    motion.play([Beat(4_000, lambda _: None, is_rest=True)])
    clock.pass_time(3_900)
    for timer in [*clock.due]:
        timer.timeout.emit()
    clock.pass_time(101)
    assert not motion.is_running
