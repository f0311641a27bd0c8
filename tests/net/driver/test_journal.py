"""The journal: it says which program ran and what went wrong, stays small, and holds no secret."""

import os
import sys
from pathlib import Path

import pytest

from net.driver.journal import BYTES_MAX, JournalStream, journal, keep_journal
from net.driver.place import NodePlace


@pytest.fixture
def place(tmp_path):
    yield NodePlace("Ann", "1.2.3", tmp_path / "Jürgen's data")
    for handler in journal.handlers[1:]:
        journal.removeHandler(handler)
        handler.close()


def noted(place: NodePlace) -> str:
    return place.journal.read_text(encoding="utf-8")


def test_it_begins_with_the_program_the_system_and_the_python(place):
    keep_journal(place, "Qt 6.8")
    (line,) = noted(place).splitlines()
    for part in ("wormup-lan 1.2.3", "Qt 6.8", f"Python {sys.version.split()[0]}"):
        assert part in line


def test_a_journal_that_goes_on_does_not_begin_again(place):
    for _ in range(3):
        keep_journal(place)
    assert len(noted(place).splitlines()) == 1


def test_another_place_has_its_own_journal(place, tmp_path):
    keep_journal(place)
    other = NodePlace("Ben", "1", tmp_path / "other")
    keep_journal(other)
    journal.warning("lost")
    assert "lost" in noted(other)
    assert "lost" not in noted(place)


def test_a_fault_is_noted_with_the_place_where_it_happened(place):
    keep_journal(place)
    try:
        int("boom")
    except ValueError:
        journal.exception("it failed")
    assert "test_journal.py" in noted(place)
    assert "ValueError: invalid literal" in noted(place)


@pytest.mark.parametrize("secret", [bytes(range(32)), b"quote ' and \" both", b"only ' this"])
def test_bytes_and_long_hexadecimal_numbers_are_left_out(place, secret):
    keep_journal(place)
    journal.warning("%r and %s and %s", secret, bytes(32).hex(), bytes(16).hex().upper())
    line = noted(place).splitlines()[-1]
    assert line.endswith("[bytes] and [bytes] and [bytes]")


def test_the_short_name_of_a_game_or_a_laptop_is_told(place):
    keep_journal(place)
    journal.warning("the game 0123456789abcdef")
    assert "0123456789abcdef" in noted(place)


def test_it_stays_below_two_megabytes(place):
    keep_journal(place)
    for _ in range(30):
        journal.warning("%s", "x" * 100_000)
    files = sorted(one.name for one in place.data.iterdir())
    assert files == ["problems.log", "problems.log.1"]
    assert all((place.data / one).stat().st_size <= BYTES_MAX for one in files)


def test_a_letter_that_is_none_is_noted_all_the_same(place, monkeypatch):
    monkeypatch.setattr(journal, "handlers", [])  # pytest's would send the letter on, as UTF-8
    keep_journal(place)
    journal.warning("\ud800 Łukasz")
    journal.handlers[0].close()
    assert "\\ud800 Łukasz" in noted(place)


def test_a_journal_that_cannot_be_written_stops_nothing(place, capsys):
    place.data.write_text("a file, no folder")
    keep_journal(place)
    journal.warning("nobody reads this")
    assert "".join(capsys.readouterr()) == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_stops_nothing(place, capsys):
    place.data.mkdir()
    place.journal.symlink_to("/dev/full")
    keep_journal(place)
    journal.warning("nobody reads this")
    assert "".join(capsys.readouterr()) == ""


def test_without_a_journal_nothing_is_printed(capsys):
    journal.error("nobody reads this")
    assert "".join(capsys.readouterr()) == ""


def test_what_is_printed_without_a_console_is_noted(place):
    keep_journal(place)
    print("wrong use", file=JournalStream())
    assert noted(place).splitlines()[-1].endswith("WARNING wrong use")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in folders")
def test_a_pipe_where_the_journal_belongs_is_not_waited_for(place):
    place.data.mkdir()
    os.mkfifo(place.journal)
    keep_journal(place)
    journal.info("said to nobody")
