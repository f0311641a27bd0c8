"""The picture for the room: the board, the badges, a code for late comers, and what is awaited.

Law: it asks nothing and sends nothing; it draws what a spectator's snapshots and steps say.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from core.table.looks import BY_SEAT
from core.table.messages import seats_of
from core.table.step import Completed
from gui.game_ui import known_ui
from gui.kit.art import ground
from gui.kit.card import Card, Shadow
from gui.kit.clock import Timer
from gui.kit.headline import fitting
from gui.kit.layout import LaidOut
from gui.kit.painted import Painted
from gui.kit.qr import Qr
from gui.kit.theme import Px, Type, inset, look, px
from gui.parts.game_view import GameView
from gui.parts.hats import Who
from gui.parts.worms import paint_face
from gui.report.step_words import news
from gui.window.game_parts import parts_of
from gui.window.table.said import Said
from gui.window.table.seat_bar import SeatBar
from gui.window.tv.so_far_card import SoFarCard
from gui.window.tv.tv_after import TvAfter
from gui.window.tv.tv_room import TvRoom
from gui.words.player_names import shown_names
from gui.words.presence import awaited
from gui.words.seats import worms_of
from gui.words.table_words import listed
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot, TournamentHere

_TOP, _HIGH, _EDGE, _NOW = 80, 84, 13, 446
"""What the badges cover, and the two cards at the foot, at art 1."""
_QR, _PAD, _CORNER, _STRIP = 68, 8, 14, 78
_LOW = 0.62
"""Where the cards lie in a room without a table, below its people."""
CATCH_UP_MS = 400
"""After so long without a further step all that was before us has come."""


class TvPage(LaidOut, Painted, QWidget):
    """Shows one table to everybody in the room, or how a table comes here."""

    _CODE, _GAP = Px(148), Px(10)

    def __init__(self) -> None:
        super().__init__()
        self._view: GameView | None = None
        self._snapshot: TableSnapshot | None = None
        self._held: tuple[str, int] = ("", -1)
        self._evening = ""
        self._now_wide = 0
        self.room = TvRoom(self, self._rest)
        self._past: list[Completed[Any]] = []
        """The steps of a table that was there before us, until all of them have come."""
        self._catching_up = Timer(self, singleShot=True, interval=CATCH_UP_MS)
        self._catching_up.timeout.connect(self._show_present)
        self.so_far = SoFarCard(self)
        self.so_far.stays.timeout.connect(self._end_so_far)
        self._seats = SeatBar(self)
        self.said = Said(self, self._seats, is_for_room=True)
        self.code, self.now = CodeCard(), NowCard()
        for card in (self.code, self.now):
            card.setParent(self)
            Shadow(card)
        Shadow(self.so_far)
        self.after = TvAfter(self, self.code)
        self._rest()

    @property
    def view(self) -> GameView | None:
        """The board, once there is a table."""
        return self._view

    def show_code(self, code: str) -> None:
        """Show the join *code* that leads to this laptop."""
        self.code.show_code(code)
        self._lay_out()

    def show_tournament(self, here: TournamentHere | None) -> None:
        """Show who comes and who sits where, as long as no table is followed."""
        self.room.show_tournament(here)
        self._rest()

    def begin(self) -> None:
        """Forget the table shown so far, for another one: first it is shown as it stands now."""
        self._snapshot, self._held, self._evening = None, ("", -1), ""
        self._past = []
        self.so_far.end()
        self.said.forget()
        self.after.forget()
        self._catching_up.start()
        for badge in self._seats.badges:
            badge.hide()
            badge.deleteLater()
        self._seats.badges = []
        if self._view is not None:
            self._view.hide()
            self._view.deleteLater()
            self._view = None
        self._rest()
        self._lay_out()

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show the table as it is now."""
        before = self._snapshot
        self._snapshot = snapshot = replace(snapshot, names=shown_names(snapshot))
        self.now.worms = self.so_far.worms = self.said.worms = worms_of(snapshot.names)
        if self._catching_up.isActive():
            return
        if before is None or snapshot.acted & ~before.acted:
            self._end_so_far()
        if snapshot.state is not None:
            self._board(snapshot.rules.rules_id).show_table(snapshot)
        self._tell()

    def show_step(self, done: Completed[Any]) -> None:
        """Show a step just completed, in motion; not those that were before we came."""
        if self._catching_up.isActive():
            self._past.append(done)
            self._catching_up.start()
            return
        self.after.take(done)
        self._end_so_far()
        if done.step.state is None:
            return
        view = self._board(done.step.genesis.rules_id)
        view.show_step(done)
        if told := news(done):
            self._held = told[-1], -1
        self._tell()

    def _show_present(self) -> None:
        """Show the table as it stands, and what was before in one look."""
        past, snapshot = self._past, self._snapshot
        self._past = []
        if snapshot is None or snapshot.state is None:
            for done in past:
                self.show_step(done)
            return
        shown = past[-1:] if snapshot.is_over else []
        for done in past[: len(past) - len(shown)]:
            self.after.take(done)
        for done in shown:
            self.show_step(done)
        if not snapshot.is_over:
            ui = known_ui(snapshot.rules.rules_id)
            self.so_far.begin(ui.so_far(past))
            self._held = ui.lead_words(snapshot.names, snapshot.state)
        self.show_table(snapshot)
        self._lay_out()

    def _end_so_far(self) -> None:
        """Give the board its room back: the game goes on."""
        if not self.so_far.isHidden():
            self.so_far.end()
            self._lay_out()
            self._tell()

    def show_evening(self, line: str) -> None:
        """Say how the evening stands, until the next game."""
        self._evening = line
        self._tell()

    def say(self, said: str, seat: int = -1) -> None:
        """Say *said*, perhaps about *seat*, below the heading until something happens."""
        self._held = said, seat
        self._tell()

    def _board(self, rules_id: str) -> GameView:
        if self._view is None:
            self._view = view = parts_of(rules_id).view_class()()
            view.show_to_room()
            view.setParent(self)
            view.setEnabled(False)  # nothing here is pressed
            view.changed.connect(self._tell)
            view.news.connect(self.say)
            view.lower()
            self.said.reactions = view.reactions
            view.show()
            self._lay_out()
        return self._view

    def _rest(self) -> None:
        """Say how a table comes here, or how the tournament stands."""
        if self._view is None:
            self.room.show_anew()
            self.now.show_words(*self.room.said)
            self._lay_out()

    def _tell(self) -> None:
        """Say what is awaited and what happened last, when all of it has been shown."""
        view, snapshot = self._view, self._snapshot
        if view is None or snapshot is None or snapshot.state is None:
            self.now.show_words(self.now.heading, self._held[0] or self.now.said)
            return
        seconds = (0,) * len(snapshot.names)
        is_new = not self._seats.badges
        due = () if view.is_moving else _due(snapshot)
        states = (
            replace(state, is_turn=seat in due)
            for seat, state in enumerate(view.seat_states(snapshot))
        )
        self._seats.show_table(snapshot, tuple(states), seconds)
        if is_new:
            for badge in self._seats.badges:
                badge.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                badge.keeps_name = True
            self._lay_out()
        self._seats.show_badges(is_shown=view.has_badges)
        self.after.follow(view, snapshot)
        if not view.is_moving:
            said, seat = self._held
            self.now.show_words(self._heading(snapshot), self._evening or said, seat)
        elif view.telling[0]:
            self.now.show_words(*view.telling)
        self._lay_out_now()

    def _heading(self, snapshot: TableSnapshot) -> str:
        if snapshot.is_over:
            ui = known_ui(snapshot.rules.rules_id)
            won = [snapshot.names[seat] for seat in ui.winners(snapshot.state)]
            match won:
                case []:
                    return words("The game is over")
                case [name]:
                    return words("{name} has won", name=name)
                case _:
                    return words("{names} have won together", names=listed(won))
        due = [snapshot.names[seat] for seat in _due(snapshot)]
        if due and not self.so_far.isHidden():
            now = known_ui(snapshot.rules.rules_id).round_words(snapshot.state)
            return words("{round}: waiting for {names}", round=now, names=listed(due))
        if due:
            return words("Waiting for {names}", names=listed(due))
        return self._view.moment(snapshot) if self._view is not None else words("One moment")

    def paint(self, painter: QPainter) -> None:
        wood = ground(self.width(), self.height(), self.devicePixelRatioF(), look().theme)
        painter.drawPixmap(0, 0, wood)

    def _lay_out_now(self) -> None:
        """Let what is said have all the room that the board does not need at the foot."""
        if self._view is not None:
            reactions = self._view.reactions
            is_wide = not self.so_far.isHidden() or (reactions is not None and reactions.is_open)
            room = self.width() - self.code.x() - self.now.x()
            self.now.resize(room if is_wide else self._now_wide, self.now.height())

    def _lay_out(self) -> None:
        """Lay the cards at the foot of the board, or in the middle while there is none."""
        edge, high = px(_EDGE), px(_HIGH)
        code = self._CODE + self._GAP if self.code.code else 0
        wide = min(px(_NOW), self.width() - code - 2 * edge)
        left, top = edge, self.height() - edge - high
        self.room.setVisible(self._view is None)
        if self._view is None and not self.room.is_full:
            low = 0.5 if self.room.people.is_empty else _LOW
            left, top = (self.width() - code - wide) // 2, round(self.height() * low) - high // 2
        self.room.setGeometry(0, 0, self.width(), top)
        self.code.setVisible(bool(code))
        self.code.setGeometry(left, top, self._CODE, high)
        self.now.setGeometry(left + code, top, wide, high)
        self._now_wide = wide
        self._lay_out_now()
        strip = px(_STRIP)
        self.so_far.setGeometry(edge, top - strip - self._GAP, self.width() - 2 * edge, strip)
        self.so_far.raise_()
        self._seats.lay_out_in(edge, self.width() - edge)
        if self._view is not None:
            self._view.setGeometry(self.rect())
            self._view.things = self._seats.things()
            covered = 0 if self.so_far.isHidden() else strip + self._GAP
            self._view.set_frame(px(_TOP), 0, high + 2 * edge + covered)
        self.after.setGeometry(self.rect())


