"""The sly racer: it answers what each player tends to bid, and looks one bidding ahead as it moves.

Law: it knows the race and the bids opened so far, and no others. Counts bound the work: how many
outcomes of a bidding are weighed, and how many moves are looked at closely.
"""

from collections.abc import Sequence
from dataclasses import replace
from heapq import nlargest
from math import inf, prod

from core.bots.bidder import choices_of, face_of, game_of
from core.bots.chance import Chance
from core.bots.choose import OpenedStep
from core.bots.contest import contest_of
from core.bots.habits import habits_of
from core.bots.mover import Mover, Option
from core.bots.odds import Odds
from core.bots.skills import HARD
from core.wormup.moves import Move, Walk
from core.wormup.profiles import Face
from core.wormup.race import Race, put

_BOLDNESS = 200.0
"""How much it prefers the best answer: it mixes only bids that are worth nearly the same."""
_MOVES_MOST = 16
"""How many moves it looks at closely."""
OUTCOMES_MOST = 12_000
"""How many outcomes of the bidding to come it weighs for one move."""


def bid(race: Race, seat: int, chance: Chance, past: Sequence[OpenedStep]) -> Face:
    """Draw a face that answers the habits of the others."""
    choices = choices_of(race)
    game = game_of(race, contest_of(race).chances)
    habits = habits_of(past)
    soft = game.soft_odds(HARD.eagerness)
    odds: list[Odds] = list(soft)
    for other, codes in enumerate(choices):
        if other != seat and race.active[other]:
            faces = (face_of(race, code) for code in codes)
            expected = game.answer(other, soft, HARD.boldness)
            odds[other] = habits.odds(race, other, dict(zip(faces, expected, strict=True)))
    return face_of(race, chance.weighted(choices[seat], game.answer(seat, odds, _BOLDNESS)))


def move(race: Race, seat: int) -> Move:
    """Choose the move after which the next bidding promises most."""
    ends: dict[object, Option] = {}
    for option in Mover(race, seat, HARD).options():
        if option.worth == inf:
            return option.move
        end = option.walk.worm, option.walk.ground.course
        ends[end] = max(ends.get(end, option), option, key=lambda one: one.worth)
    best = nlargest(looked_at(race), ends.values(), key=lambda one: one.worth)
    if len(best) == 1:
        return best[0].move
    return max(best, key=lambda option: outlook(race, seat, option.walk)).move


def looked_at(race: Race) -> int:
    """Return how many moves of *race* are looked at closely."""
    outcomes = prod(map(len, choices_of(race)))
    return max(1, min(_MOVES_MOST, OUTCOMES_MOST // outcomes))


def outlook(race: Race, seat: int, walk: Walk) -> float:
    """Return how likely *seat* wins after *walk* and the advances still to come this round."""
    after = race._replace(worms=put(race.worms, seat, walk.worm), course=walk.ground.course)
    contest = contest_of(after)
    needs = list(contest.needs)
    for other in race.queue[1:]:
        needs[other] -= race.numbers[other] or 0
        if needs[other] <= 0:
            return 0.0
    game = game_of(after, replace(contest, needs=tuple(needs)).chances)
    odds = game.soft_odds(HARD.eagerness)
    return sum(
        share * worth for share, worth in zip(odds[seat], game.payoffs(seat, odds), strict=True)
    )
