"""All that a window may know, frozen, without any secret."""

from __future__ import annotations  # so that a window can show an empty lobby before all else

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.table.looks import LookWish, Worn
    from core.table.messages import Call
    from core.table.rules import Rules, SeatMask, Slot
    from core.table.tournament import Come, Tournament
    from core.table.tournament_draw import Draw, Drawn, Ended
    from core.table.trouble import Trouble
    from net.protocol.handed import Program
    from net.protocol.table_packets import OpenTable
    from net.protocol.terms import Terms
    from net.protocol.versions import OtherVersion
    from net.protocol.whose import Whose


class TwinState(Enum):
    """Whether our seat is open on another laptop too, and what comes of it."""

    NONE = 0
    OPEN = 1
    """Neither signs until our player goes on here or there."""
    ASKED = 2
    """Our player goes on here, as soon as the other laptop has stopped."""
    STOPPED = 3
    """Our seat goes on there; here we look on."""


@dataclass(frozen=True, slots=True)
class PersonHere:
    """Somebody met on the network; *problem* is why we cannot sit together, or None.

    *table* is the one that this person has open, with its terms and its players; None for people
    who look on or sit at another's table. To join it, use `Meet` with its terms, if there is no
    problem. *other* is how this person's program differs from ours, or None. *wish* is what this
    person would like to wear, None without a choice. *program* is what it is and hands over.
    """

    identity: bytes
    name: str
    version: str
    table: OpenTable | None
    problem: Trouble | None
    other: OtherVersion | None = None
    wish: LookWish | None = None
    program: Program | None = None

    def has_newer(self, system: str) -> bool:
        """Return whether this person has a newer program for laptops that are called *system*."""
        if self.other is None or not self.other.is_newer or self.program is None:
            return False
        return system in {self.program.system, *(one.system for one in self.program.builds)}


@dataclass(frozen=True, slots=True)
class TableBegun:
    """A table that has begun: its *game* (32 bytes), their names, and what they play."""

    game: bytes
    names: tuple[str, ...]
    terms: Terms
    worms: tuple[Worn, ...] = ()


@dataclass(frozen=True, slots=True)
class LobbySnapshot:
    """The people who are here, and how far the table we want to sit at has come.

    *terms* are what we want to play, None while we want nothing; *seated* names the players at our
    table, the opener first; *missing_sits* those yet to say yes, once all seats are taken.
    *playing* has each table that has begun and at which we have no seat: `Watch` follows one.
    *late* has each table that we said yes to and gave up, and to which all have said yes since:
    `TakeUp` sits down to one. *ours* has each table that has begun with a seat of ours: to go on
    with its log is to be there again. *why_alone* is why nobody is found, as far as that is known,
    and *code* leads here: the driver knows both. By those seated, *worms* are what they wear and
    *keys* their identities; *whose* is the person after whom our table is called, and *wish* what
    our player would like to wear.
    """

    people: tuple[PersonHere, ...]
    seated: tuple[str, ...]
    missing_sits: tuple[str, ...]
    terms: Terms | None
    playing: tuple[TableBegun, ...] = ()
    late: tuple[TableBegun, ...] = ()
    ours: tuple[TableBegun, ...] = ()
    why_alone: Trouble | None = None
    code: str = ""
    worms: tuple[Worn, ...] = ()
    keys: tuple[bytes, ...] = ()
    whose: Whose | None = None
    wish: LookWish | None = None


@dataclass(frozen=True, slots=True)
class TournamentHere:
    """A tournament around us: who comes, and the draw once all have revealed.

    *comes* has who came so far, and who is in once the people are fixed; then *silent* names those
    who have not revealed yet. *ended* has how each table ended, as its people say, by its
    number; *final* is who meets there, once all tables before it are over.
    """

    tournament: Tournament
    terms: Terms
    """What is played; `Terms.at` has those of a table."""
    comes: tuple[Come, ...]
    is_fixed: bool
    can_be_drawn: bool
    """Whether its caller may fix the people now."""
    silent: tuple[str, ...]
    draw: Draw | None
    ended: Mapping[int, Ended]
    final: Drawn | None
    is_late: bool = False
    """Whether those silent have been so for so long that the draw has ended unfinished."""
    may_come: bool = True
    """Whether our player may come to it: not again where we have revealed."""
    unfinished: int = 0
    """How many draws of this evening in which we revealed ended unfinished."""
    missing: tuple[str, ...] = ()
    """Who was missing in them."""
    wishes: Mapping[bytes, LookWish] = field(default_factory=dict)
    """By identity, what those would like to wear who are here and have chosen."""

    def seat_of(self, identity: bytes) -> Drawn | None:
        """Return the table at which *identity* plays next; None if there is none."""
        if self.final is not None:
            return self.final if identity in self.final.keys else None
        tables = self.draw.drawn if self.draw else ()
        return next((table for table in tables if identity in table.keys), None)


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
    """The seats that have agreed to the highest call of this step; 0 without one."""
    proven: SeatMask
    emblem: tuple[int, int, int, int] | None
    must_compare: bool
    may_act: bool
    caught_up: bool
    is_over: bool
    all_know: bool
    stopped: Trouble | None
    farewells: SeatMask
    """The seats that have signed in this step to leave for good; done once they are out of it."""
    leaving: bool
    """Whether our player leaves for good; it is on disk, and the session does the rest."""
    acting_since: tuple[float | None, ...]
    """By seat: since when the table waits for what its player chooses; None where it does not."""
    slow: SeatMask
    """The seats whose players have been choosing for three minutes: others may go on without."""
    split: tuple[int, SeatMask]
    """The step at which the table split, and the seats that signed both sides; else (0, 0)."""
    left: SeatMask
    """The seats that say they are in a lobby or in another game: adjourned for now."""
    unforgiven: SeatMask
    """The seats that are away and come back only if all others let them back."""
    pardons: tuple[SeatMask, ...]
    """By seat: the seats that would let it back, ours included; () while none is unforgiven."""
    late: SeatMask = 0
    """The seats that have owed for a second what their programs sign by themselves."""
    owing: SeatMask = 0
    """The silent seats that are heard all the same: what their programs owe is 10 s late."""
    watching: int = 0
    """How many others look on without a seat."""
    signed: tuple[Slot, ...] = ()
    """What all authors of this step have signed; it is played once all at the table seal it."""
    pauses: bool = False
    """Whether our seat has signed here, and signs again once another seat is heard."""
    offline: Trouble | None = None
    """Why this laptop is in no network, as its driver knows; None while it is in one."""
    twin: TwinState = TwinState.NONE
    worms: tuple[Worn, ...] = ()
    """By seat, what is worn."""