def _due(snapshot: TableSnapshot) -> tuple[int, ...]:
    """Return the seats for which the table waits."""
    return tuple(seats_of(awaited(snapshot)))


class CodeCard(LaidOut, Card):
    """A join code as a picture and in letters, for somebody who comes late."""

    def __init__(self) -> None:
        super().__init__(_CORNER)
        self.code = ""
        self._qr = Qr(_QR)
        self._qr.setParent(self)

    def show_code(self, code: str) -> None:
        """Show *code*, whose groups are joined by dashes; nothing with ""."""
        if code != self.code:
            self.code = code
            self._qr.show_code(code)
            self.setAccessibleName(words("Look on too: {code}", code=code))
            self.setVisible(bool(code))
            self.update()

    def _lay_out(self) -> None:
        """Lay the picture at the left."""
        code = inset(self.rect(), _PAD)
        code.setWidth(code.height())
        self._qr.setGeometry(code)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        lines = [words("Look on too"), *self.code.split("-")]
        room = self.within(_PAD)
        room.setLeft(self.height())
        high = room.height() / len(lines)
        for at, line in enumerate(lines):
            painter.setFont(fitting(Type.CHIP, line, room.width(), high))
            painter.setPen(QColor(look().theme.ink if at else look().theme.ink2))
            place = QRectF(room.left(), room.top() + at * high, room.width() + 2, high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)


