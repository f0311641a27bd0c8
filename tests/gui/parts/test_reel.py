"""Step by step: the next one in motion, any other at once."""

import pytest
from PySide6.QtCore import QRectF

from gui.cozy.around.past_hours import past_hours
from gui.cozy.cozy_view import CozyView
from gui.parts.reel import Reel
from gui.window.game_parts import parts_of
from gui.words.player_names import names_of
from tests.gui.cozy_log import cozy_game
from tests.gui.kit.drawn import drawn
from tests.gui.race_log import race


@pytest.fixture(params=[race, cozy_game], ids=["race", "cozy"])
def game(request, qtbot):
    steps = request.param()[1].completed
    view = parts_of(steps[0].step.genesis.rules_id).view_class()()
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


def picture(view):
    return drawn(80, 60, view.paint_moment, QRectF(0, 0, 80, 60))


class Eye:
    """Tells which moment of a game a view shows, by a second view of the same kind."""

    def __init__(self, view):
        self._view, self._other = view, type(view)()

    def sees(self, done):
        """Return whether the view shows how the game stood after *done*."""
        self._other.show_moment(names_of(done.step.genesis), done.outcome.state)
        return picture(self._view) == picture(self._other)


def test_one_step_on_moves_and_ends_at_the_state_after_it(game):
    steps, view = game
    eye = Eye(view)
    reel, moved = Reel(view), first_moved(steps, view)
    reel.show(steps, moved - 1)
    assert not reel.is_moving()
    reel.show(steps, moved)
    assert reel.is_moving()
    view.skip()
    assert not reel.is_moving()
    assert eye.sees(steps[moved - 1])


def test_jumping_and_going_back_show_the_moment_at_once_even_while_something_moves(game):
    steps, view = game
    eye = Eye(view)
    reel, moved = Reel(view), first_moved(steps, view)
    for step in (moved - 1, moved, moved - 1, moved + 2, 1):
        reel.show(steps, step)
        assert reel.is_moving() == (step == moved)
        if step != moved:
            assert eye.sees(steps[step - 1])


def test_walking_through_a_whole_game_shows_every_state_in_turn(game):
    steps, view = game
    eye = Eye(view)
    reel = Reel(view)
    for done in steps:
        assert reel.show(steps, done.step.number)
        view.skip()
        assert eye.sees(done)


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


def test_at_four_times_the_speed_a_motion_is_over_in_less_time(game, clock):
    steps, view = game
    reel, moved = Reel(view), first_moved(steps, view)
    reel.hasten(1000.0)
    reel.show(steps, moved - 1)
    reel.show(steps, moved)
    clock.pass_time(1500)
    assert not reel.is_moving()


def test_where_one_stops_seldom_the_next_stop_moves_and_the_one_after_does_not(game):
    steps, view = game
    reel, moved = Reel(view), first_moved(steps, view)
    reel.show(steps, moved - 2)
    reel.show(steps, moved, moved - 2)
    assert reel.is_moving()
    reel.show(steps, moved - 2)
    reel.show(steps, moved, moved - 1)
    assert not reel.is_moving()
