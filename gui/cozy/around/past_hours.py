"""The hours signed in a completed step, to watch again."""

from dataclasses import dataclass
from typing import Any

from core.cozy.decisions import Decision
from core.cozy.game import GameState
from core.cozy.hour import read_hour
from core.cozy.turn import Turn
from core.table.step import Completed


@dataclass(frozen=True, slots=True)
class PastHour:
    """One seat's signed hour."""

    start: Turn
    decisions: tuple[Decision, ...]


def past_hours(done: Completed[Any]) -> dict[int, PastHour]:
    """Return by seat the hours signed in *done*; a step of dice has none."""
    state = done.step.state
    if not isinstance(state, GameState) or not state.is_rolled:
        return {}
    found = {}
    for slot in done.outcome.slots:
        read = read_hour(slot.action)
        if read is not None:
            decisions = tuple(one for one in read[1] if one is not None)
            found[slot.seat] = PastHour(state.turns[slot.seat], decisions)
    return found
