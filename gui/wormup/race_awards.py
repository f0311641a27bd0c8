"""Awards of a race, from its completed steps.

Law: it states no rule; what a worm could not lay is asked of the rules core.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from core.table.step import Completed
from core.wormup.actions import DECLARE, MOVE, read_move
from core.wormup.legality import Obstacles, ground_of
from core.wormup.race import Race, Result, Stage
from core.wormup.worm import Worm
from gui.words.award import Award, AwardKind, best_of
from gui.words.table_words import listed
from gui.words.words import counted, words
from gui.wormup.move.measure import touch_mm
from gui.wormup.race_facts import die, millimetres, places, swung_away

PHOTO_MM = 12
_PHOTO_LEAST = 4
"""The rim of the second is less than 8 mm away: 12 mm less the gap are 4 or more."""
_ROUNDS_LEAST = 5
_COMMON = 1.0
"""The merit of what somebody has done in most races: it is given where nothing rarer is."""


class _Kept(NamedTuple):
    """A step: the races before and after it, and what the seats did in it."""

    before: Race
    after: Race
    actions: dict[int, tuple[Any, ...]]
    places: tuple[int, ...]
    """The place of each seat before it."""


def awards(names: Sequence[str], steps: Sequence[Completed[Any]]) -> list[Award]:
    """Return the awards of a race that is over: of each kind one or none."""
    kept = [
        _Kept(
            done.step.state.race,
            done.outcome.state.race,
            {slot.seat: slot.action for slot in done.outcome.slots if slot.action},
            places(done.step.state),
        )
        for done in steps
        if done.step.state is not None
    ]
    if not kept or kept[-1].after.stage is not Stage.OVER:
        return []
    now = places(steps[-1].outcome.state)
    finders = (_bids, _photo, _thief, _roadblock, _leap, _namer, _swinger, _leader, _tireless)
    return [*_comeback(names, kept, now), *(one for find in finders for one in find(names, kept))]


def _bids(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Who bumped most, who mostly bid alone, who never bumped."""
    bids, bumps = Counter[int](), Counter[int]()
    partners: dict[int, Counter[int]] = {}
    for one in kept:
        faces = {seat: face for seat, action in one.actions.items() if (face := die(action))}
        for seat, face in faces.items():
            others = [each for each, its in faces.items() if each != seat and its == face]
            bids[seat] += 1
            bumps[seat] += bool(others)
            partners.setdefault(seat, Counter()).update(others)
    if best := best_of(bumps, 3):
        seat = best[0]
        line = counted(
            bumps[seat], "{name}, {count} time", "{name}, {count} times", name=names[seat]
        )
        if mate := best_of(partners[seat], 2):
            with_mate = partners[seat][mate[0]]
            line = counted(
                with_mate,
                "{line}, once with {other}",
                "{line}, {count} of them with {other}",
                line=line,
                other=names[mate[0]],
            )
        yield Award(AwardKind.BUMPED, *best, line)
    if kept[0].before.has_ghost:
        return  # it bumps too
    alone = {
        seat: (count - bumps[seat]) / count
        for seat, count in bids.items()
        if count >= _ROUNDS_LEAST and bumps[seat]
    }
    if best := best_of(alone, 0.6):
        seat = best[0]
        count, free = bids[seat], bids[seat] - bumps[seat]
        line = counted(
            count,
            "{name}, {free} of {count} bid alone",
            "{name}, {free} of {count} bids alone",
            name=names[seat],
            free=free,
        )
        yield Award(AwardKind.OWN_WAY, *best, line)
    untouched = {seat: float(count) for seat, count in bids.items() if not bumps[seat]}
    if len(untouched) == 1 and (best := best_of(untouched, _ROUNDS_LEAST)):
        seat = best[0]
        line = counted(
            bids[seat],
            "{name}, {count} bid and no bump",
            "{name}, {count} bids and no bump",
            name=names[seat],
        )
        yield Award(AwardKind.UNTOUCHED, *best, line)


