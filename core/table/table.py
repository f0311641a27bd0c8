"""Table: one seat's whole memory of a game, or an auditor's (P5). Completed steps never change.

Pure: messages in, what was learnt out. Nothing is sent or written here: `Written` says what must be
on disk before it may be told, and the caller keeps that order (P8).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from core.table.commitments import SALT, opening
from core.table.digests import commitment_digest
from core.table.encoding import Value
from core.table.genesis import Genesis, Sit
from core.table.messages import (
    NO_CALL,
    Act,
    Content,
    Kind,
    Message,
    Place,
    Seal,
    mask_of,
    seats_of,
    sign,
    unsigned,
)
from core.table.pool import Pool
from core.table.promises import PromiseReason, act_barred, may_seal
from core.table.records import completed_record, genesis_record, message_record, proof_record
from core.table.rules import Refusal, Rules, SeatMask, State
from core.table.signing import TableSecret, Verify, verify
from core.table.step import (
    Completed,
    Outcome,
    Step,
    StepReason,
    acts_of_all,
    certificate_of,
    first_step,
)


@dataclass(frozen=True, slots=True)
class Taken:
    """The message is valid and now in the pool, or in the certificate it completed."""


@dataclass(frozen=True, slots=True)
class Known:
    """Nothing new."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """It belongs to a later step or cites what is not here yet: take it again after a change."""


@dataclass(frozen=True, slots=True)
class Contradicts:
    """With an earlier message of its seat it proves that the seat signed two things (C1, P9)."""

    first: Message
    second: Message


@dataclass(frozen=True, slots=True)
class Refused:
    """It is not valid and never will be."""

    message: Message
    refusal: Refusal


Taking = Taken | Known | Waiting | Contradicts | Refused


@dataclass(frozen=True, slots=True)
class Written:
    """Own *messages* to be sent once *records* are on disk, in this order (P8)."""

    records: tuple[bytes, ...]
    messages: tuple[Message, ...]


class Table(Generic[State]):
    """Guards the steps of one game: each is judged, completed and kept exactly once."""

    def __init__(
        self,
        genesis: Genesis,
        rules: Rules[State],
        secret: TableSecret | None = None,
        judge: Verify = verify,
    ) -> None:
        self.genesis = genesis
        self.rules = rules
        self.step: Step[State] = first_step(genesis, rules)
        self.pool = Pool()
        self.completed: list[Completed[State]] = []
        self.proofs: dict[int, Contradicts] = {}
        self._secret = secret
        self._verify = judge
        self._outcomes: dict[tuple[tuple[int, bytes], ...], Outcome[State]] = {}
        self._expected: dict[bytes, Message] | None = None
        self._unlogged: list[Message | Completed[State] | Contradicts] = []
        keys = [offer.table_key for offer in genesis.offers]
        self.seat = keys.index(secret.key.public) if secret else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: nobody has to act any more."""
        return not self.step.authors

    # -- taking ---------------------------------------------------------------------------------

    def take(self, message: Message) -> Taking:
        """Judge *message*, in whatever order and however often it comes (P5.3, P13)."""
        if message.id in self.pool:
            return Known()
        if foreign := self._foreign(message):
            return Refused(message, Refusal(foreign))
        if message.step < self.step.number:
            return self._take_late(message)
        if message.step > self.step.number or self._cites_unknown(message):
            return Waiting()
        refusal = self._refusal(message)
        return Refused(message, refusal) if refusal else self._keep(message)

    def _foreign(self, message: Message) -> StepReason | None:
        """Tell why *message* cannot belong to this game at all, or None."""
        if message.game != self.genesis.game:
            return StepReason.OTHER_GAME
        if message.seat >= len(self.genesis.offers):
            return StepReason.NO_SEAT
        is_now = message.step == self.step.number
        return StepReason.OTHER_PAST if is_now and message.previous != self.step.previous else None

    def _cites_unknown(self, message: Message) -> bool:
        body = message.body
        return (
            isinstance(body, Seal)
            and body.content.slots not in self._outcomes
            and not all(identity in self.pool for _, identity in body.content.slots)
        )

    def _refusal(self, message: Message) -> Refusal | None:
        """Tell why *message* of this step is not valid, or None: its signature first (P5.3)."""
        if not self._is_signed(message):
            return Refusal(StepReason.FORGED)
        if self.pool.is_full(message):
            return Refusal(StepReason.TOO_MANY)
        match message.body:
            case Act() as act:
                return self.step.act_refusal(message.seat, act)
            case Seal() as seal:
                return self._seal_refusal(message.seat, seal)

    def _take_late(self, message: Message) -> Taking:
        """Look whether *message*, of a completed step, contradicts its certificate (P9)."""
        for kept in self.completed[message.step - 1].certificate:
            if kept.id == message.id:
                return Known()
            if (kept.seat, kept.kind) == (message.seat, message.kind):
                if self._is_signed(message):
                    return self._convict(kept, message)
                return Refused(message, Refusal(StepReason.FORGED))
        return Known()

    def _is_signed(self, message: Message) -> bool:
        key = self.genesis.offers[message.seat].table_key
        return self._verify(key, message.payload, message.signature)

    def _seal_refusal(self, seat: int, seal: Seal) -> Refusal | None:
        """Tell why *seal*, all of whose acts are here, is not valid, or None (P5.3)."""
        if not self.step.at_table >> seat & 1:
            return Refusal(StepReason.NO_SEAT)
        slots = seal.content.slots
        if slots not in self._outcomes:
            acts = [act for _, identity in slots if (act := self.pool.get(identity))]
            authors = tuple(act.seat for act in acts if act.kind is Kind.ACT)
            if not authors == tuple(author for author, _ in slots) == seats_of(self.step.authors):
                return Refusal(StepReason.CONTENT_DIFFERS)
            self._outcome(acts)
        expected = self._outcomes[slots].content
        if seal.content == expected:
            return None
        if seal.content[:3] == expected[:3]:
            return Refusal(StepReason.STATE_DIFFERS, seal.content.state)
        return Refusal(StepReason.CONTENT_DIFFERS)

    def _outcome(self, acts: Sequence[Message]) -> Outcome[State]:
        slots = tuple((act.seat, act.id) for act in acts)
        if slots not in self._outcomes:
            self._outcomes[slots] = self.step.outcome(acts)
        return self._outcomes[slots]

    def _keep(self, message: Message) -> Taken | Contradicts:
        """Keep a valid *message*; it may convict its seat, or complete the step (P5.4)."""
        earlier = self.pool.of(message.kind, message.seat)
        self.pool.add(message)
        self._unlogged.append(message)
        if earlier:
            return self._convict(earlier[0], message)
        if message.kind is Kind.ACT:
            self._expected = None
        elif certificate := certificate_of(self.step, self.pool):
            self._complete(*certificate)
        return Taken()

    def _convict(self, first: Message, second: Message) -> Contradicts:
        proof = Contradicts(first, second)
        if first.seat not in self.proofs:
            self.proofs[first.seat] = proof
            self._unlogged.append(proof)
        return proof

    def _complete(self, content: Content, seals: tuple[Message, ...]) -> None:
        acts = [act for _, identity in content.slots if (act := self.pool.get(identity))]
        outcome = self._outcome(acts)
        following = self.step.after(outcome)
        done = Completed(self.step, outcome, following.previous, (*acts, *seals))
        self._unlogged.append(done)
        self.completed.append(done)
        self.step = following
        self.pool = Pool()
        self._outcomes = {}
        self._expected = None

    def recognise(self, wire: tuple[bytes, bytes]) -> Message | None:
        """Know a seal of the content that we compute ourselves by its bytes, without decoding."""
        if self._expected is None:
            self._expected = {seal.payload: seal for seal in self._expected_seals()}
        seal = self._expected.get(wire[0])
        return seal._replace(signature=wire[1]) if seal else None

    def _expected_seals(self) -> Iterator[Message]:
        step = self.step
        acts = acts_of_all(step, self.pool)
        if not acts:
            return
        body = Seal(NO_CALL, self._outcome(acts).content, ())
        for seat in seats_of(step.at_table):
            yield unsigned(Place(self.genesis.game, step.number, seat, step.previous), body)

    # -- signing --------------------------------------------------------------------------------

    def act(self, action: tuple[Value, ...], sealed: Value | None = None) -> Written | Refusal:
        """Sign *action*, committing to the value *sealed* if there is one (R1)."""
        if self._secret is None or self.seat is None:
            return Refusal(PromiseReason.NO_MEMORY)
        if barred := act_barred(self.step, self.pool, self.seat):
            return Refusal(barred)
        number, game = self.step.number, self.genesis.game
        nonce = self._secret.nonce(game, number)
        commit = b""
        if sealed is not None:
            commit = commitment_digest(game, number, self.seat, sealed, nonce)
        act = Act(action, commit)
        refusal = self.step.act_refusal(self.seat, act)
        return refusal or self._write([self._sign(act)])

    def advance(self) -> Written | None:
        """Sign what needs no player: the salt, openings, seals (R1, R2); None if there is none."""
        if self._secret is None or self.seat is None:
            return None
        signed = []
        while (body := self._due(self._secret, self.seat)) is not None:
            signed.append(self._sign(body))
        return self._write(signed) if signed else None

    def _due(self, secret: TableSecret, seat: int) -> Act | Seal | None:
        step = self.step
        if act_barred(step, self.pool, seat) is None:
            if step.state is None:
                return Act((SALT, secret.salt), b"")
            if step.opens:
                return self._own_opening(secret, seat)
        acts = acts_of_all(step, self.pool)
        if not acts or not may_seal(step, self.pool, seat, self.proven()):
            return None
        return Seal(NO_CALL, self._outcome(acts).content, ())

    def _own_opening(self, secret: TableSecret, seat: int) -> Act:
        """Find the value committed to by trying all, so that no crash can lose it (P6.1)."""
        before = self.completed[-1].step
        game, commit = self.genesis.game, self.step.commits[seat]
        nonce = secret.nonce(game, before.number)
        assert before.state is not None, "step 1 commits to nothing"
        for value in self.rules.sealed_values(before.state, seat):
            if commitment_digest(game, before.number, seat, value, nonce) == commit:
                return opening(before.number, value, nonce)
        msg = f"step {before.number}, seat {seat}: no legal value opens {commit.hex()[:8]}..."
        raise ValueError(msg)

    def _sign(self, body: Act | Seal) -> Message:
        assert self._secret is not None
        assert self.seat is not None
        step = self.step
        place = Place(self.genesis.game, step.number, self.seat, step.previous)
        message = sign(self._secret.key, place, body)
        self._keep(message)
        return message

    def _write(self, messages: list[Message]) -> Written:
        return Written(self.flush(), tuple(messages))

    # -- what others and the log get --------------------------------------------------------------

    def flush(self) -> tuple[bytes, ...]:
        """Hand out the records that are not in the log yet, in the order they were believed."""
        records = tuple(_record(entry) for entry in self._unlogged)
        self._unlogged = []
        return records

    def proven(self) -> SeatMask:
        """Tell against which seats a proof is held."""
        return mask_of(self.proofs)


def _record(entry: Message | Completed[State] | Contradicts) -> bytes:
    match entry:
        case Message():
            return message_record(entry)
        case Completed(step, _, digest, certificate):
            seals = tuple(message.id for message in certificate if message.kind is Kind.SEAL)
            return completed_record(step.number, digest, seals)
        case Contradicts(first, second):
            return proof_record(first, second)


def opening_records(genesis: Genesis, sits: Sequence[Sit]) -> tuple[bytes, ...]:
    """Make the records that a log begins with: the genesis and every seat's yes (P11)."""
    return (genesis_record(genesis), *(message_record(sit) for sit in sits))
