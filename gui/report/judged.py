"""What a log comes to: its one verdict, and the one sentence for everybody who tells it (P12).

Law: a copy that does not check blames nobody, for whoever wrote a file can put anything into it.
Only a proof names a seat, by its two signatures. A log of a newer version is not called damaged.
"""

from enum import Enum
from typing import Any, NamedTuple

from core.games import rules_for
from core.table.audit import AuditReason, Replay, audited
from core.table.encoding import MalformedError
from core.table.genesis import Genesis, parse_sit
from core.table.log import LogFile, LogReason, Tail
from core.table.records import SignedRecord, parse_record
from core.table.signing import VerifyMany, verify_many
from core.table.table import Table
from gui.game_ui import GAMES, game_of, known_ui
from gui.report.proved import Proved, proved_brief, proved_by, proved_words
from gui.words.table_words import changes
from gui.words.words import marked, words


class Verdict(Enum):
    """What a log comes to; the value is the verdict in words."""

    CHECKS = marked("everything checks")
    CALLED = marked("checks, with calls by the players")
    UNFINISHED = marked("checks, unfinished")
    PROVEN = marked("checks, with a proof against a seat")
    FAILS = marked("does not check")
    NEWER = marked("cannot be judged here")


SHAPES = {
    Verdict.CHECKS: "✔",
    Verdict.CALLED: "✔",
    Verdict.UNFINISHED: "◐",
    Verdict.PROVEN: "▲",
    Verdict.FAILS: "✖",
    Verdict.NEWER: "◌",
}
"""A shape for each verdict, for people who see no colour."""


class LogFlaw(Enum):
    """Why a log is not judged to its end."""

    CHANGED = "changed"
    DAMAGED = "damaged"
    NEWER = "newer"
    FOREIGN = "of another program"


_HEADINGS = {
    LogFlaw.CHANGED: marked("This copy was changed after the game"),
    LogFlaw.DAMAGED: marked("This copy is damaged"),
    LogFlaw.NEWER: marked("Made by a newer version"),
    LogFlaw.FOREIGN: marked("Made by another program"),
}
_SAID = {
    LogFlaw.CHANGED: marked(
        "This copy was changed after the game, or is no honest copy. {proved} It does not show who"
        " changed it."
    ),
    LogFlaw.DAMAGED: marked("This copy is damaged: some of its bytes have changed. {proved}"),
    LogFlaw.NEWER: marked("It was made by a newer version of this program."),
    LogFlaw.FOREIGN: marked("It was made by another program, or by a newer version of this one."),
}
_HERE = {
    LogFlaw.CHANGED: marked("The copy changes here"),
    LogFlaw.DAMAGED: marked("The file is damaged here"),
}
_BRIEFS = {
    Verdict.CHECKS: marked("Checks"),
    Verdict.CALLED: marked("Checks, with calls"),
    Verdict.UNFINISHED: marked("Not finished"),
    Verdict.PROVEN: marked("Checks, with a proof"),
}
_BRIEF_FLAWS = {
    LogFlaw.CHANGED: marked("Changed later"),
    LogFlaw.DAMAGED: marked("Damaged"),
    LogFlaw.NEWER: marked("Newer version"),
    LogFlaw.FOREIGN: marked("Another program"),
}
_UNKNOWN = (AuditReason.NEWER, AuditReason.UNKNOWN_RULES, AuditReason.OTHER_RULES)
"""Reasons of a log that may be unaltered, but that this program cannot judge."""
UNJUDGED_CODE = 3
"""The exit code of every command for a log of a newer version."""


def worst(*codes: int) -> int:
    """Return the one of exit *codes* that matters most; 0 of none."""
    return max(codes, key=(0, UNJUDGED_CODE, 1, 2).index, default=0)


