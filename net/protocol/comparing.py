"""Copies compared: all in the room are asked for theirs of a game, and they ask us (P9, P10).

Law: an answer is taken only if it was asked for, and of a certificate only what seats have signed.
What is answered is what the driver has audited, for somebody with a seat in that game.
"""

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from core.table.messages import Message
from core.table.signing import verify
from core.table.step import Completed
from net.protocol.commands import CompareCopies, CopyCommand, CopyRead, KeepCopies
from net.protocol.copy_packets import CertificatePacket, Compare, CopyPacket, CopyState
from net.protocol.effects import CopyAsked, CopyTold, Effect, Link, ReadCopy, Send
from net.protocol.limits import (
    COPY_DIGESTS_MAX,
    COPY_EVERY_S,
    COPY_OPEN_MAX,
    COPY_QUESTIONS,
    COPY_UNSURE_S,
    COPY_WITHIN_S,
    ENVELOPE_BYTES,
    MSGS_BYTES_MAX,
)
from net.protocol.links import Links
from net.protocol.packets import encode

CopyWord = Compare | CopyPacket | CertificatePacket
"""The packets by which copies are compared."""


@dataclass(slots=True)
class _Asked:
    """Somebody whom we ask: the open *question*, if any, and what was answered so far."""

    link: Link
    identity: bytes
    name: str
    question: Compare | None
    until: float
    every: float
    asked_at: float = -math.inf
    state: CopyState = CopyState.WAITING
    digests: list[bytes] = field(default_factory=list)

    @property
    def due(self) -> float:
        """When it is asked again, or asked no more."""
        return min(self.asked_at + self.every, self.until) if self.question else math.inf

    def ask(self, question: Compare, now: float) -> None:
        """Ask something else from now on."""
        self.question, self.asked_at, self.until = question, -math.inf, now + COPY_WITHIN_S


