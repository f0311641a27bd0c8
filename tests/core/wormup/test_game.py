"""Worm Up! at a table: steps, empty slots, absent seats, and the bytes that all sign."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.table.digests import state_digest
from core.table.encoding import pack, unpack
from core.table.rules import OPEN, Slot
from core.wormup.actions import AGREE, BID, PASS, RESIGN, move_action
from core.wormup.game import GameState, WormUp
from core.wormup.moves import Move
from core.wormup.profiles import PROFILES, Face
from core.wormup.race import Result, Stage
from core.wormup.refusals import WormUpReason, WormUpRefusal
from tests.core.wormup.races import TABLES, draws_of, random_move
from tests.core.wormup.tables import COMMIT, everybody, finished, joint_seed, steps
from tests.core.wormup.test_actions import values

PLAIN = (False, "number", "after", "seat", 0)
G10, G08, T94, V95 = (
    WormUp(PROFILES[edition])
    for edition in ("gryphon2010", "gryphon2008", "tidwell1994", "venice1995")
)
SEED = joint_seed(0)
NONCE = bytes(32)
ALL = 0b11111


def opening(seats: int = 3, rules: WormUp = G10, at_table: int = ALL) -> GameState:
    """Let everybody commit."""
    state = rules.initial(PLAIN, seats, SEED)
    return rules.apply(state, tuple(Slot(s, BID, COMMIT) for s in range(seats)), at_table, SEED)


def opened(*faces: int | str | None, rules: WormUp = G10, at_table: int = ALL) -> GameState:
    """Let everybody commit, and open these faces; None is an empty slot."""
    slots = tuple(
        Slot(seat) if face is None else Slot(seat, (OPEN, 2, (face,), NONCE))
        for seat, face in enumerate(faces)
    )
    return rules.apply(opening(len(faces), rules), slots, at_table, SEED)


def reason(refusal: object) -> WormUpReason:
    assert isinstance(refusal, WormUpRefusal), refusal
    return refusal.reason


# rules and options


def test_each_edition_is_a_game_of_its_own():
    """W2: peers with another rules_hash cannot sit together."""
    games = [WormUp(profile) for profile in PROFILES.values()]
    assert [game.rules_id for game in games] == [f"wormup/{edition}" for edition in PROFILES]
    assert len({game.rules_hash for game in games}) == 4
    changed = WormUp(replace(PROFILES["gryphon2010"], course=15_241))
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
    state = G10.apply(state, (Slot(0, ("declare", 5)),), ALL, SEED)
    assert state.race.queue == (1, 0, 2)
    for seat in (1, 0, 2):
        assert G10.authors(state, ALL) == 1 << seat
        move = move_action(random_move(state.race, seat, draws_of(seat), 0))
        assert G10.refusal(state, seat, move, b"") is None
        state = G10.apply(state, (Slot(seat, move),), ALL, SEED)
    assert (G10.authors(state, ALL), state.race.round) == (0b111, 2)
    assert list(G10.sealed_values(state, 1)) == [(5,), (6,), (7,), ("X",)]


def test_without_a_choice_for_an_x_there_is_no_declare_step():
    """G10-16, W3.7."""
    assert opened("X", 4, 5, 6, 7).race.stage is Stage.MOVE
    assert opened(4, 4, 5).race.queue == (2,)


@pytest.mark.parametrize(
    "value", [(3,), ("x",), (True,), 4, (), (4, 4), ("4",), ((4,),), (b"X",), "no bid"]
)
def test_an_illegal_opened_bid_is_no_bid_and_is_never_refused(value):
    """P6.4: else it would stop the table."""
    state = opening()
    action = (OPEN, 2, value, NONCE)
    assert G10.refusal(state, 0, action, b"") is None
    slots = (Slot(0, action), Slot(1, (OPEN, 2, (5,), NONCE)), Slot(2, (OPEN, 2, (6,), NONCE)))
    after = G10.apply(state, slots, ALL, SEED)
    assert (after.race.bids, after.forfeits) == ((None, Face.FIVE, Face.SIX), (0, 0, 0))


def test_a_resting_face_that_is_opened_is_no_bid():
    """P6.4, G10-23."""
    state = opening()
    state = replace(state, race=replace(state.race, rest=(Face.FOUR, None, None)))
    slots = tuple(Slot(seat, (OPEN, 2, (4 + seat,), NONCE)) for seat in range(3))
    assert G10.apply(state, slots, ALL, SEED).race.bids == (None, Face.FIVE, Face.SIX)


def test_the_seed_of_the_opening_step_throws_the_ghosts_two_dice():
    """V95-36, W3.21: from low to high the six faces of V95-37, each as likely."""
    state = opening(2, V95)
    slots = tuple(Slot(seat, (OPEN, 2, (face,), NONCE)) for seat, face in enumerate((3, "X")))
    seen = {}
    for number in range(60):
        draws = joint_seed(number).draws()
        dice = max(draws.below(6), draws.below(6))
        race = V95.apply(state, slots, ALL, joint_seed(number)).race
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
    over = replace(moving, race=replace(moving.race, stage=Stage.OVER, queue=()))
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
        G10.apply(opened(4, 5, 6), (Slot(0, ("move",)),), ALL, SEED)
    with pytest.raises(ValueError, match="was to be refused"):
        G10.apply(opened("X", 5, 6), (Slot(0, ("declare", 5)),), ALL, SEED)


# leaving, agreeing


def commits(state: GameState, *actions: tuple[str, ...], at_table: int = ALL) -> GameState:
    slots = tuple(
        Slot(seat, action, COMMIT if action in {BID, AGREE} else b"")
        for seat, action in enumerate(actions)
    )
    return G10.apply(state, slots, at_table, SEED)


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
    after = G10.apply(state, slots, 0b011, SEED)
    assert after.race.result is None
    assert after.committed == 0b011


def test_resignations_come_before_agreements():
    """W3.24, W3.25: who has left need not agree."""
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
    state = G10.apply(opened(4, 5, 6), (Slot(0, RESIGN),), ALL, SEED)
    assert (state.race.active, state.race.queue) == ((False, True, True), (1, 2))
    assert G10.authors(state, ALL) == 0b010
    naming = G10.apply(opened("X", 5, 6), (Slot(0, RESIGN),), ALL, SEED)
    assert naming.race.queue == (1, 2)


# empty slots and absent seats


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
    after = G10.apply(state, slots, 0b110, SEED)
    assert after.forfeits == (1, 0, 0)
    nobody = opening(3, at_table=0b1000)
    assert (nobody.forfeits, nobody.race.round, nobody.committed) == ((1, 1, 1), 2, 0)


def test_two_forfeits_make_a_spectator_whose_worm_stays():
    """P6.5, W3.24: it counts as resigned."""
    state = replace(opening(), forfeits=(1, 1, 0))
    slots = (Slot(0), Slot(1, (OPEN, 2, (5,), NONCE)), Slot(2, (OPEN, 2, (6,), NONCE)))
    after = G10.apply(state, slots, ALL, SEED)
    assert (after.forfeits, after.race.active) == ((2, 1, 0), (False, True, True))
    assert after.race.worms == state.race.worms
    assert list(G10.sealed_values(after, 0)) == []
    both = G10.apply(state, (Slot(0), Slot(1), slots[2]), ALL, SEED)
    assert (both.race.result, both.race.winner) == (Result.WALKOVER, 2)
    allof = G10.apply(replace(state, forfeits=(1, 1, 1)), tuple(map(Slot, range(3))), ALL, SEED)
    assert (allof.race.result, allof.race.winner) == (Result.AGREED, None)


def test_an_empty_slot_forfeits_the_number_or_the_move():
    """W3.24."""
    naming = G10.apply(opened("X", 5, 6), (Slot(0),), ALL, SEED)
    assert (naming.race.queue, naming.race.x_seat) == ((1, 2), None)
    moving = opened(4, 5, 6)
    after = G10.apply(moving, (Slot(0),), ALL, SEED)
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
    state = replace(state, race=replace(state.race, active=(True, True, False, False)))
    assert G10.authors(state, 0b1100) == 0b1100
    assert G10.refusal(state, 2, PASS, b"") is None
    assert reason(G10.refusal(state, 2, PASS, COMMIT)) is WormUpReason.SEAT
    assert reason(G10.refusal(state, 2, BID, COMMIT)) is WormUpReason.SEAT
    same = G10.apply(state, (Slot(2, PASS), Slot(3)), 0b1100, SEED)
    assert same == state
    assert G10.authors(same, 0b1101) == 0b0001


@given(
    table=st.sampled_from(TABLES),
    number=st.integers(0, 10**6),
    absences=st.lists(st.tuples(st.integers(0, 31), st.integers(0, 31)), min_size=1, max_size=40),
)
@settings(max_examples=40)
def test_every_pattern_of_empty_slots_and_absent_seats_leads_on(table, number, absences):
    """P14: total; authors are a part of the table, and nobody is left exactly when it is over."""
    edition, seats = table
    rules = WormUp(PROFILES[edition])
    state = rules.initial(PLAIN, seats, SEED)

    def absence(step: int) -> tuple[int, int]:
        empty, present = absences[step % len(absences)]
        return empty, present & (1 << seats) - 1 or 1

    for step in steps(rules, state, draws_of(number), absence, limit=60):
        race = step.after.race
        authors = rules.authors(step.after, step.at_table)
        assert authors & ~step.at_table == 0
        assert (authors == 0) is (race.stage is Stage.OVER)
        for active, forfeits in zip(race.active, step.after.forfeits, strict=True):
            assert 0 <= forfeits <= 2
            assert not active or forfeits < 2 or race.result
        if authors and rules.opens(step.after):
            assert authors & ~step.after.committed == 0


# what is signed


def test_equal_states_and_only_those_have_equal_bytes():
    """P14, P4: every field of the state shows in them."""
    state = opened("X", 4, 6, 6)
    race = state.race
    others = [
        replace(state, forfeits=(0, 1, 0, 0)),
        replace(state, committed=1),
        *(
            replace(state, race=replace(race, **{name: value}))
            for name, value in {
                "profile": PROFILES["gryphon2008"],
                "options": replace(race.options, course=9000),
                "round": 2,
                "stage": Stage.MOVE,
                "worms": race.worms[::-1],
                "course": race.course.swung(0, race.course.finish[0]._replace(x=1)),
                "active": (True, True, True, False),
                "rest": (None,) * 4,
                "bids": (None,) * 4,
                "ghost": Face.SEVEN,
                "numbers": (0, 4, None, None),
                "x_seat": None,
                "queue": (1,),
                "busy": True,
                "idle": 1,
                "winner": 0,
                "result": Result.STALL,
            }.items()
        ),
    ]
    found = {G10.canonical(other) for other in (state, *others)}
    assert len(found) == len(others) + 1
    assert len(others) == len(race.__slots__) + 2
    assert unpack(G10.canonical(state))[0] == "gryphon2010"
    assert pack(unpack(G10.canonical(state))) == G10.canonical(state)


@pytest.mark.parametrize(
    ("rules", "seats", "options", "digest", "end"),
    [
        (G10, 3, PLAIN, "", ""),
        (G10, 5, (False, "last", "either", "lot", 9000), "", ""),
        (G08, 4, PLAIN, "", ""),
        (T94, 3, (True, "number", "after", "seat", 0), "", ""),
        (V95, 2, PLAIN, "", ""),
        (V95, 5, (True, "last", "either", "lot", 12_000), "", ""),
    ],
)
def test_finished_races_have_the_digests_they_always_had(rules, seats, options, digest, end):
    """Golden: a change of the core that shows here is another VERSION of the rules (P14, W5)."""
    state = finished(rules, options, seats, seed=42)
    assert state.race.result
    assert (state.race.result.value, state.race.round) == end
    assert state_digest(rules.canonical(state)).hex()[:16] == digest


def test_a_race_replayed_from_its_slots_is_the_same_to_the_byte():
    """P14: what one laptop computed, every other computes."""
    state = again = V95.initial(PLAIN, 2, SEED)
    for number, step in enumerate(steps(V95, state, draws_of(77), everybody(2))):
        again = V95.apply(again, step.slots, 0b11, joint_seed(number))
        assert V95.canonical(again) == V95.canonical(step.after)
    assert again.race.stage is Stage.OVER
