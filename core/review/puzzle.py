"""A puzzle: a game that ends where one seat has to choose, and can win, or find points, with that.

Law: a puzzle is the log of a game, cut off there; so no position is in it that play cannot bring
about. Its answer is a function of it: who asks again, on whatever laptop, hears the same.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import islice
from typing import Any, NamedTuple

from core.bots import straight
from core.bots.chance import Chance
from core.bots.cozy.gardener import GREEDY, hour_for
from core.bots.mover import Mover
from core.bots.skills import HARD
from core.bots.tries import ahead, drags, tries
from core.cozy.decisions import Decision, Done
from core.cozy.game import GameState as Sheets
from core.cozy.hour import Hour, drafted, played, read_hour
from core.cozy.turn import Turn
from core.review.finds import NEVER, finds, gained, most
from core.table.encoding import MalformedError, Value, unpack
from core.table.log import MAGIC, record
from core.table.messages import MessageKind, parse_message
from core.table.records import RecordKind, SignedRecord, parse_record
from core.table.step import Completed
from core.wormup.actions import move_action, read_move
from core.wormup.game import GameState
from core.wormup.moves import Move, Walk, walked
from core.wormup.race import Race, Stage

SUFFIX = ".puzzle"
"""How the name of a puzzle's file ends."""
KNOTS = 3
"""How hard the hardest is."""
POINTS_MIN = 2
"""Fewer points are found without looking."""
_SEEDS = (b"1", b"2", b"3")
_MOVES, _HOURS = (12, 60), (60, 300)
"""Who needs more tries needs two knots, or three."""


class PuzzleFlaw(Enum):
    """Why steps of a game are no puzzle."""

    NO_GAME = "no game"
    NO_MOVE = "nobody has to move"
    NO_WIN = "no win"
    NO_HOUR = "no hour is rolled"
    NO_POINTS = "hardly any points"


class Puzzle(NamedTuple):
    """Who has to choose at the end of the steps, and the best that can be done."""

    step: int
    """The last step of the log."""
    seat: int
    goal: int
    """In a race the number that moves, in an hour the points to be found."""
    action: tuple[Value, ...]
    """A move that wins, an hour that finds the points."""
    knots: int
    """How hard it is: 1 to `KNOTS`."""


def puzzle_of(steps: Sequence[Completed[Any]], seat: int = 0) -> Puzzle | PuzzleFlaw:
    """Return the puzzle at the end of *steps*, or what it lacks; see `puzzle_at`."""
    if not steps:
        return PuzzleFlaw.NO_GAME
    return puzzle_at(steps[-1].step.number, steps[-1].outcome.state, seat)


def puzzle_at(step: int, state: Any, seat: int = 0) -> Puzzle | PuzzleFlaw:  # noqa: ANN401  # any game's
    """Return the puzzle in *state*, behind *step*, or what it lacks; this takes up to two seconds.

    In a race it is that of the seat that has to move, in an hour that of *seat*.
    """
    match state:
        case GameState():
            return _win(step, state.race)
        case Sheets() if state.is_rolled and not state.is_over:
            return _points(step, seat, state.turns[seat])
        case Sheets():
            return PuzzleFlaw.NO_HOUR
        case _:
            return PuzzleFlaw.NO_GAME


def _win(step: int, race: Race) -> Puzzle | PuzzleFlaw:
    seat = race.actor()
    if race.stage is not Stage.MOVE or seat is None:
        return PuzzleFlaw.NO_MOVE
    win = winning(race, seat)
    if win is None:
        return PuzzleFlaw.NO_WIN
    needed = sorted(tries(race, seat, seed) for seed in _SEEDS)[1]
    return Puzzle(step, seat, race.numbers[seat] or 0, move_action(win), _knots(needed, _MOVES))


def _points(step: int, seat: int, turn: Turn) -> Puzzle | PuzzleFlaw:
    best = most(turn)
    if best.points < POINTS_MIN:
        return PuzzleFlaw.NO_POINTS
    reached = sorted(
        next((one.tries for one in finds(turn, seed) if one.points >= best.points), NEVER)
        for seed in _SEEDS
    )
    action = drafted(turn, best.decisions).action()
    return Puzzle(step, seat, best.points, action, _knots(reached[1], _HOURS))


