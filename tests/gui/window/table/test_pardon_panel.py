"""Whoever has not opened asks to come back, and our player decides (P7.6, W3.28)."""

from PySide6.QtWidgets import QLabel, QWidget

from gui.window.table.absence import AbsenceChoice, situation
from gui.window.table.call_panel import CallPanel
from gui.window.table.pardon_panel import PardonPanel, barred, pardon
from net.protocol.commands import LetBack
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of
from tests.gui.window.table.test_call_panel import press


def out(**changes):
    """Show a table of three at which Cem has not opened."""
    usual = {"at_table": 0b011, "unforgiven": 0b100, "pardons": (0, 0, 0)}
    return snapshot_of(race(steps_max=4)[1], **{**usual, **changes})


def test_nobody_is_asked_where_nobody_is_out():
    now = snapshot_of(race(steps_max=4)[1])
    assert (pardon(now).seats, barred(now)) == (0, 0)


def test_who_is_out_and_here_again_is_named():
    now = pardon(out())
    assert now.seats == 0b100
    assert now.said == "Bid not opened: Cem. Out until all others agree."


def test_who_is_not_here_asks_for_nothing_yet():
    assert pardon(out(connected=0b010)).seats == 0


def test_who_is_out_has_no_say_and_is_told_what_it_waits_for(qtbot):
    now = out(at_table=0b110, unforgiven=0b001)
    assert pardon(now).seats == 0
    page = QWidget()
    qtbot.addWidget(page)
    panel = CallPanel(page, print)
    panel.show_table(now, (0, 0, 0))
    said = [label.text() for label in panel.findChildren(QLabel)]
    assert "You did not open your bid. You sit again as soon as all others agree." in said


def test_a_click_lets_back_and_another_takes_it_back(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    asked: list[object] = []
    panel = CallPanel(page, asked.append)
    panel.show_table(out(), (0, 0, 0))
    assert not panel.isHidden()
    press(panel, "Let Cem back")
    panel.show_table(out(pardons=(0, 0, 0b001)), (0, 0, 0))
    press(panel, "Not after all")
    assert asked == [LetBack(0b100), LetBack(0)]


def test_to_let_a_second_one_back_keeps_the_first(qtbot):
    five = race(seats=5, steps_max=4)[1]
    now = snapshot_of(
        five, at_table=0b00111, unforgiven=0b11000, pardons=(0, 0, 0, 0b00001, 0b00010)
    )
    asked: list[object] = []
    panel = PardonPanel(asked.append)
    qtbot.addWidget(panel)
    panel.show_table(now)
    press(panel, "Let Eva back")
    assert asked == [LetBack(0b11000)]


def test_who_is_out_does_not_count_as_one_who_could_go_on():
    """P7.2: it is here, but the next call is held without it unless our player lets it back."""
    silent = {"at_table": 0b0111, "silent_since": (None, None, 1.0, None), "unforgiven": 0b1000}
    four = race(seats=4, steps_max=4)[1]
    alone = situation(snapshot_of(four, **silent, pardons=(0,) * 4), (0, 0, 60, 0))
    assert alone.choice is AbsenceChoice.WAITING
    assert alone.said.endswith("3 must be here to go on; 2 are.")
    with_it = situation(snapshot_of(four, **silent, pardons=(0, 0, 0, 1)), (0, 0, 60, 0))
    assert with_it.choice is AbsenceChoice.GO_ON


def test_nothing_is_asked_once_the_game_is_over():
    assert pardon(out(is_over=True)).seats == 0
