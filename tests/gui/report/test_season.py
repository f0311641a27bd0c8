"""A season: points by night from games that are over, by key; a night is by this laptop's clock."""

import datetime
import os

import pytest

from gui.report.saved import saved
from gui.report.season import season
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep_old
from tests.seats import identity_of


def at(month, day, hour, year=2026):
    """Return the moment by this laptop's clock."""
    return datetime.datetime(year, month, day, hour).astimezone().timestamp()


@pytest.fixture
def data(tmp_path):
    """Two races of one night, the second after midnight, one of another, one of summer."""
    moments = at(11, 13, 21), at(11, 14, 1), at(11, 20, 20), at(8, 1, 20)
    for number, when in enumerate(moments, 1):
        folder = keep_old(tmp_path, number, race(number)[0])
        os.utime(folder / "log", (when, when))
    return tmp_path


def test_points_are_counted_by_night_and_what_is_played_after_midnight_belongs_to_it(data):
    found = season(saved(data), (), at(11, 28, 9))
    assert (found.name, found.games, len(found.nights)) == ("Autumn 2026", 3, 2)
    assert sum(row.points for row in found.rows) == 3 * (2 + 1 + 0)
    assert sum(row.wins for row in found.rows) == 3
    assert [row.points for row in found.rows] == sorted(r.points for r in found.rows)[::-1]
    assert found.lead == "3 more games make a season"


def test_who_was_not_there_has_no_points_of_a_night_and_not_none_either(data):
    found = season(saved(data), (), at(11, 28, 9))
    assert all(len(row.nights) == 2 and row.nights.count(None) == 1 for row in found.rows)


def test_two_keys_of_one_person_are_one_player(data):
    keys = tuple(identity_of(seed, 0).public for seed in (1, 2, 3))
    found = season(saved(data), (keys,), at(11, 28, 9))
    (row,) = (one for one in found.rows if one.keys == keys)
    assert None not in row.nights
    assert len(found.rows) == 1 + 6


def test_another_season_has_its_own_games_and_an_empty_one_has_none(data):
    assert season(saved(data), (), at(7, 9, 9)).games == 1
    empty = season(saved(data), (), at(12, 9, 9))
    assert (empty.name, empty.rows, empty.nights) == ("Winter 2027", (), ())
    assert empty.lead == "6 more games make a season"
