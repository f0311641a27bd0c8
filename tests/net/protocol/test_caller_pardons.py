"""Caller: whom our player lets back, and how to go on without the others (P7.6, L1)."""

from typing import Any

import pytest

from core.table.messages import Call, MessageKind
from core.table.promises import BY_ITSELF_MAX
from core.table.table import Table, Written
from net.protocol.caller import Caller, waiting_calls
from tests.net.protocol.called import at_step_2, bid, hear, share
from tests.seats import tables


def with_one_unforgiven() -> list[Table[Any]]:
    """Let Dana see the openings of the three others and say nothing; they go on without her."""
    made = at_step_2(4, strict=True)
    *others, dana = made
    bid(*made)
    for giver in others:
        for message in giver.pool:
            dana.take(message)
    assert dana.advance() is not None
    for taker in others:
        for message in dana.pool:
            taker.take(message)
    share(others)
    assert {table.step.number for table in others} == {3}
    assert {table.pool.seats_with(MessageKind.ACT) for table in others} == {0b0111}
    for table in others:
        assert isinstance(table.answer(Call(1, 0b0111, 0)), Written)
    share(others)
    share(made)
    assert {(table.step.number, table.step.unforgiven) for table in made} == {(4, 0b1000)}
    return made


def test_a_call_that_lets_somebody_back_waits_for_our_player():
    """P7.6: it is not answered by itself, and a higher one without that seat is."""
    ann, ben, _, dana = with_one_unforgiven()
    call = Caller().call(dana, connected=0b0111)
    assert call == Call(1, 0b1111, 0)
    assert isinstance(dana.answer(call), Written)
    assert isinstance(ann.act(("move", 1)), Written)
    share([ann, ben, dana])
    assert waiting_calls(ben) == [call]
    caller = Caller()
    assert caller.call(ben, connected=0b1101) is None
    assert caller.pardons(ben) == (0, 0, 0, 0)
    caller.let_back(ben, 0b1000)
    assert caller.call(ben, connected=0b1101) == call
    assert caller.pardons(ben) == (0, 0, 0, 0b0010)


def test_only_who_needs_it_is_let_back_and_as_long_as_it_has_not_been_back():
    """P7.6: also in the steps that follow."""
    ann, ben, cem, _ = with_one_unforgiven()
    assert Caller().pardons(tables(1, 4)[0]) == ()
    caller = Caller()
    caller.let_back(ben, 0b1001)
    assert caller.pardons(ben) == (0, 0, 0, 0b0010)
    assert isinstance(ann.act(("move", 1)), Written)
    share([ann, ben, cem])
    assert (ben.step.number, ben.step.at_table) == (5, 0b0111)
    assert caller.pardons(ben) == (0, 0, 0, 0b0010)


def test_by_whom_a_seat_is_let_back_is_known_to_all():
    """P7.6: it need not wait for seats that have answered already, nor does it count itself."""
    _, ben, cem, dana = with_one_unforgiven()
    for answering in (dana, ben):
        assert isinstance(answering.answer(Call(1, 0b1111, 0)), Written)
    for message in (*dana.pool, *ben.pool):
        cem.take(message)
    assert Caller().pardons(cem) == (0, 0, 0, 0b0010)


def test_who_is_to_be_let_back_answers_that_call_itself():
    """P7.6: its player has nobody to let back."""
    ann, _, _, dana = with_one_unforgiven()
    assert isinstance(ann.act(("move", 1)), Written)
    assert isinstance(ann.answer(Call(1, 0b1111, 0)), Written)
    for message in ann.pool:
        dana.take(message)
    assert Caller().call(dana, connected=0b0111) == Call(1, 0b1111, 0)


def test_whoever_does_not_let_it_back_calls_above_those_who_do():
    """L1: Ann has promised not to seal without a call, so there has to be one."""
    ann, ben, cem, dana = with_one_unforgiven()
    assert isinstance(dana.answer(Call(1, 0b1111, 0)), Written)
    assert isinstance(ann.act(("move", 1)), Written)
    assert isinstance(ann.answer(Call(1, 0b1111, 0)), Written)
    share([ann, ben, cem, dana])
    assert {table.step.number for table in (ann, ben, cem)} == {4}
    call = Caller().call(ben, connected=0b1101)
    assert call == Call(2, 0b0111, 0)
    assert Caller().pardons(ben) == (0, 0, 0, 0b0001)
    assert isinstance(ben.answer(call), Written)
    share([ann, ben, cem, dana])
    assert {table.step.number for table in (ann, ben, cem)} >= {5}
    assert ann.step.unforgiven == 0b1000


@pytest.mark.parametrize("seat", [1, 2])
def test_who_does_not_let_it_back_calls_again_above_one_who_does_and_not_above_the_seat_itself(
    seat,
):
    """L1: of two at the table one may agree after the other has called."""
    made = with_one_unforgiven()
    own, other, dana = made[seat], made[3 - seat], made[3]
    assert isinstance(own.answer(Call(2, 0b0111, 0)), Written)
    for table, wanted in ((dana, None), (other, Call(4, 0b0111, 0))):
        assert isinstance(table.answer(Call(3, 0b1111, 0)), Written)
        for message in table.pool:
            own.take(message)
        assert Caller().call(own, connected=0b1111 & ~(1 << seat)) == wanted


def test_who_has_answered_enough_does_not_call_above_others_any_more():
    """P13: as many calls as its program answers at once; the rest is its player's."""
    for count, wanted in ((BY_ITSELF_MAX - 1, Call(101, 0b0111, 0)), (BY_ITSELF_MAX, None)):
        _, ben, cem, _ = with_one_unforgiven()
        for number in range(1, count + 1):
            assert isinstance(ben.answer(Call(number, 0b0111, 0)), Written)
        assert isinstance(cem.answer(Call(100, 0b1111, 0)), Written)
        hear(ben, cem)
        assert Caller().call(ben, connected=0b1101) == wanted


