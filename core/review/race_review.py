"""A race looked back at: the chances at every step, each bid and each move against others.

Law: a function of the completed steps, the seed and the numbers of races played on.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from core.bots.mover import Mover
from core.bots.skills import HARD
from core.review.chances import Bids, Counts, RaceMoment, code, counts, counts_after, moment_of
from core.table.encoding import Value
from core.table.rules import OPEN
from core.table.seeds import JointSeed
from core.table.step import Completed
from core.wormup.actions import MOVE, move_action, read_face, read_move
from core.wormup.bids import ghost_face
from core.wormup.game import GameState, thrown
from core.wormup.race import Race

Steps = Sequence[Completed[Any]]
Each = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]
"""Does one thing with each of many, like `map`: here, or shared out among processes."""
_TURNS = 5
"""So many turning points are told."""


class Point(NamedTuple):
    """Who is how likely to win after a step."""

    step: int
    round: int
    counts: Counts


class FaceOutcome(NamedTuple):
    """What a face would have come to for its seat, of the *races* that were played on."""

    face: int
    known: int
    """Races won against what the others bid."""
    habits: int
    """Races won against what they bid in this game, drawn."""


class ReviewedBid(NamedTuple):
    """One bid, and what each face would have come to."""

    step: int
    round: int
    seat: int
    bid: int
    bumped: tuple[int, ...]
    """The seats that bid the same; the ghost stands behind the last seat."""
    faces: tuple[FaceOutcome, ...]
    races: int

    @property
    def made(self) -> FaceOutcome:
        """What the bid itself came to."""
        return next(one for one in self.faces if one.face == self.bid)

    @property
    def best(self) -> FaceOutcome:
        """What the best face against the others' bids would have come to."""
        return max(self.faces, key=lambda one: (one.known, one is self.made))

    @property
    def lost(self) -> int:
        """How many races more the best face would have won."""
        return self.best.known - self.made.known


class Placed(NamedTuple):
    """One move, and the best one that a bot has found."""

    step: int
    round: int
    seat: int
    made: int
    """Races won after it."""
    best: int
    """Races won after the best one."""
    races: int
    action: tuple[Value, ...]
    """The best one; the one made if none was better."""


def points(steps: Steps, seed: bytes, races: int, each: Each = map) -> Iterator[Point]:
    """Yield the chances after each of *steps*."""
    alike = [[*some] for _, some in groupby(steps, race_after)]  # a sealed bid is not seen
    found = each(partial(chances, seed=seed, races=races), [race_after(one) for one, *_ in alike])
    for some, counted in zip(alike, found, strict=True):
        for done in some:
            yield Point(done.step.number, race_after(done).round, counted)


def chances(race: Race, seed: bytes, races: int) -> Counts:
    """Play *race* on so many times."""
    return counts(moment_of(race), seed, races)


def openings(steps: Steps) -> list[Completed[Any]]:
    """List the steps in which bids were opened."""
    return [done for done in steps if done.step.opens]


def bids(
    done: Completed[Any], all_bids: Sequence[Bids], seed: bytes, races: int
) -> list[ReviewedBid]:
    """Judge every bid that *done* opened, by the habits in *all_bids* of this game."""
    race = race_before(done)
    made, moment = opened(done), moment_of(race)
    judged = []
    for seat in range(len(race.worms)):
        if seat not in made:
            continue
        faces = faces_of(race, seat)
        drawn = drawn_bids(moment, seat, all_bids, seed, races)
        results = tuple(
            FaceOutcome(
                face,
                counts_after(moment, [{**made, seat: face}] * races, seed).wins[seat],
                counts_after(moment, [{**one, seat: face} for one in drawn], seed).wins[seat],
            )
            for face in faces
        )
        bumped = tuple(other for other in made if other != seat and made[other] == made[seat])
        judged.append(
            ReviewedBid(done.step.number, race.round, seat, made[seat], bumped, results, races)
        )
    return judged


def opened(done: Completed[Any]) -> Bids:
    """Return the bids that *done* opened and the rules took, the ghost's behind the last seat."""
    race, found = race_before(done), dict[int, int]()
    for slot in done.outcome.slots:
        face = read_face(slot.action[2]) if slot.action[:1] == (OPEN,) else None
        if face and not race.bid_refusal(slot.seat, face):
            found[slot.seat] = code(face)
    if dice := thrown(race, JointSeed(done.outcome.seed)):
        found[len(race.worms)] = code(ghost_face(dice))
    return found


def race_before(done: Completed[Any]) -> Race:
    """Return the race in which *done* was played."""
    state = done.step.state
    assert isinstance(state, GameState)
    return state.race


def race_after(done: Completed[Any]) -> Race:
    """Return the race that *done* led to."""
    state = done.outcome.state
    assert isinstance(state, GameState)
    return state.race


def moves(steps: Steps) -> list[Completed[Any]]:
    """List the steps in which a worm was moved."""
    return [done for done in steps if any(s.action[:1] == (MOVE,) for s in done.outcome.slots)]


def placed(done: Completed[Any], seed: bytes, races: int) -> Placed:
    """Judge the move of *done* by the best one that a hard bot finds."""
    race = race_before(done)
    seat, action = next((s.seat, s.action) for s in done.outcome.slots if s.action[:1] == (MOVE,))
    move = read_move(action)
    assert move is not None
    better = Mover(race, seat, HARD).move()
    made, best = (
        chances(race.after_move(seat, one), seed, races).wins[seat] for one in (move, better)
    )
    if best <= made:
        return Placed(done.step.number, race.round, seat, made, made, races, action)
    found = move_action(better)
    return Placed(done.step.number, race.round, seat, made, best, races, found)


def faces_of(race: Race, seat: int) -> list[int]:
    """List the faces that *seat* may bid."""
    return [code(face) for face in race.profile.faces if not race.bid_refusal(seat, face)]


def drawn_bids(
    moment: RaceMoment, seat: int, all_bids: Sequence[Bids], seed: bytes, races: int
) -> list[Bids]:
    """Draw what the others of *seat* might bid: every face once, and all that they bid in fact."""
    numbers = iter(hashlib.shake_128(seed + b"habits").digest(races * len(moment.rest)))
    habits = {}
    for other in range(len(moment.rest)):
        if other != seat and moment.race.active[other]:
            liked = (*moment.faces, *(one[other] for one in all_bids if other in one))
            habits[other] = [face for face in liked if face != moment.rest[other]]
    return [
        {other: liked[next(numbers) % len(liked)] for other, liked in habits.items()}
        for _ in range(races)
    ]


def turnings(points: Sequence[Point]) -> list[tuple[Point, Point, int]]:
    """List the steps that changed most: before, after, and the seat whose chance changed most."""
    changes = [
        (max(abs(b.counts.wins[s] - a.counts.wins[s]) for s in range(len(b.counts.wins))), a, b)
        for a, b in pairwise(points)
    ]
    most = sorted(changes, key=lambda one: -one[0])[:_TURNS]
    found = []
    for _, a, b in sorted((one for one in most if one[0]), key=lambda one: one[2].step):
        gains = [new - old for old, new in zip(a.counts.wins, b.counts.wins, strict=True)]
        found.append((a, b, max(range(len(gains)), key=lambda seat: abs(gains[seat]))))
    return found
