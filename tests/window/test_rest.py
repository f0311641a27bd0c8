"""A window at rest does nothing: no page lays out or paints anything while nothing happens."""

import pytest
from PySide6.QtCore import QEvent, QObject, QThread, QTimer
from PySide6.QtWidgets import QWidget

from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from net.driver.place import NodePlace
from tests.tiers import IS_LONG
from tests.window import scenes

_SETTLE_MS, _REST_MS, _TRIES, _SOON_MS = 400, 1100, 20, 5000
"""A clock that shows seconds would be seen at rest."""
_NEVER = {"silent", "how-to-play", "how-to-play-cozy"}
"""A clock counts the seconds of a silent seat (`test_silence_clock`); the rules are told in loops,
which calm motion stills."""
_ALWAYS = {"start", "waiting", "bid", "move", "swing", "finish", "replay", "cozy-hour"}
"""With --long all of them: each page takes seconds in which nothing happens."""
_SHOWN = [
    pytest.param(show, id=name)
    for name, show in scenes.ALL
    if name not in _NEVER and (name in _ALWAYS or IS_LONG)
]


def _is_due(timer: QTimer) -> bool:
    """Tell whether *timer* still does something once, soon: that is no rest."""
    return timer.isActive() and timer.isSingleShot() and timer.interval() <= _SOON_MS


class Work(QObject):
    """Notes what the widgets of a window do."""

    def __init__(self, app, window):
        super().__init__()
        self.seen, self._window = [], window
        app.installEventFilter(self)

    def eventFilter(self, watched, event):
        is_work = event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Paint}
        if is_work and isinstance(watched, QWidget) and watched.window() is self._window:
            self.seen.append((type(watched).__name__, event.type().name))
        return False

    def at_rest(self, qtbot):
        """Wait until what has begun has ended; return what is done from then on."""
        qtbot.waitUntil(lambda: not any(t.isRunning() for t in self._window.findChildren(QThread)))
        qtbot.waitUntil(lambda: not any(map(_is_due, self._window.findChildren(QTimer))))
        for _ in range(_TRIES):
            self.seen.clear()
            qtbot.wait(_SETTLE_MS)
            if not self.seen:
                break
        qtbot.wait(_REST_MS)
        return self.seen


@pytest.fixture
def work(qapp, window):
    blinks = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)  # in a field that is being filled the caret may blink
    work = Work(qapp, window)
    yield work
    qapp.removeEventFilter(work)
    qapp.setCursorFlashTime(blinks)


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    data = tmp_path_factory.mktemp("ann")
    settings = Settings(data)
    settings.mute = True
    window = MainWindow(NodeBridge(NodePlace("Ann", "test", data)), settings, Speaker())
    window.resize(1280, 720)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.mark.parametrize("show", _SHOWN)
def test_no_page_lays_out_or_paints_anything_while_nothing_happens(qtbot, work, window, show):
    show(window)
    assert work.at_rest(qtbot) == []


def test_a_page_that_paints_once_a_second_is_seen(qtbot, work, window):
    restless = QWidget(window)
    qtbot.addWidget(restless)
    restless.show()
    clock = QTimer(restless)
    clock.timeout.connect(restless.update)
    clock.start(1000)
    assert ("QWidget", "Paint") in work.at_rest(qtbot)
