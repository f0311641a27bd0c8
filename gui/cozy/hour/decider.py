"""What the parts of an hour's card ask of it, whoever offers the decisions."""

from typing import Protocol

from core.cozy.decisions import Decision


class Decider(Protocol):
    """Takes decisions, and shows beforehand what they would do."""

    def decide(self, decision: Decision) -> None:
        """Take *decision*, or say why it cannot be taken."""

    def refuse(self, why: str) -> None:
        """Say why what was pressed cannot be done."""

    def flip(self) -> None:
        """Flip the shape, or choose the other end as the head."""

    def preview(self, decision: Decision | None) -> None:
        """Show what *decision* would do; with None nothing."""
