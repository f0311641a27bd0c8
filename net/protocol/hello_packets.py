"""The packets by which whoever is on a link says who that is, also a twin of ours (P10.2).

Law: what is signed is verified here.
"""

import re
from dataclasses import dataclass
from enum import IntEnum

from core.table.digests import DIGEST_BYTES
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.looks import LookWish, read_wish, wish_value
from core.table.messages import STEP_MAX, parse_wire
from core.table.naming import name_refusal
from core.table.signing import KEY_BYTES, SigningKey, is_sound_key
from net.protocol.fields import Wire, if_known, judge, malformed, read_digests, read_number
from net.protocol.handed import Program, read_program

HELLO_TAG = "wormup/1/hello"


TWIN_TAG = "wormup/1/twin"


VERSION_MAX = 32


RULES_MAX = 64


ASIDES_SINCE = (0, 2)
"""The first version that knows asides and tournaments: to an older program they are malformed."""


class ForgedHelloError(MalformedError):
    """A peer claims an identity without having its key: no accident."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The identity that speaks on a connection, tied to both connection keys (P10.2)."""

    identity: bytes
    mine: bytes
    yours: bytes
    wire: Wire

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("hello", self.wire)


@dataclass(frozen=True, slots=True)
class Greeting:
    """What a person and a program call themselves, and the rules they can play.

    *looks_on* is said only by a program that never takes a seat: a television, or `watch`.
    *wish* is how the person would like to look, *program* what the program is and hands over.
    """

    name: str
    version: str
    rules: tuple[tuple[str, bytes], ...]
    looks_on: bool = False
    wish: LookWish | None = None
    program: Program | None = None

    @property
    def value(self) -> Value:
        """The packet as it is packed; the last fields are there only if they say something."""
        said = ("greeting", self.name, self.version, self.rules)
        wish: Value = () if self.wish is None else wish_value(self.wish)
        if self.program is not None:
            return (*said, self.looks_on, wish, self.program.value)
        if self.wish is not None:
            return (*said, self.looks_on, wish)
        return (*said, True) if self.looks_on else said

    @property
    def knows_asides(self) -> bool:
        """Whether this program can be sent asides."""
        begins = re.match(r"(\d+)\.(\d+)", self.version)
        return begins is not None and tuple(map(int, begins.groups())) >= ASIDES_SINCE


class TwinWord(IntEnum):
    """What a program says to another one with its own identity."""

    HERE = 0
    """I am at the game I name, or at none."""
    WANTS = 1
    """And my player goes on here: stop."""
    STOPPED = 2
    """I sign nothing more there."""


@dataclass(frozen=True, slots=True)
class TwinPacket:
    """What the program on link *mine* says to the one on *yours*: both are of one *identity*.

    *number* rises with each. *ids* are what it has signed in its *step* of *game*, and others may
    hold. *game* is b"" where it has no seat.
    """

    identity: bytes
    mine: bytes
    yours: bytes
    number: int
    game: bytes
    word: TwinWord
    step: int
    ids: tuple[bytes, ...]
    wire: Wire

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("twin", self.wire)


def make_hello(identity: SigningKey, mine: bytes, yours: bytes) -> Hello:
    """Tie *identity* to the connection between the CURVE keys *mine* and *yours*."""
    payload = pack((HELLO_TAG, identity.public, mine, yours))
    return Hello(identity.public, mine, yours, (payload, identity.sign(payload)))


def make_twin(  # noqa: PLR0913, PLR0917  # all that its payload holds
    identity: SigningKey,
    mine: bytes,
    yours: bytes,
    number: int,
    game: bytes,
    word: TwinWord,
    step: int,
    ids: tuple[bytes, ...],
) -> TwinPacket:
    """Say *word* to the program on link *yours*, which has our *identity* too."""
    said = (TWIN_TAG, identity.public, mine, yours, number, game, int(word), step, ids)
    payload = pack(said)
    wire = payload, identity.sign(payload)
    return TwinPacket(identity.public, mine, yours, number, game, word, step, ids, wire)


def read_hello(fields: tuple[Value, ...]) -> Hello:
    """Read who is on a link, and that its identity signed so, or raise `MalformedError`."""
    if not fields:
        raise malformed(Hello)
    payload, signature = parse_wire(fields[0])
    match unpack(payload):
        case (tag, bytes(identity), bytes(mine), bytes(yours)) if (
            tag == HELLO_TAG and len(mine) == len(yours) == KEY_BYTES and is_sound_key(identity)
        ):
            if judge(identity, payload, signature):
                return Hello(identity, mine, yours, (payload, signature))
            msg = "a hello that its identity did not sign"
            raise ForgedHelloError(msg)
        case _:
            raise malformed(Hello)


def read_twin(fields: tuple[Value, ...]) -> TwinPacket:
    """Read what another program with our identity says and signed, or raise `MalformedError`."""
    if not fields:
        raise malformed(TwinPacket)
    payload, signature = parse_wire(fields[0])
    match unpack(payload):
        case (tag, bytes(who), bytes(mine), bytes(yours), number, bytes(game), word, step, ids) if (
            tag == TWIN_TAG
            and len(mine) == len(yours) == KEY_BYTES
            and is_sound_key(who)
            and len(game) in {0, DIGEST_BYTES}
            and judge(who, payload, signature)
        ):
            place = who, mine, yours, read_number(number, 0, STEP_MAX), game
            said = TwinWord(read_number(word, 0, max(TwinWord)))
            at = read_number(step, 1, STEP_MAX)
            return TwinPacket(*place, said, at, read_digests(ids, TwinPacket), (payload, signature))
        case _:
            raise malformed(TwinPacket)


def read_greeting(fields: tuple[Value, ...]) -> Greeting:
    """Read what a person and a program call themselves, or raise `MalformedError`."""
    match fields:
        case (str(name), str(version), tuple(rules), *more) if (
            not name_refusal(name) and len(version) <= VERSION_MAX and len(rules) <= RULES_MAX
        ):
            known = tuple(_rules(entry) for entry in rules)
            looks_on = bool(more) and more[0] is True
            wish = if_known(read_wish, more, 1) if more[:1] in ([True], [False]) else None
            program = if_known(read_program, more, 2)
            return Greeting(name, version, known, looks_on, wish, program)
    raise malformed(Greeting)


def _rules(entry: Value) -> tuple[str, bytes]:
    match entry:
        case (str(rules_id), bytes(digest), *_) if len(digest) == DIGEST_BYTES:
            return rules_id, digest
        case _:
            raise malformed(Greeting)
