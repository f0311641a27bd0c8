"""A game of Worm & Cozy looked back at: what each hour gained, and what another would have gained.

Law: a function of the turns, the actions and the seed. A bot draws whole hours by the rules and
keeps the most promising ones; among these it is the points after the hour that count.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from core.bots.chance import Chance
from core.bots.cozy.gardener import SEARCH, best_of
from core.bots.cozy.survey import board_of
from core.cozy.decisions import Decision, write_decision
from core.cozy.game import GameState
from core.cozy.hour import HOUR
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from core.table.encoding import Value
from core.table.step import Completed


class Hour(NamedTuple):
    """An hour of one seat in points, and the best hour found."""

    step: int
    hour: int
    """Counted from 0."""
    seat: int
    gained: int
    best: int
    action: tuple[Value, ...]
    """The best hour found; the one played if none was better."""


def hours(steps: Sequence[Completed[Any]]) -> list[Completed[Any]]:
    """List the steps in which an hour was played."""
    return [
        done
        for done in steps
        if done.step.state is not None and done.step.state.is_rolled and not done.step.opens
    ]


def played(done: Completed[Any], seed: bytes) -> list[Hour]:
    """Judge the hour that *done* played, seat by seat."""
    before, after = done.step.state, done.outcome.state
    assert isinstance(before, GameState)
    actions = {slot.seat: slot.action for slot in done.outcome.slots}
    judged = []
    for seat, turn in enumerate(before.turns):
        points = _points(turn)
        gained = _points(after.turns[seat]) - points
        chance = Chance(seed + bytes([seat, turn.hour]))
        found = max(
            best_of(turn, board_of(turn.sheet), SEARCH, chance),
            key=lambda draw: _points(draw.end.turn),
        )
        best, action = _points(found.end.turn) - points, actions.get(seat, ())
        if best > gained:
            action = (HOUR, turn.hour, tuple(map(write_decision, found.decisions)))
        judged.append(Hour(done.step.number, turn.hour, seat, gained, max(best, gained), action))
    return judged


class Next(NamedTuple):
    """How a strong bot goes on from a turn that is not over."""

    turn: Turn
    decisions: tuple[Decision, ...]
    """What is still to do in this hour, in order."""
    gained: int
    """The points that all of it brings."""


def next_decisions(turn: Turn, seed: bytes) -> Next:
    """Return the hour that a searching bot would sign, from *turn* on."""
    found = best_of(turn, board_of(turn.sheet), SEARCH, Chance(seed + bytes([turn.hour])))[0]
    return Next(turn, found.decisions, _points(found.end.turn) - _points(turn))


def _points(turn: Turn) -> int:
    return score_of(turn.colony).total
