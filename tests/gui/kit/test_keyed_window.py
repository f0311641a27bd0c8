"""Tab goes as one reads, Enter presses, Escape leaves, whatever the window holds."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.kit.button import back_button
from gui.kit.focus import has_ring, keys_lead, use_keys, use_mouse
from gui.kit.keyed_window import KeyedWindow, reading_order, stops
from tests.gui.on_screen import key
from tests.settled import settled


@pytest.fixture
def window(qtbot):
    """Open a window whose parts were made in another order than they stand in."""
    window = KeyedWindow()
    page = QWidget()
    grid = QGridLayout(page)
    for text, row, column in (("d", 1, 1), ("b", 0, 1), ("c", 1, 0), ("a", 0, 0)):
        grid.addWidget(QPushButton(text), row, column)
    window.setCentralWidget(page)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return window


def press(window, by):
    QTest.keyClick(QApplication.focusWidget() or window, by)
    return QApplication.focusWidget()


def test_tab_goes_row_by_row_and_round_and_back(window):
    key(window, "a").setFocus()
    assert [press(window, Qt.Key.Key_Tab).text() for _ in range(4)] == ["b", "c", "d", "a"]
    assert press(window, Qt.Key.Key_Backtab).text() == "d"


def test_tab_shows_the_ring(window):
    use_mouse()
    key(window, "a").setFocus()
    assert not has_ring(key(window, "a"))
    assert has_ring(press(window, Qt.Key.Key_Tab))


@pytest.mark.parametrize(
    "end", [QWidget.hide, lambda part: part.setEnabled(False)], ids=["hidden", "barred"]
)
def test_the_focus_that_moves_on_by_itself_shows_no_ring(window, end):
    use_mouse()
    key(window, "a").setFocus()
    end(key(window, "a"))
    here = window.focusWidget()
    assert here is key(window, "b")
    assert not has_ring(here)


def test_what_is_hidden_or_off_is_left_out(window):
    key(window, "b").setEnabled(False)
    key(window, "c").hide()
    assert stops(window) == [key(window, "a"), key(window, "d")]


def test_tab_enters_a_window_in_which_nothing_has_the_keys(window):
    if focus := QApplication.focusWidget():
        focus.clearFocus()
    assert press(window, Qt.Key.Key_Tab).text() == "a"


@pytest.mark.parametrize("by", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_the_button_that_has_the_keys(window, qtbot, by):
    key(window, "c").setFocus()
    with qtbot.waitSignal(key(window, "c").clicked):
        press(window, by)


def test_escape_presses_what_leads_back(window, qtbot):
    told: list[int] = []
    back = back_button(lambda: told.append(1))
    window.centralWidget().layout().addWidget(back)
    back.hide()
    press(window, Qt.Key.Key_Escape)
    assert told == []
    back.show()
    press(window, Qt.Key.Key_Escape)
    assert told == [1]


def test_a_text_that_is_longer_than_its_room_is_reached_to_scroll_it(window):
    area = QScrollArea()
    window.centralWidget().layout().addWidget(area)
    area.setWidget(QLabel("short"))
    settled()
    assert area not in stops(window)
    area.setWidget(QLabel("long\n" * 500))
    settled()
    assert area in stops(window)
    fields = QWidget()
    QVBoxLayout(fields).addWidget(QPushButton("inside"))
    area.setWidget(fields)
    fields.resize(20, 9000)
    settled()
    assert area not in stops(window), "the keys of what is inside scroll it"


def test_columns_are_read_one_after_the_other_and_a_row_across_them_after_both():
    name, list_, button, foot = (
        QRect(0, 0, 40, 9), QRect(50, 0, 40, 99), QRect(0, 20, 40, 9), QRect(0, 110, 90, 9),
    )  # fmt: skip
    assert reading_order([foot, list_, button, name]) == [3, 2, 1, 0]


def test_parts_that_cannot_be_told_apart_are_read_from_the_top():
    pinwheel = [QRect(0, 0, 60, 30), QRect(70, 0, 30, 60), QRect(40, 70, 60, 30)]
    assert reading_order([*pinwheel, QRect(0, 40, 30, 60)])[0] == 0


def _texts(window):
    return [stop.text() for stop in stops(window) if isinstance(stop, QPushButton)]


def _page(window, *frames):
    """Fill *window* with parts at their frames, each a key or with a key inside."""
    page = QWidget()
    for name, frame, inside in frames:
        part = QPushButton(name, page) if inside is None else QWidget(page)
        part.setGeometry(QRect(*frame))
        if inside is not None:
            QPushButton(name, part).setGeometry(QRect(*inside))
    window.setCentralWidget(page)
    settled()


def test_what_lies_over_a_part_is_read_where_it_stands_and_not_before_or_after_all_of_it(window):
    """A board fills the page: its zoom key stands below the badges that lie over it."""
    whole = (0, 0, 400, 300)
    _page(
        window,
        ("zoom", whole, (10, 250, 40, 40)),
        ("tray", (200, 250, 90, 40), None),
        ("badge", (10, 5, 90, 40), None),
    )
    assert _texts(window) == ["badge", "zoom", "tray"]


def test_a_part_that_nothing_covers_is_read_as_a_whole(window):
    _page(
        window,
        ("second", (200, 0, 100, 300), (0, 0, 40, 40)),
        ("first", (0, 0, 100, 300), (0, 250, 40, 40)),
    )
    assert _texts(window) == ["first", "second"]


def test_a_click_that_hits_nothing_lets_the_ring_go_too(window):
    use_keys()
    QTest.mouseClick(window.centralWidget(), Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert not keys_lead()
