"""Sitting: a genesis that we have said yes to, and what becomes of it if not all do (P3.3).

Law: a yes never ends, so we keep what we gave up: it may turn out to be the game. But only a fresh
one, with all its seats connected, begins by itself; an older one begins if our player says so.
"""

from collections.abc import Collection
from dataclasses import dataclass

from core.table.encoding import MalformedError
from core.table.genesis import Genesis, Offer, Sit, parse_sit
from net.protocol.fields import judge
from net.protocol.game_packets import GenesisPacket, genesis_packet
from net.protocol.limits import GIVEN_UP_MAX, YES_LASTS_S
from net.protocol.packets import encode


@dataclass(slots=True)
class Sitting:
    """A genesis we have said yes to, when we did, and the seats that have."""

    genesis: Genesis
    since: float
    sits: dict[int, Sit]
    on_disk: frozenset[int]
    is_told: bool = False
    """Whether a peer has named it since: without that, nobody plays there."""

    @property
    def is_complete(self) -> bool:
        """Whether all have said yes."""
        return len(self.sits) == len(self.genesis.offers)

    @property
    def missing(self) -> tuple[Offer, ...]:
        """The offers of the seats that have not said yes, as far as we know."""
        offers = self.genesis.offers
        return tuple(offer for seat, offer in enumerate(offers) if seat not in self.sits)

    def take(self, sits: dict[int, Sit]) -> bool:
        """Keep the *sits* of others; return whether any is new."""
        is_new = bool(sits.keys() - self.sits.keys())
        self.sits = sits | self.sits
        self.is_told |= self.is_complete
        return is_new

    @property
    def frame(self) -> bytes:
        """The frame to send: the genesis with all sits that we hold."""
        return encode(genesis_packet(self.genesis, list(self.sits.values())))


class GivenUp:
    """Keeps what we said yes to and gave up, for it may still begin."""

    def __init__(self) -> None:
        self._sittings: list[Sitting] = []

    def keep(self, sitting: Sitting) -> None:
        """Remember *sitting*; forget the oldest if there are too many."""
        self._sittings = [*self._sittings, sitting][-GIVEN_UP_MAX:]

    def find(self, game: bytes) -> Sitting | None:
        """Return the sitting of *game*, or None."""
        return next((one for one in self._sittings if one.genesis.game == game), None)

    @property
    def late(self) -> tuple[Genesis, ...]:
        """The games that all have said yes to after all."""
        return tuple(one.genesis for one in self._sittings if one.is_complete)

    def take_out(self, game: bytes) -> Sitting | None:
        """Take out and return the sitting of *game* if all have said yes to it, else None."""
        found = self.find(game)
        if found is None or not found.is_complete:
            return None
        self._sittings.remove(found)
        return found

    def take_ready(self, now: float, connected: Collection[bytes]) -> Sitting | None:
        """Take out one that begins by itself: complete, fresh, with all its seats *connected*."""
        for one in self._sittings:
            is_fresh = one.is_complete and one.is_told and now - one.since <= YES_LASTS_S
            if is_fresh and all(offer.identity in connected for offer in one.genesis.offers):
                return self.take_out(one.genesis.game)
        return None


def read_sits(packet: GenesisPacket, genesis: Genesis) -> dict[int, Sit]:
    """Return the sits of a *packet* by seat, or raise `MalformedError`."""
    sits: dict[int, Sit] = {}
    for wire in packet.sits:
        sit = parse_sit(wire, genesis, sits, judge)
        if sit.seat in sits:
            msg = f"the seat of {genesis.offers[sit.seat].name} says yes twice in one packet"
            raise MalformedError(msg)
        sits[sit.seat] = sit
    return sits
