"""What a table plays, as somebody asks for it."""

from __future__ import annotations  # the types of what a start does not wait for

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from net.protocol.packets import Terms


class UsageError(Exception):
    """A wrong argument or a file that cannot be read; the message says what to do instead."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody would play: *terms*, or None for any open table of *game*; and in words."""

    terms: Terms | None
    words: str
    game: str = ""