def test_who_let_it_back_and_thinks_better_of_it_calls_without_it():
    """P7.6: its own answer does not bind it, for that call has stalled."""
    _, ben, cem, _ = with_one_unforgiven()
    caller = Caller()
    caller.let_back(ben, 0b1000)
    assert isinstance(ben.answer(Call(1, 0b1111, 0)), Written)
    caller.let_back(ben, 0)
    assert isinstance(cem.answer(Call(2, 0b1111, 0)), Written)
    hear(ben, cem)
    assert caller.call(ben, connected=0b1101) == Call(3, 0b0111, 0)


def test_who_is_not_at_the_table_asks_for_itself_whomever_others_let_back():
    """P7.6: Eva was away before anybody locked in a bid, so nobody has to let her back."""
    made = at_step_2(5, strict=True)
    ann, ben, cem, dana, eva = made
    four = ann, ben, cem, dana
    bid(*four)
    hear(*four)
    for table in four:
        assert isinstance(table.answer(Call(1, 0b01111, 0)), Written)
    hear(*four)
    for table in four:
        assert table.advance() is not None
    hear(*four)
    share([ann, ben, cem])
    for table in (ann, ben, cem):
        assert isinstance(table.answer(Call(1, 0b00111, 0)), Written)
    share([ann, ben, cem])
    share([ann, ben, cem, eva])
    assert (eva.step.number, eva.step.at_table, eva.step.unforgiven) == (4, 0b00111, 0b01000)
    assert isinstance(ben.answer(Call(1, 0b01111, 0)), Written)
    hear(ben, eva)
    assert Caller().call(eva, connected=0b00111) == Call(2, 0b10111, 0)


def test_the_same_wish_to_come_back_is_answered_once_a_step():
    """P13: else one cheat could use up all the calls that our seat has in a step."""
    ann, ben, _, dana = with_one_unforgiven()
    ann.act(("move", 1))
    caller = Caller()
    caller.let_back(ann, 0b1000)
    for number in (1, 2):
        assert isinstance(dana.answer(Call(number, 0b1111, 0)), Written)
        share([ann, ben, dana])
        call = caller.call(ann, connected=0b1110)
        assert call == (Call(1, 0b1111, 0) if number == 1 else None)
        if call:
            ann.answer(call)


def test_the_same_wish_is_answered_again_once_a_seat_that_we_turned_to_has_gone():
    """L1: Cem came back and went again, and without Dana the two others are no majority."""
    ann, _, cem, dana = with_one_unforgiven()
    ann.act(("move", 1))
    caller, wish, other = Caller(), Call(1, 0b1011, 0), Call(2, 0b0111, 0)
    caller.let_back(ann, 0b1000)
    for call, proposes, connected in ((wish, dana, 0b1010), (other, cem, 0b0110)):
        hear(ann, proposes)
        assert isinstance(proposes.answer(call), Written)
        hear(ann, proposes)
        caller.agree(0b0100 if proposes is dana else 0, 0)
        assert caller.call(ann, connected) == call
        assert isinstance(ann.answer(call), Written)
    hear(ann, dana)
    assert isinstance(dana.answer(again := Call(3, wish.present, 0)), Written)
    hear(ann, dana)
    assert caller.call(ann, connected=0b1010) is None
    caller.agree(0b0100, 0)
    assert caller.call(ann, connected=0b1010) == again


def test_a_wish_is_said_and_answered_again_once_another_seat_can_no_longer_follow_it():
    """L1: Ben turned to Cem, who has gone, and seals no lower call; only Dana can ask again."""
    ann, ben, cem, dana = with_one_unforgiven()
    callers = {ann.seat: Caller(), dana.seat: Caller()}
    ann.act(("move", 1))
    hear(ann, ben, cem, dana)
    wish, other = Call(1, 0b1011, 0), Call(2, 0b0111, 0)
    for table, call in ((dana, wish), (ann, wish), (cem, other), (ben, other)):
        assert isinstance(table.answer(call), Written)
    hear(ann, dana)
    callers[ann.seat].let_back(ann, 0b1000)
    for table, connected in ((ann, 0b1010), (dana, 0b0011)):
        callers[table.seat].agree(0b0100, 0)
        assert callers[table.seat].call(table, connected) is None
    hear(ben, ann, dana)
    again = callers[dana.seat].call(dana, connected=0b0011)
    assert again == Call(3, wish.present, 0)
    assert isinstance(dana.answer(again), Written)
    hear(ann, dana)
    assert callers[ann.seat].call(ann, connected=0b1010) == again
    assert callers[dana.seat].call(dana, connected=0b0011) is None


def test_our_player_lets_back_once():
    """A seat that was back and is out again needs to be let back again."""
    made = with_one_unforgiven()
    ann, _, _, dana = made
    caller = Caller()
    caller.let_back(ann, 0b1000)
    ann.act(("move", 1))
    for table in (dana, *made[:3]):
        assert isinstance(table.answer(Call(1, 0b1111, 0)), Written)
    share(made)
    assert {(table.step.number, table.step.at_table) for table in made} == {(5, 0b1111)}
    bid(*made)
    others = made[:3]
    for giver in (dana, *others):
        for taker in made:
            for message in giver.pool:
                taker.take(message)
    written = dana.advance()
    assert written is not None
    for taker in others:
        for message in written.messages[:1]:
            taker.take(message)
    share(others)
    for table in others:
        assert isinstance(table.answer(Call(1, 0b0111, 0)), Written)
    share(others)
    assert ann.step.unforgiven == 0b1000
    assert caller.pardons(ann) == (0, 0, 0, 0)
