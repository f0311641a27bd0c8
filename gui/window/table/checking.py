"""A finished game is checked at once, in a thread of its own, before anybody asks."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.report.verdict import Verdict
from gui.window.past.opened_log import Opened, Opening, Unread


class Checking(QObject):
    """Audits one log once."""

    checked = Signal()
    """Everything checks."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._log: Path | None = None
        self._opening: Opening | None = None

    def check(self, log: Path) -> None:
        """Audit *log*, unless that has been asked before."""
        if log != self._log:
            self.stop()
            self._log = log
            self._opening = Opening([log], None, self)
            self._opening.opened.connect(self._tell)
            self._opening.start()

    def stop(self) -> None:
        """Stop auditing, and forget which log it was."""
        if self._opening is not None:
            self._opening.requestInterruption()
            self._opening.wait()
        self._opening = self._log = None

    def _tell(self, found: Opened | Unread) -> None:
        if isinstance(found, Opened) and found.found.verdict is Verdict.CHECKS:
            self.checked.emit()
