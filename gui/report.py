"""What an audit says of a log: verdict first, then counts, the result, the first problem (P12)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from core.cozy.game import RULES_ID
from core.cozy.game import GameState as CozyState
from core.cozy.hour import HOUR
from core.games import rules_for
from core.table.audit import AuditReason, Finding, Replay
from core.table.commitments import SALT
from core.table.export import export_digest
from core.table.log import LogFile, Tail
from core.table.rules import OPEN
from core.table.table import Table
from core.wormup.actions import MOVE
from core.wormup.game import GameState
from gui.story import STAYS, ending
from gui.story_cozy import AWAY, ending_cozy
from gui.story_table import changes
from gui.texts import reason_words


class Verdict(Enum):
    """What a log comes to; the value is the verdict in words."""

    CHECKS = "everything checks"
    CALLED = "checks, with calls by the players"
    UNFINISHED = "checks, unfinished"
    PROVEN = "checks, with a proof against a seat"
    FAILS = "does not check"


@dataclass(frozen=True, slots=True)
class Report:
    """An audit of one log."""

    verdict: Verdict
    rules_id: str
    names: tuple[str, ...]
    steps: int
    signatures: int
    openings: int
    moves: int
    result: tuple[str, ...]
    digest: str
    export: str
    findings: tuple[str, ...]
    notes: tuple[str, ...]

    @property
    def line(self) -> str:
        """The verdict in one line, with the first problem if there is one."""
        if self.verdict is Verdict.FAILS:
            return f"{self.verdict.value}: {self.findings[0]}"
        return str(self.verdict.value)

    def lines(self) -> list[str]:
        """All that follows the verdict."""
        is_cozy = self.rules_id == RULES_ID
        what = "hours checked, all dice recomputed" if is_cozy else "moves checked"
        return [
            f"  {self.rules_id}; {', '.join(self.names) or 'nobody sat down yet'}",
            f"  {self.signatures} signatures verified, {self.steps} steps certified",
            f"  {self.openings} openings match their commitments, {self.moves} {what}",
            *(f"  {line}" for line in self.result),
            *(f"  problem: {finding}" for finding in self.findings[1:6]),
            *(f"  note: {note}" for note in self.notes),
            f"  last digest {self.digest}",
            f"  export      {self.export}",
        ]

    def plain(self) -> dict[str, object]:
        """Give the report to programs."""
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {**fields, "verdict": self.verdict.name.lower()}


def replay_of(log: LogFile) -> Replay:
    """Judge all that *log* says."""
    replay = Replay(rules_for)
    replay.read(log.bodies)
    return replay


def report(log: LogFile, replay: Replay) -> Report:
    """Say what *replay* found in *log*."""
    table, names = replay.table, _names(replay)
    findings = [finding_words(finding, names) for finding in replay.findings]
    if log.tail is Tail.DAMAGED:
        after = f"after step {len(table.completed)}: " if table and table.completed else ""
        findings.append(f"{after}the file {AuditReason.DAMAGED.value}, {log.reason}")
    called = list(_call_notes(table))
    notes = [f"the file's end was {log.tail.value}, {log.reason}"] if log.tail is Tail.TORN else []
    slots = [slot for done in table.completed for slot in done.outcome.slots] if table else []
    return Report(
        verdict=_verdict(table, findings, called),
        rules_id=replay.genesis.rules_id if replay.genesis else "no game yet",
        names=names,
        steps=len(table.completed) if table else 0,
        signatures=replay.signatures,
        openings=sum(1 for slot in slots if slot.action[:1] in {(OPEN,), (SALT,)}),
        moves=sum(1 for slot in slots if slot.action[:1] in {(MOVE,), (HOUR,)}),
        result=tuple(_result(table, names)),
        digest=table.step.previous.hex() if table else "",
        export=export_digest(table).hex() if table else "",
        findings=tuple(findings),
        notes=(*notes, *called, *_proof_notes(table, names)),
    )


def finding_words(finding: Finding, names: tuple[str, ...]) -> str:
    """Say what is wrong and where."""
    who = ""
    if finding.seat is not None:
        name = f" ({names[finding.seat]})" if finding.seat < len(names) else ""
        who = f"seat {finding.seat}{name}: "
    step = f"step {finding.step}, " if finding.step is not None else ""
    detail = ""
    if isinstance(finding.detail, str) and finding.detail:
        detail = f" ({finding.detail})"
    elif isinstance(finding.detail, bytes) and finding.detail:
        detail = f" ({finding.detail.hex()[:8]}...)"
    said = reason_words(finding.reason, finding.detail)
    return f"{step}{who}record {finding.record} {said}{detail}"


def _names(replay: Replay) -> tuple[str, ...]:
    return tuple(offer.name for offer in replay.genesis.offers) if replay.genesis else ()


def _verdict(table: Table[Any] | None, findings: list[str], called: list[str]) -> Verdict:
    if findings:
        return Verdict.FAILS
    if table is not None and table.proofs:
        return Verdict.PROVEN
    if table is None or not table.is_over:
        return Verdict.UNFINISHED
    return Verdict.CALLED if called else Verdict.CHECKS


def _result(table: Table[Any] | None, names: tuple[str, ...]) -> list[str]:
    state = table.step.state if table else None
    if isinstance(state, GameState) and state.race.result is not None:
        return ending(list(names), state.race)
    if isinstance(state, CozyState) and state.is_over:
        return [line for line in ending_cozy(names, state) if line]
    return []


def _call_notes(table: Table[Any] | None) -> Iterable[str]:
    then = AWAY if table and isinstance(table.step.state, CozyState) else STAYS
    for done in table.completed if table else ():
        for line in changes(done, then):
            yield f"step {done.step.number}: {line}"


def _proof_notes(table: Table[Any] | None, names: tuple[str, ...]) -> Iterable[str]:
    for seat, proof in table.proofs.items() if table else ():
        yield f"{names[seat]}'s laptop signed two different things in step {proof.first.step}"
