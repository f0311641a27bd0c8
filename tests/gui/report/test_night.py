"""The night beside a log: written once, and whatever lies there harms nothing."""

import datetime
import os

import pytest

from gui.report.night import NAME, Night, NightFlaw, night_in
from gui.report.saved import saved
from gui.report.season import Span, season
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep_old

NOV, LATER = (datetime.datetime(2026, 11, day, 21).astimezone().timestamp() for day in (13, 27))
NIGHT = datetime.date(2026, 11, 13)


def game_at(data, when, number=1, seed=1):
    """Keep a race whose log was written *when*; return its folder."""
    folder = keep_old(data, number, race(seed)[0])
    os.utime(folder / "log", (when, when))
    return folder


def nights(data):
    return [game.night and game.night.day for game in saved(data)]


def test_a_night_is_written_when_a_game_is_first_seen_and_stays_whatever_the_file_says(tmp_path):
    folder = game_at(tmp_path, NOV)
    assert nights(tmp_path) == [NIGHT]
    assert (folder / NAME).read_text() == "2026-11-13\n"
    os.utime(folder / "log", (LATER, LATER))
    assert nights(tmp_path) == [NIGHT]


def test_a_game_that_is_not_over_has_no_night_yet(tmp_path):
    folder = keep_old(tmp_path, 1, race(steps_max=5)[0])
    assert nights(tmp_path) == [None]
    assert not (folder / NAME).exists()


def test_a_copy_of_a_log_has_the_night_of_the_older_one(tmp_path):
    game_at(tmp_path, NOV)
    assert nights(tmp_path) == [NIGHT]
    copy = tmp_path / "people" / "ben" / "games" / "copy"
    copy.mkdir(parents=True)
    (copy / "log").write_bytes(race(1)[0])
    os.utime(copy / "log", (LATER, LATER))
    found = season(saved(tmp_path), (), LATER)
    assert (found.games, found.nights) == (1, (NIGHT,))


@pytest.mark.parametrize(
    "torn", [b"yesterday", b"\xff\xfe", b"x" * 100, b"2026-13-40\n", b"2026-11-13 21:00"]
)
def test_a_torn_note_is_told_and_kept_and_the_date_of_the_log_counts(tmp_path, torn):
    folder = game_at(tmp_path, NOV)
    (folder / NAME).write_bytes(torn)
    found = season(saved(tmp_path), (), LATER)
    assert found.nights == (NIGHT,)
    assert str(folder / NAME) in "".join(found.notes)
    assert (folder / NAME).read_bytes() == torn


def test_a_folder_or_a_pipe_in_its_place_holds_nothing_up(tmp_path):
    folder = game_at(tmp_path, NOV)
    (folder / NAME).mkdir()
    assert night_in(folder, NOV) == Night(NIGHT, NightFlaw.TORN)
    if hasattr(os, "mkfifo"):
        (folder / NAME).rmdir()
        os.mkfifo(folder / NAME)
        assert night_in(folder, NOV) == Night(NIGHT, NightFlaw.TORN)


def test_a_note_that_a_power_cut_has_emptied_is_written_again(tmp_path):
    folder = game_at(tmp_path, NOV)
    (folder / NAME).write_bytes(b"")
    assert night_in(folder, NOV) == Night(NIGHT)
    assert (folder / NAME).read_text() == "2026-11-13\n"


def test_where_nothing_can_be_written_the_date_of_the_log_counts_and_it_is_told(tmp_path):
    folder = game_at(tmp_path, NOV)
    (folder / NAME).symlink_to(tmp_path / "away" / NAME)  # nothing can be made there
    found = season(saved(tmp_path), (), LATER)
    assert found.nights == (NIGHT,)
    assert str(folder) in "".join(found.notes)


@pytest.mark.parametrize("year", ["1970", "2049", "0001", "9999"])
def test_a_night_that_cannot_be_is_told_and_its_game_is_lost_in_no_year(tmp_path, year):
    folder = game_at(tmp_path, NOV)
    (folder / NAME).write_text(f"{year}-05-06\n")
    now, ever = (season(saved(tmp_path), (), LATER, span) for span in (Span.NOW, Span.EVER))
    assert (now.games, ever.games) == (0, 1)
    assert str(folder / NAME) in "".join(now.notes)
