"""A window that opens by itself, shows its first page, says how that went, and closes: `selftest`.

What it says is one line of JSON: the version of Qt, our letters that Qt knows, how many colours the
page has, and why the screens of this system cannot be used, by plug-in.
"""

import json
import os
import sys

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QTimer, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from gui.kit.theme import Type
from gui.window.app import application, run_window
from gui.window.main_window import MainWindow
from gui.window.qt_folder import qt_folder
from net.driver.place import NodePlace

PAINTED_MS = 500
"""When the first page has all that is drawn after its first picture."""
_STEP = 8
_SCREENS = {"win32": "qwindows", "darwin": "libqcocoa"}
_SESSIONS = {"WAYLAND_DISPLAY": "libqwayland", "DISPLAY": "libqxcb"}
"""On Linux, the variable of each kind of screen that is here."""


def run_trial(place: NodePlace) -> int:
    """Open the window for *place*, print what was found, close it; return the exit code."""
    QTimer.singleShot(0, application(), _wait)
    return run_window(place)


def _wait() -> None:
    """Look at the window some time after its first picture."""
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    window.shown.connect(lambda: QTimer.singleShot(PAINTED_MS, window, lambda: _look(window)))


def _look(window: MainWindow) -> None:
    """Say what *window* has painted, and close it."""
    found = {
        "qt": qVersion(),
        "platform": QGuiApplication.platformName(),
        "letters": sorted({use.value[0] for use in Type} & {*QFontDatabase.families()}),
        "missing": sorted({use.value[0] for use in Type} - {*QFontDatabase.families()}),
        "colours": colours(window.grab().toImage()),
        "screens": {name: _trouble(name) for name in _screens()},
    }
    sys.stdout.write(f"{json.dumps(found)}\n")
    sys.stdout.flush()
    window.close()


def colours(page: QImage) -> int:
    """Return how many colours *page* has, on a grid of every eighth pixel."""
    rows, columns = range(0, page.height(), _STEP), range(0, page.width(), _STEP)
    return len({page.pixel(x, y) for y in rows for x in columns})


def _screens() -> list[str]:
    """Return the plug-ins that can show a window here."""
    if sys.platform in _SCREENS:
        return [_SCREENS[sys.platform]]
    return [name for variable, name in _SESSIONS.items() if os.environ.get(variable)]


def _trouble(name: str) -> str:
    """Return why the plug-in *name*, which shows windows on this system, cannot be loaded."""
    folder = qt_folder(QLibraryInfo.LibraryPath.PluginsPath)
    plugin = QPluginLoader(f"{folder}/platforms/{name}")
    if plugin.load():
        return ""
    return plugin.errorString().replace(plugin.fileName() or name, name)
