"""Bots at our table: each a `peer` process of its own with its own key, as any other player."""

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from gui.tables import peer_arguments
from net.protocol.packets import Terms

NAMES = ("Bea", "Cid", "Dora", "Emil")
"""What bots are called; the others see that they are bots by "bot" behind it."""
STOP_MS = 2000


class BotSeats(QObject):
    """Guards that the bots of this window end with it."""

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._data = data
        self._running: list[QProcess] = []

    def start(self, terms: Terms, count: int, level: str, *, meet: int, loopback: bool) -> None:
        """Let *count* bots of *level* look for a table with *terms*."""
        folder = self._data / "bots"
        folder.mkdir(parents=True, exist_ok=True)
        wanted = [*peer_arguments(terms, folder), "--bot", level]
        for name in NAMES[:count]:
            self._run(name, wanted, meet=meet, loopback=loopback)

    def resume(self, *, meet: int, loopback: bool) -> None:
        """Let every bot with an unfinished game go on with it; the others end at once."""
        for path in sorted(self._data.glob("bots/*/games")):
            self._run(path.parent.name, ["--resume"], meet=meet, loopback=loopback)

    def stop(self) -> None:
        """End all bots; what they signed is on disk."""
        for process in self._running:
            process.kill()
        for process in self._running:
            process.waitForFinished(STOP_MS)
        self._running = []

    def _run(self, name: str, wanted: list[str], *, meet: int, loopback: bool) -> None:
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        arguments = ["-P", "-m", "gui.cli", "peer", "--name", f"{name} (bot)", "--meet", str(meet)]
        arguments += ["--data", str(self._data / "bots" / name), *wanted]
        process.start(sys.executable, [*arguments, *(["--loopback"] if loopback else [])])
        self._running.append(process)
