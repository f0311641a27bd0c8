"""Each hour of Worm & Cozy judged by the end to which it leads, and better ones looked for.

Law: a function of the turns, the actions and the seed. An hour counts by its end, not by what it
brings at once. A better one is looked for with some play-outs and judged by others: those of the
hour that was played, with the same rolls and the same chances. Play-outs that begin badly stop
early: so a better hour may be missed, but none is told sooner or of fewer (docs/review.md).
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from core.bots.chance import Chance
from core.bots.cozy.gardener import best_of
from core.bots.cozy.survey import board_of
from core.cozy.decisions import Decision, write_decision
from core.cozy.hour import HOUR
from core.cozy.turn import Dice, Turn
from core.review.prospects import (
    PAINS,
    KnownGame,
    Pains,
    PlayOn,
    Prospect,
    both,
    ends,
    error,
    game_of,
    mean,
)
from core.table.encoding import Value
from core.table.step import Completed

_LOOKING = 1000
"""The keys of the play-outs that look for a way begin here: others judge it."""


class Way(NamedTuple):
    """A way on in an hour, and the points at the end to which it has led so far."""

    decisions: tuple[Decision, ...]
    turn: Turn
    """After it."""
    ends: tuple[int, ...] = ()


class Hour(NamedTuple):
    """An hour of one seat, where it led, and where the best one that was found would have led."""

    step: int
    hour: int
    """Counted from 0."""
    seat: int
    made: tuple[int, ...]
    """The points at the end after the hour that was played, play-out by play-out."""
    best: tuple[int, ...]
    """The same after the best hour found; *made* if none was better."""
    other: tuple[int, ...]
    """The points at the end if other dice had fallen in this hour; few if they suited better."""
    action: tuple[Value, ...]
    """The best hour found; empty if none was better."""

    @property
    def difference(self) -> float:
        """How many points more the best hour found comes to."""
        return mean(self.best) - mean(self.made)

    @property
    def error(self) -> float:
        """How far *difference* may be off."""
        return error([best - made for best, made in zip(self.best, self.made, strict=True)])

    @property
    def is_better(self) -> bool:
        """Whether the best hour found is told as better: by two errors of the paired play-outs."""
        return bool(self.action) and self.difference > 0 and self.difference >= self.error

    def plain(self) -> dict[str, object]:
        """Return it as plain data, for programs."""
        return {
            "step": self.step,
            "hour": self.hour,
            "seat": self.seat,
            "heading_for": round(mean(self.made), 2),
            "best": round(mean(self.best), 2),
            "error": round(self.error, 2),
            "is_better": self.is_better,
            "with_other_dice": round(mean(self.other), 2),
            "action": self.action,
        }


class Change(NamedTuple):
    """By how many points an hour has changed where a sheet was heading."""

    step: int
    hour: int
    seat: int
    gain: float
    off: float
    """How far *gain* may be off."""
    is_pass: bool
    """Whether nothing was done in it."""

    @property
    def is_clear(self) -> bool:
        """Whether it is more than chance."""
        return self.gain != 0 and abs(self.gain) >= self.off


def changes(found: Sequence[Prospect], steps: Sequence[Completed[Any]]) -> list[Change]:
    """List what each hour has changed of what was *found*, seat by seat."""
    turns, listed = game_of(steps).turns, []
    for before, after in pairwise(found):
        if after.hour != before.hour + 1:
            continue  # it is coarse still
        for seat, (old, new) in enumerate(zip(before.ends, after.ends, strict=True)):
            gain, off = mean(new) - mean(old), both(error(old), error(new))
            stays = turns[before.hour][seat].colony == turns[after.hour][seat].colony
            listed.append(Change(after.step, before.hour, seat, gain, off, stays))
    return listed


def luckiest(found: Sequence[Prospect], judged: Sequence[Hour]) -> tuple[float, Hour] | None:
    """Return the hour whose dice brought a seat most, and how much; None if none clearly did."""
    before = {one.hour: one for one in found}
    gains = []
    for hour in judged:
        ends = before[hour.hour].ends[hour.seat]
        gain, off = mean(ends) - mean(hour.other), both(error(ends), error(hour.other))
        if gain > off:
            gains.append((gain, hour))
    return max(gains, key=lambda one: one[0], default=None)


def passing(
    found: Sequence[Prospect], changed: Sequence[Change], seat: int
) -> tuple[float, float, list[Change]]:
    """Return what all passes of *seat* have changed, how far that may be off, and these passes.

    Of passes in a row each ends where the next one begins: only the first and the last ends count.
    """
    passes = [one for one in changed if one.seat == seat and one.is_pass]
    ends, hours = {one.hour: one.ends[seat] for one in found}, {one.hour for one in passes}
    edges = (hours | {hour + 1 for hour in hours}) - {hour for hour in hours if hour - 1 in hours}
    return sum(one.gain for one in passes), both(*[error(ends[edge]) for edge in edges]), passes


class HourQuestion(NamedTuple):
    """An hour to be judged."""

    step: int
    seat: int
    before: Turn
    after: Turn
    made: tuple[int, ...]
    led: tuple[int, ...]
    """The points at the end before the hour: once its dice had fallen."""
    rolls: tuple[Dice, ...]
    others: range
    """The keys of the play-outs with other dice."""


def questions(
    game: KnownGame, made: Sequence[Sequence[tuple[int, ...]]], others: range
) -> list[HourQuestion]:
    """List the hours of *game*, the last one first; *made* are the ends after each moment."""
    return [
        HourQuestion(
            game.steps[hour + 1],
            seat,
            turn._replace(dice=game.rolls[hour]),
            game.turns[hour + 1][seat],
            made[hour + 1][seat],
            made[hour][seat],
            game.rolls,
            others,
        )
        for hour in range(len(game.turns) - 2, -1, -1)
        for seat, turn in enumerate(game.turns[hour])
    ]


def judged(asked: HourQuestion, seed: bytes, pains: Pains = PAINS) -> Hour:
    """Judge the hour that is *asked* for."""
    hour, made = asked.before.hour, asked.made
    best, action = made, tuple[Value, ...]()
    others = [way for way in found(asked.before, seed, pains) if way.turn != asked.after]
    for ways in narrowed(others, asked.rolls, seed, pains):
        if not ways or mean(ways[0].ends) <= mean(made):
            break
    else:
        better = PlayOn(ways[0].turn, asked.rolls, range(len(made)))
        led_to = _ends(better, lambda some: sum(some) > sum(made[: len(some)]), seed, pains)
        if len(led_to) == len(made) and sum(led_to) > sum(made):
            best, action = led_to, (HOUR, hour, tuple(map(write_decision, ways[0].decisions)))
    other = PlayOn(asked.before._replace(dice=None), asked.rolls, asked.others, hour)
    lucky = _ends(other, lambda some: mean(some) < mean(asked.led), seed, pains)
    return Hour(asked.step, hour, asked.seat, made, best, lucky, action)


def _ends(
    play: PlayOn, is_ahead: Callable[[tuple[int, ...]], bool], seed: bytes, pains: Pains
) -> tuple[int, ...]:
    """Return the ends of *play*; only the first third of them if what is looked for *is_ahead* not.

    Of ends that are to differ by two errors the first third is behind about one time in eight.
    """
    first = len(play.keys) // 3
    some = ends(play._replace(keys=play.keys[:first]), seed, pains)
    if some and not is_ahead(some):
        return some
    return some + ends(play._replace(keys=play.keys[first:]), seed, pains)


def found(turn: Turn, seed: bytes, pains: Pains = PAINS) -> list[Way]:
    """Return different ways on from *turn* to the end of its hour, the most promising first."""
    chance = Chance(seed + b"find" + bytes([turn.hour]))
    draws = best_of(turn, board_of(turn.sheet), pains.finder, chance)
    return [Way(draw.decisions, draw.end.turn) for draw in draws]


def narrowed(
    ways: Sequence[Way],
    rolls: tuple[Dice, ...],
    seed: bytes,
    pains: Pains = PAINS,
) -> Iterator[list[Way]]:
    """Yield the ways that lead to most, the best first: fewer in each round, and better known."""
    left, first = list(ways), _LOOKING
    for count, times in pains.rounds:
        keys = range(first, first := first + times)
        those = [
            way._replace(ends=way.ends + ends(PlayOn(way.turn, rolls, keys), seed, pains))
            for way in left[:count]
        ]
        left = sorted(those, key=lambda way: -sum(way.ends))
        yield left


class Next(NamedTuple):
    """How bots would go on from a turn that is not over, and where that has led so far."""

    turn: Turn
    way: Way


def next_ways(turn: Turn, seed: bytes, pains: Pains = PAINS) -> Iterator[Next]:
    """Yield the way on that leads to most, at first as it seems, then as bots play on from it.

    No later roll is looked at: others are drawn.
    """
    ways = found(turn, seed, pains)
    yield Next(turn, ways[0])
    for left in narrowed(ways, (), seed + bytes([turn.hour]), pains):
        yield Next(turn, left[0])
