"""All players in an hour that is over, or before the first one: what each did and gained."""

from typing import Any, NamedTuple

from core.cozy.game import GameState
from core.cozy.turn import Turn
from core.table.step import Completed
from gui.cozy.around.past_hours import PastHour, past_hours
from gui.cozy.brief import brief, gain
from gui.cozy.replay.seat_paint import SeatHour
from gui.cozy.sheet_words import hour_name
from gui.words.seats import worms_of
from gui.words.words import sentence


class Everybody(NamedTuple):
    """A moment of a game, with the hours that have led to it."""

    names: tuple[str, ...]
    state: GameState
    own: int | None
    hours: dict[int, PastHour]
    """What each seat did in the hour; nothing of a roll."""

    @classmethod
    def after(
        cls, names: tuple[str, ...], state: GameState, done: Completed[Any] | None, own: int | None
    ) -> "Everybody":
        """Return the moment after the step *done*, if that is known."""
        return cls(names, state, own, past_hours(done) if done is not None else {})

    @property
    def hour(self) -> Turn:
        """The hour that everybody has played, else the one that comes."""
        return next((one.start for one in self.hours.values()), self.state.turns[0])

    def seat(self, seat: int, now: Turn | None = None) -> SeatHour:
        """Return *seat* as it stands; *now* is its sheet while more of its hour is to come."""
        past, turn = self.hours.get(seat), now or self.state.turns[seat]
        hour = min(past.start.hour if past else turn.hour, len(turn.sheet.hours) - 1)
        shown = SeatHour(
            self.names[seat],
            worms_of(self.names)[seat],
            turn,
            hour,
            is_on=past is not None or turn.dice is not None,
            is_own=seat == self.own,
        )
        if past is None or now is not None:
            return shown
        gained = {one: gain(of.start, self.state.turns[one]) for one, of in self.hours.items()}
        return shown._replace(
            deed=brief(past.start, past.decisions),
            gain=gained[seat],
            is_most=0 < gained[seat] == max(gained.values()),
        )

    def said(self, order: list[int]) -> str:
        """Return the hour for who does not see it, the seats in *order*."""
        if not self.hours:
            return ""
        said = (self.seat(seat).said() for seat in order)
        return " ".join((sentence(hour_name(self.hour.region)), *said))
