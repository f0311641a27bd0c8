"""Worm & Cozy at the table: our sheet, our hour, the rows, and the others' sheets.

Law: the view keeps the draft of our hour and nothing else of the game (C11).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from core.cozy.decisions import ActOrgan
from core.cozy.game import DICE_ONLY, GameState
from core.cozy.grid import Cell
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from core.cozy.worm import Kind
from core.review.hours import Next
from core.table.step import Completed
from gui.cozy.after_sheet import END
from gui.cozy.around.end_panel import EndPanel, result_words
from gui.cozy.around.film import Film, Filmed, frames
from gui.cozy.around.look_panel import LookPanel
from gui.cozy.around.moment import paint_for_room, paint_moment
from gui.cozy.around.past_hours import PastHour, past_hours
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.automatic import automatic_play, waits_words
from gui.cozy.coach import advice_words, advised
from gui.cozy.explaining import explained
from gui.cozy.guide import contents
from gui.cozy.hour.draft import Draft
from gui.cozy.hour.drawer import ChoiceDrawer
from gui.cozy.hour.hour_editor import HourEditor
from gui.cozy.hour.preview import preview_marks
from gui.cozy.keys import obey
from gui.cozy.sheet.highlights import Highlights
from gui.cozy.sheet.marks import NOTHING
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.cozy.sheet.sheet_view import SheetView
from gui.cozy.words import points_words, sheet_title
from gui.kit.art import ground, paint_shadows
from gui.kit.theme import look, px
from gui.parts.badge import BadgeState
from gui.parts.game_view import Sound
from gui.parts.guide import Contents
from gui.words.player_names import names_of
from gui.words.words import words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot

_TOP = 88
"""The px at the upper edge that the badges cover, until the page says so."""


class CozyView(Filmed):
    """Shows the game; holds our draft and which sheet is enlarged. A snapshot brings the rest."""

    is_wide = True
    _is_for_room = False
    wants_past = True
    has_coach = tells_advice = True
    game_end = END

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._snapshot: TableSnapshot | None = None
        self._state: GameState | None = None
        self._names: tuple[str, ...] = ()
        self._shown = 0
        self._asked = self._heard = -1
        self._hours: dict[int, PastHour] = {}
        self._is_looking = False
        """Whether a single sheet is looked at though the game is over."""
        self._seen = 0
        """How many decisions of the draft were drawn."""
        self._has_links = True
        self._top: int | None = None
        self._wood, self._wood_key = QPixmap(), object()
        self._right = self._bottom = 0
        self.draft_of_hour = Draft()
        self.sheet, self.drawer = SheetView(), ChoiceDrawer(self)
        self.editor = HourEditor(self.draft_of_hour, self.drawer, self.spoke.emit)
        self.look, self.end, self.film = LookPanel(), EndPanel(self.wished.emit), Film(self)
        for part in (self.sheet, self.editor, self.look, self.end):
            part.setParent(self)
        self.drawer.raise_()
        self.look.hide()
        self.end.hide()
        self.highlights = Highlights(self.sheet, self.editor, self._is_ours)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusProxy(self.sheet)
        self._connect()

    def _connect(self) -> None:
        self.sheet.picked.connect(self._pick)
        self.sheet.dragged.connect(self._drag)
        self.sheet.rotated.connect(self._rotate)
        self.editor.changed.connect(self._draw)
        self.editor.signed.connect(self._sign)
        self.editor.refused.connect(self._sound_refusal)
        self.editor.fan.where = partial(_frame_of, self.sheet)
        self.draft_of_hour.changed.connect(self._tell_draft)
        self.look.back.chosen.connect(self._look_home)
        self.look.watch.chosen.connect(self.watch)
        for hand in (self.editor, self.look):
            hand.dice.asked.connect(self.dice_asked)
            hand.scores.pointed.connect(partial(self._light, hand.scores))
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
        self.look.looks_on.setVisible(snapshot.seat is None)
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
            self.spoke.emit(result_words(snapshot.names, state))
        elif state.is_rolled and snapshot.may_act:
            self.sounded.emit(Sound.DICE)

    def _sound_decision(self) -> None:
        """Sound what the last decision did: an organ by its kind and its place in the chain."""
        before, after = self.draft_of_hour.turns[-2:]
        decision, now = self.draft_of_hour.decisions[-1], score_of(after.colony)
        old = score_of(before.colony)
        if isinstance(decision, ActOrgan):
            kind = list(Kind).index(before.colony.organ_at[decision.cell].kind)
            self.sounded.emit(Sound.organ(kind, len(before.acted)))
        elif sum(now.points[:-1]) > sum(old.points[:-1]):
            self.sounded.emit(Sound.STAR)
        elif now.points[-1] < old.points[-1]:
            self.sounded.emit(Sound.CROSS)

    def _sound_refusal(self) -> None:
        self.sounded.emit(Sound.BLOCKED)

    def _ask(self, play: Play) -> None:
        self._asked = play.step
        self.asked.emit(play)

    def _sign(self) -> None:
        snapshot, hour = self._snapshot, self.draft_of_hour.hour
        if snapshot is None or hour is None or not hour.is_over or not snapshot.may_act:
            return
        sealed = None if snapshot.state.is_last_hour else DICE_ONLY
        self.editor.show_hour(hour.start, can_sign=False, waits=words("Signing."))
        self.sounded.emit(Sound.HOUR_SIGNED)
        self._ask(Play(snapshot.step, hour.action(), sealed))

    def show_step(self, done: Completed[Any]) -> None:
        """Remember the hours that were signed; in a replay show the one that is looked at."""
        found = past_hours(done)
        self._hours = found or self._hours
        if self._snapshot is not None:
            if len(found) > 1:
                self.sounded.emit(Sound.HOUR_SIGNED)
        else:
            names = names_of(done.step.genesis)
            self.show_moment(names, done.outcome.state)
            if found:
                self.watch()

    def place_of(self, spot: object) -> QPointF | None:
        """Return where *spot*, a seat with a space of its sheet, is seen; None if it is not."""
        geometry, picture = self.sheet.geometry_now(), self.sheet.picture
        if geometry is None or picture is None or self.sheet.isHidden():
            return None
        match spot:
            case (int(seat), int(row), int(col)) if seat == self._shown:
                cell, sheet = Cell(row, col), picture.turn.sheet
                if 0 <= row < sheet.rows and 0 <= col < sheet.cols:
                    return self.sheet.mapTo(self, geometry.frame(cell).center())
        return None

    def foot(self) -> int:
        """Return how many px at the foot the tray of the end covers."""
        is_there = not self.end.isHidden() and not self.end.tray.isHidden()
        return self.height() - self.end.tray.y() if is_there else 0

    def show_moment(
        self,
        names: tuple[str, ...],
        state: Any,  # noqa: ANN401  # any game's
        _done: Completed[Any] | None = None,
    ) -> None:
        """Draw *state* as a still picture, without controls."""
        self.film.stop()
        self._snapshot, self._names, self._state = None, names, state
        self._shown = min(self._shown, len(names) - 1)
        self.draft_of_hour.end()
        self._draw()

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint into *frame* all sheets as they stand."""
        if self._state is not None:
            is_checked = self.end.stamp.is_pressed
            paint_moment(painter, frame, self._names, self._state, is_checked=is_checked)

    def guide(self, state: Any) -> Contents:  # noqa: ANN401  # any game's
        """Return how to play Worm & Cozy on this sheet."""
        return contents(state.sheet)

    def advice(self, _steps: Sequence[Completed[Any]]) -> Iterator[Next] | None:
        """Return how a strong bot would go on in our hour; None if it is not ours to go on."""
        hour, snapshot = self.draft_of_hour.hour, self._snapshot
        if snapshot is None or not snapshot.may_act or hour is None or hour.is_over:
            return None
        return advised(hour.turn)

    def show_advice(self, advice: Next) -> str:
        """Mark on our sheet what a strong bot would do next, and return it."""
        hour = self.draft_of_hour.hour
        if hour is None or hour.turn != advice.turn:
            return ""
        self._look_home()
        self.sheet.show_marks(preview_marks(advice.turn, advice.way.decisions[0]))
        said = advice_words(advice)
        self.editor.question.advise(said)
        return said

    def explain(self) -> list[str]:
        """Return an answer to "Why?": what the pointer is on, then the rules that matter now."""
        picture = self.sheet.picture
        if picture is None:
            return []
        here = self.highlights.here()
        return [*([here] if here else []), *explained(picture.turn)]

    # the draft

    def show_to_room(self) -> None:
        """Show all sheets beside each other, and nothing that is for one player."""
        self._is_for_room = True
        for part in (self.sheet, self.editor, self.look, self.end, self.drawer):
            part.hide()

    def restore(self, draft: object) -> None:
        """Restore a kept draft, as far as it is still legal."""
        self.draft_of_hour.restore(draft)

    def _tell_draft(self) -> None:
        self.draft = self.draft_of_hour.plain()
        self.draft_changed.emit()

    # looking

    def look_at(self, seat: int) -> None:
        """Enlarge the sheet of *seat*."""
        if seat < len(self._names):
            self.film.stop()
            self._shown, self._is_looking = seat, True
            self.drawer.open(is_open=False)
            self._draw()
            self._fit()

    def _look_home(self) -> None:
        if self.seat is not None:
            self._shown = self.seat
        self._is_looking = False
        self._draw()

    def watch(self) -> None:
        """Show the last hour of the enlarged sheet in motion."""
        hour = self._past(self._state) if self._state else None
        if hour is not None and not self._is_for_room:
            self.film.play(hour.start, hour.decisions)

    def _past(self, state: GameState) -> PastHour | None:
        """Return the hour that led to the enlarged sheet, if it was seen."""
        past = self._hours.get(self._shown)
        return past if past and past.start.hour + 1 == state.turns[self._shown].hour else None

    def _light(self, scores: ScorePanel) -> None:
        """Light up on the sheet what is pointed at in *scores*."""
        self.highlights.light(scores.lit, wants_more=scores.wants_more)

    def _show_frame(self) -> None:
        """Show one state of the film; rows and chain say no more than the sheet."""
        turn, decision = self.film.now
        start = self.film.so_far[0][0]
        self.editor.hide()
        self.end.hide()
        self.sheet.show()
        self.look.show()
        is_on = turn.hour == start.hour
        is_first = not self.film.so_far[1]
        self.sheet.show_picture(Picture(turn, start.hour, is_on), in_motion=not is_first)
        self.sheet.show_marks(preview_marks(turn, decision) if decision else NOTHING)
        can_return = self.seat is not None
        self.look.show_sheet(self._names[self._shown], start, turn, can_return=can_return)
        self.look.show_hour(*self.film.so_far)
        self.look.offer_film(None)
        self.changed.emit()

    # drawing

    def _draw(self) -> None:
        state = self._state
        if state is None or self.film.is_running:
            return
        if self._is_for_room:
            self.update()
            self.changed.emit()
            return
        is_end = state.is_over and not self._is_looking
        is_ours = self._is_ours()
        self.sheet.setVisible(not is_end)
        self.editor.setVisible(not is_end and is_ours)
        self.look.setVisible(not is_end and not is_ours)
        self.end.setVisible(is_end)
        if is_end:
            self._show_end(state)
        elif is_ours:
            self._draw_ours(state)
        else:
            self._draw_other(state)
        self.changed.emit()

    @property
    def has_badges(self) -> bool:
        """Whether the badges lie over the sheets; at the end the title stands in their place."""
        return self.end.isHidden()

    def stamp(self) -> None:
        """Show that the log of the finished game has been checked."""
        self.end.stamp.stamp()
        self.sounded.emit(Sound.STAMPED)

    def name_next(self, said: str) -> None:
        """Write *said* on the button that leads on."""
        self.end.next_game.setText(said)

    def tell_evening(self, line: str) -> None:
        """Say at the end how the evening stands."""
        self.end.tell_evening(line)

    def tell_past(self, seat: int, state: Any) -> None:  # noqa: ANN401  # any game's
        """Say at the end how good our best sheet so far was."""
        if not state.week:
            self.end.tell_total(state.scores()[seat].total)

    def _show_end(self, state: GameState) -> None:
        self.drawer.open(is_open=False)
        is_live = self.seat is not None
        self.end.show_end(self._names, state, seat=self.seat, in_motion=is_live)
        self.end.raise_()

    def _draw_ours(self, state: GameState) -> None:
        """Draw our sheet as the draft has it, with its rows."""
        hour = self.draft_of_hour.hour
        turn = hour.turn if hour else state.turns[self._shown]
        start = hour.start if hour else turn
        is_on = bool(hour and not hour.is_over)
        is_next = len(self.draft_of_hour.decisions) > self._seen
        self._seen = len(self.draft_of_hour.decisions)
        picture = Picture(turn, start.hour, is_on, has_links=self._has_links)
        if is_next:
            self._sound_decision()
        self.sheet.show_picture(picture, in_motion=is_next)
        count = len(state.sheet.hours)
        said = words("hour {hour} of {count}", hour=min(start.hour + 1, count), count=count)
        self.editor.scores.show_colony(turn.colony, sheet_title(state.sheet), said)
        self.highlights.show_anew()

    def _draw_other(self, state: GameState) -> None:
        """Draw the sheet that is looked at, and the hour that led to it."""
        past = self._past(state)
        shown = frames(past.start, past.decisions) if past else ()
        turn = state.turns[self._shown]
        hour = past.start if past is not None and turn.dice is None else turn
        is_on = turn.dice is not None
        self.sheet.show_picture(Picture(turn, hour.hour, is_on, has_links=self._has_links))
        self.sheet.show_marks(NOTHING)
        can_return = self.seat is not None or state.is_over
        self.look.show_sheet(self._names[self._shown], hour, turn, can_return=can_return)
        self.look.show_hour(shown, past.decisions if past else ())
        self.look.offer_film(past.start if past else None)

    # the frame

    def set_frame(self, top: int, right: int, bottom: int = 0) -> None:
        """Keep sheet and hand clear of what lies above and below.

        A drawer at the right lies over the hand for a while; only the result gives way to it.
        """
        if (top, right, bottom) != (self._top, self._right, self._bottom):
            self._top, self._right, self._bottom = top, right, bottom
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts to fit the room there is."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Arrange the parts again in another look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
            self.update()

    def _fit(self) -> None:
        """Put the sheet left and the hand right of it, both as high as the room."""
        margin, wide, high = px(16), self.width(), self.height()
        top = (px(_TOP) if self._top is None else self._top) - px(4)
        foot = self._bottom + px(4) if self._bottom else margin
        hand = min(round(600 * look().art - 52), round(wide * 0.48))
        hand = max(hand, min(round(428 * min(look().text, 1.2)), round(wide * 0.55)))
        sheet = min(wide - 2 * margin - px(16) - hand, round((high - top - foot) * 1.15))
        left = (wide - sheet - hand - px(16)) // 2
        self.sheet.setGeometry(left, top, sheet, high - top - foot)
        right = QRect(left + sheet + px(16), top, hand, high - top - foot)
        self.editor.setGeometry(right)
        self.look.setGeometry(right)
        self.drawer.lie_at(right)
        self.editor.fan.lay_out()
        self.end.lie_below(top)
        self.end.setGeometry(0, 0, wide - self._right, high - self._bottom)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, and the shadows of what lies on it; or all sheets, for a room."""
        if self._is_for_room:
            self._paint_for_room()
            return
        cards = [card for card in (self.sheet, self.editor, self.look) if not card.isHidden()]
        ratio, now = self.devicePixelRatioF(), look()
        key = (self.size(), ratio, now, [card.geometry() for card in cards])
        if key != self._wood_key:
            self._wood_key = key
            self._wood = QPixmap(ground(self.width(), self.height(), ratio, now.theme))
            with QPainter(self._wood) as drawing:
                paint_shadows(drawing, cards)
        with QPainter(self) as painter:
            painter.setClipRegion(event.region())
            painter.drawPixmap(0, 0, self._wood)

    def _paint_for_room(self) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(
                0, 0, ground(self.width(), self.height(), self.devicePixelRatioF(), look().theme)
            )
            if self._state is not None:
                top = self._top or 0
                room = QRectF(0, top, self.width(), self.height() - top - self._bottom)
                paint_for_room(painter, room, self._names, self._state)

    def seat_states(self, snapshot: TableSnapshot | None) -> tuple[BadgeState, ...]:
        """Return each seat's total and small sheet, and whether it has signed."""
        state = self._state
        if state is None:
            return ()
        best = state.winners() if state.is_over else ()
        return tuple(self._badge(snapshot, state, seat, is_best=seat in best)
                     for seat in range(len(state.turns)))  # fmt: skip

    def _badge(
        self, snapshot: TableSnapshot | None, state: GameState, seat: int, *, is_best: bool
    ) -> BadgeState:
        turn = self._turn_of(state, seat)
        total = points_words(score_of(turn.colony).total)
        is_asked = snapshot is not None and state.is_rolled and not state.is_over
        has_signed = bool(snapshot is not None and snapshot.acted >> seat & 1)
        is_ours = snapshot is not None and seat == snapshot.seat
        said = words("total {total}", total=total)
        if is_asked and is_ours:
            said = words("signed") if has_signed else words("drawing")
        elif is_asked:
            said = words("signed, {total}", total=total)
            if not has_signed:
                said = words("drawing, {total}", total=total)
        mood = "happy" if is_best else "content" if has_signed else "thinks" if is_ours else "looks"
        return BadgeState(
            said=said,
            mood=mood,
            is_turn=is_asked and is_ours and not has_signed,
            number=total if is_ours or snapshot is None else "",
            thing=None if is_ours else partial(paint_thumbnail, turn=turn),
            key=(turn.colony.worms, look().theme.name, is_ours),
        )

    def _turn_of(self, state: GameState, seat: int) -> Turn:
        """Return the sheet of *seat* as far as it is shown."""
        if self.film.is_running and seat in self._hours:
            shown = self.film.so_far[0][-1]
            return shown if seat == self._shown else self._hours[seat].start
        hour = self.draft_of_hour.hour if seat == self.seat else None
        return hour.turn if hour else state.turns[seat]

    def menu_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return what is done seldom in an hour."""
        draft, links = self.draft_of_hour, words("Show where tails point")
        if self._has_links:
            links = words("Hide where tails point")
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("log", words("All you can do now (L)"), self.editor.show_list),
            ("swing", links, self._toggle_links),
        ]
        if draft.decisions:
            entries.insert(0, ("first", words("Start the hour over"), draft.undo_all))
        if draft.after_option > 1:
            entries.insert(
                0, ("undo", words("Back to the choice of the option"), draft.undo_option)
            )
        return entries

    def _toggle_links(self) -> None:
        self._has_links = not self._has_links
        self._draw()

    def _is_ours(self) -> bool:
        """Return whether the large sheet is ours to play on."""
        return self._shown == self.seat

    def _pick(self, at: Cell) -> None:
        if self._is_ours():
            self.editor.pick(at)
        elif self.place_of(spot := (self._shown, *at)) is not None:
            self.pointed.emit(spot)

    def _drag(self, at: Cell) -> None:
        if self._is_ours():
            self.editor.drag(at)

    def _rotate(self) -> None:
        if self._is_ours():
            self.editor.rotate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that no part of the view took."""
        if self._is_ours() and obey(self.editor, event):
            return
        if self._is_ours() and self.sheet.leads(event) and not self.sheet.hasFocus():
            self.sheet.setFocus()
            self.sheet.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def _frame_of(sheet: SheetView, at: Cell) -> QRectF | None:
    """Return where a space of *sheet* is in what that lies on; None without any."""
    geometry = sheet.geometry_now()
    return geometry.frame(at).translated(QPointF(sheet.pos())) if geometry else None


def paint_thumbnail(painter: QPainter, frame: QRectF, *, turn: Turn) -> None:
    """Paint the sheet of *turn* small, with a thin border."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture = Picture(turn, turn.hour, is_small=True)
    inset = frame.width() * 0.05
    geometry = geometry_of(picture, frame.adjusted(inset, inset, -inset, -inset))
    now = look().theme
    painter.setPen(QPen(QColor(now.line), 1))
    painter.setBrush(QColor(now.space))
    painter.drawRect(geometry.grid.adjusted(-inset, -inset, inset, inset))
    paint_sheet(painter, geometry, picture)
