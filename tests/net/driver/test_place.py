"""Where a player plays."""

from net.driver.place import MEET_PORT, Place, lonely_meet


def test_all_games_are_in_one_directory_of_the_data(tmp_path):
    assert Place("Ann", "1", tmp_path).games == tmp_path / "games"


def test_whoever_plays_alone_meets_nobody_by_chance():
    drawn = {lonely_meet() for _ in range(50)}
    assert len(drawn) > 25
    assert MEET_PORT not in drawn
    assert all(46_000 <= number < 64_000 for number in drawn)
