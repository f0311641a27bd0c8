"""A game seen step by step: the next step in motion, as it was at the table; any other at once."""

from collections.abc import Sequence
from typing import Any

from core.table.step import Completed
from gui.parts.game_view import GameView
from gui.words.player_names import names_of


class Reel:
    """Shows one step after another in *view*, and knows which one it shows."""

    def __init__(self, view: GameView) -> None:
        self._view = view
        self._at = 0

    def show(self, steps: Sequence[Completed[Any]], step: int, after: int | None = None) -> bool:
        """Show the table after *step* of *steps*; return False if it is not among them.

        It is the next one if none before *after* is shown now: usually the one before it.
        """
        done = next((d for d in steps if d.step.number == step), None)
        if done is None:
            return False
        is_next = (step - 1 if after is None else after) <= self._at < step
        is_new = step != self._at
        self._at = step
        if is_next and done.step.state is not None:
            self._view.skip()
            self._view.show_step(done)
        elif is_new:
            names = names_of(done.step.genesis)
            self._view.show_moment(names, done.outcome.state, done)
        return True

    def is_moving(self) -> bool:
        """Whether a step is still being shown."""
        return self._view.is_moving

    def hasten(self, speed: float) -> None:
        """Show motion *speed* times as fast as at the table."""
        self._view.hasten(speed)
