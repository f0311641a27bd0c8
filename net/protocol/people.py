"""People in the lobby: what each says of itself, and how a window may show it (P3.3, P10.3)."""

import math
from collections.abc import Collection, Container
from dataclasses import dataclass

from core.table.genesis import Genesis
from core.table.naming import plain_name
from core.table.trouble import Trouble
from net.protocol.effects import Started
from net.protocol.packets import Greeting, OpenTable, Terms
from net.protocol.snapshot import PersonHere, TableBegun
from net.protocol.troubles import PeerReason


@dataclass(slots=True)
class Person:
    """Somebody met: the greeting, and the table that this person names, its own or another's.

    *begun* is a game that it names and that is played without us.
    """

    identity: bytes
    greeting: Greeting | None = None
    table: OpenTable | None = None
    table_seen: float = 0.0
    begun: Started | None = None
    begun_seen: float = -math.inf
    passed_on: float = -math.inf

    @property
    def is_host(self) -> bool:
        """Whether the table that it names is its own."""
        return self.table is not None and self.table.opener == self.identity


def people_here(
    people: Collection[Person],
    own_identity: bytes,
    own: Greeting,
    terms: Terms | None,
    avoided: Container[bytes] = (),
) -> tuple[PersonHere, ...]:
    """Return the people who greeted us, with a table they pass on only if we lack its host."""
    heard = {own_identity, *(person.identity for person in people)}
    return tuple(
        PersonHere(
            person.identity,
            person.greeting.name,
            person.greeting.version,
            None
            if person.table and person.table.opener in heard - {person.identity}
            else person.table,
            Trouble(PeerReason.AVOIDED, name=person.greeting.name)
            if person.identity in avoided
            else problem(person.greeting, own, terms),
        )
        for person in people
        if person.greeting is not None
    )


def problem(theirs: Greeting, own: Greeting, terms: Terms | None) -> Trouble | None:
    """Return why we cannot sit at one table with a peer, or None (P10.3)."""
    if plain_name(theirs.name) == plain_name(own.name):
        return Trouble(PeerReason.SAME_NAME, name=theirs.name)
    if terms is None or dict(theirs.rules).get(terms.rules_id) == terms.rules_hash:
        return None
    return Trouble(
        PeerReason.OTHER_RULES,
        name=theirs.name,
        rules=terms.rules_id,
        theirs=theirs.version,
        ours=own.version,
    )


def table_of(genesis: Genesis) -> TableBegun:
    """Return what a window shows of the table of *genesis*."""
    seats = len(genesis.offers)
    terms = Terms(genesis.rules_id, genesis.rules_hash, genesis.options, seats)
    return TableBegun(genesis.game, tuple(offer.name for offer in genesis.offers), terms)
