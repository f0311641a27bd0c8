"""The small picture of a game: painted where it is asked, and nowhere else."""

from gui.wormup.thumbnail import paint_thumbnail
from tests.gui.kit.drawn import keeps_to_its_frame
from tests.gui.race_log import race


def test_it_fills_its_frame_and_stays_inside(qapp):
    state = race(steps_max=9)[1].step.state
    assert keeps_to_its_frame(paint_thumbnail, ("Ann", "Ben", "Cem"), state)
