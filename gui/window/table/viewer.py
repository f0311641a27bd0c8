"""A game on the screen: its board, what happened in words, and a way back to any step."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from core.table.step import Completed
from gui.faces import known_face, part
from gui.parts.game_view import GameView
from gui.parts.keyed_window import BACK
from gui.parts.log_view import LogSwitch, LogView
from gui.parts.reel import Reel
from gui.parts.text_box import show_text
from gui.parts.timeline import Mark, Timeline
from gui.report.dice import dice_lines, opening_before
from gui.report.story import mark_words, news
from gui.words.words import words


class Viewer(QWidget):
    """Shows the table as it is, or as it was after an earlier step; in a finished log all is past.

    The page that holds it lays out its buttons.
    """

    asked = Signal(object)
    """A `Play` that our player has decided on."""
    said = Signal(str)
    sounded = Signal(object)
    draft_changed = Signal(object)
    turned = Signal()
    """Emitted when another step is looked at, or the present again."""

    def __init__(self, *covers: QWidget) -> None:
        """Show the first of *covers* until there is a board."""
        super().__init__()
        self.steps: list[Completed[Any]] = []
        self.live: GameView | None = None
        """The board of the present."""
        self._past: GameView | None = None
        self._reel: Reel | None = None
        self._marks: list[Mark] = []
        self._cover: QWidget | None = covers[0]
        self._stack, self._log, self._timeline = QStackedWidget(), LogView(), Timeline()
        for cover in covers:
            self._stack.addWidget(cover)
        self.why, self.past_switch = QPushButton(words("Why?")), QPushButton(words("Look back"))
        self.log_switch = LogSwitch(self._log)
        self.past_switch.setToolTip(words("Look at earlier steps; the game goes on meanwhile"))
        self.past_switch.setCheckable(True)
        self.past_switch.toggled.connect(lambda on: self._look_back(on=on))
        self.why.clicked.connect(self._explain)
        self._log.chosen.connect(self.look_back_to)
        self._timeline.moved.connect(self._look_at)
        self._timeline.hide()
        self.setFocusProxy(self._timeline)
        self.column = QVBoxLayout(self)
        self._lay_out()

    @property
    def looked_at(self) -> Completed[Any] | None:
        """The past step that is looked at; None for the present."""
        if self._past is None or not self.past_switch.isChecked():
            return None
        return next(done for done in self.steps if done.step.number == self._timeline.step)

    @property
    def board(self) -> GameView | None:
        """The board that is looked at."""
        return self._past if self.looked_at else self.live

    def go_live(self, rules_id: str) -> GameView:
        """Return the board of the present; the first call makes it."""
        if self.live is None:
            self.live = view = self._make_board(rules_id)
            view.asked.connect(self.asked)
            view.said.connect(self.said)
            view.sounded.connect(self.sounded)
            view.draft_changed.connect(self.draft_changed)
        return self.live

    def cover(self, page: QWidget | None) -> None:
        """Show *page* in place of the board of the present, or that board with None."""
        self._cover = page
        self._turn()

    def show_step(self, done: Completed[Any]) -> list[str]:
        """Show a step just completed, in motion unless the past is looked at; return its lines."""
        lines = self._note(done)
        if done.step.state is not None and not self.past_switch.isChecked():
            self.go_live(done.step.genesis.rules_id).show_step(done)
        return lines

    def take(self, steps: Sequence[Completed[Any]]) -> None:
        """Take *steps* that were completed before; none is shown in motion."""
        for done in steps[:-1]:
            self._note(done)
        for last in steps[-1:]:
            self.show_step(last)
        if self.live is not None:
            self.live.skip()

    def remark(self, said: str) -> None:
        """Add a line to the log that belongs to no step of its own."""
        if self.steps:
            self._log.add(self.steps[-1].step.number, [said])

    def look_back_to(self, step: int) -> None:
        """Look at the table after *step*, until "Back to now"."""
        self.past_switch.setChecked(True)
        self._timeline.go(step)
        self._look_at(step)

    def stop(self) -> None:
        """Stop playing one step after the other."""
        self._timeline.stop()

    def clear(self) -> None:
        """Forget a finished log, for another one."""
        self.stop()
        self.steps, self._marks, self._reel = [], [], None
        self._log.clear()
        self._timeline.wait_for(None)
        self._timeline.show_steps(1, ())
        if self._past is not None:
            self._stack.removeWidget(self._past)
            self._past.deleteLater()
            self._past = None
        self._turn()

    def show_dice(self) -> None:
        """Show which numbers made the dice now on the table, recomputed."""
        at = (self.looked_at or self.steps[-1]).step.number if self.steps else 0
        opened = opening_before(self.steps, at)
        nothing = [words("Nothing has been opened yet.")]
        show_text(self, words("Dice"), dice_lines(opened) if opened else nothing)

    def _explain(self) -> None:
        """Show what happened in the step looked at, and the rules and gaps that matter for it."""
        if self.board is None or not self.steps:
            return
        done = self.looked_at or self.steps[-1]
        told = [words("Step {step}", step=done.step.number), *news(done)]
        why = self.board.explain() or [words("Nothing is to be explained here.")]
        show_text(self, words("Why?"), [*told, "", *why])

    def _note(self, done: Completed[Any]) -> list[str]:
        """Write a completed step into the log; return its lines."""
        self.steps.append(done)
        number, lines = done.step.number, news(done)
        self._log.add(number, lines)
        if mark := mark_words(done):
            self._marks.append(Mark(number, mark))
        self._timeline.show_steps(number, self._marks)
        return lines

    def _look_back(self, *, on: bool) -> None:
        self.past_switch.setText(words("Back to now") if on else words("Look back"))
        self.past_switch.setProperty("role", BACK if on else "")
        self._timeline.setVisible(on)
        if on and self.steps:
            self._timeline.go(self.steps[-1].step.number)
            self._look_at(self._timeline.step)
        else:
            self._timeline.stop()
            self._log.point_at_end()
            self.turned.emit()
        self._turn()

    def _look_at(self, step: int) -> None:
        if self._reel is None and self.steps:
            self._past = self._make_board(self.steps[0].step.genesis.rules_id)
            self._reel = Reel(self._past)
            self._timeline.wait_for(self._reel)
        if self._reel is None or not self._reel.show(self.steps, step):
            return
        self._log.point_at(step)
        self.turned.emit()
        self._turn()

    def _turn(self) -> None:
        """Show what is looked at; move the focus along unless it is beside the board."""
        page = self._past if self.looked_at else self._cover or self.live
        if page is None or page is self._stack.currentWidget():
            return
        keys: QWidget | None = self.window().focusWidget()
        self._stack.setCurrentWidget(page)
        if not keys or keys.isAncestorOf(self._stack) or self._stack.isAncestorOf(keys):
            page.setFocus()

    def _make_board(self, rules_id: str) -> GameView:
        view: GameView = part(known_face(rules_id).VIEW)()
        view.dice_asked.connect(self.show_dice)
        self._stack.addWidget(view)
        return view

    def _lay_out(self) -> None:
        split = QSplitter()
        split.addWidget(self._stack)
        split.addWidget(self._log)
        split.setStretchFactor(0, 1)
        split.setSizes([780, 220])
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(split, 1)
        self.column.addWidget(self._timeline)
