"""Two hours side by side, as they ended or step by step: the one that was played, and a bot's.

Law: they run by the clock of the window, one decision of both at a time, and end as they were.
"""

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QPainter

from gui.kit.clock import Timer
from gui.kit.focus import paint_focus
from gui.kit.theme import look
from gui.kit.touch import Touch
from gui.kit.why_button import WHY
from gui.parts.game_view import HourLook
from gui.words.words import words

STEP_MS = 700


class PastSheet(Touch):
    """A sheet as an hour has left it."""

    def __init__(self, side: int) -> None:
        """Be a square of so many px at art 1."""
        super().__init__()
        self._side = side
        self._shown: HourLook | None = None
        self.at: int | None = None
        """How many decisions are shown; None for all."""

    def show_hour(self, shown: HourLook | None) -> None:
        """Show the sheet of an hour, or none."""
        self._shown, self.at = shown, None
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self._side * look().art)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        frame = QRectF(self.rect())
        if self._shown is not None:
            self._shown.paint(painter, frame, self.at)
        paint_focus(painter, self, frame.adjusted(8, 8, -8, -8), 14 * look().art)


class Pair(QObject):
    """Lets the sheets of two hours run side by side."""

    def __init__(self, parent: QObject, own: PastSheet, bots: PastSheet) -> None:
        super().__init__(parent)
        self._own, self._bots = own, bots
        own.setEnabled(False)
        why = words("As it was")
        own.setProperty(WHY, why)
        for tell in (own.setAccessibleName, own.setAccessibleDescription, own.setToolTip):
            tell(why)
        bots.setAccessibleName(words("A bot's hour"))
        bots.setToolTip(words("Watch it on the table"))
        self._most = 0
        self._clock = Timer(self, interval=STEP_MS)
        self._clock.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether the hours are shown step by step."""
        return self._clock.isActive()

    def show_hours(self, own: HourLook, bots: HourLook | None) -> None:
        """Show both hours as they ended; there may be no bot's."""
        self._clock.stop()
        self._most = max(own.decisions, bots.decisions if bots else 0)
        self._own.show_hour(own)
        self._bots.show_hour(bots)

    def turn(self) -> None:
        """Begin to show them step by step, or stop."""
        is_running = self.is_running
        self._clock.stop()
        self._show(None if is_running else 0)
        if not is_running:
            self._clock.start()

    def _step(self) -> None:
        at = (self._own.at or 0) + 1
        if at >= self._most:
            self._clock.stop()
        self._show(at if at < self._most else None)

    def _show(self, at: int | None) -> None:
        for sheet in (self._own, self._bots):
            sheet.at = at
            sheet.update()
