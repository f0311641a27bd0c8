"""The chart of chances: each seat has its area, and a press chooses a step."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from gui.parts.chances import Chance, Chances
from gui.parts.tokens import SEATS

ROWS = [Chance(1, (0.5, 0.5)), Chance(2, (0.9, 0.1)), Chance(5, (1.0, 0.0))]


@pytest.fixture
def chart(qtbot):
    chart = Chances()
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    return chart


def test_an_area_is_as_high_as_the_chance(chart) -> None:
    chart.show_rows(ROWS, [], "said")
    image = chart.grab().toImage()
    at = [image.pixelColor(2, y).name().upper() for y in (10, 190)]
    assert at == [SEATS[1].body, SEATS[0].body], "the first seat is at the foot"
    assert image.pixelColor(390, 10).name().upper() == SEATS[0].body
    assert chart.accessibleName() == "said"


def test_no_turning_strikes_through_a_letter(chart) -> None:
    rows = [Chance(1, (0.5, 0.5)), Chance(3, (0.9, 0.1)), Chance(5, (0.6, 0.4))]
    chart.show_rows(rows, [3], "")
    image = chart.grab().toImage()
    beside = [*range(194, 198), *range(203, 207)]
    seen = {image.pixelColor(x, y).name().upper() for x in beside for y in range(100, 121)}
    assert seen == {SEATS[0].body}


def test_a_press_chooses_the_step_nearest_to_it(chart, qtbot) -> None:
    chart.show_rows(ROWS, [2], "")
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    for x in (1, 90, 399):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(x, 50))
    assert chosen == [1, 2, 5]


def test_a_step_is_chosen_by_keys_too(chart, qtbot) -> None:
    chart.show_rows(ROWS, [], "")
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    for key in (
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_End,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
    ):
        qtbot.keyClick(chart, key)
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chosen == [1, 2, 5, 5, 1]


def test_home_and_end_are_the_charts_where_a_page_scrolls_by_them(chart, qtbot) -> None:
    chart.show_rows(ROWS, [], "")
    for name in ("Home", "End"):
        shortcut = QShortcut(QKeySequence(name), chart)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: pytest.fail("taken from the chart"))
    chart.show()
    chart.activateWindow()
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus)
    qtbot.keyClick(chart, Qt.Key.Key_End)
    with qtbot.waitSignal(chart.chosen) as chosen:
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chosen.args == [5]


def test_a_chart_without_rows_is_empty_and_deaf(chart, qtbot) -> None:
    with qtbot.assertNotEmitted(chart.chosen):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    chart.grab()


def test_the_letter_of_a_seat_stands_off_the_line_of_a_turning_point(chart) -> None:
    """A dashed line through it makes it another letter."""
    rows = [Chance(step, (0.9 if step == 5 else 0.8, 0.1)) for step in range(1, 10)]

    def letters() -> list[int]:
        image = chart.grab().toImage()
        pips = SEATS[0].pips
        return [
            x
            for x in range(4, 396)
            if any(image.pixelColor(x, y).name().upper() == pips for y in range(60, 190))
        ]

    chart.show_rows(rows, [], "")
    assert any(190 < x < 210 for x in letters()), "where the area is highest"
    chart.show_rows(rows, [5], "")
    where = [x for x in letters() if not 196 < x < 204]
    assert where
    assert all(abs(x - 200) > 20 for x in where)
    rows = [Chance(step, (step / 25, 0.1)) for step in range(1, 21)]
    chart.show_rows(rows, [19], "")
    last = round(chart.place(19))
    where = [x for x in letters() if abs(x - last) > 3]
    assert where
    assert all(x < last - 5 for x in where), "also where the edge pushes it"
