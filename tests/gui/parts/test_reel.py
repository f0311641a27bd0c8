"""Step by step: the next one in motion, any other at once."""

import pytest

from gui.cozy.around.past_hours import past_hours
from gui.cozy.cozy_view import CozyView
from gui.faces import known_face, part
from gui.parts.reel import Reel
from gui.wormup.race_view import RaceView
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


@pytest.fixture(params=[race, cozy_game], ids=["race", "cozy"])
def game(request, qtbot):
    steps = request.param()[1].completed
    view = part(known_face(steps[0].step.genesis.rules_id).VIEW)()
    qtbot.addWidget(view)
    view.resize(1000, 560)
    view.show()
    yield steps, view
    view.skip()


def first_moved(steps, view):
    """Find the first step that is shown in motion."""
    if isinstance(view, CozyView):
        return next(d.step.number for d in steps if past_hours(d))
    return next(d.step.number for d in steps if d.step.opens)


def state_shown(view):
    if isinstance(view, RaceView):
        return view._scenery and view._scenery.race
    return view._state


def state_of(done, view):
    return done.outcome.state.race if isinstance(view, RaceView) else done.outcome.state


def test_one_step_on_moves_and_ends_at_the_state_after_it(game):
    steps, view = game
    reel, moved = Reel(view), first_moved(steps, view)
    reel.show(steps, moved - 1)
    assert not reel.is_moving()
    reel.show(steps, moved)
    assert reel.is_moving()
    view.skip()
    assert not reel.is_moving()
    assert state_shown(view) == state_of(steps[moved - 1], view)


def test_jumping_and_going_back_show_the_moment_at_once_even_while_something_moves(game):
    steps, view = game
    reel, moved = Reel(view), first_moved(steps, view)
    for step in (moved - 1, moved, moved - 1, moved + 2, 1):
        reel.show(steps, step)
        assert reel.is_moving() == (step == moved)
        if step != moved:
            assert state_shown(view) == state_of(steps[step - 1], view)


def test_walking_through_a_whole_game_shows_every_state_in_turn(game):
    steps, view = game
    reel = Reel(view)
    for done in steps:
        assert reel.show(steps, done.step.number)
        view.skip()
        assert state_shown(view) == state_of(done, view)


def test_the_same_step_asked_for_twice_does_not_stop_what_moves(game):
    steps, view = game
    reel, moved = Reel(view), first_moved(steps, view)
    for step in (moved - 1, moved, moved):
        reel.show(steps, step)
    assert reel.is_moving()


def test_a_step_that_is_not_there_is_refused(game):
    steps, view = game
    assert not Reel(view).show(steps, len(steps) + 1)
    assert not Reel(view).show([], 1)


def test_at_four_times_the_speed_a_motion_is_over_in_less_time(game, qtbot):
    steps, view = game
    reel, moved = Reel(view), first_moved(steps, view)
    reel.hasten(1000.0)
    reel.show(steps, moved - 1)
    reel.show(steps, moved)
    qtbot.waitUntil(lambda: not reel.is_moving(), timeout=1500)
