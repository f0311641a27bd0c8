"""Worm Up! at a table: options, the steps of a round, what is refused, the bytes all sign."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.table.encoding import Value, pack, unpack
from core.table.rules import OPEN, Slot
from core.wormup.actions import AGREE, BID, PASS, RESIGN, move_action
from core.wormup.game import WormUp
from core.wormup.moves import Move
from core.wormup.profiles import PROFILES, Face
from core.wormup.race import Result, Stage
from core.wormup.refusals import WormUpReason
from core.wormup.worm import Vec
from tests.core.wormup.races import draws_of, random_move
from tests.core.wormup.tables import (
    ALL,
    COMMIT,
    G08,
    G10,
    NONCE,
    PLAIN,
    SEED,
    T94,
    V95,
    everybody,
    joint_seed,
    opened,
    opening,
    reason,
    steps,
)
from tests.core.wormup.test_actions import values

# rules and options


def test_each_edition_is_a_game_of_its_own():
    """W2: peers with another rules_hash cannot sit together."""
    games = [WormUp(profile) for profile in PROFILES.values()]
    assert [game.rules_id for game in games] == [f"wormup/{edition}" for edition in PROFILES]
    assert len({game.rules_hash for game in games}) == 4
    changed = WormUp(PROFILES["gryphon2010"]._replace(course=15_241))
    assert changed.rules_hash != G10.rules_hash


@pytest.mark.parametrize("rules", [G10, G08, T94, V95])
def test_a_table_has_as_many_seats_as_the_edition_has_players(rules):
    """W2: G10-1, G08-1, T94-2, V95-2."""
    fitting = [seats for seats in range(9) if rules.options_refusal(PLAIN, seats) is None]
    assert fitting == list(range(rules.profile.seats_min, 6))
    assert reason(rules.options_refusal(PLAIN, 6)) is WormUpReason.SEATS


def test_only_venice_and_tidwell_know_the_re_pose():
    """W3.16, W3.15."""
    posing = (True, *PLAIN[1:])
    assert [rules.options_refusal(posing, 3) is None for rules in (T94, V95)] == [True, True]
    for rules in (G08, G10):
        assert reason(rules.options_refusal(posing, 3)) is WormUpReason.REPOSE_IN_EDITION


@pytest.mark.parametrize(
    ("course", "fits"),
    [(0, True), (5000, True), (4999, False), (22_800, True), (22_801, False), (-1, False)],
)
def test_a_course_stays_on_the_table(course, fits):
    """W4.1."""
    options = (*PLAIN[:4], course)
    assert (G10.options_refusal(options, 3) is None) is fits
    if fits:
        line = G10.initial(options, 3, SEED).race.course.finish[0].x
        assert line == 6000 + (course or 15_240)
    else:
        assert reason(G10.options_refusal(options, 3)) is WormUpReason.COURSE_LENGTH


@given(options=values, seats=st.integers(-1, 9))
def test_no_options_raise(options, seats):
    refusal = G10.options_refusal(options, seats)
    assert refusal is None or isinstance(refusal.reason, WormUpReason)


def test_options_that_were_refused_do_not_start_a_game():
    with pytest.raises(ValueError, match="were to be refused"):
        G10.initial((True, *PLAIN[1:]), 3, SEED)


def test_lanes_go_by_seat_or_by_lot():
    """W3.22: the lot is drawn from the table's own seed, each order as likely."""
    by_seat = G10.initial(PLAIN, 4, joint_seed(5)).race
    assert [worm.head.y for worm in by_seat.worms] == [8260, 9420, 10_580, 11_740]
    lot = (False, "number", "after", "lot", 0)
    orders = {
        tuple(worm.head.y for worm in G10.initial(lot, 4, joint_seed(seed)).race.worms)
        for seed in range(200)
    }
    assert len(orders) == 24
    assert {tuple(sorted(order)) for order in orders} == {(8260, 9420, 10_580, 11_740)}


# the steps of a round


