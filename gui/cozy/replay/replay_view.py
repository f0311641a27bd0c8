"""A game of Worm & Cozy looked back at: everybody's sheet at once, one of them large.

Law: what is shown comes from completed steps alone, and nothing of an hour before it is shown.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.cozy.game import GameState
from core.review.hours import Hour
from core.table.step import Completed
from gui.cozy.around.film import Film, Filmed, frames
from gui.cozy.around.moment_picture import paint_moment
from gui.cozy.around.past_hours import PastHour
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.brief import brief, steps_of
from gui.cozy.coach import better_hour
from gui.cozy.decision_words import said
from gui.cozy.explaining import explained
from gui.cozy.hour.pointing import here_words
from gui.cozy.hour.preview import preview_marks
from gui.cozy.replay.crossing import Crossing
from gui.cozy.replay.everybody import Everybody
from gui.cozy.replay.hour_head import HourHead, HourStrip
from gui.cozy.replay.lying import Parts, lay
from gui.cozy.replay.sheets import LargeSheet, SmallSheet
from gui.cozy.sheet.marks import NOTHING
from gui.cozy.sheet_words import hour_name
from gui.kit.art import ground, paint_shadows
from gui.kit.button import Button
from gui.kit.card import Card
from gui.kit.layout import spaced
from gui.kit.painted import Painted
from gui.kit.theme import look
from gui.kit.tokens import MARGIN, SMALL
from gui.parts.game_view import Adviser
from gui.words.player_names import names_of
from gui.words.words import counted, words

_SEATS = 5


class ReplayView(Painted, Adviser, Filmed):
    """Shows everybody's sheet after an hour; a click or a number makes one large."""

    is_wide = has_head = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.adviser = self
        self.all: Everybody | None = None
        """What is looked at."""
        self._better: PastHour | None = None
        """An hour that was not played, shown in place of the large sheet's own."""
        self.order: list[int] = []
        """The seats as they lie: the large one first."""
        self.film = Film(self)
        self.watch = Button("", icon="play")
        self.play_on = Button(words("Play on from here"), icon="hand")
        self.scores, rows = ScorePanel(), Card()
        column = spaced(QVBoxLayout(rows), (MARGIN, SMALL, MARGIN, SMALL))
        column.addWidget(self.scores)
        strip = HourStrip(self.watch, self.play_on)
        self.parts = Parts(HourHead(), LargeSheet(), [], rows, strip)
        for part in (self.parts.head, self.parts.large, rows, strip):
            part.setParent(self)
        self.crossing = Crossing(self)
        self.crossing.glide.finished.connect(self._land)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusProxy(self.parts.large)
        self.watch.chosen.connect(self.play_hour)
        self.film.changed.connect(self._draw)
        self.parts.large.pointed.connect(self._tell_place)
        keys: dict[str, Callable[[], object]] = {
            str(seat + 1): partial(self.look_at, seat) for seat in range(_SEATS)
        }
        keys |= {"W": self.play_hour, "D": self.dice_asked.emit}
        self.parts.head.clicked.connect(keys["D"])
        for key, do in keys.items():
            QShortcut(QKeySequence(key), self).activated.connect(do)

    # -- what is shown ----------------------------------------------------------------------------

    def show_moment(
        self,
        names: tuple[str, ...],
        state: Any,  # noqa: ANN401  # any game's
        done: Completed[Any] | None = None,
    ) -> None:
        """Show everybody's sheet in *state*, and what was done in the step *done* before it."""
        self.film.stop()
        self._better = None
        self.all = Everybody.after(names, state, done, self.own)
        if len(self.order) != len(names):
            self._take_seats(len(names))
        self._draw()
        self.spoke.emit(self.all.said(self.order))

    def show_step(self, done: Completed[Any]) -> None:
        """Show the same, the hour of the large sheet decision by decision."""
        self.show_moment(names_of(done.step.genesis), done.outcome.state, done)
        self.play_hour()

    def show_better(self, done: Completed[Any], better: Hour) -> None:
        """Show a better hour of the step that is looked at, decision by decision."""
        before = done.step.state
        assert isinstance(before, GameState)
        self.look_at(better.seat)
        self._better = better_hour(before.turns[better.seat], better)
        self.play_hour()

    def look_at(self, seat: int) -> None:
        """Let the sheet of *seat* and the large one change places."""
        if seat not in self.order[1:]:
            return
        self.film.stop()
        self._better = None
        at, large = self.order.index(seat), self.parts.large
        small = self.parts.small[at - 1]
        if self.isVisible():
            self._land()
            self.crossing.cross(large, small)
        self.order[0], self.order[at], self.large = seat, self.order[0], seat
        self._draw()
        large.is_empty = small.is_empty = self.crossing.glide.is_running and not look().is_calm

    def _land(self) -> None:
        """Let the sheets lie that were on their way."""
        sheets: list[LargeSheet | SmallSheet] = [self.parts.large, *self.parts.small]
        for sheet in sheets:
            sheet.is_empty = False
            sheet.update()

    def _take_seats(self, count: int) -> None:
        """Lay a small sheet for each player but the large one."""
        self.order = [self.large, *(seat for seat in range(count) if seat != self.large)]
        small = self.parts.small
        while small:
            small.pop().deleteLater()
        before: QWidget = self.parts.large
        for at in range(1, count):
            one = SmallSheet()
            one.setParent(self)
            one.clicked.connect(lambda _=False, at=at: self.look_at(self.order[at]))
            one.show()
            QWidget.setTabOrder(before, one)
            before = one
            small.append(one)

    @property
    def _hour(self) -> PastHour | None:
        return self._better or (self.all.hours.get(self.order[0]) if self.all else None)

    def _draw(self) -> None:
        everybody, hour = self.all, self._hour
        if self.film.is_running:
            self._show_frame()
            return
        if everybody is None:
            return
        shown = everybody.seat(self.order[0])
        if self._better is not None:
            end = frames(self._better.start, self._better.decisions)[-1]
            shown = everybody.seat(self.order[0], end)
        self.parts.show(everybody, self.order, shown, in_motion=False)
        self.parts.large.show_marks(NOTHING)
        self.scores.show_colony(shown.turn.colony, shown.name, at_once=True)
        self.watch.setVisible(hour is not None and not self.is_film)
        heading = told = ""
        if hour is not None:
            self.watch.setText(words("Watch {hour}", hour=hour_name(hour.start.region)))
            heading, steps = brief(hour.start, hour.decisions), steps_of(hour.decisions)
            told = counted(steps, "{count} step in this hour", "{count} steps in this hour")
        is_bots = self._better is not None
        self.parts.strip.tell(shown, heading, (hour and hour.remark) or told, is_bots=is_bots)
        self._lay_out()
        self.changed.emit()

    # -- motion -----------------------------------------------------------------------------------

    def play_hour(self) -> None:
        """Show the hour of the large sheet in motion."""
        if (hour := self._hour) is not None:
            self._land()
            self.film.play(hour.start, hour.decisions)

    def _show_frame(self) -> None:
        """Show one state of the film; nothing tells more than the sheet."""
        turn, decision = self.film.now
        turns, decisions = self.film.so_far
        assert self.all is not None, "an hour of it is shown"
        shown = self.all.seat(self.order[0], turn)
        self.parts.show(self.all, self.order, shown, in_motion=bool(decisions))
        self.parts.large.show_marks(preview_marks(turn, decision) if decision else NOTHING)
        self.scores.show_colony(turn.colony, shown.name, at_once=True)
        done = said(turns[-2], decisions[-1]).done if decisions else ""
        steps = {"step": len(decisions), "last": len(self.film.all_decisions)}
        remark = self._better.remark if self._better else words("Step {step} of {last}", **steps)
        self.parts.strip.tell(shown, done, remark, is_bots=self._better is not None)
        self.watch.hide()
        self._lay_out()
        self.changed.emit()

    # -- what else a board answers ----------------------------------------------------------------

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint into *frame* all sheets as they stand."""
        if self.all is not None:
            paint_moment(painter, frame, self.all.names, self.all.state)

    def explain(self) -> list[str]:
        """Return an answer to "Why?": what the pointer is on, then the rules that matter now."""
        picture, at = self.parts.large.picture, self.parts.large.at
        if picture is None:
            return []
        here = here_words(picture, at)
        return [*([here] if here else []), *explained(picture.turn)]

    def _tell_place(self) -> None:
        """Say what the keys point at on the large sheet."""
        large = self.parts.large
        if large.is_by_keys and large.at is not None:
            self.spoke.emit(here_words(large.picture, large.at))

    # -- the frame --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Keep everything clear of what lies above and below; a drawer may cover some."""
        top, _right, bottom = self.covered or (0, 0, 0)
        self.has_head = lay(self.parts, self.rect(), top, bottom)
        self.update()

    def paint(self, painter: QPainter) -> None:
        ratio, now = self.devicePixelRatioF(), look()
        painter.drawPixmap(0, 0, ground(self.width(), self.height(), ratio, now.theme))
        paint_shadows(painter, self.parts.cards)
