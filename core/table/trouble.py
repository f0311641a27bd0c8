"""What is wrong, as a value: core and net make no sentences, gui has the words."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, Union

Detail: TypeAlias = Union[str, int, Enum, "Trouble"]


class TroubleReason(Enum):
    """What can go wrong; each part of core and net has its own closed set."""


@dataclass(frozen=True, slots=True, init=False)
class Trouble:
    """What went wrong, and the values it is about; one may be its cause or a rule's reason."""

    reason: TroubleReason
    values: tuple[tuple[str, Detail], ...]

    def __init__(self, reason: TroubleReason, /, **values: Detail) -> None:
        object.__setattr__(self, "reason", reason)
        object.__setattr__(self, "values", tuple(sorted(values.items())))

    def __str__(self) -> str:
        """Return the trouble as text for a developer."""
        values = ", ".join(f"{name}={value}" for name, value in self.values)
        return f"{self.reason}({values})"


class TroubleError(Exception):
    """An operation failed; *trouble* is what went wrong."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble
