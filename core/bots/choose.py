"""What a bot does in a step: one choice from a state and chance, for every game and level.

Law: a bot chooses, the rules judge; it sees what everybody sees, and the same arguments give the
same choice. `core.games` finds the bots of a game.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from core.bots.chance import Chance
from core.bots.levels import Level
from core.table.encoding import Value


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do in a step; *sealed* is the value to commit to, if the step wants one."""

    action: tuple[Value, ...]
    sealed: Value | None = None


class Bots(Protocol):
    """The bots of one game: a module of `core.bots`."""

    LEVELS: tuple[Level, ...]
    """From bad to good."""

    def choose(self, level: Level, state: Any, seat: int, chance: Chance) -> Choice:  # noqa: ANN401  # each game's own
        """Return the choice of *seat*, an author of the step after *state*."""
