"""Escape leads back from every page that one has opened, wherever the keys are on it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from gui.kit.keyed_window import BACK, stops
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from net.driver.place import NodePlace
from tests.settled import settled
from tests.tiers import IS_LONG
from tests.window import scenes, states

_OPENED = (
    scenes.open_race,
    scenes.open_cozy,
    scenes.network,
    scenes.games,
    scenes.players,
    scenes.waiting,
    scenes.look_back,
    scenes.replay,
    states.replay_unreadable,
    scenes.cozy_other,
    scenes.play_on,
    scenes.cozy_play_on,
    scenes.puzzle,
    scenes.cozy_lesson,
    scenes.fair,
)


_SHARES = (0, 0.5, 1)
"""Where the keys are: on the first, the middle, the last part; each page is tried with one."""


@pytest.fixture(scope="module")
def window(tmp_path_factory, qapp):
    data = tmp_path_factory.mktemp("data")
    settings = Settings(data)
    settings.mute = True
    shown = MainWindow(NodeBridge(NodePlace("Ann", "0.1.0", data)), settings, Speaker())
    shown.resize(1280, 720)
    shown.show()
    shown.activateWindow()
    QTest.qWaitForWindowActive(shown)
    yield shown
    shown.close()
    shown.deleteLater()
    settled()


def ways_back(window):
    """List what Escape would press now."""
    buttons = window.ways.pages.currentWidget().findChildren(QPushButton)
    return [b for b in buttons if b.isVisible() and b.property("role") == BACK]


@pytest.mark.parametrize("show", _OPENED, ids=lambda show: show.__name__)
def test_escape_leads_back_from_the_first_the_middle_and_the_last_part(window, show):
    for share in _SHARES if IS_LONG else (_SHARES[_OPENED.index(show) % len(_SHARES)],):
        show(window)
        settled()
        page, (back,) = window.ways.pages.currentWidget(), ways_back(window)
        parts = stops(window)
        there = parts[int(share * (len(parts) - 1))]
        there.setFocus()
        for _ in range(3):  # a drawer, and what is half made, is closed first
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
            settled()
            if window.ways.pages.currentWidget() is not page or back not in ways_back(window):
                break
        stays = window.ways.pages.currentWidget() is page and back in ways_back(window)
        assert not stays, f"the keys were on {there}"
