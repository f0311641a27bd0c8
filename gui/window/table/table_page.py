"""One table from the first seat taken to "Again!": seats, emblem, board, log, looking back."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from core.table.step import Completed
from gui.parts.guide import show_guide
from gui.parts.guide_button import GuideButton
from gui.parts.role_label import role_label
from gui.report.terms import terms_of
from gui.window.table.call_panel import CallPanel
from gui.window.table.emblem_panel import EmblemPanel
from gui.window.table.foot import Foot
from gui.window.table.leaving import Leaving
from gui.window.table.seat_bar import SeatBar, after
from gui.window.table.silence_clock import Silence
from gui.window.table.table_memory import Memory
from gui.window.table.viewer import Viewer
from gui.window.table.waiting_panel import WaitingPanel
from gui.words.player_names import player_names
from gui.words.presence import agreed_words
from gui.words.troubles import trouble_words
from gui.words.words import sentence, words
from net.protocol.commands import CallOn, LetBack, SameHere, Wait
from net.protocol.packets import Terms
from net.protocol.snapshot import LobbySnapshot, TableSnapshot


class TablePage(QWidget):
    """Shows the table at which we sit or look on: its players, its game, and what we may do."""

    asked = Signal(object)
    """A command for the node."""
    sounded = Signal(object)
    spoke = Signal(str)
    """A sentence for the screen reader."""
    due = Signal()
    """Our player's turn has come."""
    draft_changed = Signal(object)
    left = Signal(str)
    """We have left; the sentence, if any, belongs on the next page."""
    again = Signal()
    bot_asked = Signal()
    names: tuple[str, ...] = ()
    """The players by seat, with their signed names; empty before it has begun."""

    def __init__(self, *, hints: bool = False) -> None:
        super().__init__()
        self._snapshot: TableSnapshot | None = None
        self._was_due = 0
        self._kept: object = None
        self._draft: object = None
        """What our player has laid or chosen last."""
        self._hints = hints
        self._hint, self._status = role_label("hint"), role_label("status")
        self._seats, self._call = SeatBar(), CallPanel()
        self._emblem, self._waiting = EmblemPanel(), WaitingPanel()
        self._viewer = Viewer(self._waiting, self._emblem)
        self._leave, self._again = QPushButton(words("Leave…")), QPushButton(words("Again!"))
        self._silence, self._leaving = Silence(self), Leaving(self)
        self._lay_out()
        self._connect()

    @property
    def is_waiting(self) -> bool:
        """Whether some seats are still free."""
        return self._snapshot is None

    @property
    def terms(self) -> Terms | None:
        """What is played here, if it has begun."""
        steps = self._viewer.steps
        return terms_of(steps[0].step.genesis) if steps else None

    def show_code(self, code: str) -> None:
        """Show the join *code* of this laptop while we wait."""
        self._waiting.show_code(code)

    def take_corner(self, corner: QWidget) -> None:
        """Put *corner* at the end of the foot, so that the board gets one row more."""
        self._foot.take_corner(corner)

    # -- what comes from the node -----------------------------------------------------------------

    def wait(
        self, lobby: LobbySnapshot, seats: int, own: str = "", coming: Sequence[str] = ()
    ) -> None:
        """Show the players who sit so far at a table of *seats*, and the bots that are *coming*."""
        self._waiting.show_lobby(lobby, seats, own, coming)
        self._viewer.cover(self._waiting)

    def take_up(self, draft: object) -> None:
        """Restore a kept *draft* as soon as the table is shown."""
        self._kept = draft
        self._waiting.show_return()

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show the table as it is now."""
        self.names = snapshot.names
        snapshot = replace(snapshot, names=player_names(snapshot.names))
        if self._snapshot is None:
            for button in self._offered:
                button.show()
        self._snapshot = snapshot
        view = self._viewer.go_live(snapshot.rules.rules_id)
        self._show_seats()
        if snapshot.must_compare and snapshot.emblem is not None:
            self._emblem.show_emblem(snapshot.emblem)
        if snapshot.state is not None:
            view.show_table(snapshot)
            if self._kept is not None:
                view.restore(self._kept)
                self._kept = None
        else:
            self._waiting.show_start(snapshot)
        emblem = self._emblem if snapshot.must_compare else None
        self._viewer.cover(self._waiting if snapshot.state is None else emblem)
        self._again.setVisible(snapshot.is_over and snapshot.seat is not None)
        self._leaving.follow(snapshot)
        is_done = snapshot.is_over or self._leaving.is_begun
        self._leave.setText(words("Close the table") if is_done else words("Leave…"))
        self._show_hint()
        if snapshot.stopped:
            self.say(sentence(trouble_words(snapshot.stopped)))
        if snapshot.may_act and snapshot.step > self._was_due and not snapshot.must_compare:
            self._was_due = snapshot.step
            self.due.emit()

    def show_step(self, done: Completed[Any]) -> None:
        """Report a completed step, and show it in motion if we look at the present."""
        for line in self._viewer.show_step(done):
            self.spoke.emit(line)

    def memory(self) -> Memory:
        """Return what the page shows, for one that shows it in another language."""
        snapshot, viewer = self._snapshot, self._viewer
        return Memory(
            replace(snapshot, names=self.names) if snapshot else None,
            tuple(viewer.steps),
            self._kept or self._draft,
            self._was_due,
            self._silence.since,
            self._hints,
            viewer.log_switch.isChecked(),
            viewer.looked_at.step.number if viewer.looked_at else 0,
        )

    def recall(self, memory: Memory) -> None:
        """Show what another page showed."""
        self._kept, self._was_due = memory.draft, memory.was_due
        self._silence.since, self._hints = memory.silent, memory.hints
        self._viewer.take(memory.steps)
        shown = memory.snapshot
        if shown is None:
            return
        self.show_table(shown)
        self._viewer.log_switch.setChecked(memory.has_log)
        if memory.looked_at:
            self._viewer.look_back_to(memory.looked_at)

    def _keep(self, draft: object) -> None:
        self._draft = draft
        self.draft_changed.emit(draft)
        self._show_hint()

    def _call_on(self, command: CallOn | Wait | LetBack) -> None:
        """Ask for *command*, and write down what our player has agreed to."""
        self.asked.emit(command)
        if isinstance(command, CallOn) and self._snapshot is not None:
            agreed = agreed_words(self._snapshot, command.without, command.gone)
            self._viewer.remark(sentence(agreed))

    def show_guide(self) -> None:
        """Show how to play the game, on a page beside the table."""
        view, steps = self._viewer.live, self._viewer.steps
        if view is not None and steps:
            show_guide(self, view.guide(steps[-1].outcome.state))

    def _show_seats(self) -> None:
        """Show what each seat does or did then, and for how long a seat is silent."""
        snapshot = self._snapshot
        if snapshot is None:
            return
        seconds = self._silence.seconds(snapshot)
        view, past = self._viewer.live, self._viewer.looked_at
        shown = after(snapshot, past) if past else snapshot
        notes = view.seat_notes(shown.state) if view and shown.state else ()
        self._seats.show_table(shown, notes)
        self._call.show_table(snapshot, seconds)

    def _show_hint(self) -> None:
        if self._hints and self._viewer.live is not None and self._snapshot is not None:
            hint = self._viewer.live.hint()
            self._hint.setText(hint)
            self._hint.setVisible(bool(hint))

    def say(self, said: str) -> None:
        """Show a sentence below the board, and pass it to the screen reader."""
        if said != self._status.text():
            self._status.setText(said)
            self.spoke.emit(said)

    def _tell_leaving(self, said: str) -> None:
        self.say(said)
        self._leave.setText(words("Close the table"))

    def _connect(self) -> None:
        self._leaving.asked.connect(self.asked)
        self._leaving.said.connect(self._tell_leaving)
        self._leaving.gone.connect(self.left)
        self._emblem.compared.connect(lambda: self.asked.emit(SameHere()))
        self._emblem.said.connect(self.spoke)
        self._waiting.left.connect(lambda: self.left.emit(""))
        self._waiting.bot_asked.connect(self.bot_asked)
        self._call.asked.connect(self._call_on)
        self._viewer.asked.connect(self.asked)
        self._viewer.said.connect(self.spoke)
        self._viewer.sounded.connect(self.sounded)
        self._viewer.draft_changed.connect(self._keep)
        self._viewer.turned.connect(self._show_seats)
        self._leave.clicked.connect(self._leaving.ask)
        self._again.clicked.connect(self.again)
        self._silence.ticked.connect(self._show_seats)

    def _lay_out(self) -> None:
        how, viewer = GuideButton(self, self.show_guide), self._viewer
        looking = (how, viewer.log_switch, viewer.why, viewer.past_switch)
        self._foot = Foot(self._status, (*looking, self._again, self._leave))
        self._offered = (*looking, self._leave)
        """The buttons to show once all have sat down."""
        for hidden in (self._hint, self._again, *self._offered):
            hidden.hide()
        page = QVBoxLayout(self)
        page.setContentsMargins(8, 6, 8, 6)
        for column in (page, viewer.column):
            column.setSpacing(4)
        page.addWidget(self._seats)
        page.addWidget(self._call)
        page.addWidget(self._hint)
        page.addWidget(viewer, 1)
        page.addWidget(self._foot)
