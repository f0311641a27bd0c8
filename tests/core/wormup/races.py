"""Random races played by draws from a seed: the same race on every machine and every Python."""

from collections.abc import Iterator
from functools import cache

from core.table.seeds import Draws
from core.wormup.arcs import RING_POINTS, ring
from core.wormup.course import Course
from core.wormup.moves import Move, Placement, Swing, Walk
from core.wormup.profiles import PROFILES, Face, Options, SwingWhen
from core.wormup.race import Race, Stage, start_race
from core.wormup.worm import SEGMENTS, Vec, Worm

TABLES = [
    (edition, seats)
    for edition, profile in PROFILES.items()
    for seats in range(profile.seats_min, profile.seats_max + 1)
]
"""Every edition with every number of seats."""

Deed = tuple[str, tuple[object, ...]]
"""The name of a method of Race and its arguments."""


def start(edition: str, seats: int, options: Options | None = None) -> Race:
    return start_race(PROFILES[edition], options or Options(), tuple(range(seats)))


def done(race: Race, deed: Deed) -> Race:
    name, arguments = deed
    after = getattr(race, name)(*arguments)
    assert isinstance(after, Race), (deed, after)
    return after


def played(race: Race, draws: Draws, wildness: int = 2) -> Iterator[tuple[Race, Deed, Race]]:
    """Play to the end; of 8 wishes for a direction *wildness* do not care where the finish is."""
    while race.stage is not Stage.OVER:
        deed = _deed(race, draws, wildness)
        after = done(race, deed)
        yield race, deed, after
        race = after


def random_bids(race: Race, draws: Draws) -> tuple[Face | None, ...]:
    bids: list[Face | None] = []
    for seat in range(len(race.worms)):
        faces = [face for face in race.profile.faces if not race.bid_refusal(seat, face)]
        bids.append(faces[draws.below(len(faces))] if faces and draws.below(16) else None)
    return tuple(bids)


def random_move(race: Race, seat: int, draws: Draws, wildness: int) -> Move:
    walk = race.walk(seat)
    assert isinstance(walk, Walk)
    walk, first = _swung(walk, draws) if draws.below(2) else (walk, None)
    walk, repose = _reposed(walk, draws)
    number = draws.below(walk.number + 1) if race.profile.may_stop else walk.number
    placements = []
    for _ in range(max(number, bool(repose))):
        wish = _wish(walk, draws, wildness)
        placement = _placement(walk, wish, turn=not draws.below(8))
        if placement is None or walk.won:
            break
        placements.append(placement)
        walk = _still(walk.place(placement))
    swing = first or (None if walk.won else _after_swing(walk, draws))
    return Move(tuple(placements), repose, swing)


def direction(draws: Draws) -> Vec:
    return ring().points[(draws.below(256) * 256 + draws.below(256)) % RING_POINTS]


@cache
def positions(count: int, wildness: int = 4) -> list[tuple[tuple[Worm, ...], int, Course]]:
    """Take worms about to move out of random races: (worms, seat, course)."""
    found: list[tuple[tuple[Worm, ...], int, Course]] = []
    number = 0
    while len(found) < count or number < len(TABLES):
        edition, seats = TABLES[number % len(TABLES)]
        for race, _, _ in played(start(edition, seats), draws_of(number), wildness):
            if race.stage is Stage.MOVE:
                found += [(race.worms, seat, race.course) for seat in range(seats)]
        number += 1
    step = len(found) // count
    return found[::step][:count]


def draws_of(number: int) -> Draws:
    return Draws(number.to_bytes(32, "big"))


def _deed(race: Race, draws: Draws, wildness: int) -> Deed:
    match race.stage:
        case Stage.BID:
            faces = race.profile.faces
            dice = [faces[draws.below(len(faces))] for _ in range(2 * race.has_ghost)]
            return "reveal", (random_bids(race, draws), tuple(dice))
        case Stage.DECLARE:
            numbers = race.free_numbers()
            return "declare", (race.actor(), numbers[draws.below(len(numbers))])
        case _:
            seat = race.actor()
            assert seat is not None
            return "move", (seat, random_move(race, seat, draws, wildness))


