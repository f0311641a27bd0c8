"""A room of people, each with the tournaments that they know, and what they tell each other."""

from collections.abc import Callable
from functools import cache

from core.table.signing import SigningKey
from core.table.tournament_draw import Draw
from net.protocol.commands import CallTournament, ComeTo
from net.protocol.effects import Gathered, Link, Send
from net.protocol.packets import decode
from net.protocol.snapshot import TournamentHere
from net.protocol.terms import Terms
from net.protocol.tournament_packets import TournamentPacket
from net.protocol.tournaments import Tournaments
from tests.drawn import draw_memory
from tests.seats import identity_of

TERMS = Terms("toy/1", bytes(32), 3, 3)
RANDOM = b"a tournament 16b"
SEED = 5
Loses = Callable[[int, int], bool]


@cache
def key_of(who: int) -> SigningKey:
    return identity_of(SEED, who)


def link_of(who: int) -> Link:
    return bytes([who]) * 32


class Room:
    """People in a room, each with the tournaments that they know; person 0 calls."""

    def __init__(self, people: int, loses: Loses = lambda _from, _to: False) -> None:
        self.now = 0.0
        self.loses = loses
        self.there = list(range(people))
        self.memories = [draw_memory(who) for who in self.there]
        self.all = [self.node(who) for who in self.there]
        self.apart: list[set[int]] = []
        """The pairs that have no connection."""
        self.shown: list[tuple[TournamentHere, ...]] = [()] * people
        self.sent = [0] * people
        self._post: list[tuple[int, int, bytes]] = []

    def node(self, who: int) -> Tournaments:
        """Start a fresh node of *who*, whose program runs on."""
        return Tournaments(f"P{who}", key_of(who), self.memories[who])

    def gathered(self) -> None:
        """Let person 0 call, and all others come."""
        self.all[0].command(CallTournament(TERMS, RANDOM))
        self.run(2.0)
        for who in self.there[1:]:
            (here,) = self.shown[who]
            self.all[who].command(ComeTo(here.tournament.id))
        self.run(2.0)

    def run(self, seconds: float) -> None:
        """Let *seconds* pass."""
        end = self.now + seconds
        while self.now < end:
            self.now += 0.1
            post, self._post = self._post, []
            for sender, to, frame in post:
                packet = decode(frame)
                assert isinstance(packet, TournamentPacket)
                if to in self.there and sender in self.there:
                    self.all[to].receive(link_of(sender), key_of(sender).public, packet, self.now)
            for who in self.there:
                self._turn(who)

    def leave(self, who: int) -> None:
        """Let *who* go home."""
        self.there.remove(who)
        for other in self.there:
            self.all[other].lose(link_of(who))

    def draws(self) -> list[Draw | None]:
        """Return the draw that each knows who is there."""
        return [self.shown[who][0].draw if self.shown[who] else None for who in self.there]

    def peers(self, who: int) -> dict[Link, bytes]:
        """Return the connections of *who*."""
        linked = (one for one in self.there if one != who and {one, who} not in self.apart)
        return {link_of(one): key_of(one).public for one in linked}

    def _turn(self, who: int) -> None:
        peers = self.peers(who)
        named = {link: frozenset(self.peers(link[0]).values()) for link in peers}
        for effect in self.all[who].turn(peers, named, lambda _: True, self.now, {}):
            if isinstance(effect, Gathered):
                self.shown[who] = effect.tournaments
            elif isinstance(effect, Send):
                self.sent[who] += 1
                self.send(who, effect.link[0], effect.frame)

    def send(self, who: int, to: int, frame: bytes) -> None:
        """Take a *frame* on its way, unless it gets lost."""
        if not self.loses(who, to):
            self._post.append((who, to, frame))
