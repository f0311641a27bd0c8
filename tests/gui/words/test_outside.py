"""What happened outside the rules, and who signed it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from core.table.log import read
from core.table.table import Table
from gui.report.verdict import replay_of
from gui.words.outside import calls, outside
from gui.words.table import callers
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

CALLS = Path(__file__).parents[2] / "golden" / "gryphon2010-4-calls.log"


def called() -> Table[Any]:
    table = replay_of(read(CALLS.read_bytes())).table
    assert table is not None
    return table


def test_in_a_game_without_calls_there_is_nothing():
    for game in (race, cozy_game):
        assert outside(game()[1]) == []
        assert calls(game()[1]) == 0


def test_every_call_names_who_signed_it_and_only_calls_have_signers():
    table = called()
    found = outside(table)
    assert found[0].step == 6
    assert found[0].said.endswith("without Cem; the worm stays. Signed by Ann, Ben and Dana.")
    for done in table.completed:
        signed = [one for one in found if one.step == done.step.number and "Signed by" in one.said]
        assert bool(signed) == bool(callers(done))
    assert calls(table) == sum(bool(callers(done)) for done in table.completed) > 0


def test_a_bid_that_was_never_opened_is_void_and_named():
    done = next(d for d in race()[1].completed if d.step.opens)
    first, *others = done.outcome.slots
    empty = done._replace(outcome=done.outcome._replace(slots=(first._replace(action=()), *others)))

    left = SimpleNamespace(completed=(empty,), genesis=done.step.genesis, proofs={})
    (one,) = outside(cast("Table[Any]", left))
    assert one.said == "What Ann had sealed was never opened, so it is void."
