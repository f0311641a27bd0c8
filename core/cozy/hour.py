"""Hour: one player's draft of a turn, its decisions replayed from the signed state (C6.5).

Law: nothing leaves the laptop before the hour is signed, undo replays one decision less, and the
list of legal decisions holds exactly those that are not refused.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.cozy.decisions import Decision, Done, Option, read_decision, write_decision
from core.cozy.frames import answer_refusal, answers
from core.cozy.options import chosen, option_refusal, options
from core.cozy.refusals import CozyReason, CozyRefusal
from core.cozy.settling import answered
from core.cozy.turn import Turn
from core.table.encoding import Value

HOUR = "hour"
"""First element of the action of an hour: [HOUR, its index, [decision, ...]]."""


def refusal(turn: Turn, decision: Decision | None) -> CozyReason | None:
    """Return why *decision* may not be taken now, or None; a malformed one is None itself (C7).

    Of several reasons it is the first in the order of C7.
    """
    if turn.is_over:
        return CozyReason.GAME_OVER
    if turn.dice is None:
        return CozyReason.NOT_ROLLED
    if decision is None:
        return CozyReason.MALFORMED
    if isinstance(decision, Option):
        return CozyReason.WRONG_STEP if turn.stack else option_refusal(turn, decision)
    return answer_refusal(turn, decision) if turn.stack else CozyReason.WRONG_STEP


def legal(turn: Turn) -> Iterator[Decision]:
    """Yield every decision that may be taken now, in a fixed order; ``done`` comes last."""
    if turn.is_over or turn.dice is None:
        return
    if not turn.stack:
        yield from options(turn)
        return
    yield from answers(turn)
    if answer_refusal(turn, Done()) is None:
        yield Done()


def decided(turn: Turn, decision: Decision) -> Turn:
    """Take *decision*, which was not refused."""
    if isinstance(decision, Option):
        return chosen(turn, decision)
    return answered(turn, decision)


def replayed(turn: Turn, decisions: Sequence[Decision | None]) -> Turn | CozyRefusal:
    """Take *decisions* one after the other; return the turn, or the refusal of the first bad one.

    *turn* is at the start of an hour; the turn returned may be in the middle of it (C6.5).
    """
    hour = turn.hour
    for index, decision in enumerate(decisions):
        if index and turn.hour != hour:
            return CozyRefusal(CozyReason.TURN_OVER, decision=index)
        reason = refusal(turn, decision)
        if reason or decision is None:
            return CozyRefusal(reason or CozyReason.MALFORMED, decision=index)
        turn = decided(turn, decision)
    return turn


def played(turn: Turn, decisions: Sequence[Decision | None]) -> Turn | CozyRefusal:
    """Play a whole turn: the hour must be over after the last decision, not before (C6.5)."""
    after = replayed(turn, decisions)
    if isinstance(after, Turn) and after.hour == turn.hour:
        return CozyRefusal(CozyReason.TURN_UNFINISHED, decision=len(decisions))
    return after


@dataclass(frozen=True, slots=True)
class Hour:
    """A draft: *turn* is where *decisions* lead from *start*."""

    start: Turn
    decisions: tuple[Decision, ...]
    turn: Turn

    @property
    def is_over(self) -> bool:
        """Whether the hour can be signed: nothing is left to decide."""
        return self.turn.hour != self.start.hour

    def legal(self) -> tuple[Decision, ...]:
        """List the decisions that can come next; none when the hour is over."""
        return () if self.is_over else tuple(legal(self.turn))

    def refusal(self, decision: Decision) -> CozyRefusal | None:
        """Return why *decision* cannot come next, or None."""
        index = len(self.decisions)
        if self.is_over:
            return CozyRefusal(CozyReason.TURN_OVER, decision=index)
        reason = refusal(self.turn, decision)
        return CozyRefusal(reason, decision=index) if reason else None

    def decide(self, decision: Decision) -> "Hour | CozyRefusal":
        """Take *decision*, or return why not."""
        return self.refusal(decision) or Hour(
            self.start, (*self.decisions, decision), decided(self.turn, decision)
        )

    def undo(self, count: int = 1) -> "Hour":
        """Take the last *count* decisions back."""
        keep = self.decisions[: max(0, len(self.decisions) - count)]
        return drafted(self.start, keep)

    def action(self) -> tuple[Value, ...]:
        """Return the action to sign."""
        return (HOUR, self.start.hour, tuple(write_decision(one) for one in self.decisions))


def drafted(start: Turn, decisions: Sequence[Decision]) -> Hour:
    """Replay *decisions* from *start* while they are legal: a draft from disk may be stale."""
    hour = Hour(start, (), start)
    for decision in decisions:
        after = hour.decide(decision)
        if isinstance(after, CozyRefusal):
            break
        hour = after
    return hour


def read_hour(action: Value) -> tuple[int, tuple[Decision | None, ...]] | None:
    """Return the index and the decisions of an hour's *action*; malformed decisions are None.

    >>> read_hour(("hour", 3, (("pass",), ("pass", 1))))
    (3, (Pass(), None))
    """
    match action:
        case (str(what), int(hour), tuple(decisions)) if what == HOUR and type(hour) is int:
            return hour, tuple(read_decision(one) for one in decisions)
        case _:
            return None
