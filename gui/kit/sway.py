"""What lights up under the mouse, sinks and comes back: a little at a time, and then nothing ticks.

Law: the state is the part's own; a sway only says how much of it is seen yet. In calm motion
all of it is seen at once.
"""

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from gui.kit.clock import Glide
from gui.kit.theme import look

HOVER_MS, SINK_MS, RISE_MS = 90, 60, 120


class Sway(Glide):
    """Moves between no and yes whenever *part* turns on or off, and paints it again meanwhile."""

    def __init__(self, part: QWidget, on_ms: int, off_ms: int) -> None:
        super().__init__(part)
        self._part, self._on_ms, self._off_ms = part, on_ms, off_ms
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(part.update)

    def share(self, *, is_on: bool) -> float:
        """Return how much is seen of a part that *is_on* or not."""
        return float(self.currentValue()) if self.is_running else float(is_on)

    def turn_on(self) -> None:
        """Begin to show that the part is on."""
        self._turn(1.0, self._on_ms)

    def finish(self) -> None:
        """Show the end at once."""
        self.stop()
        self._part.update()

    def turn_off(self) -> None:
        """Begin to show that it is off."""
        self._turn(0.0, self._off_ms)

    def _turn(self, end: float, ms: int) -> None:
        start = self.share(is_on=not end)
        self.stop()
        self._part.update()
        if self._part.isVisible() and not look().is_calm:
            self.setStartValue(start)
            self.setEndValue(end)
            self.setDuration(ms)
            self.start()


def mixed(start: str, end: str, share: float) -> QColor:
    """Return the colour *share* of the way from *start* to *end*."""
    (red, green, blue), (to_red, to_green, to_blue) = (
        (colour.red(), colour.green(), colour.blue()) for colour in (QColor(start), QColor(end))
    )
    return QColor(
        round(red + (to_red - red) * share),
        round(green + (to_green - green) * share),
        round(blue + (to_blue - blue) * share),
    )
