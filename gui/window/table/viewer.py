"""A game on the screen: its board, what happened in words, and a way back to any step."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from core.table.step import Completed
from gui.kit.card import Card, Shadow
from gui.kit.drawer import Drawer
from gui.kit.layout import LaidOut, spaced
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, SMALL, TRAY
from gui.parts.chance_chart import Curve
from gui.parts.game_view import GameView
from gui.parts.marked_worm import CURVE
from gui.parts.reel import Reel
from gui.report.dice_origin import dice_lines, opening_before
from gui.report.step_words import Entry, entry, news
from gui.window.game_parts import parts_of
from gui.window.table.chronicle import Chronicle
from gui.words.words import words

_TOP, _DRAWER_TOP, _TRAY = 88, 84, 138


def _board_of(rules_id: str) -> GameView:
    return parts_of(rules_id).view_class()()


class Viewer(LaidOut, QWidget):
    """Shows the table as it is, or as it was after an earlier step; in a finished log all is past.

    Law: nothing is told before it is shown: a step's lines wait for the end of its motion.
    """

    turned = Signal()
    """Emitted when something else is shown: another step, or more of this one."""
    logged = Signal(str)
    """A line of the log, when it is written."""
    pointed = Signal(tuple)
    """Our player has clicked a place of the past."""
    made = Signal(GameView)
    """The board of the present."""
    answered = Signal(str, list)
    """An answer to a question of our player: its heading, and sentences."""

    past_board: Callable[[str], GameView] = staticmethod(_board_of)
    """Makes the board that looks back, for a game by its rules."""
    _curve = Curve()
    """Everybody's chances, if they are known."""
    _things: tuple[QRectF, ...] = ()

    def __init__(self, *covers: QWidget, drawer_top: int = _DRAWER_TOP) -> None:
        """Show the first of *covers* until there is a board; the drawer begins at *drawer_top*."""
        super().__init__()
        self.steps: list[Completed[Any]] = []
        self.live: GameView | None = None
        """The board of the present."""
        self._past: GameView | None = None
        self._reel: Reel | None = None
        self.is_back = False
        """Whether a past step is looked at."""
        self._cover: QWidget | None = covers[0]
        self._drawer_top, self._tops, self._above = drawer_top, {"": 0}, 0
        self._stack, self.chronicle = QStackedWidget(self), Chronicle()
        self._log, self.timeline = self.chronicle.log, self.chronicle.timeline
        for cover in covers:
            self._stack.addWidget(cover)
        self._foot = Card(TRAY)
        self._foot.setParent(self)
        column = spaced(QVBoxLayout(self._foot), (SMALL, 0, GAP, 0))
        column.addWidget(self.timeline)
        self._foot.hide()
        Shadow(self._foot)
        self.drawer = Drawer(words("What happened"), self._log)
        self.drawer.setParent(self)
        self.drawer.toggled.connect(self._lay_out)
        self.drawer.fitted.connect(self._lay_out)
        Shadow(self.drawer)
        self._log.chosen.connect(self._go_to_line)
        self.timeline.moved.connect(self._look_at)
        self.setFocusProxy(self.timeline)

    @property
    def looked_at(self) -> Completed[Any] | None:
        """The past step that is looked at; None for the present."""
        if self._past is None or not self.is_back:
            return None
        return self.steps[self.timeline.step - self.steps[0].step.number]

    @property
    def board(self) -> GameView | None:
        """The board that is looked at."""
        return self._past if self.looked_at else self.live

    @property
    def is_telling(self) -> bool:
        """Whether a step is still being shown, so that nothing may be told of it."""
        return self.chronicle.is_holding

    def go_live(self, rules_id: str) -> GameView:
        """Return the board of the present; the first call makes it."""
        if self.live is None:
            self.live = view = self._add(_board_of(rules_id))
            view.changed.connect(self._tell_held)
            self.made.emit(view)
        return self.live

    def cover(self, page: QWidget | None) -> None:
        """Show *page* in place of the board of the present, or that board with None."""
        self._cover = page
        self._turn()

    def show_step(self, done: Completed[Any]) -> None:
        """Show a step just completed, in motion unless the past is looked at."""
        self._hold(done, entry(done))
        self._show_live(done)
        self._tell_held()

    def _show_live(self, done: Completed[Any]) -> None:
        if done.step.state is not None and not self.is_back:
            self.go_live(done.step.genesis.rules_id).show_step(done)

    def take(self, steps: Sequence[Completed[Any]], entries: Sequence[Entry] = ()) -> None:
        """Take *steps* that were completed before; none is shown in motion.

        Their *entries* may have been written in another thread.
        """
        for done, told in zip(steps, entries or map(entry, steps), strict=True):
            self._hold(done, told)
        self._tell_held(at_once=True, is_old=True)
        for last in steps[-1:]:
            self._show_live(last)
        if self.live is not None:
            self.live.skip()

    def look_back_to(self, step: int) -> None:
        """Look at the table after *step*, until one looks at the present again."""
        if not self.looked_at:
            self.look_back(on=True)
        self.timeline.go(step)
        self._look_at(self.timeline.step)

    def _go_to_line(self, step: int) -> None:
        """Look at what a line of the log is about: its step, and there its player."""
        self.look_back_to(step)
        if self._log.chosen_seat is not None:
            self.look_at_seat(self._log.chosen_seat)

    def show_better(self, better: Any) -> None:  # noqa: ANN401  # each game's own
        """Look at the table after the step of *better*, and at what it would have come to."""
        self.look_back_to(better.step)
        past, done = self._past, self.looked_at
        if past is not None and past.adviser is not None and done is not None:
            past.skip()
            past.adviser.show_better(done, better)

    def take_focus(self) -> None:
        """Give the focus to what is looked at."""
        shown = self._stack.currentWidget()
        if self.is_back or shown is None:
            self.setFocus()
        else:
            shown.setFocus()

    def look_back(self, *, on: bool) -> None:
        """Look at earlier steps, or at the present again."""
        self.is_back = on
        if on and self.steps:
            self._tell_held(at_once=True)
            self.timeline.go(self.steps[-1].step.number)
            self._look_at(self.timeline.step)
        else:
            self.timeline.stop()
            self._log.point_at_end()
            self.turned.emit()
        self._foot.setVisible(on)
        self._turn()
        self._lay_out()

    def foot(self) -> int:
        """Return how many px at the foot the timeline or the tray of the game covers."""
        if self.is_back:
            return self._tray() + px(MARGIN)
        return self.live.foot() if self.live else 0

    def _tray(self) -> int:
        return px(_TRAY) + (px(CURVE) if self._curve.rows else 0)

    def show_curve(self, curve: Curve) -> None:
        """Show everybody's chances below the timeline."""
        self._curve = curve
        self.timeline.show_curve(curve)
        self._lay_out()

    def keep_clear(self, top: int, of: str = "") -> None:
        """Keep the boards below *top* px, which something else covers: *of* says what."""
        if top != self._tops.get(of, 0):
            self._tops[of] = top
            self._lay_out()

    def keep_room(self, above: int) -> None:
        """Keep the boards clear of so many px *above* the timeline, or above their own tray."""
        if above != self._above:
            self._above = above
            self._lay_out()

    def set_things(self, frames: tuple[QRectF, ...]) -> None:
        """Tell the boards where what lies on the badges of the seats is."""
        if frames != self._things:
            self._things = frames
            self._lay_out()

    def look_at_seat(self, seat: int) -> None:
        """Show more of *seat* on the board that is looked at."""
        if self.board is not None:
            self.board.look_at(seat)

    def clear(self) -> None:
        """Forget a finished log, for another one."""
        self.steps, self._reel = [], None  # first: the timeline turns to its beginning
        self.chronicle.clear()
        self.show_curve(Curve())
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
        self.answered.emit(words("Dice"), dice_lines(opened) if opened else nothing)

    def explain(self) -> None:
        """Show what happened in the step looked at, and the rules and gaps that matter for it."""
        if self.board is None or not self.steps:
            return
        done = self.looked_at or self.steps[-1]
        told = [words("Step {step}", step=done.step.number), *news(done)]
        why = self.board.explain() or [words("Nothing is to be explained here.")]
        self.answered.emit(words("Why?"), [*told, "", *why])

    # -- telling what has been shown --------------------------------------------------------------

    def _hold(self, done: Completed[Any], told: Entry) -> None:
        self.steps.append(done)
        self.chronicle.hold(done, told)

    def _tell_held(self, *, at_once: bool = False, is_old: bool = False) -> None:
        """Write what is held back into the log, unless it is still being shown.

        What *is_old* is not read aloud.
        """
        if self.live is not None and self.live.is_moving and not at_once:
            self.turned.emit()
        elif self.is_telling:
            said = self.chronicle.write()
            for line in () if is_old else said:
                self.logged.emit(line)
            self.turned.emit()

    # -- what is shown ----------------------------------------------------------------------------

    def _look_at(self, step: int) -> None:
        if self.steps and step > self.steps[-1].step.number:
            self.timeline.go(self.steps[-1].step.number)  # behind it nothing is proved
            return
        if self._reel is None and self.steps:
            self._past = self._add(self.past_board(self.steps[0].step.genesis.rules_id))
            self._past.changed.connect(self.turned)
            self._past.pointed.connect(self.pointed)
            self._reel = Reel(self._past)
            self.timeline.wait_for(self._reel)
        before = self.timeline.before
        if self._reel is None or not self._reel.show(self.steps, step, before):
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

    def _add(self, view: GameView) -> GameView:
        view.dice_asked.connect(self.show_dice)
        self._stack.addWidget(view)
        self._lay_out()
        return view

    def _lay_out(self) -> None:
        """Fill the page with the board, drawer and timeline over it; tell what these cover."""
        self._stack.resize(self.size())
        margin, tray = px(MARGIN), self._tray()
        wide, high = self.width(), self.height()
        self._foot.setGeometry(margin, high - margin - tray, wide - 2 * margin, tray)
        top = px(self._drawer_top)
        self.drawer.lay_out_in(wide - margin, top, high - tray - margin - px(GAP) - top)
        right = wide - self.drawer.left if self.drawer.is_open else 0
        bottom = tray + margin + self._above if self.is_back else 0
        for view in map(self._stack.widget, range(self._stack.count())):
            if isinstance(view, GameView):
                view.things, view.above = self._things, 0 if self.is_back else self._above
                view.set_frame(max(self._tops.values()) or px(_TOP), right, bottom)
