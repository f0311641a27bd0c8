"""How fast Worm Up! decides, as ratios within one run.

Law: the measured work is exact. Masks are compared with brute force before they are timed, and a
random race consists of placements that were all tested.
"""

import random
from functools import cache

import chess

from bench.rows import Goal, Row, in_turns, ratios
from core.wormup.arcs import ring
from core.wormup.course import start_course
from core.wormup.legality import Obstacles, ground_near, ground_of
from core.wormup.profiles import GRYPHON_2010, Side
from core.wormup.worm import TABLE_H, TABLE_W, TOUCH, D, R, Vec, Worm, start_worm

_SEATS = 5
_NUMBERS = (4, 5, 6, 7)
_MOVES_MAX = 100
_TRIES = 3
_PLIES_MAX = 80


def rows(count: int = 600, races: int = 10, rounds: int = 5) -> list[Row]:
    """Measure everything on *count* positions and on *races*, each for *rounds* rounds."""
    return [*mask_rows(count, rounds), *rollout_rows(races, rounds)]


def mask_rows(count: int, rounds: int) -> list[Row]:
    """Compare the mask of all legal spots with testing one spot, and with brute force."""
    table = positions(count, seed=1)
    rng = random.Random(2)  # noqa: S311  # no secret
    points = ring().points
    spots = []
    for _, worm in table:
        v = rng.choice(points)
        spots.append(Vec(worm.head.x + v.x, worm.head.y + v.y))
    few = table[:: count // 20]

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
    one_took, mask_took, brute_took = in_turns(rounds, one, mask, brute)
    return [
        Row("mask of all spots / one spot tested", ratios(mask_took, one_took), Goal.AT_MOST, 6),
        Row(
            "near-only brute force / mask of all spots",
            ratios(brute_took, mask_took, len(table) / len(few)),
            Goal.AT_LEAST,
            60,
        ),
    ]


def rollout_rows(count: int, rounds: int) -> list[Row]:
    """Compare random races with python-chess playing games from their notation."""
    games = chess_games(seed=3, count=count)
    plies = sum(len(game) for game in games)
    placed = sum(rollout(seed) for seed in range(count))

    def races() -> None:
        for seed in range(count):
            rollout(seed)

    def chess_moves() -> None:
        for game in games:
            board = chess.Board()
            for san in game:
                board.push_san(san)

    races_took, chess_took = in_turns(rounds, races, chess_moves)
    faster = ratios(chess_took, races_took, placed / plies)
    return [Row("placements / python-chess push_san, per second", faster, Goal.AT_LEAST, 1.5)]


def positions(count: int, seed: int) -> list[tuple[Obstacles, Worm]]:
    """Return worms from random races, each as it lies before a placement."""
    found: list[tuple[Obstacles, Worm]] = []
    while len(found) < count:
        rollout(seed, found)
        seed += 1
    return random.Random(seed).sample(found, count)  # noqa: S311


def rollout(seed: int, seen: list[tuple[Obstacles, Worm]] | None = None) -> int:
    """Play a random race of five: try the wanted direction, arcs only if it is taken.

    Return how many segments were placed; *seen* collects a position of each move.
    """
    rng = random.Random(seed)  # noqa: S311
    course = start_course(GRYPHON_2010.course)
    worms = [start_worm(lane, _SEATS) for lane in range(_SEATS)]
    ahead = _ahead()
    placed = 0
    for move in range(_MOVES_MAX * _SEATS):
        seat, number = move % _SEATS, rng.choice(_NUMBERS)
        worm = worms[seat]
        if seen is not None:
            seen.append((ground_of(tuple(worms), seat, course), worm))
        ground = ground_near(worms, seat, course, worm.head, TOUCH * number)
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
    ground: Obstacles, worm: Worm, ahead: tuple[Vec, ...], rng: random.Random
) -> Vec | None:
    """Return a spot in a wanted direction, else the nearest free one; None if blocked."""
    x, y = worm.segments[0]
    dx, dy = wanted = ahead[int(rng.random() * len(ahead))]
    for _ in range(_TRIES):
        spot = Vec(x + dx, y + dy)
        if ground.is_free(spot, worm):
            return spot
        dx, dy = ahead[int(rng.random() * len(ahead))]
    return ground.nearest_spot(worm, wanted)


def brute_spots(ground: Obstacles, worm: Worm) -> tuple[Vec, ...]:
    """List the legal spots, tested one by one against only the obstacles in reach."""
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
    """Return random games of chess, in notation."""
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
