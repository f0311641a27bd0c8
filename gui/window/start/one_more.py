"""The game that our player played last and has left, over: whether its others want one more.

Law: which game it was its log says, also after a restart. A wish is unsigned and in no log: while
the others are still at that table it is what they had said when our player left; from then on, that
they wait at the next one.
"""

from __future__ import annotations  # the types of what the first picture does not need

from typing import TYPE_CHECKING, NamedTuple

from gui.report.terms_words import following, is_next
from gui.words.player_names import names_of
from gui.words.table_words import listed
from gui.words.words import words

if TYPE_CHECKING:
    from pathlib import Path

    from core.table.genesis import Genesis
    from core.table.looks import Worn
    from net.protocol.snapshot import LobbySnapshot, PersonHere
    from net.protocol.terms import Terms


class Other(NamedTuple):
    """Somebody who played with us."""

    key: bytes
    name: str
    worm: Worn


class LeftGame(NamedTuple):
    """A game that was over when our player left it."""

    game: bytes
    folder: Path
    others: tuple[Other, ...]
    wanting: tuple[str, ...]
    """Who wanted one more then."""
    following: Terms
    """What comes next."""


class More(NamedTuple):
    """Who of a game that was left wants one more, and where they are."""

    others: tuple[Other, ...]
    title: str
    host: PersonHere | None
    """Who has the next table; None while they are still at the old one."""

    @property
    def keys(self) -> set[bytes]:
        """The keys of those people."""
        return {one.key for one in self.others}


def left_of(genesis: Genesis, folder: Path, seat: int, wanting: tuple[str, ...]) -> LeftGame | None:
    """Return the game of *genesis*, over, for who has left it and sat on *seat*.

    Nobody plays a drawn table again.
    """
    after, names = following(genesis), names_of(genesis)
    if after is None or genesis.agreed.drawn is not None:
        return None
    others = tuple(
        Other(offer.identity, names[one], names.worms[one])
        for one, offer in enumerate(genesis.offers)
        if one != seat
    )
    return LeftGame(genesis.game, folder, others, wanting, after)


def more_of(left: LeftGame | None, lobby: LobbySnapshot | None) -> More | None:
    """Return what has become of the game that was *left*, as far as it can go on with us."""
    if left is None or lobby is None:
        return None
    keys = {one.key for one in left.others}
    for host in lobby.people:
        sitting = _sitting(host) & keys
        if sitting and _is_next(host, left.following):
            return _more(left, sitting, host)
    here = keys & {one.identity for one in lobby.people if one.table is None}
    if here and any(table.game == left.game for table in lobby.ours):
        wanting = {one.key for one in left.others if one.name in left.wanting} & here
        return _more(left, wanting or here, None, is_wished=bool(wanting))
    return None


def _sitting(host: PersonHere) -> set[bytes]:
    offers = host.table.offers if host.table else ()
    return {host.identity, *(offer.identity for offer in offers)}


def _is_next(host: PersonHere, following: Terms) -> bool:
    """Return whether *host* has a place for us at a table that plays what is *following*."""
    table = host.table
    if table is None or host.problem is not None:
        return False
    is_free = max(1, len(table.offers)) < table.terms.seats
    return is_free and is_next(table.terms, following)


def _more(
    left: LeftGame, keys: set[bytes], host: PersonHere | None, *, is_wished: bool = True
) -> More:
    others = tuple(one for one in left.others if one.key in keys)
    name, is_one = listed([one.name for one in others]), len(others) == 1
    if is_wished and is_one:
        title = words("{names} wants one more", names=name)
    elif is_wished:
        title = words("{names} want one more", names=name)
    elif is_one:
        title = words("{name} is still at the table", name=name)
    else:
        title = words("{names} are still at the table", names=name)
    return More(others, title, host)
