"""The screen: why there is none to open a window on, and the end of the program when it goes.

Law: Qt would abort then, or leave without waiting for the node; here the program ends in order,
with a sentence and an exit code.
"""

from __future__ import annotations  # the types of what a start does not wait for

import os
import re
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QMessageLogContext, QPluginLoader, QtMsgType

from gui.window.qt_folder import qt_folder
from gui.window.worker_thread import end_threads
from gui.words.words import marked, words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

NO_DISPLAY = marked(
    "wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan"
    " demo, peer, watch, solo, audit and replay --text (--help says more)"
)

NO_LIBRARY = marked(
    "wormup-lan: a library that Qt draws windows with is missing on this system, most likely"
    " xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install"
    " xcb-util-cursor`"
)

OTHER_SCREEN = marked(
    "wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that"
    " kind: start without the variable"
)

GONE = marked("wormup-lan: the screen has gone, so the window has closed; what was signed is saved")

WISH = "QT_QPA_PLATFORM"
_NAMED = re.compile(r'the Qt platform plugin "([^"]*)"')
_BROKEN = ("connection broke", "Wayland connection experienced a fatal error")
"""What Qt says just before it leaves, for the screen has gone."""


class QtEars:
    """Prints what Qt says; ends the program in our words when there is no screen, or no longer."""

    def __init__(self) -> None:
        self._has_display = True
        self._named = ""
        """The plug-in that Qt tried last."""
        self.close: Callable[[], None] = lambda: None
        """Waits until everything that was signed is on disk, from whatever thread."""

    def hear(self, kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        """Take one message."""
        if any(said in text for said in _BROKEN):
            self._leave()
        elif "connect to display" in text:
            self._has_display = False
        elif named := _NAMED.search(text):
            self._named = named[1]
        elif kind is QtMsgType.QtFatalMsg and "platform plugin" in text:
            _say(self._why())
            os._exit(2)
        elif kind is not QtMsgType.QtDebugMsg and "platform plugin" not in text:
            _say(text)

    def _why(self) -> str:
        """Return why no window can be opened."""
        wished = os.environ.get(WISH, "")
        if self._has_display and self._named == "xcb" and _lacks_library(self._named):
            return words(NO_LIBRARY)
        if self._has_display and wished:
            return words(OTHER_SCREEN, name=wished)
        return words(NO_DISPLAY)

    def _leave(self) -> None:
        """End in order: Qt would end at once, and threads under way would abort the program."""
        close, self.close = self.close, lambda: None
        with suppress(Exception):  # nothing keeps it from ending
            close()
        _say(words(GONE))
        os._exit(1)


EARS = QtEars()
"""The one pair for all that Qt says."""


def run_to_end(app: QApplication, close: Callable[[], None]) -> int:
    """Run *app* until it ends, in whatever way; return the exit code.

    *close* waits until all that was signed is on disk. The system asks for the end by a signal, by
    closing the session or by taking the screen away; an error on the way leaves no thread behind.
    """
    EARS.close = close
    app.aboutToQuit.connect(close)
    try:
        return app.exec()
    finally:
        close()
        end_threads()


def _lacks_library(plugin: str) -> bool:
    """Return whether *plugin* is there but cannot be loaded: it needs one that is missing."""
    folder = qt_folder(QLibraryInfo.LibraryPath.PluginsPath)
    loader = QPluginLoader(f"{folder}/platforms/libq{plugin}")
    return bool(loader.fileName()) and not loader.load()


def _say(text: str) -> None:
    """Print *text*; whoever would read it may have gone with the screen."""
    with suppress(OSError, ValueError):
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()
