"""Our draft of an hour: decisions replayed from the signed state, to undo and redo.

Law: nothing of it leaves this laptop before the hour is signed; its result is only ever
replayed (C6.5).
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from core.cozy.decisions import (
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Pass,
    PlaceWorm,
    read_decision,
    write_decision,
)
from core.cozy.hour import Hour, drafted
from core.cozy.refusals import CozyRefusal
from core.cozy.turn import Turn
from core.table.encoding import Value

CHOICES = (PlaceWorm, ChooseToAdd, ChooseToAct, Pass)
"""Options A, B, C and the pass: after one of them the dice are fixed."""


class HourDraft(QObject):
    """The decisions of this hour, and those that were undone."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hour: Hour | None = None
        self.turns: tuple[Turn, ...] = ()
        """The state before each decision, and last the state after all of them."""
        self.legal: tuple[Decision, ...] = ()
        self._undone: list[Decision] = []
        self._saved: tuple[int, tuple[Decision, ...]] | None = None

    def begin(self, start: Turn) -> None:
        """Draft the hour that begins with *start*; keep a draft of this very hour."""
        if self.hour is not None and self.hour.start == start:
            return
        hour, saved = self._saved or (start.hour, ())
        self._saved, self._undone = None, []
        self._show(drafted(start, saved if hour == start.hour else ()))

    def end(self) -> None:
        """End the draft: nothing is ours to decide now."""
        if self.hour is not None:
            self.hour, self.turns, self.legal, self._undone = None, (), (), []
            self.changed.emit()

    def decide(self, decision: Decision) -> CozyRefusal | None:
        """Take *decision*, or return why it cannot come next."""
        assert self.hour is not None
        after = self.hour.decide(decision)
        if isinstance(after, CozyRefusal):
            return after
        is_again = bool(self._undone) and self._undone[-1] == decision
        self._undone = self._undone[:-1] if is_again else []
        self._show(after)
        return None

    def undo(self, count: int = 1) -> None:
        """Undo the last *count* decisions."""
        if self.hour is None or not self.decisions or count < 1:
            return
        self._undone += reversed(self.decisions[-count:])
        self._show(self.hour.undo(count))

    def undo_option(self) -> None:
        """Undo back to the choice of the option; changed dice stay."""
        self.undo(self.after_option)

    def undo_all(self) -> None:
        """Start the hour over."""
        self.undo(len(self.decisions))

    def redo(self) -> None:
        """Take again the decision that was undone last."""
        if self._undone:
            self.decide(self._undone[-1])

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions so far."""
        return self.hour.decisions if self.hour else ()

    @property
    def is_over(self) -> bool:
        """Whether the hour can be signed."""
        return self.hour is not None and self.hour.is_over

    @property
    def can_redo(self) -> bool:
        """Whether a decision was undone."""
        return bool(self._undone)

    @property
    def option(self) -> type[Decision] | None:
        """The option that was chosen."""
        return next((type(one) for one in self.decisions if isinstance(one, CHOICES)), None)

    @property
    def after_option(self) -> int:
        """The number of decisions from the choice of the option on."""
        places = [place for place, one in enumerate(self.decisions) if isinstance(one, CHOICES)]
        return len(self.decisions) - places[0] if places else 0

    @property
    def open_turn(self) -> Turn | None:
        """The last state within the hour, in which the dice still lie."""
        if self.hour is None:
            return None
        return self.turns[-2] if self.is_over else self.turns[-1]

    def plain(self) -> list[object]:
        """Return the draft in plain values; with nothing decided, an empty list."""
        if self.hour is None or not self.decisions:
            return []
        return [self.hour.start.hour, [_listed(write_decision(one)) for one in self.decisions]]

    def restore(self, plain: object) -> None:
        """Restore what `plain` returned, as far as it is still legal; ignore anything else."""
        saved = _read(plain)
        if saved is None:
            return
        if self.hour is None:
            self._saved = saved
        elif saved[0] == self.hour.start.hour and not self.decisions:
            self._show(drafted(self.hour.start, saved[1]))

    def _show(self, hour: Hour) -> None:
        self.hour, self.legal = hour, hour.legal()
        self.turns = _turns(hour.start, hour.decisions)
        self.changed.emit()


def _turns(start: Turn, decisions: Sequence[Decision]) -> tuple[Turn, ...]:
    hours = [Hour(start, (), start)]
    for decision in decisions:
        after = hours[-1].decide(decision)
        assert isinstance(after, Hour), after
        hours.append(after)
    return tuple(hour.turn for hour in hours)


def _read(plain: object) -> tuple[int, tuple[Decision, ...]] | None:
    match plain:
        case [int(hour), [*wires]]:
            decisions = [read_decision(_frozen(wire)) for wire in wires]
            known = [one for one in decisions if one is not None]
            return (hour, tuple(known)) if len(known) == len(decisions) else None
        case _:
            return None


def _listed(value: Value) -> object:
    return [_listed(one) for one in value] if isinstance(value, tuple) else value


def _frozen(value: object) -> Value:
    if isinstance(value, list | tuple):
        return tuple(_frozen(one) for one in value)
    return value if isinstance(value, int | str) else ()
