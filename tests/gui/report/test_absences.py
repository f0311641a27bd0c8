"""Who was away: a seat that was silent or left out, in which rounds; nobody is blamed."""

from pathlib import Path

import pytest

from core.table.log import read
from gui.report.absences import Away, absences
from gui.report.judged import replay_of
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

CALLS = Path(__file__).parents[2] / "golden" / "gryphon2010-4-calls.log"


@pytest.mark.parametrize("game", [race, cozy_game])
def test_who_plays_from_beginning_to_end_was_always_here(game):
    found = absences(game()[1].completed)
    assert [one.said for one in found] == ["always here"] * len(found)
    assert found[0].units == tuple(range(1, len(found[0].units) + 1))


def test_who_was_left_out_came_back_and_left_is_told_so():
    table = replay_of(read(CALLS.read_bytes())).table
    assert table is not None
    assert [one.said for one in absences(table.completed)] == [
        "always here",
        "left in round 3",
        "missed rounds 1 and 2, left in round 3",
        "left in round 2",
    ]


def test_a_game_of_no_step_was_missed_by_nobody():
    assert absences([]) == []


@pytest.mark.parametrize(
    ("unit", "missed", "left", "said"),
    [
        ("round", (3,), 0, "missed round 3, came back"),
        ("round", (6, 7), 0, "missed rounds 6 and 7, came back"),
        ("hour", (2,), 0, "missed hour 2, came back"),
        ("round", (8, 9), 0, "missed rounds 8 and 9"),
        ("hour", (1, 2, 3, 4, 5), 0, "missed 5 hours, came back"),
        ("round", (4,), 5, "missed round 4, left in round 5"),
        ("hour", (), 5, "left in hour 5"),
    ],
)
def test_rounds_and_hours_are_listed_until_there_are_too_many(unit, missed, left, said):
    assert Away("Ben", unit, tuple(range(1, 10)), missed, left).said == said
