"""The chart of chances: each seat has its area, and a press chooses a step."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from gui.parts.chance_chart import Chances, Curve, SeatChances, Turning
from gui.parts.paints import SEATS
from tests.gui.kit.drawn import changed

ROWS = [SeatChances(1, (0.5, 0.5)), SeatChances(2, (0.9, 0.1)), SeatChances(5, (1.0, 0.0))]


def curve(rows=ROWS, *turnings, names=(), rounds=()) -> Curve:
    turned = tuple(Turning(step, f"turned at {step}") for step in turnings)
    return Curve(tuple(rows), turned, names, rounds)


@pytest.fixture
def chart(qtbot):
    chart = Chances()
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    return chart


def test_an_area_is_as_high_as_the_chance(chart) -> None:
    chart.show_curve(curve(), "said")
    image = chart.grab().toImage()
    at = [image.pixelColor(2, y).name().upper() for y in (20, 150)]
    assert at == [SEATS[1].body, SEATS[0].body], "the first seat is at the foot"
    assert image.pixelColor(390, 10).name().upper() == SEATS[0].body
    assert chart.accessibleName() == "said"


def test_a_press_chooses_the_step_nearest_to_it(chart, qtbot) -> None:
    chart.show_curve(curve(ROWS, 2), "")
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    for x in (1, 90, 399):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(x, 50))
    assert chosen == [1, 2, 5]


def test_a_step_is_chosen_by_keys_too(chart, qtbot) -> None:
    chart.show_curve(curve(), "")
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
    chart.show_curve(curve(), "")
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


def named_at(chart) -> list[int]:
    """Return the columns in which the name of the first seat stands."""
    image = chart.grab().toImage()
    pips = SEATS[0].pips
    return [
        x
        for x in range(4, 396)
        if any(image.pixelColor(x, y).name().upper() == pips for y in range(60, 170))
    ]


def test_face_and_name_of_a_seat_stand_off_the_line_of_a_turning_point(chart) -> None:
    """A dashed line through a name makes it another one."""
    rows = [SeatChances(step, (0.9 if step == 5 else 0.8, 0.1)) for step in range(1, 10)]
    chart.show_curve(curve(rows, names=("Ann", "Ben")), "")
    assert any(170 < x < 230 for x in named_at(chart)), "where the area is highest"
    chart.show_curve(curve(rows, 5, names=("Ann", "Ben")), "")
    where = [x for x in named_at(chart) if not 196 < x < 204]
    assert where
    assert len({x < 200 for x in where}) == 1


def test_a_name_without_room_leaves_its_face_and_a_low_area_has_neither(chart) -> None:
    rows = [SeatChances(step, (0.95, 0.05)) for step in range(1, 4)]
    pictures = []
    for names in (("Ann" * 40, "Ben"), ()):
        chart.show_curve(curve(rows, names=names), "")
        pictures.append(chart.grab().toImage())
    face = changed(*pictures)
    assert 10 < max(x for x, _ in face) - min(x for x, _ in face) < 40
    assert min(y for _, y in face) > 20


def test_a_press_near_a_turning_point_chooses_it(chart, qtbot) -> None:
    rows = [SeatChances(step, (0.5, 0.5)) for step in range(1, 101)]
    chart.show_curve(curve(rows, 50), "")
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    for beside in (-7, 7, 30):
        at = QPoint(round(chart.place(50)) + beside, 50)
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
    assert chosen[:2] == [50, 50]
    assert chosen[2] > 50


def test_rounds_stand_below_the_areas_and_none_lies_on_another(chart) -> None:
    pictures = []
    for rounds in ((), ((1, "1"),), ((1, "1"), (1, "2"))):
        chart.show_curve(curve(rounds=rounds), "")
        pictures.append(chart.grab().toImage())
    assert pictures[1] == pictures[2]
    assert min(y for _, y in changed(pictures[0], pictures[1])) > 170
