"""Hours looked back at: judged by where they lead, and a better one is allowed and led further."""

import pytest

from core.bots.cozy.gardener import Effort
from core.cozy.hour import played, read_hour
from core.cozy.turn import Turn
from core.review.hours import Change, Hour, changes, judged, next_ways, questions
from core.review.prospects import Pains, PlayOn, Prospect, ends, game_of, mean, plays, prospects
from tests.gui.cozy_log import cozy_game

FEW = Pains(
    player=Effort(fresh=1), finder=Effort(fresh=20, changed=20, best=3), rounds=((3, 2), (1, 2))
)
STEPS = cozy_game(hours=2)[1].completed
GAME = game_of(STEPS)
FOUND = sorted(prospects(GAME, [ends(play, b"seed", FEW) for play in plays(GAME, range(6))]))
QUESTIONS = questions(GAME, [one.ends for one in FOUND], range(3))
HOURS = [judged(asked, b"seed", FEW) for asked in QUESTIONS]


def hour(made, best) -> Hour:
    return Hour(3, 0, 0, made, best, (), ("hour", 0, ()))


def test_every_hour_of_every_seat_is_judged_the_last_one_first() -> None:
    assert [(one.hour, one.seat) for one in HOURS] == [(1, 0), (1, 1), (0, 0), (0, 1)]
    assert all(one.made == asked.made for one, asked in zip(HOURS, QUESTIONS, strict=True))
    assert {len(one.best) for one in HOURS} == {6}


def test_other_dice_are_drawn_less_often_only_where_they_suited_no_worse() -> None:
    times = {len(one.other) for one in HOURS}
    few = [(one, asked) for one, asked in zip(HOURS, QUESTIONS, strict=True) if len(one.other) < 3]
    assert times == {1, 3}
    assert all(mean(one.other) >= mean(asked.led) for one, asked in few)


def test_a_better_hour_is_allowed_and_leads_where_it_is_said_to_with_the_same_chances() -> None:
    better = [(one, asked) for one, asked in zip(HOURS, QUESTIONS, strict=True) if one.action]
    assert better
    for one, asked in better:
        read = read_hour(one.action)
        assert read is not None
        after = played(asked.before, read[1])
        assert isinstance(after, Turn)
        assert ends(PlayOn(after, GAME.rolls, range(6)), b"seed", FEW) == one.best
        assert one.difference > 0


def test_the_same_hour_is_judged_alike_again() -> None:
    assert judged(QUESTIONS[0], b"seed", FEW) == HOURS[0]


@pytest.mark.parametrize(
    ("best", "is_better"),
    [((5, 6, 5, 6), True), ((9, 0, 1, 3), False), ((1, 1, 1, 1), False)],
    ids=["each time", "by luck", "never"],
)
def test_a_way_is_better_only_by_two_errors_of_the_pairs(best, is_better) -> None:
    assert hour((1, 2, 1, 2), best).is_better is is_better


def test_the_ends_are_paired_play_out_by_play_out() -> None:
    """Both vary by far more than they differ, but each pair differs alike."""
    assert hour((-9, 0, 9), (-8, 1, 10)).is_better


def test_an_hour_changes_where_a_sheet_was_heading() -> None:
    found = changes(FOUND, STEPS)
    assert [(one.hour, one.seat) for one in found] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    total = sum(one.gain for one in found if one.seat == 0)
    assert total == pytest.approx(mean(FOUND[-1].ends[0]) - mean(FOUND[0].ends[0]))
    assert not any(one.is_pass for one in found)
    assert changes(FOUND[::2], STEPS) == []


def test_an_hour_in_which_nothing_was_done_is_a_pass() -> None:
    idle = [done for done in STEPS if done.step.state is not None]
    same = [one._replace(outcome=one.outcome._replace(state=one.step.state)) for one in idle[-1:]]
    ends_ = ((1, 2),) * 2
    found = changes([Prospect(1, 1, ends_), Prospect(9, 2, ends_)], [*idle[:-1], *same])
    assert [one.is_pass for one in found] == [True, True]
    assert not any(one.is_clear for one in found)


def test_a_change_is_clear_by_two_errors() -> None:
    assert Change(3, 0, 0, -1.5, 1.5, is_pass=False).is_clear
    assert not Change(3, 0, 0, 1.4, 1.5, is_pass=False).is_clear
    assert not Change(3, 0, 0, 0.0, 0.0, is_pass=False).is_clear


def test_who_asks_within_an_hour_hears_at_once_and_then_by_the_end() -> None:
    asked = QUESTIONS[-1].before
    first, *_, last = next_ways(asked, b"seed", FEW)
    assert first.turn is last.turn is asked
    assert not first.way.ends
    assert len(last.way.ends) == 4
    assert isinstance(played(asked, last.way.decisions), Turn)