def _still(walk: object) -> Walk:
    assert isinstance(walk, Walk), walk
    return walk


def _wish(walk: Walk, draws: Draws, wildness: int) -> Vec:
    if draws.below(8) < wildness:
        return direction(draws)
    (ax, ay), (bx, by) = walk.ground.course.finish
    x, y = walk.worm.head
    return Vec((ax + bx) // 2 - x, (ay + by) // 2 - y)


def _placement(walk: Walk, wish: Vec, *, turn: bool) -> Placement | None:
    turned = walk.reverse()
    spot = walk.ground.nearest_spot(walk.worm, wish)
    if isinstance(turned, Walk) and (turn or spot is None):
        other = turned.ground.nearest_spot(turned.worm, wish)
        if other:
            return Placement(other, reverse=True)
    return spot and Placement(spot)


def _swung(walk: Walk, draws: Draws) -> tuple[Walk, Swing | None]:
    if walk.options.swing_when is SwingWhen.AFTER or not walk.has_x:
        return walk, None
    post = draws.below(2)
    to = walk.ground.course.swing_spot(post, direction(draws))
    after = walk.swung(Swing(post, to, first=True))
    return (after, after.swing) if isinstance(after, Walk) else (walk, None)


def _after_swing(walk: Walk, draws: Draws) -> Swing | None:
    post = draws.below(2)
    swing = Swing(post, walk.ground.course.swing_spot(post, direction(draws)))
    return swing if isinstance(walk.swung(swing), Walk) else None


def _reposed(walk: Walk, draws: Draws) -> tuple[Walk, tuple[Vec, ...]]:
    """Lay the worm anew in some direction, if that is possible and leaves the head free."""
    if not walk.options.repose or draws.below(2):
        return walk, ()
    step = direction(draws)
    spots = [walk.worm.tail]
    while len(spots) < SEGMENTS:
        spots.insert(0, Vec(spots[0].x + step.x, spots[0].y + step.y))
    after = walk.repose(spots[:-1])
    if isinstance(after, Walk) and not after.ground.is_blocked(after.worm):
        return after, tuple(spots[:-1])
    return walk, ()


def mirrored(worms: tuple[Worm, ...], course: Course) -> tuple[tuple[Worm, ...], Course]:
    """Reflect a table in its long middle; the posts swap names, so that the front stays front."""
    start_posts, finish = course.start, course.finish
    return tuple(Worm(tuple(map(_over, worm.segments))) for worm in worms), Course(
        (_over(start_posts[1]), _over(start_posts[0])), (_over(finish[1]), _over(finish[0]))
    )


def _over(spot: Vec) -> Vec:
    return Vec(spot.x, 20_000 - spot.y)


def brute_force(worms: tuple[Worm, ...], seat: int, course: Course) -> set[Vec]:
    """List the legal spots straight from W4.2 and W4.3: two loops, every body, no cleverness."""
    (hx, hy), *own, _ = worms[seat].segments
    others = [s for other, worm in enumerate(worms) if other != seat for s in worm.segments]
    bodies = [(s, 400) for s in own] + [(s, 401) for s in others]
    bodies += [(post, 350) for post in (*course.start, *course.finish)]
    near = [(x, y, least**2) for (x, y), least in bodies if abs(x - hx) + abs(y - hy) < 1500]
    found = set()
    for vx, vy in ring_by_hand():
        x, y = hx + vx, hy + vy
        if not (200 <= x <= 29_800 and 200 <= y <= 19_800):
            continue
        if all((x - ox) ** 2 + (y - oy) ** 2 >= least for ox, oy, least in near):
            found.add(Vec(x, y))
    return found


@cache
def ring_by_hand() -> tuple[tuple[int, int], ...]:
    span = range(-401, 402)
    return tuple((x, y) for x in span for y in span if 400**2 <= x * x + y * y < 401**2)
