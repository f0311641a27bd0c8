"""The `review` command: a game looked back at by bots, in words or for programs."""

import hashlib
import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from core.table.log import Tail
from core.table.step import Completed
from core.table.table import Table
from gui.report.review import Review, found_again, lines, review
from gui.report.verdict import replay_of
from gui.terminal.audit import log_at
from gui.terminal.output import complain, say, watched
from gui.words.terms import UsageError
from gui.words.troubles import trouble_words
from gui.words.words import words
from net.driver.disk import put_over, read_file, why, write_new

KEPT = "review"
"""The file in a game's folder that holds its review."""
_KEPT_BYTES_MAX = 1 << 22


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `review` to *command*."""
    command.add_argument("log", type=Path, metavar="LOG", help="the log of a game")
    command.add_argument("--json", action="store_true", help="one JSON document, for programs")


def run(chosen: Namespace) -> int:
    """Review on the terminal, and return the exit code. Raises `UsageError`."""
    return run_review(chosen, say, complain)


def run_review(
    chosen: Namespace, say: Callable[[str], None], complain: Callable[[str], None]
) -> int:
    """Review the log; return 1 if it does not check, so that only a part was reviewed, else 0."""
    log = log_at(chosen.log)
    replay = replay_of(log)
    table = replay.table
    if table is None:
        raise UsageError(words("{path} holds no game that has begun", path=chosen.log))
    is_broken = bool(replay.findings) or log.tail is Tail.DAMAGED
    found = _found(chosen.log, table, complain)
    if chosen.json:
        last = len(table.completed)
        say(json.dumps({"checks": not is_broken, "steps": last, **found.plain(table)}, indent=2))
        return int(is_broken)
    if is_broken:
        said = words(
            "This log does not check; it is reviewed up to step {step}, the last one that does.",
            step=len(table.completed),
        )
        say(said)
    for line in lines(found, table):
        say(line)
    return int(is_broken)


def _found(path: Path, table: Table[Any], complain: Callable[[str], None]) -> Review:
    """Return the review that lies beside the log, or make it and keep it there."""
    digest = hashlib.sha256(path.read_bytes()).digest()
    beside = path.with_name(KEPT) if path.name == "log" else None
    if beside and (kept := _read(beside, digest)):
        return kept
    found = review(table, _watch)
    if beside:
        fresh = beside.with_name(f"{KEPT}.new")
        try:
            fresh.unlink(missing_ok=True)
            write_new(fresh, found.kept(digest))
            put_over(fresh, beside)
        except OSError as error:
            reason = trouble_words(why(error))
            complain(words("the review was not kept beside the log: {reason}", reason=reason))
    return found


def _read(beside: Path, digest: bytes) -> Review | None:
    try:
        return found_again(read_file(beside, _KEPT_BYTES_MAX), digest)
    except OSError:
        return None


def _watch(steps: Sequence[Completed[Any]], said: str) -> Iterable[Completed[Any]]:
    return watched(steps, said, len(steps))
