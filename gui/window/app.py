"""The window's program: a missing display or a crash in a slot ends in a sentence, no traceback."""

from __future__ import annotations  # the types of what a start does not wait for

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, qInstallMessageHandler, qVersion
from PySide6.QtWidgets import QApplication

from gui.parts.theme import ARGUMENTS
from gui.window.bridge import NodeBridge
from gui.window.faults import Faults
from gui.window.garbage import collect_at_rest
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.pages import Lazy
from gui.window.screen import EARS, run_to_end
from gui.window.settings import Settings
from gui.words.troubles import trouble_words
from gui.words.words import sentence
from net.driver.disk import DiskError
from net.driver.identity import load_identity, rename
from net.driver.place import Place

if TYPE_CHECKING:
    from logging import Logger

    from gui.window.problem import Problems
    from gui.window.signals import Signals

SWITCH_S = 0.0005
"""How long one Python thread may keep another waiting; a tenth of Python's default."""


def run_window(
    place: Place,
    log: Path | None = None,
    step: int | None = None,
    *,
    language: str = "",
    come: bytes = b"",
) -> int:
    """Open the window for the player at *place*, on *log* at *step*, if any; return the exit code.

    The name in *place* is kept; "" stands for the last one kept, and for the *language* kept.
    *come* is the tournament to which somebody comes who has no laptop of the own; such a person
    has one window. Raises `DiskError`.
    """
    app = application()
    lock = import_module("gui.window.other_windows").hold(place.data) if come else None
    if come and lock is None:
        return 2
    sys.setswitchinterval(SWITCH_S)  # so that the node still answers soon while the window computes
    app.setDesktopFileName("wormup-lan")  # Wayland finds the icon by the name of the menu entry
    try:
        identity = load_identity(place.data)
        if place.name and place.name != identity.name:
            identity = rename(place.data, place.name)
    except DiskError as error:
        if not sys.stderr.isatty():  # after a double click nobody reads what is written there
            _say_in_a_box(sentence(trouble_words(error.trouble)))
        raise
    settings, speaker = Settings(place.data), Speaker()
    speaker.speak(language or settings.language)
    bridge = NodeBridge(place._replace(name=identity.name))
    window = MainWindow(bridge, settings, speaker)
    problems: Lazy[Problems] = Lazy("gui.window.problem.Problems", window, bridge)
    faults = Faults(window, lambda trace: _keep_journal(bridge.place).error("%s", trace))
    faults.met.connect(problems.slot("tell"))
    sys.excepthook = faults.take
    signals: Lazy[Signals] = Lazy("gui.window.signals.Signals", window)
    window.shown.connect(collect_at_rest)
    window.shown.connect(_show_tips_sooner)
    window.shown.connect(signals)
    window.shown.connect(partial(QTimer.singleShot, 0, partial(_keep_journal, place)))
    start = window.start if log is None else partial(window.replay, log, step)
    window.shown.connect(partial(start, come) if come else start)
    window.show()
    return run_to_end(app, bridge.close)


def _show_tips_sooner() -> None:
    """Take the style that does so: it is slow to import, and nobody rests the mouse by then."""
    QApplication.setStyle(import_module("gui.window.tips").TipStyle())


def _say_in_a_box(said: str) -> None:
    """Show *said* until it is read; where nobody sees windows, do nothing."""
    if QApplication.platformName() not in {"offscreen", "minimal"}:
        box = import_module("PySide6.QtWidgets").QMessageBox
        box.critical(None, "Worm Up!", said)


def application() -> QApplication:
    """Return the one application; without a display the program ends here, with a sentence."""
    qInstallMessageHandler(EARS.hear)
    app = QApplication.instance() or QApplication([*sys.argv[:1], *ARGUMENTS])
    assert isinstance(app, QApplication)
    return app


def _keep_journal(place: Place) -> Logger:
    """Begin the journal of *place* if it has not begun, and return it.

    It is slow to import, so the first picture does not wait for it.
    """
    module = import_module("net.driver.journal")
    module.keep_journal(place, f"Qt {qVersion()}")
    journal: Logger = module.journal
    return journal
