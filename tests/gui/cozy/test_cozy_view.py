"""The whole view at a table: games by mouse and by list, the draft kept, what is waited for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.cozy.decisions import PlaceWorm
from gui.cozy.cozy_view import CozyView
from net.protocol.commands import Play
from tests.core.cozy.play import decision_of, draws_of
from tests.gui.cozy.hands import decide_by_list, decide_by_mouse, hour_of
from tests.gui.cozy.local import LocalTable

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    view.resize(1024, 430)
    view.show()
    return view


def play(view: CozyView, table: LocalTable, decide, draws, hours: int) -> int:
    """Play *hours* by *decide*; returns how many decisions that took."""
    count = 0
    for _ in range(hours):
        start = hour_of(view).start.hour
        while not hour_of(view).is_over:
            before = len(hour_of(view).decisions)
            wanted = decision_of(view.draft_of_hour.turns[-1], draws)
            decide(view, wanted)
            assert hour_of(view).decisions[before:] == (wanted,)
            count += 1
        for _ in range(2):  # a warning takes a second click
            if view.draft_of_hour.hour is not None and view.draft_of_hour.hour.is_over:
                QTest.mouseClick(view.editor.row.sign, LEFT)
        assert table.state.turns[0].hour == start + 1
    return count


@pytest.mark.parametrize("number", [1, 5])
def test_a_whole_solo_game_is_played_by_mouse(view, number):
    """C11: every decision but a die's is made on the drawing."""
    table = LocalTable(view, number)
    table.start()
    hours = len(table.state.sheet.hours)
    assert play(view, table, decide_by_mouse, draws_of("mouse", number), hours) > 2 * hours
    assert table.state.is_over
    assert table.refusals == []


def test_a_whole_solo_game_is_played_by_numbers_in_the_list(view):
    """C11.3: whoever cannot use the drawing needs no mouse."""
    table = LocalTable(view, 7)
    table.start()
    play(view, table, decide_by_list, draws_of("list", 7), len(table.state.sheet.hours))
    assert table.state.is_over
    assert table.refusals == []


def test_the_first_roll_is_asked_for_without_a_click(view):
    """C6.7: the view commits for the dice by itself, once."""
    asked: list[Play] = []
    view.asked.connect(asked.append)
    LocalTable(view, 1).start()
    assert [play.action for play in asked] == [("roll",)]
    assert view.draft_of_hour.hour is not None


def test_nothing_leaves_before_the_hour_is_signed(view):
    """C11.10: undo goes back decision by decision, and the table hears of nothing."""
    table = LocalTable(view, 1)
    table.start()
    asked: list[Play] = []
    view.asked.connect(asked.append)
    place = next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm))
    decide_by_mouse(view, place)
    assert len(hour_of(view).decisions) == 1
    QTest.keyClick(view.sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hour_of(view).decisions == ()
    QTest.keyClick(view.sheet, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert hour_of(view).decisions == (place,)
    assert asked == []


def test_a_kept_draft_is_taken_up_in_a_new_window(view, qtbot):
    """C11.10: a crash loses nothing."""
    kept: list[object] = []
    view.draft_changed.connect(kept.append)
    LocalTable(view, 1).start()
    place = next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm))
    decide_by_mouse(view, place)
    again = CozyView()
    qtbot.addWidget(again)
    again.restore(kept[-1])
    LocalTable(again, 1).start()
    assert hour_of(again).decisions == (place,)
