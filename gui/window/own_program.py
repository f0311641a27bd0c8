"""Our program once more in another process, tied to a page: it works, the page shows its lines."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal

from gui.self_command import self_command

STOP_MS = 2000


class OwnProgram(QObject):
    """Runs one command at a time in a process of its own, so that the game beside it feels nothing.

    What is stopped is killed: no command that is run here keeps anything that could be lost.
    """

    line = Signal(str)
    """A line that the command has printed."""
    ended = Signal()
    """The command has ended by itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self.why = ""
        """Why the last command that ended by itself did: its last complaint, or the system's."""

    @property
    def is_running(self) -> bool:
        """Whether a command runs now."""
        return self._process is not None

    def run(self, command: Sequence[str]) -> None:
        """Run *command* in place of the one before."""
        self.stop()
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._end)
        program, *first = self_command()
        self._process = process
        process.start(program, [*first, *command])

    def stop(self) -> None:
        """End the command."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(STOP_MS)
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self.line.emit(bytes(self._process.readLine().data()).decode())

    def _end(self) -> None:
        process = self._process
        if process is not None and self.sender() is process:
            self._read()
            complained = bytes(process.readAllStandardError().data()).decode(errors="replace")
            *_, last = complained.splitlines() or [process.errorString()]
            self.why = last.removeprefix("wormup-lan: ").rstrip(".")
            self._process = None
            self.ended.emit()
