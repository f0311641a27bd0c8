"""What a window shows of a game, beyond the words that a terminal has too."""

from __future__ import annotations  # the types of what the first picture does not need

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from gui.game_ui import known_ui

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.table.step import Completed
    from gui.parts.contents import Contents
    from gui.parts.game_view import GameParts


def parts_of(rules_id: str) -> GameParts:
    """Return the parts of the game with *rules_id*, which is known."""
    return cast("GameParts", import_module(known_ui(rules_id).PARTS).PARTS)


def guide_at(steps: Sequence[Completed[Any]]) -> Contents | None:
    """Return how the game of *steps* is played, as it is set up there; None before it is."""
    state = steps[-1].outcome.state if steps else None
    return None if state is None else parts_of(steps[-1].step.genesis.rules_id).guide(state)
