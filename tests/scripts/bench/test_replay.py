"""The benchmark of a saved race opens a real one and looks at each of its steps."""

from bench.replay import rows
from bench.rows import Goal


def test_a_race_is_opened_and_its_timeline_dragged(qapp):
    found = rows(1, 3)
    assert len(found) == 3
    assert all(row.goal is Goal.AT_MOST and row.middle > 0 for row in found)
    assert "steps is shown" in found[0].name
