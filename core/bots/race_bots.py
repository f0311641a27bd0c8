"""The bots of Worm Up!: bids, numbers for an X, and moves."""

from collections.abc import Sequence

from core.bots import bidder, sly, straight
from core.bots.chance import Chance
from core.bots.choose import OpenedStep, StepChoice
from core.bots.levels import RACE_LEVELS, Level
from core.bots.mover import Mover
from core.bots.skills import EASY, HARD, NORMAL
from core.wormup.actions import BID, DECLARE, PASS, move_action
from core.wormup.game import GameState
from core.wormup.moves import Move
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage

LEVELS: tuple[Level, ...] = RACE_LEVELS
_SKILLS = {Level.EASY: EASY, Level.NORMAL: NORMAL, Level.HARD: HARD, Level.SLY: HARD}


def choose(
    level: Level, state: GameState, seat: int, chance: Chance, past: Sequence[OpenedStep]
) -> StepChoice:
    """Return the choice of *seat*, an author of the step after *state*."""
    if not state.wanted() >> seat & 1:
        return StepChoice(PASS)
    race, skill = state.race, _SKILLS.get(level)
    match race.stage:
        case Stage.BID:
            return StepChoice(BID, sealed=(_face(level, race, seat, chance, past).value,))
        case Stage.DECLARE:
            number = bidder.number(race, seat, skill) if skill else straight.number(race)
            return StepChoice((DECLARE, number))
        case Stage.MOVE:
            return StepChoice(move_action(_move(level, race, seat)))
        case Stage.OVER:
            raise ValueError(f"the race is over: {race.result}")


def _face(level: Level, race: Race, seat: int, chance: Chance, past: Sequence[OpenedStep]) -> Face:
    if level is Level.SLY:
        return sly.bid(race, seat, chance, past)
    skill = _SKILLS.get(level)
    return bidder.bid(race, seat, skill, chance) if skill else straight.bid(race, seat, chance)


def _move(level: Level, race: Race, seat: int) -> Move:
    if level is Level.SLY:
        return sly.move(race, seat)
    skill = _SKILLS.get(level)
    return Mover(race, seat, skill).move() if skill else straight.move(race, seat)
