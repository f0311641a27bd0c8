"""Avoided: players we sit with at no table for now: they kept us waiting, or are barred (P3.3).

Law: a peer that opens tables and lets nobody play costs us some seconds, then nothing for a minute.
"""

from collections.abc import Iterable

from core.table.genesis import Offer
from net.protocol.limits import AVOID_GUEST_S, AVOID_S, AVOIDED_MAX, HOST_ANSWERS_WITHIN_S
from net.protocol.people import Person


class Avoided:
    """Guards our choice of table: none with, or through, a player who kept us waiting."""

    def __init__(self) -> None:
        self._players: dict[bytes, float] = {}
        self._relays: dict[bytes, float] = {}
        """Peers that pass on tables at which we get no seat: their own may be good."""
        self._well_at = 0.0

    def __contains__(self, identity: object) -> bool:
        """Return whether we avoid *identity* as a player."""
        return identity in self._players

    def add(self, identity: bytes, until: float) -> None:
        """Sit at no table with *identity*, nor at one that it passes on."""
        for barred in (self._players, self._relays):
            _add(barred, identity, until)

    def blame(self, host: Offer, missing: Iterable[Offer], own: bytes, now: float) -> None:
        """Avoid the guests whose yes did not come, and the *host*, who may have made them up."""
        for offer in missing:
            self.add(offer.identity, now + AVOID_GUEST_S)
        if host.identity != own:
            self.add(host.identity, now + AVOID_S)

    def expire(self, now: float) -> bool:
        """Forget the players whose time is over; return whether there are any."""
        over = [(b, i) for b in (self._players, self._relays) for i, at in b.items() if at <= now]
        for barred, identity in over:
            del barred[identity]
        return bool(over)

    def bars(self, person: Person) -> bool:
        """Return whether we do not sit down at the table that *person* names."""
        barred = self._players if person.is_host else self._relays
        leads_to = person.table is not None and person.table.opener in self._players
        return person.identity in barred or leads_to

    def sit_down(self, now: float) -> None:
        """Start the time of the host at whose table we sit down now."""
        self._well_at = now

    def wait(self, host: Person | None, offer: Offer, seats: int, now: float) -> bool:
        """Avoid a *host* that gives *offer* no seat in time, or does not begin when all are taken.

        True if so. A peer that passes a table on may have made it up: then we avoid only that peer.
        """
        offers = host.table.offers if host is not None and host.table is not None else ()
        if host is None or (offer in offers and len(offers) < seats):
            self._well_at = now
            return False
        if now - self._well_at <= HOST_ANSWERS_WITHIN_S:
            return False
        if host.is_host:
            self.add(host.identity, now + AVOID_S)
        else:
            _add(self._relays, host.identity, now + AVOID_S)
        return True


def _add(barred: dict[bytes, float], identity: bytes, until: float) -> None:
    """Bar *identity*; if there are too many, free the one whose time ends first."""
    barred[identity] = max(until, barred.get(identity, until))
    if len(barred) > AVOIDED_MAX:
        del barred[min(barred, key=barred.__getitem__)]
