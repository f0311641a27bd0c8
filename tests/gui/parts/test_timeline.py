"""The timeline: both ways, by marks, playing by itself, torn where a log does not check."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSlider, QToolTip

from gui.kit.theme import look, px
from gui.parts.chance_chart import Curve, SeatChances, Turning
from gui.parts.game_view import GameView
from gui.parts.marked_worm import CURVE, Mark
from gui.parts.reel import Reel
from gui.parts.timeline import STEP_MS, Timeline
from gui.words.mark_kinds import MarkKind
from tests.gui.kit.drawn import changed, seen, spots
from tests.gui.on_screen import key

MARKS = (Mark(3, "reveal", MarkKind.BUMP), Mark(7, "finish", MarkKind.FINISH))


def shown(qtbot):
    line = Timeline()
    qtbot.addWidget(line)
    line.show_steps(8, MARKS)
    line.resize(700, 138)
    line.show()
    return line


def press(line, *names):
    for name in names:
        key(line, name).click()


def test_marks_and_then_the_end_are_reached_in_both_directions(qtbot):
    line = shown(qtbot)
    seen: list[int] = []
    line.moved.connect(seen.append)
    press(line, *["To the next mark"] * 3, "To the mark before")
    assert seen == [3, 7, 8, 7]
    press(line, *["To the mark before"] * 2)
    assert seen[4:] == [3, 1], "before the first mark is the start"


def test_the_space_bar_plays_and_stops(qtbot, clock):
    line = shown(qtbot)
    slider = line.findChild(QSlider)
    play = key(line, "Play")
    qtbot.keyClick(slider, Qt.Key.Key_Space)
    assert play.accessibleName() == "Pause"
    qtbot.keyClick(slider, Qt.Key.Key_Space)
    assert play.accessibleName() == "Play"
    assert not clock.pending()


def test_the_speeds_come_round_again(qtbot):
    line = shown(qtbot)
    speed = key(line, "Speed")
    said = []
    for _ in range(4):
        speed.click()
        said.append(speed.text())
    assert said == ["× 2", "× 4", "× ½", "× 1"]  # noqa: RUF001  # times


def test_keys_step_one_at_a_time(qtbot):
    line = shown(qtbot)
    slider = line.findChild(QSlider)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert line.step == 2


def test_a_click_above_the_worm_goes_to_the_nearest_mark(qtbot):
    line = shown(qtbot)
    slider = line.findChild(QSlider)
    for x, step in ((slider.width() // 3, 3), (slider.width() - 5, 7)):
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(x, 20))
        assert line.step == step


def test_the_tooltip_of_a_mark_says_what_happened(qtbot):
    slider = shown(qtbot).findChild(QSlider)
    at = QPoint(round(slider.place(7)), 20)
    slider.event(QHelpEvent(QEvent.Type.ToolTip, at, slider.mapToGlobal(at)))
    assert QToolTip.text() == "finish"
    QToolTip.hideText()


def test_a_screen_reader_hears_the_step_and_what_happened_in_it(qtbot):
    line = shown(qtbot)
    line.go(3)
    assert line.findChild(QSlider).accessibleDescription() == "Step 3 of 8: reveal"
    line.go(4)
    assert line.findChild(QSlider).accessibleDescription() == "Step 4 of 8"


@pytest.mark.parametrize("sign", list(MarkKind))
def test_every_sign_is_seen_above_its_step_and_nowhere_else(qtbot, sign):
    line, pictures = shown(qtbot), []
    slider = line.findChild(QSlider)
    for marks in ((), [Mark(5, "news", sign)]):
        line.show_steps(8, marks, [(1, "1"), (5, "2")])
        pictures.append(slider.grab().toImage())
    places = changed(*pictures)
    assert len(places) > 20
    assert all(abs(x - slider.place(5)) < 25 and y < slider.line() for x, y in places)


def test_a_tear_is_red_and_lies_at_its_step(qtbot):
    line, bad = shown(qtbot), look().theme.bad
    slider = line.findChild(QSlider)
    line.show_steps(8, (), [(1, "1"), (5, "2")])
    assert seen(slider.grab().toImage(), bad) == 0
    line.show_steps(8, (), [(1, "1"), (5, "2")], torn=5)
    place = QRect(round(slider.place(5)) - 10, 0, 20, slider.height())
    torn = slider.grab().toImage()
    assert seen(torn.copy(place), bad) == seen(torn, bad) > 50


def test_rounds_still_to_come_are_dots(qtbot):
    line = shown(qtbot)
    slider = line.findChild(QSlider)
    line.show_steps(8, (), [(1, "1"), (5, "2")])
    dots = []
    for step in (1, 6, 8):
        line.go(step)
        dots.append(spots(slider.grab().toImage(), look().theme.edge))
    assert dots == [2, 1, 0]


def test_the_worm_never_crawls_beyond_the_tear(qtbot):
    line = shown(qtbot)
    line.show_steps(8, (), torn=5)
    slider = line.findChild(QSlider)
    pictures = []
    for step in (5, 8):
        line.go(step)
        pictures.append(slider.grab().toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("share", "step"), [(0.0, 1), (0.5, 4.5), (0.72, 6), (1.0, 8)])
def test_a_click_on_the_slider_goes_there(qtbot, share, step):
    line = shown(qtbot)
    line.go(8 if share < 0.9 else 1)
    slider = line.findChild(QSlider)
    at = QPoint(round((slider.width() - 1) * share), round(slider.line()))
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)
    assert line.step == pytest.approx(step, abs=0.5)


def test_the_slider_is_held_where_it_was_pressed(qtbot):
    line = shown(qtbot)
    slider = line.findChild(QSlider)
    middle = QPoint(slider.width() // 2, round(slider.line()))
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(slider, slider.rect().topRight())
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=slider.rect().topRight())
    assert line.step == 8


def test_playing_ends_at_the_last_step_and_then_no_clock_runs(qtbot, clock):
    line = shown(qtbot)
    line.go(7)
    press(line, "Speed", "Speed", "Play")  # the fastest
    qtbot.waitUntil(lambda: line.step == 8)
    clock.pass_time(3000)
    assert not clock.pending()


class Moving(GameView):
    """A view in which something moves as long as one says so."""

    def __init__(self) -> None:
        super().__init__()
        self.speed, self.is_busy = 0.0, True

    @property
    def is_moving(self) -> bool:
        return self.is_busy

    def hasten(self, speed: float) -> None:
        self.speed = speed


def test_it_plays_on_only_when_nothing_moves_and_hastens_what_does(qtbot, clock):
    line, view = shown(qtbot), Moving()
    qtbot.addWidget(view)
    line.wait_for(Reel(view))
    press(line, "Speed", "Speed", "Play")
    assert view.speed == 4.0
    clock.pass_time(STEP_MS)
    assert line.step == 1
    view.is_busy = False
    clock.pass_time(STEP_MS // 4)
    assert line.step == 2


CHANCES = Curve(
    tuple(SeatChances(step, (step / 8, 1 - step / 8)) for step in range(1, 9)),
    (Turning(5, "Ann went up"),),
    ("Ann", "Ben"),
)


def with_curve(qtbot):
    line = shown(qtbot)
    line.show_curve(CHANCES)
    line.resize(700, 138 + px(CURVE))
    return line


def test_a_click_on_the_curve_goes_to_its_step_and_near_a_turning_point_to_that(qtbot):
    line = with_curve(qtbot)
    slider = line.findChild(QSlider)
    seen: list[int] = []
    line.moved.connect(seen.append)
    y = round(slider.line()) + 45
    for x in (slider.place(5) + 8, slider.place(2) + 12, slider.place(8)):
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(x), y))
    assert seen == [5, 2, 8]


def test_the_keys_to_the_next_mark_stop_at_turning_points_too(qtbot):
    line = with_curve(qtbot)
    seen: list[int] = []
    line.moved.connect(seen.append)
    press(line, *["To the next mark"] * 3)
    assert seen == [3, 5, 7]
    line.go(5)
    assert "Ann went up" in line.findChild(QSlider).accessibleDescription()


def test_the_tooltip_of_the_curve_tells_a_turning_point_or_everybodys_chances(qtbot):
    line = with_curve(qtbot)
    slider = line.findChild(QSlider)
    y = round(slider.line()) + 45
    for step, said in ((5, "Ann went up"), (2, "Ann 25 %, Ben 75 %")):
        at = QPoint(round(slider.place(step)), y)
        slider.event(QHelpEvent(QEvent.Type.ToolTip, at, slider.mapToGlobal(at)))
        assert QToolTip.text() == said