def test_a_round_is_commit_opening_declare_and_one_move_step_a_mover():
    """W5: G10-18, G10-19, G08-16, G08-17, T94-17, T94-18, V95-15, V95-16, V95-18."""
    state = G10.initial(PLAIN, 3, SEED)
    assert (G10.authors(state, ALL), G10.opens(state)) == (0b111, False)
    state = opening()
    assert (G10.authors(state, ALL), G10.opens(state)) == (0b111, True)
    state = opened("X", 4, 6)
    assert (G10.authors(state, ALL), G10.opens(state)) == (0b001, False)
    state = G10.apply(state, (Slot(0, ("declare", 5)),), ALL, ALL, SEED)
    assert state.race.queue == (1, 0, 2)
    for seat in (1, 0, 2):
        assert G10.authors(state, ALL) == 1 << seat
        move = move_action(random_move(state.race, seat, draws_of(seat), 0))
        assert G10.refusal(state, seat, move, b"") is None
        state = G10.apply(state, (Slot(seat, move),), ALL, ALL, SEED)
    assert (G10.authors(state, ALL), state.race.round) == (0b111, 2)
    assert list(G10.sealed_values(state, 1)) == [(5,), (6,), (7,), ("X",)]


def test_without_a_choice_for_an_x_there_is_no_declare_step():
    """G10-16, W3.7."""
    assert opened("X", 4, 5, 6, 7).race.stage is Stage.MOVE
    assert opened(4, 4, 5).race.queue == (2,)


@pytest.mark.parametrize(
    "value", [(3,), ("x",), (True,), 4, (), (4, 4), ("4",), ((4,),), (b"X",), "no bid"]
)
def test_an_illegal_opened_bid_is_no_bid_and_is_never_refused(value: Value):
    """P6.4: else it would stop the table."""
    state = opening()
    action: tuple[Value, ...] = (OPEN, 2, value, NONCE)
    assert G10.refusal(state, 0, action, b"") is None
    slots = (Slot(0, action), Slot(1, (OPEN, 2, (5,), NONCE)), Slot(2, (OPEN, 2, (6,), NONCE)))
    after = G10.apply(state, slots, ALL, ALL, SEED)
    assert (after.race.bids, after.forfeits) == ((None, Face.FIVE, Face.SIX), (0, 0, 0))


def test_a_resting_face_that_is_opened_is_no_bid():
    """P6.4, G10-23."""
    state = opening()
    state = state._replace(race=state.race._replace(rest=(Face.FOUR, None, None)))
    slots = tuple(Slot(seat, (OPEN, 2, (4 + seat,), NONCE)) for seat in range(3))
    assert G10.apply(state, slots, ALL, ALL, SEED).race.bids == (None, Face.FIVE, Face.SIX)


def test_the_seed_of_the_opening_step_throws_the_ghosts_two_dice():
    """V95-36, W3.21: from low to high the six faces of V95-37, each as likely."""
    state = opening(2, V95)
    sealed: tuple[int | str, ...] = (3, "X")
    slots = tuple(Slot(seat, (OPEN, 2, (face,), NONCE)) for seat, face in enumerate(sealed))
    seen = {}
    for number in range(60):
        draws = joint_seed(number).draws()
        dice = max(draws.below(6), draws.below(6))
        race = V95.apply(state, slots, ALL, ALL, joint_seed(number)).race
        assert race.ghost is tuple(Face)[dice]
        seen[dice] = race
    assert set(seen) == set(range(6))
    assert seen[0].queue == ()  # the ghost's 3 cancels the 3, and the X has yet to name
    assert seen[5].queue == (0,)


# what is refused


@given(action=st.lists(values, max_size=5).map(tuple), commit=st.sampled_from([b"", COMMIT, b"x"]))
@settings(max_examples=60)
def test_no_action_raises_in_any_step(action, commit):
    """W5: whatever a peer sends is refused with a reason, or played."""
    declaring, moving = opened("X", 4, 6), opened(4, 5, 6)
    over = moving._replace(race=moving.race._replace(stage=Stage.OVER, queue=()))
    for state in (G10.initial(PLAIN, 3, SEED), opening(), declaring, moving, over):
        for seat in (-1, 0, 1, 3):
            for sent in (action, ("move", *action), ("declare", *action), ("open", *action)):
                refusal = G10.refusal(state, seat, sent, commit)
                assert refusal is None or isinstance(refusal.reason, WormUpReason)


