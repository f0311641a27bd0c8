"""A television that is switched on late shows the present, and what was before in one look."""

from dataclasses import replace

import pytest

from core.wormup.race import Stage
from gui.cozy.story import CozyStory
from gui.window.tv.so_far_card import MOST, STAYS_MS
from gui.window.tv.tv_page import CATCH_UP_MS
from gui.wormup.story import RaceStory
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

STEPS = 25


@pytest.fixture(autouse=True)
def begun(page):
    page.begin()


def come(page, table):
    for done in table.completed:
        page.show_step(done)
    page.show_table(replace(snapshot_of(table), seat=None, may_act=False))


def test_what_was_before_is_played_by_nobody(page, clock):
    _, table = race(steps_max=STEPS)
    come(page, table)
    assert page.view is None, "the first picture is that of now"
    clock.pass_time(CATCH_UP_MS)
    assert page.view is not None
    assert not page.view.is_moving
    assert page.now.heading.startswith("Round ")
    assert ": waiting for " in page.now.heading
    assert " leads, " in page.now.said
    assert page.so_far.isVisible()
    assert not page.so_far.geometry().intersects(page.now.geometry())
    clock.pass_time(STAYS_MS)
    assert not page.so_far.isVisible()
    assert page.now.heading.startswith("Waiting for")


def test_the_strip_goes_as_soon_as_the_game_goes_on(page, clock):
    _, table = race(steps_max=STEPS)
    come(page, table)
    clock.pass_time(CATCH_UP_MS)
    page.show_step(race(steps_max=STEPS + 1)[1].completed[-1])
    assert not page.so_far.isVisible()
    assert page.view is not None
    assert page.view.is_moving, "what happens now is shown in motion"


def test_who_is_there_from_the_beginning_is_told_nothing_of_before(page, clock):
    come(page, race(steps_max=1)[1])
    clock.pass_time(CATCH_UP_MS)
    assert not page.so_far.isVisible()


@pytest.mark.parametrize("seed", range(4))
def test_each_round_tells_its_bids_and_who_bumped_or_swung_or_went_furthest(seed):
    _, table = race(seed)
    rounds = RaceStory().so_far(table.completed)
    assert [one.label for one in rounds] == [str(number) for number in range(1, len(rounds) + 1)]
    for one in rounds:
        faces = [face for _, face in one.dice]
        bumped = {seat for seat, face in one.dice if faces.count(face) > 1}
        assert one.said != "bump" or set(one.seats) == bumped
        assert one.said.startswith(("bump", "crawls", "swings")) or not one.seats


def test_the_last_round_of_a_race_that_goes_on_names_the_leader():
    _, table = race(steps_max=STEPS)
    assert table.step.state is not None
    now = table.step.state.race
    assert now.stage is not Stage.OVER
    last = RaceStory().so_far(table.completed)[-1]
    assert (last.said, last.seats) == ("leads", now.ranking()[0])


def test_each_hour_tells_who_has_the_most_points():
    _, table = cozy_game(seats=3, steps_max=23)
    hours = CozyStory().so_far(table.completed)
    assert table.step.state is not None
    scores = [score.total for score in table.step.state.scores()]
    assert hours
    assert len(hours) == table.step.state.turns[0].hour
    assert all(scores[seat] == max(scores) for seat in hours[-1].seats)


def test_more_rounds_than_have_room_are_counted_and_the_last_ones_shown(page):
    rounds = RaceStory().so_far(race(1)[1].completed)
    assert len(rounds) > MOST
    page.so_far.begin(rounds)
    assert page.so_far.rounds == tuple(rounds[-MOST:])
