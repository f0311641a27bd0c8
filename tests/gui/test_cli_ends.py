"""How a command ends whose output nobody takes, whose disk is full, or that somebody stops.

One sentence, the exit code of other programs, no traceback, and no file that says nothing.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gui.cli import COMMANDS, UNREAD
from gui.ctrl_c import STOPPED
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep_old
from tests.tiers import long

if sys.platform == "win32":
    pytest.skip("there are no such pipes and limits", allow_module_level=True)

WINDOWS = {"window", "tv", "puzzle"}
"""They say nothing on the terminal."""
SLOW = {"demo", "peer", "watch", "selftest", "doctor", "solo", "share", "moment", "review"}
"""They have processes, the network, pictures or bots to begin with."""
SAYING = [name for name in COMMANDS if name not in WINDOWS]
TOLD = [*(name for name in SAYING if name not in SLOW), "help"]
FULL = "wormup-lan: the output: the disk is full; choose another place\n"


@pytest.fixture
def line(tmp_path):
    """Return the command line of a command that has something to say."""
    keep_old(tmp_path, 1, race(steps_max=8)[0])
    log = tmp_path / "a log"
    log.write_bytes(race(steps_max=8)[0])
    files = {"audit", "replay", "moment", "review"}
    more = {
        "replay": ["--text"],
        "moment": ["--output", str(tmp_path / "m.svg")],
        "rules": ["--output", str(tmp_path / "r.html")],
        "demo": ["--out", str(tmp_path / "demo")],
        "peer": ["--name", "Ann", "--loopback", "--within", "1"],
        "watch": ["--name", "Olga", "--loopback"],
        "doctor": ["--loopback"],
        "solo": ["--chapter", "1"],
        "selftest": [],
        "share": ["--loopback", "--release", str(_release(tmp_path))],
        "review": ["--json"],
    }

    def of(name: str) -> list[str]:
        if name == "help":
            return ["audit", "--help"]
        data = [] if name in files | {"rules", "demo"} else ["--data", str(tmp_path)]
        return [name, *more.get(name, []), *data, *([str(log)] if name in files else [])]

    return of


def _release(folder: Path) -> Path:
    made = folder / "release"
    made.mkdir()
    (made / "wormup_lan-0.tar.gz").write_bytes(b"")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    (made / "SHA256SUMS").write_text(f"{empty}  wormup_lan-0.tar.gz\n")
    return made


def ended(output: int, line: list[str], **environment: str) -> tuple[int, str]:
    """Run a command whose output is the open file *output*; return its code and its complaint."""
    others = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        [sys.executable, "-m", "gui.cli", *line],
        env=others | environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(output)
    return done.returncode, done.stderr


def unread() -> int:
    """Return a pipe whose reader has gone, as that of `| head` does."""
    read, write = os.pipe()
    os.close(read)
    return write


@pytest.mark.parametrize("name", [*TOLD, *(pytest.param(one, marks=long) for one in sorted(SLOW))])
def test_a_command_whose_reader_has_gone_ends_as_others_do(line, name):
    assert ended(unread(), line(name)) == (UNREAD, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("name", [*TOLD, *(pytest.param(one, marks=long) for one in sorted(SLOW))])
def test_a_command_whose_output_is_full_names_the_output(line, name):
    assert ended(os.open("/dev/full", os.O_WRONLY), line(name)) == (2, FULL)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("line", [["--help"], ["--version"], ["audit", "--help"]], ids=str)
def test_a_help_that_is_lost_is_told_also_where_python_keeps_nothing_back(line):
    """Containers often set that; `argparse` itself is silent about it."""
    assert ended(os.open("/dev/full", os.O_WRONLY), line, PYTHONUNBUFFERED="1") == (2, FULL)


_ON_A_FULL_DISK = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
from gui.cli import start
sys.exit(start())
"""
"""No file takes a byte, as on a full disk; a pipe does."""
WRITING = [
    "rules",
    "solo",
    *(pytest.param(one, marks=long) for one in ("demo", "doctor", "moment")),
]


@pytest.mark.parametrize("name", WRITING)
def test_on_a_full_disk_a_command_says_what_is_full_and_leaves_no_empty_file(line, tmp_path, name):
    command = line(name)
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    done = subprocess.run(
        [sys.executable, "-c", _ON_A_FULL_DISK, *command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout if name == "doctor" else done.stderr
    assert done.returncode == (1 if name == "doctor" else 2)
    assert "the disk is full" in said
    assert str(tmp_path) in said
    assert "None" not in said
    left = {path for path in tmp_path.rglob("*") if path.is_file()} - before
    assert [path for path in left if path.suffix not in {".txt", ".log"}] == []


_STOPPED_WITHIN = """
import sys, signal, gui.cli as cli
def interrupted(*_): {how}
cli._run = interrupted
sys.exit(cli.start())
"""
HOW = {
    "at work": "signal.raise_signal(signal.SIGINT)",
    "in code that it has made": "exec('signal.raise_signal(signal.SIGINT)')",
    "while C code loses it": "\n try: signal.raise_signal(2)\n except: raise ImportError",
    "and ends well by itself": "\n try: signal.raise_signal(2)\n except: return 0",
}


@pytest.mark.parametrize("how", HOW)
def test_whoever_presses_ctrl_c_gets_130_and_no_traceback(how):
    program = _STOPPED_WITHIN.format(how=HOW[how])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == STOPPED
    assert b"Traceback" not in done.stderr


def test_ctrl_c_once_all_is_told_changes_nothing():
    program = (
        "import atexit, signal, sys, gui.cli as cli\n"
        "atexit.register(signal.raise_signal, signal.SIGINT)\n"
        "cli._run = lambda *_: 0\n"
        "sys.exit(cli.start())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
