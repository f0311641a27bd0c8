"""People in the lobby: what each says of itself, and how a window may show it (P3.3, P10.3)."""

import math
from collections.abc import Collection, Container, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from core.table.agreed import are_playable, needs_newer, undressed
from core.table.audit import RulesFor, playable
from core.table.genesis import Genesis, Offer
from core.table.naming import can_be_told_apart, plain_name
from core.table.rules import Refusal
from core.table.trouble import Trouble
from net.protocol.effects import Started
from net.protocol.game_packets import GenesisPacket
from net.protocol.hello_packets import Greeting
from net.protocol.limits import BEGUN_EVERY_S, PEOPLE_MAX
from net.protocol.own_table import is_opened_by
from net.protocol.packets import Newer
from net.protocol.sitting import read_sits
from net.protocol.snapshot import PersonHere, TableBegun
from net.protocol.table_packets import Closed, OpenTable
from net.protocol.terms import Terms
from net.protocol.troubles import PeerReason
from net.protocol.versions import OtherVersion, shown_version


@dataclass(slots=True)
class Person:
    """Somebody met: the greeting, and the table that this person names, its own or another's.

    *needs_newer* says that this table is of a newer version, which we cannot read. *begun* is a
    game that it names and that others play, *ours* one that has begun with a seat of ours;
    *answered* is when we last said our greeting again because it repeated its own.
    """

    identity: bytes
    greeting: Greeting | None = None
    table: OpenTable | None = None
    table_seen: float = 0.0
    needs_newer: bool = False
    begun: Started | None = None
    begun_seen: float = -math.inf
    ours: Genesis | None = None
    passed_on: float = -math.inf
    answered: float = -math.inf

    @property
    def is_host(self) -> bool:
        """Whether the table that it names is its own."""
        return self.table is not None and self.table.opener == self.identity

    def name_table(self, packet: OpenTable | Closed | Newer, now: float) -> bool:
        """Take it that it names this table, or none; return whether that is new."""
        before = self.table, self.needs_newer
        self.table = packet if isinstance(packet, OpenTable) else None
        self.needs_newer, self.table_seen = isinstance(packet, Newer), now
        return before != (self.table, self.needs_newer)

    def note_begun(
        self, genesis: Genesis, packet: GenesisPacket, now: float, rules_for: RulesFor
    ) -> bool:
        """Remember a game of others that has begun and that we could follow (P12).

        Return whether it is new.
        """
        is_known = self.begun is not None and self.begun.genesis.game == genesis.game
        is_begun = len(packet.sits) == len(genesis.offers)
        if is_known or not is_begun or now - self.begun_seen < BEGUN_EVERY_S:
            return False
        self.begun_seen = now
        sits = read_sits(packet, genesis)
        if isinstance(playable(genesis, rules_for), Refusal):
            return False
        self.begun = Started(genesis, tuple(sits[seat] for seat in sorted(sits)))
        return True


def agrees(
    genesis: Genesis,
    table: OpenTable | None,
    offer: Offer | None,
    terms: Terms | None,
    people: Collection[Person],
) -> bool:
    """Return whether *genesis* is of the *table* we joined, with our *offer* unchanged (P3.3)."""
    return (
        offer in genesis.offers
        and table is not None
        and table_of(genesis).terms == terms
        and is_opened_by(table.opener, genesis)
        and all(genesis.agreed.admits(offer.identity) for offer in genesis.offers)
        and can_be_told_apart(offer.name for offer in genesis.offers)
        and genesis.is_dressed
        and not _leaves_out(genesis, terms, people)
    )


def _leaves_out(genesis: Genesis, terms: Terms | None, people: Collection[Person]) -> bool:
    """Return whether *genesis* lacks somebody drawn for it who wants to sit there (P3.5)."""
    drawn = genesis.agreed.drawn
    if drawn is None or terms is None:
        return False
    missing = drawn.keys - {offer.identity for offer in genesis.offers}
    return any(
        person.identity in missing
        and person.table is not None
        and replace(person.table.terms, seats=terms.seats) == terms
        for person in people
    )


