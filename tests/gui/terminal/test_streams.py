"""The standard streams: UTF-8 in every pipe, nothing fails for want of a letter or a console."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gui.cli import VERSION

_WITHOUT_CONSOLE = """
import sys
sys.stdin = sys.stdout = sys.stderr = None
from gui.cli import main
sys.exit(main(sys.argv[1:]))
"""


def told(*arguments: str, given: str = "", **wishes: str) -> "subprocess.CompletedProcess[bytes]":
    """Run a command where the system speaks Latin-1, as far as a test may have that."""
    return subprocess.run(
        [sys.executable, "-m", "gui.cli", *arguments],
        env={**os.environ, **wishes},
        input=given.encode(),
        capture_output=True,
        check=False,
    )


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """Begin a game of a player whose name Windows' old console cannot show."""
    data = tmp_path_factory.mktemp("Jürgen's data")
    named = ("--chapter", "7", "--name", "Łukasz")
    done = told("solo", "--data", str(data), *named, given="q\n")
    assert done.returncode == 0, done.stderr
    (found,) = data.rglob("log")
    return found


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "cp437"])
def test_a_letter_that_the_console_lacks_is_no_verdict(log, encoding):
    """Exit code 1 says that a log does not check."""
    done = told("audit", "--data", str(log.parent), str(log), PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "?ukasz".encode(encoding) in done.stdout


def test_a_pipe_gets_utf_8_whatever_the_system_speaks(log):
    """In the locale C and without its coercion, Python itself would write ASCII."""
    wishes = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C", "PYTHONIOENCODING": ""}
    done = told("replay", "--text", str(log), **wishes)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Łukasz".encode() in done.stdout


def without_console(home: Path, *arguments: str) -> tuple[int, str]:
    """Run a command without a console; return its exit code and the journal kept at *home*."""
    home.mkdir(exist_ok=True)
    code = subprocess.run(
        [sys.executable, "-c", _WITHOUT_CONSOLE, *arguments],
        env={**os.environ, "XDG_DATA_HOME": str(home)},
        check=False,
    ).returncode
    (journal,) = home.rglob("problems.log")
    return code, journal.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody may say where the journal is")
@pytest.mark.parametrize(
    ("arguments", "code", "noted"),
    [
        (["games", "--data", "."], 0, f"wormup-lan {VERSION}"),
        (["games", "--no-such"], 2, "unrecognized arguments: --no-such"),
        (["replay", "--text", "nowhere"], 2, "nowhere cannot be read"),
    ],
    ids=["well", "wrong use", "no file"],
)
def test_a_program_without_a_console_notes_what_it_would_print(tmp_path, arguments, code, noted):
    found, journal = without_console(tmp_path, *arguments)
    assert found == code
    assert noted in journal
    assert "Traceback" not in journal
