"""What the parts of an hour's card ask of it, whoever offers the decisions."""

from collections.abc import Callable
from typing import Protocol

from core.cozy.decisions import Decision


class Decider(Protocol):
    """Takes decisions, and shows beforehand what they would do."""

    def decide(self, decision: Decision) -> None:
        """Take *decision*, or say why it cannot be taken."""

    def refuse(self, why: str) -> None:
        """Say why what was pressed cannot be done."""

    def change_tool(self, change: Callable[[], None]) -> None:
        """Show the tool after a *change* of what the pointer carries."""

    def preview(self, decision: Decision | None) -> None:
        """Show what *decision* would do; with None nothing."""
