"""How far a log is proved: to which step, in which round of a race or hour of a sheet (P12)."""

from typing import Any, NamedTuple

from core.table.step import Completed
from core.table.table import Table
from gui.game_ui import known_ui
from gui.words.words import words


class Proved(NamedTuple):
    """How far a log is proved: to *step*, which is in the *number*-th *unit* of its game."""

    step: int
    rules_id: str = ""
    unit: str = ""
    number: int = 0
    is_all: bool = False
    """Whether the game is over there."""

    def plain(self) -> dict[str, int]:
        """Return it for programs."""
        return {"step": self.step, **({self.unit: self.number} if self.unit else {})}


def proved_by(table: Table[Any] | None) -> Proved:
    """Return how far everything in the log is certified."""
    if table is None or not table.completed:
        return Proved(0)
    last = table.completed[-1]
    rules_id, at = table.genesis.rules_id, progress_at(last)
    return Proved(last.step.number, rules_id, *at, table.is_over)


def progress_at(done: Completed[Any]) -> tuple[str, int]:
    """Return in which round or hour the step *done* is: what is counted, and its number."""
    state = done.step.state or done.outcome.state  # step 1 begins from nothing
    return known_ui(done.step.genesis.rules_id).round_reached(state)


def proved_words(proved: Proved) -> str:
    """Return in a sentence how far everything is certified."""
    if proved.is_all:
        return words(
            "The whole game is proved, to its last step, {step}; nothing behind it.",
            step=proved.step,
        )
    if proved.step == 0:
        return words("Nothing of the game is proved.")
    return known_ui(proved.rules_id).proved_words(proved.number)


def proved_brief(proved: Proved) -> str:
    """Return the same in a few words; "" if nothing is."""
    if proved.is_all:
        return words("The whole game is proved")
    return known_ui(proved.rules_id).proved_brief(proved.number) if proved.step else ""
