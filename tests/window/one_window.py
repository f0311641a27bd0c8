"""The program's window on its own for many scenes.

Law: its look stays with the process. Without a style sheet Qt forgets to hear of the end of what it
has not painted yet, and goes through that in the next look.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.kit.clock import HandClock, Timer
from gui.window.app import application
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from net.driver.place import NodePlace


@contextlib.contextmanager
def one_window(data: Path, width: int, height: int) -> Iterator[MainWindow]:
    """Show a window of *width* by *height*, mute, whose clock is turned by hand."""
    if QApplication.instance() is None:
        application()
    settings = Settings(data)
    settings.mute = True
    Timer.clock = HandClock()
    window = MainWindow(NodeBridge(NodePlace("Ann", "0.1.0", data)), settings, Speaker())
    window.resize(width, height)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    yield window
    window.close()
    window.deleteLater()
    Timer.clock = None


def forget_pages(window: MainWindow) -> None:
    """Leave no page of an earlier scene: each takes its time at another size of the window."""
    window.ways._stop_looking()
    window.ways.ours().clear()
    window.ways.build()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
