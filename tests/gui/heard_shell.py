"""A shell that keeps what is asked of it, for tests of a page without its window."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gui.parts.shell import Entry
from gui.parts.sound import Sound
from gui.window.ways import Way


class HeardShell:
    """Keeps everything in the order in which it came."""

    def __init__(self) -> None:
        self.said: list[str] = []
        """All in words: what was shown, and what was only spoken."""
        self.toasts: list[str] = []
        self.spoken: list[str] = []
        self.played: list[Sound] = []
        self.menus: list[tuple[QWidget, Sequence[Entry]]] = []
        self.gone: list[Way] = []
        """Where one was led to."""
        self.backs = 0

    def anew(self) -> "HeardShell":
        """Forget what has been heard so far."""
        for heard in (self.said, self.toasts, self.spoken, self.played, self.menus, self.gone):
            heard.clear()
        return self

    def toast(self, text: str) -> None:
        """Keep *text*."""
        self.said.append(text)
        self.toasts.append(text)

    def speak(self, text: str) -> None:
        """Keep *text*."""
        self.said.append(text)
        self.spoken.append(text)

    def play(self, sound: Sound) -> None:
        """Keep *sound*."""
        self.played.append(sound)

    def go(self, to: Way) -> None:
        """Keep *to*."""
        self.gone.append(to)

    def back(self) -> None:
        """Count it."""
        self.backs += 1

    def place_icons(self) -> None:
        """Have none."""

    def open_menu(self, button: QWidget, entries: Sequence[Entry] = ()) -> None:
        """Keep *button* and *entries*."""
        self.menus.append((button, entries))
