"""What the parts of an hour's card decide and show beforehand, for tests of one part."""

from collections.abc import Callable

from core.cozy.decisions import Decision


class HeardDecider:
    """Keeps everything in the order in which it came."""

    def __init__(self) -> None:
        self.decided: list[Decision] = []
        self.refused: list[str] = []
        self.meant: list[Decision | None] = []

    def decide(self, decision: Decision) -> None:
        """Keep *decision*."""
        self.decided.append(decision)

    def refuse(self, why: str) -> None:
        """Keep *why*."""
        self.refused.append(why)

    def change_tool(self, change: Callable[[], None]) -> None:
        """Do it."""
        change()

    def preview(self, decision: Decision | None) -> None:
        """Keep *decision*."""
        self.meant.append(decision)
