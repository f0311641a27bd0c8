"""What a round of bids leads to: the bids cancelled, and the order of advances (W3.7 - W3.10).

Law: public facts only, and segments instead of places: the swings of the X are guessed once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.bots.outlook import LEAST, bare_needs, needs_of, shares, shares_after
from core.bots.swinger import seems_to_land, swings
from core.wormup.profiles import XTurn
from core.wormup.race import Race

X = 99
"""The X as a number above all others."""
_RUN = 5.0
"""How far a seat is assumed to have come when an X swings against it."""

Shift = tuple[float, ...]
"""How a swing changes what each seat needs."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What matters in one round of bids for how far each seat gets."""

    numbers: tuple[int, ...]
    """All numbers that can be bid, so all but the X."""
    needs: tuple[float, ...]
    shifts: tuple[tuple[Shift, ...], ...]
    """The swings that the X of each seat may make, no swing being one of them."""
    x_last: bool

    def chances(self, bids: Sequence[int]) -> list[float]:
        """Return how likely each seat is to win the race with these *bids*; 0 is no bid.

        A bid beyond the last seat is the ghost's.
        """
        valid = [bid if bids.count(bid) == 1 else 0 for bid in bids[: len(self.needs)]]
        queue = sorted((bid, seat) for seat, bid in enumerate(valid) if 0 < bid < X)
        if X not in valid:
            return shares_after(self.needs, queue)
        holder = valid.index(X)
        free = [number for number in self.numbers if number not in bids] or [0]
        return max(
            (self.with_x(queue, (number, holder)) for number in free),
            key=lambda chances: chances[holder],
        )

    def with_x(self, queue: Sequence[tuple[int, int]], turn: tuple[int, int]) -> list[float]:
        """Return the chances after the X's *turn* of (number, seat) with its favourite swing.

        The *queue* holds the turns of the others.
        """
        number, holder = turn
        is_late = self.x_last or not number
        before = [other for other in queue if is_late or other < turn]
        left = list(self.needs)
        for advance, seat in (*before, turn):
            left[seat] -= advance
            if left[seat] <= 0:
                return [float(other == seat) for other in range(len(left))]
        return max(
            (
                shares_after(shifted(left, shift), queue[len(before) :])
                for shift in self.shifts[holder]
            ),
            key=lambda chances: chances[holder],
        )


def contest_of(race: Race) -> Contest:
    """Gather what matters in *race* for bids, or for the number of an X."""
    needs = needs_of(race, race.course, race.worms)
    return Contest(
        numbers=tuple(face.number for face in race.profile.faces if face.number),
        needs=tuple(needs),
        shifts=tuple(_liked(needs, _shifts(race))),
        x_last=race.options.x_turn is XTurn.LAST,
    )


def shifted(needs: Sequence[float], shift: Shift) -> list[float]:
    """Return the needs after a swing; nobody wins by a swing (W3.13).

    >>> shifted([5.0, 2.0], (1.0, -3.0))
    [6.0, 0.02]
    """
    return [max(need + change, LEAST) for need, change in zip(needs, shift, strict=True)]


def _shifts(race: Race) -> list[Shift]:
    """List how each possible swing would change the needs."""
    course, worms = race.course, race.worms
    bare = bare_needs(race, course, worms)
    landing = (swing for swing in swings(course) if seems_to_land(course, swing, worms))
    swung = (bare_needs(race, course.swung(swing.post, swing.to), worms) for swing in landing)
    return [
        tuple(after - before for after, before in zip(needs, bare, strict=True)) for needs in swung
    ]


def _liked(needs: Sequence[float], shifts: Sequence[Shift]) -> Iterator[tuple[Shift, ...]]:
    """Yield the swings that help each seat most, as things are or if a seat gets near."""
    calm = (0.0,) * len(needs)
    threats = [
        [max(need - _RUN * (seat == threat), LEAST) for seat, need in enumerate(needs)]
        for threat in (-1, *range(len(needs)))
    ]
    for seat in range(len(needs)):
        best = {
            max(shifts, key=lambda shift: shares(shifted(left, shift))[seat], default=calm)
            for left in threats
        }
        yield tuple({calm, *best})
