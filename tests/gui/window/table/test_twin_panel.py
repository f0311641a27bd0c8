"""Our seat is open on another laptop too, or waits for a word of the others (P11)."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from core.wormup.race import Stage
from gui.window.table.table_page import TablePage
from gui.window.table.twin_panel import TwinPanel
from gui.wormup.board.board import Board
from net.protocol.commands import GoOnHere
from net.protocol.snapshot import TwinState
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.snapshots import snapshot_of
from tests.window.scenes import races


@pytest.fixture
def page(qtbot):
    page = TablePage(HeardShell(), HeardLaptop())
    qtbot.addWidget(page)
    page.resize(1000, 560)
    page.show()
    return page


@pytest.fixture(scope="module")
def table():
    return next(races(Stage.BID, 10))


def shown(page, table, **changes):
    """Show *table* with *changes*; return the slip and what is on it."""
    page.show_table(snapshot_of(table, **changes))
    panel = page.findChild(TwinPanel)
    return panel, panel.findChild(QLabel).text()


def test_both_laptops_ask_and_the_key_goes_on_here(page, table):
    panel, said = shown(page, table, may_act=False, caught_up=False, twin=TwinState.OPEN)
    assert said == "Your seat is also open on another laptop. Go on here?"
    assert panel.isVisible()
    key = panel.findChild(QPushButton)
    key.click()
    assert page.laptop.asked == [GoOnHere()]


def test_the_slip_lies_over_no_worm_and_the_board_takes_the_room_back(page, table):
    shown(page, table)
    camera = page.findChild(Board).camera
    panel, _ = shown(page, table, may_act=False, twin=TwinState.OPEN)
    assert page.findChild(Board).camera.inset[1] > panel.geometry().bottom()
    shown(page, table)
    assert page.findChild(Board).camera == camera


def test_who_has_asked_is_told_for_what_it_waits(page, table):
    panel, said = shown(page, table, may_act=False, twin=TwinState.ASKED)
    assert "as soon as the other laptop has stopped" in said
    assert panel.isVisible()


def test_where_the_seat_is_played_elsewhere_there_is_nothing_to_press(page, table):
    panel, said = shown(page, table, may_act=False, twin=TwinState.STOPPED)
    assert "Here you look on." in said
    assert panel.findChild(QPushButton).isHidden()
    panel, _ = shown(page, table)
    assert panel.isHidden()


def test_it_names_those_for_whom_the_seat_waits_after_a_start_and_not_at_once(qtbot, page, table):
    panel, said = shown(page, table, may_act=False, caught_up=False, connected=0)
    others = [name for seat, name in enumerate(page.names) if seat != (table.seat or 0)]
    assert all(name in said for name in others)
    assert panel.isHidden()
    qtbot.waitUntil(panel.isVisible)
    assert panel.findChild(QPushButton).isHidden()
    panel, _ = shown(page, table)
    assert panel.isHidden()
