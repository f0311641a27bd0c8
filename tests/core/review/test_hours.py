"""Hours looked back at: what was gained is read from the sheets, what was found is allowed."""

from core.cozy.game import GameState
from core.cozy.hour import played, read_hour
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from core.review import hours
from tests.gui.cozy_log import cozy_game, state_after


def test_all_that_was_gained_adds_up_to_the_score() -> None:
    _, table = cozy_game(steps_max=7)
    steps = table.completed
    found = [hour for done in hours.hours(steps) for hour in hours.played(done, b"seed")]
    assert found
    first, last = steps[0].outcome.state, state_after(table)
    for seat in (0, 1):
        gained = sum(hour.gained for hour in found if hour.seat == seat)
        assert gained == last.scores()[seat].total - first.scores()[seat].total


def test_the_best_hour_is_allowed_and_gains_what_is_said() -> None:
    _, table = cozy_game(steps_max=7)
    for done in hours.hours(table.completed):
        for hour in hours.played(done, b"seed"):
            before = done.step.state
            assert isinstance(before, GameState)
            turn = before.turns[hour.seat]
            read = read_hour(hour.action)
            assert read is not None
            after = played(turn, read[1])
            assert isinstance(after, Turn)
            gain = score_of(after.colony).total - score_of(turn.colony).total
            assert gain == hour.best >= hour.gained
