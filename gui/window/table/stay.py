"""What goes on at a table when its page is made anew: in another language, for another person."""

from PySide6.QtCore import QObject

from gui.window.table.nudge_clock import NudgeClock
from gui.window.table.silence_clock import Silence


class Stay(QObject):
    """What has been told and muted since we sat down, and the clocks."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.silence, self.nudges = Silence(self), NudgeClock(self)
        self.due = 0
        """The last step of which it was told that our turn has come."""
        self.onlookers: int | None = None
        """How many look on, as far as it has been told; None while nothing has."""
        self.muted: set[int] = set()
        """The seats whose gestures are not shown."""
