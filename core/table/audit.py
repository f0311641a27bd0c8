"""A log judged and replayed: log in, states out, the first fault with its place (P11, P12).

Law: play, resume and audit call the same function, `Table.take`, for every message. An honest log
lists messages in the order in which they were believed, so none may cite a later one, and it has no
fault. After the first fault nothing is judged, so a file costs little more than a true one.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, assert_never

from core.table.agreed import are_playable, needs_newer
from core.table.calls import convicted
from core.table.encoding import MalformedError, NewerError, Value
from core.table.genesis import Genesis, Sit, parse_sit
from core.table.messages import Message, parse_message
from core.table.records import CompletedRecord, ProofRecord, Record, SignedRecord, parse_record
from core.table.rules import Reason, Refusal, Rules
from core.table.signing import Signed, TableSecret, Verify, VerifyMany, verify, verify_many
from core.table.step import Completed
from core.table.table import Contradicts, Judged, Known, Refused, Table, Taken, Waiting

RulesFor = Callable[[str], Rules[Any] | None]
"""Finds the rules core that a genesis names."""


class AuditReason(Reason):
    """What can be wrong with a log, besides the messages that the table refuses."""

    DAMAGED = "is damaged"
    MALFORMED = "holds a record that is none"
    NO_GENESIS = "does not begin with a genesis"
    NEWER = "is of a newer version of this program"
    SECOND_GENESIS = "holds a second genesis"
    UNKNOWN_RULES = "is of rules that this program does not know"
    OTHER_RULES = "is of another version of these rules"
    BAD_OPTIONS = "is of options that these rules do not have"
    OTHER_KEY = "is of a game in which the key beside it has no seat"
    NOT_SEATED = "holds an act before every seat has said yes to the genesis"
    MISSING = "lacks something that this message rests on"
    NOT_COMPLETE = "calls a step complete that is not, or completes it otherwise"
    NO_PROOF = "holds a proof that proves nothing"


class Finding(NamedTuple):
    """The fault of a log: its *record*, counted from 0, and the step and seat if it names them.

    The author of the log may have put it there: no seat is guilty of what a copy holds.
    """

    reason: Reason
    record: int
    step: int | None = None
    seat: int | None = None
    detail: Value | str = ()


def playable(genesis: Genesis, rules_for: RulesFor) -> Rules[Any] | Refusal:
    """Return the rules by which *genesis* can be played here, or why it cannot be played."""
    rules = rules_for(genesis.rules_id)
    if rules is None:
        return Refusal(AuditReason.UNKNOWN_RULES, genesis.rules_id)
    if rules.rules_hash != genesis.rules_hash:
        return Refusal(AuditReason.OTHER_RULES, genesis.rules_id)
    if needs_newer(genesis.options):
        return Refusal(AuditReason.NEWER, genesis.rules_id)
    if not are_playable(rules, genesis.options, len(genesis.offers)):
        return Refusal(AuditReason.BAD_OPTIONS, genesis.options)
    return rules


class _Trusting:
    """Believes signatures as long as it has *trust*, one for each, and then verifies."""

    def __init__(self, trust: int) -> None:
        self.trust = trust
        self.believed: list[Signed] = []

    def __call__(self, public: bytes, payload: bytes, signature: bytes) -> bool:
        """Return whether the owner of *public* signed *payload*, or that it is believed."""
        if not self.trust:
            return verify(public, payload, signature)
        self.trust -= 1
        self.believed.append((public, payload, signature))
        return True


def audited(
    bodies: Sequence[bytes],
    rules_for: RulesFor,
    verify_many: VerifyMany = verify_many,
    replayed: "Callable[[Replay], None] | None" = None,
) -> "Replay":
    """Return the replay of a log, given the *bodies* of its records.

    Its acts and seals are believed, and verified at the end, all together: this is quicker, and can
    be shared out. If one is false, the log is replayed once more, believing only those before it.
    Who cannot wait is told what was *replayed* before anything of it is verified.
    """
    judge = _Trusting(2 * len(bodies))  # no record holds more than two that are asked for
    replay = Replay(rules_for, judge=judge)
    replay.read(bodies)
    if replayed is not None:
        replayed(replay)
    true = verify_many(judge.believed)
    if true < len(judge.believed):
        judge = _Trusting(true)
        replay = Replay(rules_for, judge=judge)
        replay.read(bodies)
    judge.trust, judge.believed = 0, []
    return replay


class Replay:
    """Replays a log record by record; keeps the table it has proved and the fault that ends it."""

    def __init__(
        self, rules_for: RulesFor, secret: TableSecret | None = None, judge: Verify = verify
    ) -> None:
        self.rules_for = rules_for
        self.secret = secret
        self.judge = judge
        self.genesis: Genesis | None = None
        self.sits: dict[int, Sit] = {}
        self.table: Table[Any] | None = None
        self.findings: list[Finding] = []
        self.records = 0
        """How many records are believed: all before the first fault."""
        self.signatures = 0
        self._certified: dict[int, frozenset[bytes]] = {}
        """The ids in the certificate of each step that a completed record has named."""

    @property
    def rules_id(self) -> str:
        """The id of the rules that the genesis names, "" before there is one."""
        return self.genesis.rules_id if self.genesis else ""

    @property
    def seats(self) -> int:
        """How many seats the genesis has, 0 before there is one."""
        return len(self.genesis.offers) if self.genesis else 0

    @property
    def is_over(self) -> bool:
        """Whether the log's game has come to its end."""
        return self.table is not None and self.table.is_over

    def read(self, bodies: Iterable[bytes]) -> None:
        """Take the bodies of a log's records, in order, up to the first fault."""
        for body in bodies:
            if self.findings:
                return
            try:
                self._take(body)
            except NewerError as error:
                self._find(AuditReason.NEWER, detail=str(error))
            except MalformedError as error:
                self._find(AuditReason.MALFORMED, detail=str(error))
            self.records += not self.findings

    def _find(
        self,
        reason: Reason,
        step: int | None = None,
        seat: int | None = None,
        detail: Value | str = (),
    ) -> None:
        self.findings.append(Finding(reason, self.records, step, seat, detail))

    def _take(self, body: bytes) -> None:
        taking = self.table.take_seal(body) if self.table else None
        if taking is None:
            self._take_record(parse_record(body))
        else:
            self._note(taking)

    def _take_record(self, record: Record) -> None:
        match record:
            case Genesis():
                self._take_genesis(record)
            case SignedRecord(wire):
                self._take_signed(wire)
            case CompletedRecord():
                self._take_completed(record)
            case ProofRecord(first, second):
                self._take_proof(first, second)
            case _:
                assert_never(record)

    def _take_genesis(self, genesis: Genesis) -> None:
        if self.genesis is not None:
            self._find(AuditReason.SECOND_GENESIS)
            return
        self.genesis = genesis
        self.signatures += len(genesis.offers)
        rules = playable(genesis, self.rules_for)
        if isinstance(rules, Refusal):
            self._find(rules.reason, detail=rules.value)
        elif self.secret and self.secret.key.public not in {o.table_key for o in genesis.offers}:
            self._find(AuditReason.OTHER_KEY)
        else:
            self.table = Table(genesis, rules, self.secret, self.judge)

    def _take_signed(self, wire: tuple[bytes, bytes]) -> None:
        if self.table is None:
            self._find(AuditReason.NO_GENESIS)
        elif len(self.sits) < self.seats:
            self._take_sit(wire, self.table.genesis)
        else:
            message = parse_message(wire)
            # wanted, as it was in play: a later message of the log may rest on it (P13)
            taking = self.table.take(message, (message.id,))
            if isinstance(taking, Waiting):
                self._find(AuditReason.MISSING, message.step, message.seat)
            else:
                self._note(taking)

    def _take_sit(self, wire: tuple[bytes, bytes], genesis: Genesis) -> None:
        if any(sit.wire == wire for sit in self.sits.values()):
            return  # finding its seat would cost a verification for each seat
        self.signatures += 1
        try:
            sit = parse_sit(wire, genesis, self.sits)
        except MalformedError as error:
            self._find(AuditReason.NOT_SEATED, detail=str(error))
            return
        if sit.seat in self.sits:
            self._find(AuditReason.NOT_SEATED, seat=sit.seat)
        else:
            self.sits[sit.seat] = sit

    def _note(self, taking: Judged) -> None:
        match taking:
            case Taken() | Contradicts():
                self.signatures += 1
            case Known():
                pass
            case Refused(message, refusal):
                self._find(refusal.reason, message.step, message.seat, refusal.value)
            case _:
                assert_never(taking)

    def _take_completed(self, record: CompletedRecord) -> None:
        if self.table is None:
            self._find(AuditReason.NO_GENESIS)
            return
        completed = self.table.completed
        done = completed[record.step - 1] if 0 < record.step <= len(completed) else None
        if (
            done is None
            or done.digest != record.digest
            or not self._ids_certified(done).issuperset(record.seals)
        ):
            self._find(AuditReason.NOT_COMPLETE, record.step)

    def _ids_certified(self, done: Completed[Any]) -> frozenset[bytes]:
        """Return the ids in the certificate of *done*, listed once for any number of records."""
        step = done.step.number
        if step not in self._certified:
            self._certified[step] = frozenset(message.id for message in done.certificate)
        return self._certified[step]

    def _take_proof(self, first: Message, second: Message) -> None:
        if self.table is None:
            self._find(AuditReason.NO_GENESIS)
            return
        if first.seat == second.seat and first.seat in self.table.proofs:
            return  # one proof against a seat is enough, and repeats cost nothing
        if self._proves(self.table, first, second):
            self.table.proofs.setdefault(first.seat, Contradicts(first, second))
        else:
            self._find(AuditReason.NO_PROOF, first.step, first.seat)

    def _proves(self, table: Table[Any], first: Message, second: Message) -> bool:
        """Return whether no honest seat of *table* signs both; it may hold the seals they name."""
        offers, pair = table.genesis.offers, {m.id: m for m in (first, second)}
        known = {message.id: message for message in table.pool} | pair
        for done in table.completed[first.step - 1 : first.step]:
            known |= {message.id: message for message in done.certificate}
        return bool(convicted(pair, known.get)) and all(
            m.game == table.genesis.game
            and m.seat < len(offers)
            and self.judge(offers[m.seat].table_key, m.payload, m.signature)
            for m in (first, second)
        )
