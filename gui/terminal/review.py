"""The `review` command: a game looked back at by bots, in words or for programs."""

import argparse
import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from core.table.log import Tail
from core.table.table import Table
from gui.report.review import (
    Review,
    Watch,
    can_be_told,
    curve_lines,
    found_again,
    reviews,
    sections,
)
from gui.report.verdict import no_game_words, replay_of
from gui.terminal.audit import log_at
from gui.terminal.columns import in_columns
from gui.terminal.output import complain, say, watched
from gui.words.player_names import names_of
from gui.words.terms import UsageError
from gui.words.troubles import trouble_words
from gui.words.words import words
from net.driver.disk import read_file, why, write_over
from net.driver.processes import shared_out

KEPT = "review"
"""The file in a game's folder that holds its review."""
_KEPT_BYTES_MAX = 1 << 22
_CORES_MIN, _CORES_MAX = 2, 32
"""Fewer processes beside ours gain nothing; so many are enough for any game."""

Say = Callable[[str], None]


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `review` to *command*."""
    command.add_argument("log", type=Path, metavar="LOG", help=words("the log of a game"))
    command.add_argument(
        "--json", action="store_true", help=words("one JSON document, for programs")
    )
    command.add_argument("--stream", action="store_true", help=argparse.SUPPRESS)  # the window's


def run(chosen: argparse.Namespace) -> int:
    """Review on the terminal, and return the exit code. Raises `UsageError`."""
    return run_review(chosen, say, complain)


def run_review(chosen: argparse.Namespace, say: Say, complain: Say) -> int:
    """Review the log; return 1 if it does not check, so that only a part was reviewed, else 0."""
    log = log_at(chosen.log)
    replay = replay_of(log)
    table = replay.table
    if table is None:
        raise UsageError(no_game_words(chosen.log, log, replay))
    is_broken = bool(replay.findings) or log.tail is Tail.DAMAGED
    digest = hashlib.sha256(chosen.log.read_bytes()).digest()
    kept = _kept(chosen.log, digest, table)
    watch = _streamed(say) if chosen.stream else watched
    found = Review()
    for found in reviews(table, watch, shared) if kept is None else (kept,):
        if chosen.stream:
            say(json.dumps({"review": found.kept(digest).hex()}))
    if kept is None:
        _keep(chosen.log, found.kept(digest), complain)
    if chosen.json:
        last = len(table.completed)
        say(json.dumps({"checks": not is_broken, "steps": last, **found.plain(table)}, indent=2))
    elif not chosen.stream:
        for line in _lines(found, table, is_broken=is_broken):
            say(line)
    return int(is_broken)


def _lines(found: Review, table: Table[Any], *, is_broken: bool) -> Iterator[str]:
    if is_broken:
        yield words(
            "This log does not check; it is reviewed up to step {step}, the last one that does.",
            step=len(table.completed),
        )
    for part in sections(found, table):
        yield part.heading
        yield from (f"  {line.said}" for line in part.lines)
        yield from (f"  {row}" for row in (in_columns(part.rows, None) if part.rows else ()))
        yield ""
    if found.points:
        yield from curve_lines(found.points, names_of(table.genesis))


def _kept(path: Path, digest: bytes, table: Table[Any]) -> Review | None:
    """Return the review of *table* that lies beside the log at *path*, if it is of this log."""
    if path.name != "log":
        return None
    with contextlib.suppress(OSError):  # there is none yet
        found = found_again(read_file(path.with_name(KEPT), _KEPT_BYTES_MAX), digest)
        return found if found is not None and can_be_told(found, table) else None
    return None


def _keep(path: Path, data: bytes, complain: Say) -> None:
    """Keep *data* in the folder of the game whose log is at *path*."""
    if path.name != "log":
        return
    try:
        write_over(path.with_name(KEPT), data)
    except OSError as error:
        reason = trouble_words(why(error))
        complain(words("the review was not kept beside the log: {reason}", reason=reason))


def shared(
    do: Callable[[Any], Any], things: Sequence[Any], cores: int = (os.cpu_count() or 1) - 1
) -> Iterator[Any]:
    """Yield what *do* makes of each of *things*, worked out by all *cores* but one."""
    if cores < _CORES_MIN:
        yield from map(do, things)
        return
    with shared_out(do, things, min(cores, _CORES_MAX)) as results:
        yield from results


def _streamed(say: Say) -> Watch:
    """Return what tells the window how far we are, a line a result."""

    def watch(results: Iterable[Any], _said: str, total: int) -> Iterator[Any]:
        say(json.dumps({"done": 0, "of": total}))
        for done, result in enumerate(results, start=1):
            say(json.dumps({"done": done, "of": total}))
            yield result

    return watch
