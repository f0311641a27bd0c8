"""Commands that start a node, where it fails: one sentence and exit 2, whatever has ended it."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
import zmq

from gui.cli import main
from net.driver.node import Node
from tests.net.driver.test_copies import LOG, at_home
from tests.seats import identity_seed

LINES = {
    "peer": ["peer", "--name", "Ann", "--loopback", "--seats", "3", "--within", "9"],
    "watch": ["watch", "--name", "Ann", "--loopback"],
    "solo": ["solo", "--chapter", "1"],
    "audit": ["audit", "--room", "--loopback", "--meet", str(15_000 + os.getpid() % 15_000)],
}
"""`demo` and `selftest` start `peer`; `window` and `tv` tell it on a page."""
STARTING = {
    "net/driver/room_question.py",
    "gui/terminal/peer_command.py",
    "gui/terminal/solo_command.py",
    "gui/window/threads.py",
}
ROOT = Path(__file__).parents[3]


def test_no_other_command_starts_a_node():
    sources = [path for part in ("gui", "net") for path in (ROOT / part).rglob("*.py")]
    found = {path for path in sources if " = Node(" in path.read_text(encoding="utf-8")}
    assert {path.relative_to(ROOT).as_posix() for path in found} == STARTING


@pytest.fixture
def line(tmp_path):
    """Give the command line of a command, with a folder that serves."""
    at_home(tmp_path / "ann", "Ann", identity_seed(1, 0))
    log = tmp_path / "a log"
    log.write_bytes(LOG)
    return lambda name, data=tmp_path / "ann": [
        *LINES[name],
        *([str(log)] if name == "audit" else []),
        *("--data", str(data)),
    ]


def complaint(line: list[str], capfd: pytest.CaptureFixture[str]) -> str:
    """Run a command that must end with exit 2, and return all that it complains of."""
    assert main(line) == 2
    return capfd.readouterr().err


FAILURES = {
    "Network is down": OSError(errno.ENETDOWN, "Network is down"),
    "by a fault of this program (ZMQError: ": zmq.ZMQError(errno.ENOMEM),
    "by a fault of this program (ZeroDivisionError: a bug)": ZeroDivisionError("a bug"),
}
"""What may end a node while it runs, by what is told of it."""


@pytest.mark.parametrize("told", FAILURES)
@pytest.mark.parametrize("name", LINES)
def test_what_ends_a_node_is_one_sentence(line, monkeypatch, capfd, name, told):
    def fails(_node: Node) -> None:
        raise FAILURES[told]

    monkeypatch.setattr(Node, "_listen", fails)
    said = complaint(line(name), capfd)
    assert told in said
    assert said.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize("name", [*LINES, "doctor", "window"])
def test_where_too_few_files_may_be_open_it_is_one_sentence(line, name):
    """N15: libzmq and Qt would end the process without one."""
    command = line(name) if name in LINES else [name, "--loopback"]
    limited = ["sh", "-c", 'ulimit -n 14 && exec "$@"', "sh", sys.executable, "-m", "gui.cli"]
    ended = subprocess.run(
        [*limited, *command], check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith("wormup-lan: the limit on open files is 14 here, and this")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("name", LINES)
def test_a_folder_that_is_a_file_is_one_sentence(line, tmp_path, capfd, name):
    data = tmp_path / "a file"
    data.touch()
    said = complaint(line(name, data), capfd)
    assert str(data) in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("name", sorted(LINES.keys() - {"solo"}))
def test_a_number_that_is_no_port_is_one_sentence(line, capfd, name):
    said = complaint([*line(name), "--meet", "70000"], capfd)
    assert said == "wormup-lan: --meet 70000: a port is a number from 1 to 65535\n"
