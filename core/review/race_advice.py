"""How a strong bot sees what a seat of a race may do now.

Law: public facts only: the state, and the bids that were opened so far. Sealed bids are not looked
at. The same arguments give the same advice.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.bots.mover import Mover
from core.bots.skills import HARD
from core.review.chances import Bids, RaceMoment, counts, counts_after, moment_of
from core.review.race_review import drawn_bids, faces_of
from core.table.encoding import Value
from core.wormup.actions import move_action
from core.wormup.race import Race, Stage

AT_ONCE, TIMES = 40, 10
"""So many races are played on for each choice before anything is said, and how often."""


class Advice(NamedTuple):
    """What the choices of a seat win, of so many *races* each."""

    wins: tuple[tuple[int, int], ...]
    """Faces to bid or numbers to name, and how often each wins; of a move that it wins."""
    races: int
    action: tuple[Value, ...] = ()
    """The best move found; nothing where a face is chosen."""

    @property
    def is_whole(self) -> bool:
        """Return whether it gets no finer."""
        return self.races == AT_ONCE * TIMES

    def share(self, choice: int) -> float:
        """Return the share of the races that *choice* wins."""
        return dict(self.wins)[choice] / self.races

    def ranked(self) -> list[int]:
        """List the choices, the best first."""
        return [choice for choice, _ in sorted(self.wins, key=lambda one: -one[1])]


def advices(race: Race, seat: int, all_bids: Sequence[Bids], seed: bytes) -> Iterator[Advice]:
    """Yield what *seat* may do now, coarsely at first; *all_bids* were opened before."""
    wins: Counter[int] = Counter()
    action: tuple[Value, ...] = ()
    moments: dict[int, RaceMoment] = {}
    if race.stage is Stage.MOVE:
        move = Mover(race, seat, HARD).move()
        action, moments = move_action(move), {0: moment_of(race.after_move(seat, move))}
    elif race.stage is Stage.DECLARE:
        named = {face.number: race.declare(seat, face.number) for face in race.profile.faces}
        moments = {n: moment_of(after) for n, after in named.items() if isinstance(after, Race)}
    for time in range(1, TIMES + 1):
        fresh = seed + bytes([time])
        if race.stage is Stage.BID:
            wins.update(_bids(moment_of(race), seat, all_bids, fresh))
        else:
            wins.update({n: counts(one, fresh, AT_ONCE).wins[seat] for n, one in moments.items()})
        yield Advice(tuple(wins.items()), AT_ONCE * time, action)


def _bids(moment: RaceMoment, seat: int, all_bids: Sequence[Bids], seed: bytes) -> dict[int, int]:
    drawn = drawn_bids(moment, seat, all_bids, seed, AT_ONCE)
    return {
        face: counts_after(moment, [{**one, seat: face} for one in drawn], seed).wins[seat]
        for face in faces_of(moment.race, seat)
    }
