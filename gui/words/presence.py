"""Silent seats: since when, and what that means for the table, in words (P7.5, P7.6).

Law: a fact is reported once when it begins, and once more when it ends.
"""

import datetime
from collections.abc import Callable

from core.table.messages import Call, seats_of
from core.table.rules import SeatMask
from gui.words.table_words import listed
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot, TwinState

Clock = Callable[[float], datetime.datetime]
"""Returns the time of day for a moment of the snapshot."""


class Presence:
    """Remembers what was reported. A seat that was never heard has not fallen silent."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard: SeatMask = 0
        self._silent: SeatMask = 0
        self._told: list[str] = []

    def news(self, snapshot: TableSnapshot) -> list[str]:
        """Return what has changed since the last *snapshot*; nothing once the game is over."""
        if snapshot.is_over:
            return []
        silent = silent_seats(snapshot) & self._heard
        lines = [
            silence_words(snapshot, seat, self._clock) for seat in seats_of(silent & ~self._silent)
        ]
        back = _names(snapshot, self._silent & ~silent)
        lines += [words("{name} is heard again", name=name) for name in back]
        asked = [split_words(snapshot), waiting_words(snapshot), missing_words(snapshot)]
        asked.append(_twin_news(snapshot))
        asked += [call_words(snapshot, call) for call in snapshot.calls]
        lines += [line for line in asked if line and line not in self._told]
        self._heard |= snapshot.in_game & ~silent_seats(snapshot)
        self._silent, self._told = silent, asked
        return lines


def silent_seats(snapshot: TableSnapshot) -> SeatMask:
    """Return the seats still in the game that nobody on our side of the network hears."""
    since = enumerate(snapshot.silent_since)
    return sum(1 << seat for seat, at in since if at is not None) & snapshot.in_game


def split_words(snapshot: TableSnapshot) -> str:
    """Return at which step the table has split, and the seats that signed both sides, or ""."""
    step, proven = snapshot.split
    if not step or not proven:
        return ""
    return words(
        "This table has split at step {step}: {names} signed both sides. The proof is saved; the"
        " two sides cannot go on together.",
        step=step,
        names=listed(_names(snapshot, proven)),
    )


def twin_words(snapshot: TableSnapshot) -> str:
    """Return that our seat is open on another laptop too, or goes on there, or ""."""
    said = {
        TwinState.NONE: "",
        TwinState.OPEN: words("Your seat is also open on another laptop. Go on here?"),
        TwinState.ASKED: words(
            "It goes on here as soon as the other laptop has stopped. Is that one off? Then start"
            " this program again."
        ),
        TwinState.STOPPED: words("Your seat goes on at your other laptop. Here you look on."),
    }
    return said[snapshot.twin]


def catching_up_words(snapshot: TableSnapshot) -> str:
    """Return for whom our seat waits before it signs after a start, or ""."""
    own = 0 if snapshot.seat is None else 1 << snapshot.seat
    is_barred = snapshot.twin is not TwinState.NONE or snapshot.stopped is not None
    is_barred |= snapshot.pauses  # who is silent is said anyway
    if snapshot.caught_up or snapshot.is_over or not own or is_barred:
        return ""
    others = snapshot.in_game & ~own
    return words(
        "Waiting for {names}: one of them has to tell this laptop where the game is. What you have"
        " laid is kept.",
        names=", ".join(_names(snapshot, others & ~snapshot.connected or others)),
    )


def _twin_news(snapshot: TableSnapshot) -> str:
    """Return the same for a terminal, where there is nothing to press."""
    if snapshot.twin is TwinState.OPEN:
        return words(
            "your seat is also open on another laptop: end the program there, and it goes on here"
        )
    return twin_words(snapshot) or catching_up_words(snapshot)


def unsealed(snapshot: TableSnapshot) -> SeatMask:
    """Return the silent seats, if a step lacks only their seals, else none."""
    if snapshot.authors & ~snapshot.acted:
        return 0
    own = 0 if snapshot.seat is None else 1 << snapshot.seat
    return silent_seats(snapshot) & snapshot.at_table & ~snapshot.sealed & ~own


def awaited(snapshot: TableSnapshot) -> SeatMask:
    """Return the seats for which the step waits: for a move, or else for the seal of the silent."""
    return 0 if snapshot.is_over else snapshot.authors & ~snapshot.acted or unsealed(snapshot)


def missing_words(snapshot: TableSnapshot) -> str:
    """Return whose number is still missing where others lie open already, or "" (F5).

    Until that seat counts as silent, all know whom they wait for: it has seen what is open.
    """
    if snapshot.state is None or not snapshot.rules.opens(snapshot.state) or not snapshot.acted:
        return ""
    missing = snapshot.late & snapshot.authors & ~snapshot.acted & ~silent_seats(snapshot)
    names = _names(snapshot, missing)
    if len(names) == 1:
        return words("All numbers are in but {name}'s", name=names[0])
    return words("All numbers are in but those of {names}", names=listed(names)) if names else ""


def silence_words(snapshot: TableSnapshot, seat: int, clock: Clock) -> str:
    """Return since when *seat* is silent, or is heard and signs nothing, in time of day."""
    since = snapshot.silent_since[seat]
    assert since is not None, "only of a silent seat"
    name, time = snapshot.names[seat], f"{clock(since):%H:%M:%S}"
    if snapshot.owing >> seat & 1:
        return words("{name} is heard, but signs nothing since {time}", name=name, time=time)
    return words("{name} is silent since {time}", name=name, time=time)


def waiting_words(snapshot: TableSnapshot) -> str:
    """Return whom we must wait for, and how to adjourn, when too few of us are left."""
    silent = silent_seats(snapshot)
    there = snapshot.in_game & ~silent
    if snapshot.seat is None or not silent & snapshot.at_table:
        return ""
    if 2 * there.bit_count() > snapshot.in_game.bit_count():
        return ""
    who = listed(_names(snapshot, silent))
    if snapshot.in_game.bit_count() == 2:
        return words(
            "waiting for {names}: of two players nobody can go on alone. Close the program to"
            " adjourn; `peer --resume` goes on later, where we are now",
            names=who,
        )
    return words(
        "waiting for {names}: we are too few to go on. Close the program to"
        " adjourn; `peer --resume` goes on later, where we are now",
        names=who,
    )


def call_words(snapshot: TableSnapshot, call: Call) -> str:
    """Return what a *call* of others asks of us; "" for one that leaves nobody out."""
    out = snapshot.at_table & ~call.present & ~call.gone
    asked = [words("go on without {name}", name=name) for name in _names(snapshot, out)]
    asked += [words("let {name} go for good", name=name) for name in _names(snapshot, call.gone)]
    return words("call of the others: {asked}", asked=", ".join(asked)) if asked else ""


def agreed_words(snapshot: TableSnapshot, without: SeatMask, gone: SeatMask) -> str:
    """Return what our own seat agrees to now."""
    now = _names(snapshot, without & ~gone)
    asked = [words("go on without {name}", name=name) for name in now]
    left = _names(snapshot, gone)
    asked += [words("go on without {name}, for good", name=name) for name in left]
    return words("call: {asked}, as soon as a majority agrees", asked=", ".join(asked))


def _names(snapshot: TableSnapshot, seats: SeatMask) -> list[str]:
    return [snapshot.names[seat] for seat in seats_of(seats)]
