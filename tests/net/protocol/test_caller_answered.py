"""What our seat calls where somebody has answered a call, and is bound by it (P7.3, P7.6)."""

import pytest

from core.table.messages import Call
from core.table.promises import BY_ITSELF_MAX, answers_by_itself
from core.table.table import Written
from net.protocol.caller import Caller, waiting_calls
from tests.net.protocol.called import acted_and_heard, at_step_2, bid, hear, share


@pytest.mark.parametrize(
    ("count", "seat", "wanted"),
    [(3, 1, Call(2, 0b111, 0)), (3, 2, Call(2, 0b111, 0)), (2, 1, None)],
)
def test_all_hold_a_call_where_one_that_nobody_follows_bars_the_normal_seal(count, seat, wanted):
    """P7.6, L1: if nothing is missing but a seal that its seat has promised not to give."""
    made = acted_and_heard(count)
    assert isinstance(made[seat].answer(Call(1, 1 | 1 << seat, 0)), Written)
    for message in made[seat].pool:
        made[0].take(message)
    assert Caller().call(made[0], connected=0b110) == wanted


def test_nobody_calls_who_is_not_heard():
    """P7.3: such a call would stall; to leave it out our player has to agree."""
    ann, ben, _ = acted_and_heard()
    assert isinstance(ben.answer(Call(1, 0b011, 0)), Written)
    hear(ann, ben)
    assert Caller().call(ann, connected=0b010) is None


def test_a_second_silent_seat_is_not_left_out_with_the_one_that_was_agreed_to():
    """P7.6: our player names each."""
    made = at_step_2(5)
    bid(*made[:3])
    share(made[:3])
    caller = Caller()
    caller.agree(0b10000, 0)
    assert caller.call(made[0], connected=0b00110) is None
    caller.agree(0b11000, 0)
    assert caller.call(made[0], connected=0b00110) == Call(1, 0b00111, 0)


def test_a_seal_that_was_given_before_the_answer_bars_nothing():
    """P7.7: the step is complete with it as soon as the others have sealed."""
    ann, ben, _ = acted_and_heard()
    assert ben.advance() is not None
    assert isinstance(ben.answer(Call(1, 0b011, 0)), Written)
    for message in ben.pool:
        ann.take(message)
    assert ann.pool.answered
    assert Caller().call(ann, connected=0b110) is None


def test_nobody_proposes_another_call_while_all_can_answer_one():
    """P7.6: it is answered, here by our seat, and that is all there is to do."""
    ann, ben, _ = acted_and_heard()
    assert isinstance(ben.answer(Call(1, 0b111, 0)), Written)
    for message in ben.pool:
        ann.take(message)
    assert Caller().call(ann, connected=0b110) == Call(1, 0b111, 0)
    assert isinstance(ann.answer(Call(1, 0b111, 0)), Written)
    assert Caller().call(ann, connected=0b110) is None


@pytest.mark.parametrize("gone", [0, 0b100])
def test_who_has_answered_goes_on_by_a_call_when_the_silent_seat_is_back(gone):
    """R2: after an answer it seals at no lower call, though it sealed before."""
    ann, *_ = acted_and_heard()
    assert ann.advance() is not None
    caller = Caller()
    caller.agree(0b100, gone)
    call = caller.call(ann, connected=0b010)
    assert call == Call(1, 0b011, gone)
    assert isinstance(ann.answer(call), Written)
    assert caller.call(ann, connected=0b010) is None
    caller.note(2)
    assert caller.call(ann, connected=0b110) == Call(2, 0b111, 0)


def test_a_call_of_others_without_a_seat_is_answered_again_with_a_higher_number():
    """P7.3: one that stalled is followed by a higher one, and our player has agreed to it."""
    ann, ben, _ = acted_and_heard()
    caller = Caller()
    caller.agree(0b100, 0)
    for call in (Call(1, 0b011, 0), Call(2, 0b011, 0)):
        assert isinstance(ben.answer(call), Written)
        for message in ben.pool:
            ann.take(message)
        assert caller.call(ann, connected=0b010) == call
        assert isinstance(ann.answer(call), Written)


def test_a_program_that_has_answered_enough_answers_only_what_its_player_agrees_to():
    """P13: a cheat that bumps must not use up the calls of the player."""
    ann, ben, _ = acted_and_heard()
    for number in range(1, BY_ITSELF_MAX + 1):
        assert isinstance(ben.answer(Call(number, 0b111, 0)), Written)
        for message in list(ben.pool)[-1:]:
            ann.take(message)
        assert ann.advance() is not None
    assert not answers_by_itself(ann.pool, 0)
    caller, own, last = Caller(), Call(BY_ITSELF_MAX + 1, 0b011, 0), Call(102, 0b011, 0)
    for call in (Call(100, 0b111, 0), Call(101, 0b111, 0b100), last):
        assert isinstance(ben.answer(call), Written)
        for message in list(ben.pool)[-1:]:
            ann.take(message)
        assert waiting_calls(ann)[-1] == call
        caller.agree(0, 0)
        assert caller.call(ann, connected=0b110) is None
        caller.agree(0b100, call.gone)
        assert caller.call(ann, connected=0b110) == (own if call.number == 100 else call)
    assert isinstance(ann.answer(last), Written)
    caller.note(2)
    assert caller.call(ann, connected=0b110) is None, "it is for the others to call"
