"""Points to be found in an hour: the sheet and the hand of the table, and a bar that fills.

Law: the rules decide; any way to as many points counts. Nothing is signed or kept.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QSize, QTimer
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.cozy.decisions import Decision
from core.cozy.game import GameState
from core.cozy.turn import Turn
from core.review.finds import gained
from core.review.puzzle import Puzzle, decisions_of, lacking
from core.table.step import Completed
from gui.cozy.cozy_view import CozyView
from gui.cozy.sheet.symbol import paint_star
from gui.cozy.solo_bar import SoloBar, solo_snapshot
from gui.kit.button import Button, ButtonKind
from gui.kit.clock import Timer
from gui.kit.layout import LaidOut
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.parts.riddle import Riddle
from gui.parts.shell import Shell
from gui.words.words import counted, words

_ICONS, _STAR, _FACE, _HIGH = 248, 31, 40, 60
"""The room for the icons of the window, a star, the face of who leads, and the bar's height."""
_NEXT_MS = 500


class _Stars(Painted, QWidget):
    """A star for each point; those that are found are filled."""

    def __init__(self) -> None:
        super().__init__()
        self._found = self._goal = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_found(self, found: int, goal: int) -> None:
        """Show how many points are *found* of those to be found."""
        self._found, self._goal = found, goal
        self.setMaximumWidth(self.sizeHint().width())
        self.update()

    def sizeHint(self) -> QSize:
        side = px(_STAR)
        return QSize(side * self._goal, side)

    def paint(self, painter: QPainter) -> None:
        """Paint as many stars as there are points, smaller where there is little room."""
        side = min(self.height(), self.width() / max(1, self._goal))
        for at in range(self._goal):
            middle = QPointF(self.width() - (self._goal - at - 0.5) * side, self.height() / 2)
            paint_star(painter, middle, side * 0.42, is_earned=at < self._found)


