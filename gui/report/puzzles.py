"""Puzzles in files: those that ship with the program, and whatever somebody sends."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from core.games import rules_for
from core.review.puzzle import SUFFIX, Flaw, Puzzle, cut, puzzle_of
from core.table.audit import AuditReason, Replay, playable
from core.table.log import LOG_BYTES_MAX, LogFile, LogReason, NotALogError, read
from core.table.rules import Refusal
from core.table.step import Completed
from gui.report.verdict import replay_of, report
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


def asked_at(path: Path) -> Asked | str:
    """Return the puzzle in the file at *path*, or a sentence that says why there is none."""
    try:
        log = read(read_file(path, LOG_BYTES_MAX))
    except OSError as error:
        cause = trouble_words(why(error))
        return words("{path} cannot be read: {why}", path=path.name, why=cause)
    except NotALogError:
        return words("{file} is no puzzle, or it is damaged: ask for it once more.", file=path.name)
    replay = replay_of(log)
    if _is_newer(log, replay):
        return words(
            "{file} was made by a newer version of this program: get that one to play it.",
            file=path.name,
        )
    if replay.table is None or report(log, replay).broken is not None:
        return words(
            "{file} is damaged, or somebody has changed it: ask for it once more.", file=path.name
        )
    steps = replay.table.completed
    puzzle = puzzle_of(steps)
    return flaw_words(path, puzzle) if isinstance(puzzle, Flaw) else Asked(puzzle, steps)


def _is_newer(log: LogFile, replay: Replay) -> bool:
    """Return whether the form of *log*, or the rules of its game, are not ours."""
    if log.reason is not None and log.reason.reason is LogReason.OTHER_FORMAT:
        return True
    found = playable(replay.genesis, rules_for) if replay.genesis is not None else None
    rules = {AuditReason.UNKNOWN_RULES, AuditReason.OTHER_RULES}
    return isinstance(found, Refusal) and found.reason in rules


def puzzle_in(log: Path, step: int) -> bytes:
    """Return the file of the puzzle behind *step* of the game in *log*."""
    return cut(read(read_file(log, LOG_BYTES_MAX)).bodies, step)


def flaw_words(path: Path, flaw: Flaw) -> str:
    """Return why the file at *path* is no puzzle."""
    return words(_FLAWS[flaw], file=path.name)
