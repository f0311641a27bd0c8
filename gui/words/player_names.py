"""What players are called on the screen: as they named themselves, a bot in our own language."""

from __future__ import annotations  # so that the start page can say names before all else

from typing import TYPE_CHECKING

from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.table.genesis import Genesis

_BOT = " (bot)"
"""Stands behind the name of a bot where it signs, in every language."""


def player_name(name: str) -> str:
    """Say *name*.

    >>> player_name("Ann"), player_name("Bea (bot)")
    ('Ann', 'Bea (bot)')
    """
    person = name.removesuffix(_BOT)
    return name if person == name else words("{name} (bot)", name=person)


def player_names(names: Sequence[str]) -> tuple[str, ...]:
    """Say all *names*."""
    return tuple(map(player_name, names))


def names_of(genesis: Genesis) -> tuple[str, ...]:
    """Say who plays the game of *genesis*, by seat."""
    return player_names([offer.name for offer in genesis.offers])
