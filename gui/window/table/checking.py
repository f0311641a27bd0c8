"""A finished game is checked at once, in a thread of its own, before anybody asks."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.report.judged import Verdict
from gui.window.past.opened_log import LogLoader, OpenedLog, UnreadLog


class Checking(QObject):
    """Audits each log once; whoever leaves the table meanwhile stops nothing."""

    checked = Signal(Path)
    """Everything checks in this log."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._openings: dict[Path, LogLoader] = {}

    def check(self, log: Path) -> None:
        """Audit *log*, unless that has been asked before."""
        if log not in self._openings:
            self._openings[log] = opening = LogLoader([log], None, self, self._tell)
            opening.start()

    def stop(self) -> None:
        """Stop auditing, and forget which logs there were."""
        for opening in self._openings.values():
            opening.let_go()
        self._openings = {}

    def _tell(self, found: OpenedLog | UnreadLog) -> None:
        if isinstance(found, OpenedLog) and found.found.verdict is Verdict.CHECKS:
            self.checked.emit(found.path)
