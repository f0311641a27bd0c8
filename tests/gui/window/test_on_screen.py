"""A window stands whole on the screen, frame included, and further ones stand off the first."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from gui.window.on_screen import SHIFT, keep_on_screen, stand
from gui.window.other_windows import hold
from gui.window.router import windows_beside

ROOM = QRect(0, 0, 1024, 600)
TITLE, RIM = 20, 1


@pytest.fixture
def window(qtbot, monkeypatch):
    """Return a window on a small screen, with the frame of a window manager."""
    window = QWidget()
    qtbot.addWidget(window)
    around = QSize(2 * RIM, TITLE + RIM)
    screen = SimpleNamespace(availableGeometry=lambda: ROOM)
    monkeypatch.setattr(window, "screen", lambda: screen)
    monkeypatch.setattr(
        window, "frameGeometry", lambda: QRect(window.pos(), window.size() + around)
    )
    return window


@pytest.mark.parametrize("spot", [(0, 0), (1, 20), (300, 300), (-50, -50)])
def test_on_a_small_screen_the_frame_fits_too(window, spot):
    stand(window, 0)
    window.move(*spot)
    keep_on_screen(window)
    assert ROOM.contains(window.frameGeometry())
    assert window.size() == QSize(1024 - 2 * RIM, 600 - TITLE - RIM)


def test_a_window_that_fits_stays_where_it_is(window):
    window.setGeometry(30, 40, 800, 500)
    keep_on_screen(window)
    assert window.geometry() == QRect(30, 40, 800, 500)


def test_a_window_that_was_made_larger_than_the_screen_stays_so(window):
    window.resize(1280, 720)
    keep_on_screen(window)
    assert window.size() == QSize(1280, 720)


def test_each_further_window_at_one_laptop_stands_off_those_before(window):
    spots = set()
    for others in range(5):
        stand(window, others)
        spots.add((window.x(), window.y()))
        assert ROOM.contains(window.geometry())
    assert len(spots) == 5
    assert min(abs(one[0] - two[0]) for one in spots for two in spots - {one}) == SHIFT


def test_windows_of_others_are_counted_and_the_first_player_has_none_before(tmp_path):
    people = tmp_path / "people"
    for name in ("a", "b"):
        (people / name).mkdir(parents=True)
    held = [hold(people / name) for name in ("a", "b")]
    assert windows_beside(tmp_path) == 0
    assert windows_beside(people / "b") == 2
    for one in held:
        assert one is not None
        one.unlock()
    assert windows_beside(people / "b") == 1
