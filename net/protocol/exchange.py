"""Exchange: what each peer lacks, in the order to hand it over (P10.4).

We push our own messages at once. Those of others go on at once to peers that do not hear their
author, and to the rest only if they still lack them after a moment. Law: the transport is a hint.
`have` alone repairs loss, and a repeat is harmless: we do not push again what we pushed a moment
ago, but we do push what a `have` still lacks after that.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from core.table.messages import Message
from core.table.rules import SeatMask, State
from core.table.table import Table
from net.protocol.beat import next_beat
from net.protocol.effects import Effect, Link, Send
from net.protocol.game_packets import Have, Msgs
from net.protocol.limits import (
    ENVELOPE_BYTES,
    HAVE_AFTER_S,
    HAVE_EVERY_S,
    HAVE_IDS_MAX,
    MSGS_BYTES_MAX,
    PASSED_LASTS_S,
    RELAY_AFTER_S,
    RESEND_AFTER_S,
    STEPS_PER_ANSWER,
)
from net.protocol.packets import encode
from net.protocol.parting import Parting

_Where = tuple[int, int, int]
"""Step, number of messages in the pool, proofs: it changes whenever our `have` does."""


@dataclass(slots=True)
class _Peer:
    """What we know of one link: its last `have`, what we sent it or received from it, and when."""

    have: Have | None = None
    owed: bool = False
    hears: SeatMask = 0
    told_at: float = -HAVE_EVERY_S
    told: _Where = (0, 0, 0)
    differs_since: float = -math.inf
    passed: dict[bytes, float] = field(default_factory=dict)
    forgot_at: float = -math.inf

    def tell(self, where: _Where, now: float) -> None:
        """Remember that it has heard *where* we are."""
        self.told_at, self.told, self.differs_since = now, where, math.inf
        if now - self.forgot_at >= HAVE_EVERY_S:  # or a flood would fill our memory (P13)
            self.forgot_at = now
            self.passed = {i: at for i, at in self.passed.items() if now - at < PASSED_LASTS_S}

    def due(self, where: _Where, now: float) -> float:
        """Return when it has to hear that we are at *where*: *now* if it is ahead of us."""
        if self.told == where:
            return next_beat(self.told_at, HAVE_EVERY_S)
        self.differs_since = min(self.differs_since, now)
        is_ahead = self.have is not None and self.have.step > where[0]
        return now if is_ahead else self.differs_since + HAVE_AFTER_S


class Exchange:
    """Guards that every link gets each message once, and again only if it still lacks it."""

    def __init__(self, parting: Parting) -> None:
        self._parting = parting
        self._peers: dict[Link, _Peer] = {}
        self._later: dict[bytes, tuple[float, Message]] = {}
        self.due = -math.inf
        """When `turn` has something to do even if nothing happens."""

    def up(self, link: Link) -> None:
        """Begin anew with *link*: what was under way on an old connection may be lost."""
        self._peers[link] = _Peer()
        self.due = -math.inf

    def down(self, link: Link) -> None:
        """Stop with *link*."""
        self._peers.pop(link, None)

    def relate(self, link: Link, hears: SeatMask) -> None:
        """Remember that *link* hears these seats itself, as it says."""
        if link in self._peers:
            self._peers[link].hears = hears

    def forget_haves(self) -> None:
        """Forget where every link is: what they say from now on counts."""
        for peer in self._peers.values():
            peer.have, peer.owed = None, False

    def haves(self) -> dict[Link, Have | None]:
        """Return the last `have` of every link that is up."""
        return {link: peer.have for link, peer in self._peers.items()}

    def heard(self, link: Link, message: Message, now: float) -> None:
        """Remember that *link* holds *message*, for it came from there."""
        if link in self._peers:
            self._peers[link].passed[message.id] = now

    def ask(self, link: Link, have: Have) -> None:
        """Remember where *link* says it is; it gets what it lacks with the next turn."""
        if link in self._peers:
            self._peers[link].have = have
            self._peers[link].owed = True

    def turn(
        self,
        table: Table[State],
        fresh: list[Message],
        now: float,
        taken: Iterable[Message] = (),
        held_back: SeatMask = 0,
    ) -> list[Effect]:
        """Push what is *fresh*, pass on what was *taken*, answer each `have`, send our own.

        What seats *held_back* have signed in this step is not told: a twin may have signed it
        otherwise, and what nobody hears contradicts nothing.
        """
        taken = list(taken)
        has_news = fresh or taken or any(peer.owed for peer in self._peers.values())
        if not has_news and now < self.due:
            return []
        effects: list[Effect] = []
        late = self._late(table, now)
        self._later |= {m.id: (now + RELAY_AFTER_S, m) for m in taken}
        for link, peer in self._peers.items():
            if link in self._parting:  # nothing else of ours fits there
                peer.owed = False
                past = self._parting.untold(link, table, now)
                effects += self._hand_over(table, link, peer, past, now)
                continue
            at_once = [*fresh, *(m for m in taken if not peer.hears >> m.seat & 1), *late]
            if not at_once and not peer.owed:
                continue
            wanted = [m for m in at_once if m.id not in peer.passed and not _names(peer.have, m)]
            if peer.owed and peer.have is not None:
                lacks = _lacking(table, peer.have, held_back)
                wanted += [m for m in lacks if self._may_go(peer, m, now)]
                peer.owed = False
            effects += self._hand_over(table, link, peer, wanted, now)
        return effects + self._say_where(table, now, held_back)

    def _late(self, table: Table[State], now: float) -> list[Message]:
        """Take out the messages whose time has come; `have` takes care of a step that is over."""
        over = [i for i, (_, m) in self._later.items() if m.step < table.step.number]
        for identity in over:
            del self._later[identity]
        late = [m for at, m in self._later.values() if at <= now]
        for message in late:
            del self._later[message.id]
        return late

    def _say_where(self, table: Table[State], now: float, held_back: SeatMask) -> list[Effect]:
        """Send our `have` to each link that is due, and to each that soon would be."""
        ids = tuple(m.id for m in table.pool if not held_back >> m.seat & 1)[:HAVE_IDS_MAX]
        where = (table.step.number, len(ids), table.proven())
        dues = {link: peer.due(where, now) for link, peer in self._peers.items()}
        effects: list[Effect] = []
        if dues and min(dues.values()) <= now:
            step = table.step
            game = table.genesis.game
            have = encode(Have(game, step.number, step.previous, ids, table.proven()))
            for link, due in dues.items():
                if due <= now + HAVE_EVERY_S / 2:
                    self._peers[link].tell(where, now)
                    dues[link] = next_beat(now, HAVE_EVERY_S)
                    effects.append(Send(link, have))
        self.due = min((*dues.values(), *(at for at, _ in self._later.values())), default=math.inf)
        return effects

    def _may_go(self, peer: _Peer, message: Message, now: float) -> bool:
        if message.id in self._later and peer.hears >> message.seat & 1:
            return False  # it comes from its author
        return now - peer.passed.get(message.id, -RESEND_AFTER_S) >= RESEND_AFTER_S

    def _hand_over(
        self,
        table: Table[State],
        link: Link,
        peer: _Peer,
        messages: Iterable[Message],
        now: float,
    ) -> list[Effect]:
        batches: list[list[Message]] = []
        room = 0
        for message in {m.id: m for m in messages}.values():
            peer.passed[message.id] = now
            size = len(message.payload) + ENVELOPE_BYTES
            if size > room:
                batches.append([])
                room = MSGS_BYTES_MAX
            batches[-1].append(message)
            room -= size
        game = table.genesis.game
        return [Send(link, encode(Msgs(game, tuple(batch)))) for batch in batches]


def _names(have: Have | None, message: Message) -> bool:
    """Return whether *have* says that its peer holds *message*."""
    return have is not None and (have.step > message.step or message.id in have.ids)


def _lacking(table: Table[State], have: Have, held_back: SeatMask) -> list[Message]:
    """Return what the peer of *have* lacks: certificates from its step on, then the pool (P10.4).

    A second signature for an old step need not be valid, so a proof waits until the peer is past
    that step: before, the peer would blame us for the message.
    """
    unproven = [proof for seat, proof in table.proofs.items() if not have.proven >> seat & 1]
    judged = [proof for proof in unproven if proof.first.step < have.step]
    messages = [m for proof in judged for m in (proof.first, proof.second)]
    if have.step > table.step.number:
        return messages
    last = have.step - 1 + STEPS_PER_ANSWER
    behind = table.completed[have.step - 1 : last]
    messages += [m for done in behind for m in done.certificate]
    if len(table.completed) <= last:
        messages += [m for m in table.pool if not held_back >> m.seat & 1]
    return [m for m in messages if m.id not in have.ids]
