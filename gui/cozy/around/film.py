"""A signed hour shown again, decision by decision. Law: its clock stops after the last one."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from core.cozy.decisions import Decision
from core.cozy.hour import decided
from core.cozy.turn import Turn
from gui.kit.clock import Timer
from gui.parts.game_view import GameView

STEP_MS = 700


def frames(start: Turn, decisions: Sequence[Decision]) -> tuple[Turn, ...]:
    """Return the states that *decisions* lead through, *start* first."""
    turns = [start]
    for decision in decisions:
        turns.append(decided(turns[-1], decision))
    return tuple(turns)


class Film(QObject):
    """Shows the states of an hour one after the other, each for the same time."""

    changed = Signal()
    """`now` is shown, or it has ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turns: tuple[Turn, ...] = ()
        self._decisions: tuple[Decision, ...] = ()
        self._at = 0
        self._clock = Timer(self)
        self._clock.setInterval(STEP_MS)
        self._clock.timeout.connect(self._step)

    def set_pace(self, milliseconds: int) -> None:
        """Show each state for *milliseconds*."""
        self._clock.setInterval(milliseconds)

    def hasten(self, speed: float) -> None:
        """Show the states *speed* times as fast as usual."""
        self.set_pace(round(STEP_MS / speed))

    @property
    def is_running(self) -> bool:
        """Whether more states are to come."""
        return self._clock.isActive()

    @property
    def so_far(self) -> tuple[tuple[Turn, ...], tuple[Decision, ...]]:
        """The states that were shown, and the decisions between them."""
        at = min(self._at, len(self._decisions))
        return self._turns[: at + 1], self._decisions[:at]

    @property
    def all_decisions(self) -> tuple[Decision, ...]:
        """The decisions of the hour, shown or still to come."""
        return self._decisions

    @property
    def now(self) -> tuple[Turn, Decision | None]:
        """The state before a decision, and the decision; at the end the last state, and None."""
        is_end = self._at == len(self._decisions)
        return self._turns[self._at], None if is_end else self._decisions[self._at]

    def play(self, start: Turn, decisions: Sequence[Decision]) -> None:
        """Show the hour from *start* on."""
        self._turns, self._decisions = frames(start, decisions), tuple(decisions)
        self._at = -1
        self._clock.start()
        self._step()

    def stop(self) -> None:
        """Stop the film."""
        if self.is_running:
            self._clock.stop()
            self.changed.emit()

    def _step(self) -> None:
        self._at += 1
        if self._at <= len(self._decisions):
            self.changed.emit()
        else:
            self.stop()


class Filmed(GameView):
    """A board that shows an hour again by its `film`."""

    film: Film

    @property
    def is_moving(self) -> bool:
        """Whether an hour is still shown in motion on the large sheet."""
        return self.film.is_running

    def skip(self) -> None:
        self.film.stop()

    def hasten(self, speed: float) -> None:
        self.film.hasten(speed)
