"""What goes on at a table when its page is made anew: in another language, for another person."""

from PySide6.QtCore import QObject

from gui.window.table.nudge_clock import NudgeClock
from gui.window.table.silence_clock import Silence
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot


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

    def onlooker_words(self, snapshot: TableSnapshot) -> str:
        """Return once that we look on, or that somebody begins to look on; "" for neither."""
        if snapshot.state is None or snapshot.must_compare or snapshot.is_over:
            return ""
        known, self.onlookers = self.onlookers, snapshot.watching
        if snapshot.seat is None:
            first = known is None
            return words("You watch. Nobody's secret is shown to you.") if first else ""
        is_more = snapshot.watching > (known or 0)
        return words("Somebody watches now, and sees no secret.") if is_more else ""
