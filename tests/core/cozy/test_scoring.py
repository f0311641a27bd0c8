"""Points, grades and shared wins."""

import pytest

from core.cozy.colony import start_colony
from core.cozy.scoring import Score, score_of, winners
from tests.core.cozy.play import chapter, game


def test_the_total_is_the_sum_of_four_rows():
    """C8.2, C8.3, S2, S74, S75."""
    colony = start_colony(chapter(1))
    assert score_of(colony) == Score((0, 0, 0, 0), (0, 0, 0, 0))
    last = game(1, 0)[-1][2].colony
    score = score_of(last)
    assert score.total == sum(score.points)
    assert score.points[3] == -2 * min(9, score.counts[3])


@pytest.mark.parametrize("number", range(1, 9))
def test_a_game_of_passes_pays_nothing(number):
    """C9, C14, S84."""
    assert score_of(start_colony(chapter(number))).total <= 0


@pytest.mark.parametrize(
    ("total", "grade"),
    [(-18, 0), (0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5),
     (40, 5)],
)  # fmt: skip
def test_the_grade_tells_how_good_it_was(total, grade):
    """C8.4, S77, S85, F8, D24."""
    assert Score((), (total,)).grade == grade


def test_equal_totals_share_the_win():
    """C8.3, S76, D23."""
    assert winners([Score((), (n,)) for n in (-3, -1, -2, -1)]) == (1, 3)
    assert winners([Score((), (-3,))]) == (0,)
