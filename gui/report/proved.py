"""How far a log is proved: to which step, in which round of a race or hour of a sheet (P12)."""

from typing import Any, NamedTuple

from core.table.table import Table
from core.wormup.game import GameState
from gui.words.words import words


class Proved(NamedTuple):
    """How far a log is proved: to *step*, which is in *round* of a race or *hour* of a sheet."""

    step: int
    round: int | None = None
    hour: int | None = None
    is_all: bool = False
    """Whether the game is over there."""

    def plain(self) -> dict[str, int]:
        """Give it to programs."""
        found = {"step": self.step, "round": self.round, "hour": self.hour}
        return {name: number for name, number in found.items() if number is not None}


def proved_by(table: Table[Any] | None) -> Proved:
    """Say how far all that stands in the log is certified."""
    if table is None or not table.completed:
        return Proved(0)
    last = table.completed[-1]
    step, is_all = last.step.number, table.is_over
    state = last.step.state or last.outcome.state  # step 1 begins from nothing
    if isinstance(state, GameState):
        return Proved(step, round=state.race.round, is_all=is_all)
    return Proved(step, hour=state.turns[0].hour + 1, is_all=is_all)


def proved_words(proved: Proved) -> str:
    """Say how far all is certified."""
    named = {"step": proved.step, "round": proved.round, "hour": proved.hour}
    if proved.is_all:
        return words(
            "The whole game is proved, to its last step, {step}; nothing behind it.", **named
        )
    if proved.step == 0:
        return words("Nothing of the game is proved.")
    if proved.round is not None:
        return words(
            "Everything up to step {step}, in round {round}, is proved; behind that nothing is.",
            **named,
        )
    if proved.hour is not None:
        return words(
            "Everything up to step {step}, in hour {hour}, is proved; behind that nothing is.",
            **named,
        )
    return words("Everything up to step {step} is proved; behind that nothing is.", **named)