def is_left(before: Turn, after: Turn) -> bool:
    """Return whether more points are asked of the hour *before* than it has found, *after* it.

    This takes up to a second.
    """
    least = max(POINTS_MIN, gained(before, after) + 1)
    return any(one.points >= least for one in finds(before))


def winning(race: Race, seat: int) -> Move | None:
    """Return a move of *seat* that wins, if one is found."""
    options = Mover(race, seat, HARD).options()
    return next((one.move for one in options if one.walk.won), None)


class Reply(NamedTuple):
    """A move by which another seat would win in the same round."""

    seat: int
    move: Move


def reply_to(race: Race) -> Reply | None:
    """Return how one of those who still move in this round would win; None if nobody could."""
    if race.stage is not Stage.MOVE:
        return None
    for at, seat in enumerate(race.queue):
        if move := winning(race._replace(queue=race.queue[at:]), seat):
            return Reply(seat, move)
    return None


def is_plain(state: Any, puzzle: Puzzle) -> bool:  # noqa: ANN401  # each game's own
    """Return whether going straight, or the first legal thing at each choice, solves *puzzle*."""
    seat = puzzle.seat
    if isinstance(state, GameState):
        race = state.race
        moves = straight.move(race, seat), ahead(race, seat), *drags(race, seat)
        return any(solves(state, puzzle, move_action(move)) for move in moves)
    turn = state.turns[seat]
    hour = drafted(turn, ())
    while not hour.is_over:
        after = hour.decide(hour.legal()[0])
        assert isinstance(after, Hour), "it is legal"
        hour = after
    eager = hour_for(turn, GREEDY, Chance(b"eager"))
    return any(solves(state, puzzle, one.action()) for one in (hour, drafted(turn, eager)))


def solves(state: Any, puzzle: Puzzle, action: tuple[Value, ...]) -> bool:  # noqa: ANN401
    """Return whether *action* is legal and solves *puzzle*, by the rules of its game."""
    if isinstance(state, GameState):
        move, walk = read_move(action), state.race.walk(puzzle.seat)
        end = walked(walk, move) if move and isinstance(walk, Walk) else None
        return isinstance(end, Walk) and end.won
    turn, read = state.turns[puzzle.seat], read_hour(action)
    after = played(turn, read[1]) if read else None
    return isinstance(after, Turn) and gained(turn, after) >= puzzle.goal


def decisions_of(puzzle: Puzzle) -> list[Decision]:
    """Return the decisions of the hour that finds the points."""
    read = read_hour(puzzle.action)
    return [one for one in read[1] if one is not None] if read else []


def lacking(goal: int, hour: Hour) -> int | None:
    """Return how many points to the *goal* are not found if nothing more is done in *hour*.

    None if it cannot end here.
    """
    now = hour
    while not now.is_over:
        after = now.decide(Done())
        if not isinstance(after, Hour):
            return None
        now = after
    return max(0, goal - max(0, gained(hour.start, now.turn)))


def cut(bodies: Iterable[bytes], step: int, seat: int | None = None) -> bytes:
    """Return the log of a game, whose records are *bodies*, up to the end of *step*.

    With *seat* it ends with what that one did then: so a reader knows whose hour it is.
    """
    kept, rest = [], iter(bodies)
    for body in rest:
        kept.append(record(body))
        match unpack(body):
            case (RecordKind.COMPLETED, int(number), *_) if number == step:
                break
    last = (record(body) for body in rest if seat is not None and _actor(body) == seat)
    return MAGIC + b"".join([*kept, *islice(last, 1)])


def asker(bodies: Sequence[bytes]) -> int:
    """Return the seat whose hour is asked in a puzzle of these records: who acts at its end."""
    return (_actor(bodies[-1]) if bodies else None) or 0


def _actor(body: bytes) -> int | None:
    """Return the seat whose act is in the record *body*, if one is."""
    found = parse_record(body)
    if not isinstance(found, SignedRecord):
        return None
    try:
        message = parse_message(found.wire)
    except MalformedError:  # the yes to a genesis
        return None
    return message.seat if message.kind is MessageKind.ACT else None


def _knots(needed: int, limits: tuple[int, int]) -> int:
    """Return how hard it is what *needed* so many tries."""
    return 1 + sum(needed > limit for limit in limits)
