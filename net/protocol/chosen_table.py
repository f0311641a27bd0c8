"""Chosen table: where our offer lies before there is a genesis (P3.3).

Law: it lies at one table at a time, our own or that of a peer. Of tables with equal terms that is
the one whose opener has the lowest identity key. Its guests announce it too and pass on the offers
of those who would join, so that two who do not reach each other may sit together.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.table.agreed import joined
from core.table.genesis import Genesis, Offer
from core.table.looks import Worn, shown
from net.protocol.avoided import Avoided
from net.protocol.effects import Effect, Link, Send
from net.protocol.hello_packets import Greeting
from net.protocol.limits import PASS_ON_EVERY_S
from net.protocol.own_table import Guest, OwnTable, seated
from net.protocol.packets import encode
from net.protocol.people import Person, problem
from net.protocol.table_packets import Closed, Join, Leave, OpenTable
from net.protocol.terms import Terms
from net.protocol.wardrobe import Wardrobe
from net.protocol.whose import Whose, lasting


class ChosenTable:
    """Guards our one offer: it lies at one table at a time."""

    def __init__(self, people: Mapping[Link, Person], wardrobe: Wardrobe) -> None:
        """Choose among the tables of *people*, which is the lobby's own."""
        self._people = people
        self._wardrobe = wardrobe
        self.terms: Terms | None = None
        """What our player wants to play; None while not looking for a table."""
        self.offer: Offer | None = None
        self.whose: Whose | None = None
        """Whose table it is."""
        self.at: Link | None = None
        """The peer at whose table our offer lies; None at our own."""
        self.guests = OwnTable()
        self._number = 0

    def look_for(
        self,
        terms: Terms,
        whose: Whose | None,
        own: Whose,
        seated: tuple[Sequence[Offer], Sequence[Worn]],
    ) -> None:
        """Look for people to play *terms* with, who were *seated* with our player till now.

        It is the table of *whose*, or of somebody who has opened such a table, or else our *own*.
        """
        tables = [person.table for person in self._people.values() if person.table is not None]
        tables = [table for table in tables if table.terms == terms]
        said = [table.whose for table in tables if table.whose is not None]
        self.terms, self.whose = terms, whose or lasting(said or [own])
        for table in tables:
            if table.whose and table.whose.identity == self.whose.identity:
                seated = table.offers, table.worn
        self._wardrobe.sit_down(*seated, own.identity)

    def lay(self, offer: Offer) -> None:
        """Offer anew from now on, under a number of its own."""
        self.offer = offer
        self._number += 1

    def leave(self) -> list[Effect]:
        """Say that our offer lies here no longer."""
        if self.offer is None:
            return []
        if self.at is None:
            return [Send(link, encode(Closed())) for link in self._people]
        return [Send(self.at, encode(Leave()))]

    def move(self, to: Link | None) -> list[Effect]:
        """Lay our offer at the table of *to*, or at our own."""
        effects: list[Effect] = [] if self.at is None else [Send(self.at, encode(Leave()))]
        self.at = to
        return effects

    def clear(self) -> None:
        """Look for people no longer."""
        self.terms, self.offer, self.whose = None, None, None

    def begin_anew(self) -> None:
        """Lay our offer at our own table, without guests."""
        self.guests.clear()
        self.at = None

    @property
    def host(self) -> Person | None:
        """The peer at whose table our offer lies, while it is here."""
        return self._people.get(self.at) if self.at is not None else None

    def best(self, own: Greeting, avoided: Avoided) -> Link | None:
        """Return who names the open table with the lowest opener; None if that is ours (P3.3)."""
        terms, offer = self.terms, self.offer
        assert terms is not None, "a table is looked for"
        assert offer is not None, "so something is offered"
        admits = terms.agreed.admits
        open_to_us = [
            (person.table.opener, not person.is_host, person.identity, link)
            for link, person in self._people.items()
            if person.table is not None
            and not avoided.bars(person)
            and not (person.greeting and problem(person.greeting, own, terms))
            and person.table.terms == terms
            and (len(person.table.offers) < terms.seats or offer in person.table.offers)
            and person.table.opener < offer.identity
            and admits(person.table.opener)
        ]
        return min(open_to_us)[-1] if open_to_us else None

    def seat(self, guest: Guest, bringer: bytes, number: int) -> bool:
        """Seat the *guest* that *bringer* names at our own table; True if that changes anything."""
        if number != self._number or self.terms is None or self.offer is None:
            return False
        if not self.terms.agreed.admits(guest.offer.identity):
            return False
        return self.guests.take(guest, bringer, self.offer, self.terms.seats)

    def pass_on(self, guest: Guest, person: Person, number: int) -> list[Effect]:
        """Pass the offer of *person* on to the host whose guest we are."""
        is_own = guest.offer.identity == person.identity
        is_host = self.host is not None and self.host.is_host
        is_due = guest.seen - person.passed_on >= PASS_ON_EVERY_S
        assert self.at is not None, "we are a guest"
        if not (is_own and is_host and is_due):
            return []
        person.passed_on = guest.seen
        return [Send(self.at, encode(Join(number, guest.offer, guest.whose)))]

    def genesis(self) -> Genesis | None:
        """Return the genesis of our own table once all its seats are taken."""
        terms, offer = self.terms, self.offer
        if self.at is not None or terms is None or offer is None:
            return None
        offers = self.guests.offers(offer)
        if len(offers) != terms.seats:
            return None
        offers = seated(terms.agreed, offers)
        worn = self._wardrobe.dress(self.guests.arrived(offer), offers)
        options = joined(replace(terms.agreed, worn=worn), terms.own_options)
        return Genesis(terms.rules_id, terms.rules_hash, options, offers)

    def agree_whose(self) -> None:
        """Take whose table it is from its opener, or from what stays of our guests' words."""
        table = self.host.table if self.host is not None else None
        if self.whose is None or self.offer is None:
            return
        if self.at is None:
            called = lasting((self.whose, *self.guests.said()))
            size = max(called.size, len(self.guests.offers(self.offer)))
            self.whose = called._replace(size=size)
        elif table is not None and self.offer in table.offers:
            self.whose = table.whose or self.whose

    def told_to(self, link: Link) -> list[Effect]:
        """Return what *link* is told: our own table, or that of a host who is our neighbour."""
        if self.terms is None or self.offer is None:
            return []
        if self.at is None:
            own = OpenTable(self._number, self.terms, *self._own_seats(), self.whose)
            return [Send(link, encode(own))]
        host = self._people[self.at]
        table = host.table if host.is_host and link != self.at else None
        return [Send(link, encode(table or Closed()))]

    def joining(self) -> list[Effect]:
        """Return our wish to sit at the table of a peer, if we have chosen one."""
        table = self.host.table if self.host is not None else None
        if self.at is None or table is None or self.offer is None:
            return []
        return [Send(self.at, encode(Join(table.number, self.offer, self.whose)))]

    def seated(self) -> tuple[tuple[Offer, ...], tuple[Worn, ...]]:
        """Return who is seated where our offer lies, and what they wear."""
        table = self.host.table if self.host is not None and self.offer is not None else None
        offers, worn = (table.offers, table.worn) if table is not None else self._own_seats()
        return offers, shown(worn, len(offers))

    def _own_seats(self) -> tuple[tuple[Offer, ...], tuple[Worn, ...]]:
        """Return who is seated at our own table, nobody before we want one, and what they wear."""
        if self.terms is None or self.offer is None:
            return (), self._wardrobe.dress((), ())
        offers = self.guests.offers(self.offer)
        return offers, self._wardrobe.dress(self.guests.arrived(self.offer), offers)
