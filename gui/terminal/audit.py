"""The `audit` command: logs judged, each with its verdict, and compared with the first (P12)."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from core.table.audit import Replay
from core.table.log import LogFile, NotALogError
from gui.report.compare import Comparison, compare
from gui.report.known import read_known
from gui.report.verdict import Report, Verdict, replay_of, report
from gui.terminal.table_arguments import UsageError
from gui.words.troubles import trouble_words
from net.driver.folder import FolderError, read_log
from net.driver.identity import data_directory

Say = Callable[[str], None]


class Audited(NamedTuple):
    """What came of one file; *compared* is how it stands to the first, None for that itself."""

    file: Path
    replay: Replay
    found: Report
    compared: Comparison | None


def run_audit(chosen: Namespace, say: Say, complain: Say) -> int:
    """Audit all files; 2 if one is no log, else 1 if one does not check or two contradict."""
    known = read_known(chosen.data or data_directory())
    audits: list[Audited] = []
    unreadable: list[tuple[Path, str]] = []
    for file in chosen.files:
        try:
            log = log_at(file)
        except UsageError as error:
            unreadable.append((file, str(error)))
            continue
        replay = replay_of(log)
        compared = compare(audits[0].replay, replay) if audits else None
        audits.append(Audited(file, replay, report(log, replay, known), compared))
    if chosen.json:
        say(json.dumps(_documents(audits, unreadable), indent=2))
    else:
        for line in _lines(audits):
            say(line)
        for _, why in unreadable:
            complain(why)
    if unreadable:
        return 2
    fails = any(one.found.verdict is Verdict.FAILS for one in audits)
    return int(fails or any(one.compared.is_forked for one in audits if one.compared))


def log_at(path: Path) -> LogFile:
    """Read the log at *path*, or raise `UsageError` saying why it cannot be read."""
    try:
        return read_log(path)
    except FolderError as error:
        raise UsageError(trouble_words(error.trouble)) from None
    except NotALogError as error:
        why = trouble_words(error.trouble)
        raise UsageError(f"{path} is not a log of this program: {why}") from None


def _lines(audits: list[Audited]) -> Iterator[str]:
    for one in audits:
        yield f"{one.file}: {one.found.line}"
        yield from one.found.lines()
    for one in audits:
        if one.compared is not None:
            yield f"{audits[0].file}, {one.file}: {one.compared.said}"


def _documents(
    audits: list[Audited], unreadable: list[tuple[Path, str]]
) -> list[dict[str, object]]:
    documents: list[dict[str, object]] = []
    for one in audits:
        document = {"file": str(one.file), **one.found.plain()}
        if one.compared is not None:
            copies = one.compared.copies.name.lower()
            document["same_as_first"] = {"copies": copies, "step": one.compared.step}
        documents.append(document)
    documents += [{"file": str(file), "unreadable": why} for file, why in unreadable]
    return documents
