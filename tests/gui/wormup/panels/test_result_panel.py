"""The tray of a race that is over."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.wormup.game import GameState
from gui.parts.game_view import EndAction, GameView
from gui.wormup.panels.result_panel import REST_MS, ResultPanel
from tests.core.wormup.races import start
from tests.core.wormup.scenes import good


@pytest.fixture
def view(qtbot):
    view = GameView()
    qtbot.addWidget(view)
    return view


@pytest.fixture
def panel(qtbot, view):
    panel = ResultPanel(view)
    qtbot.addWidget(panel)
    panel.resize(1200, 120)
    panel.show()
    return panel


def _show(panel, *, can_replay=True, **more):
    race = good(good(start("gryphon2010", 3).resign(0)).resign(2))  # W3.24
    state = GameState(race, (0,) * 3)
    panel.show_end(state, ("Ann", "Ben", "Cem"), can_replay=can_replay, **more)


@pytest.mark.parametrize("can_replay", [True, False])
def test_the_end_and_the_distances_are_shown(panel, can_replay):
    _show(panel, can_replay=can_replay)
    assert panel.heading.text() == "The last one left, in round 1"
    assert panel.said.text().startswith("Ben ")
    assert " mm away, " in panel.said.text()
    assert panel.replay.isHidden() is not can_replay


def test_the_evening_is_told_from_the_second_race_on(panel):
    _show(panel)
    assert panel.evening.isHidden()
    panel.tell_evening("Tonight: Ben 2, Ann 1, Cem 0.")
    assert panel.said.text().endswith("\nTonight: Ben 2, Ann 1, Cem 0.")
    assert panel.evening.isVisible()
    panel.tell_evening("")
    assert panel.evening.isHidden()


def test_who_looks_on_is_not_asked_for_another_race(panel):
    _show(panel, is_player=False)
    assert panel.next_race.isHidden()


def test_each_key_says_what_is_wished(panel, view, qtbot):
    _show(panel)
    panel.tell_evening("Tonight: Ben 2.")
    for key, wish in (
        (panel.close_table, EndAction.CLOSE),
        (panel.evening, EndAction.EVENING),
        (panel.next_race, EndAction.AGAIN),
    ):
        with qtbot.waitSignal(view.wished) as wished:
            QTest.mouseClick(key, Qt.MouseButton.LeftButton)
        assert wished.args == [wish]


def test_the_keyboard_stands_on_again_as_soon_as_no_press_too_many_comes(panel, clock):
    """Also for who comes to the page later, and when the tray was there already."""
    for can_replay in (True, False):
        _show(panel, can_replay=can_replay)
        assert panel.focusProxy() is panel.first
        clock.pass_time(REST_MS)
        assert panel.focusProxy() is panel.next_race


def test_who_looks_on_stands_on_no_key_that_is_not_there(panel, clock):
    _show(panel, can_replay=False, is_player=False)
    clock.pass_time(REST_MS)
    assert panel.focusProxy() is panel.close_table
