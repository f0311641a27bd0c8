"""The process behind the page that brings a friend: `share`, tied to this window."""

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from gui.terminal.self_command import self_command
from gui.window.sharing.offer import unpacked

STOP_MS = 2000


class Server(QObject):
    """Serves in a process of its own, so that the game beside it feels nothing."""

    told = Signal(object)
    """A `Sharing`: how everything stands now."""
    ended = Signal()
    """It has ended by itself: the time is up, or something is wrong."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_running(self) -> bool:
        """Whether something is handed over now."""
        return self._process is not None

    def start(self, name: str, data: Path, *, loopback: bool) -> None:
        """Hand over what the laptop of player *name* has, or to this machine alone."""
        self.stop()
        process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._end)
        program, *first = self_command()
        wanted = ["share", "--tied", "--json", f"--data={data}", f"--name={name}"]
        wanted += ["--loopback"] if loopback else []
        self._process = process
        process.start(program, [*first, *wanted])

    def stop(self) -> None:
        """Hand over nothing more; whoever is downloading is cut off."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()  # it keeps nothing that could be lost
            process.waitForFinished(STOP_MS)
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode()
            self.told.emit(unpacked(line))

    def _end(self) -> None:
        if self.sender() is self._process:
            self._read()
            self._process = None
            self.ended.emit()
