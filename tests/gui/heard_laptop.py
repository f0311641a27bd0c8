"""A laptop that keeps what is asked of it, for tests of a table's page without a node."""

from net.protocol.commands import Command


class HeardLaptop:
    """Keeps everything in the order in which it came."""

    def __init__(self) -> None:
        self.asked: list[Command] = []
        self.drafts: list[object] = []

    def submit(self, command: Command) -> None:
        """Keep *command*."""
        self.asked.append(command)

    def keep_draft(self, draft: object) -> None:
        """Keep *draft*."""
        self.drafts.append(draft)
