"""The system ends the window: it closes in order, with all that belongs to it."""

import signal
import subprocess
import sys

import pytest

from tests.gui.rooms import free_port
from tests.world import HANG_S

_WINDOW = """
import sys
from pathlib import Path
from gui.window.app import run_window
from gui.window.main_window import MainWindow
from net.driver.place import NodePlace
begin, close = MainWindow.start, MainWindow.closeEvent
def started(window, *asked):
    begin(window, *asked)
    print("here", flush=True)
def closed(window, event):
    close(window, event)
    print("closed", flush=True)
MainWindow.start, MainWindow.closeEvent = started, closed
sys.exit(run_window(NodePlace("Ann", "1", Path(sys.argv[1]), True, int(sys.argv[2]))))
"""


# On Windows a console's Ctrl+Break is all that can be sent to one process and its children alone.
_ASKED = ("CTRL_BREAK_EVENT",) if sys.platform == "win32" else ("SIGTERM", "SIGINT", "SIGHUP")
_APART = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)


@pytest.mark.parametrize("name", _ASKED)
def test_a_window_asked_to_end_closes_as_if_by_hand(tmp_path, name):
    command = [sys.executable, "-c", _WINDOW, str(tmp_path), str(free_port())]
    pipe, asked = subprocess.PIPE, getattr(signal, name)
    with subprocess.Popen(command, stdout=pipe, text=True, creationflags=_APART) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
        process.send_signal(asked)
        said, _ = process.communicate(timeout=HANG_S)
    assert (said, process.returncode) == ("closed\n", 0)
