"""A draft: decisions replayed from the signed state, with undo; and whole signed turns."""

import pytest

from core.cozy.decisions import ActOrgan, ChooseToAct, Decision, Done, Pass
from core.cozy.grid import Cell
from core.cozy.hour import Hour, drafted, legal, played, read_hour, refusal, replayed
from core.cozy.refusals import CozyReason, CozyRefusal
from core.cozy.turn import Turn, start_turn
from core.table.encoding import pack, unpack
from tests.core.cozy.play import chapter, draws_of, game, hour_of, rolled
from tests.core.cozy.scenes import (
    BOTTOM,
    across,
    after,
    code,
    colony_of,
    organ,
    read,
    turn_of,
    worm,
)

READY = turn_of(
    colony_of(worm(across(7, 0)), organ("brain", 7, 0), organ("brain", 7, 2)), "brain eye I", BOTTOM
)
WHOLE: tuple[Decision, ...] = (
    ChooseToAct(0),
    ActOrgan(Cell(7, 2)),
    ActOrgan(Cell(7, 0)),
)


def test_before_the_roll_and_after_the_end_there_is_nothing_to_decide():
    """C7, C6.7: game-over comes first, then not-rolled, before malformed."""
    unrolled = start_turn(chapter(1))
    over = Turn(unrolled.colony, 16)
    for turn, reason in ((unrolled, CozyReason.NOT_ROLLED), (over, CozyReason.GAME_OVER)):
        assert refusal(turn, None) is refusal(turn, Pass()) is reason
        assert list(legal(turn)) == []
    assert refusal(READY, None) is CozyReason.MALFORMED


def test_options_come_first_and_answers_afterwards():
    """C6.2, C7."""
    assert code(READY, "act", (7, 0)) == "wrong-step"
    assert code(READY, "done") == "wrong-step"
    within = after(READY, ("C", 0))
    for wire in (("C", 0), ("B", 0), ("pass",), ("dice", 0, 1), ("A", ((0, 0), (0, 1)))):
        assert code(within, *wire) == "wrong-step"


# whole turns


def test_a_turn_is_over_exactly_after_its_last_decision():
    """C6.5."""
    end = played(READY, WHOLE)
    assert isinstance(end, Turn)
    assert (end.hour, end.credits) == (BOTTOM + 1, 2)


@pytest.mark.parametrize("length", range(3))
def test_an_unfinished_turn_is_refused_at_its_end(length):
    """C6.5."""
    assert played(READY, WHOLE[:length]) == CozyRefusal(CozyReason.TURN_UNFINISHED, decision=length)


def test_decisions_left_over_are_refused():
    """C6.5: in the last hour as well."""
    assert played(READY, (*WHOLE, Done())) == CozyRefusal(CozyReason.TURN_OVER, decision=3)
    assert played(READY, (Pass(), Pass())) == CozyRefusal(CozyReason.TURN_OVER, decision=1)
    last = Turn(READY.colony, 15, READY.dice)
    assert played(last, (Pass(), Pass())) == CozyRefusal(CozyReason.TURN_OVER, decision=1)


def test_the_first_decision_at_fault_is_named():
    """C6.5: with its index; one without a form is malformed."""
    faulty = (WHOLE[0], WHOLE[1], WHOLE[1])
    assert played(READY, faulty) == CozyRefusal(CozyReason.ALREADY_ACTED, decision=2)
    assert played(READY, (WHOLE[0], None, WHOLE[1])) == CozyRefusal(
        CozyReason.MALFORMED, decision=1
    )
    assert replayed(READY, WHOLE[:1]) == after(READY, ("C", 0))


# drafts


def test_a_draft_grows_by_legal_decisions_only():
    """C6.5: what cannot come next is told with its index."""
    hour = Hour(READY, (), READY)
    for decision in WHOLE:
        assert not hour.is_over
        assert decision in hour.legal()
        following = hour.decide(decision)
        assert isinstance(following, Hour)
        hour = following
    assert hour.is_over
    assert hour.legal() == ()
    assert hour.decide(Done()) == CozyRefusal(CozyReason.TURN_OVER, decision=3)
    assert hour.turn == played(READY, WHOLE)


def test_a_refused_decision_leaves_the_draft_as_it_was():
    hour = drafted(READY, WHOLE[:1])
    assert hour.decide(ActOrgan(Cell(0, 0))) == CozyRefusal(CozyReason.NO_ORGAN, decision=1)
    assert hour.refusal(WHOLE[1]) is None


@pytest.mark.parametrize("count", range(5))
def test_undo_is_to_replay_less(count):
    """C6.5."""
    hour = drafted(READY, WHOLE).undo(count)
    assert hour == drafted(READY, WHOLE[: max(0, 3 - count)])
    assert hour.start is READY


def test_a_stale_draft_is_kept_as_far_as_it_is_legal():
    """C6.5: the roll it was made for is another one now."""
    stale = drafted(READY.rolled((1, 1, 2)), WHOLE)
    assert stale.decisions == ()
    assert drafted(READY, (*WHOLE[:1], Done(), *WHOLE[1:])).decisions == (*WHOLE[:1], Done())


def test_undo_at_every_point_of_a_game_comes_back_to_the_same_state():
    """C6.5: replay is a function."""
    turns = game(5, 3)
    starts = {turn.hour: turn for turn, _, _ in reversed(turns)}
    for hour, start in starts.items():
        steps = [(turn, decision) for turn, decision, _ in turns if turn.hour == hour]
        draft = drafted(start, [decision for _, decision in steps])
        assert draft.is_over
        for place, (turn, _) in enumerate(steps):
            assert draft.undo(len(steps) - place).turn == turn


# the wire


def test_a_signed_hour_is_read_as_it_was_written():
    """C6.1, C6.5."""
    turn = rolled(start_turn(chapter(1)), draws_of(1))
    decisions = hour_of(turn, draws_of(2))
    action = drafted(turn, decisions).action()
    assert read_hour(unpack(pack(action))) == (0, decisions)


@pytest.mark.parametrize(
    "action",
    [(), ("hour",), ("hour", 0), ("hour", True, ()), ("hour", "0", ()), ("hour", 0, "x"), "hour",
     ("Hour", 0, ()), ("hour", 0, (), ()), ("pass",)],
)  # fmt: skip
def test_what_has_another_form_is_no_hour(action):
    """C6.5."""
    assert read_hour(action) is None


def test_a_decision_without_a_form_is_kept_as_none():
    """C6.5: so that its index can be told."""
    assert read_hour(("hour", 4, (("pass",), 3, ("nod",)))) == (4, (read("pass"), None, None))
