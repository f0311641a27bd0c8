"""What the current node tells: one Qt signal for each kind of event, in the window's thread."""

from __future__ import annotations  # what is only a type here is imported late

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.table.trouble import Trouble

if TYPE_CHECKING:
    from core.table.rules import Refusal
    from core.table.step import Completed
    from net.protocol.effects import CopyAsked, CopyTold, Overheard
    from net.protocol.join_code import CodeTried
    from net.protocol.snapshot import LobbySnapshot, TableSnapshot
else:  # Qt need not know which class a signal carries
    Refusal = Completed = CodeTried = LobbySnapshot = TableSnapshot = object
    CopyAsked = CopyTold = Overheard = object


class NodeSignals(QObject):
    """Emits what a node tells."""

    lobby_changed = Signal(LobbySnapshot)
    table_changed = Signal(TableSnapshot)
    step_done = Signal(Completed)
    """At a resumed table all earlier steps come first."""
    started = Signal()
    """All have sat down."""
    refused = Signal(Refusal)
    """What our player asked for is not done."""
    aside = Signal(Overheard)
    """What another seat shows by the way; nobody signed it."""
    gathered = Signal(tuple)
    """A `TournamentHere` for each tournament around us."""
    doubled = Signal(bool)
    """Whether another program with our own key is here now."""
    copy_told = Signal(CopyTold)
    """What somebody in the room says of its copy of the game that our player compares."""
    copy_asked = Signal(CopyAsked)
    """Somebody compares a copy with ours."""
    noticed = Signal(Trouble)
    code_tried = Signal(CodeTried)
    """The outcome of a join code."""
    failed = Signal(Trouble)
    """The node has ended by itself, or could not start."""
