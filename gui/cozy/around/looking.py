"""The large sheet of a table: whose it is, and the hour that led to it, shown again on request.

Law: while an hour is shown again, nothing tells more than the sheet.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from core.cozy.game import GameState
from core.cozy.turn import Turn
from gui.cozy.around.film import Film, frames
from gui.cozy.around.look_panel import LookPanel
from gui.cozy.around.past_hours import PastHour
from gui.cozy.hour.preview import preview_marks
from gui.cozy.sheet.marks import NOTHING
from gui.cozy.sheet.sheet_paint import SheetPicture
from gui.cozy.sheet.sheet_view import SheetView


class Looking(QObject):
    """Holds the table that is looked at, the seat whose sheet is large, and the hours signed."""

    changed = Signal()
    """Another sheet is large, or it shows something else."""

    def __init__(self, sheet: SheetView, look: LookPanel) -> None:
        super().__init__(sheet)
        self.sheet, self._look = sheet, look
        self.names: tuple[str, ...] = ()
        self.state: GameState | None = None
        self.seat: int | None = None
        """Our seat; None for a spectator, and when looking back."""
        self.shown = 0
        self.is_asked = False
        """Whether our player wants the large sheet, though the game is over."""
        self.hours: dict[int, PastHour] = {}
        self.film = Film(self)
        look.back.chosen.connect(self.go_home)
        look.watch.chosen.connect(self.watch)

    @property
    def is_ours(self) -> bool:
        """Whether the large sheet is ours to play on."""
        return self.shown == self.seat

    def show_table(self, names: tuple[str, ...], state: GameState, seat: int | None) -> None:
        """Look at another *state*; our own sheet is large at first."""
        self.film.stop()
        if self.seat is None and seat is not None:
            self.shown = seat
        self.names, self.state, self.seat = names, state, seat
        self.shown = min(self.shown, len(names) - 1)

    def look_at(self, seat: int) -> None:
        """Enlarge the sheet of *seat*."""
        if seat < len(self.names):
            self.film.stop()
            self.shown, self.is_asked = seat, True
            self.changed.emit()

    def go_home(self) -> None:
        """Enlarge our own sheet; after the game show its end."""
        if self.seat is not None:
            self.shown = self.seat
        self.is_asked = False
        self.changed.emit()

    def watch(self) -> None:
        """Show the last hour of the large sheet in motion."""
        if (hour := self._past()) is not None:
            self.film.play(hour.start, hour.decisions)

    def _past(self) -> PastHour | None:
        """Return the hour that led to the large sheet, if it was seen."""
        past = self.hours.get(self.shown)
        if past is None or self.state is None:
            return None
        return past if past.start.hour + 1 == self.state.turns[self.shown].hour else None

    def turns(self, drafted: Mapping[int, Turn]) -> list[Turn]:
        """Return everybody's sheet as far as it is shown; those *drafted* are further on."""
        turns = [] if self.state is None else list(self.state.turns)
        for seat, turn in enumerate(turns):
            turns[seat] = drafted.get(seat, turn)
            if self.film.is_running and seat in self.hours:
                shown = self.film.so_far[0][-1]
                turns[seat] = shown if seat == self.shown else self.hours[seat].start
        return turns

    def draw(self, state: GameState) -> None:
        """Draw the sheet of another player, or what the film shows."""
        if self.film.is_running:
            self._draw_frame()
            return
        past, turn = self._past(), state.turns[self.shown]
        shown = frames(past.start, past.decisions) if past else ()
        hour = past.start if past is not None and turn.dice is None else turn
        links = self.sheet.has_links
        self.sheet.show_picture(
            SheetPicture(turn, hour.hour, turn.dice is not None, has_links=links)
        )
        self.sheet.show_marks(NOTHING)
        can_return = self.seat is not None or state.is_over
        self._look.show_sheet(self.names[self.shown], hour, turn, can_return=can_return)
        self._look.show_hour(shown, past.decisions if past else ())
        self._look.offer_film(past.start if past else None)

    def _draw_frame(self) -> None:
        """Draw one state of the film; rows and chain say no more than the sheet."""
        turn, decision = self.film.now
        (start, *_), done = self.film.so_far
        picture = SheetPicture(turn, start.hour, turn.hour == start.hour)
        self.sheet.show_picture(picture, in_motion=bool(done))
        self.sheet.show_marks(preview_marks(turn, decision) if decision else NOTHING)
        can_return = self.seat is not None
        self._look.show_sheet(self.names[self.shown], start, turn, can_return=can_return)
        self._look.show_hour(*self.film.so_far)
        self._look.offer_film(None)
