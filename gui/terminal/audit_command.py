"""The `audit` command: logs judged, each with its verdict, and compared with the first (P12)."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from core.table.log import MAGIC, LogFile, NotALogError
from core.table.origin import Origin
from core.table.signing import VerifyMany, verify_many
from core.table.trouble import TroubleError
from gui.report.bracket import Bracket, Met, brackets
from gui.report.compare import Comparison, CopiesState, Copy, compare, copy_of
from gui.report.judged import Verdict, replay_of, worst
from gui.report.key_history import KeyHistory, read_seats
from gui.report.second_opinion import Opinion, second_opinion
from gui.report.series import Ranking, SeriesGame, standings
from gui.report.verdict import Report, report
from gui.terminal.output import complain, document, say, watched
from gui.terminal.place_arguments import add_meet
from gui.words.isolation import called
from gui.words.no_log import no_log_words
from gui.words.trouble_words import trouble_words
from gui.words.wanted import UsageError
from gui.words.words import labelled, words
from net.driver.folder import FolderError, read_log
from net.driver.identity import data_directory
from net.driver.verifying import verify_on_all_cores

if TYPE_CHECKING:
    from gui.report.origins import Start
    from gui.terminal.audit_room import RoomCopies

Say = Callable[[str], None]

_UNREAD = 2
"""The exit code for a file that is no log."""
_MANY = 8
"""Fewer files are audited sooner than another process has begun."""
_CORES_MAX = 32
"""Each needs some 50 MB, and Windows waits for 61 processes at most."""


class Audited(NamedTuple):
    """The outcome for one file; *compared* is how it stands to the first, None for the first."""

    file: Path
    found: Report
    compared: Comparison | None


class Unread(NamedTuple):
    """Why a file cannot be audited."""

    file: Path
    why: str


Outcome = Audited | Unread


class Nights:
    """Gathers what the logs say of evenings, of tournaments, and of moments they go on from."""

    def __init__(self) -> None:
        self._played: list[SeriesGame] = []
        self._met: list[Met] = []
        self._begun: list[tuple[Path, Origin]] = []
        self._logs: dict[bytes, list[Path]] = {}

    def noted(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """Yield *outcomes*, and remember what they are in them."""
        for one in outcomes:
            if isinstance(one, Audited):
                self._played += [one.found.played] if one.found.played else []
                self._met += [one.found.met] if one.found.met else []
                self._begun += [(one.file, one.found.origin)] if one.found.origin else []
                self._logs.setdefault(one.found.game, []).append(one.file)
            yield one

    def found(self) -> tuple[Ranking | Bracket, ...]:
        """Return the tables of the evenings, then the brackets of the tournaments."""
        return (*standings(self._played), *brackets(self._met))

    def starts(self) -> "list[Start]":
        """Return how the games that go on from a moment stand to the logs of those moments."""
        if not self._begun:
            return []
        from gui.report.origins import starts

        return list(starts(self._begun, self._logs))


class Auditor(NamedTuple):
    """Audits one file after the other; it can be sent to other processes, and so can its results.

    *known* tells whose keys are known, *first* is the copy with which all others are compared.
    """

    known: KeyHistory
    is_measured: bool
    first: Copy | None = None

    def outcome(self, file: Path) -> Outcome:
        """Return the outcome for *file*."""
        return self.begun(file)[0]

    def begun(self, file: Path, verify_many: VerifyMany = verify_many) -> "tuple[Outcome, Auditor]":
        """Return the outcome for *file*, and an auditor that has a first copy if that is one."""
        try:
            log = log_at(file)
        except UsageError as error:
            return Unread(file, str(error)), self
        replay = replay_of(log, verify_many)
        found = report(log, replay, self.known)
        if self.is_measured:
            found = replace(found, second=second_opinion(replay.table))
        copy = copy_of(replay, is_broken=found.verdict is Verdict.FAILS)
        if self.first is None:
            return Audited(file, found, None), self._replace(first=copy)
        return Audited(file, found, compare(self.first, copy)), self


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `audit` to *command*."""
    about = words("a log, or a folder: every log in it")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=about)
    command.add_argument(
        "--json", action="store_true", help=words("one JSON document, for programs")
    )
    command.add_argument(
        "--data", type=Path, metavar="DIR", help=words("whose games tell who is known")
    )
    measured = words("measure every move of a race again with another geometry library, shapely")
    command.add_argument("--second-opinion", action="store_true", help=measured)
    asked = words("ask everybody in the room whether their copy of this one log is the same")
    command.add_argument("--room", action="store_true", help=asked)
    add_meet(command)


def run(chosen: Namespace) -> int:
    """Audit on the terminal, and return the exit code. Raises `UsageError`."""
    return run_audit(chosen, say, complain)


def run_audit(chosen: Namespace, say: Say, complain: Say) -> int:
    """Audit all files; return the worst of their codes. Raises `UsageError`.

    2 if one is no log, 1 if one fails or two contradict or a second opinion differs, 3 if one is of
    a newer version, 0 if all check. Raises `UsageError` if there can be no second opinion.
    """
    auditor = Auditor(read_seats(chosen.data or data_directory()), chosen.second_opinion)
    files = list(_files(chosen.files))
    if chosen.room and len(files) > 1:
        raise UsageError(words("--room asks for one log, not for {count}", count=len(files)))
    nights, ask = Nights(), partial(_rooms, chosen, files)
    with closing(_outcomes(files, auditor)) as outcomes:
        noted = nights.noted(outcomes)
        if chosen.json:
            return _tell_programs(noted, nights, ask, say)
        code = _tell(watched(noted, words("checking logs"), len(files)), say, complain)
    for night in nights.found():
        for line in night.lines():
            say(line)
    for start in (begun := nights.starts()):
        say(start.line())
    for room in (asked := ask(code)):
        for line in room.lines():
            say(line)
    wrong = [*(one.is_made_up for one in begun), *(room.is_forked for room in asked)]
    return worst(code, *map(int, wrong))


