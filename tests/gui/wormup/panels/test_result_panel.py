"""How the race ended."""

import pytest

from core.wormup.game import GameState
from gui.wormup.panels.result_panel import ResultPanel
from tests.core.wormup.races import start
from tests.core.wormup.scenes import good


@pytest.mark.parametrize("can_replay", [True, False])
def test_the_result_and_the_standings_are_shown(qtbot, can_replay):
    panel = ResultPanel()
    qtbot.addWidget(panel)
    race = good(good(start("gryphon2010", 3).resign(0)).resign(2))
    panel.show_end(GameState(race, (0,) * 3), ("Ann", "Ben", "Cem"), can_replay=can_replay)
    assert panel.result.text() == "Ben is the last one left and wins."  # W3.24
    assert panel.standings.text().startswith("1. Ben")
    assert panel.replay.isHidden() is not can_replay
