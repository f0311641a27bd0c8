"""Where a player plays."""

from net.driver.place import LONELY, MEET_PORT, NodePlace, lonely_meet


def test_all_games_are_in_one_directory_of_the_data(tmp_path):
    assert NodePlace("Ann", "1", tmp_path).games == tmp_path / "games"


def test_whoever_plays_alone_meets_nobody_by_chance():
    drawn = {lonely_meet() for _ in range(50)}
    assert len(drawn) > 25
    assert drawn <= set(LONELY)
    assert range(46_000, 64_000) == LONELY
    assert MEET_PORT not in LONELY
