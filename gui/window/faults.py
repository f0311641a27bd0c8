"""What goes wrong in a slot, an override or a thread: it is noted, and told on a page.

Law: from whatever thread it comes, nothing waits for it and nothing ends by it.
"""

from __future__ import annotations  # the page is imported with the first fault

import sys
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, Signal

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

REST_MS = 60_000
"""How long the same fault is not told again: a part that cannot be painted is painted often."""


class Faults(QObject):
    """Hears of each error that nobody caught, as `sys.excepthook`."""

    met = Signal(str, str)
    """What went wrong, in a word, and the whole trace; in the thread of the window."""
    _met = Signal(str, str)

    def __init__(self, parent: QObject, note: Callable[[str], object]) -> None:
        """Begin to hear; *note* writes a trace into the journal."""
        super().__init__(parent)
        self._note = note
        self._told: dict[str, QDeadlineTimer] = {}
        """Until when a fault is not told again, by the places that lead to it."""
        self._met.connect(self.met, Qt.ConnectionType.QueuedConnection)

    def take(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Note *error* and tell of it, unless it was told just now."""
        place = "".join([kind.__name__, *traceback.format_tb(where), *_notes(error)])
        if place in self._told and not self._told[place].hasExpired():
            return
        self._told[place] = QDeadlineTimer(REST_MS)
        trace = "".join(traceback.format_exception(kind, error, where))
        if sys.__stderr__ is not None:  # a program without a console has none
            sys.__stderr__.write(trace)
        self._note(trace.rstrip())
        self._met.emit(kind.__name__, trace)


def _notes(error: BaseException) -> list[str]:
    """Return in which override *error* was, if in any."""
    notes: list[str] = getattr(error, "__notes__", [])
    return notes
