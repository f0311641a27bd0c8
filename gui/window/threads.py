"""The threads behind the bridge: the node, and the check of the network.

What they need is imported with the first of them, so that the window is there before.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from net.driver.disk import DiskError
from net.driver.doctor import examine, without
from net.driver.folder import FolderError
from net.driver.node import Node
from net.driver.place import Place
from net.driver.sockets import SocketsError
from net.protocol.effects import Notice, Rejected, Show, Started, StepDone
from net.protocol.join_code import CodeTried
from net.protocol.snapshot import TableSnapshot

Event = Show | StepDone | Rejected | Notice | Started | CodeTried


def news(event: Event) -> tuple[str, object]:  # noqa: PLR0911  # one a kind of event
    """Return the signal of the bridge that *event* is, by name, and what it carries."""
    match event:
        case Show(TableSnapshot() as snapshot):
            return "table_changed", snapshot
        case Show(snapshot):
            return "lobby_changed", snapshot
        case StepDone(done):
            return "step_done", done
        case Rejected(refusal):
            return "refused", refusal
        case Notice(text):
            return "noticed", text
        case CodeTried():
            return "code_tried", event
        case Started():
            return "started", event


def start_node(place: Place, resume: Path | None, parent: QObject) -> NodeThread | str:
    """Return a node's thread, not running yet, or the sentence that says why there is none."""
    try:
        return NodeThread(place, resume, parent)
    except (DiskError, SocketsError) as error:
        return str(error)


class NodeThread(QThread):
    """Runs one node; its signals are queued to the window's thread."""

    told = Signal(str, object)
    """The signal of the bridge that is meant, and what it carries."""
    ended = Signal(str)

    def __init__(self, place: Place, resume: Path | None, parent: QObject) -> None:
        super().__init__(parent)
        self.node = Node(place, self._tell)
        self._resume = resume

    def run(self) -> None:
        """Play until the node is stopped; say why if it ends by itself."""
        try:
            self._take_up()
            self.node.run()
        except (DiskError, SocketsError) as error:
            self.ended.emit(str(error))
        except Exception as error:  # told in the window; what was signed is on disk
            self.ended.emit(f"{type(error).__name__}: {error}")
            raise

    def _tell(self, event: Event) -> None:
        self.told.emit(*news(event))

    def _take_up(self) -> None:
        """Go on with a game, or know those again that may yet begin."""
        if self._resume is None:
            self.node.remember()
            return
        try:
            for done in self.node.resume(self._resume):
                self._tell(StepDone(done))
        except FolderError:
            self.node.stop()
            self.node.run()  # only closes what is open
            raise


class Doctor(QThread):
    """Looks at the network once."""

    examined = Signal(object)

    def __init__(self, place: Place, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def run(self) -> None:
        """Look; our own node is no news."""
        place = self._place
        found = examine(place.data, place.meet, loopback=place.loopback)
        self.examined.emit(without(found, place.name))
