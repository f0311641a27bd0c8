"""The process behind the page that brings a friend: `share`, tied to this window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.window.own_program import OwnProgram
from gui.window.sharing.offer import Gathering, Sharing, gathering_of, unpacked
from net.protocol.handed import WantedBuild, line_of


class Gatherer(OwnProgram):
    """Fetches a build from another laptop; what is not done when it stops is forgotten."""

    def __init__(self, parent: QObject, tell: Callable[[Gathering], None]) -> None:
        """Call *tell* with how far it is."""
        super().__init__(parent)
        self.line.connect(lambda line: tell(gathering_of(line)))

    def start(self, wanted: WantedBuild, data: Path, *, loopback: bool) -> None:
        """Fetch what is *wanted* into *data*."""
        command = ["share", "--tied", "--json", f"--data={data}", f"--gather={line_of(wanted)}"]
        self.run([*command, *(["--loopback"] if loopback else [])])


class Server(OwnProgram):
    """Hands over; who is downloading when it stops is cut off.

    It ends by itself when the time is up, or something is wrong.
    """

    changed = Signal(Sharing)
    """How everything stands now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.line.connect(lambda line: self.changed.emit(unpacked(line)))

    def start(self, name: str, data: Path, *, loopback: bool) -> None:
        """Hand over what the laptop of player *name* has, or to this machine alone."""
        wanted = ["share", "--tied", "--json", f"--data={data}", f"--name={name}"]
        self.run([*wanted, *(["--loopback"] if loopback else [])])
