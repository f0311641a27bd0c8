"""What a bot does in a step: one choice from a state and chance, for every game and level.

Law: a bot chooses, the rules judge; it sees what everybody sees, and the same arguments give the
same choice. `core.games` finds the bots of a game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from core.bots.chance import Chance
from core.bots.levels import Level
from core.table.encoding import Value
from core.table.rules import Slot


@dataclass(frozen=True, slots=True)
class StepChoice:
    """What to do in a step; *sealed* is the value to commit to, if the step wants one."""

    action: tuple[Value, ...]
    sealed: Value | None = None


class OpenedStep(NamedTuple):
    """An opening step that is over: the state before it, and what each author opened."""

    state: Any
    slots: tuple[Slot, ...]


class Bots(Protocol):
    """The bots of one game: a module of `core.bots`."""

    LEVELS: tuple[Level, ...]
    """From bad to good."""

    def choose(
        self,
        level: Level,
        state: Any,  # noqa: ANN401  # each game's own
        seat: int,
        chance: Chance,
        past: Sequence[OpenedStep],
    ) -> StepChoice:
        """Return the choice of *seat*, an author of the step after *state*."""
