"""Whom the step waits for, and who counts as silent though it is heard (P7.6)."""

from typing import Any

import pytest

from core.table.messages import Act, Call, Here, MessageKind, MessagePlace, sign
from core.table.promises import BY_ITSELF_MAX
from core.table.table import Table, Written
from net.protocol.limits import BUMPS_MAX, CHOOSES_S, GRANT_S, OWED_S, SLEPT_S
from net.protocol.patience import Patience
from tests.seats import played, secret_of, table_at
from tests.tampering import altered, second_act

GAME = played(51, 3)


def at(step: int, *messages: Any) -> Table[Any]:
    """Give seat 0's table at the begin of *step*, with these *messages*."""
    table = table_at(GAME, step, 0)
    for message in messages:
        table.take(message)
    return table


def wait(patience: Patience, table: Table[Any], seconds: float, now: float = 100.0) -> float:
    """Look twice a second, as a node does at least; give the time it is then."""
    for half in range(int(2 * seconds) + 1):
        patience.look(table, now + half / 2)
    return now + seconds


def test_a_choice_of_a_player_is_waited_for_and_no_silence():
    """P7.6: people think as long as the others like."""
    patience = Patience()
    wait(patience, at(2, *GAME.of(2, MessageKind.ACT)[:2]), 300)
    assert patience.stalling == 0
    assert patience.acting_since(3) == (None, None, 100.0)
    assert patience.silent_since((None, None, None)) == (None, None, None)


def test_a_player_who_has_been_choosing_for_three_minutes_is_slow():
    """P7.6: then the others are offered to go on without it."""
    table = at(2, *GAME.of(2, MessageKind.ACT)[:2])
    patience = Patience()
    assert not patience.look(table, 100.0)
    wait(patience, table, CHOOSES_S - 0.5)
    assert patience.slow == 0
    assert patience.look(table, 100.0 + CHOOSES_S)
    assert (patience.slow, patience.stalling) == (0b100, 0)
    assert not patience.look(table, 100.5 + CHOOSES_S)
    table.take(GAME.of(2, MessageKind.ACT)[2])
    assert patience.look(table, 101.0 + CHOOSES_S)
    assert patience.slow == 0


def test_a_table_that_waits_for_nobody_else_changes_nothing():
    patience = Patience()
    assert (patience.stalling, patience.slow) == (0, 0)
    assert not patience.look(at(4), 100.0), "our own move is missing"
    assert (patience.stalling, patience.slow) == (0, 0)


@pytest.mark.parametrize(("seat", "stalling"), [(0, 0b110), (2, 0b011), (None, 0b111)])
def test_a_seat_waits_for_all_but_itself_and_a_spectator_for_everybody(seat, stalling):
    """P7.6, P12."""
    table = table_at(GAME, 2, seat)
    for message in GAME.of(2, MessageKind.ACT):
        table.take(message)
    patience = Patience()
    wait(patience, table, OWED_S)
    assert patience.stalling == stalling


def test_the_silence_of_a_seat_that_owes_again_counts_from_then():
    """It stalls by what it owed before as well, but has been silent only since."""
    acts = GAME.of(3, MessageKind.ACT)
    table = at(3, acts[0])
    patience = Patience()
    now = wait(patience, table, OWED_S - 1)
    table.take(acts[2])
    now = wait(patience, table, 5, now)
    table.take(acts[1])
    now = wait(patience, table, 2, now)
    assert patience.stalling == 0b110
    assert patience.silent_since((None, None, None)) == (None, 100.0, now - 2)


@pytest.mark.parametrize(
    ("step", "messages"),
    [
        (1, GAME.of(1, MessageKind.ACT)[:2]),  # its salt
        (3, GAME.of(3, MessageKind.ACT)[:2]),  # its opening
        (2, [*GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)[1]]),  # its seal
    ],
)
def test_what_a_program_signs_by_itself_counts_as_silence_after_ten_seconds(step, messages):
    """P7.6: a seat that is heard and withholds it stops the table like one that is gone."""
    table = at(step, *messages)
    table.advance()
    patience = Patience()
    assert patience.late == 0, "a moment is no news"
    now = wait(patience, table, OWED_S - 0.5)
    assert (patience.stalling, patience.late) == (0, 0b100)
    assert patience.silent_since((None, None, None)) == (None, None, None)
    patience.look(table, now + 0.5)
    assert patience.stalling == 0b100
    assert patience.silent_since((None, None, None)) == (None, None, 100.0)
    assert patience.silent_since((None, None, 7.0)) == (None, None, 7.0), "it is not heard either"


