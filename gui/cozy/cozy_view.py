"""Worm & Cozy at the table: our sheet, our hour, the rows, and the others' sheets.

Law: the view keeps the draft of our hour and nothing else of the game (C11).
"""

from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from core.cozy.decisions import Decision
from core.cozy.game import DICE_ONLY, GameState
from core.cozy.grid import Cell
from core.cozy.turn import Turn
from core.table.rules import SeatMask
from core.table.step import Completed
from gui.cozy.around.end_panel import EndPanel, result_words
from gui.cozy.around.film import Film, frames
from gui.cozy.around.look_panel import LookPanel
from gui.cozy.around.others_panel import Neighbour, OthersPanel
from gui.cozy.around.past_hours import PastHour, past_hours
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.arrangement import Arrangement, scrolled
from gui.cozy.automatic import automatic_play, waits_words
from gui.cozy.explaining import explained
from gui.cozy.guide import guide_parts
from gui.cozy.hour.dice_panel import TableRoll
from gui.cozy.hour.draft import Draft
from gui.cozy.hour.hour_editor import HourEditor
from gui.cozy.hour.preview import preview_marks
from gui.cozy.keys import obey
from gui.cozy.sheet.highlights import Highlights
from gui.cozy.sheet.marks import NOTHING
from gui.cozy.sheet.moment import paint_moment
from gui.cozy.sheet.sheet_paint import Picture
from gui.cozy.sheet.sheet_view import SheetView
from gui.cozy.words import hour_name
from gui.parts.game_view import GameView, Sound
from gui.parts.guide import Part
from gui.words.player_names import names_of
from gui.words.seats import seat_letters
from gui.words.words import words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot


