"""Players' names on the screen: as the players chose them, a bot's in our own language."""

from __future__ import annotations  # so that the start page can show names before all else

from typing import TYPE_CHECKING

from gui.words.isolation import isolated
from gui.words.seats import BOT, Names, is_bot
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.table.genesis import Genesis
    from net.protocol.snapshot import TableSnapshot


def player_name(name: str) -> str:
    """Return *name* as it is shown; from right to left it stands isolated.

    >>> player_name("Ann"), player_name("Bea (bot)")
    ('Ann', 'Bea (bot)')
    """
    person = name.removesuffix(BOT)
    return isolated(name) if person == name else words("{name} (bot)", name=person)


def player_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return all *names* as they are shown."""
    return tuple(map(player_name, names))


def are_one_program(names: Sequence[str]) -> bool:
    """Return whether nobody but bots sits beside one of *names*, as they are signed or shown.

    What a log knows of a bot is its name. Whoever calls himself one makes others believe less of
    their dice, never more.

    >>> are_one_program(["Ann", "Bea (bot)"]), are_one_program(["Ann", "Bea (bot)", "Ben"])
    (True, False)
    """
    return sum(not is_bot(name) for name in names) <= 1


def host_of(names: Sequence[str]) -> str:
    """Return whose table it is at which *names* sit, the opener first: a bot's only without people.

    >>> host_of(["Bea (bot)", "Ann", "Ben"]), host_of(["Bea (bot)"]), host_of([])
    ('Ann', 'Bea (bot)', '')
    """
    return next((name for name in names if not name.endswith(BOT)), "".join(names[:1]))


def shown_names(snapshot: TableSnapshot) -> Names:
    """Return the players at the table of *snapshot* as they are shown, with what they wear."""
    return Names(player_names(snapshot.names), snapshot.worms)


def names_of(genesis: Genesis) -> Names:
    """Return the players in the game of *genesis*, by seat, with what they wear."""
    return Names(player_names([offer.name for offer in genesis.offers]), genesis.worms)
