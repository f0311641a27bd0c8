"""The one way from the window to the node and back: commands go out, queued signals come in.

Law: the node runs in its own thread and never waits for the window; each of its events arrives as
one signal, in order. A node plays one table; for the next table a fresh node is started.
What a node needs is imported with the first one, so that the window appears earlier.
"""

from __future__ import annotations  # the types of what is imported late

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QObject, QThread, Signal

from net.driver.disk import DiskError
from net.driver.place import Place, lonely_meet

if TYPE_CHECKING:
    from pathlib import Path

    from net.protocol.commands import Command
    from net.protocol.effects import Notice, Rejected, Show, Started, StepDone
    from net.protocol.join_code import CodeTried, JoinCode

    Event = Show | StepDone | Rejected | Notice | Started | CodeTried


class NodeBridge(QObject):
    """Starts and ends nodes; passes on the events of the current one, and none of an older one."""

    lobby_changed = Signal(object)
    """A `LobbySnapshot`."""
    table_changed = Signal(object)
    """A `TableSnapshot`."""
    step_done = Signal(object)
    """A `Completed` step; at a resumed table all earlier ones come first."""
    started = Signal(object)
    """A `Started`: all have sat down."""
    refused = Signal(object)
    """A `Refusal` of what our player asked for."""
    noticed = Signal(str)
    code_tried = Signal(object)
    """A `CodeTried`: the outcome of a join code."""
    examined = Signal(object)
    """An `Examination` of the network, without ourselves."""
    failed = Signal(str)
    """The node has ended by itself, or could not start; the sentence says what to do."""

    def __init__(self, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = place
        self._thread: _NodeThread | None = None
        self._doctor: _Doctor | None = None
        self.place = place
        """Where the current node plays: at home, or alone with bots on this machine."""

    @property
    def name(self) -> str:
        """What the others call us; "" until it is chosen."""
        return self._home.name

    @property
    def data(self) -> Path:
        """Where the identity and the games are kept."""
        return self._home.data

    @property
    def log(self) -> Path | None:
        """The log of the table at which we sit."""
        return self._thread.node.log if self._thread else None

    @property
    def join_codes(self) -> tuple[JoinCode, ...]:
        """The codes that lead to us now, one for each address of this laptop."""
        return self._thread.node.join_codes if self._thread else ()

    def rename(self, name: str) -> None:
        """Keep *name* for now and for the next start. Raises `ValueError` with the reason."""
        from net.driver.identity import rename

        try:
            rename(self._home.data, name)
        except DiskError as error:
            raise ValueError(str(error)) from error
        self._home = replace(self._home, name=name)

    def start(self, resume: Path | None = None, *, alone: bool = False) -> None:
        """Start a fresh node; *resume* is the folder of a game to continue.

        *alone* keeps it on this machine, where only peers with its number meet it: for practice.
        """
        from net.driver.sockets import SocketsError

        self.stop()
        here = replace(self._home, loopback=True, meet=lonely_meet())
        self.place = here if alone else self._home
        try:
            self._thread = thread = _NodeThread(self.place, resume, self)
        except (DiskError, SocketsError) as error:
            self.failed.emit(str(error))
            return
        thread.told.connect(self._tell)
        thread.ended.connect(self._end)
        thread.start()

    def examine(self) -> None:
        """Look at the network for some seconds, then emit `examined`; the node plays on."""
        if self._doctor is None or not self._doctor.isRunning():
            self._doctor = doctor = _Doctor(self.place, self)
            doctor.examined.connect(self.examined)
            doctor.start()

    def submit(self, command: Command) -> None:
        """Pass *command* to the node."""
        if self._thread is not None:
            self._thread.node.submit(command)

    def close(self) -> None:
        """End everything that runs, at the end of the program."""
        self.stop()
        if self._doctor is not None:
            self._doctor.wait()

    def stop(self) -> None:
        """End the node, once everything it signed is on disk."""
        if self._thread is not None:
            self._thread.node.stop()
            self._thread.wait()
            self._thread = None

    def _tell(self, event: Event) -> None:
        from net.protocol.effects import Notice, Rejected, Show, Started, StepDone
        from net.protocol.join_code import CodeTried

        if self.sender() is not self._thread:
            return
        if isinstance(event, Show):
            from net.protocol.snapshot import TableSnapshot

            snapshot = event.snapshot
            is_table = isinstance(snapshot, TableSnapshot)
            (self.table_changed if is_table else self.lobby_changed).emit(snapshot)
            return
        match event:
            case StepDone(done):
                self.step_done.emit(done)
            case Rejected(refusal):
                self.refused.emit(refusal)
            case Notice(text):
                self.noticed.emit(text)
            case CodeTried():
                self.code_tried.emit(event)
            case Started():
                self.started.emit(event)
            case _:
                assert_never(event)

    def _end(self, why: str) -> None:
        if self.sender() is self._thread:
            self.stop()
            self.failed.emit(why)


class _Doctor(QThread):
    """Examines the network once."""

    examined = Signal(object)

    def __init__(self, place: Place, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def run(self) -> None:
        """Examine it; our own node is left out."""
        from net.driver.doctor import examine, without

        place = self._place
        found = examine(place.data, place.meet, loopback=place.loopback)
        self.examined.emit(without(found, place.name))


class _NodeThread(QThread):
    """Runs one node; its signals are queued to the window's thread."""

    told = Signal(object)
    ended = Signal(str)

    def __init__(self, place: Place, resume: Path | None, parent: QObject) -> None:
        from net.driver.node import Node

        super().__init__(parent)
        self.node = Node(place, self.told.emit)
        self._resume = resume

    def run(self) -> None:
        """Play until the node is stopped; emit why if it ends by itself."""
        from net.driver.sockets import SocketsError

        try:
            self._take_up()
            self.node.run()
        except (DiskError, SocketsError) as error:
            self.ended.emit(str(error))
        except Exception as error:  # shown in the window; everything signed is on disk
            self.ended.emit(f"{type(error).__name__}: {error}")
            raise

    def _take_up(self) -> None:
        """Continue a game, or remember the tables that may yet begin."""
        from net.driver.folder import FolderError
        from net.protocol.effects import StepDone

        if self._resume is None:
            self.node.remember()
            return
        try:
            for done in self.node.resume(self._resume):
                self.told.emit(StepDone(done))
        except FolderError:
            self.node.stop()
            self.node.run()  # only closes what is open
            raise
