"""Caller: consent is our player's; coming back needs nobody's (P7.6, P7.7)."""

from typing import Any

import pytest

from core.table.messages import NO_CALL, Call, Kind, Place, Seal, sign
from core.table.table import Table, Written
from net.protocol.caller import Caller, waiting_calls
from tests.seats import secret_of, tables
from tests.toy import Toy


def at_step_2(seats: int, seed: int = 1, *, strict: bool = False) -> list[Table[Any]]:
    made = tables(seed, seats, Toy(strict=strict))
    share(made)
    assert {table.step.number for table in made} == {2}
    return made


def share(made: list[Table[Any]]) -> None:
    """Let these tables sign what needs no player, and hear all of each other."""
    for _ in range(4):
        for table in made:
            table.advance()
        for giver in made:
            for taker in made:
                for done in giver.completed[taker.step.number - 1 :]:
                    for message in done.certificate:
                        taker.take(message)
                for message in giver.pool:
                    taker.take(message)


def bid(*some: Table[Any]) -> None:
    for table in some:
        assert isinstance(table.act(("bid",), 3), Written)


def test_nobody_is_left_out_without_our_players_word():
    ann, ben, cem = at_step_2(3)
    bid(ann, ben)
    share([ann, ben])
    assert Caller().call(ann, connected=0b010) is None
    assert cem.step.number == 2


def test_two_who_agree_go_on_without_the_third():
    """Each answers the call of whoever proposed it first; the step completes."""
    ann, ben, _ = at_step_2(3)
    bid(ann, ben)
    share([ann, ben])
    callers = {ann: Caller(), ben: Caller()}
    for table, connected in ((ann, 0b010), (ben, 0b001)):
        callers[table].agree(0b100, 0)
        call = callers[table].call(table, connected)
        assert call == Call(1, 0b011, 0)
        assert isinstance(table.answer(call), Written)
        share([ann, ben])
    assert ann.step.number == ben.step.number == 4, "the openings follow by themselves"
    assert ann.step.at_table == 0b011
    assert ann.step.in_game == 0b111
    assert callers[ann].call(ann, 0b010) is None, "it is done"


def test_consent_ends_when_the_silent_seat_is_back_and_signs():
    """P7.6: to be heard is not enough, nor is what others pass on of it while it is away."""
    for connected, is_over in ((0b010, False), (0b110, True)):
        ann, *_ = at_step_2(3)
        bid(ann)
        caller = Caller()
        caller.agree(0b100, 0)
        assert caller.call(ann, connected=0b110) == Call(1, 0b011, 0), "it is heard, and no more"
        caller.note(2)
        assert (caller.call(ann, connected) is None) is is_over


def test_with_two_players_there_is_no_call():
    """P7.5: the program can only wait."""
    ann, _ = at_step_2(2)
    bid(ann)
    caller = Caller()
    caller.agree(0b10, 0)
    assert caller.call(ann, connected=0) is None


def test_who_was_left_out_proposes_to_come_back_and_nobody_has_to_agree():
    """P7.6: the returning seat calls at the start of a step, the others answer by themselves."""
    ann, ben, cem = at_step_2(3)
    bid(ann, ben)
    share([ann, ben])
    for table in (ann, ben):
        assert isinstance(table.answer(Call(1, 0b011, 0)), Written)
    share([ann, ben])
    share([ann, ben, cem])
    assert cem.step.at_table == 0b011
    call = Caller().call(cem, connected=0b011)
    assert call is not None
    assert (call.present, call.gone) == (0b111, 0)
    assert isinstance(cem.answer(call), Written)
    share([ann, ben, cem])
    for table in (ann, ben):
        table.act(("move", 1))  # its own act comes first, then it answers (R3)
    share([ann, ben, cem])
    assert {table.step.at_table for table in (ann, ben, cem)} == {0b111}


def test_who_proposed_to_come_back_and_vanished_is_dropped_without_a_click():
    """Nobody loses anything: all at the table are present in the next call."""
    ann, ben, cem = at_step_2(3)
    bid(ann, ben)
    share([ann, ben])
    for table in (ann, ben):
        table.answer(Call(1, 0b011, 0))
    share([ann, ben])
    step = ann.step.number
    share([ann, ben, cem])
    vanishing = Caller().call(cem, connected=0b011)
    assert vanishing is not None
    written = cem.answer(vanishing)
    assert isinstance(written, Written)
    for table in (ann, ben):
        table.take(written.messages[0])
        table.advance()
    if ann.step.number == step and ann.pool.calls(Kind.HERE, 0):
        again = Caller().call(ann, connected=0b010)
        assert again is None or again.present == 0b011


@pytest.mark.parametrize("proposer", [0, 1])
def test_a_call_of_others_waits_for_our_player(proposer):
    """The window shows it; it is answered when our player agrees to leave those seats out."""
    made = at_step_2(4)
    bid(*made[:3])
    share(made[:3])
    assert isinstance(made[proposer].answer(Call(1, 0b0111, 0)), Written)
    share(made[:3])
    asked = made[2]
    assert waiting_calls(asked) == [Call(1, 0b0111, 0)]
    caller = Caller()
    assert caller.call(asked, connected=0b0011) is None
    caller.agree(0b1000, 0)
    assert caller.call(asked, connected=0b0011) == Call(1, 0b0111, 0)


def farewell_unheard() -> tuple[Caller, Table[Any], Table[Any]]:
    """Let Ann hear that Cem has sealed the step and leaves; she does not hear him now."""
    ann, ben, cem = at_step_2(3)
    bid(ann, ben, cem)
    for table in (ann, ben):
        for message in table.pool:
            cem.take(message)
    assert cem.advance() is not None
    assert isinstance(cem.answer(Call(1, 0b111, 0b100)), Written)
    for message in cem.pool:
        ann.take(message)
        ben.take(message)
    caller = Caller()
    assert caller.call(ann, connected=0b010) == Call(1, 0b011, 0b100)
    return caller, ann, ben


def test_who_has_said_farewell_and_is_heard_again_is_not_left_out():
    """P7.6: it lets go who is not heard any more; whoever is there answers its own call."""
    caller, ann, _ = farewell_unheard()
    assert caller.call(ann, connected=0b110) is None


def test_who_has_said_farewell_and_only_owes_a_signature_is_not_left_out_either():
    """P7.6: it may be on its way, and of two who leave each would be called off over the other."""
    caller, ann, _ = farewell_unheard()
    assert caller.call(ann, connected=0b110, stalling=0b100) is None


def test_a_farewell_counts_in_its_step_only():
    """P7.6: the step was completed with that seat, which may think better of it."""
    caller, ann, ben = farewell_unheard()
    for content in {m.body.content for m in ann.pool if isinstance(m.body, Seal)}:
        for table, seat in ((ann, 0), (ben, 1)):
            place = Place(table.genesis.game, 2, seat, table.step.previous)
            seal = sign(secret_of(1, seat).key, place, Seal(NO_CALL, content, ()))
            ann.take(seal)
    assert ann.step.number == 3
    assert caller.call(ann, connected=0b110) is None
    assert caller.call(ann, connected=0b010) is None, "our player has agreed to nothing"


# -- letting somebody back -------------------------------------------------------------------------


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
    assert {table.pool.seats_with(Kind.ACT) for table in others} == {0b0111}
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


def test_our_player_lets_back_once():
    """Who was back, and is out again, needs to be forgiven again."""
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