class NowCard(Card):
    """A heading that everybody can read, and a line below it with the face it is about."""

    def __init__(self) -> None:
        super().__init__(_CORNER)
        self.heading, self.said, self._seat = "", "", -1
        self.worms: Sequence[Who] = BY_SEAT
        """By seat, whose face is shown."""

    def show_words(self, heading: str, said: str, seat: int = -1) -> None:
        """Show *heading*, and below it *said*, which is about *seat* unless that is -1."""
        if (heading, said, seat) != (self.heading, self.said, self._seat):
            self.heading, self.said, self._seat = heading, said, seat
            self.setAccessibleName(heading)
            self.setAccessibleDescription(said)
            self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        room = self.within(18, _PAD)
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.6)
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() * 0.4)
        painter.setPen(QColor(look().theme.ink))
        painter.setFont(fitting(Type.TITLE, self.heading, upper.width(), upper.height()))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, self.heading)
        if self._seat >= 0:
            side = px(22)
            face = QRectF(lower.left(), lower.center().y() - side / 2, side, side)
            paint_face(painter, face, self.worms[self._seat])
            lower.setLeft(face.right() + px(6))
        painter.setPen(QColor(look().theme.ink2))
        painter.setFont(fitting(Type.STRONG, self.said, lower.width(), lower.height()))
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, self.said)
