"""Tables laid by hand, for tests of one rule at a time."""

from core.wormup.moves import Move, Placement
from core.wormup.profiles import PROFILES, Face, Options
from core.wormup.race import Race, Stage, put, start_race
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import SEGMENTS, Vec, Worm

X, THREE, FOUR, FIVE, SIX, SEVEN = (
    Face.X, Face.THREE, Face.FOUR, Face.FIVE, Face.SIX, Face.SEVEN,
)  # fmt: skip
CURLED = Worm(
    (
        Vec(2215, 200),
        Vec(1815, 200),
        Vec(1418, 251),
        Vec(1654, 575),
        Vec(2054, 575),
        Vec(2451, 523),
        Vec(2297, 893),
    )
)
"""Blocked by itself and the edge below it; its tail is free."""
EDGY = Worm(
    (
        Vec(200, 9501),
        Vec(200, 9101),
        Vec(352, 8730),
        Vec(597, 9047),
        Vec(597, 9447),
        Vec(597, 9847),
        Vec(200, 9901),
    )
)
"""Free at one spot only, the place of its own tail."""


def straight(x: int, y: int, step: tuple[int, int] = (-400, 0)) -> Worm:
    """Lay a worm in a line, its head at (x, y) and each segment a *step* behind the last."""
    return Worm(tuple(Vec(x + step[0] * j, y + step[1] * j) for j in range(SEGMENTS)))


def moving(
    edition: str,
    worm: Worm,
    *others: Worm,
    number: int = 4,
    x: bool = False,
    options: Options | None = None,
) -> Race:
    """Let seat 0, whose worm is *worm*, be about to move by *number*, and nobody after it.

    Seats without a worm among *others* have theirs far away.
    """
    profile = PROFILES[edition]
    seats = max(profile.seats_min, 3)
    away = [straight(3000, 17_000 + 800 * seat) for seat in range(1 + len(others), seats)]
    race = start_race(profile, options or Options(), tuple(range(seats)))
    face = Face.X if x else next((f for f in profile.faces if f.number == number), None)
    return race._replace(
        worms=(worm, *others, *away),
        stage=Stage.MOVE,
        queue=(0,),
        bids=put(race.bids, 0, face),
        numbers=put(race.numbers, 0, number),
        x_seat=0 if x else None,
    )


def with_finish(race: Race, first: tuple[int, int], second: tuple[int, int]) -> Race:
    """Put the finish posts elsewhere."""
    return race._replace(course=race.course._replace(finish=(Vec(*first), Vec(*second))))


def reason(outcome: object) -> WormUpReason:
    assert isinstance(outcome, WormUpRefusal), outcome
    return outcome.reason


def good(outcome: object) -> Race:
    assert isinstance(outcome, Race), outcome
    return outcome


def advanced(race: Race) -> Race:
    """Make the move that is to be made: straight on, as far as it goes."""
    seat = race.queue[0]
    placements, worm = [], race.worms[seat]
    for _ in range(race.numbers[seat] or 0):
        spot = Vec(worm.head.x + 400, worm.head.y)
        worm = worm.advanced(spot)
        placements.append(Placement(spot))
    return good(race.move(seat, Move(tuple(placements))))
