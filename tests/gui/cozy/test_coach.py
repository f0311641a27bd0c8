"""What the coach of an hour says: every part of its hour is allowed, and told by its end."""

from core.cozy.hour import Hour, drafted
from core.review.hours import Hour as Judged
from core.review.hours import Next, Way
from core.review.prospects import game_of, hours
from gui.cozy.coach import advice_words, advised, better_hour
from tests.gui.cozy_log import cozy_game

GAME = game_of(cozy_game(seats=2, number=3)[1].completed)


def test_an_hour_by_the_coach_is_allowed_from_its_start_to_its_end() -> None:
    for at in (0, len(GAME.rolls) - 1):
        turn = GAME.turns[at][0].rolled(GAME.rolls[at])
        hour = drafted(turn, ())
        while not hour.is_over:
            found = next(advised(hour.turn))
            assert found.turn == hour.turn
            assert advice_words(found).startswith("Bots would go on with: ")
            after = hour.decide(found.way.decisions[0])
            assert isinstance(after, Hour)
            hour = after


def test_in_the_last_hour_it_tells_the_score_that_its_hour_comes_to() -> None:
    turn = GAME.turns[-2][0].rolled(GAME.rolls[-1])
    first, *_, last = advised(turn)
    assert not first.way.ends
    assert "heads for" not in advice_words(first)
    assert len(set(last.way.ends)) == 1
    assert "(± 0.0)" in advice_words(last)


def test_what_it_heads_for_is_told_with_how_far_it_may_be_off() -> None:
    turn = GAME.turns[-2][0].rolled(GAME.rolls[-1])
    way = next(advised(turn)).way
    said = advice_words(Next(turn, Way(way.decisions, way.turn, (-3, -1))))
    assert said.endswith("That heads for \N{MINUS SIGN}2.0 at the end (± 2.0).")


def test_a_better_hour_begins_where_the_played_one_did_and_says_that_it_was_not_played() -> None:
    done = hours(cozy_game(steps_max=7)[1].completed)[0]
    before = done.step.state
    assert before is not None
    action = done.outcome.slots[0].action
    better = Judged(done.step.number, 0, 0, (1, 2), (4, 5), (), action)
    shown = better_hour(before.turns[0], better)
    assert shown is not None
    assert shown.start is before.turns[0]
    assert shown.decisions
    assert shown.remark == "Not played: an hour by a bot, heading for 4.5 instead of 1.5."
    assert better_hour(before.turns[0], better._replace(action=())) is None
