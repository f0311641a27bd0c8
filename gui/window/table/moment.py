"""Questions about the moment that is looked at: "Why?", and where its dice came from."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from core.table.step import Completed
from gui.parts.game_view import GameView
from gui.parts.text_box import TextBox, show_text
from gui.report.dice import dice_lines, opening_before
from gui.report.story import news
from gui.words.words import words


def show_why(parent: QWidget, view: GameView, done: Completed[Any]) -> TextBox:
    """Say what happened in *done*, and which rules and gaps bear on what *view* shows."""
    told = [words("Step {step}", step=done.step.number), *news(done)]
    why = view.explain() or [words("Nothing is to be explained here.")]
    return show_text(parent, words("Why?"), [*told, "", *why])


def show_dice(parent: QWidget, steps: Sequence[Completed[Any]], step: int) -> TextBox:
    """Say whose numbers made the dice that lie on the table after *step*, recomputed."""
    done = opening_before(steps, step)
    nothing = [words("Nothing has been opened yet.")]
    return show_text(parent, words("Dice"), dice_lines(done) if done else nothing)
