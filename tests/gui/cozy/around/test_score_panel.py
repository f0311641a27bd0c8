"""The four rows as they stand, and what they count."""

import pytest

from core.cozy.scoring import score_of
from gui.cozy.around.score_panel import ScorePanel
from tests.core.cozy.play import game
from tests.gui.cozy.colonies import dancers


@pytest.fixture
def panel(qtbot):
    panel = ScorePanel()
    qtbot.addWidget(panel)
    panel.resize(250, 260)
    panel.show()
    return panel


def test_every_row_says_its_count_and_its_points(panel):
    """C11.11, C8.2."""
    colony = game(2, 1)[-1][2].colony
    score = panel.show_colony(colony, "The Compost Heap")
    assert score == score_of(colony)
    for strip, count, points in zip(panel.rows, score.counts, score.points, strict=True):
        assert f"{count} counted, worth {points:+d}" in strip.accessibleName()


def test_pointing_at_a_row_tells_which(panel):
    colony = dancers().colony
    panel.show_colony(colony, "")
    pointed: list[object] = []
    panel.pointed.connect(pointed.append)
    panel.rows[1].pointed.emit(True)  # noqa: FBT003  # Qt's own
    panel.rows[1].pointed.emit(False)  # noqa: FBT003
    assert pointed == [colony.sheet.score_rows[1], None]


def test_long_words_take_a_second_line(panel):
    colony = game(5, 1)[-1][2].colony
    panel.show_colony(colony, "")
    strip = panel.rows[1]
    assert strip.heightForWidth(150) > strip.heightForWidth(600)


def test_at_the_end_one_row_after_another_is_circled(panel, qtbot):
    """C11.13."""
    panel.show_colony(game(2, 1)[-1][2].colony, "")
    qtbot.wait(1)
    whole = panel.grab().toImage()
    panel.pace = 5
    panel.reveal()
    assert panel.grab().toImage() != whole
    qtbot.waitUntil(lambda: panel.grab().toImage() == whole, timeout=5000)
