"""A button that says why it cannot be pressed: in its tooltip, to a screen reader, when pressed.

Law: it is never disabled for Qt, or no key could reach it and nobody would hear the reason.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from gui.kit.label import tip
from gui.kit.press import Pressed
from gui.kit.why_tip import show_tip

WHY = "why"
"""The property that keeps the reason of a field that is switched off."""


def allow(button: QWidget, why: str, hint: str = "") -> None:
    """Switch *button*, or a field, on, or off because of *why*; *hint* says what it does.

    For fields beside the game; on the board a `WhyButton` gives its reason to keys too.
    """
    button.setEnabled(not why)
    button.setProperty(WHY, why)
    button.setToolTip(tip(why or hint))
    button.setAccessibleDescription(why or hint)


class WhyButton(Pressed, QPushButton):
    """A button with a reason against pressing it, or none; `chosen` is emitted only without one."""

    chosen = Signal()
    barred = Signal(str)
    """The reason: somebody pressed the button all the same."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._why = ""
        self._hint = ""
        self.setAutoDefault(False)
        self.clicked.connect(self._pressed)

    @property
    def why(self) -> str:
        """Why it cannot be pressed; "" if it can."""
        return self._why

    def bar(self, why: str, hint: str = "") -> None:
        """Bar it because of *why*, or free it with ""; *hint* says what it does."""
        if (why, hint) == (self._why, self._hint):
            return
        self._why, self._hint = why, hint
        self.setToolTip(tip(why or hint))
        self.setAccessibleDescription(why or hint)
        if bool(self.property("barred")) is not bool(why):
            self.setProperty("barred", bool(why))
            self.style().unpolish(self)
            self.style().polish(self)
        self.update()

    def _pressed(self) -> None:
        if self._why:
            show_tip(self)
            self.barred.emit(self._why)
        else:
            self.chosen.emit()
