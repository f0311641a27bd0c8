"""What a player may ask of the node. A window, a terminal and a bot ask by the same commands."""

from dataclasses import dataclass

from core.table.encoding import Value
from net.protocol.packets import Terms


@dataclass(frozen=True, slots=True)
class Meet:
    """Sit down with whoever wants the same *terms*: open a table, or join the one that is there."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class SameHere:
    """Says "my emblem shows the same": before this, no act of step 2 is signed (P3.4)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Do *action* of the rules core at step *step*, committing to *sealed* if it is a value."""

    step: int
    action: tuple[Value, ...]
    sealed: Value | None = None


Command = Meet | SameHere | Play
