"""The slider: both ways, by marks, playing by itself."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QSlider

from gui.parts.game_view import GameView
from gui.parts.reel import Reel
from gui.parts.timeline import Mark, Timeline

MARKS = (Mark(3, "reveal"), Mark(7, "finish"))


def shown(qtbot):
    line = Timeline()
    qtbot.addWidget(line)
    line.show_steps(8, MARKS)
    line.resize(400, 80)
    line.show()
    return line


def press(line, name):
    (button,) = [b for b in line.findChildren(QPushButton) if b.accessibleName() == name]
    button.click()


def test_marks_are_reached_in_both_directions(qtbot):
    line = shown(qtbot)
    seen: list[int] = []
    line.moved.connect(seen.append)
    press(line, "To the next mark")
    press(line, "To the next mark")
    press(line, "To the next mark")
    press(line, "To the mark before")
    assert seen == [3, 7, 3]


def test_keys_step_one_at_a_time(qtbot):
    line = shown(qtbot)
    slider = line.findChild(QSlider)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    qtbot.keyClick(slider, Qt.Key.Key_Left)
    assert line.step == 2


def test_a_click_on_the_strip_goes_to_the_nearest_mark(qtbot):
    line = shown(qtbot)
    strip = line._strip  # it has no other name
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.rect().center())
    assert line.step in {3, 7}


@pytest.mark.parametrize(("share", "step"), [(0.0, 1), (0.5, 4.5), (0.72, 6), (1.0, 8)])
def test_a_click_on_the_slider_goes_there(qtbot, share, step):
    line = shown(qtbot)
    line.go(8 if share < 0.9 else 1)
    slider = line.findChild(QSlider)
    at = QPoint(round((slider.width() - 1) * share), slider.height() // 2)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)
    assert line.step == pytest.approx(step, abs=0.5)


def test_the_slider_is_held_where_it_was_pressed(qtbot):
    line = shown(qtbot)
    slider = line.findChild(QSlider)
    middle = slider.rect().center()
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(slider, slider.rect().topRight())
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=slider.rect().topRight())
    assert line.step == 8


def test_playing_ends_at_the_last_step_and_then_no_clock_runs(qtbot):
    line = shown(qtbot)
    line.go(7)
    line._speed.setCurrentIndex(3)  # the fastest
    press(line, "Play")
    qtbot.waitUntil(lambda: line.step == 8)
    qtbot.waitUntil(lambda: not line._clock.isActive())


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


def test_it_plays_on_only_when_nothing_moves_and_hastens_what_does(qtbot):
    line, view = shown(qtbot), Moving()
    qtbot.addWidget(view)
    line.wait_for(Reel(view))
    line._speed.setCurrentIndex(3)
    line._speed.activated.emit(3)
    assert view.speed == 4.0
    line._tick()  # what its clock does
    assert line.step == 1
    view.is_busy = False
    line._tick()
    assert line.step == 2
