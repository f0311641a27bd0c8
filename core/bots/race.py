"""The bots of Worm Up!: bids, numbers for an X, and moves."""

from core.bots import bidder, straight
from core.bots.chance import Chance
from core.bots.choose import Choice
from core.bots.levels import RACE_LEVELS, Level
from core.bots.mover import Mover
from core.bots.skills import EASY, HARD, NORMAL
from core.wormup.actions import BID, DECLARE, PASS, move_action
from core.wormup.game import GameState
from core.wormup.race import Stage

LEVELS: tuple[Level, ...] = RACE_LEVELS
_SKILLS = {Level.EASY: EASY, Level.NORMAL: NORMAL, Level.HARD: HARD}


def choose(level: Level, state: GameState, seat: int, chance: Chance) -> Choice:
    """Return the choice of *seat*, an author of the step after *state*."""
    if not state.wanted() >> seat & 1:
        return Choice(PASS)
    race, skill = state.race, _SKILLS.get(level)
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
