"""What a command prints where somebody looks, and where nobody does."""

import io
import os
import sys

import pytest

from gui.terminal.output import complain, say, terminal_width, watched


class Screen(io.StringIO):
    """Takes what is printed for a terminal."""

    def isatty(self) -> bool:
        return True


def look(monkeypatch) -> Screen:
    """Let somebody look at what is printed from now on."""
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("TERM", "xterm")
    return screen


def test_a_pipe_has_no_width_and_a_terminal_its_own(monkeypatch) -> None:
    assert terminal_width() is None
    look(monkeypatch)
    assert terminal_width() == 60


@pytest.mark.parametrize("count", [1, 3])
def test_a_bar_counts_several_things_and_goes_away(monkeypatch, count) -> None:
    screen = look(monkeypatch)
    assert list(watched(range(count), "checking", count)) == list(range(count))
    shown = screen.getvalue()
    assert ("checking" in shown) is (count > 1)
    assert not shown or shown.rstrip().endswith("\x1b[2K"), "the line of the bar is wiped"


def test_a_line_that_is_said_beside_the_bar_stays_one_line(monkeypatch) -> None:
    """It may be a digest, which somebody copies."""
    screen, line = look(monkeypatch), "last digest " + "0123456789abcdef" * 8
    for _ in watched(range(3), "checking", 3):
        say(line)
    assert screen.getvalue().count(f"{line}\n") == 3


def test_a_pipe_sees_no_bar(capsys, monkeypatch) -> None:
    """Not even where colours are forced."""
    monkeypatch.setitem(os.environ, "FORCE_COLOR", "1")
    assert list(watched(range(3), "checking", 3)) == [0, 1, 2]
    assert capsys.readouterr() == ("", "")


def test_the_name_of_a_strangers_file_paints_nothing_on_the_terminal(capsys) -> None:
    name = "a\x1b[31m\x07\r\x9b2Jb"
    say(f"Saved: {name}\n\tas a picture")
    complain(f"{name} cannot be read")
    told = capsys.readouterr()
    assert told.out == "Saved: a\ufffd[31m\ufffd\ufffd\ufffd2Jb\n\tas a picture\n"
    assert told.err == "wormup-lan: a\ufffd[31m\ufffd\ufffd\ufffd2Jb cannot be read\n"
