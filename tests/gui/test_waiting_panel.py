"""A table that fills: who is there, how many are missing."""

from PySide6.QtWidgets import QLabel

from gui.waiting_panel import WaitingPanel
from net.protocol.snapshot import LobbySnapshot


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
