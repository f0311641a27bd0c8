"""One table from the first seat taken to "Again!": seats, emblem, board, log, looking back."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.table.step import Completed
from core.wormup.game import GameState
from gui.call_panel import CallPanel
from gui.emblem_panel import EmblemPanel
from gui.game_view import GameView
from gui.game_views import view_for
from gui.hints import hint_words
from gui.keyed_window import BACK
from gui.log_view import LogView
from gui.marks import mark_words
from gui.moment import show_dice, show_why
from gui.player_names import player_names
from gui.presence import silent_seats
from gui.reel import Reel
from gui.relayed import relayed
from gui.seat_bar import SeatBar
from gui.story import news
from gui.terms import terms_of
from gui.timeline import Mark, Timeline
from gui.waiting_panel import WaitingPanel
from gui.words import sentence, words
from net.protocol.commands import LeaveTable, SameHere
from net.protocol.packets import Terms
from net.protocol.snapshot import LobbySnapshot, TableSnapshot

LOOK_MS = 1000


class TablePage(QWidget):
    """Guards what is looked at: the table as it is, or an earlier step of it."""

    asked = Signal(object)
    """A command for the node."""
    sounded = Signal(object)
    spoke = Signal(str)
    """A sentence for the screen reader."""
    due = Signal()
    """Our player's turn has come."""
    draft_changed = Signal(object)
    left = Signal()
    again = Signal()
    bot_asked = Signal()
    names: tuple[str, ...] = ()
    """Who sits here, as they sign, seat by seat; nobody before it has begun."""

    def __init__(self, *, hints: bool = False) -> None:
        super().__init__()
        self._view: GameView | None = None
        self._past: GameView | None = None
        self._reel: Reel | None = None
        self._snapshot: TableSnapshot | None = None
        self._steps: list[Completed[Any]] = []
        self._marks: list[Mark] = []
        self._silent: dict[int, QElapsedTimer] = {}
        self._was_due = 0
        self._kept: object = None
        self._hints = hints
        self._hint, self._status = _line("hint"), _line("status")
        self._seats, self._call = SeatBar(), CallPanel()
        self._emblem, self._waiting = EmblemPanel(), WaitingPanel()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._waiting)
        self._stack.addWidget(self._emblem)
        self._log, self._timeline = LogView(), Timeline()
        self._look = QPushButton(words("Look back"))
        self._look.setCheckable(True)
        self._look.setToolTip(words("Look at earlier steps; the game goes on meanwhile"))
        self._why = QPushButton(words("Why?"))
        self._tell = QPushButton(words("Log"))
        self._tell.setToolTip(words("What happened, in words, beside the board"))
        self._tell.setCheckable(True)
        self._leave = QPushButton(words("Leave…"))
        self._again = QPushButton(words("Again!"))
        self._clock = QTimer(self)
        self._lay_out()
        self._connect()

    @property
    def is_waiting(self) -> bool:
        """Whether not all have sat down yet."""
        return self._snapshot is None

    @property
    def terms(self) -> Terms | None:
        """What is played here, if it has begun."""
        if not self._steps:
            return None
        return terms_of(self._steps[0].step.genesis)

    def show_code(self, code: str) -> None:
        """Show the join *code* of this laptop while we wait."""
        self._waiting.show_code(code)

    def take_corner(self, corner: QWidget) -> None:
        """Lay *corner* at the end of the foot: one row more for the board."""
        self._foot.addWidget(corner)
        corner.show()

    # -- what comes from the node -----------------------------------------------------------------

    def wait(self, lobby: LobbySnapshot, seats: int, said: str) -> None:
        """Show who has sat down so far at a table of *seats* that plays what is *said*."""
        self._waiting.show_lobby(lobby, seats, said)
        self._stack.setCurrentWidget(self._waiting)

    def take_up(self, draft: object) -> None:
        """Go on with a *draft* that was kept, as soon as the table is shown."""
        self._kept = draft

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show the table as it is now."""
        self.names = snapshot.names
        snapshot = replace(snapshot, names=player_names(snapshot.names))
        if self._snapshot is None:
            self._begin(snapshot)
        self._snapshot = snapshot
        view = self._live(snapshot.rules.rules_id)
        self._show_seats()
        if snapshot.must_compare and snapshot.emblem is not None:
            self._emblem.show_emblem(snapshot.emblem)
        if snapshot.state is not None:
            view.show_table(snapshot)
            if self._kept is not None:
                view.restore(self._kept)
                self._kept = None
        self._choose_page()
        self._again.setVisible(snapshot.is_over and snapshot.seat is not None)
        self._leave.setText(words("Close the table") if snapshot.is_over else words("Leave…"))
        self._show_hint(snapshot)
        if snapshot.stopped:
            self.say(sentence(relayed(snapshot.stopped)))
        if snapshot.may_act and snapshot.step > self._was_due and not snapshot.must_compare:
            self._was_due = snapshot.step
            self.due.emit()

    def _begin(self, snapshot: TableSnapshot) -> None:
        """Offer what there is to press once all have sat down."""
        self._snapshot = snapshot
        for button in (self._tell, self._why, self._look, self._leave):
            button.show()
        self._show_log()

    def show_step(self, done: Completed[Any]) -> None:
        """Tell a completed step, and show it in motion if we look at the present."""
        self._steps.append(done)
        number, lines = done.step.number, news(done)
        self._log.add(number, lines)
        if mark := mark_words(done):
            self._marks.append(Mark(number, mark))
        self._timeline.show_steps(number, self._marks)
        view = self._live(done.step.genesis.rules_id)
        if done.step.state is not None and not self._look.isChecked():
            view.show_step(done)
        for line in lines:
            self.spoke.emit(line)

    # -- what our player does ---------------------------------------------------------------------

    def look_back_to(self, step: int) -> None:
        """Look at the table after *step*, until "Back to now"."""
        self._look.setChecked(True)
        self._timeline.go(step)
        self._look_at(step)

    def _look_at(self, step: int) -> None:
        if self._reel is None and self._steps:
            self._past = view_for(self._steps[0].step.genesis.rules_id)
            self._past.dice_asked.connect(lambda: show_dice(self, self._steps, self._timeline.step))
            self._stack.addWidget(self._past)
            self._reel = Reel(self._past)
            self._timeline.wait_for(self._reel)
        if self._reel is None or not self._reel.show(self._steps, step):
            return
        self._log.point_at(step)
        self._choose_page()

    def _look_back(self, *, on: bool) -> None:
        self._look.setText(words("Back to now") if on else words("Look back"))
        self._look.setProperty("role", BACK if on else "")
        self._timeline.setVisible(on)
        if on and self._steps:
            self._timeline.go(self._steps[-1].step.number)
            self._look_at(self._timeline.step)
        else:
            self._timeline.stop()
        self._choose_page()

    def _explain(self) -> None:
        """Say which rules bear on what is looked at, and what happened then."""
        is_past = self._look.isChecked() and self._past is not None
        view = self._past if is_past else self._view
        if view is not None and self._steps:
            at = self._timeline.step if is_past else self._steps[-1].step.number
            show_why(self, view, next(d for d in self._steps if d.step.number == at))

    def _leave_table(self) -> None:
        """Go: at once from a finished table, after asking from one that goes on."""
        snapshot = self._snapshot
        if snapshot is None or snapshot.is_over or snapshot.stopped or snapshot.seat is None:
            self.left.emit()
            return
        box = QMessageBox(self)
        box.setWindowTitle(words("Leave the table"))
        box.setText(words("Adjourn, or leave this game for good?"))
        box.setInformativeText(
            words("Adjourned games are under Games. Who leaves for good cannot come back.")
        )
        adjourn = box.addButton(words("Adjourn"), QMessageBox.ButtonRole.AcceptRole)
        final = box.addButton(words("Leave for good"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(words("Stay"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(adjourn)
        box.setEscapeButton(stay)
        box.exec()
        if box.clickedButton() is final:
            self.asked.emit(LeaveTable())
        elif box.clickedButton() is adjourn:
            self.left.emit()

    # -- inside -----------------------------------------------------------------------------------

    def _live(self, rules_id: str) -> GameView:
        if self._view is None:
            self._view = view = view_for(rules_id)
            view.asked.connect(self.asked)
            view.said.connect(self.spoke)
            view.sounded.connect(self.sounded)
            view.draft_changed.connect(self.draft_changed)
            view.dice_asked.connect(
                lambda: show_dice(self, self._steps, self._steps[-1].step.number)
            )
            self._stack.addWidget(view)
        return self._view

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """Show the log beside the board if there is room for both."""
        super().showEvent(event)
        self._show_log()

    def _show_log(self) -> None:
        has_room = self.width() >= self.fontMetrics().averageCharWidth() * 180
        self._tell.setChecked(has_room and not self.is_waiting)

    def _choose_page(self) -> None:
        snapshot = self._snapshot
        page: QWidget = self._view or self._waiting
        if self._look.isChecked() and self._past is not None:
            page = self._past
        elif snapshot is None or snapshot.state is None:
            page = self._waiting
        elif snapshot.must_compare:
            page = self._emblem
        if page is not self._stack.currentWidget():
            self._turn_to(page)

    def _turn_to(self, page: QWidget) -> None:
        """Show *page*; the keys go along unless they are beside the board."""
        keys = QApplication.focusWidget()
        self._stack.setCurrentWidget(page)
        if keys is None or keys is self or self._stack.isAncestorOf(keys):
            page.setFocus()

    def _show_seats(self) -> None:
        """Show who is silent, and for how long; the clock runs only while somebody is."""
        snapshot = self._snapshot
        if snapshot is None:
            return
        for seat in range(len(snapshot.names)):
            if not silent_seats(snapshot) >> seat & 1 or snapshot.is_over:
                self._silent.pop(seat, None)
            elif seat not in self._silent:
                self._silent[seat] = QElapsedTimer()
                self._silent[seat].start()
        seconds = tuple(
            self._silent[seat].elapsed() // 1000 if seat in self._silent else 0
            for seat in range(len(snapshot.names))
        )
        notes = self._view.seat_notes(snapshot.state) if self._view and snapshot.state else ()
        self._seats.show_table(snapshot, notes)
        self._call.show_table(snapshot, seconds)
        if bool(self._silent) != self._clock.isActive():
            (self._clock.start if self._silent else self._clock.stop)()

    def _show_hint(self, snapshot: TableSnapshot) -> None:
        if self._hints and isinstance(snapshot.state, GameState) and snapshot.seat is not None:
            self._hint.setText(hint_words(snapshot.state, snapshot.seat))
            self._hint.show()

    def say(self, said: str) -> None:
        """Say a sentence below the board and to the screen reader."""
        if said != self._status.text():
            self._status.setText(said)
            self.spoke.emit(said)

    def _connect(self) -> None:
        self._emblem.compared.connect(lambda: self.asked.emit(SameHere()))
        self._emblem.differs.connect(self._warn)
        self._waiting.left.connect(self.left)
        self._waiting.bot_asked.connect(self.bot_asked)
        self._call.asked.connect(self.asked)
        self._log.chosen.connect(self.look_back_to)
        self._timeline.moved.connect(self._look_at)
        self._look.toggled.connect(lambda on: self._look_back(on=on))
        self._leave.clicked.connect(self._leave_table)
        self._again.clicked.connect(self.again)
        self._tell.toggled.connect(self._log.setVisible)
        self._why.clicked.connect(self._explain)
        self._clock.setInterval(LOOK_MS)
        self._clock.timeout.connect(self._show_seats)

    def _warn(self) -> None:
        self.say(
            words(
                "Then somebody stands between you, or there are two tables:"
                " all leave and meet again."
            )
        )

    def _lay_out(self) -> None:
        split = QSplitter()
        split.addWidget(self._stack)
        split.addWidget(self._log)
        split.setStretchFactor(0, 1)
        split.setSizes([780, 220])
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self._status, 1)
        for button in (self._tell, self._why, self._look, self._again, self._leave):
            foot.addWidget(button)
        waiting = (self._tell, self._why, self._look, self._leave)  # nothing to press yet
        for hidden in (self._hint, self._log, self._timeline, self._again, *waiting):
            hidden.hide()
        page = QVBoxLayout(self)
        page.setContentsMargins(8, 6, 8, 6)
        page.setSpacing(4)
        page.addWidget(self._seats)
        page.addWidget(self._call)
        page.addWidget(self._hint)
        page.addWidget(split, 1)
        page.addWidget(self._timeline)
        page.addLayout(foot)


def _line(role: str) -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setProperty("role", role)
    return label
