"""Table: the whole memory of a game, a seat's or an auditor's (P5). Completed steps never change.

Pure: messages in, what was learnt out. Nothing is sent or written here: `Written` holds what must
be on disk and what may then be sent, and the caller keeps that order (P8).
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from core.table.bounds import has_enough_of, is_full_of
from core.table.calls import cited, convicted
from core.table.commitments import SALT
from core.table.digests import commitment_digest
from core.table.encoding import Value
from core.table.genesis import Genesis, Sit
from core.table.messages import (
    NO_CALL,
    Act,
    Body,
    Call,
    Message,
    MessageKind,
    MessagePlace,
    Seal,
    mask_of,
    sign,
)
from core.table.pool import Pool
from core.table.promises import (
    PromiseReason,
    act_barred,
    answer_barred,
    answer_to,
    answers_by_itself,
    due_at_call,
    due_normal,
    harmless_calls,
    normal_seals,
    own_opening,
    rungs_to,
    seal_of,
)
from core.table.records import (
    completed_record,
    genesis_record,
    message_record,
    proof_record,
    unsigned_record,
)
from core.table.rules import Refusal, Rules, SeatMask, State
from core.table.signing import SIGNATURE_BYTES, TableSecret, Verify, verify
from core.table.step import Completed, Step, StepReason, first_step
from core.table.validity import foreign, refusal

VOUCHED_MAX = 512
"""How many verified messages to remember until they are taken, so that none is verified twice."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The message is valid and now in the pool, or in the certificate it completed."""


