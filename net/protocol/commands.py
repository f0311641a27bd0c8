"""What a player may ask of the node. A window, a terminal and a bot ask by the same commands."""

from dataclasses import dataclass

from core.table.encoding import Value
from core.table.rules import SeatMask
from net.protocol.join_code import JoinCode
from net.protocol.packets import Terms


@dataclass(frozen=True, slots=True)
class Meet:
    """Sit down with whoever wants the same *terms*: open a table, or join the one that is there."""

    terms: Terms


@dataclass(frozen=True, slots=True)
class GetUp:
    """Take back `Meet` or `Watch` before the game begins.

    A yes that was said already stays said: if all the others say theirs, the game begins, and
    `LeaveTable` is the way out.
    """


@dataclass(frozen=True, slots=True)
class SameHere:
    """Says "my emblem shows the same": before this, no act of step 2 is signed (P3.4)."""


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
    """Take back what `CallOn` agreed to, as far as it is not done."""


@dataclass(frozen=True, slots=True)
class LetBack:
    """Let *seats*, and no others, back that only all others can let back, when they come (P7.6)."""

    seats: SeatMask


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """Leave the game for good: our seat does what it still owes, until it is let go (P7.6)."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Follow a table without a seat: verify everything, sign nothing (P12).

    It is that of *game*, as a `LobbySnapshot` tells it; with b"" the first that is met.
    """

    game: bytes = b""


@dataclass(frozen=True, slots=True)
class JoinByCode:
    """Reach the peer that showed *code*, and through it all the others (P10.3).

    Asks until it answers; the node tells with `CodeTried` what came of it, once for each answer.
    """

    code: JoinCode


@dataclass(frozen=True, slots=True)
class Avoid:
    """Sit at no table with *identity* any more, while this program runs."""

    identity: bytes


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Sit down after all to *game*, which we gave up after our yes; `LobbySnapshot.late` has it."""

    game: bytes


LobbyCommand = Meet | GetUp | Watch | Avoid | TakeUp
Command = LobbyCommand | SameHere | Play | CallOn | Wait | LetBack | LeaveTable | JoinByCode
