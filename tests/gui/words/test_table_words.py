"""What all games have in common, in words."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from core.table.log import read
from core.table.table import Table
from core.wormup.profiles import Options
from gui.report.judged import replay_of
from gui.words.table_words import callers, calls, changes, listed, names_at, outside, seated
from gui.wormup.story import AWAY
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

CALLS = Path(__file__).parents[2] / "golden" / "gryphon2010-4-calls.log"


def test_the_first_step_tells_who_sits_down_and_four_pictures() -> None:
    first = race()[1].completed[0]
    said = seated(first)
    assert said.startswith(f"{listed(names_at(first))} sit down. Emblem: ")
    assert said.count(",") == 1 + 3


def test_a_step_in_which_nobody_comes_or_goes_is_no_news() -> None:
    assert all(changes(done, "nothing") == [] for done in race()[1].completed)


def test_who_is_out_until_all_let_it_back_is_told_and_so_is_that_they_did() -> None:
    """W3.28, P7.6."""
    done = next(d for d in race()[1].completed if d.step.opens)
    outcome, everybody = done.outcome, done.step.at_table
    options = Options(unopened_out=True)
    kept = outcome.state._replace(
        race=outcome.state.race._replace(options=options), unforgiven=0b001
    )
    without = outcome.content._replace(at_table=everybody & ~1)
    left = done._replace(outcome=outcome._replace(content=without, state=kept))
    name = names_at(done)[0]
    assert changes(left, "the worm stays") == [
        f"The others agree to go on without {name}; the worm stays.",
        f"{name} is out until all others agree.",
    ]
    away = done.step._replace(at_table=everybody & ~1, state=kept)
    assert changes(done._replace(step=away), "") == [f"All others let {name} back."]


def called() -> Table[Any]:
    table = replay_of(read(CALLS.read_bytes())).table
    assert table is not None
    return table


def test_in_a_game_without_calls_there_is_nothing():
    for game in (race, cozy_game):
        assert outside(game()[1], AWAY) == []
        assert calls(game()[1]) == 0


def test_every_call_names_who_signed_it_and_only_calls_have_signers():
    table = called()
    found = outside(table, AWAY)
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
    (one,) = outside(cast("Table[Any]", left), AWAY)
    assert one.said == "What Ann had sealed was never opened, so it is void."
