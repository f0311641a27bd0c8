"""The chapter of the week is told as what it is: everybody could know its rolls."""

import datetime

import pytest

from gui.cli import main
from gui.cozy.the_week import chapter_of, week_of
from gui.report.players import players_in
from gui.report.saved import saved
from tests.gui.cozy_log import cozy_game

WEEK = 105706


@pytest.fixture
def week_and_usual(tmp_path):
    """Save a game with known rolls, and one with dice that somebody threw."""
    for name, week in (("week", WEEK), ("usual", 0)):
        folder = tmp_path / "games" / name
        folder.mkdir(parents=True)
        (folder / "log").write_bytes(cozy_game(seats=1, week=week)[0])
    return tmp_path


def test_a_week_begins_on_monday_and_each_has_the_next_chapter():
    sunday = datetime.date(2026, 11, 29)
    weeks = [week_of(sunday + datetime.timedelta(days)) for days in (-6, 0, 1, 8)]
    assert weeks == [WEEK, WEEK, WEEK + 1, WEEK + 2]
    assert [chapter_of(WEEK + later) for later in range(8)] == [3, 4, 5, 6, 7, 8, 1, 2]


def test_shelf_and_audit_say_that_the_rolls_were_known(week_and_usual, capsys):
    told = {game.folder.name: game.state for game in saved(week_and_usual)}
    assert f"known rolls of week {WEEK}" in told["week"]
    assert "known" not in told["usual"]
    assert main(["audit", str(week_and_usual / "games" / "week" / "log")]) == 0
    assert f"by the known rolls of week {WEEK}." in capsys.readouterr().out


def test_points_with_known_rolls_are_nobodys_best(week_and_usual):
    games = list(saved(week_and_usual))
    assert sum(len(one.parts) for one in players_in(games)) == 2
    best = [one.best for one in players_in(games) if one.best]
    assert len(best) == 1
    assert list(best[0]) == ["Worm & Cozy: chapter 7, A Short Winter Day"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("solo --week 9 --chapter 2", "give it alone"),
        ("solo --week 262144", "a week has a number from 1 to 262143"),
        ("peer --name Ann --game cozy --seats 2 --week", "is played alone, for its rolls"),
    ],
)
def test_a_wrong_week_is_refused_with_what_would_be_right(given, why, capsys):
    assert main(given.split()) == 2
    assert why in capsys.readouterr().err
