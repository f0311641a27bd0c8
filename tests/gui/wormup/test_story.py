"""A race in words: who bid, who cancelled, who moved how far, who won."""

from pathlib import Path

from core.table.log import read
from core.wormup.game import GameState
from core.wormup.profiles import PROFILES, Options
from core.wormup.race import Race, start_race
from gui.report.judged import replay_of
from gui.report.step_words import news
from gui.words.player_habits import Habits
from gui.words.table_words import callers
from gui.wormup.race_facts import millimetres
from gui.wormup.story import RaceStory
from tests.gui.race_log import race, race_after


def test_a_whole_race_is_told_from_sitting_down_to_the_standings() -> None:
    _, table = race()
    story = [line for done in table.completed for line in RaceStory().told(done)]
    assert story[0].startswith("Ann, Ben and Cem sit down. Emblem: ")
    assert sum(line.startswith("Round ") for line in story) == race_after(table).round
    assert any("bump over" in line for line in story)
    assert any("mm to go" in line for line in story)
    won = race_after(table).winner
    assert won is not None
    winner = table.genesis.offers[won].name
    assert f"{winner} touches the finish line and wins." in story
    assert story[-3].startswith(f"  1. {winner} (at the line)")


def test_habits_are_the_bids_and_bumps_that_are_told() -> None:
    _, table = race()
    found = RaceStory().habits(table.completed, 3)
    rounds = [
        line
        for done in table.completed
        for line in RaceStory().told(done)
        if line.startswith("Round ")
    ]
    for seat, name in enumerate(("Ann", "Ben", "Cem")):
        bids = [line.rstrip(".").split(f"{name} ")[1].split(",")[0] for line in rounds]
        assert list(found[seat].faces) == bids
    columns = [[one.faces[at] for one in found] for at in range(len(rounds))]
    pairs = sum(row.count(row[seat]) - 1 for row in columns for seat in range(3))
    assert sum(len(one.bumps) for one in found) == pairs > 0
    assert RaceStory().habits(table.completed[:1], 3) == (Habits(),) * 3


def test_a_worm_at_the_start_is_a_course_and_its_radius_away_from_the_line() -> None:
    _, table = race()
    start = table.completed[0].outcome.state.race
    assert millimetres(start, 0) == (15_240 + 200) / 25


def test_who_wins_as_the_last_one_left_is_not_said_to_be_at_the_line() -> None:
    """W3.24, W3.26."""
    started = start_race(PROFILES["gryphon2010"], Options(), (0, 1))
    over = started.resign(1)
    assert isinstance(over, Race)
    assert RaceStory().ending(["Ann", "Ben"], GameState(over, (0, 0))) == [
        "Ann is the last one left and wins.",
        "Standings:",
        "  1. Ann (617.6 mm away)",
        "  2. Ben (617.6 mm away, resigned)",
    ]


def test_the_window_tells_every_step_that_a_call_has_completed() -> None:
    """P7.6: also where nobody left the table or came back with it."""
    log = Path(__file__).parents[2] / "golden" / "gryphon2010-4-calls.log"
    table = replay_of(read(log.read_bytes())).table
    assert table is not None
    said = {d.step.number: news(d) for d in table.completed if callers(d)}
    assert said[6][-1] == "The others agree to go on without Cem; the worm stays."
    assert said[13][-1].startswith("A call completed this step. Signed by Ann")
    assert not any("call" in line for done in race()[1].completed for line in news(done))
