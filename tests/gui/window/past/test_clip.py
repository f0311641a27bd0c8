"""A clip shows steps in motion, frame by frame, and needs no clock."""

from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from gui.cozy.cozy_view import CozyView
from gui.window.past.clip import EACH_MS, MOST_MS, ClipTooLongError, frames, length, save_clip
from gui.wormup.race_view import RaceView
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

VIEWS = [(RaceView, race), (CozyView, cozy_game)]


def drawn(qtbot, view_class, steps):
    view = view_class()
    qtbot.addWidget(view)
    return [*frames(view, steps)]


@pytest.mark.parametrize(("view_class", "game"), VIEWS)
def test_the_same_steps_give_the_same_pictures_and_they_move(qtbot, view_class, game):
    steps = game()[1].completed[4:7]
    once, again = (drawn(qtbot, view_class, steps) for _ in range(2))
    assert len(once) > 10
    assert once == again
    assert once[0] != once[-1]


@pytest.mark.parametrize("suffix", [".webp", ".gif"])
def test_a_clip_is_an_animation_whose_end_stands(qtbot, tmp_path, suffix):
    pictures = drawn(qtbot, RaceView, race()[1].completed[4:5])
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


@pytest.mark.parametrize(("view_class", "game"), VIEWS)
def test_how_many_pictures_there_are_is_known_before_and_changes_none(qtbot, view_class, game):
    steps, view = game()[1].completed[4:7], view_class()
    qtbot.addWidget(view)
    of = length(view, steps)
    pictures = [*frames(view, steps)]
    assert len(pictures) == of
    assert pictures == drawn(qtbot, view_class, steps)


def test_more_than_half_a_minute_is_refused_before_anything_is_drawn(qtbot):
    view = RaceView()
    qtbot.addWidget(view)
    with pytest.raises(ClipTooLongError):
        length(view, race()[1].completed)
    fits = race()[1].completed[4:7]
    assert length(view, fits) <= MOST_MS // EACH_MS


@pytest.mark.parametrize("why", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_half_a_clip_is_not_left_and_the_one_before_stays(qtbot, tmp_path, monkeypatch, why):
    def full(_part, _path):
        raise why

    pictures = drawn(qtbot, RaceView, race()[1].completed[4:5])
    path = tmp_path / "clip.webp"
    path.write_bytes(b"the one before")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(type(why)):
        save_clip(path, pictures)
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"the one before"]
