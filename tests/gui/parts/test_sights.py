"""Points in sight as a chart: hours and players are chosen by click and by keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gui.parts.sights import Sight, SightChart, Sights

ROWS = tuple(
    Sight(
        hours, f"{hours} AM", (float(hours), float(-hours)), ((hours - 2, hours + 2), None), "said"
    )
    for hours in range(5)
)
SIGHTS = Sights(ROWS, ("Ann", "Ben"), ("4", "\N{MINUS SIGN}4"), worst=2, best=3)


class Heard(SightChart):
    """A chart that shows what is chosen, and guards it."""

    def __init__(self) -> None:
        super().__init__(self._take, lambda: self.entered.append(True))
        self.heard: list[tuple[int, int]] = []
        self.entered: list[bool] = []

    def _take(self, at: int, seat: int) -> None:
        self.heard.append((at, seat))
        self.show_sights(SIGHTS, at, seat)


@pytest.fixture
def chart(qtbot):
    chart = Heard()
    qtbot.addWidget(chart)
    chart.resize(640, 300)
    chart.show_sights(SIGHTS, 2, 0)
    chart.show()
    return chart


def test_arrows_lead_from_hour_to_hour_and_from_player_to_player(chart) -> None:
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right,
            Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Up)  # fmt: skip
    for key in keys:
        QTest.keyClick(chart, key)
    at = [(3, 0), (3, 1), (2, 1), (4, 1), (4, 1), (1, 1), (1, 1), (1, 0)]
    assert chart.heard == at
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert chart.entered == [True]


def test_a_click_chooses_the_hour_below_it_and_the_nearest_line(chart) -> None:
    for seat in (0, 1):
        y = chart.y_of(ROWS[3].means[seat])
        spot = QPoint(round(chart.x_of(3)) + 2, round(y) + 1)
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=spot)
    assert chart.heard == [(3, 0), (3, 1)]


def test_the_start_is_no_hour(chart) -> None:
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(chart.x_of(0)), 150))
    assert chart.heard[0][0] == 1


def test_a_screen_reader_hears_every_moment(chart) -> None:
    assert chart.accessibleName().splitlines() == ["said"] * 5


def test_a_higher_mean_stands_higher_and_a_later_hour_further_right(chart) -> None:
    assert chart.y_of(3.0) < chart.y_of(-1.0)
    assert chart.x_of(1) < chart.x_of(4)
    assert not chart.grab().isNull()