@pytest.mark.parametrize("step", [1, 3])
def test_a_salt_or_an_opening_is_nobodys_choice(step):
    """P3.4, P6.1: each follows from what the seat has fixed before."""
    table = table_at(GAME, step, 1)
    patience = Patience()
    wait(patience, table, 2 * CHOOSES_S)
    assert (patience.stalling, patience.slow) == (0b101, 0)
    assert patience.acting_since(3) == (None, None, None)


def test_who_signs_what_it_owed_stalls_no_more():
    table = at(2, *GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)[1])
    patience = Patience()
    now = wait(patience, table, OWED_S)
    assert patience.stalling == 0b100
    table.advance()
    table.take(GAME.of(2, MessageKind.SEAL)[2])
    assert patience.look(table, now)
    assert patience.stalling == 0, "the only seal missing is our neighbour's"


def test_who_has_stalled_and_owes_again_stalls_at_once():
    table = at(3, *GAME.of(3, MessageKind.ACT)[:2])
    patience = Patience()
    now = wait(patience, table, OWED_S)
    assert patience.stalling == 0b100
    table.take(GAME.of(3, MessageKind.ACT)[2])
    patience.look(table, now)
    assert patience.stalling == 0b100, "now it owes its seal"
    table.take(altered(GAME.of(3, MessageKind.SEAL)[2], secret_of(51, 2).key))
    patience.look(table, now)
    assert patience.stalling == 0


def test_the_seconds_of_a_step_add_up():
    """Else a cheat that owes a little again and again would hold the table up for ever."""
    table = at(2, *GAME.of(2, MessageKind.ACT))
    patience = Patience()
    now = 100.0
    for number in range(1, 6):
        now = wait(patience, table, 3, now)
        call = Call(number, 0b111, 0)
        table.answer(call)
        for seat in (1, 2):
            table.take(answer(table, seat, call))
    assert patience.stalling & 0b100


def test_a_laptop_that_has_slept_itself_blames_nobody():
    table = at(3, *GAME.of(3, MessageKind.ACT)[:2])
    patience = Patience()
    now = wait(patience, table, 5)
    patience.look(table, now + 600)
    assert patience.stalling == 0
    assert SLEPT_S < 600
    wait(patience, table, OWED_S, now + 600)
    assert patience.stalling == 0b100


def test_three_seconds_between_two_looks_are_no_sleep():
    """A node that is busy looks late, and its neighbours owe all the same."""
    table = at(3, *GAME.of(3, MessageKind.ACT)[:2])
    patience = Patience()
    for look in range(5):
        patience.look(table, 100.0 + look * SLEPT_S)
    assert patience.stalling == 0b100


def test_the_time_of_a_choice_does_not_count_while_we_sleep():
    table = at(2, *GAME.of(2, MessageKind.ACT)[:2])
    patience = Patience()
    now = wait(patience, table, 5)
    patience.look(table, now + 600)
    assert patience.acting_since(3) == (None, None, 700.0)


def test_nobody_owes_a_seal_while_somebody_at_the_table_is_proven_to_have_signed_twice():
    """R2: the honest do not seal with that seat, so they stall nothing."""
    acts = GAME.of(2, MessageKind.ACT)
    second = altered(acts[2], secret_of(51, 2).key, Act(("bid",), bytes(32)))
    for table in (at(2, *acts, second), at(3, second, *GAME.of(3, MessageKind.ACT))):
        patience = Patience()
        wait(patience, table, 2 * OWED_S)
        assert (table.proven(), patience.stalling) == (0b100, 0)


def test_nobody_owes_an_answer_or_a_seal_at_a_call_that_counts_on_such_a_seat():
    """R3, R4: a seat that has answered may have learned of the proof since."""
    late = second_act(GAME, 2, 2)
    for present, seats in ((0b111, (1,)), (0b111, (2,)), (0b110, (1, 2))):
        table = at(3, *GAME.of(3, MessageKind.ACT), late)
        call = Call(1, present, 0)
        for seat in seats:
            table.take(answer(table, seat, call))
        assert bool(table.pool.decided(call)) == (len(seats) == 2)
        patience = Patience()
        wait(patience, table, 2 * OWED_S)
        assert (table.proven(), patience.stalling) == (0b100, 0)


def test_the_first_call_by_which_nobody_loses_anything_is_to_be_answered_by_all_who_have_acted():
    """P7.6: their programs do it by themselves."""
    acts = GAME.of(2, MessageKind.ACT)
    for own in ([], acts[:1]):
        table = at(2, *own, *acts[1:])
        table.take(answer(table, 1, Call(1, 0b111, 0)))
        patience = Patience()
        wait(patience, table, OWED_S)
        assert patience.stalling == 0b100


