"""Worm & Cozy at the table: our sheet, our hour, the rows, and the others' sheets.

Law: the view keeps the draft of our hour and nothing else of the game (C11).
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.cozy.game import GameState
from core.cozy.grid import Cell
from core.table.step import Completed
from gui.cozy.after_sheet import END
from gui.cozy.around.end_panel import EndPanel
from gui.cozy.around.film import Filmed
from gui.cozy.around.look_panel import LookPanel
from gui.cozy.around.looking import Looking
from gui.cozy.around.moment_picture import paint_for_room, paint_moment
from gui.cozy.around.past_hours import past_hours
from gui.cozy.badges import badges
from gui.cozy.explaining import explained
from gui.cozy.hour.choice_drawer import ChoiceDrawer
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.hour_editor import HourEditor
from gui.cozy.hour.hour_session import HourSession
from gui.cozy.sheet.sheet_view import SheetView
from gui.kit.art import ground, paint_shadows
from gui.kit.painted import Painted
from gui.kit.theme import look, px
from gui.parts.badge import BadgeState
from gui.parts.sound import Sound
from gui.words.player_names import names_of
from net.protocol.snapshot import TableSnapshot

_TOP = 88
"""The px at the upper edge that the badges cover, until the page says so."""


class CozyView(Painted, Filmed):
    """Lays sheet, hand and end; what is looked at and our hour have rooms of their own."""

    is_wide = True
    has_smooth_edges = _is_for_room = False
    game_end = END

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft_of_hour = HourDraft()
        self.sheet, self.drawer = SheetView(), ChoiceDrawer(self)
        self.editor = HourEditor(self.draft_of_hour, self.drawer, self.spoke.emit)
        self.look, self.end = LookPanel(), EndPanel(self.wished.emit, self.sounded.emit)
        for part in (self.sheet, self.editor, self.look, self.end):
            part.setParent(self)
        self.drawer.raise_()
        self.look.hide()
        self.end.hide()
        self.ending = self.end
        self.looking = Looking(self.sheet, self.look)
        self.film = self.looking.film
        self.adviser = self.hour = HourSession(self, self.looking, self.editor, self.look)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusProxy(self.sheet)
        for redrawn in (self.editor.changed, self.looking.changed, self.film.changed):
            redrawn.connect(self._draw)
        for hand in (self.editor, self.look):
            hand.dice.asked.connect(self.dice_asked)

    # the table's side

    def show_table(self, snapshot: TableSnapshot) -> None:
        if isinstance(snapshot.state, GameState):
            self.looking.show_table(snapshot.names, snapshot.state, snapshot.seat)
            self.look.looks_on.setVisible(snapshot.seat is None)
            self.hour.show_table(snapshot, snapshot.state)

    def show_step(self, done: Completed[Any]) -> None:
        """Remember the hours that were signed; in a replay show the one that is looked at."""
        found = past_hours(done)
        self.looking.hours = found or self.looking.hours
        if self.hour.snapshot is None:
            self.show_moment(names_of(done.step.genesis), done.outcome.state)
            if found and not self._is_for_room:
                self.looking.watch()
        elif len(found) > 1:
            self.sounded.emit(Sound.HOUR_SIGNED)

    def show_moment(
        self,
        names: tuple[str, ...],
        state: Any,  # noqa: ANN401  # any game's
        _done: Completed[Any] | None = None,
    ) -> None:
        self.looking.show_table(names, state, None)
        self.hour.look_back()
        self._draw()

    def place_of(self, spot: object) -> QPointF | None:
        """Return where *spot*, a seat with a space of its sheet, is seen; None if it is not."""
        geometry, picture = self.sheet.geometry_now(), self.sheet.picture
        if geometry is None or picture is None or self.sheet.isHidden():
            return None
        match spot:
            case (int(seat), int(row), int(col)) if seat == self.looking.shown:
                cell, sheet = Cell(row, col), picture.turn.sheet
                if 0 <= row < sheet.rows and 0 <= col < sheet.cols:
                    return self.sheet.mapTo(self, geometry.frame(cell).center())
        return None

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint into *frame* all sheets as they stand."""
        if (state := self.looking.state) is not None:
            is_checked = self.end.stamp_card.is_pressed
            paint_moment(painter, frame, self.looking.names, state, is_checked=is_checked)

    def explain(self) -> list[str]:
        """Return an answer to "Why?": what the pointer is on, then the rules that matter now."""
        picture = self.sheet.picture
        if picture is None:
            return []
        here = self.hour.highlights.here()
        return [*([here] if here else []), *explained(picture.turn)]

    def restore(self, draft: object) -> None:
        self.draft_of_hour.restore(draft)

    def menu_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return what is done seldom in an hour."""
        return self.hour.menu_entries()

    def seat_states(self, snapshot: TableSnapshot | None) -> tuple[BadgeState, ...]:
        """Return each seat's total and small sheet, and whether it has signed."""
        state, seat, hour = self.looking.state, self.looking.seat, self.draft_of_hour.hour
        if state is None:
            return ()
        drafted = {} if seat is None or hour is None else {seat: hour.turn}
        return badges(snapshot, state, self.looking.turns(drafted))

    def look_at(self, seat: int) -> None:
        """Enlarge the sheet of *seat*."""
        self.drawer.open(is_open=False)
        self.looking.look_at(seat)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.hour.obeys(event):
            super().keyPressEvent(event)

    # the end

    @property
    def has_badges(self) -> bool:
        """Whether the badges lie over the sheets; at the end the title stands in their place."""
        return self.end.isHidden()

    def foot(self) -> int:
        """Return how many px at the foot the tray of the end covers."""
        is_there = not self.end.isHidden() and not self.end.tray.isHidden()
        return self.height() - self.end.tray.y() if is_there else 0

    # drawing

    def show_to_room(self) -> None:
        """Show all sheets beside each other, and nothing that is for one player."""
        self._is_for_room = True
        self._show()
        self.drawer.hide()

    def _show(self, *shown: QWidget) -> None:
        for part in (self.sheet, self.editor, self.look, self.end):
            part.setVisible(part in shown)

    def _draw(self) -> None:
        state = self.looking.state
        if state is None:
            return
        is_end = state.is_over and not self.looking.is_asked
        if self._is_for_room:
            self.update()
        elif self.film.is_running or not (is_end or self.looking.is_ours):
            self._show(self.sheet, self.look)
            self.looking.draw(state)
        elif is_end:
            self._show(self.end)
            self.drawer.open(is_open=False)
            seat = self.looking.seat
            self.end.show_end(self.looking.names, state, seat=seat, in_motion=seat is not None)
            self.end.raise_()
        else:
            self._show(self.sheet, self.editor)
            self.hour.draw(state)
        self.changed.emit()

    def _lay_out(self) -> None:
        """Put the sheet left and the hand right of it, both as high as the room.

        A drawer at the right lies over the hand for a while; only the result gives way to it.
        """
        margin, wide, high = px(16), self.width(), self.height()
        above, right, below = self.covered or (px(_TOP), 0, 0)
        top = above - px(4)
        foot = below + px(4) if below else margin
        hand = min(round(600 * look().art - 52), round(wide * 0.48))
        hand = max(hand, min(round(428 * min(look().text, 1.2)), round(wide * 0.55)))
        sheet = min(wide - 2 * margin - px(16) - hand, round((high - top - foot) * 1.15))
        left = (wide - sheet - hand - px(16)) // 2
        self.sheet.setGeometry(left, top, sheet, high - top - foot)
        place = QRect(left + sheet + px(16), top, hand, high - top - foot)
        self.editor.setGeometry(place)
        self.look.setGeometry(place)
        self.drawer.lay_out_at(place)
        self.editor.fan.lay_out()
        self.end.lay_out_below(top)
        self.end.setGeometry(0, 0, wide - right, high - below)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the wood, and the shadows of what lies on it; or all sheets, for a room."""
        wide, high, state = self.width(), self.height(), self.looking.state
        wood = ground(wide, high, self.devicePixelRatioF(), look().theme)
        painter.drawPixmap(0, 0, wood)
        if not self._is_for_room:
            paint_shadows(painter, (self.sheet, self.editor, self.look))
        elif state is not None:
            top, _right, foot = self.covered or (0, 0, 0)
            room = QRectF(0, top, wide, high - top - foot)
            paint_for_room(painter, room, self.looking.names, state)
