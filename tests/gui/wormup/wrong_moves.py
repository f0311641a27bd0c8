"""Moves that are legal in a puzzle and do not win, drawn by a seed."""

from collections.abc import Iterator
from random import Random

from core.bots.racer import relaid
from core.bots.swinger import seems_to_land, swings
from core.review.puzzle import solves
from core.wormup.actions import move_action
from core.wormup.moves import Move, Placement, Walk, walked
from gui.report.puzzles import AskedPuzzle

_DRAWN_MAX = 200
_ODDS = 0.25


def wrong_moves(asked: AskedPuzzle, count: int) -> list[Move]:
    """Return *count* wrong moves of the puzzle, each another one, always the same."""
    state, seat = asked.state, asked.puzzle.seat
    walk, found = state.race.walk(seat), dict[Move, None]()
    assert isinstance(walk, Walk)
    for move in _drawn(walk, Random(asked.digest)):
        is_legal = isinstance(walked(walk, move), Walk)
        if is_legal and not solves(state, asked.puzzle, move_action(move)):
            found[move] = None
        if len(found) == count:
            break
    return [*found]


def _drawn(walk: Walk, random: Random) -> Iterator[Move]:
    """Yield moves of every kind: turned, re-posed, swung, straight or bent."""
    for _ in range(_DRAWN_MAX):
        begun, move = walk, Move()
        if walk.options.repose and random.random() < _ODDS and (anew := relaid(walk)):
            begun, move = anew, Move(repose=anew.worm.segments[:-1])
        move = move._replace(placements=tuple(_spots(begun, random)))
        if walk.has_x and random.random() < 2 * _ODDS:
            course, worms = walk.ground.course, walk.ground.worms
            landing = [one for one in swings(course) if seems_to_land(course, one, worms)]
            move = move._replace(swing=random.choice(landing) if landing else None)
        yield move


def _spots(walk: Walk, random: Random) -> Iterator[Placement]:
    is_turned = random.random() < _ODDS and isinstance(walk.reverse(), Walk)
    way = random.randint(-99, 99), random.randint(-99, 99)
    while not walk.won and walk.placed < walk.number:
        turned = walk.reverse() if is_turned else walk
        assert isinstance(turned, Walk)
        spot = turned.ground.nearest_spot(turned.worm, way)
        if spot is None:
            return
        one = Placement(spot, is_turned)
        after = walk.place(one)
        if not isinstance(after, Walk):
            return
        yield one
        walk, is_turned = after, False
        way = way[0] + random.randint(-50, 50), way[1] + random.randint(-50, 50)
