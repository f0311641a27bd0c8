"""The `solo` command: a real process plays by a pipe or a terminal, is killed, and goes on."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gui.cli import main
from tests.world import HANG_S

pty = pytest.importorskip("pty", reason="Windows has no such terminals")

COMMAND = (sys.executable, "-P", "-m", "gui.cli", "solo")
SHORT = ("--chapter", "7")
"""The chapter of twelve hours."""


def solo(data: Path, answers: str, *more: str) -> "subprocess.CompletedProcess[str]":
    """Play with *answers* from a pipe, a line each."""
    return subprocess.run(
        [*COMMAND, "--data", str(data), *more],
        input=answers.replace(" ", "\n"),
        check=False,
        capture_output=True,
        text=True,
        timeout=HANG_S,
    )


class Person:
    """A terminal of its own around the process: what it shows is read, keys are pressed."""

    def __init__(self, data: Path, *more: str) -> None:
        self._own, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, "--data", str(data), *more], stdin=theirs, stdout=theirs, stderr=theirs
        )
        os.close(theirs)

    def read_until(self, text: str) -> str:
        said = b""
        while text.encode() not in said:
            try:
                said += os.read(self._own, 4096)
            except OSError:  # the process is gone
                break
        shown = said.decode("utf-8", "replace")
        assert text in shown, shown
        return shown

    def press(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._own)


@pytest.fixture
def people() -> Iterator[list[Person]]:
    there: list[Person] = []
    yield there
    for person in there:
        person.leave()


def test_a_game_of_passes_is_played_signed_saved_and_audited(tmp_path: Path, capsys) -> None:
    """C8.1, C8.4: a pass is the last line of the first list of every hour."""
    done = solo(tmp_path, "2 1 " * 12, *SHORT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    assert "chapter 7, A Short Winter Day" in done.stdout
    assert "Player ends with 0: grade 0 of 5" in done.stdout
    (log,) = tmp_path.glob("games/*/log")
    assert f"log: {log}" in done.stdout
    assert main(["audit", str(log)]) == 0
    said = capsys.readouterr().out
    assert "everything checks" in said
    assert "12 hours checked" in said
    assert main(["games", "--data", str(tmp_path)]) == 0
    assert "finished; Worm & Cozy: chapter 7, A Short Winter Day, Player" in capsys.readouterr().out


def test_the_end_of_the_input_keeps_the_game_and_the_draft(tmp_path: Path, capsys) -> None:
    first = solo(tmp_path, "2 1 1 1", *SHORT)
    assert first.returncode == 0, first.stdout + first.stderr
    assert first.stdout.endswith("The game is kept; go on with: solo --resume\n")
    assert main(["games", "--data", str(tmp_path)]) == 0
    assert "unfinished" in (listed := capsys.readouterr().out)
    assert "go on with solo --resume" in listed
    again = solo(tmp_path, "q", "--resume")
    assert again.returncode == 0
    assert "2 AM (hour 2 of 12)" in again.stdout
    assert "Decided so far: places worm A" in again.stdout
    other = solo(tmp_path, "q", *SHORT)
    assert "note: an unfinished game is kept" in other.stdout


def test_a_process_killed_in_mid_hour_goes_on_with_its_draft(people, tmp_path: Path) -> None:
    """P8, P11: nothing that was signed is lost; the draft is there too."""
    person = Person(tmp_path, *SHORT)
    people.append(person)
    person.read_until("what do you do?")
    person.press("2\n1\n")
    person.read_until("2 AM (hour 2 of 12)")
    person.press("1\n1\n")
    person.read_until("Which organ does worm A get?")
    person.process.kill()
    person.process.wait()
    again = Person(tmp_path, "--resume")
    people.append(again)
    shown = again.read_until("Which organ does worm A get?")
    assert "2 AM (hour 2 of 12)" in shown
    assert "Decided so far: places worm A" in shown


def test_ctrl_c_leaves_with_a_sentence(people, tmp_path: Path) -> None:
    person = Person(tmp_path, *SHORT)
    people.append(person)
    person.read_until("what do you do?")
    person.process.send_signal(signal.SIGINT)
    shown = person.read_until("go on with: solo --resume")
    assert person.process.wait(HANG_S) == 130
    assert "Traceback" not in shown


def test_answers_that_are_no_text_are_no_line_of_the_list(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--data", str(tmp_path), *SHORT],
        input=b"\xff\xfe\x00\nq\n",
        check=False,
        capture_output=True,
        timeout=HANG_S,
    )
    assert done.returncode == 0, done.stderr
    assert b"That is no line of the list" in done.stdout


def test_a_terminal_without_line_art_shows_plain_signs(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*COMMAND, "--data", str(tmp_path), *SHORT],
        input=b"q\n",
        check=False,
        capture_output=True,
        timeout=HANG_S,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    assert b"|--[1 AM], 6 AM---|" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["--resume"],
        ["--resume", "--chapter", "1"],
        ["--chapter", "9"],
        ["--chapter", "1", "--sheet", "x.toml"],
        ["--sheet", "nowhere.toml"],
        ["--name", ""],
    ],
    ids=" ".join,
)
def test_a_wrong_argument_is_one_sentence_and_exit_2(arguments, tmp_path: Path, capsys) -> None:
    assert main(["solo", "--data", str(tmp_path), *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("wormup-lan: ")
    assert said.count("\n") == 1
