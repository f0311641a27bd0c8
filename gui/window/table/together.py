"""Looking back together: one laptop leads through a game that is over, the others follow and point.

Law: nobody signs it, no log has it, and nobody is led who has not asked for it. Of two who lead at
once the lower seat does. What is lost on the way is said again.
"""

from functools import partial

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.clock import Timer
from gui.kit.press import waits
from gui.parts.laptop import Submit
from gui.parts.ring import Ring
from gui.parts.shell import Shell
from gui.window.table.talk import Talk
from gui.window.table.viewer import Viewer
from gui.words.seats import worms_of
from gui.words.words import words
from net.protocol.commands import Aside
from net.protocol.snapshot import TableSnapshot

LOOK, POINT = "look", "point"
"""The kinds of the asides: the step that the leader looks at, or 0; a place in a step."""
_REPEAT_MS = 2000
_PATIENCE_MS = 7000
"""After that a leader who is not heard has gone."""


class Together(QObject):
    """Holds who leads, and whether we follow; its button is laid over *page* by the page."""

    changed = Signal()
    """The button says something else, or comes or goes."""

    def __init__(
        self, shell: Shell, submit: Submit, page: QWidget, viewer: Viewer, talk: Talk
    ) -> None:
        super().__init__(page)
        self._shell, self._submit = shell, submit
        self._page, self._viewer, self._talk = page, viewer, talk
        self._table: TableSnapshot | None = None
        self._leads: dict[int, int] = {}
        """The other seats that lead, with the steps they look at."""
        self._is_leader = self._follows = self._is_led = False
        self._rings: dict[int, Ring] = {}
        self.button = Button("", ButtonKind.SECOND, "past")
        self.button.setParent(page)
        self.button.hide()
        self.button.chosen.connect(self._press)
        self._repeat = Timer(self, interval=_REPEAT_MS)
        self._repeat.timeout.connect(self._lead)
        self._patience = Timer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._lose)
        viewer.turned.connect(self._turn)
        viewer.pointed.connect(self._point)

    @property
    def leader(self) -> int | None:
        """The seat that leads the others, if it is not ours."""
        return None if self._is_leader else min(self._leads, default=None)

    def follow(self, snapshot: TableSnapshot) -> None:
        """Note who is at the table, and whether its game is over."""
        self._table = snapshot
        self._show()

    @waits
    def hear(self, seat: int, kind: str, value: object) -> None:
        """Take what *seat* says by the way; nothing from one that is muted, or is no person."""
        if not self._talk.hears(seat) or not self._viewer.steps:
            return
        match value:
            case int(step) if kind == LOOK and 0 <= step <= self._viewer.steps[-1].step.number:
                self._take(seat, step)
            case (int(step), spot) if kind == POINT and self._is_with_others:
                self._show_ring(seat, step, spot)

    def stop(self) -> None:
        """Lead and follow no more."""
        if self._is_leader:
            self._is_leader = False
            self._repeat.stop()
            self._submit(Aside(LOOK, 0))
        self._follows = False
        self._show()

    @property
    def _is_with_others(self) -> bool:
        return self._is_leader or self._follows

    # -- leading and following ---------------------------------------------------------------------

    def _press(self) -> None:
        if self._is_with_others:
            self.stop()
        elif self.leader is not None:
            self._follows = True
            self._go()
        else:
            self._is_leader = True
            self._repeat.start()
            self._lead()
        self._show()

    def _lead(self) -> None:
        """Tell the others which step we look at."""
        if done := self._viewer.looked_at:
            self._submit(Aside(LOOK, done.step.number))

    def _take(self, seat: int, step: int) -> None:
        """Take that *seat* leads, and looks at *step*; with 0 it leads no more."""
        if step:
            self._leads[seat] = step
        else:
            self._leads.pop(seat, None)
        table = self._table
        if self._is_leader and step and table and table.seat is not None and seat < table.seat:
            self.stop()
            self._follows = True
        if seat == self.leader:
            self._patience.start()
        self._follows &= self.leader is not None
        self._go()
        self._show()

    @waits
    def _lose(self) -> None:
        """Forget who led: nothing has been heard for too long."""
        self._leads.clear()
        self._follows = False
        self._show()

    def _go(self) -> None:
        """Look at what the leader looks at, if we follow."""
        if self._follows and self.leader is not None:
            self._is_led = True
            self._viewer.look_back_to(self._leads[self.leader])
            self._is_led = False

    def _turn(self) -> None:
        """Lead to what our player looks at now, or follow no more: he or she has gone elsewhere."""
        done, leader = self._viewer.looked_at, self.leader
        if self._is_led:
            return
        if self._is_leader and done is not None:
            self._lead()
        elif self._is_leader or (
            leader is not None and (done and done.step.number) != self._leads[leader]
        ):
            self.stop()
        self._show()

    # -- what is shown -----------------------------------------------------------------------------

    def _show(self) -> None:
        """Let the button say what a press does; it is there where there is something to press."""
        said = self._offered()
        is_there = bool(said)
        if said == self.button.text() and is_there is not self.button.isHidden():
            return
        self.button.setText(said)
        self.button.setVisible(is_there)
        if self.leader is not None and not self._follows:
            self._shell.speak(said)
        self.changed.emit()

    def _offered(self) -> str:
        table = self._table
        if table is None or not table.is_over:
            return ""
        if self._is_leader:
            return words("Stop leading")
        if self._follows:
            return words("Stop following")
        if self.leader is not None:
            return words("{name} looks back: follow", name=table.names[self.leader])
        is_company = any(self._talk.hears(at) and table.connected >> at & 1 for at in _seats(table))
        if table.seat is not None and is_company and self._viewer.is_back:
            return words("Look back together")
        return ""

    def _point(self, spot: tuple[int, ...]) -> None:
        """Point at *spot*, for our player and all who look along."""
        done, table = self._viewer.looked_at, self._table
        if done and table and table.seat is not None and self._is_with_others:
            self._show_ring(table.seat, done.step.number, spot)
            self._submit(Aside(POINT, (done.step.number, spot)))

    def _show_ring(self, seat: int, step: int, spot: object) -> None:
        """Show where *seat* points in *step*, as long as this step is looked at."""
        if self._place(step, spot) is None:
            return
        if seat not in self._rings:
            names = self._table.names if self._table else ()
            self._rings[seat] = Ring(self._page, worms_of(names)[seat])
        self._rings[seat].point_at(partial(self._place, step, spot))

    def _place(self, step: int, spot: object) -> QPointF | None:
        """Return where on the page *spot* of *step* is; None if it is not seen."""
        done, board = self._viewer.looked_at, self._viewer.board
        if done is None or board is None or done.step.number != step:
            return None
        place = board.place_of(spot)
        return None if place is None else board.mapTo(self._page, place)


def _seats(table: TableSnapshot) -> range:
    return range(len(table.names))
