"""Every choice by keys (C11.3)."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.cozy.decisions import AddOrgan, PlaceWorm
from gui.cozy.cozy_view import CozyView
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.placing_tool import PlacingTool
from gui.kit.focus import use_mouse
from tests.gui.cozy.hands import hour_of
from tests.gui.cozy.local import LocalTable

_NONE, _CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def view(qtbot):
    use_mouse()
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


def test_enter_lays_the_outline_that_is_proposed(view):
    """The first hour answers to Enter alone."""
    proposed = view.editor.tool.first()
    shown = view.editor.tool.marks(None).ghost
    QTest.keyClick(view.sheet, Qt.Key.Key_Return)
    (place,) = hour_of(view).decisions
    assert isinstance(place, PlaceWorm)
    assert proposed in place.cells
    assert set(place.cells) == set(shown)


def test_no_enter_is_silent_until_the_worm_has_its_organ(view):
    """It lays, picks the space, and takes the arrow on which the keys stand then."""

    def stand():
        tool = view.editor.tool
        return hour_of(view).decisions, tool, view.sheet.at, getattr(tool, "cell", None)

    QTest.keyClick(view.sheet, Qt.Key.Key_Left)
    for _ in range(4):
        before = stand()
        QTest.keyClick(view.sheet, Qt.Key.Key_Return)
        assert stand() != before
        if any(isinstance(one, AddOrgan) for one in hour_of(view).decisions):
            return
    raise AssertionError(hour_of(view).decisions)


def test_the_first_arrow_takes_the_outline_up_where_it_lies(view):
    proposed = view.editor.tool.first()
    QTest.keyClick(view.sheet, Qt.Key.Key_Left)
    assert view.sheet.at == proposed
    QTest.keyClick(view.sheet, Qt.Key.Key_Left)
    assert view.sheet.at == (proposed.row, proposed.col - 1)


def test_each_question_finds_the_keys_where_it_can_be_answered(view):
    for _ in range(30):
        if hour_of(view).is_over:
            break
        QTest.keyClick(view.sheet, Qt.Key.Key_Return)
        tool = view.editor.tool
        assert tool is None or view.sheet.at is None or tool.takes(view.sheet.at)
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Down) if _asks_for_a_way(tool) else ():
            QTest.keyClick(view.sheet, key)
            if tool.takes(view.sheet.at):
                break
    assert hour_of(view).is_over


def _asks_for_a_way(tool):
    return isinstance(tool, AddingTool) and tool.cell is not None


def test_an_enter_that_means_nothing_says_so(view):
    while view.editor.tool.takes(view.sheet.at or view.editor.tool.first()):
        QTest.keyClick(view.sheet, Qt.Key.Key_Left)
    said = view.editor.question.text()
    QTest.keyClick(view.sheet, Qt.Key.Key_Return)
    assert hour_of(view).decisions == ()
    assert view.editor.question.text() != said


@pytest.mark.parametrize("text", ["2", "é", "ě", "٢"])
def test_a_digit_is_what_is_printed_on_the_key(view, text):
    QTest.keyClick(view.sheet, Qt.Key.Key_Return)
    wanted = view.editor.tools.buttons[1]
    assert not wanted.isChecked()
    event = QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), _NONE, 11, 0, 0, text)
    QApplication.sendEvent(view.sheet, event)
    assert wanted.isChecked()


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
