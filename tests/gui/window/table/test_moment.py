"""Questions about a moment."""

import pytest
from PySide6.QtWidgets import QWidget

from gui.parts.game_view import GameView
from gui.window.table.moment import show_dice, show_why
from tests.gui.race_log import race


class Silent(GameView):
    def explain(self) -> list[str]:
        return []


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_a_moment_without_rules_still_names_its_step(window, qtbot):
    view = Silent()
    qtbot.addWidget(view)
    told = show_why(window, view, race()[1].completed[0]).text.toPlainText()
    assert told.startswith("Step 1\n")
    assert "Nothing is to be explained here." in told


def test_before_anything_was_opened_there_are_no_dice(window):
    assert "Nothing has been opened" in show_dice(window, [], 3).text.toPlainText()
