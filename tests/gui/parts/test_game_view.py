"""What a game brings to the window."""

import pytest

from gui.parts.game_view import GameView, Sound


@pytest.mark.parametrize("method", ["show_table", "show_step", "guide", "explain", "show_moment"])
def test_a_view_that_forgot_something_says_so(qtbot, method):
    view = GameView()
    qtbot.addWidget(view)
    with pytest.raises(NotImplementedError):
        getattr(view, method)(*([None] * {"explain": 0, "show_moment": 2}.get(method, 1)))


def test_each_sound_has_a_name_of_its_own():
    assert len({sound.value for sound in Sound}) == len(Sound)
