"""What a table plays, as a player asks for it."""

from __future__ import annotations  # the types of what a start does not wait for

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from net.protocol.terms import Terms


class UsageError(Exception):
    """A wrong argument or an unreadable file; the message says what to do instead."""

    def __init__(self, said: str, code: int = 2) -> None:
        super().__init__(said)
        self.code = code
        """The exit code of the command that it ends."""


class WantedTerms(NamedTuple):
    """What a player wants: *terms*, or None for any open table of *game*; and in words."""

    terms: Terms | None
    words: str
    game: str = ""
