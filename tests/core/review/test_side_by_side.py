"""Games of one week as one game, and what is none of them."""

from core.review.side_by_side import are_of_one_week, side_by_side
from gui.cozy.around.past_hours import past_hours
from gui.cozy.replay.everybody import Everybody
from gui.report.step_words import entry
from gui.words.player_names import names_of
from tests.gui.cozy_log import SHORT, cozy_game

WEEK = 105706


def steps(seed: int, week: int = WEEK, seats: int = 1, most: int = 100, number: int = SHORT):
    return cozy_game(seed, seats, number, most, week=week, name=f"Player {seed}")[1].completed


def test_each_sits_at_an_own_seat_in_a_paint_of_its_own_with_its_own_hours():
    games = [steps(seed) for seed in (1, 2, 3)]
    together = side_by_side(games)
    assert len(together) == len(games[0])
    for done, *each in zip(together, *games, strict=True):
        names = names_of(done.step.genesis)
        assert list(names) == ["Player 1", "Player 2", "Player 3"]
        assert len({worm.paint for worm in names.worms}) == len(names)
        found = past_hours(done) if done.step.state else {}
        for seat, own in enumerate(each):
            assert done.outcome.state.turns[seat] == own.outcome.state.turns[0]
            if done.step.state:
                assert found.get(seat) == past_hours(own).get(0)
        shown = Everybody.after(names, done.outcome.state, done if found else None, 0)
        assert all(shown.seat(seat).name == name for seat, name in enumerate(names))
        assert "call" not in {said for _, said, *_ in entry(done).marks}, "nobody is away"


def test_other_rolls_and_a_game_that_goes_on_do_not_lie_beside_it():
    first = steps(1)
    assert are_of_one_week([first, steps(2)])
    others = [steps(2, WEEK + 1), steps(2, 0), steps(2, 0, seats=2), steps(2, most=9), []]
    others.append(steps(2, number=SHORT - 1))
    for other in others:
        assert not are_of_one_week([first, other])
    assert not are_of_one_week([steps(1, 0), steps(2, 0)])
