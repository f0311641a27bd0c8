"""An area that shows a part of what is too large for it, and ends when sizes never settle.

Law: it calls itself only so often. What is inside may want another height at each width that a
scroll bar leaves it; Qt then tries one after the other until the stack is full, and dies.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea, QWidget

TRIES_MAX = 8
"""How often a size may follow from a size: two are usual."""


def bring_into_sight(part: QWidget) -> None:
    """Scroll what *part* lies in so that it is seen."""
    around = part.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if around is not None:
        around.ensureWidgetVisible(part)


class Scroll(QScrollArea):
    """Guards against sizes that lead to each other without an end."""

    _tries = 0
    """How many sizes of what is inside are being followed now."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a new size of what is inside, if that may still settle."""
        if event.type() is not QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._tries >= TRIES_MAX:
            return False
        self._tries += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._tries -= 1
