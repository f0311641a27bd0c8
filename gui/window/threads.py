"""The threads behind the bridge: the node, and the check of the network.

What they need is imported with the first of them, so that the window is there before.
"""

from pathlib import Path
from typing import NamedTuple, assert_never

from PySide6.QtCore import QObject, QThread, Signal

from core.table.trouble import Trouble, TroubleError
from gui.window.node_signals import NodeSignals
from net.driver.folder import FolderError
from net.driver.network_check import Examination, examine, without
from net.driver.node import News, Node
from net.driver.place import NodePlace
from net.protocol.draw_memory import DrawMemory
from net.protocol.effects import (
    CopyAsked,
    CopyTold,
    Doubled,
    Gathered,
    Notice,
    Overheard,
    Rejected,
    Show,
    Started,
    StepDone,
)
from net.protocol.join_code import CodeTried
from net.protocol.snapshot import TableSnapshot
from net.protocol.troubles import TableReason
from net.protocol.wardrobe import Wardrobe

Event = News | CodeTried


class NodeNews(NamedTuple):
    """What a node has told."""

    event: Event


Remembered = tuple[DrawMemory, Wardrobe]
"""What goes from node to node."""


def emit(told: NodeNews, by: NodeSignals) -> None:  # noqa: C901, PLR0912  # one a kind
    """Emit *by* the signal that is meant what has been *told*."""
    match told.event:
        case Show(TableSnapshot() as snapshot):
            by.table_changed.emit(snapshot)
        case Show(snapshot):
            by.lobby_changed.emit(snapshot)
        case StepDone(done):
            by.step_done.emit(done)
        case Rejected(refusal):
            by.refused.emit(refusal)
        case Overheard():
            by.aside.emit(told.event)
        case Gathered(tournaments):
            by.gathered.emit(tournaments)
        case Doubled(is_twice):
            by.doubled.emit(is_twice)
        case CopyTold():
            by.copy_told.emit(told.event)
        case CopyAsked():
            by.copy_asked.emit(told.event)
        case Notice(trouble):
            by.noticed.emit(trouble)
        case CodeTried() as tried:
            by.code_tried.emit(tried)
        case Started():
            by.started.emit()
        case other:
            assert_never(other)


class NodeThread(QThread):
    """Runs one node; its signals are queued to the window's thread."""

    told = Signal(NodeNews)
    ended = Signal(Trouble)

    def __init__(
        self,
        place: NodePlace,
        resume: Path | None,
        before: "NodeThread | None",
        remembered: "Remembered | None",
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.node = Node(place, self._tell, *(remembered or ()))
        self._resume = resume
        self._before = before

    def run(self) -> None:
        """Play until the node is stopped; say why if it ends by itself.

        The one *before* lets go of its game first: its goodbye takes up to two seconds, and the
        window does not wait for it.
        """
        if self._before is not None:
            self._before.wait()
            self._before = None
        try:
            self._take_up()
            self.node.run()
        except TroubleError as error:
            self.ended.emit(error.trouble)
        except Exception as error:  # told in the window; what was signed is on disk
            what = f"{type(error).__name__}: {error}"
            self.ended.emit(Trouble(TableReason.NODE_FAILED, what=what))
            raise

    def _tell(self, event: Event) -> None:
        self.told.emit(NodeNews(event))

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


def start_node(
    place: NodePlace,
    resume: Path | None,
    before: NodeThread | None,
    remembered: Remembered | None,
    parent: QObject,
) -> NodeThread | Trouble:
    """Return a node's thread, not running yet, or why there is none.

    *before* is the one that has to end first; *remembered* is what it and earlier ones remember.
    """
    try:
        return NodeThread(place, resume, before, remembered, parent)
    except TroubleError as error:
        return error.trouble


class Doctor(QThread):
    """Looks at the network once."""

    examined = Signal(Examination)

    def __init__(self, place: NodePlace, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def run(self) -> None:
        """Look; our own node is no news."""
        place = self._place
        found = examine(place.data, place.meet, loopback=place.loopback)
        self.examined.emit(without(found, place.name))
