"""Leaving a race, agreeing to end it, and every pattern of empty slots and absent seats."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.table.digests import state_digest
from core.table.messages import seats_of
from core.table.rules import OPEN, Slot
from core.wormup.actions import AGREE, BID, PASS, RESIGN, move_action
from core.wormup.game import GameState, WormUp
from core.wormup.profiles import PROFILES, Face
from core.wormup.race import Result, Stage
from core.wormup.refusals import WormUpReason
from tests.core.wormup.races import TABLES, draws_of, random_move
from tests.core.wormup.tables import (
    ALL,
    COMMIT,
    G10,
    NONCE,
    PLAIN,
    SEED,
    everybody,
    opened,
    opening,
    reason,
    steps,
)


def commits(state: GameState, *actions: tuple[str, ...], in_game: int = ALL) -> GameState:
    slots = tuple(
        Slot(seat, action, COMMIT if action in {BID, AGREE} else b"")
        for seat, action in enumerate(actions)
    )
    return G10.apply(state, slots, in_game, in_game, SEED)


def test_if_all_agree_in_one_commit_step_the_race_is_over():
    """W3.25: a draw; G10 knows no other end without a winner."""
    state = G10.initial(PLAIN, 3, SEED)
    over = commits(state, AGREE, AGREE, AGREE)
    assert (over.race.result, over.race.winner) == (Result.AGREED, None)
    assert G10.authors(over, ALL) == 0
    assert reason(G10.refusal(over, 0, BID, COMMIT)) is WormUpReason.OVER


@pytest.mark.parametrize("other", [BID, ()])
def test_an_agreement_that_is_not_unanimous_counts_as_a_bid(other):
    """W3.25: an empty slot does not agree either."""
    state = commits(G10.initial(PLAIN, 3, SEED), AGREE, other, AGREE)
    assert state.race.result is None
    assert state.committed == (0b111 if other else 0b101)


def test_an_absent_player_in_the_race_has_not_agreed():
    """W3.25: all who are in the race, at the table or not."""
    state = G10.initial(PLAIN, 3, SEED)
    slots = (Slot(0, AGREE, COMMIT), Slot(1, AGREE, COMMIT))
    after = G10.apply(state, slots, 0b011, ALL, SEED)
    assert after.race.result is None
    assert after.committed == 0b011


def test_resignations_come_before_agreements():
    """W3.24, W3.25: a seat that has left need not agree."""
    state = G10.initial(PLAIN, 3, SEED)
    assert commits(state, RESIGN, AGREE, AGREE).race.result is Result.AGREED
    assert commits(state, RESIGN, RESIGN, AGREE).race.result is Result.WALKOVER
    assert commits(state, RESIGN, RESIGN, BID).race.winner == 2


def test_if_all_leave_at_once_nobody_has_outlasted_the_others():
    """W3.24: no walkover by the order of seats."""
    over = commits(G10.initial(PLAIN, 3, SEED), RESIGN, RESIGN, RESIGN)
    assert (over.race.result, over.race.winner) == (Result.AGREED, None)


def test_a_mover_may_resign_instead_and_the_next_one_moves():
    """W3.24."""
    state = G10.apply(opened(4, 5, 6), (Slot(0, RESIGN),), ALL, ALL, SEED)
    assert (state.race.active, state.race.queue) == ((False, True, True), (1, 2))
    assert G10.authors(state, ALL) == 0b010
    naming = G10.apply(opened("X", 5, 6), (Slot(0, RESIGN),), ALL, ALL, SEED)
    assert naming.race.queue == (1, 2)


def test_an_empty_slot_of_a_commit_step_is_no_bid_this_round():
    """W3.24, P6.5: and no forfeit."""
    state = commits(G10.initial(PLAIN, 3, SEED), (), BID, BID)
    assert (state.committed, state.forfeits) == (0b110, (0, 0, 0))
    assert list(G10.sealed_values(state, 0)) != []
    none = commits(G10.initial(PLAIN, 3, SEED), (), (), ())
    assert (none.committed, none.race.round, none.race.stage) == (0, 2, Stage.BID)


def test_a_commitment_that_is_not_opened_is_no_bid_and_a_forfeit():
    """P6.5."""
    state = opened(None, 5, 6)
    assert (state.race.bids, state.forfeits) == ((None, Face.FIVE, Face.SIX), (1, 0, 0))


def test_who_is_not_at_the_table_for_the_opening_has_not_opened():
    """P6.5: the commitment stood in the completed step."""
    state = opening(3, at_table=0b110)
    assert G10.authors(state, 0b110) == 0b110
    slots = tuple(Slot(seat, (OPEN, 2, (4 + seat,), NONCE)) for seat in (1, 2))
    after = G10.apply(state, slots, 0b110, ALL, SEED)
    assert after.forfeits == (1, 0, 0)
    nobody = opening(3, at_table=0b1000)
    assert (nobody.forfeits, nobody.race.round, nobody.committed) == ((1, 1, 1), 2, 0)


def test_two_forfeits_make_a_spectator_whose_worm_stays():
    """P6.5, W3.24: it counts as resigned."""
    state = opening()._replace(forfeits=(1, 1, 0))
    slots = (Slot(0), Slot(1, (OPEN, 2, (5,), NONCE)), Slot(2, (OPEN, 2, (6,), NONCE)))
    after = G10.apply(state, slots, ALL, ALL, SEED)
    assert (after.forfeits, after.race.active) == ((2, 1, 0), (False, True, True))
    assert after.race.worms == state.race.worms
    assert list(G10.sealed_values(after, 0)) == []
    both = G10.apply(state, (Slot(0), Slot(1), slots[2]), ALL, ALL, SEED)
    assert (both.race.result, both.race.winner) == (Result.WALKOVER, 2)
    allof = G10.apply(
        state._replace(forfeits=(1, 1, 1)), tuple(map(Slot, range(3))), ALL, ALL, SEED
    )
    assert (allof.race.result, allof.race.winner) == (Result.AGREED, None)


def strictly(state: GameState) -> GameState:
    """Return a table that chose this rule: a seat that has not opened is out."""
    options = state.race.options._replace(unopened_out=True)
    return state._replace(race=state.race._replace(options=options))


def open_all(state: GameState, *, but: int = -1, at_table: int = ALL) -> GameState:
    slots = (Slot(s, () if s == but else (OPEN, 2, (4 + s,), NONCE)) for s in range(3))
    return G10.apply(state, tuple(slots), at_table, ALL, SEED)


def test_who_has_not_opened_is_out_until_it_is_at_the_table_again():
    """W3.28: how it gets there is for the others to agree to (P7.6)."""
    state = open_all(strictly(opening()), but=0, at_table=0b110)
    assert (state.forfeits, G10.unforgiven(state)) == ((1, 0, 0), 0b001)
    moving = G10.apply(state, (Slot(1),), 0b110, ALL, SEED)
    assert G10.unforgiven(moving) == 0b001
    back = G10.apply(moving, (Slot(2),), 0b111, ALL, SEED)
    assert (G10.unforgiven(back), back.forfeits) == (0, (1, 0, 0))
    gone = G10.apply(moving, (Slot(2),), 0b110, 0b110, SEED)
    assert G10.unforgiven(gone) == 0


def test_who_is_away_and_has_nothing_to_open_is_not_out():
    """W3.28: missing a bid, a number or a move gives no choice between two outcomes."""
    state = strictly(G10.initial(PLAIN, 3, SEED))
    away = G10.apply(state, (Slot(0), Slot(1, BID, COMMIT), Slot(2)), 0b010, ALL, SEED)
    assert (away.committed, G10.unforgiven(away)) == (0b010, 0)
    state = open_all(strictly(opening()))
    moving = G10.apply(state, (Slot(0),), 0b110, ALL, SEED)
    assert (moving.forfeits, G10.unforgiven(moving)) == ((0, 0, 0), 0)


def test_who_was_passed_over_when_all_who_committed_were_away_is_out_too():
    """W3.28, P14."""
    everybody = tuple(Slot(s, BID, COMMIT) for s in range(3))
    state = strictly(G10.initial(PLAIN, 4, SEED))
    after = G10.apply(state, everybody, 0b1000, ALL, SEED)
    assert (after.forfeits, G10.unforgiven(after)) == ((1, 1, 1, 0), 0b0111)


def test_a_table_that_has_not_chosen_it_keeps_nobody_out():
    """W3.28, P14: and its states are, byte for byte, what they were before there was the choice."""
    state = open_all(opening(), but=0, at_table=0b110)
    assert (state.forfeits, G10.unforgiven(state)) == ((1, 0, 0), 0)
    old = "6aeedbf8fa2b50f087a4770685500a2901d1ec36e7bad9f125008a5f07d7ed01"
    assert state_digest(G10.canonical(opened(None, 5, 6))).hex() == old
    strict = open_all(strictly(opening()), but=0, at_table=0b110)
    assert strict.race == strictly(state).race, "the race itself goes on as it would"


def test_states_that_differ_in_who_is_out_have_other_bytes():
    """P14."""
    state = open_all(strictly(opening()), but=0, at_table=0b110)
    assert G10.canonical(state) != G10.canonical(state._replace(unforgiven=0b010))


def test_an_empty_slot_forfeits_the_number_or_the_move():
    """W3.24."""
    naming = G10.apply(opened("X", 5, 6), (Slot(0),), ALL, ALL, SEED)
    assert (naming.race.queue, naming.race.x_seat) == ((1, 2), None)
    moving = opened(4, 5, 6)
    after = G10.apply(moving, (Slot(0),), ALL, ALL, SEED)
    assert (after.race.worms, after.race.queue) == (moving.race.worms, (1, 2))


def test_who_is_not_at_the_table_is_passed_over_at_once():
    """P14: the step of an absent mover never comes."""
    state = opened(4, 5, 6, at_table=0b100)
    assert state.race.queue == (2,)
    assert G10.authors(state, 0b100) == 0b100
    alone = opened(4, 5, 6, at_table=0b1000)
    assert (alone.race.round, alone.race.stage, alone.race.idle) == (2, Stage.BID, 1)


def test_spectators_pass_until_a_player_is_back():
    """P14: a seat at the table always has something to do."""
    state = G10.initial(PLAIN, 4, SEED)
    state = state._replace(race=state.race._replace(active=(True, True, False, False)))
    assert G10.authors(state, 0b1100) == 0b1100
    assert G10.refusal(state, 2, PASS, b"") is None
    assert reason(G10.refusal(state, 2, PASS, COMMIT)) is WormUpReason.SEAT
    assert reason(G10.refusal(state, 2, BID, COMMIT)) is WormUpReason.SEAT
    same = G10.apply(state, (Slot(2, PASS), Slot(3)), 0b1100, ALL, SEED)
    assert same == state
    assert G10.authors(same, 0b1101) == 0b0001


# -- leaving for good (P7.1) -----------------------------------------------------------------------


def test_who_leaves_for_good_has_resigned():
    """W3.24, P7.1: it bids no more, its worm stays; its commitment is not waited for."""
    state = commits(G10.initial(PLAIN, 3, SEED), BID, BID, BID, in_game=0b101)
    assert (state.race.active, state.committed) == ((True, False, True), 0b101)
    assert state.race.worms == opening().race.worms
    away = G10.apply(G10.initial(PLAIN, 3, SEED), (Slot(0, BID, COMMIT),), 0b001, 0b101, SEED)
    assert away.race.active == (True, False, True)


@pytest.mark.parametrize(
    ("state", "slot"),
    [
        (G10.initial(PLAIN, 3, SEED), Slot(1, BID, COMMIT)),
        (opening(), Slot(1, (OPEN, 2, (5,), NONCE))),
        (opened(5, "X", 6), Slot(1, ("declare", 4))),
        (opened(5, 4, 6), Slot(1)),
    ],
    ids=["commit", "opening", "number", "move"],
)
def test_when_one_seat_is_left_in_the_game_it_wins_by_walkover(state, slot):
    """W3.24, P7.1: whatever the step."""
    over = G10.apply(state, (slot,), 0b010, 0b010, SEED)
    assert (over.race.result, over.race.winner) == (Result.WALKOVER, 1)
    assert (over.committed, G10.authors(over, 0b010)) == (0, 0)


def test_what_a_seat_did_in_the_step_in_which_it_leaves_counts():
    """P7.4: an act that anybody holds is never dropped."""
    moving = opened(4, 5, 6)
    move = move_action(random_move(moving.race, 0, draws_of(0), 0))
    after = G10.apply(moving, (Slot(0, move),), 0b110, 0b110, SEED)
    assert after.race.worms[0] != moving.race.worms[0]
    assert (after.race.active, after.race.queue) == ((False, True, True), (1, 2))
    cancelled = opened(5, 5, 6, at_table=0b110, in_game=0b110)
    assert cancelled.race.queue == (2,)
    assert opened(4, 5, 6, at_table=0b110, in_game=0b110).race.queue == (1, 2)
    assert opened("X", 5, 6, at_table=0b110, in_game=0b110).race.queue == (1, 2)


def test_who_has_left_for_good_need_not_agree_to_an_end():
    """W3.25, P7.1."""
    state = G10.initial(PLAIN, 3, SEED)
    assert commits(state, AGREE, (), AGREE).race.result is None
    assert commits(state, AGREE, (), AGREE, in_game=0b101).race.result is Result.AGREED


def test_nobody_wins_if_all_who_are_in_the_race_leave_at_once():
    """W3.24: by resigning or for good, while others only look on."""
    states = [G10.initial(PLAIN, 3, SEED), opening(), opened("X", 5, 6), opened(4, 5, 6)]
    for state, action in zip(states, [RESIGN, (), RESIGN, RESIGN], strict=True):
        looking_on = state._replace(race=state.race._replace(active=(True, True, False)))
        for slot in (Slot(0, action), Slot(0)):
            in_game = 0b101 if slot.action == RESIGN else 0b100
            over = G10.apply(looking_on, (slot,), 0b100, in_game, SEED)
            assert (over.race.result, over.race.winner) == (Result.AGREED, None)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_whoever_leaves_for_good_may_resign_in_every_step_of_a_race(edition, seats):
    """W3.24: its act is legal, seals nothing, and takes it out of the race at once."""
    rules = WormUp(PROFILES[edition])
    start = rules.initial(PLAIN, seats, SEED)
    stages = set()
    for step in steps(rules, start, draws_of(seats), everybody(seats), limit=60):
        if rules.opens(step.before):
            continue
        stages.add(step.before.race.stage)
        for seat in (slot.seat for slot in step.slots):
            action, sealed = rules.parting(step.before, seat)
            assert rules.refusal(step.before, seat, action, b"") is None
            assert sealed is None
            is_racing = step.before.race.active[seat]
            assert action == (RESIGN if is_racing else PASS)
            slots = [Slot(seat, action) if slot.seat == seat else slot for slot in step.slots]
            after = rules.apply(step.before, tuple(slots), ALL, ALL, SEED)
            assert not after.race.active[seat]
    assert stages >= {Stage.BID, Stage.MOVE}


@pytest.mark.parametrize(
    ("state", "seat", "action"),
    [
        (G10.initial(PLAIN, 3, SEED), 1, RESIGN),
        (opened(5, "X", 6), 1, RESIGN),
        (opened(4, 5, 6), 0, RESIGN),
        (opened(4, 5, 6), 1, PASS),
    ],
    ids=["bid", "number", "move", "no turn"],
)
def test_leaving_for_good_is_resigning_where_there_is_something_to_do(state, seat, action):
    """W3.24, P14: a seat that waits for others may pass."""
    assert G10.parting(state, seat) == (action, None)
    assert G10.refusal(state, seat, action, b"") is None


masks = st.integers(0, 31)


@given(
    table=st.sampled_from(TABLES),
    number=st.integers(0, 10**6),
    absences=st.lists(st.tuples(masks, masks), min_size=1, max_size=40),
    leaving=st.lists(st.integers(0, 60), max_size=5),
    strict=st.booleans(),
)
@settings(max_examples=40)
def test_every_pattern_of_empty_slots_and_absent_seats_leads_on(
    table, number, absences, leaving, strict
):
    """P14: total; authors are a part of the table, and nobody is left exactly when it is over.

    Seat *i* leaves for good in the step of *leaving*.
    """
    edition, seats = table
    rules = WormUp(PROFILES[edition])
    state = rules.initial((*PLAIN, True) if strict else PLAIN, seats, SEED)

    def absence(step: int) -> tuple[int, int, int]:
        empty, present = absences[step % len(absences)]
        in_game = (1 << seats) - 1
        for seat, last in enumerate(leaving[: seats - 1]):
            in_game &= ~((step >= last) << seat)
        return empty, present & in_game or in_game, in_game

    for index, step in enumerate(steps(rules, state, draws_of(number), absence, limit=60)):
        race = step.after.race
        authors = rules.authors(step.after, step.at_table)
        assert authors & ~step.at_table == 0
        assert (authors == 0) is (race.stage is Stage.OVER)
        in_game = absence(index)[2]
        for seat, active in enumerate(race.active):
            assert not active or in_game >> seat & 1 or race.result
        unforgiven = rules.unforgiven(step.after)
        assert not unforgiven & (step.at_table | ~in_game)
        assert all(step.after.forfeits[seat] for seat in seats_of(unforgiven))
        assert strict or not unforgiven
        for active, forfeits in zip(race.active, step.after.forfeits, strict=True):
            assert 0 <= forfeits <= 2
            assert not active or forfeits < 2 or race.result
        if authors and rules.opens(step.after):
            assert authors & ~step.after.committed == 0