class CozyView(GameView):
    """Shows the game; holds our draft and which sheet is enlarged. A snapshot brings the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._snapshot: TableSnapshot | None = None
        self._state: GameState | None = None
        self._names: tuple[str, ...] = ()
        self._shown = 0
        self._asked = self._heard = -1
        self._hours: dict[int, PastHour] = {}
        self.draft_of_hour = Draft()
        self.sheet, self.scores, self.others = SheetView(), ScorePanel(), OthersPanel()
        self.editor = HourEditor(self.draft_of_hour)
        self.highlights = Highlights(self.sheet, self.editor, self._is_ours)
        self.look, self.end, self.film = LookPanel(), EndPanel(), Film(self)
        self._pages = QStackedWidget()
        for page in (self.editor, self.look, self.end):
            self._pages.addWidget(scrolled(page))
        self._arrangement = Arrangement(self, self.sheet, self._pages, self.scores, self.others)
        self.setFocusProxy(self.sheet)
        self._connect()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Arrange the parts to fit the room there is."""
        self._arrangement.fit(self.width(), self.height())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Arrange the parts again for another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrangement.fit(self.width(), self.height())

    def _connect(self) -> None:
        self.sheet.picked.connect(self._pick)
        self.sheet.dragged.connect(self._drag)
        self.sheet.rotated.connect(self._rotate)
        self.editor.changed.connect(self._draw)
        self.editor.signed.connect(self._sign)
        self.editor.said.connect(self.said)
        self.editor.links_toggled.connect(self._draw)
        self.editor.ended.connect(self.sheet.flash)
        self.draft_of_hour.changed.connect(self._tell_draft)
        self.scores.pointed.connect(self.highlights.light)
        self.highlights.said.connect(self.said)
        self.others.chosen.connect(self.look_at)
        self.look.returned.connect(self._look_home)
        self.look.watched.connect(self.watch)
        for roll in self.findChildren(TableRoll):
            roll.clicked.connect(self.dice_asked)
        self.film.moved.connect(self._show_frame)
        self.film.ended.connect(self._draw)

    # the table's side

    @property
    def seat(self) -> int | None:
        """Our seat; None for a spectator, and when looking back."""
        return self._snapshot.seat if self._snapshot else None

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Draw the table as it is, and offer what our seat may do now."""
        if not isinstance(snapshot.state, GameState):
            return
        self.film.stop()
        is_first = self._snapshot is None
        self._snapshot, self._names, self._state = snapshot, snapshot.names, snapshot.state
        if is_first and snapshot.seat is not None:
            self._shown = snapshot.seat
        turn = None if snapshot.seat is None else self._state.turns[snapshot.seat]
        if turn is None or turn.is_over or turn.dice is None:
            self.draft_of_hour.end()
        else:
            self.draft_of_hour.begin(turn)
        self.editor.show_hour(turn, can_sign=snapshot.may_act, waits=waits_words(snapshot))
        self._sound(snapshot, self._state)
        play = automatic_play(snapshot)
        if play is not None and play.step != self._asked:
            self._ask(play)

    def _sound(self, snapshot: TableSnapshot, state: GameState) -> None:
        """Sound once for a step: for a roll that waits for us, and for the end."""
        if snapshot.step == self._heard:
            return
        self._heard = snapshot.step
        if state.is_over:
            self.sounded.emit(Sound.FINISH)
            self.said.emit(result_words(snapshot.names, state))
            self.scores.reveal()
        elif state.is_rolled and snapshot.may_act:
            self.sounded.emit(Sound.MY_TURN)

    def _ask(self, play: Play) -> None:
        self._asked = play.step
        self.asked.emit(play)

    def _sign(self) -> None:
        snapshot, hour = self._snapshot, self.draft_of_hour.hour
        if snapshot is None or hour is None or not hour.is_over or not snapshot.may_act:
            return
        sealed = None if snapshot.state.is_last_hour else DICE_ONLY
        self.editor.show_hour(hour.start, can_sign=False, waits=words("Signing."))
        self.sounded.emit(Sound.SEALED)
        self._ask(Play(snapshot.step, hour.action(), sealed))

    def show_step(self, done: Completed[Any]) -> None:
        """Show a signed hour in motion: others' on small sheets, in a replay on the large one."""
        found = past_hours(done)
        self._hours = found or self._hours
        if self._snapshot is not None:
            if len(found) > 1:
                self.sounded.emit(Sound.OPENED)
        else:
            names = names_of(done.step.genesis)
            self.show_moment(names, done.outcome.state)
            if found:
                self.watch()
        for seat, sheet in enumerate(self.others.sheets):
            if seat in found and seat != self.seat:
                sheet.play(found[seat].start, found[seat].decisions)

    def show_moment(self, names: tuple[str, ...], state: Any) -> None:  # noqa: ANN401  # any game's
        """Draw *state* as a still picture, without controls."""
        self.film.stop()
        self._snapshot, self._names, self._state = None, names, state
        self._shown = min(self._shown, len(names) - 1)
        self.draft_of_hour.end()
        self._draw()

    @property
    def is_moving(self) -> bool:
        """Whether an hour is still shown in motion on the large sheet."""
        return self.film.is_running

    def skip(self) -> None:
        """Show the end of the hour at once."""
        self.film.stop()

    def hasten(self, speed: float) -> None:
        """Show hours *speed* times as fast as at the table."""
        self.film.hasten(speed)

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint into *frame* all sheets as they stand."""
        if self._state is not None:
            paint_moment(painter, frame, self._names, self._state)

    def seat_notes(self, _state: Any) -> tuple[str, ...]:  # noqa: ANN401  # any game's
        """Return each seat's total."""
        if not isinstance(_state, GameState):
            return ()
        return tuple(words("total {total}", total=score.total) for score in _state.scores())

    def guide(self, state: Any) -> list[Part]:  # noqa: ANN401  # any game's
        """Return how to play Worm & Cozy on this sheet."""
        return guide_parts(state.sheet)

    def explain(self) -> list[str]:
        """Return an answer to "Why?": what the pointer is on, then the rules that matter now."""
        picture = self.sheet.picture
        if picture is None:
            return []
        here = self.highlights.here()
        return [*([here] if here else []), *explained(picture.turn)]

    # the draft

    def draft(self) -> list[object]:
        """Return the draft in plain values, to keep on disk."""
        return self.draft_of_hour.plain()

    def restore(self, draft: object) -> None:
        """Restore a kept draft, as far as it is still legal."""
        self.draft_of_hour.restore(draft)

    def _tell_draft(self) -> None:
        self.draft_changed.emit(self.draft())

    # looking

    def look_at(self, seat: int) -> None:
        """Enlarge the sheet of *seat*."""
        if seat < len(self._names):
            self.film.stop()
            self._shown = seat
            self._draw()

    def _look_home(self) -> None:
        if self.seat is not None:
            self.look_at(self.seat)

    def watch(self) -> None:
        """Show the last hour of the enlarged sheet in motion."""
        hour = self._past(self._state) if self._state else None
        if hour is not None:
            self.film.play(hour.start, hour.decisions)

    def _past(self, state: GameState) -> PastHour | None:
        """Return the hour that led to the enlarged sheet, if it was seen."""
        past = self._hours.get(self._shown)
        return past if past and past.start.hour + 1 == state.turns[self._shown].hour else None

    def _show_frame(self, turn: Turn, decision: Decision | None) -> None:
        hour = self._hours[self._shown].start.hour
        self.sheet.show_picture(Picture(turn, hour, is_on=turn.hour == hour))
        self.sheet.show_marks(preview_marks(turn, decision) if decision else NOTHING)

    # drawing

    def _draw(self) -> None:
        state = self._state
        if state is None or self.film.is_running:
            return
        hour = self.draft_of_hour.hour if self._is_ours() else None
        turn = hour.turn if hour else state.turns[self._shown]
        at = hour.start.hour if hour else turn.hour
        is_on = bool(hour and not hour.is_over)
        self.sheet.show_picture(Picture(turn, at, is_on, self.editor.has_links))
        self.scores.show_colony(turn.colony, _title(turn, at))
        self.others.show_seats(self._neighbours(state))
        self._choose_page(state)
        self.highlights.show_anew()

    def _choose_page(self, state: GameState) -> None:
        if state.is_over:
            self.end.show_end(self._names, state)
            self._pages.setCurrentIndex(2)
        elif not self._is_ours():
            turn = state.turns[self._shown]
            name = escape(self._names[self._shown])
            title = words("<b>{name}</b>, {hour}", name=name, hour=escape(_title(turn, turn.hour)))
            self.look.show_sheet(title, turn, can_return=self.seat is not None)
            past = self._past(state)
            turns = frames(past.start, past.decisions) if past else ()
            self.look.show_hour(turns, past.decisions if past else ())
            self._pages.setCurrentIndex(1)
        else:
            self._pages.setCurrentIndex(0)

    def _neighbours(self, state: GameState) -> list[Neighbour]:
        acted: SeatMask = self._snapshot.acted if self._snapshot and state.is_rolled else 0
        waits = self._snapshot is not None and state.is_rolled and not state.is_over
        letters, seats = seat_letters(self._names), []
        for seat, name in enumerate(self._names):
            signed = bool(acted >> seat & 1)
            note = (words("signed") if signed else words("thinking")) if waits else ""
            turn, shown = state.turns[seat], seat == self._shown
            seats.append(Neighbour(seat, name, letters[seat], turn, note, signed, shown))
        return seats

    def _is_ours(self) -> bool:
        """Return whether the large sheet is ours to play on."""
        return self._shown == self.seat

    def _pick(self, at: Cell) -> None:
        if self._is_ours():
            self.editor.pick(at)

    def _drag(self, at: Cell) -> None:
        if self._is_ours():
            self.editor.drag(at)

    def _rotate(self) -> None:
        if self._is_ours():
            self.editor.rotate()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Handle the keys that no part of the view took."""
        if not self._is_ours() or not obey(self.editor, event):
            super().keyPressEvent(event)


def _title(turn: Turn, at: int) -> str:
    """Return the name of the sheet and of its hour number *at*, from 0."""
    hours = turn.sheet.hours
    hour = hour_name(hours[at]) if at < len(hours) else words("the end")
    return words("{sheet}: {hour}", sheet=turn.sheet.title or turn.sheet.id, hour=hour)
