"""Steps of a saved game as a picture or a clip, without a screen."""

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from core.table.step import Completed
from gui.kit.theme import look, wear
from gui.parts.pictures import save_picture
from gui.report.step_words import leader
from gui.window.app import application
from gui.window.game_parts import parts_of
from gui.window.past.clip import ClipTooLongError, frames, planned, save_clip
from gui.words.player_names import names_of
from gui.words.wanted import UsageError
from gui.words.words import words

CLIPS = (".webp", ".gif")
_HEAD = 99
"""The room above the sheets for what the board says of the hour."""

Watch = Callable[[Iterable[Any], str, int], Iterable[Any]]
"""Passes pictures on, and tells what they are for and how many of how many there are."""


def save_steps(path: Path, steps: Sequence[Completed[Any]], watch: Watch, doubt: str) -> None:
    """Draw *steps* into the file *path*; a *doubt* stands below. Raises `OSError`, `UsageError`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = application()
    wear(app, look())
    genesis = steps[-1].step.genesis
    view = parts_of(genesis.rules_id).replay_class()()
    view.large = leader(steps[-1])
    view.is_film = True
    if view.play_on is not None:
        view.play_on.hide()
    view.set_frame(_HEAD if view.has_head else 0, 0)
    try:
        if path.suffix in CLIPS:
            plan = planned(view, steps)
            pictures = frames(view, steps, plan.pace, doubt)
            save_clip(path, watch(pictures, words("drawing the clip"), plan.pictures))
        else:
            view.show_moment(names_of(genesis), steps[-1].outcome.state)
            save_picture(path, view.paint_moment, doubt)
    except ClipTooLongError:
        said = words(
            "a clip holds half a minute, and these steps take longer even shown fast: choose fewer"
        )
        raise UsageError(said) from None
    finally:
        view.deleteLater()
