"""The one way from the window to the node and back: commands go out, queued signals come in.

Law: the node runs in its own thread and never waits for the window; each of its events arrives as
one signal, in order. A node plays one table; for the next table a fresh node is started.
What a node needs is imported with the first one, so that the window appears earlier.
"""

from __future__ import annotations  # the types of what is imported late

import os
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from core.table.trouble import Trouble
from gui.kit.press import waits, when_let_go
from gui.window.node_signals import NodeSignals
from net.driver.identity import load_identity, rename, renew
from net.driver.kept_wish import keep_wish, load_wish
from net.driver.place import NodePlace, lonely_meet

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

    from core.table.looks import LookWish
    from gui.window.threads import Doctor, NodeNews, NodeThread, Remembered
    from net.driver.network_check import Examination
    from net.protocol.commands import Command
    from net.protocol.join_code import JoinCode

else:  # Qt need not know which class a signal carries
    Examination = object

_THREADS = "gui.window.threads"
"""What a node needs is imported with the first one."""


class NodeBridge(NodeSignals):
    """Starts and ends nodes; passes on the events of the current one, and none of an older one."""

    examined = Signal(Examination)
    """What was found in the network, without ourselves."""

    def __init__(self, place: NodePlace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = place
        self._thread: NodeThread | None = None
        self._ending: NodeThread | None = None
        """The last that was stopped; it waits for those before it."""
        self._remembered: Remembered | None = None
        """What our nodes have done in draws, and what was worn; None before the first one."""
        self._doctor: Doctor | None = None
        self.place = place
        """Where the current node plays: at home, or alone with bots on this machine."""
        self.keeps_copies = False
        """Whether nobody in the room is told what our copies of games are, from a start on."""

    @property
    def name(self) -> str:
        """What the others call us; "" until it is chosen."""
        return self._home.name

    @property
    def identity(self) -> bytes:
        """The key by which the others know us. Raises `DiskError`."""
        signing = import_module("core.table.signing")  # loads what a start does not need
        public: bytes = signing.SigningKey(load_identity(self._home.data).seed).public
        return public

    @property
    def data(self) -> Path:
        """Where the identity and the games are kept."""
        return self._home.data

    @property
    def stays_here(self) -> bool:
        """Whether nothing of ours leaves this machine, as `--loopback` says."""
        return self._home.loopback

    @property
    def log(self) -> Path | None:
        """The log of the table at which we sit."""
        return self._thread.node.log if self._thread else None

    @property
    def join_codes(self) -> tuple[JoinCode, ...]:
        """The codes that lead to us now, one for each address of this laptop."""
        return self._thread.node.join_codes if self._thread else ()

    @property
    def code_here(self) -> JoinCode | None:
        """The code that leads to us from this laptop, without a network too."""
        return self._thread.node.code_here if self._thread else None

    def beside(self, folder: Path, name: str = "") -> NodeBridge:
        """Return the bridge of somebody else at this laptop, with an identity in *folder*.

        *name* is kept there; "" stands for the last one kept. Raises `DiskError`.
        """
        identity = rename(folder, name) if name else load_identity(folder)
        bridge = NodeBridge(self.place._replace(name=identity.name, data=folder), self)
        bridge.keeps_copies = self.keeps_copies
        return bridge

    def rename(self, name: str) -> None:
        """Keep *name* for now and the next start. Raises `DiskError`."""
        rename(self._home.data, name)
        self._home = self._home._replace(name=name)

    def renew_key(self) -> None:
        """Start a fresh node with a new key. Raises `DiskError`."""
        renew(self._home.data)
        self.start()

    def start(self, resume: Path | None = None, *, alone: bool = False) -> None:
        """Start a fresh node; *resume* is the folder of a game to continue.

        *alone* keeps it on this machine, where only peers with its number meet it: for practice.
        """
        self.stop()
        self.doubled.emit(False)  # noqa: FBT003  # a signal's value; the new node says anew
        here = self._home._replace(loopback=True, meet=lonely_meet())
        self.place = here if alone else self._home
        thread = import_module(_THREADS).start_node(
            self.place, resume, self._ending, self._remembered, self
        )
        if isinstance(thread, Trouble):
            self.failed.emit(thread)
            return
        self._thread = thread
        self._remembered = thread.node.draws, thread.node.wardrobe
        thread.told.connect(self._tell)
        thread.ended.connect(self._end)
        thread.start()
        self.submit(import_module("net.protocol.commands").KeepCopies(self.keeps_copies))

    def fresh_series(self) -> bytes:
        """Return an id that no other series of games has."""
        size: int = import_module("core.table.digests").SERIES_ID_BYTES
        return os.urandom(size)

    def examine(self) -> None:
        """Look at the network for some seconds, then emit `examined`; the node plays on."""
        if self._doctor is None or not self._doctor.isRunning():
            self._doctor = doctor = import_module(_THREADS).Doctor(self.place, self)
            doctor.examined.connect(self.examined)
            doctor.start()

    def submit(self, command: Command) -> None:
        """Pass *command* to the node."""
        if self._thread is not None:
            self._thread.node.submit(command)

    def close(self) -> None:
        """End everything that runs, also for others at this laptop, at the end of the program."""
        guests = self.findChildren(NodeBridge)
        for bridge in (self, *guests):
            bridge.stop()
        for bridge in guests:
            bridge.close()
        for thread in (self._ending, self._doctor):
            if thread is not None:
                thread.wait()
        self.blockSignals(True)  # noqa: FBT003  # what a thread told last finds no window any more

    def stop(self) -> None:
        """Let the node end; `close` waits until everything it signed is on disk."""
        if self._thread is not None:
            self._thread.node.stop()
            self._ending, self._thread = self._thread, None

    def _tell(self, told: NodeNews) -> None:
        self._pass_on(self.sender(), told)

    def _end(self, trouble: Trouble) -> None:
        if self.sender() is self._thread:
            self.stop()
            when_let_go(partial(self.failed.emit, trouble))

    @waits
    def _pass_on(self, thread: QObject | None, told: NodeNews) -> None:
        """Emit what *thread* has *told* if it is still that of the current node."""
        if self._thread is not None and thread is self._thread:
            import_module(_THREADS).emit(told, self)


def wish_in(data: Path) -> LookWish | None:
    """Return what the player whose files are in *data* would like to wear."""
    return load_wish(data)


def keep_wish_in(data: Path, wish: LookWish) -> None:
    """Keep *wish* in *data*. Raises `DiskError`."""
    keep_wish(data, wish)