class HourRiddle(LaidOut, Riddle):
    """Asks for points in an hour."""

    lays_at_once = True

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self.puzzle: Puzzle | None = None
        self._turn: Turn | None = None
        self._name, self._foot, self._step = "", 0, 1
        self._told = False
        """Whether it has been said that the hour is over too early."""
        self.view: CozyView = CozyView(self)
        self.hint_key = Button(words("A hint"), ButtonKind.QUIET, "bulb")
        self.show_key = Button(words("Show me"), ButtonKind.QUIET, "play")
        self.hint_key.bar("", words("Only the first step (H)"))
        self.show_key.bar("", words("See how it goes (S)"))
        self.view.editor.row.aim(self._aim, self.hint_key, self.show_key)
        self._bar, self._title = SoloBar(self, self.left.emit, _FACE), role_label("heading")
        self._title.setWordWrap(False)
        self._stars, self.count = _Stars(), role_label("name")
        self.count.setWordWrap(False)
        row = self._bar.row
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self._stars, 1)
        row.addWidget(self.count)
        self.setFocusProxy(self.view)
        self._next = Timer(self, singleShot=True, interval=_NEXT_MS)
        self._next.timeout.connect(self._show_next)
        self._connect()

    def _connect(self) -> None:
        view = self.view
        view.spoke.connect(self._shell.speak)
        view.sounded.connect(self._shell.play)
        view.editor.signed.connect(self._sign)
        view.draft_of_hour.changed.connect(self._follow)
        self.hint_key.chosen.connect(self.hint)
        self.show_key.chosen.connect(self.show_me)
        for key, slot in (("H", self.hint), ("S", self.show_me)):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    def ask(self, puzzle: Puzzle, steps: Sequence[Completed[Any]], sentence: str) -> None:
        """Ask the *puzzle* at the end of *steps*."""
        state = steps[-1].outcome.state
        assert isinstance(state, GameState)
        self.puzzle, self._turn = puzzle, state.turns[puzzle.seat]
        self._name = steps[0].step.genesis.offers[puzzle.seat].name
        self._title.setText(sentence)
        self.setAccessibleName(sentence)
        self._begin()
        self._lay_out()

    def keep_clear(self, foot: int) -> None:
        """Let what is told at the end lie over the *foot* of the hand."""
        self._foot = foot
        self._lay_out()

    def _begin(self) -> None:
        """Begin the hour anew."""
        if self._turn is None:
            return
        self._step += 1
        self._next.stop()
        self.view.draft_of_hour.end()
        self.view.show_table(solo_snapshot(self._turn, self._step, self._name))
        self._follow()

    # -- how many points are found -----------------------------------------------------------------

    @property
    def found(self) -> int:
        """How many points are found so far."""
        draft = self.view.draft_of_hour
        if self._turn is None or not draft.turns:
            return 0
        return max(0, gained(self._turn, draft.turns[-1]))

    @property
    def _goal(self) -> int:
        return self.puzzle.goal if self.puzzle else 0

    @property
    def _lacks(self) -> int | None:
        """How many points are not found if nothing more is done; None if it cannot end here."""
        hour = self.view.draft_of_hour.hour
        return None if hour is None else lacking(self._goal, hour)

    def _aim(self) -> tuple[str, str]:
        """Return what the big key says, and why it cannot be pressed yet."""
        lacks = self._lacks
        if lacks == 0:
            return words("That is it"), ""
        if lacks and self.view.draft_of_hour.is_over:
            return words("Try again"), ""
        left = max(1, self._goal - self.found)
        return words("{left} to go", left=left), counted(
            left, "{count} point more is in this hour.", "{count} points more are in this hour."
        )

    def _follow(self) -> None:
        """Show how many points are found; an hour that is over too early says so."""
        found, goal = self.found, self._goal
        self._stars.show_found(found, goal)
        self.count.setText(words("{done} of {count}", done=min(found, goal), count=goal))
        draft = self.view.draft_of_hour
        self.hint_key.setVisible(not draft.is_over)
        lacks = self._lacks or 0
        is_short = draft.is_over and lacks > 0
        if is_short and not self._told:
            why = counted(lacks, "{count} point more is there", "{count} points more are there")
            said = words("Not this one: {why}", why=why)
            self.tries += 1
            QTimer.singleShot(0, self, lambda: self._tell(said))
        self._told = is_short

    def _tell(self, said: str) -> None:
        """Say why that was not it, in the place of the question; Enter tries again."""
        self.view.editor.question.ask(said)
        self._shell.speak(said)
        self.view.editor.row.sign.setFocus()

    # -- what the person does ----------------------------------------------------------------------

    def _sign(self) -> None:
        """End the puzzle, or begin the hour anew."""
        QTimer.singleShot(0, self, self._begin if self._lacks != 0 else self.solved.emit)

    def hint(self) -> None:
        """Take the first decision of the answer, from the start of the hour."""
        self._next.stop()
        self.view.draft_of_hour.undo_all()
        for decision in self._decisions()[:1]:
            self.view.draft_of_hour.decide(decision)

    def show_me(self) -> None:
        """Show the answer, decision by decision, until the person decides otherwise."""
        self.is_shown = True
        self.view.draft_of_hour.undo_all()
        self._show_next()

    def _decisions(self) -> list[Decision]:
        return decisions_of(self.puzzle) if self.puzzle else []

    def _show_next(self) -> None:
        draft, answer = self.view.draft_of_hour, self._decisions()
        done = len(draft.decisions)
        if done < len(answer) and draft.decisions == tuple(answer[:done]):
            draft.decide(answer[done])
            self._next.start()

    # -- where everything lies ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        margin, above, icons, least = map(px, (16, 10, _ICONS, _HIGH))
        self.view.resize(self.size())
        self._stars.setMinimumWidth(0)
        wide = min(self.width() - margin - icons, 1000)
        high = max(least, self._bar.row.sizeHint().height())
        self._bar.setGeometry(margin, above, wide, high)
        self.view.set_frame(2 * above + high, 0, self._foot)
        self._bar.raise_()
