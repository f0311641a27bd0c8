"""Where a player plays."""

from net.driver.place import Place


def test_all_games_are_in_one_directory_of_the_data(tmp_path):
    assert Place("Ann", "1", tmp_path).games == tmp_path / "games"