class Judged(NamedTuple):
    """A log's verdict, and how far the log is proved; it is in no language."""

    verdict: Verdict
    proved: Proved
    flaw: LogFlaw | None = None
    is_whole: bool = False
    """Whether it is known that no byte of a log of a newer version has changed."""

    @property
    def heading(self) -> str:
        """The verdict as a headline."""
        if self.flaw is not None:
            return words(_HEADINGS[self.flaw])
        said = words(self.verdict.value)
        return said[:1].upper() + said[1:]

    @property
    def here(self) -> str:
        """The verdict where the proof ends; "" if it is judged to its end, or not at all."""
        return words(_HERE[self.flaw]) if self.flaw in _HERE else ""

    @property
    def brief(self) -> str:
        """The verdict in as few words as a chip has room for."""
        return words(_BRIEF_FLAWS[self.flaw] if self.flaw else _BRIEFS[self.verdict])

    @property
    def said(self) -> str:
        """Why it is not judged to its end, in sentences; "" if it is."""
        if self.flaw is None:
            return ""
        said = words(_SAID[self.flaw], proved=proved_words(self.proved))
        return f"{said} {words('The file is whole.')}" if self.is_whole else said

    @property
    def advice(self) -> str:
        """What to do about it; "" if there is nothing to do."""
        if self.flaw is None:
            return ""
        if self.verdict is Verdict.NEWER:
            return words("Update this program, and it opens.")
        return words("Ask another player for a copy.")

    @property
    def why(self) -> str:
        """Why it is not judged to its end, and what to do; "" if it is."""
        return " ".join(filter(None, (self.said, self.advice)))

    @property
    def line(self) -> str:
        """The verdict in one line, with its reason and what to do."""
        said = words(self.verdict.value)
        return words("{verdict}: {why}", verdict=said, why=self.why) if self.flaw else said

    @property
    def brief_proof(self) -> str:
        """How far it is proved, in a few words, if it is not judged to its end; else ""."""
        return proved_brief(self.proved) if self.flaw else ""

    @property
    def code(self) -> int:
        """The exit code of a command that judged it: 0, 1, or `UNJUDGED_CODE`."""
        codes = {Verdict.FAILS: 1, Verdict.NEWER: UNJUDGED_CODE}
        return codes.get(self.verdict, 0)


def replay_of(log: LogFile, verify_many: VerifyMany = verify_many) -> Replay:
    """Return *log* judged."""
    return audited(log.bodies, rules_for, verify_many)


def judged(log: LogFile, replay: Replay) -> Judged:
    """Return what *log* comes to, which *replay* has judged."""
    table, flaw = replay.table, _flaw(log, replay)
    proved = proved_by(table)
    if flaw in {LogFlaw.NEWER, LogFlaw.FOREIGN}:
        return Judged(Verdict.NEWER, proved, flaw, _has_all_sits(log, replay.genesis))
    if flaw is not None:
        return Judged(Verdict.FAILS, proved, flaw)
    if table is not None and table.proofs:
        return Judged(Verdict.PROVEN, proved)
    if table is None or not table.is_over:
        return Judged(Verdict.UNFINISHED, proved)
    return Judged(Verdict.CALLED if is_called(table) else Verdict.CHECKS, proved)


def is_called(table: Table[Any]) -> bool:
    """Return whether players completed a step of *table* by a call, or left."""
    away = known_ui(table.genesis.rules_id).AWAY
    return any(True for done in table.completed for _ in changes(done, away))


def _flaw(log: LogFile, replay: Replay) -> LogFlaw | None:
    """Return why *log* is not judged to its end, or None."""
    if not log.end and log.reason is not None and log.reason.reason is LogReason.OTHER_FORMAT:
        return LogFlaw.NEWER
    if not replay.findings:
        return LogFlaw.DAMAGED if log.tail is Tail.DAMAGED else None
    reason, genesis = replay.findings[0].reason, replay.genesis
    is_agreed = reason is AuditReason.BAD_OPTIONS and _has_all_sits(log, genesis)
    if replay.table is not None or not (reason in _UNKNOWN or is_agreed):
        return LogFlaw.CHANGED
    is_ours = genesis is None or game_of(genesis.rules_id) in GAMES
    return LogFlaw.NEWER if is_ours else LogFlaw.FOREIGN


def _has_all_sits(log: LogFile, genesis: Genesis | None) -> bool:
    """Return whether every seat of *genesis* has signed it as *log* has it, and no byte is bad."""
    if genesis is None or log.tail is Tail.DAMAGED:
        return False
    seated: set[int] = set()
    for body in log.bodies[1 : 1 + len(genesis.offers)]:
        try:
            found = parse_record(body)
            if isinstance(found, SignedRecord):
                seated.add(parse_sit(found.wire, genesis, seated).seat)
        except MalformedError:
            return False
    return len(seated) == len(genesis.offers)
