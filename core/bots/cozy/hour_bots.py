"""The bots of Worm & Cozy: whole hours."""

from collections.abc import Sequence

from core.bots.chance import Chance
from core.bots.choose import OpenedStep, StepChoice
from core.bots.cozy.gardener import GREEDY, SEARCH, hour_for
from core.bots.levels import SHEET_LEVELS, Level
from core.cozy.decisions import write_decision
from core.cozy.game import DICE_ONLY, PASS, ROLL, GameState
from core.cozy.hour import HOUR

LEVELS: tuple[Level, ...] = SHEET_LEVELS
_EFFORTS = {Level.GREEDY: GREEDY, Level.SEARCH: SEARCH}


def choose(
    level: Level,
    state: GameState,
    seat: int,
    chance: Chance,
    past: Sequence[OpenedStep],  # noqa: ARG001  # nobody's dice tell anything of the next ones
) -> StepChoice:
    """Return the choice of *seat*, an author of the step after *state*."""
    if not state.wanted() >> seat & 1:
        return StepChoice(PASS)
    if not state.is_rolled:
        return StepChoice(ROLL, sealed=DICE_ONLY)
    turn = state.turns[seat]
    decisions = hour_for(turn, _EFFORTS[level], chance)
    action = (HOUR, turn.hour, tuple(map(write_decision, decisions)))
    return StepChoice(action, sealed=None if state.is_last_hour else DICE_ONLY)
