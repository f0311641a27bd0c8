"""Own table: the guests at the table that we open, before there is a genesis (P3.3).

Law: a guest brings its own offer, or a guest at the table brings it; all can be told apart.
"""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from core.table.agreed import Agreed
from core.table.genesis import Genesis, Offer
from core.table.naming import can_be_told_apart
from net.protocol.effects import Link
from net.protocol.whose import Whose


@dataclass(frozen=True, slots=True)
class Guest:
    """An offer on our table, the link that brought it, and when it last did."""

    link: Link
    offer: Offer
    seen: float
    whose: Whose | None = None
    """Whose table this guest says it is."""


def seated(agreed: Agreed, offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return *offers* in seat order: as they come, or where the moment they go on from has them."""
    if agreed.origin is None:
        return tuple(offers)
    own = {offer.identity: offer for offer in offers}
    return tuple([own[identity] for identity in agreed.origin.seated(tuple(own))])


def is_opened_by(opener: bytes, genesis: Genesis) -> bool:
    """Return whether *genesis* seats its players as the table of *opener* does (P3.3)."""
    if genesis.agreed.origin is None:
        return genesis.offers[0].identity == opener
    offers = sorted(genesis.offers, key=lambda offer: (offer.identity != opener, offer.identity))
    is_there = offers[0].identity == opener
    return is_there and seated(genesis.agreed, offers) == genesis.offers


class OwnTable:
    """Holds our guests: no more than there are seats, and only those named lately."""

    def __init__(self) -> None:
        self._guests: dict[bytes, Guest] = {}

    def offers(self, own: Offer) -> tuple[Offer, ...]:
        """Return the offers on the table, our *own* first, guests by their identity keys.

        So the same people have the same seats whenever they meet, in any order of arrival.
        """
        return (own, *(guest.offer for _, guest in sorted(self._guests.items())))

    def arrived(self, own: Offer) -> tuple[Offer, ...]:
        """Return the same in the order in which people sat down."""
        return (own, *(guest.offer for guest in self._guests.values()))

    def said(self) -> Iterable[Whose]:
        """Yield whose table it is by our guests."""
        return (guest.whose for guest in self._guests.values() if guest.whose is not None)

    def take(self, guest: Guest, bringer: bytes, own: Offer, seats: int) -> bool:
        """Seat the *guest* that *bringer* names, if there is room; True if that changes anything.

        A guest may bring another that we do not hear ourselves.
        """
        offer = guest.offer
        others = [one for one in self.offers(own) if one.identity != offer.identity]
        is_new = (
            own in others
            and all(offer.table_key != other.table_key for other in others)
            and can_be_told_apart(one.name for one in (offer, *others))
        )
        may_bring = offer.identity == bringer or bringer in self._guests
        if len(others) >= seats or not is_new or not may_bring:
            return False
        known = self._guests.get(offer.identity)
        if known is not None and known.offer != offer and known.link != guest.link:
            return False  # two programs of one player: the first stays while it is there
        if known is not None and known.offer != offer:
            del self._guests[offer.identity]  # who comes with a new offer sits down anew
        self._guests[offer.identity] = guest
        return known is None or (known.offer, known.whose) != (offer, guest.whose)

    def remove(self, identity: bytes, but: Container[Link] = ()) -> bool:
        """Free the seat of *identity*, *but* not if such a link brought it; True if it had one."""
        known = self._guests.get(identity)
        if known is None or known.link in but:
            return False
        del self._guests[identity]
        return True

    def lose(self, link: Link) -> None:
        """Free the seats of all guests that *link* brought."""
        self._guests = {i: guest for i, guest in self._guests.items() if guest.link != link}

    def forget(self, before: float) -> bool:
        """Free the seats of guests not named since *before*; True if there are any."""
        count = len(self._guests)
        self._guests = {i: guest for i, guest in self._guests.items() if guest.seen >= before}
        return len(self._guests) != count

    def clear(self) -> None:
        """Free all seats."""
        self._guests = {}
