"""The end in words: rows, totals, grade, winners."""

from dataclasses import replace

from PySide6.QtWidgets import QLabel

from core.cozy.game import GameState
from gui.cozy.around.end_panel import EndPanel, result_words
from tests.core.cozy.play import game


def ended(*seeds: int) -> GameState:
    return GameState(tuple(game(1, seed)[-1][2] for seed in seeds))


def test_the_winner_is_named_and_equal_totals_share():
    """C8.3, C8.4."""
    state = ended(1, 2)
    totals = [score.total for score in state.scores()]
    said = result_words(("Ann", "Ben"), state)
    assert totals[0] != totals[1]
    assert said.startswith("Ann" if totals[0] > totals[1] else "Ben")
    assert "share the win" in result_words(("Ann", "Ben"), ended(1, 1))
    assert result_words(("Ann",), ended(1)).startswith("The game is over")


def test_the_table_shows_every_row_of_everybody(qtbot):
    panel = EndPanel()
    qtbot.addWidget(panel)
    state = ended(1, 2)
    panel.show_end(("Ann", "Ben"), state)
    said = " ".join(label.text() for label in panel.findChildren(QLabel))
    for score in state.scores():
        assert f"<b>{score.total}</b>" in said
    panel.show_end(("Ann", "Ben"), replace(ended(2, 1)))
    assert panel.findChildren(QLabel)
