"""The four rows as they stand, and what they count."""

import pytest
from PySide6.QtGui import QFontMetrics

from core.cozy.scoring import score_of
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.words import points_words
from gui.parts.theme import Type, font
from gui.parts.tokens import DAY, EVENING
from tests.core.cozy.play import game
from tests.gui.cozy.colonies import dancers
from tests.gui.parts.look_at import in_theme
from tests.settled import settled


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
        assert (
            f"{count} counted, worth {points_words(points, signed=True)}" in strip.accessibleName()
        )


def test_the_total_is_as_large_as_a_number_that_counts_in_any_light(panel):
    panel.show_colony(game(2, 1)[-1][2].colony, "")
    for theme in (EVENING, DAY):
        with in_theme(theme):
            letters = QFontMetrics(font(Type.NUMBER))
            assert panel.total.fontMetrics().horizontalAdvance("8") == letters.horizontalAdvance(
                "8"
            )


def test_pointing_at_a_row_tells_which(panel):
    colony = dancers().colony
    panel.show_colony(colony, "")
    pointed: list[object] = []
    panel.pointed.connect(lambda: pointed.append(panel.lit))
    panel.rows[1].pointed.emit(True)  # noqa: FBT003  # Qt's own
    panel.rows[1].pointed.emit(False)  # noqa: FBT003
    assert pointed == [colony.sheet.score_rows[1], None]


def test_long_words_take_a_second_line_of_smaller_letters_in_a_row_as_high(panel):
    panel.resize(360, 260)
    panel.show_colony(game(5, 1)[-1][2].colony, "")
    settled()
    strip = max(panel.rows, key=lambda one: len(one.accessibleName()))
    letters, said = strip.written()
    assert said in strip.accessibleName()
    assert letters.pointSizeF() < font(Type.BODY).pointSizeF()
    assert len({one.height() for one in panel.rows}) == 1


def test_a_change_is_shown_beforehand_and_taken_back(panel):
    """C11.11."""
    before, after = game(2, 1)[0][2].colony, game(2, 1)[-1][2].colony
    panel.show_colony(before, "")
    panel.preview(after)
    assert panel.total.text() == points_words(score_of(after).total)
    panel.preview(None)
    assert panel.total.text() == points_words(score_of(before).total)


def test_the_total_counts_to_its_new_value(panel, clock):
    before, after = game(2, 1)[0][2].colony, game(2, 1)[-1][2].colony
    panel.show_colony(before, "")
    panel.show_colony(after, "")
    clock.pass_time(3000)
    assert panel.total.text() == points_words(score_of(after).total)
