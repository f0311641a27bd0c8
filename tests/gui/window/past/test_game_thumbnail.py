"""A small picture of a board, by the painter of its game."""

import pytest

from gui.window.past.game_thumbnail import thumbnail
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


@pytest.mark.parametrize("play", [race, cozy_game], ids=["race", "sheet"])
def test_two_moments_of_a_game_are_two_pictures(qtbot, play):
    early, late = play(steps_max=3)[1], play(steps_max=9)[1]
    pictures = [
        thumbnail(table.genesis, table.step.state, (226, 134), 2.0) for table in (early, late)
    ]
    for picture in pictures:
        assert (picture.width(), picture.height()) == (452, 268)
        assert picture.devicePixelRatio() == 2.0
    assert pictures[0].toImage() != pictures[1].toImage()
