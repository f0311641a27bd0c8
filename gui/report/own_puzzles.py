"""Puzzles from one's own games: kept in the data folder, each a copy of its log's beginning.

Law: it is a puzzle only if more was to be had than was found, or a win.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core.review.finds import gained
from core.review.puzzle import SUFFIX, Puzzle, cut, puzzle_of
from core.table.log import LOG_BYTES_MAX, read
from core.table.step import Completed
from gui.game_ui import known_ui
from gui.report.puzzles import ANSWERS, OWN, Answer, answers_in, packed_answers
from net.driver.disk import DiskError, make_directory, read_file, write_over

LEAST = 1.5
"""So many points more has the one best answer at least."""


def puzzle_kept(
    data: Path, log: Path, steps: Sequence[Completed[Any]], step: int, seat: int
) -> bool | None:
    """Keep the puzzle before *step* of the game in *log*, whose proved *steps* these are.

    Return whether there is one for *seat*; None if the disk does not take it.
    """
    before = steps[: step - 1]
    puzzle = puzzle_of(before, seat)
    if not isinstance(puzzle, Puzzle) or _was_found(steps[step - 1], puzzle):
        return False
    try:
        kept = cut(read(read_file(log, LOG_BYTES_MAX)).bodies, step - 1)
        folder = data / OWN
        make_directory(folder)
        one = Answer.of(kept, puzzle, before[-1].step.rules.rules_id, before[-1].outcome.state)
        answers = answers_in(folder) | {one.digest: one}
        write_over(folder / ANSWERS, packed_answers([*answers.values()]))
        write_over(folder / f"{one.digest.hex()[:16]}{SUFFIX}", kept)
    except (OSError, DiskError):
        return None
    return True


def _was_found(done: Completed[Any], puzzle: Puzzle) -> bool:
    """Return whether the one who played *done* has found what the *puzzle* asks for."""
    ui, after = known_ui(done.step.rules.rules_id), done.outcome.state
    if not ui.HAS_HOURS:
        return puzzle.seat in ui.winners(after)
    before: Any = done.step.state
    turn = before.turns[puzzle.seat]
    return gained(turn, after.turns[puzzle.seat]) >= puzzle.goal
