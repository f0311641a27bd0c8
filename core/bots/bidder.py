"""Which face to bid, and which number an X should name (W2, W3.7 - W3.10).

Law: a bid is judged by the round that it leads to: who is cancelled, who advances in which order,
what an X makes of it. Only what everybody sees counts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.bots.chance import Chance
from core.bots.odds import soft_odds
from core.bots.outlook import LEAST, bare_needs, needs_of, shares, shares_after
from core.bots.swinger import swings
from core.wormup.profiles import Face, XTurn
from core.wormup.race import Race

_X = 99
"""The X as a number among the other faces."""
_SWING = 1.5
"""What a swing is worth to who counts segments only."""

_RUN = 5.0
"""How far a seat is thought to have come when an X swings against it."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One bidding, as far as it matters who gets how far."""

    numbers: tuple[int, ...]
    """All that can be bid but the X."""
    resting: tuple[int, ...]
    faces: tuple[tuple[int, ...], ...]
    """What each seat may bid: nothing but 0 if it has resigned."""
    needs: tuple[float, ...]
    shifts: tuple[tuple[tuple[float, ...], ...], ...]
    """How the X of each seat may change the needs of all, by seat."""
    x_last: bool

    def progress(self, bids: Sequence[int]) -> list[float]:
        """Count how far each seat gets, a swing being worth some segments too."""
        free = max((n for n in self.numbers if n not in bids), default=0)
        worth = (free + _SWING if bid == _X else float(bid) for bid in bids)
        return [w if bids.count(bid) == 1 else 0.0 for bid, w in zip(bids, worth, strict=True)]

    def chances(self, bids: Sequence[int]) -> list[float]:
        """Tell how likely each seat is to win the race after this round."""
        seats = range(len(self.needs))
        valid = [bid if bids.count(bid) == 1 else 0 for bid in bids]
        tired = [0.1 * (bid in self.resting) for bid in valid[: len(self.needs)]]
        queue = sorted((valid[seat], seat) for seat in seats if 0 < valid[seat] < _X)
        holder = next((seat for seat in seats if valid[seat] == _X), None)
        if holder is None:
            return shares_after(self.needs, queue, tired)
        free = [number for number in self.numbers if number not in bids]
        return max(
            (
                self.with_x(queue, (number, holder), shift, tired)
                for number in (free or [0])
                for shift in self.shifts[holder]
            ),
            key=lambda chances: chances[holder],
        )

    def with_x(
        self,
        queue: Sequence[tuple[int, int]],
        turn: tuple[int, int],
        shift: Sequence[float],
        tired: Sequence[float],
    ) -> list[float]:
        """Tell the chances if the X makes its *turn*, (number, seat), and the swing *shift*."""
        late = self.x_last or not turn[0]
        before = [move for move in queue if late or move < turn]
        left = list(self.needs)
        for number, seat in [*before, turn]:
            left[seat] -= number
            if left[seat] <= 0:
                return [float(other == seat) for other in range(len(left))]
        left = [max(need + change, LEAST) for need, change in zip(left, shift, strict=True)]
        return shares_after(left, queue[len(before) :], tired)


def contest_of(race: Race) -> Contest:
    """Gather what matters for the bidding, or for the number of an X, in *race*."""
    profile = race.profile
    needs = needs_of(race, race.course, race.worms)
    faces = tuple(
        tuple(_code(face) for face in profile.faces if not race.bid_refusal(seat, face)) or (0,)
        for seat in range(len(race.worms))
    )
    return Contest(
        numbers=tuple(face.number for face in profile.faces if face.number),
        resting=tuple(_code(face) for face in profile.resting),
        faces=faces,
        needs=tuple(needs),
        shifts=tuple(_shifts(race, needs)),
        x_last=race.options.x_turn is XTurn.LAST,
    )


def _code(face: Face) -> int:
    return face.number or _X


def _shifts(race: Race, needs: Sequence[float]) -> Iterator[tuple[tuple[float, ...], ...]]:
    """Guess, for every seat, the swings that its X would make from here; none is the first."""
    course, worms = race.course, race.worms
    bare = bare_needs(race, course, worms)
    changes = [
        tuple(
            after - before
            for after, before in zip(
                bare_needs(race, course.swung(swing.post, swing.to), worms), bare, strict=True
            )
        )
        for swing in swings(course)
        if not course.swing_refusal(swing.post, swing.to, worms)
    ]
    calm = (0.0,) * len(needs)
    threats = [list(needs)]
    for threat in range(len(needs)):
        threats.append([max(n - _RUN * (s == threat), LEAST) for s, n in enumerate(needs)])
    for seat in range(len(needs)):
        best = {
            max(changes, key=lambda change: _share(threatened, change, seat), default=calm)
            for threatened in threats
        }
        yield calm, *sorted(best)


def _share(needs: Sequence[float], change: Sequence[float], seat: int) -> float:
    left = [max(need + more, LEAST) for need, more in zip(needs, change, strict=True)]
    return shares(left, [0.0] * len(left))[seat]


def bid(race: Race, seat: int, chance: Chance, *, eagerness: float, foresight: bool) -> Face:
    """Draw a face by the odds of *seat*."""
    contest = contest_of(race)
    payoffs = contest.chances if foresight else contest.progress
    choices = [*contest.faces]
    ghost = _ghost_odds(contest) if race.has_ghost else []
    if ghost:
        choices.append((*contest.numbers, _X))
    odds = soft_odds(choices, payoffs, eagerness, ghost)
    code = chance.weighted(choices[seat], odds[seat])
    return next(face for face in race.profile.faces if _code(face) == code)


def _ghost_odds(contest: Contest) -> list[float]:
    """Tell how likely each face is to be the higher of two dice (V95-36)."""
    sides = len(contest.numbers) + 1
    return [(2 * side + 1) / sides**2 for side in range(sides)]


def number(race: Race, seat: int, *, foresight: bool) -> int:
    """Name the free number that leads furthest."""
    free = race.free_numbers()
    contest = contest_of(race)
    if not foresight:
        reaching = [n for n in free if n >= contest.needs[seat]]
        return min(reaching, default=max(free))
    queue = sorted((n, s) for s, n in enumerate(race.numbers) if n)
    tired = [0.1 * bool(face) for face in race.rest]
    return max(
        free,
        key=lambda n: max(
            contest.with_x(queue, (n, seat), shift, tired)[seat] for shift in contest.shifts[seat]
        ),
    )
