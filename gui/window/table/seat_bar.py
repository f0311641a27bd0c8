"""The badges along the top of a table: who plays, and what each is doing."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from core.table.step import Completed
from gui.kit.card import paint_check
from gui.kit.fills import box_round
from gui.kit.focus import RING
from gui.kit.theme import look, px
from gui.parts.badge import Badge, BadgeState
from gui.window.table.nudge_clock import Patience
from gui.words.presence import silent_seats
from gui.words.seats import worms_of
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot

_TOP, _GAP, _CROWDED_GAP = 15, 10, 9
_TICK = 44
"""The disc round a tick, were there one."""
_MOST = 232


class SeatBar(QWidget):
    """One badge for each seat, over the board; the rest of the bar lets the mouse through."""

    chosen = Signal(int)
    """The seat whose badge was clicked."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.hide()
        self.badges: list[Badge] = []

    def show_table(
        self,
        snapshot: TableSnapshot,
        states: tuple[BadgeState, ...],
        seconds: tuple[int, ...],
        patience: tuple[Patience, ...] = (),
    ) -> None:
        """Show what each seat is doing: the game's *states*, and what the table knows of it.

        *seconds* is how long each is silent, *patience* how long it has been choosing.
        """
        seats, ghosts = len(snapshot.names), states[len(snapshot.names) :]
        if len(self.badges) != seats + len(ghosts):
            self._make(snapshot, len(ghosts))
        for badge, haunting in zip(self.badges[seats:], ghosts, strict=True):
            badge.show_state(haunting)
        for seat, badge in enumerate(self.badges[:seats]):
            shown = states[seat] if seat < len(states) else BadgeState()
            if patience:
                shown = with_nudge(shown, patience[seat])
            badge.show_state(with_table(snapshot, seat, shown, seconds[seat]))

    def show_badges(self, *, is_shown: bool) -> None:
        """Show all badges, or none while the game needs their room."""
        for badge in self.badges:
            badge.setVisible(is_shown)

    def lay_out_in(self, left: int, right: int) -> None:
        """Lie between *left* and *right* px of the page."""
        if not self.badges:
            return
        count, ring = len(self.badges), px(RING)
        gap = px(_GAP if count < 5 else _CROWDED_GAP)
        room = right - left - (count - 1) * gap
        wide = min(px(_MOST), room // count)
        for place, badge in enumerate(self.badges):
            x = left + place * (wide + gap)
            badge.setGeometry(x - ring, px(_TOP) - ring, wide + 2 * ring, badge.sizeHint().height())
            badge.raise_()

    def things(self) -> tuple[QRectF, ...]:
        """Return where what lies before each seat is, in px of the page."""
        return tuple(badge.thing_frame() for badge in self.badges)

    @property
    def foot(self) -> int:
        """How far down a badge reaches, with all that hangs from it."""
        return max((badge.geometry().bottom() - px(RING) for badge in self.badges), default=0)

    def _make(self, snapshot: TableSnapshot, ghosts: int) -> None:
        for badge in self.badges:
            badge.deleteLater()
        worms = worms_of(snapshot.names)
        self.badges = [
            Badge(worms[seat], name, worms[seat].letter, is_you=seat == snapshot.seat)
            for seat, name in enumerate(snapshot.names)
        ]
        for seat, badge in enumerate(self.badges):
            badge.clicked.connect(lambda *_, seat=seat: self.chosen.emit(seat))
        self.badges += [Badge(None, words("Ghost"), "") for _ in range(ghosts)]
        for badge in self.badges:
            badge.setParent(self.parentWidget())
            badge.show()


def with_nudge(shown: BadgeState, patience: Patience) -> BadgeState:
    """Return *shown* with what the others see of a choice that takes long."""
    if patience is Patience.FRESH:
        return shown
    said = words("yawns") if patience is Patience.YAWNS else words("nudged")
    return replace(shown, said=said, mood="yawns")


def with_table(snapshot: TableSnapshot, seat: int, shown: BadgeState, seconds: int) -> BadgeState:
    """Return *shown* with what the table knows of *seat*, which matters more than the game."""
    bit = 1 << seat
    if silent_seats(snapshot) & bit and not snapshot.is_over:
        since = "{}:{:02}".format(*divmod(seconds, 60))
        if snapshot.owing & bit:
            said = words("signs nothing, {since}", since=since)
        else:
            said = words("silent, {since}", since=since) if seconds else words("silent")
        is_awaited = bool(snapshot.authors & ~snapshot.acted & bit)
        return replace(shown, said=said, mood="sleeps", is_turn=is_awaited)
    if snapshot.must_compare:
        return _comparing(snapshot, seat)
    said = state_words(snapshot, seat)
    is_away = not snapshot.in_game & snapshot.at_table & bit or bool(snapshot.left & bit)
    if is_away and not snapshot.is_over:
        return replace(shown, said=said, mood="sleeps", is_turn=False)
    return shown if shown.said else replace(shown, said=said)


def _comparing(snapshot: TableSnapshot, seat: int) -> BadgeState:
    """Return what *seat* says of the emblem: who has acted has compared it (P3.4)."""
    if seat == snapshot.seat or not snapshot.acted >> seat & 1:
        return BadgeState(words("comparing"), "thinks", is_turn=seat == snapshot.seat)
    return BadgeState(words("same here"), "content", thing=_paint_tick, key="tick")


def _paint_tick(painter: QPainter, frame: QRectF) -> None:
    disc = box_round(QPointF(frame.right() - px(_TICK) / 3, frame.center().y()), px(_TICK))
    paint_check(painter, disc, look().theme.good)


def after(snapshot: TableSnapshot, done: Completed[Any]) -> TableSnapshot:
    """Return *snapshot* as it was right after *done*; which seats were connected is forgotten."""
    state, content = done.outcome.state, done.outcome.content
    authors = snapshot.rules.authors(state, content.at_table)
    return replace(
        snapshot,
        state=state,
        authors=authors,
        at_table=content.at_table,
        in_game=content.in_game,
        acted=0,
        sealed=0,
        proven=0,
        silent_since=(None,) * len(snapshot.names),
        is_over=not authors,
    )


def state_words(snapshot: TableSnapshot, seat: int) -> str:
    """Return in a word or two what *seat* is doing, as we see it; the first that is true."""
    bit = 1 << seat
    is_due = bool(snapshot.authors & bit)
    said = (
        (bool(snapshot.proven & bit), words("signed two different things")),
        (not snapshot.in_game & bit, words("has left the game")),
        (not snapshot.at_table & bit, words("left out for now")),
        (snapshot.is_over, words("finished")),
        (bool(snapshot.farewells & bit), words("leaves for good")),
        (bool(snapshot.left & bit), words("has left for now")),
        (bool(snapshot.owing & bit), words("signs nothing")),
        (bool(silent_seats(snapshot) & bit), words("silent")),
        (is_due and bool(snapshot.acted & bit), words("sealed")),
        (is_due, words("choosing")),
    )
    return next((text for is_true, text in said if is_true), words("waiting"))
