"""There may be no screen, or it goes: the program ends in order, with a sentence and a code."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from gui.window.screen import GONE, NO_DISPLAY, OTHER_SCREEN, WISH, QtEars
from tests.gui.rooms import free_port
from tests.tiers import few
from tests.world import HANG_S

_WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication
from gui.window.app import run_window
from gui.window.main_window import MainWindow
from net.driver.node import Node
from net.driver.place import NodePlace
begin, close, how = MainWindow.start, Node._close, sys.argv[3]
def fail(_window):
    return [][0]
def ended(node):
    close(node)
    print("the node has ended", flush=True)
def started(window, *asked):
    begin(window, *asked)
    window._bridge.lobby_changed.connect(lambda _: QTimer.singleShot(0, end))
def end():
    if how == "close":
        MainWindow._stop_looking = fail
        QApplication.closeAllWindows()
    elif how == "quit":
        QApplication.quit()
    else:
        qWarning(how)
MainWindow.start, Node._close = started, ended
sys.exit(run_window(NodePlace("Ann", "1", Path(sys.argv[1]), True, int(sys.argv[2]))))
"""
_X11 = "The X11 connection broke (error 1). Did the X11 server die?"
_WAYLAND = "The Wayland connection broke. Did the Wayland compositor die?"
_OTHER = "The Wayland connection experienced a fatal error: Protocol error"


@pytest.mark.parametrize("how", few(3, [_X11, "quit", "close", _WAYLAND, _OTHER]))
def test_however_it_ends_the_node_has_ended_before_and_nothing_aborts(tmp_path, how):
    """What Qt says of a screen that goes, the end of a session, a window that fails to close."""
    command = [sys.executable, "-c", _WINDOW, str(tmp_path), str(free_port()), how]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=HANG_S)
    is_gone = how not in {"quit", "close"}
    assert done.stdout == "the node has ended\n"
    assert done.returncode == is_gone
    if is_gone:
        assert done.stderr == f"{GONE}\n"
    assert "QThread" not in done.stderr


def test_what_else_qt_says_is_printed(capsys):
    QtEars().hear(QtMsgType.QtWarningMsg, QMessageLogContext(), "a warning")
    assert capsys.readouterr().err == "a warning\n"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one kind of screen")
@pytest.mark.parametrize(
    ("wished", "said"),
    [
        ("wayland", OTHER_SCREEN.format(name="wayland")),
        ("nonsense", OTHER_SCREEN.format(name="nonsense")),
        ("xcb", NO_DISPLAY),
    ],
)
def test_a_screen_that_is_not_there_is_named_as_it_was_asked_for(tmp_path, wished, said):
    """A variable of an older desktop is left in a profile; no library is blamed that is there."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY"}
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "gui.cli", "window", "--data", str(tmp_path)],
        env={**environment, WISH: wished},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG_S,
    )
    *by_wayland, last = done.stderr.splitlines()  # its library, where it is installed
    assert (done.returncode, last) == (2, said)
    assert not any("plugin" in line for line in by_wayland)