def people_here(
    people: Collection[Person],
    us: Person,
    terms: Terms | None,
    rules_for: RulesFor,
    avoided: Container[bytes] = (),
) -> tuple[PersonHere, ...]:
    """Return the players who greeted us, with a table they pass on only if we lack its host.

    Without *terms* of our own, the problem is what keeps us from the table that a person has open.
    """
    heard = {us.identity, *(person.identity for person in people)}
    own, shown = us.greeting, []
    assert own is not None, "we know what we say of ourselves"
    known = {us.identity}
    for person in people:
        if person.greeting is None or person.greeting.looks_on or person.identity in known:
            continue  # of several programs of one player the first is shown
        known.add(person.identity)
        greeting, table = person.greeting, person.table
        if table and table.opener in heard - {person.identity}:
            table = None
        trouble = problem(greeting, own, terms or (table.terms if table else None))
        if person.identity in avoided:
            trouble = Trouble(PeerReason.AVOIDED, name=greeting.name)
        elif not trouble and person.needs_newer:
            trouble = _newer_trouble(greeting, own)
        elif not (trouble or terms) and table:
            trouble = _barred(person, table, us, rules_for)
        version, other = shown_version(greeting.version), other_version(greeting, own)
        said = person.identity, greeting.name, version, table, trouble, other
        shown.append(PersonHere(*said, greeting.wish, greeting.program))
    return tuple(shown)


def _barred(host: Person, table: OpenTable, us: Person, rules_for: RulesFor) -> Trouble | None:
    """Return what keeps us from the *table* of *host*, whose rules we have; None if nothing."""
    assert host.greeting is not None, "who has not greeted is not shown"
    assert us.greeting is not None, "we know what we say of ourselves"
    name = host.greeting.name
    if needs_newer(table.terms.options):
        return _newer_trouble(host.greeting, us.greeting)
    if twin := _namesake(host, us):
        return Trouble(PeerReason.SAME_NAME, name=twin)
    if not can_be_played(rules_for, table.terms):
        return Trouble(PeerReason.BAD_TABLE, name=name)
    if not table.terms.agreed.admits(us.identity):
        return Trouble(PeerReason.NOT_DRAWN, name=name)
    return None


def _newer_trouble(theirs: Greeting, own: Greeting) -> Trouble:
    versions = shown_version(theirs.version), shown_version(own.version)
    return Trouble(PeerReason.NEEDS_NEWER, name=theirs.name, theirs=versions[0], ours=versions[1])


def _namesake(host: Person, us: Person) -> str:
    """Return the name of who else sits at the table of *host* and has ours, or "" (P13)."""
    assert us.greeting is not None, "we know what we say of ourselves"
    own, known = plain_name(us.greeting.name), {host.identity, us.identity}
    offers = host.table.offers if host.table else ()
    others = (offer.name for offer in offers if offer.identity not in known)
    return next((name for name in others if plain_name(name) == own), "")


def problem(theirs: Greeting, own: Greeting, terms: Terms | None) -> Trouble | None:
    """Return why we cannot sit at one table with a peer, or None (P10.3)."""
    if plain_name(theirs.name) == plain_name(own.name):
        return Trouble(PeerReason.SAME_NAME, name=theirs.name)
    if terms is None:
        return None
    name, version, own_version = (
        theirs.name,
        shown_version(theirs.version),
        shown_version(own.version),
    )
    if terms.rules_id not in dict(own.rules):  # a stranger's word for them is not shown
        return Trouble(PeerReason.UNKNOWN_RULES, name=name, theirs=version, ours=own_version)
    rules = terms.rules_id, terms.rules_hash
    if rules in theirs.rules and rules in own.rules:
        return None
    return Trouble(
        PeerReason.OTHER_RULES, name=name, rules=terms.rules_id, theirs=version, ours=own_version
    )


def other_version(theirs: Greeting, own: Greeting) -> OtherVersion | None:
    """Return how the program of a peer differs from ours, or None if it is the same version."""
    if theirs.version == own.version:
        return None
    both = {*theirs.rules} & {*own.rules}
    return OtherVersion(
        shown_version(theirs.version),
        shown_version(own.version),
        tuple(sorted(rules_id for rules_id, _ in both)),
        is_all=both == {*theirs.rules, *own.rules},
    )


@lru_cache(maxsize=PEOPLE_MAX)
def can_be_played(rules_for: RulesFor, terms: Terms) -> bool:
    """Return whether our own rules allow a table on *terms*: anybody can open an impossible one."""
    rules = rules_for(terms.rules_id)
    return (
        rules is not None
        and not terms.agreed.worn  # what is worn is nobody's wish
        and rules.rules_hash == terms.rules_hash
        and are_playable(rules, terms.options, terms.seats)
    )


def tables_of(geneses: Iterable[Genesis]) -> tuple[TableBegun, ...]:
    """Return what a window shows of the tables of *geneses*, each once."""
    return tuple(map(table_of, {genesis.game: genesis for genesis in geneses}.values()))


def table_of(genesis: Genesis) -> TableBegun:
    """Return what a window shows of the table of *genesis*."""
    seats = len(genesis.offers)
    terms = Terms(genesis.rules_id, genesis.rules_hash, undressed(genesis.options), seats)
    names = tuple(offer.name for offer in genesis.offers)
    return TableBegun(genesis.game, names, terms, genesis.worms)
