"""A clip shows steps in motion, frame by frame, and needs no clock."""

from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from gui.cozy.replay.replay_view import ReplayView
from gui.window.past import clip
from gui.window.past.clip import EACH_MS, ClipTooLongError, frames, planned, save_clip
from gui.wormup.race_view import RaceView
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


def drawn(qtbot, view_class, steps, pace):
    view = view_class()
    qtbot.addWidget(view)
    return [*frames(view, steps, pace)]


@pytest.fixture(scope="module")
def pictures(qapp):
    """Return those of one step."""
    view = RaceView()
    yield [*frames(view, race()[1].completed[4:5])]
    view.deleteLater()


@pytest.mark.parametrize("suffix", [".webp", ".gif"])
def test_a_clip_is_an_animation_whose_end_stands(pictures, tmp_path, suffix):
    path = tmp_path / f"clip{suffix}"
    save_clip(path, pictures)
    opened: Any = Image.open(path)
    with opened as film:
        assert 1 < film.n_frames <= len(pictures)
        assert film.size == (800, 450)
        times = []
        for at in range(film.n_frames):
            film.seek(at)
            film.load()
            times.append(film.info["duration"])
    assert times[-1] >= 2000
    assert sum(times[:-1]) >= EACH_MS * (len(pictures) - 2)


@pytest.mark.parametrize(
    ("view_class", "game", "at"), [(RaceView, race, 5), (ReplayView, cozy_game, 7)]
)
def test_the_same_steps_give_the_same_pictures_and_how_many_is_known_before(
    qtbot, view_class, game, at
):
    steps, view = game()[1].completed[at : at + 1], view_class()
    qtbot.addWidget(view)
    plan = planned(view, steps)
    pictures = [*frames(view, steps, plan.pace)]
    assert len(pictures) == plan.pictures > 10
    assert pictures[0] != pictures[-1], "they move"
    assert pictures == drawn(qtbot, view_class, steps, plan.pace)


def test_what_takes_longer_at_the_table_is_shown_faster_and_too_much_refused(qtbot, monkeypatch):
    race_view, cozy_view = RaceView(), ReplayView()
    qtbot.addWidget(race_view)
    qtbot.addWidget(cozy_view)
    assert planned(race_view, race()[1].completed[4:7]).pace == 1
    assert planned(race_view, race()[1].completed).pace > 1
    monkeypatch.setattr(clip, "MOST_MS", 2000)
    hours = planned(cozy_view, cozy_game(seats=3)[1].completed[20:22])
    assert hours.pace > 1
    assert hours.pictures <= clip.MOST_MS // EACH_MS + 1
    with pytest.raises(ClipTooLongError):
        planned(race_view, race()[1].completed)


@pytest.mark.parametrize("why", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_half_a_clip_is_not_left_and_the_one_before_stays(pictures, tmp_path, monkeypatch, why):
    def full(_part, _path):
        raise why

    path = tmp_path / "clip.webp"
    path.write_bytes(b"the one before")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(type(why)):
        save_clip(path, pictures)
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"the one before"]
