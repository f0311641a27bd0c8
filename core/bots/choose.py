"""What a bot does in a step: one choice from a state and a seed, for every level and edition.

Law: a bot chooses, the rules judge; it sees what everybody sees, and the same arguments give the
same choice. The caller keeps the seed to itself: who knows it knows the bids to come.
"""

from dataclasses import dataclass
from enum import Enum

from core.bots import bidder, straight
from core.bots.chance import Chance
from core.bots.mover import Mover
from core.bots.skills import EASY, HARD, NORMAL
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


_SKILLS = {Level.EASY: EASY, Level.NORMAL: NORMAL, Level.HARD: HARD}


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
    skill = _SKILLS.get(level)
    match race.stage:
        case Stage.BID:
            face = (
                bidder.bid(race, seat, skill, chance) if skill else straight.bid(race, seat, chance)
            )
            return Choice(BID, sealed=(face.value,))
        case Stage.DECLARE:
            number = bidder.number(race, seat, skill) if skill else straight.number(race)
            return Choice((DECLARE, number))
        case Stage.MOVE:
            move = Mover(race, seat, skill).move() if skill else straight.move(race, seat)
            return Choice(move_action(move))
        case Stage.OVER:
            raise ValueError(f"the race is over: {race.result}")
