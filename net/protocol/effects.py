"""What a driver must do, in the order given: write, fsync, then speak (P8).

Law: the order of effects IS the promise. After a write or a sync fails, nothing else is done.
"""

from dataclasses import dataclass
from typing import Any

from core.table.encoding import Value
from core.table.genesis import Genesis, Sit
from core.table.messages import Message
from core.table.rules import Refusal
from core.table.step import Completed
from core.table.trouble import Trouble
from net.protocol.copy_packets import CopyState
from net.protocol.join_code import JoinCode
from net.protocol.snapshot import LobbySnapshot, TableSnapshot, TournamentHere

Link = bytes
"""A peer's CURVE public key: the name of the connections to it."""


@dataclass(frozen=True, slots=True)
class Append:
    """Write *records* at the end of the log."""

    records: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Sync:
    """Return only when what was appended is on disk."""


@dataclass(frozen=True, slots=True)
class NoteLeaving:
    """Put on disk that our player leaves this game for good, so a restart goes on leaving."""


@dataclass(frozen=True, slots=True)
class NoteStopped:
    """Put on disk that another laptop goes on with our seat: nothing here signs for it again."""


@dataclass(frozen=True, slots=True)
class Send:
    """Hand *frame* to *link*; it may get lost."""

    link: Link
    frame: bytes


@dataclass(frozen=True, slots=True)
class Dial:
    """Try to reach *link* at these addresses too: a hint from another peer."""

    link: Link
    addresses: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask at the address of *code* for the peer that showed it until that peer answers."""

    code: JoinCode


@dataclass(frozen=True, slots=True)
class Penalize:
    """Hear nothing from *link* for *seconds*."""

    link: Link
    seconds: float
    why: Trouble


@dataclass(frozen=True, slots=True)
class Blame:
    """Count a misdeed of *link*; `Links` turns too many into a `Penalize`."""

    link: Link
    why: Trouble


@dataclass(frozen=True, slots=True)
class RenewSecret:
    """Make a new table secret and its folder, and hand it to the lobby (P3.3)."""


@dataclass(frozen=True, slots=True)
class Started:
    """All have sat down: the game exists."""

    genesis: Genesis
    sits: tuple[Sit, ...]


@dataclass(frozen=True, slots=True)
class StepDone:
    """A step is complete and will never change."""

    completed: Completed[Any]


@dataclass(frozen=True, slots=True)
class Rejected:
    """A command of our own player is refused."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Overheard:
    """Another *seat* shows something by the way: unsigned, it counts for nothing."""

    seat: int
    kind: str
    value: Value


@dataclass(frozen=True, slots=True)
class Show:
    """Something that a window may know has changed."""

    snapshot: LobbySnapshot | TableSnapshot


@dataclass(frozen=True, slots=True)
class Gathered:
    """Something has changed about the tournaments around us."""

    tournaments: tuple[TournamentHere, ...]


@dataclass(frozen=True, slots=True)
class Doubled:
    """Another program with our own key is here now, or is not any more."""

    is_twice: bool


@dataclass(frozen=True, slots=True)
class ReadCopy:
    """Find our copy of *game* and audit it, if *asker* has a seat there; `CopyRead` answers."""

    game: bytes
    asker: bytes


@dataclass(frozen=True, slots=True)
class CopyTold:
    """What *identity*, called *name*, says of its copy of the *game* that our player compares.

    *digests* are those of its steps, as it claims them. If one differs from ours, the *certificate*
    of the first that does follows: true signatures of seats, though perhaps not all of them.
    """

    game: bytes
    identity: bytes
    name: str
    state: CopyState
    digests: tuple[bytes, ...] = ()
    certificate: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class CopyAsked:
    """Somebody with a seat in *game*, called *name* there, compares its copy with ours."""

    game: bytes
    identity: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the network that the person should know."""

    trouble: Trouble


Lasting = Append | Sync | NoteLeaving | NoteStopped
"""The effects on the files of a game."""

Effect = (
    Lasting
    | Send
    | Dial
    | Ask
    | Penalize
    | Blame
    | RenewSecret
    | Started
    | StepDone
    | Rejected
    | Overheard
    | Show
    | Gathered
    | Doubled
    | ReadCopy
    | CopyTold
    | CopyAsked
    | Notice
)
