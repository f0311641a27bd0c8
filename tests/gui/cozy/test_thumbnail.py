"""The small picture of a game: painted where it is asked, and nowhere else."""

from gui.cozy.thumbnail import paint_thumbnail
from tests.gui.cozy_log import cozy_game
from tests.gui.kit.drawn import keeps_to_its_frame


def test_it_fills_its_frame_and_stays_inside(qapp):
    state = cozy_game(steps_max=9)[1].step.state
    assert keeps_to_its_frame(paint_thumbnail, ("Ann", "Ben", "Cem"), state)
