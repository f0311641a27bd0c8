"""The benchmark of a saved race opens a real one and looks at each of its steps."""

from bench.replay import rows
from bench.rows import Goal
from tests.tiers import long


@long
def test_a_race_and_the_longest_there_is_are_opened_and_their_timelines_dragged(qapp):
    found = rows(1, 3)
    assert len(found) == 6
    assert all(row.goal is Goal.AT_MOST and row.middle > 0 for row in found)
    assert "steps is shown" in found[0].name
