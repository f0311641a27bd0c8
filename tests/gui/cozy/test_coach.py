"""What the coach of an hour says: every part of its hour is allowed, and told."""

from core.cozy.hour import Hour, drafted
from core.cozy.turn import Turn
from core.review.hours import Hour as Judged
from core.review.hours import hours, played
from gui.cozy.coach import advice_words, advised, better_hour
from tests.gui.cozy_log import cozy_game


def turns() -> list[Turn]:
    """List the hours of one player at their start."""
    found = hours(cozy_game(seats=2, number=3)[1].completed)
    return [done.step.state.turns[0] for done in found if done.step.state is not None]


def test_an_hour_by_the_coach_is_allowed_from_its_start_to_its_end() -> None:
    for turn in turns()[:4]:
        hour = drafted(turn, ())
        while not hour.is_over:
            found = next(advised(hour.turn))
            assert found.turn == hour.turn
            assert advice_words(found).startswith("A strong bot would go on with: ")
            after = hour.decide(found.decisions[0])
            assert isinstance(after, Hour)
            hour = after


def test_what_it_gains_is_told_with_its_sign() -> None:
    found = next(advised(turns()[0]))
    assert advice_words(found._replace(gained=3)).endswith("From here its hour brings +3.")


def test_a_better_hour_begins_where_the_played_one_did_and_says_that_it_was_not_played() -> None:
    done = hours(cozy_game(steps_max=7)[1].completed)[0]
    found = next(hour for hour in played(done, b"") if hour.best > hour.gained)
    before = done.step.state
    assert before is not None
    start = before.turns[found.seat]
    better = better_hour(start, found)
    assert better is not None
    assert better.start is start
    assert better.decisions
    said = f"{found.best:+d} instead of {found.gained:+d}.".replace("-", "\N{MINUS SIGN}")
    assert better.remark == f"Not played: an hour by a bot, {said}"
    assert better_hour(start, Judged(2, 0, 0, 1, 2, ())) is None
