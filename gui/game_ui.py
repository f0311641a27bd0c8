"""What a game says and shows of itself: the only file of `gui` that knows which games there are.

A game has a folder here, with its `GameUi` in a module `game_ui` and a module `arguments` that is
`Arguments`. It is imported when its game is first met: most logs are of one game.
"""

from __future__ import annotations  # the types of what a start does not wait for

from functools import cache
from typing import TYPE_CHECKING, Protocol

from gui.cozy import arguments as cozy
from gui.words.words import table_reason_words
from gui.wormup import arguments as wormup

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Mapping

    from core.table.rules import Reason
    from gui.words.game_words import GameUi


class Arguments(Protocol):
    """What the command line may choose of a game; light, for every command is declared always."""

    NAME: str
    OWN: tuple[str, ...]
    """The options of this game alone, as `argparse` calls them."""
    BOTS: Mapping[str, str]
    """The usual level of a bot in `demo`, in `peer` and in the window."""

    def add(self, command: ArgumentParser) -> None:
        """Add the options of this game to *command*."""


GAMES: Mapping[str, Arguments] = {"wormup": wormup, "cozy": cozy}
"""The games by what the ids of their rules begin with; the first is the usual one."""


def ui_of(rules_id: str) -> GameUi | None:
    """Return the `GameUi` of the game of *rules_id*; None if this program does not know it."""
    game = game_of(rules_id)
    return _ui(game) if game in GAMES else None


def known_ui(rules_id: str) -> GameUi:
    """Return the `GameUi` of a game whose rules this program has already found."""
    return _ui(game_of(rules_id))


def game_of(rules_id: str) -> str:
    """Return the part of *rules_id* that names the game.

    >>> game_of("wormup/gryphon2010")
    'wormup'
    """
    return rules_id.partition("/")[0]


def reason_words(rules_id: str, reason: Reason, value: object = ()) -> str:
    """Return what *reason* means at a table of *rules_id*, which need not be known."""
    ui = ui_of(rules_id)
    return ui.reason_words(reason, value) if ui else table_reason_words(reason)


@cache
def _ui(game: str) -> GameUi:
    if game == "cozy":
        from gui.cozy.game_ui import Cozy

        return Cozy()
    from gui.wormup.game_ui import WormUp

    return WormUp()
