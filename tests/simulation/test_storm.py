"""Tables in a storm: calls, crashes, partitions and cheats, over chained steps (P7, P15)."""

import os

import pytest

from core.table import calls, promises
from core.table.messages import Here, Kind
from tests.simulation.storm import Storm, StormError

RUNS = 12 * (20 if os.environ.get("WORMUP_LONG") else 1)
EVENTS = 180


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(RUNS))
def test_honest_seats_agree_never_contradict_themselves_and_get_on(seed: int, seats: int) -> None:
    """S1, S5, S6, F1, L1: whatever is lost, delayed, called or crashed."""
    Storm(seed, seats).run(EVENTS)


@pytest.mark.parametrize(("seats", "cheats"), [(3, 1), (4, 1), (5, 1), (5, 2)])
@pytest.mark.parametrize("seed", range(RUNS))
def test_a_cheat_parts_nobody_unproven(seed: int, seats: int, cheats: int) -> None:
    """S3 with four seats: not even with a proof; S4 with three and five: never without one."""
    Storm(1_000 + seed, seats, cheats).run(EVENTS)


def storms(*, forgetful: bool) -> None:
    """Let many storms pass over three seats."""
    for seed in range(600):
        storm = Storm(seed, 3)
        for seat in storm.seats:
            seat.forgets_answers = forgetful
        storm.run(EVENTS)


def outcome_that_forgets_seals(*arguments, **named):
    """Plant a bug: a call that ignores the seals of lower ones (P7.4.3)."""
    call, answers, *rest = arguments
    blind = []
    for answer in answers:
        assert isinstance(answer.body, Here)
        blind.append(answer._replace(body=answer.body._replace(last=())))
    return calls.outcome(call, blind, *rest, **named)


def due_normal_by_majority(pool, seat, proven):
    """Plant a bug: sealing the normal way after answering a call (R2)."""
    step = pool.step
    if not step.at_table >> seat & 1 or step.at_table & proven or pool.of(Kind.SEAL, seat):
        return None
    return pool.normal()


@pytest.mark.parametrize(
    ("where", "name", "bug"),
    [
        ("core.table.pool", "outcome", outcome_that_forgets_seals),
        ("core.table.table", "due_normal", due_normal_by_majority),
    ],
)
def test_a_planted_bug_is_caught_within_a_few_storms(where, name, bug, monkeypatch) -> None:
    """A check that cannot fail is none: each of these breaks agreement in the model as well."""
    assert promises.due_normal is not bug
    monkeypatch.setattr(f"{where}.{name}", bug)
    with pytest.raises(StormError):
        storms(forgetful=False)


def test_a_crash_that_forgets_its_last_answer_is_caught() -> None:
    """Amnesia: an answer signed and not on disk (P8, S6)."""
    with pytest.raises((StormError, AssertionError)):
        storms(forgetful=True)
