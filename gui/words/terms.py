"""What a table plays, as a player asks for it."""

from __future__ import annotations  # the types of what a start does not wait for

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from net.protocol.packets import Terms


class UsageError(Exception):
    """A wrong argument or an unreadable file; the message says what to do instead."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a player wants: *terms*, or None for any open table of *game*; and in words."""

    terms: Terms | None
    words: str
    game: str = ""
