"""A table that fills: who is there, how many are missing."""

from PySide6.QtWidgets import QLabel, QPushButton

from gui.window.table.waiting_panel import WaitingPanel
from net.protocol.snapshot import LobbySnapshot
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


def words_of(panel):
    return [label.text() for label in panel.findChildren(QLabel)]


def test_taken_and_free_chairs_are_shown(qtbot):
    panel = WaitingPanel()
    qtbot.addWidget(panel)
    panel.show_lobby(LobbySnapshot((), ("Ann", "Ben"), (), None), 3, "Worm Up!")
    said = words_of(panel)
    assert {"Waiting for 1 more", "Worm Up!", "Ann", "Ben", "free"} <= set(said)


def test_a_full_table_waits_for_everybodys_yes(qtbot):
    panel = WaitingPanel()
    qtbot.addWidget(panel)
    panel.show_lobby(LobbySnapshot((), ("Ann", "Ben"), ("Ben",), None), 2, "")
    assert "All seats are taken; waiting for everybody's yes" in words_of(panel)


def bot_button(panel):
    return next(b for b in panel.findChildren(QPushButton) if "bot" in b.text())


def test_a_bot_is_asked_for_while_there_is_a_free_seat(qtbot):
    panel = WaitingPanel()
    qtbot.addWidget(panel)
    panel.show_lobby(LobbySnapshot((), ("Ann",), (), None), 2, "")
    with qtbot.waitSignal(panel.bot_asked):
        bot_button(panel).click()
    panel.show_lobby(LobbySnapshot((), ("Ann", "Ben"), (), None), 2, "")
    assert not bot_button(panel).isEnabled()
    assert bot_button(panel).toolTip() == "All seats are taken."


def test_the_code_for_who_is_missing_is_shown_where_there_is_one(qtbot):
    panel = WaitingPanel()
    qtbot.addWidget(panel)
    panel.show_code("AAAAA-BBBBB-CCCCC-DDDDD")
    assert any("AAAAA-BBBBB-CCCCC-DDDDD" in said for said in words_of(panel))
    panel.show_code("")
    assert not any("missing" in said for said in words_of(panel))


def test_a_bot_on_a_chair_is_called_so_in_german(german, qtbot):
    panel = WaitingPanel()
    qtbot.addWidget(panel)
    panel.show_lobby(LobbySnapshot((), ("Ann", "Bea (bot)"), (), None), 3, "Worm Up!")
    assert "Bea (Bot)" in words_of(panel)


def test_a_game_that_is_gone_on_with_says_whom_it_waits_for_before_the_first_bid(qtbot):
    """Nothing hangs without a word."""
    panel = WaitingPanel()
    qtbot.addWidget(panel)
    panel.show_return()
    assert "Going on with the game…" in words_of(panel)
    panel.show_start(snapshot_of(race(steps_max=0)[1], acted=0b001))
    assert "Waiting for Ben, Cem" in words_of(panel)
