"""The window's program: a display that is not there, a crash in a slot."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from gui.window.app import SWITCH_S
from gui.window.screen import NO_DISPLAY, NO_LIBRARY
from net.driver.identity import load_identity
from tests.world import HANG_S

_WINDOW = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from gui.parts import pictures
from gui.window.app import run_window
from gui.window.main_window import MainWindow
from net.driver.place import NodePlace
MainWindow.start = lambda *_: QApplication.quit()
run_window(NodePlace("Ann", "1", Path(sys.argv[1]), loopback=True))
print(sys.getswitchinterval())
"""


_COMMAND = """
import gc, sys
from PySide6.QtWidgets import QApplication
from gui.cli import main
from gui.window.main_window import MainWindow
MainWindow.start = lambda *_: QApplication.quit()
main(["window", "--name", "Ann", "--data", sys.argv[1], "--loopback"])
print(gc.isenabled(), gc.get_freeze_count() > 10_000)
"""


def test_once_it_is_shown_garbage_is_looked_for_but_not_in_what_the_start_made(tmp_path):
    command = [sys.executable, "-c", _COMMAND, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=HANG_S)
    assert done.stdout == "True True\n"


def test_a_window_that_computes_gives_its_node_a_turn_each_half_millisecond(tmp_path):
    command = [sys.executable, "-c", _WINDOW, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=HANG_S)
    assert float(done.stdout) == pytest.approx(SWITCH_S) == 0.0005


def test_a_name_of_the_command_line_is_kept_as_a_typed_one_is(tmp_path):
    command = [sys.executable, "-c", _WINDOW, str(tmp_path)]
    subprocess.run(command, capture_output=True, check=True, timeout=HANG_S)
    assert load_identity(tmp_path).name == "Ann"


_STYLE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QProxyStyle
from gui.window.app import run_window
from gui.window.main_window import MainWindow
from net.driver.place import NodePlace
def begun(*_):
    style = QProxyStyle()
    print(style.baseStyle().name(), QApplication.applicationName())
    QApplication.quit()
MainWindow.start = begun
run_window(NodePlace("Ann", "1", Path(sys.argv[1]), loopback=True))
"""


def test_everything_is_drawn_in_the_style_that_our_colours_are_made_for(tmp_path):
    command = [sys.executable, "-c", _STYLE, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=HANG_S)
    assert done.stdout == "fusion wormup-lan\n", "and a screen reader calls it as it is called"


_REFUSED = """
import sys
from PySide6.QtWidgets import QApplication, QMessageBox
from gui.cli import main
QApplication.platformName = lambda: "xcb"
QMessageBox.critical = lambda *said: print(said[-1])
main(["window", "--name", "Ann", "--data", sys.argv[1]])
"""


def test_where_nobody_reads_the_terminal_a_window_says_why_it_cannot_open(tmp_path):
    """After a double click there is none."""
    (tmp_path / "file").write_bytes(b"")
    command = [sys.executable, "-c", _REFUSED, str(tmp_path / "file")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=HANG_S)
    assert done.stdout.startswith("Your identity ")
    assert "cannot be used" in done.stdout
    assert "cannot be used" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("more", [(), ("--trial",)])
def test_without_a_display_one_sentence_names_the_other_ways(tmp_path, more):
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "gui.cli", "window", "--data", str(tmp_path), *more],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG_S,
    )
    assert done.returncode == 2
    assert done.stderr == f"{NO_DISPLAY}\n"


@pytest.mark.skipif(sys.platform != "linux", reason="only there Qt needs the system's libraries")
@pytest.mark.skipif(not shutil.which("unshare"), reason="no unshare: no mount namespaces here")
def test_a_missing_library_is_told_apart_from_a_missing_display(tmp_path):
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    lists = [shutil.which("ldd") or "ldd", str(plugins / "libqxcb.so")]
    listed = subprocess.run(lists, capture_output=True, text=True, check=True)
    cursor = re.search(r"libxcb-cursor.so.0 => (/\S+)", listed.stdout)
    without = f"mount --bind /dev/null {cursor[1]} && " if cursor else ""
    hidden = ["unshare", "--mount", *([] if os.getuid() == 0 else ["--user", "--map-root-user"])]
    if subprocess.run([*hidden, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this account may not make a mount namespace")
    program = [sys.executable, "-m", "gui.cli", "window", "--data", str(tmp_path)]
    done = subprocess.run(
        [*hidden, "sh", "-c", f'{without}exec "$@"', "sh", *program],
        env={**os.environ, "DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG_S,
    )
    assert (done.returncode, done.stderr) == (2, f"{NO_LIBRARY}\n")
