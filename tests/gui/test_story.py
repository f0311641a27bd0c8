"""A race in words: who bid, who cancelled, who moved how far, who won."""

from gui.story import millimetres, told
from tests.gui.race_log import race, race_after


def test_a_whole_race_is_told_from_sitting_down_to_the_standings() -> None:
    _, table = race()
    story = [line for done in table.completed for line in told(done)]
    assert story[0].startswith("Ann, Ben and Cem sit down. Emblem: ")
    assert sum(line.startswith("Round ") for line in story) == race_after(table).round
    assert any("cancel each other with" in line for line in story)
    assert any("mm to the line" in line for line in story)
    won = race_after(table).winner
    assert won is not None
    winner = table.genesis.offers[won].name
    assert f"{winner} touches the finish line and wins." in story
    assert story[-3].startswith(f"  1. {winner} (at the line)")


def test_a_worm_at_the_start_is_a_course_and_its_radius_away_from_the_line() -> None:
    _, table = race()
    start = table.completed[0].outcome.state.race
    assert millimetres(start, 0) == (15_240 + 200) / 25
