"""Twins: our own key on another link, so that two programs would sign for one seat (P11).

Nobody cheats: a folder was copied, a backup put back, a disk cloned. A twin is known by its hello,
or by a peer that hears us both: it names the other's link, and passes on what we say to each other.
Law: of two that know of each other at one table neither signs, until the other has said, signed for
this very process, that it has stopped.
"""

import math
from collections.abc import Iterable, Mapping

from core.table.signing import SigningKey
from net.protocol.beat import next_beat
from net.protocol.effects import Doubled, Effect, Link, NoteStopped, Send
from net.protocol.hello_packets import TwinPacket, TwinWord, make_twin
from net.protocol.limits import TWINS_EVERY_S, TWINS_MAX
from net.protocol.packets import encode
from net.protocol.snapshot import TwinState


class Twins:
    """Guards that our key signs at one link at a time."""

    def __init__(self, identity: SigningKey, public: Link) -> None:
        self._identity, self._public = identity, public
        self._met: set[Link] = set()
        """The links that are up and have said hello with our key."""
        self._named: dict[Link, frozenset[Link]] = {}
        """By neighbour: the other links of our key that it hears."""
        self._said: dict[Link, TwinPacket] = {}
        """The last word of each twin that had one for us."""
        self._game = b""
        self._wants = self._is_suspected = self._is_noted = False
        self.has_stopped = False
        """Whether another laptop goes on with our seat, and we never sign for it again."""
        self.signed: tuple[int, tuple[bytes, ...]] = (1, ())
        """Our step, and what we have signed in it that others may hold."""
        self._number, self._was_twice = 0, False
        self._told = -math.inf
        self._changed = False

    # -- what happens -----------------------------------------------------------------------------

    def sit(self, game: bytes, *, has_stopped: bool = False) -> None:
        """Begin at the table of *game*, where we sign; b"" stands for a lobby or looking on."""
        self._game, self.has_stopped, self._is_noted = game, has_stopped, has_stopped
        self._wants = self._is_suspected = False
        self._said.clear()  # where a twin was then says nothing of where it is now
        self.signed, self._changed = (1, ()), True

    def meet(self, link: Link) -> None:
        """Remember that *link* has said hello with our key."""
        self._met.add(link)
        self._changed = True

    def hear(self, link: Link, named: Iterable[Link]) -> None:
        """Remember which links of our key *link* hears, ours left out."""
        before, self._named[link] = self._named.get(link), frozenset(named)
        self._changed |= before != self._named[link] and bool(self._named[link])

    def lose(self, link: Link) -> None:
        """Forget *link*, which is down; a twin at our table may still be somewhere."""
        self._named.pop(link, None)
        self._met.discard(link)

    def receive(self, packet: TwinPacket) -> None:
        """Take what a twin says to us."""
        known = self._said.get(packet.mine)
        if packet.identity != self._identity.public or packet.yours != self._public:
            return
        if known is not None and packet.number <= known.number:
            return  # overtaken on its way
        if known is None and len(self._said) >= TWINS_MAX:
            return
        self._changed |= known is None or (known.game, known.word) != (packet.game, packet.word)
        self._said[packet.mine] = packet
        is_asked = packet.word is TwinWord.WANTS and packet.game == self._game != b""
        if is_asked and not (self._wants and self._public < packet.mine):
            self.has_stopped = True
        if not self._is_any_there:
            self._wants = self._is_suspected = False

    def suspect(self) -> None:
        """Remember that our seat has signed something now that we did not."""
        self._is_suspected = self._changed = True

    def want(self) -> None:
        """Ask the others to stop, for our player goes on here."""
        if self.bars and not self.has_stopped:
            self._wants = self._changed = True

    # -- what follows -----------------------------------------------------------------------------

    def _bars(self, link: Link) -> bool:
        """Return whether the twin on *link* may sign at our table, as far as we know."""
        said = self._said.get(link)
        if said is None:
            return link in self._met
        return said.game == self._game and said.word is not TwinWord.STOPPED

    @property
    def _is_any_there(self) -> bool:
        return any(map(self._bars, self._met | self._said.keys()))

    @property
    def bars(self) -> bool:
        """Whether we sign nothing at our table because of a twin."""
        return bool(self._game) and (self.has_stopped or self._is_suspected or self._is_any_there)

    @property
    def state(self) -> TwinState:
        """What our player has to know of it."""
        if self.has_stopped:
            return TwinState.STOPPED
        if not self.bars:
            return TwinState.NONE
        return TwinState.ASKED if self._wants else TwinState.OPEN

    @property
    def is_twice(self) -> bool:
        """Whether another program with our key is here now, at a table or not."""
        here = self._met.union(*self._named.values())
        return any(link in self._met or link in self._said for link in here)

    def is_settled(self, link: Link) -> bool:
        """Return whether *link* has said whom it hears, and no twin whom we do not know yet."""
        named = self._named.get(link)
        return named is not None and named <= self._said.keys()

    @property
    def left(self) -> dict[Link, tuple[int, tuple[bytes, ...]]]:
        """What each twin that has stopped had signed in its step: it is ours."""
        return {
            link: (said.step, said.ids)
            for link, said in self._said.items()
            if said.game == self._game and said.word is TwinWord.STOPPED
        }

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens."""
        return next_beat(self._told, TWINS_EVERY_S) if self._links() else math.inf

    def turn(self, now: float) -> list[Effect]:
        """Put on disk that we have stopped, tell our player of twins, and each second them."""
        effects: list[Effect] = []
        if self.has_stopped and not self._is_noted:
            self._is_noted = True
            effects.append(NoteStopped())
        if self._was_twice is not self.is_twice:
            self._was_twice = self.is_twice
            effects.append(Doubled(self._was_twice))
        if self._changed or now >= self.due:
            self._told, self._changed = now, False
            word = TwinWord.WANTS if self._wants else TwinWord.HERE
            effects += self._tell(TwinWord.STOPPED if self.has_stopped else word)
            here = self._met.union(*self._named.values())  # one at our table may still be somewhere
            self._said = {k: v for k, v in self._said.items() if k in here or self._game == v.game}
        return effects

    def close(self) -> list[Effect]:
        """Tell all twins that this process signs nothing more: each start asks anew."""
        return self._tell(TwinWord.STOPPED) if self._game else []

    def _links(self) -> list[Link]:
        """Return the links of all twins, also of those that are only named."""
        found = self._met.union(self._said, *self._named.values())
        return sorted(found)[:TWINS_MAX]

    def _tell(self, word: TwinWord) -> list[Effect]:
        effects: list[Effect] = []
        step, ids = self.signed
        for twin in self._links():
            ways = [link for link, named in self._named.items() if twin in named]
            ways = [twin] if twin in self._met else ways
            self._number += 1
            place = self._public, twin, self._number, self._game
            frame = encode(make_twin(self._identity, *place, word, step, ids)) if ways else b""
            effects += [Send(way, frame) for way in ways]
        return effects


def passed_on(packet: TwinPacket, known: Mapping[Link, bytes]) -> list[Effect]:
    """Pass *packet* on to the program that it is for, if we hear that, as *known* says."""
    return (
        [Send(packet.yours, encode(packet))] if known.get(packet.yours) == packet.identity else []
    )
