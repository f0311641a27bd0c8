"""Exchange: what each peer lacks, in the order to hand it over (P10.4).

Law: the transport is a hint. Loss is repaired by `have` alone, and a repeat is harmless: what was
pushed a moment ago is not pushed again, what a `have` still lacks after that is.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from core.table.messages import Message
from core.table.rules import State
from core.table.table import Table
from net.protocol.effects import Effect, Link, Send
from net.protocol.limits import (
    ENVELOPE_BYTES,
    HAVE_EVERY_S,
    HAVE_IDS_MAX,
    MSGS_BYTES_MAX,
    PASSED_LASTS_S,
    RESEND_AFTER_S,
    STEPS_PER_ANSWER,
)
from net.protocol.packets import Have, Msgs, encode


@dataclass(slots=True)
class _Peer:
    """What we know of one link: its last `have`, what went to it or came from it and when."""

    have: Have | None = None
    owed: bool = False
    told_at: float = -HAVE_EVERY_S
    told: bytes = b""
    passed: dict[bytes, float] = field(default_factory=dict)

    def forget(self, now: float) -> None:
        """Let go what passed long ago, or a flood of messages would fill our memory (P13)."""
        self.passed = {i: at for i, at in self.passed.items() if now - at < PASSED_LASTS_S}


class Exchange:
    """Guards that every link gets each message once, and again only if it lacks it."""

    def __init__(self) -> None:
        self._peers: dict[Link, _Peer] = {}

    def up(self, link: Link) -> None:
        """Begin anew with *link*: what was under way on an old connection may be lost."""
        self._peers[link] = _Peer()

    def down(self, link: Link) -> None:
        """Stop with *link*."""
        self._peers.pop(link, None)

    def haves(self) -> dict[Link, Have | None]:
        """Give the last `have` of every link that is up."""
        return {link: peer.have for link, peer in self._peers.items()}

    def heard(self, link: Link, message: Message, now: float) -> None:
        """Note that *link* holds *message*, for it came from there."""
        if link in self._peers:
            self._peers[link].passed[message.id] = now

    def ask(self, link: Link, have: Have) -> None:
        """Note where *link* says it is; it gets what it lacks with the next turn."""
        if link in self._peers:
            self._peers[link].have = have
            self._peers[link].owed = True

    def turn(self, table: Table[State], fresh: list[Message], now: float) -> list[Effect]:
        """Push what is *fresh*, answer every `have`, say where we are when that is due."""
        effects: list[Effect] = []
        have: bytes | None = None
        for link, peer in self._peers.items():
            wanted = [m for m in fresh if m.id not in peer.passed and not _names(peer.have, m)]
            if peer.owed and peer.have is not None:
                wanted += [m for m in _lacking(table, peer.have) if self._may_go(peer, m, now)]
                peer.owed = False
            effects += self._hand_over(table, link, peer, wanted, now)
            if have is None:
                have = encode(_own_have(table))
            is_due = now - peer.told_at >= HAVE_EVERY_S
            if is_due:
                peer.forget(now)
            if is_due or have != peer.told:
                peer.told_at, peer.told = now, have
                effects.append(Send(link, have))
        return effects

    def _may_go(self, peer: _Peer, message: Message, now: float) -> bool:
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
    """Tell whether *have* says that its peer holds *message*."""
    return have is not None and (have.step > message.step or message.id in have.ids)


def _lacking(table: Table[State], have: Have) -> list[Message]:
    """List what the peer of *have* lacks: certificates from its step on, then the pool (P10.4)."""
    unproven = [proof for seat, proof in table.proofs.items() if not have.proven >> seat & 1]
    messages = [m for proof in unproven for m in (proof.first, proof.second)]
    if have.step > table.step.number:
        return messages
    last = have.step - 1 + STEPS_PER_ANSWER
    behind = table.completed[have.step - 1 : last]
    messages += [m for done in behind for m in done.certificate]
    if len(table.completed) <= last:
        messages += table.pool
    return [m for m in messages if m.id not in have.ids]


def _own_have(table: Table[State]) -> Have:
    ids = tuple(m.id for m in table.pool)[:HAVE_IDS_MAX]
    step = table.step
    return Have(table.genesis.game, step.number, step.previous, ids, table.proven())
