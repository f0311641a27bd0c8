"""The hours signed in a completed step, to watch again."""

from dataclasses import dataclass
from typing import Any

from core.cozy.decisions import Decision
from core.cozy.game import GameState
from core.cozy.hour import read_hour
from core.cozy.turn import Turn
from core.table.encoding import Value
from core.table.step import Completed


@dataclass(frozen=True, slots=True)
class PastHour:
    """One seat's signed hour, or another one that a bot has found."""

    start: Turn
    decisions: tuple[Decision, ...]
    remark: str = ""
    """What has to be said of it."""


def past_hours(done: Completed[Any]) -> dict[int, PastHour]:
    """Return by seat the hours signed in *done*; a step of dice has none."""
    state = done.step.state
    if not isinstance(state, GameState) or not state.is_rolled:
        return {}
    found = {}
    for slot in done.outcome.slots:
        hour = hour_of(state.turns[slot.seat], slot.action)
        if hour is not None:
            found[slot.seat] = hour
    return found


def hour_of(start: Turn, action: tuple[Value, ...]) -> PastHour | None:
    """Return the hour that *action* is, from *start* on; None if it is none."""
    read = read_hour(action)
    return read and PastHour(start, tuple(one for one in read[1] if one is not None))
