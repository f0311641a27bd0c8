"""The `audit` command: logs judged, each with its verdict, and compared with the first (P12)."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from core.table.audit import Replay
from core.table.log import MAGIC, LogFile, LogReason, NotALogError
from core.table.trouble import Trouble
from gui.report.compare import Comparison, compare
from gui.report.known import Known, read_known
from gui.report.second_opinion import Opinion, second_opinion
from gui.report.verdict import Report, Verdict, replay_of, report
from gui.terminal.output import complain, say, watched
from gui.words.terms import UsageError
from gui.words.troubles import trouble_words
from gui.words.words import words
from net.driver.folder import FolderError, read_log
from net.driver.identity import data_directory

Say = Callable[[str], None]


class Audited(NamedTuple):
    """The outcome for one file; *compared* is how it stands to the first, None for the first."""

    file: Path
    replay: Replay
    found: Report
    compared: Comparison | None


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `audit` to *command*."""
    about = "a log, or a folder: every log in it"
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=about)
    command.add_argument("--json", action="store_true", help="one JSON document, for programs")
    command.add_argument("--data", type=Path, metavar="DIR", help="whose games tell who is known")
    measured = "measure every move of a race again with another geometry library, shapely"
    command.add_argument("--second-opinion", action="store_true", help=measured)


def run(chosen: Namespace) -> int:
    """Audit on the terminal, and return the exit code. Raises `UsageError`."""
    return run_audit(chosen, say, complain)


def run_audit(chosen: Namespace, say: Say, complain: Say) -> int:
    """Audit all files; return 2 if one is no log, else 1 if one fails or two contradict, else 0.

    A second opinion that differs also makes it 1. Raises `UsageError` if there can be none.
    """
    known = read_known(chosen.data or data_directory())
    audits: list[Audited] = []
    unreadable: list[tuple[Path, str]] = []
    files = list(_files(chosen.files))
    for file in files if chosen.json else watched(files, words("checking logs"), len(files)):
        try:
            audits.append(_audited(file, audits[:1], known, is_measured=chosen.second_opinion))
        except UsageError as error:
            unreadable.append((file, str(error)))
    for second in (one.found.second for one in audits):
        if second is not None and second.opinion is Opinion.MISSING:
            raise UsageError(second.lines[0])
    if chosen.json:
        say(json.dumps(_documents(audits, unreadable), indent=2))
    else:
        for line in _lines(audits):
            say(line)
        for _, why in unreadable:
            complain(why)
    return 2 if unreadable else int(any(map(_is_bad, audits)))


def _files(chosen: Iterable[Path]) -> Iterator[Path]:
    """Yield the files that are *chosen*, for a folder every log in it. Raises `UsageError`."""
    for path in chosen:
        if not path.is_dir():
            yield path
            continue
        logs = sorted(one for one in path.rglob("*") if one.is_file() and _looks_like_a_log(one))
        if not logs:
            raise UsageError(words("there is no log in {folder}", folder=path))
        yield from logs


def _looks_like_a_log(path: Path) -> bool:
    """Return whether *path* is called as logs are, or begins like one."""
    if path.name == "log":
        return True
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def _audited(file: Path, first: list[Audited], known: Known, *, is_measured: bool) -> Audited:
    """Return *file* judged, and compared with the *first* one if any. Raises `UsageError`."""
    log = log_at(file)
    replay = replay_of(log)
    found = report(log, replay, known)
    if is_measured:
        found = replace(found, second=second_opinion(replay.table))
    if not first:
        return Audited(file, replay, found, None)
    fails = first[0].found.verdict is Verdict.FAILS, found.verdict is Verdict.FAILS
    return Audited(file, replay, found, compare(first[0].replay, replay, is_broken=fails))


def _is_bad(one: Audited) -> bool:
    if one.found.second is not None and one.found.second.opinion is Opinion.DIFFERS:
        return True
    is_forked = one.compared is not None and one.compared.is_forked
    return is_forked or one.found.verdict is Verdict.FAILS


def log_at(path: Path) -> LogFile:
    """Return the log at *path*, or raise `UsageError` saying why it cannot be read."""
    try:
        return read_log(path)
    except FolderError as error:
        raise UsageError(trouble_words(error.trouble)) from None
    except NotALogError as error:
        raise UsageError(not_a_log_words(path, error.trouble)) from None


def not_a_log_words(path: Path, trouble: Trouble) -> str:
    """Return that the file at *path* is no log, and which file of a game is one."""
    if trouble.reason is LogReason.OTHER_FORMAT:
        why = trouble_words(trouble)
        return words("{path} is not a log of this program: {why}", path=path, why=why)
    return words(
        "{file} is not a log of this program. The log of a game is the file called 'log' in the"
        " folder of that game.",
        file=path,
    )


def _lines(audits: list[Audited]) -> Iterator[str]:
    for one in audits:
        yield f"{one.file}: {one.found.line}"
        yield from one.found.lines()
        yield from (f"  {line}" for line in (one.found.second.lines if one.found.second else ()))
    for one in audits:
        if one.compared is not None:
            yield f"{audits[0].file}, {one.file}: {one.compared.said}"


def _documents(
    audits: list[Audited], unreadable: list[tuple[Path, str]]
) -> list[dict[str, object]]:
    documents: list[dict[str, object]] = []
    for one in audits:
        document = {"file": str(one.file), **one.found.plain()}
        if one.found.second is not None:
            document["second_opinion"] = one.found.second.plain()
        if one.compared is not None:
            copies = one.compared.copies.name.lower()
            document["same_as_first"] = {"copies": copies, "step": one.compared.step}
        documents.append(document)
    documents += [{"file": str(file), "unreadable": why} for file, why in unreadable]
    return documents
