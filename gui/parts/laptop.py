"""What a table's page may ask of the laptop that shows it, without knowing whose node is meant."""

from __future__ import annotations  # what is only a type here is imported late

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from net.protocol.commands import Command

Submit: TypeAlias = Callable[["Command"], None]
"""Passes a command to the node that is meant."""


class Laptop(Protocol):
    """Knows for whom the page speaks."""

    def submit(self, command: Command) -> None:
        """Pass *command* on."""

    def keep_draft(self, draft: object) -> None:
        """Keep the *draft* of our player's next act."""
