"""What a program may reveal in draws: each nonce is fresh, and shown for one roll only (P3.5)."""

import pytest

from core.table.tournament import NOTHING, Before, Come, Roll, Tournament, make_call, make_roll
from net.protocol.draw_memory import DrawMemory
from net.protocol.limits import DRAW_WITHIN_S, NONCES_MAX, REVEALED_MAX
from tests.drawn import come_of, draw_memory
from tests.seats import identity_of

SEED = 5
OURS, EVE, BEN = (identity_of(SEED, who) for who in (3, 0, 1))


def call(number: int, caller: int = 0) -> Tournament:
    random = number.to_bytes(16, "big")
    return make_call(identity_of(SEED, caller), random, "toy/1", bytes(32), 3)


def roll_with(own: Come, called: Tournament, people: int = 7) -> Roll:
    """Roll the first so many *people*, us with our *own* come."""
    others = [who for who in range(people) if who != 3]
    comes = [come_of(identity_of(SEED, who), f"P{who}", called.id) for who in others]
    return make_roll(EVE, called, [*comes, own])


def revealed(memory: DrawMemory, number: int = 1, people: int = 7) -> Roll:
    """Come to tournament *number*, and reveal for its roll."""
    called = call(number)
    roll = roll_with(memory.come(OURS, "P3", called.id), called, people)
    assert memory.reveal(OURS, roll, 0.0) is not None
    return roll


def test_each_come_has_a_nonce_of_its_own_also_to_the_same_tournament():
    memory = draw_memory(1)
    fixed = {memory.come(OURS, "P3", call(number).id).fixed for number in (1, 1, 1, 2)}
    assert len(fixed) == 4


def test_a_reveal_is_what_our_come_has_fixed_and_is_told_again_for_the_same_roll_only():
    memory, called = draw_memory(1), call(1)
    roll = roll_with(memory.come(OURS, "P3", called.id), called)
    reveal = memory.reveal(OURS, roll, 0.0)
    assert reveal is not None
    place = [one.identity for one in roll.comes].index(OURS.public)
    assert roll.is_revealed(place, reveal, lambda *_: True)
    assert memory.reveal(OURS, roll, 0.0) == reveal
    own = roll.comes[place]
    assert memory.reveal(OURS, roll_with(own, called, 8), 0.0) is None
    assert memory.reveals_for(roll)
    assert not memory.reveals_for(roll_with(own, called, 8))


def test_for_a_second_roll_of_a_tournament_no_come_helps_however_new_it_is():
    memory = draw_memory(1)
    first = revealed(memory)
    called = first.tournament
    again = memory.come(OURS, "P3", called.id)
    assert memory.reveal(OURS, roll_with(again, called, 8), 0.0) is None


def test_the_first_roll_may_hold_any_come_of_ours_that_nobody_has_seen_a_nonce_of():
    memory, called = draw_memory(1), call(1)
    old, new = (memory.come(OURS, "P3", called.id) for _ in range(2))
    assert memory.reveal(OURS, roll_with(old, called), 0.0) is not None
    assert memory.reveal(OURS, roll_with(new, called), 0.0) is None


def test_a_restart_knows_no_nonce_of_before():
    memory, called = draw_memory(1), call(1)
    own = memory.come(OURS, "P3", called.id)
    assert draw_memory(2).reveal(OURS, roll_with(own, called), 0.0) is None


def test_nobody_reveals_for_a_roll_without_us_or_with_a_come_that_we_did_not_make():
    memory, called = draw_memory(1), call(1)
    memory.come(OURS, "P3", called.id)
    comes = [come_of(identity_of(SEED, who), f"P{who}", called.id) for who in (0, 1, 2, 4, 5, 6)]
    assert memory.reveal(OURS, make_roll(EVE, called, comes), 0.0) is None
    assert memory.reveal(OURS, roll_with(come_of(OURS, "P3", called.id), called), 0.0) is None


def test_the_newest_hundred_rolls_and_comes_are_remembered():
    memory = draw_memory(1)
    rolls = [revealed(memory, number) for number in range(REVEALED_MAX + 1)]
    may_come = [memory.may_come(roll.tournament.id, 99.0) for roll in rolls]
    assert may_come == [True] + [False] * REVEALED_MAX
    assert memory.reveal(OURS, rolls[0], 0.0) is None, "its nonce is gone for good"
    comes = [memory.come(OURS, "P3", call(n + 999).id) for n in range(NONCES_MAX + 1)]
    assert memory.reveal(OURS, roll_with(comes[0], call(999)), 0.0) is None
    assert memory.reveal(OURS, roll_with(comes[1], call(1000)), 0.0) is not None
    assert (REVEALED_MAX, NONCES_MAX) == (100, 100)


def test_a_draw_is_given_up_by_coming_to_another_tournament_and_not_by_coming_back():
    memory = draw_memory(1)
    roll = revealed(memory)
    memory.come(OURS, "P3", roll.tournament.id)
    assert not memory.is_over(roll.tournament.id)
    memory.come(OURS, "P3", call(2).id)
    assert memory.is_over(roll.tournament.id)
    assert not memory.is_over(call(2).id)


def test_a_finished_draw_stays_one():
    memory = draw_memory(1)
    roll = revealed(memory)
    memory.miss(roll, {BEN.public: "Ben"})
    memory.finish(roll)
    memory.come(OURS, "P3", call(2).id)
    assert not memory.is_over(roll.tournament.id)
    assert memory.before == NOTHING
    assert memory.missing == {}


def test_what_finishes_another_roll_of_that_tournament_is_no_end_of_ours():
    memory = draw_memory(1)
    roll = revealed(memory)
    memory.miss(roll, {})
    own = next(one for one in roll.comes if one.identity == OURS.public)
    memory.finish(roll_with(own, roll.tournament, 8))
    assert memory.before == Before(1, ())


def test_draws_that_are_late_or_given_up_are_counted_with_who_was_missing():
    memory = draw_memory(1)
    first = revealed(memory, 1)
    assert memory.before == NOTHING, "it may still be completed in time"
    assert memory.miss(first, {EVE.public: "Eve", BEN.public: "Ben"})
    assert not memory.miss(first, {EVE.public: "Eve", BEN.public: "Ben"})
    assert memory.miss(first, {EVE.public: "Eve"}), "Ben's came after all"
    assert memory.before == Before(1, (EVE.public,))
    revealed(memory, 2)
    memory.come(OURS, "P3", call(3).id)
    assert memory.before == Before(2, (EVE.public,))
    assert memory.missing == {EVE.public: "Eve"}
    come = memory.come(OURS, "P3", call(3).id)
    assert come.before == memory.before


def test_at_most_eight_people_are_named_and_ninety_nine_draws_counted():
    memory = draw_memory(1)
    for number in range(REVEALED_MAX):
        roll = revealed(memory, number)
        memory.miss(roll, {identity_of(SEED, who).public: f"P{who}" for who in range(20, 29)})
    assert memory.before.draws == 99
    assert memory.before.missing == tuple(sorted(memory.missing))[:8]
    memory.come(OURS, "P3", call(999).id)


@pytest.mark.parametrize("missing", [0, 1])
def test_after_the_second_unfinished_draw_who_was_missing_is_in_no_other(missing):
    """P0 calls: whether the caller was missing or somebody else, we reveal for no such roll."""
    memory, gone = draw_memory(1), identity_of(SEED, missing)
    first = revealed(memory, 1)
    memory.miss(first, {gone.public: "gone"})
    assert not memory.is_barred(gone.public)
    second = revealed(memory, 2)
    memory.miss(second, {})
    assert memory.is_barred(gone.public)
    assert not memory.is_barred(identity_of(SEED, 2).public)
    called = call(3, missing)
    assert memory.reveal(OURS, roll_with(memory.come(OURS, "P3", called.id), called), 0.0) is None


def test_a_caller_who_was_missing_and_is_not_on_the_roll_is_barred_too():
    memory = draw_memory(1)
    for number in (1, 2):
        memory.miss(revealed(memory, number), {identity_of(SEED, 9).public: "P9"})
    called = call(3, caller=9)
    assert memory.bars(roll_with(memory.come(OURS, "P3", called.id), called))
    assert not memory.bars(roll_with(memory.come(OURS, "P3", call(4).id), call(4)))


def test_nobody_comes_anywhere_while_a_draw_may_be_completed_in_time_and_never_there_again():
    memory = draw_memory(1)
    assert memory.may_come(call(1).id, 0.0)
    roll = revealed(memory)
    assert not memory.may_come(call(2).id, DRAW_WITHIN_S - 0.1)
    assert memory.may_come(call(2).id, DRAW_WITHIN_S)
    assert not memory.may_come(roll.tournament.id, 2 * DRAW_WITHIN_S)
    memory.finish(roll)
    assert memory.may_come(call(2).id, 0.0)
    assert not memory.may_come(roll.tournament.id, 0.0)


def test_with_a_reveal_all_nonces_of_its_tournament_are_gone_and_no_others():
    memory = draw_memory(1)
    called, other = call(1), call(2)
    old, new = (memory.come(OURS, "P3", called.id) for _ in range(2))
    kept = memory.come(OURS, "P3", other.id)
    assert memory.reveal(OURS, roll_with(new, called), 0.0) is not None
    for number in range(3, REVEALED_MAX + 3):
        revealed(memory, number)
    assert memory.may_come(called.id, 99.0), "the tournament is forgotten"
    assert memory.reveal(OURS, roll_with(old, called), 0.0) is None
    assert memory.reveal(OURS, roll_with(kept, other), 0.0) is not None
