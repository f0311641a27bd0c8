"""What a bot does in a step: one choice from a state and a seed, for every level and edition.

Law: a bot chooses, the rules judge; it sees what everybody sees, and the same arguments give the
same choice. The caller keeps the seed to itself: who knows it knows the bids to come.
"""

from dataclasses import dataclass
from enum import Enum

from core.bots import straight, bidder
from core.bots.mover import Mover
from core.bots.outlook import shares_after
from core.bots.chance import Chance
from core.table.encoding import Value
from core.wormup.actions import BID, DECLARE, PASS, move_action
from core.wormup.game import GameState, WormUp
from core.wormup.race import Race, Stage


class Level(Enum):
    """How well a bot plays, from bad to good."""

    STRAIGHT = "straight"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do in a step; *sealed* is the value to commit to, where the step wants one."""

    action: tuple[Value, ...]
    sealed: Value | None = None


def choose(level: Level, rules: object, state: object, seat: int, seed: bytes) -> Choice:
    """Choose for *seat*, an author of the step after *state*, which is no opening step.

    One secret *seed* serves for a whole game: the state and the seat are mixed into it.
    """
    match rules, state:
        case WormUp(), GameState(race=race, committed=0):
            if not state.wanted() >> seat & 1:
                return Choice(PASS)
            chance = Chance(seed + bytes([seat]) + rules.canonical(state))
            return _in_race(level, race, seat, chance)
        case _:
            raise ValueError(f"no bot plays {rules!r} in {state!r}")


def _in_race(level: Level, race: Race, seat: int, chance: Chance) -> Choice:
    match race.stage:
        case Stage.BID:
            return Choice(BID, sealed=(_bid(level, race, seat, chance).value,))
        case Stage.DECLARE:
            return Choice((DECLARE, _number(level, race, seat)))
        case Stage.MOVE:
            return Choice(move_action(_move(level, race, seat)))
        case Stage.OVER:
            raise ValueError(f"the race is over: {race.result}")


def _bid(level, race, seat, chance):
    match level:
        case Level.STRAIGHT | Level.EASY:
            return straight.bid(race, seat, chance)
        case Level.NORMAL:
            return bidder.bid(race, seat, chance, eagerness=1.0, foresight=False)
        case Level.HARD:
            return bidder.bid(race, seat, chance, eagerness=HE, foresight=True)


HE = 40.0


def _number(level, race, seat):
    match level:
        case Level.STRAIGHT | Level.EASY:
            return straight.number(race)
        case Level.NORMAL:
            return bidder.number(race, seat, foresight=False)
        case Level.HARD:
            return bidder.number(race, seat, foresight=True)


def _move(level, race, seat):
    match level:
        case Level.STRAIGHT:
            return straight.move(race, seat)
        case Level.EASY:
            return Mover(race, seat, 1, lambda needs: -needs[seat]).move()
        case Level.NORMAL:
            n = len(race.worms)
            return Mover(
                race,
                seat,
                4,
                lambda needs: -needs[seat] + sum(min(x, 100) for x in needs) / (n - 1),
            ).move()
        case Level.HARD:
            queue = [(race.numbers[s] or 0, s) for s in race.queue[1:]]
            tired = [0.1 * bool(face) for face in race.rest]
            return Mover(
                race, seat, 8, lambda needs: shares_after(needs, queue, tired)[seat]
            ).move()
