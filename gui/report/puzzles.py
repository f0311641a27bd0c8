"""Puzzles in files: those that ship with the program, and whatever somebody sends."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from core.review.puzzle import SUFFIX, Flaw, Puzzle, cut, puzzle_of
from core.table.log import LOG_BYTES_MAX, NotALogError, read
from core.table.step import Completed
from gui.report.judged import Verdict, judged
from gui.report.verdict import replay_of
from gui.words.no_log import packed_words
from gui.words.terms import UsageError
from gui.words.troubles import trouble_words
from gui.words.words import marked, words
from net.driver.disk import read_file, why

FOLDER = Path(__file__).parents[1] / "puzzles"
_FLAWS = {
    Flaw.NO_RACE: marked("{file} is no puzzle: no race is in it."),
    Flaw.NO_MOVE: marked("{file} is no puzzle: it does not end where somebody has to move."),
    Flaw.NO_WIN: marked("{file} is no puzzle: no winning move was found."),
}


class Asked(NamedTuple):
    """A puzzle, and the steps that lead to it."""

    puzzle: Puzzle
    steps: Sequence[Completed[Any]]


def shipped() -> list[Path]:
    """List the files of the puzzles that ship with the program, the easy ones first."""
    return sorted(FOLDER.glob(f"*{SUFFIX}"))


def asked_at(path: Path) -> Asked | UsageError:
    """Return the puzzle in the file at *path*, or why there is none."""
    try:
        log = read(read_file(path, LOG_BYTES_MAX))
    except OSError as error:
        cause = trouble_words(why(error))
        return UsageError(words("{path} cannot be read: {why}", path=path.name, why=cause))
    except NotALogError as error:
        said = words("{file} is no puzzle, or it is damaged: ask for it once more.", file=path.name)
        return UsageError(packed_words(path.name, error) or said)
    replay = replay_of(log)
    outcome = judged(log, replay)
    if outcome.verdict is Verdict.NEWER:
        return UsageError(words("{file}: {what}", file=path.name, what=outcome.why), outcome.code)
    if replay.table is None or outcome.verdict is Verdict.FAILS:
        said = words(
            "{file} is damaged, or somebody has changed it: ask for it once more.", file=path.name
        )
        return UsageError(said)
    steps = replay.table.completed
    puzzle = puzzle_of(steps)
    if isinstance(puzzle, Flaw):
        return UsageError(flaw_words(path, puzzle))
    return Asked(puzzle, steps)


def puzzle_in(log: Path, step: int) -> bytes:
    """Return the file of the puzzle behind *step* of the game in *log*."""
    return cut(read(read_file(log, LOG_BYTES_MAX)).bodies, step)


def flaw_words(path: Path, flaw: Flaw) -> str:
    """Return why the file at *path* is no puzzle."""
    return words(_FLAWS[flaw], file=path.name)
