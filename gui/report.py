"""What an audit says of a log: verdict first, then counts, the result, the first problem (P12)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from core.games import rules_for
from core.table.audit import AuditReason, Finding, Replay
from core.table.commitments import SALT
from core.table.export import export_digest
from core.table.log import LogFile, Tail
from core.table.rules import OPEN, Slot
from core.table.table import Table
from core.wormup.actions import MOVE
from core.wormup.game import GameState
from gui.player_names import names_of
from gui.relayed import relayed
from gui.story import STAYS, ending
from gui.story_table import changes
from gui.words import marked, words


class Verdict(Enum):
    """What a log comes to; the value is the verdict in words."""

    CHECKS = marked("everything checks")
    CALLED = marked("checks, with calls by the players")
    UNFINISHED = marked("checks, unfinished")
    PROVEN = marked("checks, with a proof against a seat")
    FAILS = marked("does not check")


SHAPES = {
    Verdict.CHECKS: "✔",
    Verdict.CALLED: "✔",
    Verdict.UNFINISHED: "◐",
    Verdict.PROVEN: "▲",
    Verdict.FAILS: "✖",
}
"""Each verdict as a shape, for those who see no colour."""


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
        said = words(self.verdict.value)
        return f"{said}: {self.findings[0]}" if self.verdict is Verdict.FAILS else said

    def lines(self) -> list[str]:
        """All that follows the verdict."""
        who = ", ".join(self.names) or words("nobody sat down yet")
        lines = [
            f"{words(self.rules_id)}; {who}",
            words(
                "{signatures} signatures verified, {steps} steps certified",
                signatures=self.signatures,
                steps=self.steps,
            ),
            self._checked(),
            *self.result,
            *(words("problem: {finding}", finding=finding) for finding in self.findings[1:6]),
            *(words("note: {note}", note=note) for note in self.notes),
            words("last digest {digest}", digest=self.digest),
            words("export      {digest}", digest=self.export),
        ]
        return [f"  {line}" for line in lines]

    def _checked(self) -> str:
        counts = {"openings": self.openings, "moves": self.moves}
        if _is_cozy(self.rules_id):
            return words(
                "{openings} openings match their commitments, {moves} hours checked,"
                " all dice recomputed",
                **counts,
            )
        return words("{openings} openings match their commitments, {moves} moves checked", **counts)

    def plain(self) -> dict[str, object]:
        """Give the report to programs."""
        fields = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {**fields, "verdict": self.verdict.name.lower()}


def _is_cozy(rules_id: str) -> bool:
    return rules_id.startswith("cozy/")


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
        damage = {"finding": words(AuditReason.DAMAGED.value), "reason": relayed(log.reason)}
        said = words("the file {finding}, {reason}", **damage)
        if table and table.completed:
            said = words("after step {step}: {said}", step=len(table.completed), said=said)
        findings.append(said)
    called = list(_call_notes(table))
    torn = words("the file's end was torn by a crash, {reason}", reason=relayed(log.reason))
    notes = [torn] if log.tail is Tail.TORN else []
    slots = [slot for done in table.completed for slot in done.outcome.slots] if table else []
    return Report(
        verdict=_verdict(table, findings, called),
        rules_id=replay.genesis.rules_id if replay.genesis else marked("no game yet"),
        names=names,
        steps=len(table.completed) if table else 0,
        signatures=replay.signatures,
        openings=sum(1 for slot in slots if slot.action[:1] in {(OPEN,), (SALT,)}),
        moves=_moves(slots, is_cozy=bool(replay.genesis and _is_cozy(replay.genesis.rules_id))),
        result=tuple(_result(table, names)),
        digest=table.step.previous.hex() if table else "",
        export=export_digest(table).hex() if table else "",
        findings=tuple(findings),
        notes=(*notes, *called, *_proof_notes(table, names)),
    )


def finding_words(finding: Finding, names: tuple[str, ...]) -> str:
    """Say what is wrong and where."""
    from gui.texts import reason_words  # an honest log needs none of those words

    reason = reason_words(finding.reason, finding.detail)
    said = words("record {record} {reason}", record=finding.record, reason=reason)
    if isinstance(finding.detail, str) and finding.detail:
        said = f"{said} ({finding.detail})"
    elif isinstance(finding.detail, bytes) and finding.detail:
        said = f"{said} ({finding.detail.hex()[:8]}...)"
    if finding.seat is not None:
        who = (
            f"{finding.seat} ({names[finding.seat]})" if finding.seat < len(names) else finding.seat
        )
        said = words("seat {seat}: {said}", seat=who, said=said)
    if finding.step is not None:
        said = words("step {step}, {said}", step=finding.step, said=said)
    return said


def _names(replay: Replay) -> tuple[str, ...]:
    return names_of(replay.genesis) if replay.genesis else ()


def _moves(slots: Iterable[Slot], *, is_cozy: bool) -> int:
    what = MOVE
    if is_cozy:
        from core.cozy.hour import HOUR

        what = HOUR
    return sum(1 for slot in slots if slot.action[:1] == (what,))


def _verdict(table: Table[Any] | None, findings: list[str], called: list[str]) -> Verdict:
    if findings:
        return Verdict.FAILS
    if table is not None and table.proofs:
        return Verdict.PROVEN
    if table is None or not table.is_over:
        return Verdict.UNFINISHED
    return Verdict.CALLED if called else Verdict.CHECKS


def _result(table: Table[Any] | None, names: tuple[str, ...]) -> list[str]:
    if table is None or not table.is_over:
        return []
    state = table.step.state
    if isinstance(state, GameState):
        return ending(list(names), state.race)
    from gui.story_cozy import ending_cozy

    assert state is not None, "a game is not over before its first step"
    return [line for line in ending_cozy(names, state) if line]


def _call_notes(table: Table[Any] | None) -> Iterable[str]:
    then = STAYS
    if table and _is_cozy(table.genesis.rules_id):
        from gui.story_cozy import AWAY

        then = AWAY
    for done in table.completed if table else ():
        for line in changes(done, then):
            yield words("step {step}: {said}", step=done.step.number, said=line)


def _proof_notes(table: Table[Any] | None, names: tuple[str, ...]) -> Iterable[str]:
    for seat, proof in table.proofs.items() if table else ():
        yield words(
            "{name}'s laptop signed two different things in step {step}",
            name=names[seat],
            step=proof.first.step,
        )