def _photo(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Who won by a few millimetres."""
    race = kept[-1].after
    if race.result is not Result.FINISH or race.winner is None:
        return
    gaps = {
        seat: touch_mm(race.course, race.worms[seat].head)
        for seat in range(len(names))
        if seat != race.winner and race.active[seat]
    }
    nearest = min(gaps, key=gaps.__getitem__, default=None)
    if nearest is not None and (merit := (PHOTO_MM - gaps[nearest]) / _PHOTO_LEAST) >= 1:
        line = words(
            "{name}, {mm} mm before {other}",
            name=names[race.winner], mm=max(1, round(gaps[nearest])), other=names[nearest],
        )  # fmt: skip
        yield Award(AwardKind.PHOTO, race.winner, merit, line)


def _thief(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Whose swings took the thread furthest away from those who were in front."""
    cost: dict[int, Counter[int]] = {}
    for seat, move, one in _moves(kept):
        if move.swing is None:
            continue
        if (found := swung_away(one.before, one.after, seat)) is not None:
            front, lost = found
            cost.setdefault(seat, Counter())[front] += lost
    if best := best_of({seat: float(of.total()) for seat, of in cost.items()}, 60):
        victim = max(cost[best[0]], key=cost[best[0]].__getitem__)
        line = words("{name} swung it away from {other}", name=names[best[0]], other=names[victim])
        yield Award(AwardKind.THIEF, *best, line)


def _comeback(names: Sequence[str], kept: Sequence[_Kept], now: tuple[int, ...]) -> Iterator[Award]:
    """Who gained places since half-time, by the places that they have *now*."""
    last = kept[-1].after
    was = next(one.places for one in kept if one.before.round > last.round // 2)
    gained = {seat: float(was[seat] - now[seat]) for seat, on in enumerate(last.active) if on}
    if last.round >= _ROUNDS_LEAST and (best := best_of(gained, 2)):
        seat = best[0]
        line = words(
            "{name}, from place {before} to {after}",
            name=names[seat], before=was[seat], after=now[seat],
        )  # fmt: skip
        yield Award(AwardKind.COMEBACK, *best, line)


def _roadblock(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """In whose way others got stuck: without that worm they could have gone on."""
    held: dict[int, Counter[int]] = {}
    for seat, move, one in _moves(kept):
        lost = (one.before.numbers[seat] or 0) - len(move.placements)
        if lost > 0 and one.after.winner != seat:
            for other in _in_the_way(one.after, seat):
                held.setdefault(other, Counter())[seat] += lost
    if best := best_of({seat: float(of.total()) for seat, of in held.items()}, 3):
        others = listed([names[each] for each in sorted(held[best[0]])])
        line = words("{name} held up {others}", name=names[best[0]], others=others)
        yield Award(AwardKind.ROADBLOCK, *best, line)


def _in_the_way(race: Race, seat: int) -> list[int]:
    """Return the seats without whose worm that of *seat* were not blocked; none if it is not."""
    ground, worm = ground_of(race.worms, seat, race.course), race.worms[seat]
    if not ground.is_blocked(worm):
        return []
    return [
        other
        for other, its in enumerate(race.worms)
        if other != seat and not _without(ground, its).is_blocked(worm)
    ]


def _without(ground: Obstacles, worm: Worm) -> Obstacles:
    bodies = set(worm.segments)
    kept = tuple([one for one in ground.obstacles if (one[0], one[1]) not in bodies])
    return ground._replace(obstacles=kept)


def _leap(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Who came nearer to the line in one move than anybody else."""
    longest: dict[int, float] = {}
    rounds: dict[int, int] = {}
    for seat, _, one in _moves(kept):
        moved = one.before._replace(worms=one.after.worms)
        gained = float(round(millimetres(one.before, seat) - millimetres(moved, seat)))
        if gained > longest.get(seat, 0):
            longest[seat], rounds[seat] = gained, one.before.round
    if best := best_of(longest, 110):
        seat = best[0]
        line = words(
            "{name}, {mm} mm in round {round}",
            name=names[seat], mm=round(longest[seat]), round=rounds[seat],
        )  # fmt: skip
        yield Award(AwardKind.LEAP, *best, line)


def _namer(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Who named numbers with an X most often."""
    named = Counter(
        seat for one in kept for seat, action in one.actions.items() if action[:1] == (DECLARE,)
    )
    if best := best_of(named, 3):
        line = counted(
            named[best[0]],
            "{name} named {count} number",
            "{name} named {count} numbers",
            name=names[best[0]],
        )
        yield Award(AwardKind.NAMER, *best, line)


def _swinger(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Who swung finish posts most often."""
    swung = Counter(seat for seat, move, _ in _moves(kept) if move.swing is not None)
    if best := best_of(swung, 2):
        line = counted(
            swung[best[0]], "{name}, {count} swing", "{name}, {count} swings", name=names[best[0]]
        )
        yield Award(AwardKind.SWINGER, *best, line)


def _leader(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Who lay alone in front at the beginning of most rounds."""
    begun = {one.before.round: one.places for one in reversed(kept)}
    led = Counter(then.index(1) for then in begun.values() if then.count(1) == 1)
    if best := best_of(led, 3):
        line = counted(
            led[best[0]],
            "{name}, {count} round in front",
            "{name}, {count} rounds in front",
            name=names[best[0]],
        )
        yield Award(AwardKind.LEADER, best[0], _COMMON, line)


def _tireless(names: Sequence[str], kept: Sequence[_Kept]) -> Iterator[Award]:
    """Whose worm has laid most segments."""
    laid = Counter[int]()
    for seat, move, _ in _moves(kept):
        laid[seat] += len(move.placements)
    if best := best_of(laid, 16):
        line = counted(
            laid[best[0]],
            "{name} laid {count} segment",
            "{name} laid {count} segments",
            name=names[best[0]],
        )
        yield Award(AwardKind.TIRELESS, best[0], _COMMON, line)


def _moves(kept: Sequence[_Kept]) -> Iterator[tuple[int, Any, _Kept]]:
    for one in kept:
        for seat, action in one.actions.items():
            if action[:1] == (MOVE,):
                yield seat, read_move(action), one
