"""Bots at our table: each is a `peer` process with its own key, like any other player."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer

from gui.report.saved import same_game
from gui.report.terms_words import peer_arguments
from gui.self_command import self_command
from gui.window.bridge import NodeBridge
from net.protocol.terms import Terms

NAMES = ("Bea", "Cid", "Dora", "Emil")
"""The names of bots; a "bot" behind the name tells the others what they are."""
STOP_MS = 2000
"""How long a bot may take to end before it is killed."""
PATIENCE_S = "5"
"""How many seconds somebody is silent before our bots agree to go on, if people do."""


class BotSeats(QObject):
    """The bots of this window, which end with it and play where *bridge* plays."""

    def __init__(self, bridge: NodeBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._data = bridge, bridge.data
        self._running: dict[str, QProcess] = {}
        self._ending: dict[str, QProcess] = {}
        """Those that were stopped; the next bot of the same name waits for its end."""

    def start(self, terms: Terms, count: int, level: str, taken: Sequence[str] = ()) -> None:
        """Start *count* more bots of *level* for a table with *terms*, at which *taken* names sit.

        There are fewer if our bot names run out.
        """
        folder = self._data / "bots"
        folder.mkdir(parents=True, exist_ok=True)
        wanted = [*peer_arguments(terms, folder), "--bot", level]
        free = [n for n in NAMES if n not in self._running and f"{n} (bot)" not in taken]
        for name in free[:count]:
            self._run(name, wanted)

    def resume(self, folder: Path) -> None:
        """Let the bots that sit in the game of *folder* continue it, and no others."""
        for path in same_game(folder, self._data, "bots/*/games/*"):
            self._run(path.parent.parent.name, ["--resume", path.name])

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which our bots sit."""
        return tuple(f"{name} (bot)" for name in self._running)

    def count_among(self, names: Sequence[str]) -> int:
        """Return how many of *names* are our bots; one that has played to the end counts too."""
        return sum(name in names for name in self.names)

    def stop(self) -> None:
        """Let all bots end, which takes a while; everything they signed is on disk."""
        for name, process in self._running.items():
            if process.state() is not QProcess.ProcessState.NotRunning:
                self._ending[name] = process
                process.closeWriteChannel()
                QTimer.singleShot(STOP_MS, process, process.kill)
        self._running = {}

    def close(self) -> None:
        """End all bots, and wait until they are gone."""
        self.stop()
        for process in [*self._ending.values()]:
            if not process.waitForFinished(STOP_MS):
                process.kill()
                process.waitForFinished(STOP_MS)

    def _way(self) -> list[str]:
        """Return the arguments by which bots meet us; on macOS loopback takes no broadcast."""
        place, codes = self._bridge.place, self._bridge.join_codes
        way = ["--meet", str(place.meet)]
        if place.loopback:
            way += ["--loopback", *(["--join", codes[0].text] if codes else [])]
        return way

    def _run(self, name: str, wanted: list[str]) -> None:
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        program, *first = self_command()
        arguments = [*first, "peer", "--name", f"{name} (bot)", *self._way()]
        arguments += ["--tied", "--patience", PATIENCE_S]  # the pipe to it closes with this process
        arguments += ["--data", str(self._data / "bots" / name), *wanted]
        process.setProgram(program)
        process.setArguments(arguments)
        process.stateChanged.connect(lambda: self._follow(name, process))
        self._running[name] = process
        if name not in self._ending:
            process.start()

    def _follow(self, name: str, process: QProcess) -> None:
        """Start the next bot called *name* when *process*, the one before, has ended."""
        is_gone = process.state() is QProcess.ProcessState.NotRunning
        if is_gone and self._ending.get(name) is process:
            del self._ending[name]
            if name in self._running:
                self._running[name].start()
