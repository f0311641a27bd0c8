"""Origins: a table goes on from a moment of a game exactly as its log has it, or not at all."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games import rules_for
from core.review.branch import BranchFlaw, origin_of
from core.table.agreed import Agreed, Series, are_playable, joined, split
from core.table.audit import Replay
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.log import read
from core.table.origin import Origin, read_origin
from core.table.step import Completed
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import going_on, race, race_left, race_on

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.log"))
Steps = Sequence[Completed[Any]]
SERIES = Series(
    b"x" * 16, 3, ("wormup/gryphon2010",), (3, 2, 1),
    drops_worst=False, averages=False, bots=True, number=1, previous=b"",
)  # fmt: skip


def steps_of(data: bytes) -> Steps:
    replay = Replay(rules_for)
    replay.read(read(data).bodies)
    assert replay.table is not None
    return replay.table.completed


def moment(steps: Steps, number: int) -> Origin:
    origin = origin_of(steps, number)
    assert isinstance(origin, Origin)
    return origin


def state_of(steps: Steps, origin: Origin) -> Any:
    first = steps[0].step
    return origin.state(first.rules, first.genesis.own_options)


def with_past(origin: Origin, past: Value) -> Origin:
    return origin._replace(past=pack(past))


def past_of(origin: Origin) -> tuple[Any, ...]:
    past: Any = unpack(origin.past)
    assert isinstance(past, tuple)
    return past


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_moment_of_a_game_is_the_state_that_its_log_has_there(path: Path) -> None:
    steps = steps_of(path.read_bytes())
    for number in range(1, len(steps) + 1):
        origin = origin_of(steps, number)
        if isinstance(origin, Origin):
            assert state_of(steps, origin) == steps[origin.step - 1].outcome.state
            assert origin.digest == steps[origin.step - 1].digest
            assert number - 1 <= origin.step <= number


def test_so_is_every_hour_of_sheets() -> None:
    steps = steps_of(cozy_game()[0])
    for number in range(1, len(steps)):
        origin = moment(steps, number)
        assert state_of(steps, origin) == steps[origin.step - 1].outcome.state


def test_a_table_begins_at_that_moment_and_its_log_is_replayed_to_the_same_end() -> None:
    _, before = race()
    data, table = race_on(10)
    replayed = steps_of(data)
    assert replayed[0].outcome.state == before.completed[9].outcome.state
    assert replayed[-1].digest == table.completed[-1].digest
    assert table.is_over


def test_its_dice_are_its_own() -> None:
    """Who knows how the first game went on knows nothing of this one."""
    _, before = race()
    _, table = race_on(10)
    seeds = {done.outcome.seed for done in before.completed}
    assert not seeds & {done.outcome.seed for done in table.completed}


def test_a_table_goes_on_from_a_moment_of_one_that_went_on_from_another() -> None:
    _, between = race_on(10)
    there = moment(between.completed, 6).step
    _, last = going_on(between, there, seed=3, steps_max=3)
    assert last.completed[0].outcome.state == between.completed[there - 1].outcome.state


def test_where_envelopes_are_sealed_it_is_the_moment_before() -> None:
    _, table = race()
    steps = table.completed
    sealed = next(d.step.number for d in steps if d.step.rules.opens(d.outcome.state))
    assert moment(steps, sealed) == moment(steps, sealed - 1)


def test_nobody_goes_on_from_the_end_or_from_where_somebody_was_away() -> None:
    _, table = race()
    assert origin_of(table.completed, len(table.completed)) is BranchFlaw.OVER
    _, left = race_left()
    assert origin_of(left.completed, len(left.completed)) is BranchFlaw.AWAY


def test_who_played_has_the_old_seat_and_others_take_the_rest_in_order() -> None:
    _, table = race()
    origin = moment(table.completed, 5)
    ann, ben, cem = origin.identities
    new, other = b"n" * 32, b"o" * 32
    assert origin.seated((cem, ben, ann)) == (ann, ben, cem)
    assert origin.seated((cem, new, ann)) == (ann, new, cem)
    assert origin.seated((new, other, ben)) == (new, ben, other)


def test_what_is_agreed_survives_the_encoding_and_stands_alone() -> None:
    _, table = race()
    own, seats = table.genesis.own_options, 3
    agreed = Agreed(nudge_s=60, origin=moment(table.completed, 8))
    options = unpack(pack(joined(agreed, own)))
    assert split(options) == (agreed, own)
    assert are_playable(table.rules, options, seats)
    assert not are_playable(table.rules, options, seats + 1)
    both = joined(Agreed(origin=agreed.origin, series=SERIES), own)
    assert not are_playable(table.rules, both, seats)


def test_a_past_that_was_not_played_leads_nowhere() -> None:
    _, table = race()
    origin = moment(table.completed, 12)
    past = past_of(origin)
    wrongs: tuple[Any, ...] = (
        (),
        past[1:],
        (past[0], *past[2:]),
        (*past, past[-1]),
        (past[0], *reversed(past[1:])),
        ((7, 3, (), bytes(32)), *past[1:]),
        ((True, 7, (), bytes(32)), *past[1:]),
        ((7, 15, (), bytes(32)), *past[1:]),
        ((7, 7, (), bytes(31)), *past[1:]),
        past[0],
    )
    for wrong in wrongs:
        with pytest.raises(MalformedError):
            state_of(table.completed, with_past(origin, wrong))


@pytest.mark.parametrize("field", range(5))
def test_an_origin_that_is_none_is_refused(field: int) -> None:
    _, table = race()
    fields: tuple[Any, ...] = moment(table.completed, 4)
    for wrong in (True, 0, b"short", (), (b"k" * 32,) * 2, "text", bytes(40_000)):
        if field == 4 and wrong == b"short":  # a past is judged by the rules
            continue
        with pytest.raises(MalformedError):
            read_origin((*fields[:field], wrong, *fields[field + 1 :]))


@given(data=st.data())
def test_a_past_with_other_bytes_leads_to_a_state_of_the_rules_or_nowhere(data: Any) -> None:
    _, table = race()
    origin = moment(table.completed, 9)
    past = bytearray(origin.past)
    for _ in range(data.draw(st.integers(1, 3))):
        past[data.draw(st.integers(0, len(past) - 1))] = data.draw(st.integers(0, 255))
    try:
        state = state_of(table.completed, origin._replace(past=bytes(past)))
    except MalformedError:
        return
    assert table.rules.authors(state, 0b111)
