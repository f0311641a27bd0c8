"""Puzzles from one's own games: kept in the data folder, each a copy of its log's beginning.

Law: an hour is a puzzle only if more was to be had than was found, a race only before a win. No
moment lies there twice, whoever's copy of the game it is from.
"""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Any

from core.review.prospects import hours
from core.review.puzzle import SUFFIX, Puzzle, cut, is_left, puzzle_of
from core.table.log import LOG_BYTES_MAX, read
from core.table.step import Completed
from gui.game_ui import known_ui
from gui.report.puzzles import (
    ANSWERS,
    OWN,
    AskedPuzzle,
    PuzzleAnswer,
    answers_in,
    known_at,
    own_files,
    packed_answers,
)
from net.driver.disk import DiskError, make_directory, read_file, write_over

LEAST = 1.5
"""So many points more has the one best answer at least."""


class KeptPuzzle(Enum):
    """What came of the wish to keep a puzzle."""

    NEW = "new"
    KNOWN = "known"
    """It lies there already."""
    NONE = "none"
    """There is no puzzle."""
    BARRED = "barred"
    """The disk does not take it."""


def puzzle_kept(
    data: Path, log: Path, steps: Sequence[Completed[Any]], behind: Sequence[int], seat: int
) -> KeptPuzzle:
    """Keep the puzzle *behind* the first of these steps that is followed by one for *seat*.

    *steps* are those that are proved of the game in *log*. This takes up to two seconds a step.
    """
    for number in behind:
        has_hours = known_ui(steps[0].step.rules.rules_id).HAS_HOURS
        if has_hours and not any(asks_more(done, seat) for done in steps[number : number + 1]):
            continue
        puzzle = puzzle_of(steps[:number], seat)
        if isinstance(puzzle, Puzzle):
            return _keep(data, log, steps[number - 1], puzzle)
    return KeptPuzzle.NONE


def _keep(data: Path, log: Path, last: Completed[Any], puzzle: Puzzle) -> KeptPuzzle:
    folder, rules_id = data / OWN, last.step.rules.rules_id
    answers = answers_in(folder)
    known = [known_at(path, answers) for path in own_files(data)]
    if any(one and _moment(one) == (last.step.genesis.game, *puzzle[:2]) for one in known):
        return KeptPuzzle.KNOWN
    try:
        bodies = read(read_file(log, LOG_BYTES_MAX)).bodies
        kept = cut(bodies, puzzle.step, puzzle.seat if known_ui(rules_id).HAS_HOURS else None)
        one = PuzzleAnswer.of(kept, puzzle, rules_id, last.outcome.state)
        make_directory(folder)
        write_over(folder / ANSWERS, packed_answers([*(answers | {one.digest: one}).values()]))
        write_over(folder / f"{one.digest.hex()[:16]}{SUFFIX}", kept)
    except (OSError, DiskError):
        return KeptPuzzle.BARRED
    return KeptPuzzle.NEW


def take_away(path: Path, digest: bytes) -> None:
    """Delete the puzzle in the file at *path*, and its answer. Raises OSError."""
    path.unlink(missing_ok=True)
    answers = answers_in(path.parent)
    if answers.pop(digest, None) is not None:
        write_over(path.parent / ANSWERS, packed_answers([*answers.values()]))


def _moment(asked: AskedPuzzle) -> tuple[bytes, int, int]:
    """Return which moment of which game it is, and for which seat."""
    return (asked.genesis.game, *asked.puzzle[:2])


def asks_more(done: Completed[Any], seat: int) -> bool:
    """Return whether *done* is an hour in which *seat* was there, and found less than there was.

    This takes up to a second.
    """
    if not hours([done]) or all(slot.seat != seat for slot in done.outcome.slots):
        return False
    before: Any = done.step.state
    return is_left(before.turns[seat], done.outcome.state.turns[seat])
