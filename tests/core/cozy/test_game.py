"""Worm & Cozy at a table: options, the steps of an hour, what is refused, the bytes all sign."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cozy.chapter import read_sheet
from core.cozy.decisions import write_decision
from core.cozy.game import PASS, ROLL, GameState, options_for
from core.cozy.hour import HOUR
from core.cozy.refusals import CozyReason
from core.cozy.sheet import Sheet
from core.table.digests import state_digest
from core.table.encoding import Value, pack, unpack
from core.table.rules import Slot
from tests.core.cozy.play import FILES, chapter, draws_of, hour_of
from tests.core.cozy.tables import (
    COMMIT,
    COZY,
    OPENING,
    SEED,
    everybody,
    joint_seed,
    options_of,
    reason,
    started,
    steps,
)
from tests.core.cozy.test_decisions import values

NOTHING = (("pass",),)
TEXT = FILES[0].read_text(encoding="utf-8")


def rolled(number: int = 1, seats: int = 2) -> GameState:
    """Stand at the first hour, its dice thrown by the seed of zeros: 6, 2, 5."""
    state, everyone = started(number, seats), (1 << seats) - 1
    rolls = tuple(Slot(seat, ROLL, COMMIT) for seat in range(seats))
    state = COZY.apply(state, rolls, everyone, everyone, joint_seed(0))
    openings = tuple(Slot(seat, OPENING) for seat in range(seats))
    return COZY.apply(state, openings, everyone, everyone, SEED)


# options


def test_all_sheets_are_played_by_one_set_of_rules():
    """C1.5: the sheet is in the options, so a log needs no second file."""
    assert COZY.rules_id == "cozy/1"
    assert COZY.rules_hash.hex()[:16] == "111dfc6f6536c259"
    for number in range(1, 9):
        assert COZY.options_refusal(options_of(number), 5) is None
        assert unpack(pack(options_of(number))) == options_of(number)


@pytest.mark.parametrize(("seats", "fits"), [(0, False), (1, True), (5, True), (6, False)])
def test_one_to_five_seats_play(seats, fits):
    """C6.7."""
    expected = None if fits else CozyReason.SEATS
    assert reason(COZY.options_refusal(options_of(1), seats)) is expected


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ((), CozyReason.OPTIONS_FORM),
        (b"", CozyReason.OPTIONS_FORM),
        ((TEXT, chapter(1).digest), CozyReason.OPTIONS_FORM),
        ((TEXT.encode(), chapter(1).digest, 1), CozyReason.OPTIONS_FORM),
        ((TEXT.encode(), chapter(2).digest), CozyReason.SHEET_DIGEST),
        ((TEXT.encode(), b""), CozyReason.SHEET_DIGEST),
        ((b"\xff", chapter(1).digest), CozyReason.SHEET),
        ((b"", chapter(1).digest), CozyReason.SHEET),
        ((b"[" * 9999, chapter(1).digest), CozyReason.SHEET),
        ((TEXT.replace("shapes", "forms").encode(), chapter(1).digest), CozyReason.SHEET),
    ],
)
def test_options_are_a_sheets_file_and_its_digest(options, expected):
    """C1.4, C1.5: everybody reads the same sheet, or nobody sits down."""
    assert reason(COZY.options_refusal(options, 2)) is expected
    with pytest.raises(ValueError, match="refused"):
        COZY.initial(options, 2, SEED)


def test_a_refused_sheet_tells_its_first_mistake():
    """C1.4."""
    refusal = COZY.options_refusal((TEXT.replace('"shapes"', '"forms"').encode(), b""), 2)
    assert refusal is not None
    assert refusal.value == ("reward 2.measure", "measure", "forms")
    with pytest.raises(ValueError, match="refused"):
        options_for("")


def test_the_file_may_be_written_otherwise_but_the_digest_decides():
    """C1.5: remarks and titles do not."""
    other = "# a remark\n" + TEXT.replace("First Rain", "Second Rain")
    sheet = read_sheet(other)
    assert isinstance(sheet, Sheet)
    assert COZY.options_refusal((other.encode(), chapter(1).digest), 2) is None


@settings(max_examples=50)
@given(values)
def test_no_options_raise(value):
    """C1.5."""
    assert COZY.options_refusal(value, 2) is not None


# steps


def test_the_first_step_commits_and_the_second_is_the_roll():
    """C4.1, C6.7, S6: the dice are thrown once for all."""
    state = started(1, 3)
    assert not COZY.opens(state)
    assert COZY.authors(state, 0b111) == 0b111
    assert COZY.sealed_values(state, 0) == ("",)
    state = COZY.apply(
        state, tuple(Slot(n, ROLL, COMMIT) for n in range(3)), 0b111, 0b111, joint_seed(0)
    )
    assert COZY.opens(state)
    assert COZY.authors(state, 0b111) == 0b111
    assert {turn.dice for turn in state.turns} == {None}
    state = COZY.apply(state, tuple(Slot(n, OPENING) for n in range(3)), 0b111, 0b111, SEED)
    draws = SEED.draws()
    dice = tuple(draws.below(6) + 1 for _ in range(3))
    assert dice == (6, 2, 5)
    assert [turn.dice for turn in state.turns] == [dice] * 3


def test_an_hour_is_two_steps_and_the_last_one_commits_to_nothing():
    """C6.7, C8.1, S3: one commit step, then a roll and an act step for each of sixteen hours."""
    played = list(steps(started(1, 2), draws_of("two"), everybody(2)))
    assert len(played) == 1 + 2 * 16
    assert [bool(COZY.opens(step.before)) for step in played] == [False] + [True, False] * 16
    end = played[-1].after
    assert COZY.authors(end, 0b11) == 0
    assert {turn.hour for turn in end.turns} == {16}


def test_a_sheet_with_twelve_hours_is_played_for_twelve():
    """C1.3, C8.1."""
    played = list(steps(started(7, 1), draws_of("short"), everybody(1)))
    assert len(played) == 1 + 2 * 12


def test_the_next_roll_is_not_known_before_every_hour_is_closed():
    """C6.7: it comes from an opening step after it."""
    state = rolled()
    hours = tuple(Slot(seat, (HOUR, 0, NOTHING), COMMIT) for seat in range(2))
    closed = [COZY.apply(state, hours, 0b11, 0b11, joint_seed(number)) for number in range(20)]
    assert len({COZY.canonical(one) for one in closed}) == 1
    opened = [
        COZY.apply(closed[0], (Slot(0, OPENING), Slot(1, OPENING)), 0b11, 0b11, joint_seed(number))
        for number in range(20)
    ]
    assert len({one.turns[0].dice for one in opened}) > 5


def test_players_do_not_touch_each_others_colonies():
    """C6.7, S8, S35."""
    state = rolled(seats=2)
    decisions = hour_of(state.turns[0], draws_of("mine"))
    action = (HOUR, 0, tuple(write_decision(one) for one in decisions))
    slots = (Slot(0, action, COMMIT), Slot(1, (HOUR, 0, NOTHING), COMMIT))
    after = COZY.apply(state, slots, 0b11, 0b11, SEED)
    assert after.turns[1] == state.turns[1].closed()


# refusals


@pytest.mark.parametrize(
    ("action", "commit", "expected"),
    [
        (ROLL, COMMIT, None),
        (ROLL, b"", CozyReason.COMMIT_WANTED),
        (ROLL, COMMIT[1:], CozyReason.COMMIT_WANTED),
        (PASS, b"", CozyReason.STAGE),
        ((), COMMIT, CozyReason.STAGE),
        (OPENING, b"", CozyReason.STAGE),
        ((HOUR, 0, NOTHING), COMMIT, CozyReason.STAGE),
    ],
)
def test_a_game_begins_with_a_commitment(action, commit, expected):
    """C6.7, P6.6."""
    assert reason(COZY.refusal(started(1, 2), 0, action, commit)) is expected


@pytest.mark.parametrize(
    ("action", "commit", "expected"),
    [
        ((HOUR, 0, NOTHING), COMMIT, None),
        ((HOUR, 0, NOTHING), b"", CozyReason.COMMIT_WANTED),
        ((HOUR, 1, NOTHING), COMMIT, CozyReason.HOUR),
        ((HOUR, 0, ()), COMMIT, CozyReason.TURN_UNFINISHED),
        ((HOUR, 0, NOTHING * 2), COMMIT, CozyReason.TURN_OVER),
        ((HOUR, 0, (("done",),)), COMMIT, CozyReason.WRONG_STEP),
        ((HOUR, 0, (("B", 0),)), COMMIT, CozyReason.NO_SUCH_WORM),
        ((HOUR, 0, (3,)), COMMIT, CozyReason.MALFORMED),
        ((HOUR, 0, 3), COMMIT, CozyReason.STAGE),
        (ROLL, COMMIT, CozyReason.STAGE),
        (OPENING, b"", CozyReason.STAGE),
    ],
)
def test_an_hour_is_signed_whole_with_the_next_commitment(action, commit, expected):
    """C6.5, C6.7, P6.6."""
    assert reason(COZY.refusal(rolled(), 1, action, commit)) is expected


def test_a_refused_turn_names_the_decision_at_fault():
    """C6.5."""
    state = rolled()
    decisions = [write_decision(one) for one in hour_of(state.turns[0], draws_of("long"))]
    assert len(decisions) > 1
    action = (HOUR, 0, (*decisions[:1], ("food", (99, 99)), *decisions[1:]))
    refusal = COZY.refusal(state, 0, action, COMMIT)
    assert refusal is not None
    assert getattr(refusal, "decision", None) == 1
    assert refusal.value == 1, "so that an audit, which knows no game, hands it on"


def test_the_last_hour_commits_to_nothing():
    """C6.7: no roll follows."""
    *_, last = steps(started(1, 1), draws_of("last"), everybody(1))
    assert reason(COZY.refusal(last.before, 0, (HOUR, 15, NOTHING), b"")) is None
    wrong = COZY.refusal(last.before, 0, (HOUR, 15, NOTHING), COMMIT)
    assert reason(wrong) is CozyReason.COMMIT_UNWANTED
    over = COZY.refusal(last.after, 0, (HOUR, 16, NOTHING), b"")
    assert reason(over) is CozyReason.GAME_OVER


def test_an_opening_carries_no_commitment_and_any_value():
    """P6.4: an illegal value counts as none."""
    state = COZY.apply(started(1, 2), (Slot(0, ROLL, COMMIT), Slot(1)), 0b11, 0b11, joint_seed(0))
    assert COZY.authors(state, 0b11) == 0b01
    assert COZY.refusal(state, 0, OPENING, b"") is None
    assert COZY.refusal(state, 0, ("open", 1, ("x",), b""), b"") is None
    assert reason(COZY.refusal(state, 0, OPENING, COMMIT)) is CozyReason.COMMIT_UNWANTED
    assert reason(COZY.refusal(state, 0, ROLL, COMMIT)) is CozyReason.STAGE
    assert reason(COZY.refusal(state, 1, OPENING, b"")) is CozyReason.SEAT
    assert COZY.refusal(state, 1, PASS, b"") is None
    assert reason(COZY.refusal(state, 2, OPENING, b"")) is CozyReason.SEAT
    assert reason(COZY.refusal(state, -1, OPENING, b"")) is CozyReason.SEAT


@settings(max_examples=60)
@given(st.lists(values, max_size=4).map(tuple), st.sampled_from([b"", COMMIT]))
def test_no_action_raises(action: tuple[Value, ...], commit):
    """P14: whatever a peer has signed."""
    for state in (started(1, 2), rolled()):
        COZY.refusal(state, 0, action, commit)
        COZY.refusal(state, 0, (HOUR, 0, (action,)), commit)


# the bytes


def test_the_canonical_bytes_tell_states_apart():
    """C6.6, C6.7, P14."""
    played = list(steps(started(1, 2), draws_of("bytes"), everybody(2)))
    states = [played[0].before, *(step.after for step in played)]
    assert len({COZY.canonical(state) for state in states}) == len(states)
    assert COZY.canonical(started(1, 2)) == COZY.canonical(started(1, 2))
    assert COZY.canonical(started(1, 2)) != COZY.canonical(started(1, 3))
    assert COZY.canonical(started(1, 2)) != COZY.canonical(started(2, 2))
    assert COZY.canonical(GameState(started(1, 2).turns, 0b01)) not in {
        COZY.canonical(state) for state in states
    }


def test_an_hour_that_only_looks_equal_is_judged_for_itself():
    """C6.5: to Python False is 0, on the wire it is not."""
    state, hour = rolled(), (HOUR, 0, NOTHING)
    looks_equal = (HOUR, False, NOTHING)
    assert looks_equal == hour
    assert COZY.refusal(state, 0, hour, COMMIT) is None
    assert reason(COZY.refusal(state, 0, looks_equal, COMMIT)) is CozyReason.STAGE
    with pytest.raises(ValueError, match="was to be refused"):
        COZY.apply(state, (Slot(0, looks_equal, COMMIT),), 0b11, 0b11, SEED)


def test_a_judged_hour_leads_where_an_unjudged_one_does():
    """C6.5."""
    state, slots = rolled(), tuple(Slot(seat, (HOUR, 0, NOTHING), COMMIT) for seat in range(2))
    unjudged = COZY.apply(state, slots, 0b11, 0b11, SEED)
    assert [COZY.refusal(state, slot.seat, slot.action, COMMIT) for slot in slots] == [None, None]
    assert COZY.apply(state, slots, 0b11, 0b11, SEED) == unjudged
    assert state == rolled()


GOLDEN = {
    (1, 1): (33, "148e86e87ed64cf0", "22e3edba23e0cb80"),
    (2, 2): (33, "11763eb1985d0c64", "c00d9a7add44a498"),
    (3, 3): (33, "5a184ab9842df008", "f2b9ae227896ae95"),
    (4, 4): (33, "c53c10943f037a75", "7a9745ee5738fa77"),
    (5, 5): (33, "9cf41d9103bcd54a", "536c777ef7897651"),
    (6, 1): (33, "b279e156114bdde9", "4371e570fa1f544d"),
    (7, 2): (25, "3557864a787f3050", "649106b36224380d"),
    (8, 3): (33, "3a2b91ce8ff0fa0b", "69ce440cc090b6b8"),
    (5, 1): (33, "4db7d802a313a9c7", "578d38a50c5e0874"),
    (1, 5): (33, "92b49132b2368350", "e7b198abf95272cd"),
}


@pytest.mark.parametrize(("number", "seats"), GOLDEN)
def test_a_game_ends_in_the_same_state_on_every_machine(number, seats):
    """P14: a change of these digests is a change of the rules, and a new VERSION."""
    digests = [
        state_digest(COZY.canonical(step.after)).hex()[:16]
        for step in steps(started(number, seats), draws_of(number, seats), everybody(seats))
    ]
    assert (len(digests), digests[len(digests) // 2], digests[-1]) == GOLDEN[number, seats]


def test_scores_and_winners_are_told_at_any_time():
    """C8.2, C8.3, S76."""
    *_, last = steps(started(1, 3), draws_of("win"), everybody(3))
    scores = last.after.scores()
    best = max(score.total for score in scores)
    assert last.after.winners() == tuple(n for n in range(3) if scores[n].total == best)
    assert started(1, 3).winners() == (0, 1, 2)


def test_a_step_without_a_choice_is_a_chore_and_an_hour_is_none():
    """C6.7: the program of a seat does these without asking its player."""
    everyone = everybody(2)
    for step in steps(started(7, 2), draws_of("chores"), everyone):
        for slot in () if step.before.committed else step.slots:
            is_chore = slot.action[0] in {"roll", "pass"}
            assert step.before.chore(slot.seat) == (slot.action if is_chore else None)
            assert (step.before.sealed is None) is not bool(slot.commit)
    assert step.before.is_last_hour
    opening = COZY.apply(started(7, 2), (Slot(0, ROLL, COMMIT), Slot(1)), 3, 3, SEED)
    assert opening.chore(1) == PASS, "who has nothing to open passes"
