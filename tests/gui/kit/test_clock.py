"""Time: Qt's in the program, turned by hand in a film and in a test."""

import pytest
from PySide6.QtCore import QObject

from gui.kit.clock import FRAME_MS, Glide, HandClock, Timer

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def heard():
    return list[int]()


@pytest.fixture
def owner():
    return QObject()


@pytest.mark.parametrize("is_single", [True, False])
def test_a_timer_ends_when_its_time_has_passed_and_not_before(clock, owner, heard, is_single):
    timer = Timer(owner, singleShot=is_single, interval=100)
    timer.timeout.connect(lambda: heard.append(clock.now_ms))
    clock.pass_time(500)
    assert heard == [], "nobody has started it"
    timer.start()
    clock.turn(99)
    assert (heard, timer.isActive(), timer.remainingTime()) == ([], True, 1)
    clock.turn(1)
    assert (heard, timer.isActive()) == ([600], not is_single)


def test_a_timer_that_is_stopped_or_started_anew_keeps_its_old_end_no_longer(clock, owner, heard):
    timer = Timer(owner, singleShot=True, interval=100)
    timer.timeout.connect(lambda: heard.append(clock.now_ms))
    timer.start()
    clock.turn(90)
    timer.setInterval(200)
    clock.turn(100)
    timer.stop()
    clock.turn(1000)
    assert heard == []
    assert timer.remainingTime() == -1


def test_a_turn_that_is_long_ends_each_timer_once_and_the_first_due_first(clock, owner, heard):
    for ms in (30, 10, 20):
        timer = Timer(owner, interval=ms)
        timer.timeout.connect(lambda ms=ms: heard.append(ms))
        timer.start()
    clock.turn(100)
    assert heard == [10, 20, 30]


def test_a_timer_that_has_gone_with_its_owner_ends_no_more(clock, heard):
    owner = QObject()
    timer = Timer(owner, interval=10)
    timer.timeout.connect(lambda: heard.append(1))
    timer.start()
    owner.deleteLater()
    clock.pass_time(100)
    assert (heard, clock.pending()) == ([], [])


def test_a_film_takes_timers_that_run_and_no_other_clock_drives_them_then(clock, owner, heard):
    timer = Timer(owner, interval=10)
    timer.timeout.connect(lambda: heard.append(1))
    timer.start()
    film = HandClock()
    film.take(owner.findChildren(Timer))
    clock.pass_time(100)
    assert heard == []
    film.turn(10)
    assert heard == [1]


def test_a_value_glides_to_its_end_and_then_nothing_ticks(clock, owner):
    glide, ends, seen = Glide(owner, 100), list[int](), list[float]()
    glide.valueChanged.connect(seen.append)
    glide.finished.connect(lambda: ends.append(1))
    glide.start()
    clock.turn(48)
    assert glide.is_running
    assert glide.currentValue() == pytest.approx(0.48)
    clock.pass_time(100)
    assert (glide.is_running, ends, clock.pending()) == (False, [1], [])
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


def test_a_glide_that_is_stopped_stays_where_it_is(clock, owner):
    glide = Glide(owner, 100)
    glide.start()
    clock.turn(3 * FRAME_MS)
    glide.stop()
    at = glide.currentValue()
    clock.pass_time(200)
    assert (glide.is_running, glide.currentValue(), clock.pending()) == (False, at, [])


def test_in_the_program_qt_drives_them(qtbot, owner, monkeypatch):
    monkeypatch.setattr(Timer, "clock", None)
    timer, glide = Timer(owner, singleShot=True, interval=1), Glide(owner, 20)
    timer.start()
    glide.start()
    assert timer.isActive()
    qtbot.waitUntil(lambda: not timer.isActive() and not glide.is_running)
    assert glide.currentValue() == 1.0
