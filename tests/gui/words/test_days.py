"""Days as people say them, by the clock of this laptop."""

import datetime

import pytest

from gui.words.days import date_words, day_words, iso_day, weekday_words


def at(*moment: int) -> float:
    return datetime.datetime(*moment).astimezone().timestamp()  # type: ignore[arg-type]


NOW = at(2026, 11, 22, 14, 0)
"""A Sunday."""


@pytest.mark.parametrize(
    ("when", "said"),
    [
        (at(2026, 11, 22, 9, 0), "today"),
        (at(2026, 11, 21, 20, 0), "last night"),
        (at(2026, 11, 21, 9, 0), "yesterday"),
        (at(2026, 11, 17, 23, 0), "Tuesday"),
        (at(2026, 11, 15, 23, 0), "15 Nov"),
        (at(2025, 11, 22, 12, 0), "22 Nov 2025"),
        (at(2026, 11, 23, 12, 0), "23 Nov"),
    ],
)
def test_a_day_is_told_as_seen_from_now(when, said):
    assert day_words(when, NOW) == said


def test_dates_and_the_names_of_files_tell_the_day_here():
    assert date_words(NOW, NOW) == "22 Nov"
    assert iso_day(at(2026, 11, 22, 0, 5)) == "2026-11-22"
    assert weekday_words(NOW) == "Sunday"


@pytest.mark.parametrize("when", [-1e300, -1e15, 0.0, 253_402_300_800.0, 1e300])
def test_whatever_time_a_disk_gives_a_file_has_a_day(when):
    """A log of the year 10000 would leave no list of games."""
    assert all(said(when) for said in (day_words, date_words, weekday_words, iso_day))
