"""The window's program: a missing display or a crash in a slot ends in a sentence, no traceback."""

from __future__ import annotations  # the types of what a start does not wait for

import os
import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from gui.parts.theme import ARGUMENTS
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.pages import Lazy
from gui.window.settings import Settings
from gui.window.signals import Signals
from net.driver.identity import load_identity, rename
from net.driver.place import Place

if TYPE_CHECKING:
    from gui.window.problem import Problems

NO_DISPLAY = (
    "wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan"
    " demo, peer, watch, solo, audit and replay --text (--help says more)"
)

SWITCH_S = 0.0005
"""How long one Python thread may keep another waiting; a tenth of Python's default."""


def run_window(place: Place, log: Path | None = None, step: int | None = None) -> int:
    """Open the window for the player at *place*, on *log* at *step*, if any; return the exit code.

    The name in *place* is kept; "" stands for the last one kept. Raises `DiskError`.
    """
    qInstallMessageHandler(_hear_qt)
    sys.setswitchinterval(SWITCH_S)  # so that the node still answers soon while the window computes
    app = QApplication.instance() or QApplication([*sys.argv[:1], *ARGUMENTS])
    assert isinstance(app, QApplication)
    app.setDesktopFileName("wormup-lan")  # Wayland finds the icon by the name of the menu entry
    identity = load_identity(place.data)
    if place.name and place.name != identity.name:
        identity = rename(place.data, place.name)
    settings, speaker = Settings(place.data), Speaker()
    speaker.speak(settings.language)
    bridge = NodeBridge(replace(place, name=identity.name))
    window = MainWindow(bridge, settings, speaker)
    sys.excepthook = _teller(window, bridge, place.version)
    window.shown.connect(window.start if log is None else partial(window.replay, log, step))
    Signals(window)
    window.show()
    return app.exec()


def _hear_qt(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """Print in our words that there is no display; Qt would abort after its own."""
    if kind is QtMsgType.QtFatalMsg and "platform plugin" in text:
        os.write(2, f"{NO_DISPLAY}\n".encode())
        os._exit(2)
    is_display = "platform plugin" in text or "connect to display" in text  # replaced by ours
    if kind is not QtMsgType.QtDebugMsg and not is_display:
        sys.stderr.write(f"{text}\n")


Hook = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def _teller(window: MainWindow, bridge: NodeBridge, version: str) -> Hook:
    """Return a hook that reports a crash in a slot; the node plays on."""
    problems: Lazy[Problems] = Lazy("gui.window.problem.Problems", window, bridge, version)

    def tell(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        trace = "".join(traceback.format_exception(kind, error, where))
        sys.stderr.write(trace)
        problems().tell(kind.__name__, trace)

    return tell
