"""All that a window may know, frozen; no secret is in it."""

from __future__ import annotations  # so that a window can show an empty lobby before all else

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.table.messages import Call
    from core.table.rules import Rules, SeatMask
    from core.table.trouble import Trouble
    from net.protocol.packets import OpenTable, Terms


@dataclass(frozen=True, slots=True)
class PersonHere:
    """Somebody met on the network; *problem* is why we cannot sit together, or None.

    *table* is the one that this person has open, with its terms and who sits there; None for those
    who look on or sit at another's. To join it is `Meet` with its terms.
    """

    identity: bytes
    name: str
    version: str
    table: OpenTable | None
    problem: Trouble | None


@dataclass(frozen=True, slots=True)
class TableBegun:
    """A table at which others play: its *game* (32 bytes), who sits there, and what is played."""

    game: bytes
    names: tuple[str, ...]
    terms: Terms


@dataclass(frozen=True, slots=True)
class LobbySnapshot:
    """Who is here, and how far the table has come that we want to sit at.

    *terms* are what we want to play, None while we want nothing; *seated* names who is at our
    table, the opener first; *missing_sits* who has not said yes yet, once all seats are taken.
    *playing* has each table that has begun and at which we have no seat: `Watch` follows one.
    *late* has each table that we said yes to and gave up, and to which all have said yes since:
    `TakeUp` sits down to one.
    """

    people: tuple[PersonHere, ...]
    seated: tuple[str, ...]
    missing_sits: tuple[str, ...]
    terms: Terms | None
    playing: tuple[TableBegun, ...] = ()
    late: tuple[TableBegun, ...] = ()


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """The table between two steps, as our seat sees it; *acted* and *sealed* are provisional."""

    names: tuple[str, ...]
    seat: int | None
    step: int
    rules: Rules[Any]
    state: Any
    authors: SeatMask
    at_table: SeatMask
    acted: SeatMask
    sealed: SeatMask
    in_game: SeatMask
    connected: SeatMask
    silent_since: tuple[float | None, ...]
    """By seat: when its last connection was lost, or since when its program owes a signature that
    is 10 s late, in the driver's seconds; None while it is up and signs."""
    calls: tuple[Call, ...]
    """Calls of others that wait for our player to agree."""
    agreed: SeatMask
    """Who has agreed to the highest call of this step; 0 without one."""
    proven: SeatMask
    emblem: tuple[int, int, int, int] | None
    must_compare: bool
    may_act: bool
    caught_up: bool
    is_over: bool
    all_know: bool
    stopped: Trouble | None
    farewells: SeatMask = 0
    """Who has signed in this step to leave for good; it is done when they are not in the game."""
    leaving: bool = False
    """Whether our player leaves for good, which is on disk: the session does the rest."""
    acting_since: tuple[float | None, ...] = ()
    """By seat: since when the table waits for what its player chooses; None where it does not."""
    slow: SeatMask = 0
    """Whose player has been choosing for three minutes: the others may go on without it."""
    split: tuple[int, SeatMask] = (0, 0)
    """The step at which the table has split, and who signed both sides; (0, 0) if it has not."""
    left: SeatMask = 0
    """Who says to be in a lobby, or in another game: adjourned for now."""
    unforgiven: SeatMask = 0
    """Who is away, and comes back only if all others let it back."""
    pardons: tuple[SeatMask, ...] = ()
    """By seat: who would let it back, our player included; () while nobody is unforgiven."""
