"""What is told of the steps of a game, in its log and on its timeline, once each has been shown."""

from collections.abc import Sequence
from typing import Any

from core.table.step import Completed
from gui.parts.log_view import Heading, LogView
from gui.parts.marked_worm import Mark
from gui.parts.timeline import Timeline
from gui.report.judged import Judged
from gui.report.step_words import Entry, ui_at
from gui.words.player_names import names_of
from gui.words.seats import worms_of
from gui.words.words import counted


class Chronicle:
    """Holds back what a step brought while it is shown, then writes it down."""

    def __init__(self) -> None:
        self.log, self.timeline = LogView(), Timeline()
        self._held: list[Entry] = []
        self._last: Completed[Any] | None = None
        self._marks: list[Mark] = []
        self._rounds: list[tuple[int, str]] = []

    @property
    def is_holding(self) -> bool:
        """Whether something has yet to be told."""
        return bool(self._held)

    def hold(self, done: Completed[Any], told: Entry) -> None:
        """Hold back what is *told* of *done*."""
        self._last = done
        self._held.append(told)

    def write(self) -> Sequence[str]:
        """Write down what is held back, and return its sentences."""
        held, self._held = self._held, []
        for told in held:
            self._write(told)
            self._marks += [
                Mark(told.step, said, sign, self.log.worms[of[0]] if of else None)
                for sign, said, *of in told.marks
            ]
        if held:
            self.timeline.show_steps(held[-1].step, self._marks, self._rounds)
        return [line for told in held for line in told.sentences]

    def _write(self, told: Entry) -> None:
        """Write what a step brought into the log, below the name of its round."""
        assert self._last is not None, "something is held"
        if told.label and told.label not in (label for _, label in self._rounds[-1:]):
            self._rounds.append((told.step, told.label))
        self.timeline.has_hours = ui_at(self._last).HAS_HOURS
        self.log.worms = worms_of(names_of(self._last.step.genesis))
        if told.dice or told.lines:
            self.log.begin(told.step, Heading(told.heading, told.dice, told.said))
        self.log.add(told.step, told.lines)

    def remark(self, said: str) -> None:
        """Add a line to the log that belongs to no step of its own."""
        if self._last is not None:
            self.log.add(self._last.step.number, [(said, None)])

    def break_off(self, found: Judged, later: int) -> None:
        """Show in log and timeline that the proof ends with the last step of *later* more."""
        if self._last is None:
            return
        last = self._last.step.number
        self.log.break_off(last, found.here, found.said)
        if later:
            said = counted(
                later,
                "Behind that, {count} step is not read any more.",
                "Behind that, {count} steps are not read any more.",
            )
            self.log.add(last + 1, [(said, None)])
        self.timeline.show_steps(last + later, self._marks, self._rounds, torn=last)

    def clear(self) -> None:
        """Forget all of it."""
        self._held, self._last, self._marks, self._rounds = [], None, [], []
        self.log.clear()
        self.timeline.stop()
        self.timeline.wait_for(None)
        self.timeline.show_steps(1, ())