@dataclass(frozen=True, slots=True)
class Known:
    """Nothing new."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """It belongs to a later step or cites a message not here yet: take it again after a change."""


class Contradicts(NamedTuple):
    """It proves, with an earlier message of its seat, that the seat signed two things (P9.1)."""

    first: Message
    second: Message


class Refused(NamedTuple):
    """It is not valid and never will be."""

    message: Message
    refusal: Refusal


Judged = Taken | Known | Contradicts | Refused
Taking = Judged | Waiting


class Written(NamedTuple):
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
        self.pool = Pool(first_step(genesis, rules))
        self.completed: list[Completed[State]] = []
        self.proofs: dict[int, Contradicts] = {}
        """By seat: what was judged here, and what was checked and is in the log already (P9)."""
        self._late: dict[int, Message] = {}
        self._verify = judge
        self._vouched: set[tuple[bytes, bytes]] = set()
        """Ids and signatures that were verified before their messages could be taken."""
        self._expected: dict[bytes, Message] | None = None
        """Seals of what we compute ourselves, by their records; None until `take_seal` is asked."""
        self._unlogged: list[Message | Completed[State] | Contradicts] = []
        self._keys = tuple(offer.table_key for offer in genesis.offers)
        self._own = (secret, self._keys.index(secret.key.public)) if secret else None
        self.seat = self._own[1] if self._own else None

    @property
    def step(self) -> Step[State]:
        """The current step."""
        return self.pool.step

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: nobody has to act any more."""
        return not self.step.authors

    def previous(self, step: int) -> bytes:
        """Return the digest on which our *step* rests, a complete one or the current one."""
        done = self.completed[step - 1 : step]
        return done[0].step.previous if done else self.step.previous

    @property
    def has_all_salts(self) -> bool:
        """Whether no salt of step 1 is missing; a call that completes it leaves some out (P3.4)."""
        return not self.completed or all(act for _, act in self.completed[0].outcome.content.slots)

    # -- taking ---------------------------------------------------------------------------------

    def take(self, message: Message, wanted: Container[bytes] = ()) -> Taking:
        """Judge *message*; it may come in any order and any number of times (P5.3, P13).

        *wanted* are ids that others' messages rest on. Such a message is never one too many, or a
        cheat that sends each seat other acts could keep their answers apart for ever.
        """
        if message.id in self.pool:
            return Known()
        if why := foreign(self.step, message):
            return Refused(message, why)
        if message.step < self.step.number:
            return self._take_late(message)
        if message.step > self.step.number or any(i not in self.pool for i in cited(message)):
            return Waiting()
        # this comes first, so that a flood of signed messages does not cost a verification each
        is_wanted = message.id in wanted and not is_full_of(self.pool, message)
        is_spare = not is_wanted and has_enough_of(self.pool, message)
        if is_spare or not self.is_signed(message):
            reason = StepReason.TOO_MANY if is_spare else StepReason.FORGED
            return Refused(message, Refusal(reason))
        why = refusal(self.pool, message)
        return Refused(message, why) if why else self._keep(message)

    def _take_late(self, message: Message) -> Taking:
        """Check whether *message*, of a completed step, contradicts what its seat signed (P9).

        A proof comes as two messages, and neither need be in our certificate of the step. So the
        last late message of each seat is kept, unjudged.
        """
        seat = message.seat
        known = {m.id: m for m in self.completed[message.step - 1].certificate}
        if seat in self.proofs or message.id in known:
            return Known()  # one proof against a seat is enough, and repeats cost nothing
        others = list(known.values())
        if late := self._late.get(seat):
            others.append(late)
        self._late[seat] = message
        for kept in others:  # no proof rests on a third late message: no auditor would have it
            pair = {kept.id: kept, message.id: message}
            if convicted(pair, (known | pair).get):
                if not self.is_signed(message):
                    return _forged(message)
                if self.is_signed(kept):
                    return self._convict(kept, message)
        return Known()

    def doubles(self, message: Message) -> bool:
        """Return whether *message* and one that we hold prove that its seat signed two things."""
        if message.step > self.step.number:
            return False
        done = self.completed[message.step - 1 : message.step]
        held = done[0].certificate if done else tuple(self.pool)
        both = {m.id: m for m in (*held, message)}
        return message.seat in convicted(both, both.get)

    def is_signed(self, message: Message) -> bool:
        """Return whether the seat that *message* names, one of this table, has signed it."""
        if (message.id, message.signature) in self._vouched:
            return True
        return self._verify(self._keys[message.seat], message.payload, message.signature)

    def is_signed_early(self, message: Message) -> bool:
        """Like `is_signed`, and remembers a yes, for this message will be taken again."""
        if not self.is_signed(message):
            return False
        if len(self._vouched) >= VOUCHED_MAX:
            self._vouched.clear()
        self._vouched.add((message.id, message.signature))
        return True

    def _keep(self, message: Message) -> Taken | Contradicts:
        """Keep a valid *message*; it may convict its seat, or complete the step (P5.4)."""
        earlier = self.pool.add(message)
        self._unlogged.append(message)
        if isinstance(message.body, Act):
            self._expected = None
        taking = self._convict(earlier, message) if earlier else Taken()
        if isinstance(message.body, Seal) and (all_of := self.pool.certificate(message.body.call)):
            outcome, certificate = all_of
            following = self.step.after(outcome)
            done = Completed(self.step, outcome, following.previous, certificate)
            self._unlogged.append(done)
            self.completed.append(done)
            self.pool = Pool(following)
            self._expected = None
        return taking

    def _convict(self, first: Message, second: Message) -> Contradicts:
        proof = Contradicts(first, second)
        if first.seat not in self.proofs:
            self.proofs[first.seat] = proof
            self._unlogged.append(proof)
        return proof

    def take_seal(self, record: bytes) -> Judged | None:
        """Judge a seal by its log *record*, if it seals the content that we compute ourselves.

        Nothing has to be decoded then: all bytes but the signature are known. Else return None.
        """
        if self._expected is None:
            self._expected = {unsigned_record(seal): seal for seal in normal_seals(self.pool)}
        seal = self._expected.get(record[:-SIGNATURE_BYTES])
        if seal is None:
            return None
        if seal.id in self.pool:
            return Known()
        message = seal.signed(record[-SIGNATURE_BYTES:])
        return self._keep(message) if self.is_signed(message) else _forged(message)

    # -- signing --------------------------------------------------------------------------------

    def act(self, action: tuple[Value, ...], sealed: Value | None = None) -> Written | Refusal:
        """Sign *action*, committing to the value *sealed* if there is one (R1)."""
        if self._own is None:
            return Refusal(PromiseReason.NO_MEMORY)
        secret, seat = self._own
        if not self.has_all_salts:
            return Refusal(PromiseReason.SALT_MISSING)
        if barred := act_barred(self.pool, seat):
            return Refusal(barred)
        number, game = self.step.number, self.genesis.game
        nonce = secret.nonce(game, number)
        commit = b""
        if sealed is not None:
            if self.step.state is None or sealed not in self.rules.sealed_values(
                self.step.state, seat
            ):
                return Refusal(PromiseReason.NO_SEALED_VALUE, sealed)
            commit = commitment_digest(game, number, seat, sealed, nonce)
        act = Act(action, commit)
        if why := self.step.act_refusal(seat, act):
            return why
        message = self._sign(act)
        return Written(self.flush(), (message,))

    def answer(self, call: Call) -> Written | Refusal:
        """Answer *call*, or propose it by answering first: our player agrees (R3, P7.6)."""
        if self._own is None:
            return Refusal(PromiseReason.NO_MEMORY)
        _, seat = self._own
        if barred := answer_barred(self.pool, seat, call, self.proven()):
            return Refusal(barred)
        calls = [*rungs_to(self.pool, seat, call), call]
        signed = [self._sign(answer_to(self.pool, seat, each)) for each in calls]
        return Written(self.flush(), tuple(signed))

    def advance(self) -> Written | None:
        """Sign what needs no player, R1 to R4; None if there is nothing to sign.

        That is the salt, openings, seals, and answers to calls by which nobody loses anything.
        """
        if self._own is None:
            return None
        signed = []
        while (body := self._due(*self._own)) is not None:
            signed.append(self._sign(body))
        return Written(self.flush(), tuple(signed)) if signed else None

    def _due(self, secret: TableSecret, seat: int) -> Body | None:
        pool, step = self.pool, self.step
        if act_barred(pool, seat) is None:
            if step.state is None:
                return Act((SALT, secret.salt), b"")
            if step.opens:
                return own_opening(self.completed[-1].step, secret, seat, step.commits[seat])
        proven = self.proven()
        for call in reversed(harmless_calls(pool) if answers_by_itself(pool, seat) else []):
            if answer_barred(pool, seat, call, proven) is None:
                return answer_to(pool, seat, (*rungs_to(pool, seat, call), call)[0])
        if normal := due_normal(pool, seat, proven):
            return seal_of(pool, NO_CALL, normal)
        if called := due_at_call(pool, seat, proven):
            return seal_of(pool, *called)
        return None

    def _sign(self, body: Body) -> Message:
        assert self._own is not None
        secret, seat = self._own
        place = MessagePlace(self.genesis.game, self.step.number, seat, self.step.previous)
        message = sign(secret.key, place, body)
        self._keep(message)
        return message

    # -- what others and the log get --------------------------------------------------------------

    def flush(self) -> tuple[bytes, ...]:
        """Return the records not in the log yet, in the order in which they were believed."""
        records = tuple(_record(entry) for entry in self._unlogged)
        self._unlogged = []
        return records

    def proven(self) -> SeatMask:
        """Return the seats against which we hold a proof."""
        return mask_of(self.proofs)


def _forged(message: Message) -> Refused:
    return Refused(message, Refusal(StepReason.FORGED))


def _record(entry: Message | Completed[State] | Contradicts) -> bytes:
    match entry:
        case Message():
            return message_record(entry)
        case Completed(step, _, digest, certificate):
            seals = tuple(message.id for message in certificate if message.kind is MessageKind.SEAL)
            return completed_record(step.number, digest, seals)
        case Contradicts(first, second):
            return proof_record(first, second)


def opening_records(genesis: Genesis, sits: Sequence[Sit]) -> tuple[bytes, ...]:
    """Make the records that begin a log: the genesis and every seat's yes (P11)."""
    return (genesis_record(genesis), *(message_record(sit) for sit in sits))
