"""What a window shows of a game, beyond the words that a terminal has too."""

from importlib import import_module
from typing import cast

from gui.game_ui import known_ui
from gui.parts.game_view import GameParts


def parts_of(rules_id: str) -> GameParts:
    """Return the parts of the game with *rules_id*, which is known."""
    return cast("GameParts", import_module(known_ui(rules_id).PARTS).PARTS)
