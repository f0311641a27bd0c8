"""Lobby: from "who is here" to a genesis all have sat down to (P3.3).

Everybody who wants to play opens a table; of tables with equal terms the one whose opener has the
lowest identity key is joined by the others. Its guests tell of it too and pass on who would join,
so that two who do not reach each other may sit together. The opener has no power after the genesis.
Law: a seat signs at most one genesis per offer. One that not all sit down to in time is given up
for a new offer, but remembered: if it turns out that all had said yes after all, it is the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from core.table.genesis import Genesis, Offer, Sit, make_offer, make_sit, parse_genesis, parse_sit
from core.table.naming import plain_name
from core.table.signing import SigningKey, TableSecret
from core.table.table import opening_records
from net.protocol.effects import Append, Effect, Link, RenewSecret, Send, Show, Started, Sync
from net.protocol.limits import LOBBY_EVERY_S, OPEN_TABLE_LASTS_S, SITTING_WITHIN_S
from net.protocol.packets import (
    Closed,
    GenesisPacket,
    Greeting,
    Join,
    Leave,
    OpenTable,
    Packet,
    Terms,
    encode,
    genesis_packet,
)
from net.protocol.people import Guest, Person, people_here
from net.protocol.snapshot import LobbySnapshot, TableBegun


@dataclass(slots=True)
class _Sitting:
    """A genesis we have said yes to, and who else has."""

    genesis: Genesis
    since: float
    sits: dict[int, Sit]
    on_disk: frozenset[int]

    @property
    def is_complete(self) -> bool:
        return len(self.sits) == len(self.genesis.offers)


class Lobby:
    """Guards our one offer: at whose table it lies, and that it is signed away only once."""

    def __init__(
        self, name: str, version: str, rules: tuple[tuple[str, bytes], ...], identity: SigningKey
    ) -> None:
        self._greeting = Greeting(name, version, rules)
        self._identity = identity
        self._people: dict[Link, Person] = {}
        self._terms: Terms | None = None
        self._offer: Offer | None = None
        self._number = 0
        self._at: Link | None = None
        self._guests: dict[bytes, Guest] = {}
        self._sitting: _Sitting | None = None
        self._given_up: list[_Sitting] = []
        self._watching: bytes | None = None
        """The game that we want to follow; b"" stands for any."""
        self._begun: dict[Link, Started] = {}
        self._told = -LOBBY_EVERY_S
        self._changed = True

    def want(self, terms: Terms) -> list[Effect]:
        """Look for people to play *terms* with; a secret is needed for the offer."""
        effects = self.get_up()
        self._terms = terms
        return [RenewSecret(), *effects]

    def get_up(self) -> list[Effect]:
        """Look for nobody any more. A yes that was said is remembered: it may still be the game."""
        effects: list[Effect] = []
        if self._offer is not None and self._sitting is None:
            to, packet = (self._people, Closed()) if self._at is None else ([self._at], Leave())
            effects += [Send(link, encode(packet)) for link in to]
        self._give_up()
        self._terms, self._offer, self._watching = None, None, None
        return effects

    def watch(self, game: bytes = b"") -> None:
        """Look for the table of *game*, or for any that has begun, to follow it (P12)."""
        self._watching = game

    def take_secret(self, secret: TableSecret) -> None:
        """Offer to play with the keys of *secret*, which is on disk (P3.2)."""
        self._offer = make_offer(self._greeting.name, self._identity, secret)
        self._number += 1
        self._give_up()

    def _give_up(self) -> None:
        """Begin anew; what we have said yes to is remembered."""
        if self._sitting is not None:
            self._given_up.append(self._sitting)
        self._at, self._guests, self._sitting = None, {}, None
        self._changed = True

    def remember(self, genesis: Genesis, sits: Sequence[Sit]) -> None:
        """Know again a genesis we said yes to before a restart; it may still become the game."""
        held = {sit.seat: sit for sit in sits}
        self._given_up.append(_Sitting(genesis, 0, held, frozenset(held)))

    def meet(self, link: Link, identity: bytes) -> list[Effect]:
        """Greet a peer whose identity is now known."""
        self._people[link] = Person(identity)
        self._changed = True
        return [Send(link, encode(self._greeting))]

    def lose(self, link: Link) -> None:
        """Forget who was on *link*, and the offer it made."""
        self._people.pop(link, None)
        self._begun.pop(link, None)
        self._guests = {i: guest for i, guest in self._guests.items() if guest.link != link}
        if link == self._at and self._sitting is None:
            self._at = None
        self._changed = True

    def receive(self, link: Link, packet: Packet, now: float) -> list[Effect]:
        """Take a lobby *packet* of a met peer; MalformedError if it is a misdeed."""
        person = self._people.get(link)
        if person is None:
            return []
        match packet:
            case Greeting():
                self._changed |= person.greeting != packet
                person.greeting = packet
            case OpenTable():
                self._changed |= person.table != packet
                person.table, person.table_seen = packet, now
            case Closed():
                self._changed |= person.table is not None
                person.table = None
            case Join(number, offer):
                return self._take_guest(Guest(link, offer, now), person, number)
            case Leave():
                self._changed |= self._guests.pop(person.identity, None) is not None
            case GenesisPacket():
                return self._take_genesis(link, packet, now)
            case _:
                pass
        return []

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens."""
        return self._told + LOBBY_EVERY_S

    def turn(self, now: float) -> list[Effect]:
        """Do what is due: choose a table, tell the others, sit down, start or give up."""
        begun = [one for one in self._begun.values() if self._watching in {b"", one.genesis.game}]
        if begun:
            return [begun[0]]
        if self._sitting is not None:
            return self._press_on(self._sitting, now)
        effects: list[Effect] = []
        self._forget(now - OPEN_TABLE_LASTS_S)
        if self._terms is not None and self._offer is not None:
            effects += self._choose(self._terms, self._offer)
            if self._at is None and len(self._guests) + 1 == self._terms.seats:
                return effects + self._propose(self._terms, self._offer, now)
        if self._changed or now - self._told >= LOBBY_EVERY_S:
            effects += self._tell(now)
        return effects

    # -- choosing a table -------------------------------------------------------------------------

    def _forget(self, before: float) -> None:
        """Keep no table and no guest of whom nobody has told since: a farewell may get lost."""
        for person in self._people.values():
            if person.table is not None and person.table_seen < before:
                person.table, self._changed = None, True
        for identity, guest in list(self._guests.items()):
            if guest.seen < before:
                del self._guests[identity]
                self._changed = True

    def _choose(self, terms: Terms, offer: Offer) -> list[Effect]:
        """Move our offer to the open table with the lowest opener, ours included (P3.3)."""
        open_to_us = [
            (person.table.opener, not person.is_host, person.identity, link)
            for link, person in self._people.items()
            if person.table is not None
            and person.table.terms == terms
            and (len(person.table.offers) < terms.seats or offer in person.table.offers)
            and person.table.opener < self._identity.public
        ]
        best = min(open_to_us)[-1] if open_to_us else None
        if best == self._at:
            return []
        effects: list[Effect] = [] if self._at is None else [Send(self._at, encode(Leave()))]
        self._at, self._changed = best, True
        return effects

    def _take_guest(self, guest: Guest, person: Person, number: int) -> list[Effect]:
        """Put an offer on our table, if there is room and it can be told apart, or pass it on.

        A guest may bring another, whom we do not hear ourselves.
        """
        offer = guest.offer
        is_own = offer.identity == person.identity
        if self._at is not None:
            host = self._people.get(self._at)
            may_pass = is_own and host is not None and host.is_host
            return [Send(self._at, encode(Join(number, offer)))] if may_pass else []
        if self._terms is None or self._offer is None or number != self._number:
            return []
        others = [o for o in self._offers(self._offer) if o.identity != offer.identity]
        is_new = self._offer in others and all(
            offer.table_key != other.table_key and plain_name(offer.name) != plain_name(other.name)
            for other in others
        )
        has_room = len(others) < self._terms.seats
        if has_room and is_new and (is_own or person.identity in self._guests):
            known = self._guests.get(offer.identity)
            self._changed |= known is None or known.offer != offer
            self._guests[offer.identity] = guest
        return []

    def _offers(self, own: Offer) -> tuple[Offer, ...]:
        """List the offers on our own table, ours first, guests by their identity keys.

        So the same people have the same seats whenever they meet, whoever comes first.
        """
        guests = sorted(self._guests.items())
        return (own, *(guest.offer for _, guest in guests))

    def _tell(self, now: float) -> list[Effect]:
        """Tell everybody where we stand; again each second, for packets get lost."""
        self._told, self._changed = now, False
        effects: list[Effect] = [Show(self.snapshot())]
        for link, person in self._people.items():
            if person.greeting is None:
                effects.append(Send(link, encode(self._greeting)))
            if self._terms is not None and self._offer is not None:
                effects.append(Send(link, self._table_for(link, self._terms, self._offer)))
        table = self._people[self._at].table if self._at in self._people else None
        if self._at is not None and table is not None and self._offer is not None:
            effects.append(Send(self._at, encode(Join(table.number, self._offer))))
        return effects

    def _table_for(self, link: Link, terms: Terms, offer: Offer) -> bytes:
        """Tell *link* of our own table, or of the one we sit at if its host is our neighbour."""
        if self._at is None:
            return encode(OpenTable(self._number, terms, self._offers(offer)))
        host = self._people[self._at]
        is_news = host.table is not None and host.is_host and link != self._at
        return encode(host.table if host.table is not None and is_news else Closed())

    # -- sitting down -----------------------------------------------------------------------------

    def _propose(self, terms: Terms, offer: Offer, now: float) -> list[Effect]:
        """All seats of our table are taken: write the genesis and sit down first."""
        genesis = Genesis(terms.rules_id, terms.rules_hash, terms.options, self._offers(offer))
        return self._sit(genesis, now)

    def _sit(self, genesis: Genesis, now: float) -> list[Effect]:
        """Say yes, on disk first: the secret is now bound to this genesis (P3.3, P8)."""
        own = make_sit(genesis, self._identity)
        self._sitting = _Sitting(genesis, now, {own.seat: own}, frozenset((own.seat,)))
        self._changed = True
        return [Append(opening_records(genesis, [own])), Sync()]

    def _take_genesis(self, link: Link, packet: GenesisPacket, now: float) -> list[Effect]:
        """Sit down to the genesis of the table we joined, or note who else has."""
        genesis = parse_genesis(packet.genesis)
        sits = {sit.seat: sit for sit in (parse_sit(wire, genesis) for wire in packet.sits)}
        is_seat = any(offer.identity == self._identity.public for offer in genesis.offers)
        if len(sits) == len(genesis.offers) and not is_seat:
            begun = Started(genesis, tuple(sits[seat] for seat in sorted(sits)))
            self._changed |= self._begun.get(link) != begun
            self._begun[link] = begun
        effects: list[Effect] = []
        if self._sitting is None and self._is_ours(genesis, link):
            effects = self._sit(genesis, now)
        for sitting in (self._sitting, *self._given_up):
            if sitting is not None and sitting.genesis.game == genesis.game:
                effects += self._take_sits(link, sitting, sits)
        return effects

    def _take_sits(self, link: Link, sitting: _Sitting, sits: dict[int, Sit]) -> list[Effect]:
        """Note who else has said yes, and tell who does not know as much."""
        self._changed |= bool(sits.keys() - sitting.sits.keys())
        sitting.sits = sits | sitting.sits
        if sitting.is_complete:
            self._sitting = sitting
        if sitting is self._sitting or len(sits) >= len(sitting.sits):
            return []
        return [Send(link, encode(genesis_packet(sitting.genesis, list(sitting.sits.values()))))]

    def _is_ours(self, genesis: Genesis, link: Link) -> bool:
        """Tell whether *genesis* is of the table we joined, with our offer unchanged (P3.3)."""
        person, terms = self._people.get(link), self._terms
        return (
            person is not None
            and terms is not None
            and link == self._at
            and self._offer in genesis.offers
            and person.table is not None
            and genesis.offers[0].identity == person.table.opener
            and len(genesis.offers) == terms.seats
            and (genesis.rules_id, genesis.rules_hash, genesis.options)
            == (terms.rules_id, terms.rules_hash, terms.options)
        )

    def _press_on(self, sitting: _Sitting, now: float) -> list[Effect]:
        """Tell our yes until all have said it; then start, or in the end give up."""
        effects: list[Effect] = []
        if self._changed or now - self._told >= LOBBY_EVERY_S or sitting.is_complete:
            self._told, self._changed = now, False
            frame = encode(genesis_packet(sitting.genesis, list(sitting.sits.values())))
            effects += [Send(link, frame) for link in self._people]
            effects.append(Show(self.snapshot()))
        if sitting.is_complete:
            sits = tuple(sitting.sits[seat] for seat in sorted(sitting.sits))
            others = [sit for sit in sits if sit.seat not in sitting.on_disk]
            records = opening_records(sitting.genesis, others)[1:]
            return [Started(sitting.genesis, sits), Append(records), Sync(), *effects]
        if now - sitting.since > SITTING_WITHIN_S:
            self._give_up()
            self._offer = None
            return [*effects, RenewSecret()]
        return effects

    # -- showing ----------------------------------------------------------------------------------

    def snapshot(self) -> LobbySnapshot:
        """Tell who is here, and how far the table has come."""
        people = people_here(
            self._people.values(), self._identity.public, self._greeting, self._terms
        )
        begun = {one.genesis.game: one.genesis for one in self._begun.values()}
        playing = tuple(map(_table_of, begun.values()))
        return LobbySnapshot(people, self._seated(), self._missing_sits(), self._terms, playing)

    def _seated(self) -> tuple[str, ...]:
        if self._sitting is not None:
            return tuple(offer.name for offer in self._sitting.genesis.offers)
        if self._offer is None or self._terms is None:
            return ()
        at = self._people.get(self._at) if self._at is not None else None
        if at is not None and at.table is not None:
            return tuple(offer.name for offer in at.table.offers)
        return tuple(offer.name for offer in self._offers(self._offer))

    def _missing_sits(self) -> tuple[str, ...]:
        if self._sitting is None:
            return ()
        offers = enumerate(self._sitting.genesis.offers)
        return tuple(offer.name for seat, offer in offers if seat not in self._sitting.sits)


def _table_of(genesis: Genesis) -> TableBegun:
    seats = len(genesis.offers)
    terms = Terms(genesis.rules_id, genesis.rules_hash, genesis.options, seats)
    return TableBegun(genesis.game, tuple(offer.name for offer in genesis.offers), terms)
