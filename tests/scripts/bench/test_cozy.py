"""The measures of Worm & Cozy are ratios of things that do what they say."""

from bench.cozy import game, midgame, replay, rows
from core.cozy.turn import start_turn
from tests.tiers import long


def test_a_game_is_the_same_each_time_and_replays_to_its_end():
    sheet, hours = game(3)
    assert game.__wrapped__(3) == (sheet, hours)
    assert len(hours) == len(sheet.hours) == 16
    assert replay(sheet, hours).is_over
    assert replay(sheet, hours[:5]) != start_turn(sheet)


def test_states_are_taken_from_the_middle_of_a_game():
    assert {turn.hour for turn in midgame(1)} == set(range(5, 11))
    assert any(turn.stack for turn in midgame(1))


@long
def test_every_row_is_a_ratio():
    """A small measure of the same kind: what it says of speed is for a person to judge."""
    found = rows(count=2, rounds=1)
    assert len(found) == 4
    assert all(row.middle > 0 for row in found)
    assert [row.name for row in found if row.limit] == [found[0].name]
