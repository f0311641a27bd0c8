"""What a bot does in a step: one choice from a state and a seed, for every game, level and edition.

Law: a bot chooses, the rules judge; it sees what everybody sees, and the same arguments give the
same choice. The caller keeps the seed secret: everybody who knows it knows the bids to come.
"""

from dataclasses import dataclass

from core.bots import bidder, straight
from core.bots.chance import Chance
from core.bots.cozy.gardener import GREEDY, SEARCH, hour_for
from core.bots.levels import RACE_LEVELS, SHEET_LEVELS, Level
from core.bots.mover import Mover
from core.bots.skills import EASY, HARD, NORMAL
from core.cozy import game as cozy
from core.cozy.decisions import write_decision
from core.cozy.hour import HOUR
from core.table.encoding import Value
from core.wormup.actions import BID, DECLARE, PASS, move_action
from core.wormup.game import GameState, WormUp
from core.wormup.profiles import PROFILES
from core.wormup.race import Race, Stage

_SKILLS = {Level.EASY: EASY, Level.NORMAL: NORMAL, Level.HARD: HARD}
_EFFORTS = {Level.GREEDY: GREEDY, Level.SEARCH: SEARCH}


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do in a step; *sealed* is the value to commit to, if the step wants one."""

    action: tuple[Value, ...]
    sealed: Value | None = None


def levels_of(rules_id: str) -> tuple[Level, ...]:
    """Return the levels of the bots for *rules_id*, from bad to good; none if it is unknown.

    >>> [level.value for level in levels_of("cozy/1")]
    ['greedy', 'search']
    """
    if rules_id == cozy.RULES_ID:
        return SHEET_LEVELS
    is_race = any(WormUp(profile).rules_id == rules_id for profile in PROFILES.values())
    return RACE_LEVELS if is_race else ()


def choose(level: Level, rules: object, state: object, seat: int, seed: bytes) -> Choice:
    """Choose for *seat*, an author of the step after *state*, which is not an opening step.

    One secret *seed* serves for a whole game: the state and the seat are mixed into it. ValueError
    if this game does not have *level*, see `levels_of`.
    """
    match rules, state:
        case WormUp(), GameState(committed=0):
            wanted, what = state.wanted(), rules.canonical(state)
        case cozy.Cozy(), cozy.GameState(committed=0):
            wanted, what = state.wanted(), rules.canonical(state)
        case _:
            raise ValueError(f"no bot plays {rules!r} in {state!r}")
    if level not in levels_of(rules.rules_id):
        raise ValueError(f"no bot that is {level.value} plays {rules.rules_id}")
    if not wanted >> seat & 1:
        return Choice(PASS)
    chance = Chance(seed + bytes([seat]) + what)
    if isinstance(state, GameState):
        return _in_race(level, state.race, seat, chance)
    return _on_sheet(level, state, seat, chance)


def _on_sheet(level: Level, state: cozy.GameState, seat: int, chance: Chance) -> Choice:
    if not state.is_rolled:
        return Choice(cozy.ROLL, sealed=cozy.DICE_ONLY)
    turn = state.turns[seat]
    decisions = hour_for(turn, _EFFORTS[level], chance)
    action = (HOUR, turn.hour, tuple(map(write_decision, decisions)))
    return Choice(action, sealed=None if state.is_last_hour else cozy.DICE_ONLY)


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
