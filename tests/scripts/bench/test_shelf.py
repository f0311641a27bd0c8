"""The benchmark of the shelf measures real games, judged once."""

from bench.rows import Goal
from bench.shelf import keep, rows, verified
from gui.report.saved import INDEX, SavedState, saved
from tests.tiers import long


def test_its_games_are_over_and_are_read_once(tmp_path):
    data = keep(tmp_path, 3)
    assert [game.standing for game in saved(data)] == [SavedState.OVER] * 3
    assert verified(data) == 0
    (data / INDEX).unlink()
    assert verified(data) > 0, "all is judged again"


@long
def test_a_few_games_give_all_rows(qapp):
    found = {row.name: row for row in rows(1, (1, 2, 3))}
    assert len(found) == 5
    counts = [row for row in found.values() if row.goal is Goal.EXACTLY]
    assert all(row.is_reached for row in counts)
    assert min(row.middle for row in found.values()) >= -5
