"""What all games have in common, in words."""

from gui.story_table import changes, listed, names_at, seated
from tests.gui.race_log import race


def test_the_first_step_tells_who_sits_down_and_four_pictures() -> None:
    first = race()[1].completed[0]
    said = seated(first)
    assert said.startswith(f"{listed(names_at(first))} sit down. Emblem: ")
    assert said.count(",") == 1 + 3


def test_a_step_in_which_nobody_comes_or_goes_is_no_news() -> None:
    assert all(changes(done, "nothing") == [] for done in race()[1].completed)
