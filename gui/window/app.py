"""The window's program: a missing display or a crash in a slot ends in a sentence, no traceback."""

from __future__ import annotations  # the types of what a start does not wait for

import sys
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, qInstallMessageHandler, qVersion
from PySide6.QtWidgets import QApplication

from gui.kit.theme import STYLE
from gui.window import router
from gui.window.bridge import NodeBridge
from gui.window.faults import Faults
from gui.window.garbage import collect_at_rest
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.pages import Lazy
from gui.window.qt_folder import find_plugins
from gui.window.screen import EARS, run_to_end
from gui.window.settings import Settings
from gui.words.trouble_words import trouble_words
from gui.words.words import marked, sentence, words
from net.driver.disk import DiskError
from net.driver.identity import load_identity, rename
from net.driver.place import NodePlace

if TYPE_CHECKING:
    from logging import Logger

    from gui.window.one_window import OneWindow
    from gui.window.problem import Problems
    from gui.window.signals import Signals

STUCK = marked(
    "wormup-lan: the window is open already on this laptop and does not answer: end it, then start"
    " again"
)

SWITCH_S = 0.0005
"""How long one Python thread may keep another waiting; a tenth of Python's default."""


def run_window(
    place: NodePlace,
    log: Path | None = None,
    step: int | None = None,
    *,
    language: str = "",
    come: bytes = b"",
) -> int:
    """Open the window for the player at *place*, on *log* at *step*, if any; return the exit code.

    The name in *place* is kept; "" stands for the last one kept, and for the *language* kept.
    *come* is the tournament to which somebody comes who has no laptop of the own. Everybody has one
    window: a second start shows the first. Raises `DiskError`.
    """
    app = application()
    held = None if log else _held(place.data, is_guest=bool(come))
    if isinstance(held, bool):
        return 0 if held else 2
    sys.setswitchinterval(SWITCH_S)  # so that the node still answers soon while the window computes
    app.setDesktopFileName("wormup-lan")  # Wayland finds the icon by the name of the menu entry
    settings, speaker = Settings(place.data), Speaker()
    bridge = NodeBridge(place._replace(name=_own_name(place)))
    speaker.speak(language or settings.language)
    window = MainWindow(bridge, settings, speaker)
    problems: Lazy[Problems] = Lazy(router.problems, window, bridge)
    faults = Faults(window, lambda trace: _keep_journal(bridge.place).error("%s", trace))
    faults.met.connect(lambda *what: problems().tell(*what))
    sys.excepthook = faults.take
    signals: Lazy[Signals] = Lazy(router.signals, window)
    window.shown.connect(collect_at_rest)
    window.shown.connect(signals)
    window.shown.connect(partial(QTimer.singleShot, 0, partial(_keep_journal, place)))
    window.shown.connect(partial(window.start, come, log, step))
    window.show()
    if held is not None:
        held.window = window
        held.asked.connect(partial(_come_forward, window))
    return run_to_end(app, bridge.close)


def _own_name(place: NodePlace) -> str:
    """Return under what name we play, and keep that of *place*. Raises `DiskError`."""
    try:
        identity = load_identity(place.data)
        if place.name and place.name != identity.name:
            identity = rename(place.data, place.name)
    except DiskError as error:
        if not sys.stderr.isatty():  # after a double click nobody reads what is written there
            _say_in_a_box(sentence(trouble_words(error.trouble)))
        raise
    return identity.name


def _come_forward(window: MainWindow) -> None:
    """Show *window* before all others, for it was started again."""
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)


def _held(data: Path, *, is_guest: bool) -> OneWindow | bool | None:
    """Hold *data* for this window, or show the one that has it: then return whether it came.

    A guest's window is known to the others at this laptop, too. Return None where nothing can be
    held; what is wrong there is told when the identity is read.
    """
    held: OneWindow | bool | None = None
    with suppress(OSError):
        held = import_module("gui.window.one_window").take_or_show(data)
        if is_guest and not isinstance(held, bool):
            import_module("gui.window.other_windows").hold(data)
    if held is False:
        if not sys.stderr.isatty():
            _say_in_a_box(words(STUCK))
        sys.stderr.write(f"{words(STUCK)}\n")
    return held


def _say_in_a_box(said: str) -> None:
    """Show *said* until it is read; where nobody sees windows, do nothing."""
    if QApplication.platformName() not in {"offscreen", "minimal"}:
        box = import_module("PySide6.QtWidgets").QMessageBox
        box.critical(None, "Worm Up!", said)


def application() -> QApplication:
    """Return the one application; without a display the program ends here, with a sentence."""
    qInstallMessageHandler(EARS.hear)
    find_plugins()
    app = QApplication.instance()
    if app is None:
        app = QApplication(sys.argv[:1])
        app.setStyle(STYLE)
    assert isinstance(app, QApplication)
    app.setApplicationName("wormup-lan")  # else a screen reader calls it as its file
    return app


def _keep_journal(place: NodePlace) -> Logger:
    """Begin the journal of *place* if it has not begun, and return it.

    It is slow to import, so the first picture does not wait for it.
    """
    module = import_module("net.driver.journal")
    module.keep_journal(place, f"Qt {qVersion()}")
    journal: Logger = module.journal
    return journal
