"""The badge of a seat: the face, the name, what the seat does, and what lies before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class BadgeState:
    """What the badge of one seat shows, following what the board shows."""

    said: str = ""
    """What the seat does, in a word or two; "" leaves it to the table."""
    mood: str = "looks"
    """looks, thinks, content, sleeps, dizzy or happy."""
    is_turn: bool = False
    rests: str = ""
    """The face that sleeps for the seat this round, as "4"."""
    number: str = ""
    """A number of honour at the right end."""
    thing: Callable[[QPainter, QRectF], None] | None = None
    """Paints what lies before the seat at the right end: an envelope, a die, a small sheet."""
    key: object = None
    """Equal keys mean that *thing* paints the same."""