def _rooms(chosen: Namespace, files: Sequence[Path], code: int) -> "list[RoomCopies]":
    """Return what everybody in the room says of the log, if that is wanted and it can be read.

    Raises `UsageError`.
    """
    if not chosen.room or code == _UNREAD:
        return []
    from gui.terminal.audit_room import room_of

    try:
        return [room_of(chosen, file) for file in files]
    except TroubleError as error:
        raise UsageError(trouble_words(error.trouble)) from error


def _outcomes(files: Sequence[Path], auditor: Auditor) -> Generator[Outcome]:
    """Yield the outcome for each of *files*, in order; many are shared out among all cores."""
    cores = min(os.cpu_count() or 1, _CORES_MAX)
    for index, file in enumerate(files):
        if cores > 1 and auditor.first is not None and len(files) - index >= _MANY:
            from net.driver.processes import shared_out

            with shared_out(auditor.outcome, files[index:], cores) as outcomes:
                yield from outcomes
            return
        outcome, auditor = auditor.begun(file, verify_on_all_cores)
        yield outcome


def _tell(outcomes: Iterable[Outcome], say: Say, complain: Say) -> int:
    """Say each outcome as it comes, then how the copies stand; return the exit code.

    Of many logs it is no news that some are of different games.
    """
    code, first = 0, ""
    compared: list[tuple[CopiesState, str]] = []
    for one in outcomes:
        code = worst(code, _code(one))
        if isinstance(one, Unread):
            complain(one.why)
            continue
        for line in _lines(one):
            say(line)
        first = first or called(one.file)
        if one.compared is not None:
            line = labelled(f"{first}, {called(one.file)}", one.compared.said)
            compared.append((one.compared.copies, line))
    for copies, line in compared:
        if copies is not CopiesState.OTHER_GAME or len(compared) == 1:
            say(line)
    return code


def _tell_programs(
    outcomes: Iterable[Outcome], nights: Nights, ask: "Callable[[int], list[RoomCopies]]", say: Say
) -> int:
    """Say all outcomes, what they make of nights and what the room says, as one JSON document.

    Returns the exit code.
    """
    code, documents, unread = 0, [], []
    for one in outcomes:
        code = worst(code, _code(one))
        if isinstance(one, Unread):
            unread.append({"file": str(one.file), "unreadable": one.why})
        else:
            documents.append(_document(one))
    begun, asked = nights.starts(), ask(code)
    found = [one.plain() for one in (*nights.found(), *begun, *asked)]
    say(document([*documents, *unread, *found]))
    wrong = [*(one.is_made_up for one in begun), *(room.is_forked for room in asked)]
    return worst(code, *map(int, wrong))


def _files(chosen: Iterable[Path]) -> Iterator[Path]:
    """Yield the files that are *chosen*, for a folder every log in it. Raises `UsageError`."""
    for path in chosen:
        if not os.path.isdir(path):  # noqa: PTH112  # `is_dir` raises where nobody may look
            yield path
            continue
        logs = sorted(one for one in path.rglob("*") if _looks_like_a_log(one))
        if not logs:
            raise UsageError(words("there is no log in {folder}", folder=path))
        yield from logs


def _looks_like_a_log(path: Path) -> bool:
    """Return whether *path* is called as logs are, or begins like one."""
    with suppress(OSError):
        if not path.is_file() or path.name == "log":
            return path.is_file()
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    return False


def _code(one: Outcome) -> int:
    """Return the exit code that the outcome *one* makes. Raises `UsageError`."""
    if isinstance(one, Unread):
        return _UNREAD
    second = one.found.second
    if second is not None and second.opinion is Opinion.MISSING:
        raise UsageError(second.lines[0])
    is_other = second is not None and second.opinion is Opinion.DIFFERS
    is_forked = one.compared is not None and one.compared.is_forked
    return 1 if is_other or is_forked else one.found.judged.code


def log_at(path: Path) -> LogFile:
    """Return the log at *path*, or raise `UsageError` saying why it cannot be read."""
    try:
        return read_log(path)
    except FolderError as error:
        raise UsageError(trouble_words(error.trouble)) from None
    except NotALogError as error:
        raise UsageError(no_log_words(path, error)) from None


def _lines(one: Audited) -> Iterator[str]:
    yield labelled(one.file, one.found.line)
    yield from one.found.lines()
    yield from (f"  {line}" for line in (one.found.second.lines if one.found.second else ()))


def _document(one: Audited) -> dict[str, object]:
    document = {"file": str(one.file), **one.found.plain()}
    if one.found.second is not None:
        document["second_opinion"] = one.found.second.plain()
    if one.compared is not None:
        copies = one.compared.copies.name.lower()
        document["same_as_first"] = {"copies": copies, "step": one.compared.step}
    return document
