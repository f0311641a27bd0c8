"""Every choice by keys (C11.3)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.cozy.decisions import AddOrgan, PlaceWorm
from gui.cozy.cozy_view import CozyView
from gui.cozy.hour.placing_tool import PlacingTool
from tests.gui.cozy.hands import hour_of
from tests.gui.cozy.local import LocalTable

_CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def view(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    view.resize(1024, 430)
    view.show()
    table = LocalTable(view, 1)
    table.start()
    yield view
    assert table.refusals == []


def test_a_worm_is_placed_and_given_an_organ_by_keys_on_the_sheet(view):
    """C11.3: arrows move, R turns, Enter lays it down, arrows pick the way it faces."""
    QTest.keyClick(view.sheet, Qt.Key.Key_A)
    assert isinstance(view.editor.tool, PlacingTool)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(view.sheet, key)
    (place,) = hour_of(view).decisions
    assert isinstance(place, PlaceWorm)
    for key in (Qt.Key.Key_2, Qt.Key.Key_Return):
        QTest.keyClick(view.sheet, key)
    if len(hour_of(view).decisions) == 1:
        QTest.keyClick(view.sheet, Qt.Key.Key_Up)
        QTest.keyClick(view.sheet, Qt.Key.Key_Return)
    assert any(isinstance(one, AddOrgan) for one in hour_of(view).decisions)


def test_escape_takes_a_tried_option_back(view):
    view.editor.try_option(PlaceWorm)
    QTest.keyClick(view.sheet, Qt.Key.Key_Escape)
    assert not isinstance(view.editor.tool, PlacingTool)


@pytest.mark.parametrize("part", ["sheet", "tree", "choices"])
def test_undo_works_wherever_the_focus_is(view, part):
    QTest.keyClick(view.sheet, Qt.Key.Key_P)
    assert hour_of(view).is_over
    widget = view.sheet if part == "sheet" else getattr(view.drawer, part)
    QTest.keyClick(widget, Qt.Key.Key_Z, _CONTROL)
    assert hour_of(view).decisions == ()


def test_control_and_enter_sign_after_the_warning(view):
    """C11.10: passing although A could be done is said once."""
    QTest.keyClick(view.sheet, Qt.Key.Key_P)
    start = hour_of(view).start.hour
    QTest.keyClick(view.sheet, Qt.Key.Key_Return, _CONTROL)
    assert hour_of(view).start.hour == start
    assert "You pass, though you could: Place" in view.editor.question.text()
    QTest.keyClick(view.sheet, Qt.Key.Key_Return, _CONTROL)
    assert hour_of(view).start.hour == start + 1


def test_l_opens_the_list_and_puts_it_away_and_so_does_escape(view):
    QTest.keyClick(view.sheet, Qt.Key.Key_L)
    assert view.drawer.is_open
    QTest.keyClick(view.drawer.choices, Qt.Key.Key_L)
    assert not view.drawer.is_open
    QTest.keyClick(view.sheet, Qt.Key.Key_L)
    QTest.keyClick(view.drawer, Qt.Key.Key_Escape)
    assert not view.drawer.is_open
