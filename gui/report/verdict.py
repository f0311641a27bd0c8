"""What an audit finds in a log: the verdict, then keys, counts, the result, the fault (P12)."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.table.audit import AuditReason, Finding, Replay
from core.table.commitments import SALT
from core.table.export import export_digest
from core.table.genesis import Genesis
from core.table.log import LogFile, Tail
from core.table.looks import Worn
from core.table.origin import Origin
from core.table.rules import OPEN
from core.table.table import Table
from gui.game_ui import known_ui, reason_words, ui_of
from gui.report.bracket import Met, met
from gui.report.fault import later_steps
from gui.report.judged import Judged, Verdict, judged
from gui.report.key_history import KeyHistory, Seat, known_seats
from gui.report.proved import Proved
from gui.report.second_opinion import SecondOpinion
from gui.report.series import SeriesGame, played
from gui.words.player_names import names_of
from gui.words.seats import Names
from gui.words.table_words import changes
from gui.words.trouble_words import trouble_words
from gui.words.wanted import UsageError
from gui.words.words import counted, marked, words


@dataclass(frozen=True, slots=True)
class Report:
    """An audit of one log; *fault* is the first one, for experts, and ends what is proved."""

    judged: Judged
    rules_id: str
    seats: tuple[Seat, ...]
    steps: int
    signatures: int
    openings: int
    """What was opened: envelopes, and the salts of the beginning."""
    envelopes: int
    draws: int
    """How often dice, lots or the emblem were made of what was opened."""
    moves: int
    result: tuple[str, ...]
    digest: str
    export: str
    fault: str
    behind: int
    """How many records follow the fault and were not judged."""
    later: int
    """How many more steps the file claims."""
    notes: tuple[str, ...]
    ended: dict[str, object] | None
    """The result of a game that is over, for programs."""
    played: SeriesGame | None
    """What it is in an evening of several games."""
    met: Met | None
    """What it is in a tournament."""
    game: bytes
    origin: Origin | None
    """The moment of another game from which it goes on."""
    worms: tuple[Worn, ...]
    """What was worn, by seat."""
    second: SecondOpinion | None = None
    """What another geometry library measures, if it was asked."""

    @property
    def names(self) -> Names:
        """The players who sat there, with what they wore."""
        return Names([seat.name for seat in self.seats], self.worms)

    @property
    def verdict(self) -> Verdict:
        """What it comes to."""
        return self.judged.verdict

    @property
    def proved(self) -> Proved:
        """How far it is proved."""
        return self.judged.proved

    @property
    def why(self) -> str:
        """Why it is not judged to its end, and what to do; "" if it is."""
        return self.judged.why

    @property
    def line(self) -> str:
        """The verdict in one line, and what to do if the log does not check."""
        return self.judged.line

    @property
    def counted(self) -> str:
        """How much checks: signatures, envelopes and moves."""
        ui = ui_of(self.rules_id)
        if ui is None:
            return counted(self.signatures, "{count} signature", "{count} signatures")
        return ui.counted_words(self.signatures, self.envelopes, self.moves)

    def lines(self) -> list[str]:
        """Everything that follows the verdict."""
        lines = [
            words(self.rules_id),
            *self._who(),
            words(
                "{signatures} verified, {steps} certified",
                signatures=counted(self.signatures, "{count} signature", "{count} signatures"),
                steps=counted(self.steps, "{count} step", "{count} steps"),
            ),
            self._checked(),
            *self.result,
            *self.fault_lines(),
            *(words("note: {note}", note=note) for note in self.notes),
            words("no log shows who held these keys: one person alone can make all of them"),
            words("last digest {digest}", digest=self.digest),
            words("export      {digest}", digest=self.export),
        ]
        return [f"  {line}" for line in lines]

    def _who(self) -> Iterable[str]:
        if not self.seats:
            yield words("nobody sat down yet")
        for seat in self.seats:
            yield words("{name}: key {key}", name=seat.name, key=seat.key)
            yield from (f"  {line}" for line in seat.known_lines())

    def fault_lines(self) -> list[str]:
        """Return one line on the first fault and what follows from it; nothing without a fault."""
        if not self.fault:
            return []
        if not self.behind:
            return [words("first fault: {fault}", fault=self.fault)]
        said = counted(
            self.behind,
            "first fault: {fault}; {count} record behind it proves nothing",
            "first fault: {fault}; {count} records behind it prove nothing",
            fault=self.fault,
        )
        return [said]

    def _checked(self) -> str:
        ui = ui_of(self.rules_id)
        return ui.checked_words(self.openings, self.moves) if ui else words("nothing was played")

    def plain(self) -> dict[str, object]:
        """Return the report for programs."""
        counts = ("rules_id", "steps", "signatures", "openings", "moves")
        texts = ("digest", "export", "notes")
        return {
            "verdict": self.verdict.name.lower(),
            **{name: getattr(self, name) for name in (*counts, *texts)},
            "why": self.why,
            "seats": [seat.plain() for seat in self.seats],
            "result": self.ended,
            "proved_up_to": self.judged.proved.plain(),
            "first_fault": self.fault or None,
            "records_behind": self.behind,
        }


def no_game_error(file: Path | str, log: LogFile, replay: Replay) -> UsageError:
    """Return why there is no game to look at in *log*, which lies in *file*."""
    found = judged(log, replay)
    if found.flaw is None:
        return UsageError(words("{path} holds no game that has begun", path=file))
    return UsageError(words("{file}: {what}", file=file, what=found.line), found.code)


def report(log: LogFile, replay: Replay, known: KeyHistory | None = None) -> Report:
    """Return what *replay* found in *log*, whose keys may be *known* on this laptop."""
    table, names = replay.table, _names(replay)
    found, fault = judged(log, replay), _fault(log, replay)
    called = list(_call_notes(table))
    torn = words("the file's end was torn by a crash, {reason}", reason=trouble_words(log.reason))
    notes = [torn] if log.tail is Tail.TORN and not fault else []
    begun = replay.genesis if table is not None and table.completed else None
    ui = ui_of(replay.rules_id)
    slots = [slot for done in table.completed for slot in done.outcome.slots] if table else []
    return Report(
        judged=found,
        rules_id=replay.rules_id or marked("no game yet"),
        seats=known_seats(replay.genesis, known) if replay.genesis else (),
        steps=len(table.completed) if table else 0,
        signatures=replay.signatures,
        openings=sum(1 for slot in slots if slot.action[:1] in {(OPEN,), (SALT,)}),
        envelopes=sum(1 for slot in slots if slot.action[:1] == (OPEN,)),
        draws=sum(1 for d in table.completed if d.step.state is None or d.step.opens)
        if table
        else 0,
        moves=sum(1 for slot in slots if slot.action[:1] == (ui.MOVE,)) if ui else 0,
        result=tuple(_result(table, names)),
        digest=table.step.previous.hex() if table else "",
        export=export_digest(table).hex() if table else "",
        fault=fault,
        behind=max(0, len(log.bodies) - replay.records - 1),
        later=later_steps(log, replay) if fault else 0,
        ended=_ended(table, names),
        notes=(*notes, *called, *_proof_notes(table, names), *_origin_notes(replay.genesis)),
        played=played(replay.genesis, _places(table), is_sound=not fault),
        met=met(begun, _places(table), is_sound=not fault),
        game=replay.genesis.game if replay.genesis else b"",
        origin=replay.genesis.agreed.origin if replay.genesis else None,
        worms=replay.genesis.worms if replay.genesis else (),
    )


def _origin_notes(genesis: Genesis | None) -> list[str]:
    """Return from which moment of which game it goes on, if it does."""
    origin = genesis.agreed.origin if genesis is not None else None
    if origin is None:
        return []
    named = {"step": origin.step, "game": origin.game.hex()[:16]}
    return [words("it goes on from step {step} of the game {game}", **named)]


def _fault(log: LogFile, replay: Replay) -> str:
    """Return for experts what ends the proof and where, or ""; it blames no seat."""
    if replay.findings:
        return finding_words(replay.findings[0], replay.rules_id)
    if not log.end and log.reason is not None:
        return trouble_words(log.reason)
    if log.tail is Tail.DAMAGED:
        damage = {"finding": words(AuditReason.DAMAGED.value), "reason": trouble_words(log.reason)}
        return words("the file {finding}, {reason}", **damage)
    return ""


def finding_words(finding: Finding, rules_id: str) -> str:
    """Return for experts what is wrong with a log of *rules_id*, and where."""
    reason = reason_words(rules_id, finding.reason, finding.detail)
    said = words("record {record} {reason}", record=finding.record, reason=reason)
    if isinstance(finding.detail, str) and finding.detail:
        said = f"{said} ({finding.detail})"
    elif isinstance(finding.detail, bytes) and finding.detail:
        said = f"{said} ({finding.detail.hex()[:8]}...)"
    if finding.step is not None:
        said = words("step {step}, {said}", step=finding.step, said=said)
    return said


def _names(replay: Replay) -> tuple[str, ...]:
    return names_of(replay.genesis) if replay.genesis else ()


def _places(table: Table[Any] | None) -> tuple[int, ...]:
    """Return the place of each seat in a game that is over, else none."""
    if table is None or not table.is_over:
        return ()
    return known_ui(table.genesis.rules_id).places(table.step.state)


def _result(table: Table[Any] | None, names: tuple[str, ...]) -> list[str]:
    if table is None or not table.is_over:
        return []
    ending = known_ui(table.genesis.rules_id).ending(names, table.step.state)
    return [line for line in ending if line]


def _ended(table: Table[Any] | None, names: tuple[str, ...]) -> dict[str, object] | None:
    if table is None or not table.is_over:
        return None
    return known_ui(table.genesis.rules_id).result_data(names, table.step.state)


def _call_notes(table: Table[Any] | None) -> Iterable[str]:
    if table is None:
        return
    ui = known_ui(table.genesis.rules_id)
    for done in table.completed:
        for line in changes(done, ui.AWAY):
            yield words("step {step}: {said}", step=done.step.number, said=line)


def _proof_notes(table: Table[Any] | None, names: tuple[str, ...]) -> Iterable[str]:
    for seat, proof in table.proofs.items() if table else ():
        yield words(
            "{name}'s laptop signed two different things in step {step}",
            name=names[seat],
            step=proof.first.step,
        )
