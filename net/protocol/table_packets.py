"""The packets by which people sit down to a table, and get up (P10.2).

Law: an offer is verified here.
"""

from dataclasses import dataclass

from core.table.digests import DIGEST_BYTES
from core.table.encoding import Value
from core.table.genesis import Offer, parse_new_offer
from core.table.looks import Worn, read_worn, worn_value
from core.table.messages import SEATS_MAX, STEP_MAX
from net.protocol.fields import if_known, judge, malformed, read_number, require_all_known
from net.protocol.terms import Terms
from net.protocol.whose import Whose, read_whose


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table to join: its opener's *number*-th, with the offers it has so far, the opener's first.

    The opener announces it, and so do the guests it hears, to peers that it does not hear.
    *worn* is what those of its offers wear, where anybody has a wish.
    """

    number: int
    terms: Terms
    offers: tuple[Offer, ...]
    worn: tuple[Worn, ...] = ()
    whose: Whose | None = None

    @property
    def opener(self) -> bytes:
        """The identity of the player who opened it."""
        return self.offers[0].identity

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        terms = self.terms
        wanted = (terms.rules_id, terms.rules_hash, terms.options, terms.seats)
        said = ("open", self.number, wanted, tuple(offer.wire for offer in self.offers))
        if self.whose is not None:
            return (*said, worn_value(self.worn), self.whose.value)
        return (*said, worn_value(self.worn)) if self.worn else said


@dataclass(frozen=True, slots=True)
class Closed:
    """The sender's table is no longer open."""

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("closed",)


@dataclass(frozen=True, slots=True)
class Join:
    """Asks to put my offer on your table *number*; I sat down to *whose* table."""

    number: int
    offer: Offer
    whose: Whose | None = None

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        said = ("join", self.number, self.offer.wire)
        return said if self.whose is None else (*said, self.whose.value)


@dataclass(frozen=True, slots=True)
class Leave:
    """Asks to take my offer off your table."""

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("leave",)


def read_open(fields: tuple[Value, ...]) -> OpenTable:
    """Read a table to join, and verify its offers, or raise `MalformedError`."""
    match fields:
        case (
            number,
            (str(rules_id), bytes(digest), options, seats, *more),
            tuple(offers),
            *at,
        ) if len(digest) == DIGEST_BYTES and 1 <= len(offers) <= SEATS_MAX:
            require_all_known(more)
            terms = Terms(rules_id, digest, options, read_number(seats, 1, SEATS_MAX))
            wires = tuple(parse_new_offer(offer, judge) for offer in offers)
            worn = if_known(read_worn, at, 0) or ()
            if len(worn) != len(wires):
                worn = ()
            whose = if_known(read_whose, at, 1) if worn or at[:1] == [()] else None
            return OpenTable(read_number(number, 0, STEP_MAX), terms, wires, worn, whose)
    raise malformed(OpenTable)


def read_join(fields: tuple[Value, ...]) -> Join:
    """Read who wants to sit down, and verify the offer, or raise `MalformedError`."""
    match fields:
        case (number, offer, *said):
            whose = if_known(read_whose, said, 0)
            return Join(read_number(number, 0, STEP_MAX), parse_new_offer(offer, judge), whose)
        case _:
            raise malformed(Join)
