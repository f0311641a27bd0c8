"""The window's program: a missing display or a crash in a slot ends in a sentence, no traceback."""

import os
import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from gui.parts.theme import ARGUMENTS
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from gui.window.signals import Signals
from gui.words.words import words
from net.driver.identity import load_identity, rename
from net.driver.place import Place

NO_DISPLAY = (
    "wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan"
    " demo, peer, watch, solo, audit and replay --text (--help says more)"
)

SWITCH_S = 0.0005
"""How long one Python thread may keep another waiting; a tenth of Python's default."""


def run_window(place: Place, log: Path | None = None) -> int:
    """Open the window for the player at *place*, on *log* if there is one; return the exit code.

    The name in *place* is kept; "" stands for the last one kept. Raises `DiskError`.
    """
    qInstallMessageHandler(_hear_qt)
    sys.setswitchinterval(SWITCH_S)  # so that the node still answers soon while the window computes
    app = QApplication.instance() or QApplication([*sys.argv[:1], *ARGUMENTS])
    assert isinstance(app, QApplication)
    identity = load_identity(place.data)
    if place.name and place.name != identity.name:
        identity = rename(place.data, place.name)
    settings, speaker = Settings(place.data), Speaker()
    speaker.speak(settings.language)
    bridge = NodeBridge(replace(place, name=identity.name))
    window = MainWindow(bridge, settings, speaker)
    sys.excepthook = _teller(window, bridge, place.version)
    window.shown.connect(window.start if log is None else partial(window.replay, log))
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
    """Return a hook that reports a crash in a slot in one sentence; the node plays on."""
    telling = False

    def tell(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        nonlocal telling
        trace = "".join(traceback.format_exception(kind, error, where))
        sys.stderr.write(trace)
        if telling:
            return
        telling = True
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(window)
        box.setWindowTitle(words("A problem of this program"))
        box.setText(words("Something in the window went wrong ({what}).", what=kind.__name__))
        box.setInformativeText(words("The game goes on: what was signed is saved."))
        save = box.addButton(words("Save a problem bundle…"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(words("Go on"), QMessageBox.ButtonRole.AcceptRole)
        box.exec()
        if box.clickedButton() is save:
            from gui.parts.pictures import ask_and_save
            from gui.window.problem import write_bundle

            ask_and_save(window, "zip", lambda to: write_bundle(to, version, trace, bridge.log))
        telling = False

    return tell
