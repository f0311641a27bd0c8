"""A puzzle: a race that ends where one seat has to move, and can win with that very move.

Law: a puzzle is the log of a race, cut off there. So every bid and move before it is in the file,
signed and checked like any other, and no position can be made up.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from core.bots import straight
from core.bots.mover import Mover
from core.bots.skills import HARD
from core.table.encoding import unpack
from core.table.log import MAGIC, record
from core.table.records import RecordKind
from core.table.step import Completed
from core.wormup.game import GameState
from core.wormup.moves import Move, Walk, walked
from core.wormup.race import Race, Stage

SUFFIX = ".puzzle"
"""How the name of a puzzle's file ends."""


class Flaw(Enum):
    """Why steps of a game are no puzzle."""

    NO_RACE = "no race"
    NO_MOVE = "nobody has to move"
    NO_WIN = "no win"


class Puzzle(NamedTuple):
    """Who has to move at the end of the steps, and a move that wins."""

    step: int
    """The last step of the log."""
    seat: int
    number: int
    win: Move
    is_plain: bool
    """Whether going straight to the line wins as well."""


def puzzle_of(steps: Sequence[Completed[Any]]) -> Puzzle | Flaw:
    """Return the puzzle at the end of *steps*, or what it lacks; this takes up to a second."""
    state = steps[-1].outcome.state if steps else None
    if not isinstance(state, GameState):
        return Flaw.NO_RACE
    race, seat = state.race, state.race.actor()
    if race.stage is not Stage.MOVE or seat is None:
        return Flaw.NO_MOVE
    wins = (one.move for one in Mover(race, seat, HARD).options() if one.walk.won)
    win = next(wins, None)
    if win is None:
        return Flaw.NO_WIN
    plain = _wins(race, seat, straight.move(race, seat))
    return Puzzle(steps[-1].step.number, seat, race.numbers[seat] or 0, win, plain)


def win_near(steps: Sequence[Completed[Any]], number: int) -> int:
    """Return the step before number *number* or that one if a puzzle is behind it; 0 if none is."""
    counts = (
        count for count in (number - 1, number) if isinstance(puzzle_of(steps[:count]), Puzzle)
    )
    return next(counts, 0)


def cut(bodies: Iterable[bytes], step: int) -> bytes:
    """Return the log of a game, whose records are *bodies*, up to the end of *step*."""
    kept = []
    for body in bodies:
        kept.append(record(body))
        match unpack(body):
            case (RecordKind.COMPLETED, int(number), *_) if number == step:
                break
    return MAGIC + b"".join(kept)


def _wins(race: Race, seat: int, move: Move) -> bool:
    walk = race.walk(seat)
    end = walked(walk, move) if isinstance(walk, Walk) else walk
    return isinstance(end, Walk) and end.won
