"""What our player may say of what lies open: icons in its tray, and keys from 1 on.

Law: a reaction hurries nothing, not even one that is not possible now.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from gui.kit.button import IconButton
from gui.kit.card import Tray
from gui.kit.printed import printed
from gui.words.gestures import GESTURES
from gui.words.words import words

_COMMAND = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class Reactions:
    """The icons of *tray*; *room_of* says where what a seat says rises, None for nowhere."""

    def __init__(self, tray: Tray, room_of: Callable[[int], QRectF | None]) -> None:
        self.room_of = room_of
        self.is_open = False
        """Whether there is something to react to."""
        self._react: Callable[[str], None] | None = None
        self._tray = tray
        self.buttons: list[IconButton] = []
        for number, (gesture, said) in enumerate(GESTURES.items(), 1):
            button = IconButton(gesture, words(said), str(number), is_flat=True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.chosen.connect(lambda gesture=gesture: self._make(gesture))
            button.hide()
            self.buttons.append(button)
            tray.things.addWidget(button)

    def allow(self, react: Callable[[str], None] | None) -> None:
        """Let our player *react*, or nobody with None."""
        self._react = react
        self._show()

    def open(self, *, is_open: bool) -> None:
        """Show the icons while something lies open."""
        self.is_open = is_open
        self._show()

    def bar(self, why: str) -> None:
        """Bar the icons, which say *why*; "" bars nothing."""
        for button in self.buttons:
            button.bar(why)

    def take(self, event: QKeyEvent) -> bool:
        """React with the key of *event*, if it is one for that; return whether it is."""
        at = printed(event) - Qt.Key.Key_1
        if not self.is_open or event.modifiers() & _COMMAND or not 0 <= at < len(self.buttons):
            return False
        self._make(tuple(GESTURES)[at])
        return True

    def _make(self, gesture: str) -> None:
        if self._react is not None:
            self._react(gesture)

    def _show(self) -> None:
        for button in self.buttons:
            button.setVisible(self.is_open and self._react is not None)
