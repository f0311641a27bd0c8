"""What a player may ask of the node. Window, terminal and bot use the same commands."""

from dataclasses import dataclass
from typing import Any

from core.table.digests import DIGEST_BYTES
from core.table.encoding import MalformedError, Value
from core.table.genesis import Genesis
from core.table.looks import LookWish
from core.table.rules import SeatMask
from core.table.step import Completed
from core.table.tournament_draw import Draw
from net.protocol.game_packets import AsidePacket
from net.protocol.handed import Program
from net.protocol.join_code import JoinCode
from net.protocol.packets import decode, encode
from net.protocol.terms import Terms
from net.protocol.whose import Whose


@dataclass(frozen=True, slots=True)
class Meet:
    """Sit down with players who want the same *terms*: open a table, or join *whose* it is."""

    terms: Terms
    whose: Whose | None = None


@dataclass(frozen=True, slots=True)
class Wear:
    """Look like this from now on; who waits for others sits down anew. None takes a wish back."""

    wish: LookWish | None


@dataclass(frozen=True, slots=True)
class GetUp:
    """Take back `Meet` or `Watch` before the game begins.

    A yes already said stays said: if all the others say yes too, the game begins, and `LeaveTable`
    is the way out.
    """


@dataclass(frozen=True, slots=True)
class SameHere:
    """Confirm "my emblem shows the same": before this, no act of step 2 is signed (P3.4)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Do *action* of the rules core at step *step*, committing to *sealed* if it is a value."""

    step: int
    action: tuple[Value, ...]
    sealed: Value | None = None


@dataclass(frozen=True, slots=True)
class CallOn:
    """Go on without the seats of *without*, those of *gone* for good, once enough agree (P7)."""

    without: SeatMask
    gone: SeatMask = 0


@dataclass(frozen=True, slots=True)
class Wait:
    """Take back what `CallOn` agreed to, where it is not done yet."""


@dataclass(frozen=True, slots=True)
class LetBack:
    """Let back *seats*, and no others, of those that only all others can let back (P7.6)."""

    seats: SeatMask


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """Leave the game for good: our seat does what it owes until the others let it go (P7.6)."""


@dataclass(frozen=True, slots=True)
class GoOnHere:
    """Our seat is open on another laptop too: that one stops for good, and we go on (P11)."""


@dataclass(frozen=True, slots=True)
class Aside:
    """Show the others *value* by the way: "laid", "again" or "gesture" says what it is.

    It may get lost. Of several within a moment only the last is sent. Raises `MalformedError`, for
    whoever is sent what is malformed blames us.
    """

    kind: str
    value: Value

    def __post_init__(self) -> None:
        """Check that the others can read it."""
        packet = AsidePacket(bytes(DIGEST_BYTES), self.kind, self.value)
        if not isinstance(decode(encode(packet)), AsidePacket):  # a list is read as a tuple
            msg = f"an aside that nobody knows: {self.kind}"
            raise MalformedError(msg)


@dataclass(frozen=True, slots=True)
class Watch:
    """Follow a table without a seat: verify everything, sign nothing (P12).

    It is the table of *game*, as a `LobbySnapshot` names it; with b"" the first one met.
    """

    game: bytes = b""


@dataclass(frozen=True, slots=True)
class JoinByCode:
    """Reach the peer that showed *code*, and through it all the others (P10.3).

    Asks until it answers; the node reports each answer once with `CodeTried`.
    """

    code: JoinCode


@dataclass(frozen=True, slots=True)
class Avoid:
    """Sit at no more tables with *identity* while this program runs."""

    identity: bytes


@dataclass(frozen=True, slots=True)
class HandOver:
    """Tell the others what our *program* hands over now, and where its page is."""

    program: Program


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Sit down after all to *game* of `LobbySnapshot.late`, which we gave up after our yes."""

    game: bytes


@dataclass(frozen=True, slots=True)
class CallTournament:
    """Call to a tournament whose tables play *terms*, and come to it; *random* are 16 bytes.

    How many seats the *terms* have is no matter.
    """

    terms: Terms
    random: bytes


@dataclass(frozen=True, slots=True)
class ComeTo:
    """Come to a *tournament*, and to no other; to none with b""."""

    tournament: bytes = b""


@dataclass(frozen=True, slots=True)
class DrawTables:
    """Fix the people of the tournament that we call; all of them reveal, and that is the draw."""


@dataclass(frozen=True, slots=True)
class SayResult:
    """Say how the *game* of table *number*, at which we played, ended: *places* by identity key."""

    draw: Draw
    terms: Terms
    """What all tables play."""
    number: int
    game: bytes
    places: tuple[tuple[bytes, int], ...]


@dataclass(frozen=True, slots=True)
class CompareCopies:
    """Ask for a copy of the game of *genesis* whoever is here, or comes within 10 s.

    `CopyTold` tells each answer. *digests* are those of our own steps, audited. Another question
    replaces this one.
    """

    genesis: Genesis
    digests: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class KeepCopies:
    """Tell nobody from now on what our copies are, or tell it again: with *is_kept* we keep them.

    Who has a seat in a game is told that we keep ours.
    """

    is_kept: bool


@dataclass(frozen=True, slots=True)
class CopyRead:
    """No wish of our player: what the driver has found for `ReadCopy`, () if nothing."""

    game: bytes
    asker: bytes
    completed: tuple[Completed[Any], ...]


LobbyCommand = Meet | Wear | GetUp | Watch | Avoid | TakeUp | HandOver
TableCommand = Play | SameHere | CallOn | Wait | LetBack | LeaveTable | GoOnHere | Aside
TournamentCommand = CallTournament | ComeTo | DrawTables | SayResult
CopyCommand = CompareCopies | KeepCopies | CopyRead
Command = LobbyCommand | TableCommand | TournamentCommand | CopyCommand | JoinByCode
