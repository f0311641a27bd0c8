"""How fast Worm Up! decides, as ratios within one run: ``python scripts/bench_wormup.py``.

Law: a row compares two things measured in turns in the same process, in CPU time, best of several;
seconds of this laptop appear nowhere. A goal is met if the ratio is at least (at most) as large.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import chess

from core.wormup.arcs import ring
from core.wormup.course import start_course
from core.wormup.legality import Ground, ground_of
from core.wormup.profiles import GRYPHON_2010, Side
from core.wormup.worm import TABLE_H, TABLE_W, TOUCH, D, R, Vec, Worm, start_worm

_SEATS = 5
_NUMBERS = (4, 5, 6, 7)
_POSITIONS = 600
_MOVES_MAX = 100
_ROUNDS = 5
_TRIES = 3
_PLIES_MAX = 80


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison: *ratio* is to be at most *goal*, or at least if *more* is better."""

    name: str
    ratio: float
    goal: float
    more: bool

    @property
    def is_met(self) -> bool:
        """Tell whether the goal is met."""
        return self.ratio >= self.goal if self.more else self.ratio <= self.goal

    def line(self) -> str:
        """Say it in one line.

        >>> Row("mask / one spot", 2.5, 4, more=False).line()
        'mask / one spot                                      2.50   goal <= 4      met'
        """
        goal = f"{'>=' if self.more else '<='} {self.goal:g}"
        return (
            f"{self.name:50} {self.ratio:6.2f}   goal {goal:8} {'met' if self.is_met else 'MISSED'}"
        )


def rows() -> list[Row]:
    """Measure everything."""
    return [*mask_rows(), *rollout_rows()]


def mask_rows() -> list[Row]:
    """Compare the mask of all legal spots with testing one spot, and with brute force."""
    table = positions(_POSITIONS, seed=1)
    rng = random.Random(2)  # noqa: S311  # no secret
    points = ring().points
    spots = []
    for _, worm in table:
        v = rng.choice(points)
        spots.append(Vec(worm.head.x + v.x, worm.head.y + v.y))
    few = table[:: _POSITIONS // 20]

    def one() -> None:
        for (ground, worm), spot in zip(table, spots, strict=True):
            ground.is_free(spot, worm)

    def mask() -> None:
        for ground, worm in table:
            ground.mask(worm)

    def brute() -> None:
        for ground, worm in few:
            brute_spots(ground, worm)

    assert all(brute_spots(ground, worm) == ground.spots(worm) for ground, worm in few)
    each_one, each_mask, each_brute = in_turns(
        (one, len(table)), (mask, len(table)), (brute, len(few))
    )
    return [
        Row("legal mask of 2,496 spots / one spot tested", each_mask / each_one, 4, more=False),
        Row("near-only brute force / legal mask", each_brute / each_mask, 60, more=True),
    ]


def rollout_rows() -> list[Row]:
    """Compare random races with python-chess playing games from their moves in writing."""
    games = chess_games(seed=3, count=10)
    plies = sum(len(game) for game in games)
    placed = sum(rollout(seed) for seed in range(10))

    def races() -> None:
        for seed in range(10):
            rollout(seed)

    def chess_moves() -> None:
        for game in games:
            board = chess.Board()
            for san in game:
                board.push_san(san)

    each_placement, each_ply = in_turns((races, placed), (chess_moves, plies))
    return [
        Row(
            "placements / python-chess push_san, a second",
            each_ply / each_placement,
            3.5,
            more=True,
        )
    ]


def positions(count: int, seed: int) -> list[tuple[Ground, Worm]]:
    """Take worms from random races as they stand before a placement."""
    found: list[tuple[Ground, Worm]] = []
    while len(found) < count:
        rollout(seed, found)
        seed += 1
    return random.Random(seed).sample(found, count)  # noqa: S311


def rollout(seed: int, seen: list[tuple[Ground, Worm]] | None = None) -> int:
    """Play a random race of five: try the wanted direction, arcs only if it is taken.

    Returns how many segments were placed; *seen* collects a position of each move.
    """
    rng = random.Random(seed)  # noqa: S311
    course = start_course(GRYPHON_2010.course)
    worms = [start_worm(lane, _SEATS) for lane in range(_SEATS)]
    ahead = _ahead()
    placed = 0
    for move in range(_MOVES_MAX * _SEATS):
        seat, number = move % _SEATS, rng.choice(_NUMBERS)
        worm = worms[seat]
        ground = ground_of(tuple(worms), seat, course)
        if seen is not None:
            seen.append((ground, worm))
        ground = ground.within(TOUCH * number, worm.head)
        for _ in range(number):
            spot = _random_spot(ground, worm, ahead, rng)
            if spot is None:  # G10-28
                worm = worm.turned()
                break
            worm = worm.advanced(spot)
            placed += 1
            if course.is_won_by(worm, Side.EITHER):
                return placed
        worms[seat] = worm
    return placed


@cache
def _ahead() -> tuple[Vec, ...]:
    """List the directions in the half plane of the finish line."""
    return tuple(v for v in ring().points if v.x > 0)


def _random_spot(
    ground: Ground, worm: Worm, ahead: tuple[Vec, ...], rng: random.Random
) -> Vec | None:
    """Try wanted directions, then ask for the nearest free spot; None if the head is blocked."""
    x, y = worm.segments[0]
    dx, dy = wanted = ahead[int(rng.random() * len(ahead))]
    for _ in range(_TRIES):
        spot = Vec(x + dx, y + dy)
        if ground.is_free(spot, worm):
            return spot
        dx, dy = ahead[int(rng.random() * len(ahead))]
    return ground.nearest_spot(worm, wanted)


def brute_spots(ground: Ground, worm: Worm) -> tuple[Vec, ...]:
    """List the legal spots one by one, with nothing but the obstacles in reach."""
    x, y = worm.head
    near = [
        (ox - x, oy - y, limit)
        for ox, oy, limit in (*((*s, D**2) for s in worm.segments[1:-1]), *ground.obstacles)
        if abs(ox - x) < 2 * TOUCH and abs(oy - y) < 2 * TOUCH
    ]
    free = []
    for vx, vy in ring().points:
        for ox, oy, limit in near:
            dx, dy = vx - ox, vy - oy
            if dx * dx + dy * dy < limit:
                break
        else:
            if R <= x + vx <= TABLE_W - R and R <= y + vy <= TABLE_H - R:
                free.append(Vec(x + vx, y + vy))
    return tuple(free)


def chess_games(seed: int, count: int) -> list[list[str]]:
    """Write down random games of chess."""
    rng = random.Random(seed)  # noqa: S311
    games = []
    for _ in range(count):
        board = chess.Board()
        game: list[str] = []
        while len(game) < _PLIES_MAX and not board.is_game_over():
            ply = rng.choice(list(board.legal_moves))
            game.append(board.san(ply))
            board.push(ply)
        games.append(game)
    return games


def in_turns(*jobs: tuple[Callable[[], None], int]) -> list[float]:
    """Time jobs in turns; the best CPU time of each, divided by its count of units."""
    best = [float("inf")] * len(jobs)
    for _ in range(_ROUNDS):
        for place, (job, units) in enumerate(jobs):
            began = time.process_time()
            job()
            best[place] = min(best[place], (time.process_time() - began) / units)
    return best


if __name__ == "__main__":
    print("\n".join(row.line() for row in rows()))
