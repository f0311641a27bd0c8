"""The process behind the page that looks back at a game: `review`, tied to this window."""

import json
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from gui.terminal.self_command import self_command

STOP_MS = 2000


class Reviewer(QObject):
    """Reviews in a process of its own, so that the window feels nothing."""

    got_on = Signal(int, int)
    """How many steps of how many are done in this part of the review."""
    found = Signal(bytes)
    """A review as `Review.kept` writes it, each holding more than the one before."""
    ended = Signal()
    """It has ended by itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_running(self) -> bool:
        """Whether a game is being reviewed now."""
        return self._process is not None

    def start(self, log: Path) -> None:
        """Review the game of *log*."""
        self.stop()
        process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._end)
        program, *first = self_command()
        self._process = process
        process.start(program, [*first, "review", "--stream", "--", str(log)])

    def stop(self) -> None:
        """Review no further."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()  # the review is put in its place only when it is whole
            process.waitForFinished(STOP_MS)
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            told = json.loads(bytes(self._process.readLine().data()))
            if "review" in told:
                self.found.emit(bytes.fromhex(told["review"]))
            else:
                self.got_on.emit(told["done"], told["of"])

    def _end(self) -> None:
        if self.sender() is self._process:
            self._read()
            self._process = None
            self.ended.emit()