@pytest.mark.parametrize(
    ("action", "commit", "wanted"),
    [
        (BID, COMMIT, None),
        (AGREE, COMMIT, None),
        (RESIGN, b"", None),
        (BID, b"", WormUpReason.COMMIT_WANTED),
        (AGREE, COMMIT[1:], WormUpReason.COMMIT_WANTED),
        (RESIGN, COMMIT, WormUpReason.COMMIT_UNWANTED),
        (PASS, b"", WormUpReason.FORM),
        (("bid", 4), COMMIT, WormUpReason.FORM),
        (("declare", 4), b"", WormUpReason.FORM),
        ((), b"", WormUpReason.FORM),
    ],
)
def test_a_commit_step_takes_a_bid_an_agreement_or_a_resignation(action, commit, wanted):
    """W5, W3.23."""
    refusal = G10.refusal(G10.initial(PLAIN, 3, SEED), 0, action, commit)
    assert (refusal and refusal.reason) is wanted


def test_each_step_takes_its_own_actions_of_its_own_authors():
    """W5."""
    state = opening()
    for action in (BID, RESIGN, PASS, (OPEN, 2, (4,)), (OPEN, 2, (4,), NONCE, 0)):
        assert reason(G10.refusal(state, 0, action, b"")) is WormUpReason.STAGE
    assert reason(G10.refusal(state, 0, (OPEN, 2, (4,), NONCE), COMMIT)) is (
        WormUpReason.COMMIT_UNWANTED
    )
    naming = opened("X", 4, 6)
    assert G10.refusal(naming, 0, ("declare", 5), b"") is None
    assert G10.refusal(naming, 0, RESIGN, b"") is None
    assert reason(G10.refusal(naming, 0, ("declare", 4), b"")) is WormUpReason.NUMBER
    assert reason(G10.refusal(naming, 0, ("declare", True), b"")) is WormUpReason.FORM
    assert reason(G10.refusal(naming, 0, ("declare", 5), COMMIT)) is WormUpReason.COMMIT_UNWANTED
    assert reason(G10.refusal(naming, 1, ("declare", 5), b"")) is WormUpReason.SEAT
    moving = opened(4, 5, 6)
    assert reason(G10.refusal(moving, 0, ("move", (), (), ()), b"")) is WormUpReason.TOO_SHORT
    assert reason(G10.refusal(moving, 0, ("move",), b"")) is WormUpReason.FORM
    assert reason(G10.refusal(moving, 1, move_action(Move()), b"")) is WormUpReason.SEAT


def test_an_action_that_was_to_be_refused_is_our_own_bug():
    with pytest.raises(ValueError, match="was to be refused"):
        G10.apply(opened(4, 5, 6), (Slot(0, ("move",)),), ALL, ALL, SEED)
    with pytest.raises(ValueError, match="was to be refused"):
        G10.apply(opened("X", 5, 6), (Slot(0, ("declare", 5)),), ALL, ALL, SEED)


# what is signed


def test_equal_states_and_only_those_have_equal_bytes():
    """P14, P4: every field of the state shows in them."""
    state = opened("X", 4, 6, 6)
    race = state.race
    races = [
        race._replace(profile=PROFILES["gryphon2008"]),
        race._replace(options=race.options._replace(course=9000)),
        race._replace(round=2),
        race._replace(stage=Stage.MOVE),
        race._replace(worms=race.worms[::-1]),
        race._replace(course=race.course.swung(0, Vec(1, 7775))),
        race._replace(active=(True, True, True, False)),
        race._replace(rest=(None,) * 4),
        race._replace(bids=(None,) * 4),
        race._replace(ghost=Face.SEVEN),
        race._replace(numbers=(0, 4, None, None)),
        race._replace(x_seat=None),
        race._replace(queue=(1,)),
        race._replace(busy=True),
        race._replace(idle=1),
        race._replace(winner=0),
        race._replace(result=Result.STALL),
    ]
    assert len(races) == len(race._fields)
    others = [
        state._replace(forfeits=(0, 1, 0, 0)),
        state._replace(committed=1),
        *(state._replace(race=other) for other in races),
    ]
    found = {G10.canonical(other) for other in (state, *others)}
    assert len(found) == len(others) + 1
    assert pack(unpack(G10.canonical(state))) == G10.canonical(state)


def test_a_race_replayed_from_its_slots_is_the_same_to_the_byte():
    """P14: what one laptop computed, every other computes."""
    state = again = V95.initial(PLAIN, 2, SEED)
    for number, step in enumerate(steps(V95, state, draws_of(77), everybody(2))):
        again = V95.apply(again, step.slots, 0b11, 0b11, joint_seed(number))
        assert V95.canonical(again) == V95.canonical(step.after)
    assert again.race.stage is Stage.OVER