def test_only_the_highest_of_such_calls_has_to_be_answered():
    """P7.6: a seat that a lower one would have let back is not in it."""
    acts, away = GAME.of(2, MessageKind.ACT), Call(1, 0b011, 0)
    table = at(2, *acts[:2])
    table.answer(away)
    table.take(answer(table, 1, away))
    written = table.advance()
    assert written is not None
    table.take(altered(written.messages[0], secret_of(51, 1).key, seat=1))
    assert (table.step.number, table.step.at_table) == (3, 0b011)
    act = next(m for m in GAME.of(3, MessageKind.ACT) if m.seat == 1)
    table.take(altered(act, secret_of(51, 1).key, previous=table.step.previous))
    for call in (Call(1, 0b111, 0), Call(2, 0b011, 0)):
        table.take(answer(table, 1, call))
        patience = Patience()
        wait(patience, table, OWED_S)
        assert patience.stalling == (0b100 if call.number == 1 else 0)


def test_a_program_that_has_answered_all_it_does_at_once_owes_no_further_answer():
    """P13: it answers more now and then, when it is granted."""
    acts = GAME.of(2, MessageKind.ACT)
    for count in (BY_ITSELF_MAX - 1, BY_ITSELF_MAX):
        table = at(2, *acts)
        for number in range(1, count + 1):
            table.take(answer(table, 1, Call(number, 0b111, 0)))
        table.take(answer(table, 2, Call(100, 0b111, 0)))
        patience = Patience()
        wait(patience, table, OWED_S)
        assert patience.stalling == (0b010 if count < BY_ITSELF_MAX else 0)


def test_a_new_step_begins_anew():
    table = at(2, *GAME.of(2, MessageKind.ACT), GAME.of(2, MessageKind.SEAL)[1])
    patience = Patience()
    now = wait(patience, table, OWED_S)
    assert patience.stalling == 0b100
    for message in GAME.messages:
        table.take(message)
    patience.look(table, now)
    assert patience.stalling == 0


def test_who_agreed_to_a_call_owes_its_seal_and_who_did_not_owes_nothing():
    """P7.3: consent is a person's, the seal that follows is not."""
    acts = GAME.of(2, MessageKind.ACT)
    table = at(2, *acts)
    call = Call(1, 0b011, 0)
    written = table.answer(call)
    assert isinstance(written, Written)
    (answer,) = written.messages
    theirs = altered(answer, secret_of(51, 1).key, seat=1)
    table.take(theirs)
    table.advance()
    patience = Patience()
    wait(patience, table, OWED_S)
    assert patience.stalling & 0b010


def test_who_keeps_the_others_busy_with_calls_and_owes_something_stalls_at_once():
    """P7.6: it never owes a seal for long, for it holds another call before."""
    table = at(2, *GAME.of(2, MessageKind.ACT))
    patience = Patience()
    for number in range(1, 2 * BUMPS_MAX + 1):
        table.take(bump(table, number))
        patience.look(table, 100.0)
        assert patience.stalling == 0
    for number in (2 * BUMPS_MAX + 1, 2 * BUMPS_MAX + 2):
        table.take(bump(table, number))
    patience.look(table, 100.0)
    assert patience.stalling == 0b100, "the other has just answered"


def test_a_program_that_has_answered_too_much_answers_one_call_more_every_five_seconds():
    """L1: after others have bumped for long, those who are left must come to an end."""
    table = at(2, *GAME.of(2, MessageKind.ACT))
    for number in range(1, 2 * BY_ITSELF_MAX):
        table.take(bump(table, number))
        table.advance()
    assert len(table.pool.calls(MessageKind.HERE, 0)) == BY_ITSELF_MAX
    patience = Patience()
    for second in range(1, 4 * int(GRANT_S) + 2):
        patience.look(table, 1000.0 + second)
        assert not patience.look(table, 1000.0 + second), "nothing is new"
        table.advance()
        table.take(bump(table, 1000 + second))
    assert len(table.pool.calls(MessageKind.HERE, 0)) == BY_ITSELF_MAX + 5


def test_a_program_that_still_answers_by_itself_is_granted_nothing_more():
    """P13: what is granted is counted from the last call that it answers at once."""
    table = at(2, *GAME.of(2, MessageKind.ACT))
    patience = Patience()
    for number in (1, 2):
        table.take(bump(table, number))
        table.advance()
        assert not patience.look(table, 1000.0 * number)
    assert table.pool.granted == 0


def bump(table: Table[Any], number: int) -> Any:
    """Let seat 1 or 2 answer a call at which all are present, one more each time."""
    return answer(table, 1 + number % 2, Call(number, 0b111, 0))


def answer(table: Table[Any], seat: int, call: Call) -> Any:
    """Let *seat* answer *call*; it holds no act but its own."""
    own = tuple(m.id for m in table.pool.of(MessageKind.ACT, seat))
    place = MessagePlace(GAME.genesis.game, table.step.number, seat, table.step.previous)
    return sign(secret_of(51, seat).key, place, Here(call, own, ()))
