"""Leaving for good: one question; then one is told what comes of it, and goes once the others know.

Law: nobody waits. The session does what our seat owes, also after a restart (P7.6).
"""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from core.table.messages import seats_of
from gui.kit.clock import Timer
from gui.parts.laptop import Submit
from gui.window.table.leave_box import LeaveWay, ask_way
from gui.words.words import words
from net.protocol.commands import LeaveTable
from net.protocol.snapshot import TableSnapshot

TOLD_MS = 1500
"""By then whoever is connected has heard a farewell; a lost packet is repeated after 500 ms."""
PATIENCE_MS = 8000
"""By then a farewell is signed, or cannot be."""


class Leaving(QObject):
    """Asks how to leave, and tells how far it has come."""

    def __init__(
        self,
        submit: Submit,
        parent: QWidget,
        say: Callable[[str], object],
        leave: Callable[[str], object],
    ) -> None:
        """*leave* goes once it is done, or cannot be: the sentence says which, if there is one."""
        super().__init__(parent)
        self._submit, self._parent, self._say, self._leave = submit, parent, say, leave
        self._shown: TableSnapshot | None = None
        self.is_begun = False
        self._is_alone = False
        """Whether nobody was there to be told when it was asked for."""
        self._farewell = ""
        self._end = Timer(self, singleShot=True)
        self._end.timeout.connect(lambda: self._leave(self._farewell))

    def ask(self) -> None:
        """Go at once from a table that is finished; ask how to leave one that goes on."""
        shown = self._shown
        is_done = shown is None or shown.is_over or shown.stopped or shown.seat is None
        if shown is None or is_done or self.is_begun:
            way = LeaveWay.ADJOURN
        else:
            way = ask_way(self._parent, is_alone=shown.in_game.bit_count() == 1)
        if way is LeaveWay.FOR_GOOD and self._shown is not None:
            self.begin(self._shown)  # the table has gone on while we asked
        elif way is LeaveWay.ADJOURN:
            self._leave(self._farewell)

    def begin(self, snapshot: TableSnapshot) -> None:
        """Leave the table of *snapshot*."""
        if snapshot.state is None or snapshot.must_compare:
            self.is_begun = True
            self._go(words("You have left the table; nothing was bid yet."))
            return
        self._is_alone = not snapshot.connected
        self._tell_begun()
        self._end.start(PATIENCE_MS)
        self._submit(LeaveTable())

    def follow(self, snapshot: TableSnapshot) -> None:
        """Note the table as *snapshot* shows it, and go when our seat is let go."""
        self._shown = snapshot
        if snapshot.leaving and not self.is_begun:
            self._tell_begun()  # it was asked for before a restart
        if not self.is_begun or snapshot.seat is None:
            return
        own = 1 << snapshot.seat
        if snapshot.is_over or not snapshot.in_game & own:
            self._go(words("You have left the game for good."))
        elif snapshot.connected and snapshot.farewells & own:
            self._wait_until_told(snapshot)
        elif snapshot.leaving and self._is_alone:
            self._go(self._farewell)

    def _tell_begun(self) -> None:
        self.is_begun = True
        self._say(words("You leave for good; the others are told."))
        self._farewell = (
            words("Nobody is there to be told. Go on with the game under Games to tell the others.")
            if self._is_alone
            else words(
                "The others could not be told. Go on with the game under Games to tell them."
            )
        )

    def _wait_until_told(self, snapshot: TableSnapshot) -> None:
        """Of two players the other has to act as well; of more, the others go on without us."""
        own = 1 << (snapshot.seat or 0)
        self._farewell = words("You have left the game for good; the others know.")
        if snapshot.in_game.bit_count() == 2:
            self._end.stop()
            (other,) = seats_of(snapshot.in_game & ~own)
            name = snapshot.names[other]
            said = words(
                "You leave for good; {name} is told. It is done when {name} has acted too;"
                " you may close the table now.",
                name=name,
            )
            self._say(said)
        elif self._end.interval() != TOLD_MS:
            self._end.start(TOLD_MS)

    def _go(self, said: str) -> None:
        """Tell it when the snapshot has been shown everywhere."""
        self._farewell = said
        self._end.start(0)