class Comparing:
    """Asks whoever has greeted us for the copy that our player wants; answers those who ask us."""

    def __init__(self, links: Links, identity: bytes) -> None:
        self._links = links
        self._identity = identity
        self._wanted: CompareCopies | None = None
        """What our player has just asked for."""
        self._ours: CompareCopies | None = None
        self._asked: dict[Link, _Asked] = {}
        self._until = -math.inf
        """Until then whoever is met is asked too."""
        self._keeps = False
        self._heard: dict[Link, deque[float]] = {}
        """When the last questions of a link came."""
        self._open: list[tuple[Link, bytes, Compare]] = []
        """The questions that wait for our disk, with the identity of the asker."""
        self._told: set[tuple[bytes, bytes]] = set()
        """The games and askers that our player has been told of."""
        self._effects: list[Effect] = []

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens."""
        return min((one.due for one in self._asked.values()), default=math.inf)

    def command(self, command: CopyCommand) -> None:
        """Do what our player asks, or pass on what the driver has read."""
        match command:
            case CompareCopies():
                self._wanted = command
            case KeepCopies(is_kept):
                self._keeps = is_kept
            case CopyRead(game, asker, completed):
                self._answer(game, asker, completed)

    def lose(self, link: Link) -> None:
        """Forget what *link* has asked; what we ask is asked on, for it may come back."""
        self._heard.pop(link, None)
        self._open = [one for one in self._open if one[0] != link]

    def receive(self, link: Link, identity: bytes, packet: CopyWord, now: float) -> None:
        """Take a *packet* of *link*, on which *identity* speaks."""
        if isinstance(packet, Compare):
            self._hear_question(link, identity, packet, now)
            return
        asked, said = self._asked.get(link), (packet.game, packet.step)
        if asked is None or (question := asked.question) is None:
            return  # nobody has asked, or not any more
        if (question.game, question.step) != said:
            return
        if isinstance(packet, CertificatePacket):
            if question.is_certificate:
                self._take_certificate(asked, packet)
        elif not question.is_certificate:
            self._take_copy(asked, packet, now)
        elif packet.state is not CopyState.HAS:  # else it is late: what was asked before
            asked.question = None  # it has no certificate for what it has told

    def turn(self, now: float) -> list[Effect]:
        """Return what to do about everything since the last turn."""
        if self._wanted is not None:
            self._ours, self._asked, self._until = self._wanted, {}, now + COPY_WITHIN_S
            self._wanted = None
        if now < self._until:
            self._ask_new(now)
        for asked in self._asked.values():
            if asked.due <= now:
                self._ask(asked, now)
        effects, self._effects = self._effects, []
        return effects

    # -- asking ------------------------------------------------------------------------------------

    def _ask_new(self, now: float) -> None:
        """Ask whoever is here by name and not asked yet; of a player's programs only the first.

        Some are met only now, for a program may ask as soon as it has begun. Who plays at another
        table does not greet us; the game tells the names of its own seats.
        """
        assert self._ours is not None, "our player has asked"
        seats = {offer.identity: offer.name for offer in self._ours.genesis.offers}
        known = {self._identity, *(one.identity for one in self._asked.values())}
        for link, identity in self._links.identities().items():
            greeting = self._links.greeting(link)
            name = greeting.name if greeting else seats.get(identity)
            if name is None or identity in known or (greeting and greeting.looks_on):
                continue
            known.add(identity)
            question, until = Compare(self._ours.genesis.game, 1), now + COPY_WITHIN_S
            every = COPY_EVERY_S if greeting else COPY_UNSURE_S
            self._asked[link] = asked = _Asked(link, identity, name, question, until, every)
            self._tell(asked)

    def _ask(self, asked: _Asked, now: float) -> None:
        """Ask again, or give up."""
        assert asked.question is not None, "else nothing is due"
        if now >= asked.until:
            asked.question = None
            if asked.state is CopyState.WAITING:
                asked.state = CopyState.SILENT
                self._tell(asked)
            return
        asked.asked_at = now
        greeting = self._links.greeting(asked.link)
        if greeting is None or greeting.knows_asides:
            self._effects.append(Send(asked.link, encode(asked.question)))

    def _take_copy(self, asked: _Asked, packet: CopyPacket, now: float) -> None:
        """Take a part of the digests; ask for the next one, or for what proves another one."""
        assert self._ours is not None, "somebody is asked"
        asked.question, ours = None, self._ours.digests
        if packet.state is not CopyState.HAS:
            asked.state = packet.state
            self._tell(asked)
            return
        asked.digests += packet.digests
        theirs, game = asked.digests, packet.game
        pairs = enumerate(zip(ours, theirs, strict=False), 1)
        parted = next((step for step, (mine, his) in pairs if mine != his), None)
        is_whole = len(packet.digests) < COPY_DIGESTS_MAX or len(theirs) > len(ours)
        if parted is None and not is_whole:
            asked.ask(Compare(game, len(theirs) + 1), now)
            return
        asked.state = CopyState.HAS if theirs else CopyState.NONE
        if parted is not None:
            asked.ask(Compare(game, parted, is_certificate=True), now)
        self._tell(asked)

    def _take_certificate(self, asked: _Asked, packet: CertificatePacket) -> None:
        asked.question = None
        self._tell(asked, tuple(m for m in packet.messages if self._is_signed(m, packet)))

    def _is_signed(self, message: Message, packet: CertificatePacket) -> bool:
        """Return whether a seat of the game has signed *message* in the step of *packet*."""
        assert self._ours is not None, "somebody is asked"
        offers = self._ours.genesis.offers
        return (
            (message.game, message.step) == (packet.game, packet.step)
            and message.seat < len(offers)
            and verify(offers[message.seat].table_key, message.payload, message.signature)
        )

    def _tell(self, asked: _Asked, certificate: tuple[Message, ...] = ()) -> None:
        assert self._ours is not None, "somebody is asked"
        said = asked.identity, asked.name, asked.state, tuple(asked.digests), certificate
        self._effects.append(CopyTold(self._ours.genesis.game, *said))

    # -- being asked -------------------------------------------------------------------------------

    def _hear_question(self, link: Link, asker: bytes, question: Compare, now: float) -> None:
        most, within_s = COPY_QUESTIONS
        heard = self._heard.setdefault(link, deque(maxlen=most))
        is_too_much = len(heard) == most and now - heard[0] < within_s
        entry = link, asker, question
        if is_too_much or entry in self._open or len(self._open) >= COPY_OPEN_MAX:
            return
        heard.append(now)
        self._open.append(entry)
        self._effects.append(ReadCopy(question.game, asker))

    def _answer(self, game: bytes, asker: bytes, completed: Sequence[Completed[Any]]) -> None:
        """Answer what *asker* wants to know of *game*, of which these steps are *completed*."""
        answered = [one for one in self._open if (one[2].game, one[1]) == (game, asker)]
        self._open = [one for one in self._open if one not in answered]
        for link, _, question in answered:
            self._effects.append(Send(link, encode(self._answer_to(question, completed))))
        if answered and completed and (game, asker) not in self._told:
            self._told.add((game, asker))
            offers = completed[0].step.genesis.offers
            name = next(offer.name for offer in offers if offer.identity == asker)
            self._effects.append(CopyAsked(game, asker, name))

    def _answer_to(
        self, question: Compare, completed: Sequence[Completed[Any]]
    ) -> CopyPacket | CertificatePacket:
        game, step = question.game, question.step
        if not completed or self._keeps:
            return CopyPacket(game, step, CopyState.KEPT if completed else CopyState.NONE)
        if question.is_certificate:
            certificates = [done.certificate for done in completed[step - 1 : step]]
            return CertificatePacket(game, step, _fitting(*certificates))
        part = completed[step - 1 : step - 1 + COPY_DIGESTS_MAX]
        return CopyPacket(game, step, CopyState.HAS, tuple(done.digest for done in part))


def _fitting(certificate: Sequence[Message] = ()) -> tuple[Message, ...]:
    """Return the last messages of a *certificate* that fit into a packet, for they seal it."""
    fitting: deque[Message] = deque()
    room = MSGS_BYTES_MAX
    for message in reversed(certificate):
        room -= len(message.payload) + ENVELOPE_BYTES
        if room < 0:
            break
        fitting.appendleft(message)
    return tuple(fitting)
