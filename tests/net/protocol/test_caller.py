"""Caller: consent is our player's; coming back needs nobody's (P7.6, P7.7)."""

from typing import Any

import pytest

from core.table.messages import NO_CALL, Call, MessageKind, MessagePlace, Seal, sign
from core.table.table import Table, Written
from net.protocol.caller import Caller, agreed, farewells, waiting_calls
from net.protocol.commands import CallOn, Wait
from tests.net.protocol.called import at_step_2, bid, hear, share, without_the_third
from tests.seats import onlooker, secret_of


def test_nobody_is_left_out_without_our_players_word():
    ann, ben, cem = at_step_2(3)
    bid(ann, ben)
    share([ann, ben])
    assert Caller().call(ann, connected=0b010) is None
    assert cem.step.number == 2


def test_two_who_agree_go_on_without_the_third():
    """Each answers the call of the seat that proposed first; the step completes."""
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


def test_our_player_may_think_better_of_it_and_wait():
    """P7.6: the seat to be left out need not be silent, and may be the first."""
    _, ben, cem = at_step_2(3)
    bid(ben, cem)
    share([ben, cem])
    caller = Caller()
    caller.take(ben, CallOn(0b001, 0))
    assert caller.call(ben, connected=0b101) == Call(1, 0b110, 0)
    caller.take(ben, Wait())
    assert caller.call(ben, connected=0b101) is None


def test_who_is_out_of_the_game_or_looks_on_calls_nobody():
    """P7.1, P12: a seat that has left for good has left."""
    ann, ben, cem = at_step_2(3)
    bid(ann, ben)
    share([ann, ben])
    for table in (ann, ben):
        assert isinstance(table.answer(Call(1, 0b011, 0b100)), Written)
    share([ann, ben])
    share([ann, ben, cem])
    assert cem.step.in_game == 0b011
    assert farewells(cem) == 0, "a seat that others put out has not said so"
    watching = onlooker(ann.genesis)
    share([ann, ben, watching])
    assert isinstance(ann.act(("move", 1)), Written)
    assert isinstance(ann.answer(Call(1, 0b011, 0)), Written)
    for message in ann.pool:
        watching.take(message)
    for table, connected in ((cem, 0b011), (watching, 0b111)):
        caller = Caller()
        caller.take(table, CallOn(0b010, 0))
        assert caller.call(table, connected) is None
        assert waiting_calls(table) == []


def test_who_has_answered_the_highest_call_agrees_with_it():
    made = at_step_2(4)
    ann, ben, cem, _ = made
    bid(*made[:3])
    share(made[:3])
    assert agreed(ann) == 0
    for table, call in ((ben, Call(1, 0b0111, 0)), (cem, Call(2, 0b1110, 0))):
        assert isinstance(table.answer(call), Written)
    for table in (ben, cem):
        for message in table.pool:
            ann.take(message)
    assert agreed(ann) == 0b0100
    assert waiting_calls(ann) == [Call(1, 0b0111, 0)], "the other is held without us"


def test_with_two_players_there_is_no_call():
    """P7.5: the program can only wait."""
    ann, _ = at_step_2(2)
    bid(ann)
    caller = Caller()
    caller.agree(0b10, 0)
    assert caller.call(ann, connected=0) is None


def test_who_was_left_out_proposes_to_come_back_and_nobody_has_to_agree():
    """P7.6: the returning seat calls at the start of a step, the others answer by themselves."""
    ann, ben, cem = without_the_third()
    call = Caller().call(cem, connected=0b011)
    assert call is not None
    assert (call.present, call.gone) == (0b111, 0)
    assert isinstance(cem.answer(call), Written)
    share([ann, ben, cem])
    for table in (ann, ben):
        table.act(("move", 1))  # its own act comes first, then it answers (R3)
    share([ann, ben, cem])
    assert {table.step.at_table for table in (ann, ben, cem)} == {0b111}


def test_nobody_calls_beside_one_that_all_at_the_table_answer_by_themselves():
    """P7.6: it lets back a seat that has vanished again; a seat that does not answer stalls."""
    ann, ben, cem = without_the_third()
    for table in (cem, ben):
        assert isinstance(table.answer(Call(1, 0b111, 0)), Written)
    assert isinstance(ann.act(("move", 1)), Written)
    hear(ann, ben, cem)
    assert Caller().call(ann, connected=0b010) is None


@pytest.mark.parametrize("answered", [Call(2, 0b111, 0b100), Call(1, 0b011, 0)])
def test_a_seat_that_says_farewell_from_outside_and_vanishes_is_let_go(answered):
    """P7.6: those at the table go on without it, and it does not come back."""
    ann, _, cem = without_the_third()
    assert isinstance(cem.answer(Call(2, 0b111, 0b100)), Written)
    assert isinstance(ann.act(("move", 1)), Written)
    hear(ann, cem)
    assert isinstance(ann.answer(answered), Written)
    call = Caller().call(ann, connected=0b010)
    assert call is not None
    assert call[1:] == (0b011, 0b100)


def test_a_farewell_from_outside_that_all_can_answer_is_enough():
    """P7.6."""
    ann, _, cem = without_the_third()
    assert isinstance(cem.answer(Call(1, 0b111, 0b100)), Written)
    assert isinstance(ann.act(("move", 1)), Written)
    hear(ann, cem)
    assert isinstance(ann.answer(Call(1, 0b111, 0b100)), Written)
    assert Caller().call(ann, connected=0b110) is None


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
    if ann.step.number == step and ann.pool.calls(MessageKind.HERE, 0):
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
    """P7.6: it lets go of seats no longer heard; a seat that is there answers its own call."""
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
            place = MessagePlace(table.genesis.game, 2, seat, table.step.previous)
            seal = sign(secret_of(1, seat).key, place, Seal(NO_CALL, content, ()))
            ann.take(seal)
    assert ann.step.number == 3
    assert caller.call(ann, connected=0b110) is None
    assert caller.call(ann, connected=0b010) is None, "our player has agreed to nothing"
