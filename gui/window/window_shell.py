"""The shell of the window: what pages ask of it comes to the screen, to the ear and to a reader."""

from __future__ import annotations  # the types of what is imported late

from typing import TYPE_CHECKING

from gui.words.trouble_words import passing_words
from gui.words.words import sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from core.table.trouble import Trouble
    from gui.parts.news import Toast
    from gui.parts.shell import Entry
    from gui.parts.sound import Sound
    from gui.window.settings import Settings
    from gui.window.sounds import Sounds


class WindowShell:
    """The `Shell` of *window*: *hang* hangs its menu."""

    def __init__(
        self, window: QWidget, settings: Settings, hang: Callable[[QWidget, Sequence[Entry]], None]
    ) -> None:
        self._window, self._settings, self._hang = window, settings, hang
        self._sounds: Sounds | None = None
        self.bubble: Toast | None = None
        """What the last toast was shown in."""

    def toast(self, text: str) -> None:
        """Show *text*, as a sentence, for some seconds on whatever page is shown; speak it."""
        from gui.parts.news import Toast

        if self.bubble is None:
            self.bubble = Toast(self._window)
        said = sentence(text)
        self.bubble.say(said)
        self.speak(said)

    def speak(self, text: str) -> None:
        """Pass *text* to a screen reader, if there is one."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, text))

    def play(self, sound: Sound) -> None:
        """Play *sound* unless all are muted."""
        from gui.window.sounds import Sounds

        if self._sounds is None:
            self._sounds = Sounds(self._settings)
        self._sounds.play(sound)

    def tell_trouble(self, trouble: Trouble) -> None:
        """Show *trouble*, unless it is none of our player's business."""
        if said := passing_words(trouble):
            self.toast(said)

    def open_menu(self, button: QWidget, entries: Sequence[Entry] = ()) -> None:
        """Hang the card of what every page can change from *button*."""
        self._hang(button, entries)
