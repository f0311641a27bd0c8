"""Which face to bid, and which number an X should name (W2, W3.7 - W3.10).

Law: the odds of a bid are solved from what everybody sees. There is chance only where a seat draws
its own face by its own odds.
"""

from collections.abc import Sequence
from functools import partial

from core.bots.chance import Chance
from core.bots.contest import X, contest_of
from core.bots.odds import PayoffGame, Payoffs
from core.bots.outlook import needs_of
from core.bots.skills import Skill
from core.wormup.profiles import Face
from core.wormup.race import Race

_SWING = 1.5
"""What a swing is worth to a bot that only counts segments."""


def bid(race: Race, seat: int, skill: Skill, chance: Chance) -> Face:
    """Draw a face by the odds of *seat*."""
    choices = choices_of(race)
    if not skill.eagerness:
        return face_of(race, chance.pick(choices[seat]))
    numbers = [face.number for face in race.profile.faces if face.number]
    payoffs = contest_of(race).chances if skill.foresight else partial(progress, numbers)
    game = game_of(race, payoffs)
    odds = game.answer(seat, game.soft_odds(skill.eagerness), skill.boldness)
    return face_of(race, chance.weighted(choices[seat], odds))


def game_of(race: Race, payoffs: Payoffs) -> PayoffGame:
    """Return the next bidding as a game: all seats bid at once, and a ghost if there is one."""
    choices = choices_of(race)
    if not race.has_ghost:
        return PayoffGame(choices, payoffs)
    faces = race.profile.faces
    return PayoffGame(
        [*choices, [code_of(face) for face in faces]], payoffs, _higher_die(len(faces))
    )


def choices_of(race: Race) -> list[list[int]]:
    """List what each seat may bid; 0 is no bid, for a seat that is out."""
    return [
        [code_of(face) for face in race.profile.faces if not race.bid_refusal(seat, face)] or [0]
        for seat in range(len(race.worms))
    ]


def code_of(face: Face) -> int:
    """Return *face* as a number, an X above all others."""
    return face.number or X


def face_of(race: Race, code: int) -> Face:
    """Return the face of a *code*."""
    return next(face for face in race.profile.faces if code_of(face) == code)


def number(race: Race, seat: int, skill: Skill) -> int:
    """Return the free number that promises *seat* most."""
    free = race.free_numbers()
    if not skill.foresight:
        need = needs_of(race, race.course, race.worms)[seat]
        return min((n for n in free if n >= need), default=max(free))
    contest = contest_of(race)
    queue = sorted((n, other) for other, n in enumerate(race.numbers) if n)
    return max(free, key=lambda n: contest.with_x(queue, (n, seat))[seat])


def progress(numbers: Sequence[int], bids: Sequence[int]) -> list[float]:
    """Return how far each bid leads; a swing counts as some segments too.

    >>> progress((4, 5, 6, 7), (4, X, 7, 4))
    [0.0, 7.5, 7.0, 0.0]
    """
    free = max((number for number in numbers if number not in bids), default=0)
    worth = (free + _SWING if bid == X else float(bid) for bid in bids)
    return [w if bids.count(bid) == 1 else 0.0 for bid, w in zip(bids, worth, strict=True)]


def _higher_die(sides: int) -> list[float]:
    """Return how likely each of the *sides* is to be the higher of two dice (V95-36)."""
    return [(2 * side + 1) / sides**2 for side in range(sides)]
