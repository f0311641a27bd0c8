"""What a page may ask of the window around it, without knowing which window that is."""

from __future__ import annotations  # a page that is imported early brings no game along

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from gui.parts.sound import Sound

Entry: TypeAlias = tuple[str, str, Callable[[], None]]
"""An entry of a menu: its icon or "", its words, and what it does."""


class Shell(Protocol):
    """Shows, says and plays what belongs to no page."""

    def toast(self, text: str) -> None:
        """Show *text* for some seconds on whatever page is shown, and speak it."""

    def speak(self, text: str) -> None:
        """Let a screen reader say *text*, if there is one."""

    def play(self, sound: Sound) -> None:
        """Play *sound* unless our player has muted all; return at once."""

    def open_menu(self, button: QWidget, entries: Sequence[Entry] = ()) -> None:
        """Hang the card of what every page can change from *button*, with *entries* of a page."""
