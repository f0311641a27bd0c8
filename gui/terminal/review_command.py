"""The `review` command: a game looked back at by bots, in words or for programs."""

import argparse
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from core.review.race_review import Each, Point
from gui.report.judged import judged, replay_of
from gui.report.kept_review import digest_of, keep_review, packed, read_review
from gui.report.key_history import own_seat
from gui.report.review import Review, Watch, reviews
from gui.report.review_text import ReviewText, Round, headline_words
from gui.report.review_words import told
from gui.report.verdict import no_game_error
from gui.terminal.audit_command import log_at
from gui.terminal.columns import in_columns
from gui.terminal.output import complain, document, say, watched
from gui.words.trouble_words import error_words
from gui.words.words import labelled, words
from net.driver.identity import data_directory
from net.driver.processes import shared_out
from net.driver.resources import let_others_go_first

_LEVELS = "▁▂▃▄▅▆▇█"
_CORES_MIN, _CORES_MAX = 2, 32
"""Fewer processes beside ours gain nothing; so many are enough for any game."""
_HERE = os.cpu_count() or 1
_CORES = max(min(_HERE, _CORES_MIN), _HERE - 1)
"""All but one; both of two, for who plays or looks goes first."""

Say = Callable[[str], None]


def shared(do: Callable[[Any], Any], things: Sequence[Any], cores: int = _CORES) -> Iterator[Any]:
    """Yield what *do* makes of each of *things*, worked out by so many *cores*."""
    if cores < _CORES_MIN:
        yield from map(do, things)
        return
    with shared_out(do, things, min(cores, _CORES_MAX)) as results:
        yield from results


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `review` to *command*."""
    command.add_argument("log", type=Path, metavar="LOG", help=words("the log of a game"))
    command.add_argument(
        "--json", action="store_true", help=words("one JSON document, for programs")
    )
    command.add_argument("--stream", action="store_true", help=argparse.SUPPRESS)  # the window's


def run(chosen: argparse.Namespace) -> int:
    """Review on the terminal, and return the exit code. Raises `UsageError`."""
    if chosen.stream:
        let_others_go_first()  # the window does
    return run_review(chosen, say, complain)


def run_review(chosen: argparse.Namespace, say: Say, complain: Say, share: Each = shared) -> int:
    """Review the log; return the code of its verdict: 1 if only a part of it was reviewed.

    What takes long is done by *share*. Raises `UsageError`.
    """
    log = log_at(chosen.log)
    replay = replay_of(log)
    table = replay.table
    if table is None:
        raise no_game_error(chosen.log, log, replay)
    outcome = judged(log, replay)
    digest = digest_of(chosen.log.read_bytes())
    kept = read_review(chosen.log, digest, table)
    watch = _streamed(say) if chosen.stream else watched
    found = Review()
    for found in reviews(table, watch, share) if kept is None else (kept,):
        if chosen.stream:
            say(json.dumps({"review": packed(found, digest).hex()}))
    if kept is None:
        _keep(chosen.log, digest, found, complain)
    own = own_seat(chosen.log, table.genesis, data_directory())
    in_words = told(found, table, own, doubt=outcome.why)
    if chosen.json:
        steps = {"checks": not outcome.code, "steps": len(table.completed)}
        say(document({**steps, **found.plain(table), "told": in_words.plain()}))
    elif not chosen.stream:
        for line in _lines(found, in_words):
            say(line)
    return outcome.code


def _lines(found: Review, told: ReviewText) -> Iterator[str]:
    turned = [f"  {line.said}" for line in told.turnings]
    blocks = (
        [told.part],
        [told.by],
        [words("What turned the race"), *turned] if turned else [],
        [headline_words(one) for one in told.headlines],
        [told.legend, *(f"  {row.line.said}" for _, rows in told.hours for row in rows)],
        [words("Points in sight"), *_sight_lines(told)] if told.sights else [],
        *(_round_lines(one) for one in told.rounds),
        [told.moves],
        curve_lines(found.points, told.names) if found.points else [],
    )
    for block in blocks:
        if any(lines := list(block)):
            yield from lines
            yield ""


def _sight_lines(told: ReviewText) -> Iterator[str]:
    """Yield the points in sight after every hour as a table."""
    rows = [(name, *said) for name, said in told.sights]
    yield from (f"  {line}" for line in in_columns(rows, None))


def _round_lines(one: Round) -> Iterator[str]:
    """Yield the name of a round, what is said of it, and its bids as a table."""
    yield labelled(one.name, one.line.said)
    rows = [(words("player"), words("bid"), *one.faces)]
    for row in one.rows:
        cells = (f"{cell.known} ({cell.habits})" if cell else "" for cell in row.cells)
        rows.append((row.name, row.face, *cells))
    if one.ghost:
        rows.append((words("the ghost"), one.ghost))
    yield from (f"  {line}" for line in in_columns(rows, None))
    yield from (f"  {move.said}" for move in one.moves)


def curve_lines(points: Sequence[Point], names: Sequence[str]) -> Iterator[str]:
    """Yield the chances of each player as a row of bars, then in numbers."""
    wide = max(map(len, names))
    for seat, name in enumerate(names):
        bars = "".join(_LEVELS[min(7, int(8 * p.counts.share(seat)))] for p in points)
        yield f"  {name:<{wide}}  {bars}"
    lasts = {point.round: point for point in points}
    yield ""
    for number, point in lasts.items():
        shares = "   ".join(
            f"{name} {round(100 * point.counts.share(seat))} %" for seat, name in enumerate(names)
        )
        yield "  " + words("after round {round}: {shares}", round=number, shares=shares)


def _keep(log: Path, digest: bytes, found: Review, complain: Say) -> None:
    """Keep what was *found* beside the *log*, or say why not."""
    try:
        keep_review(log, digest, found)
    except OSError as error:
        reason = error_words(error)
        complain(words("the review was not kept beside the log: {reason}", reason=reason))


def _streamed(say: Say) -> Watch:
    """Return what tells the window how far we are, a line a result."""

    def watch(results: Iterable[Any], _said: str, total: int) -> Iterator[Any]:
        say(json.dumps({"done": 0, "of": total}))
        for done, result in enumerate(results, start=1):
            say(json.dumps({"done": done, "of": total}))
            yield result

    return watch
