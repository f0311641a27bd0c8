"""The packets by which copies of a game are compared (P9, P10.2): a question, and two answers.

Law: a digest and a certificate are read only; what they prove is for who has asked.
"""

from dataclasses import dataclass
from enum import IntEnum

from core.table.digests import DIGEST_BYTES
from core.table.encoding import Value
from core.table.messages import STEP_MAX, Message, parse_message
from net.protocol.fields import malformed, read_digests, read_number
from net.protocol.limits import COPY_DIGESTS_MAX


@dataclass(frozen=True, slots=True)
class Compare:
    """Asks for the receiver's copy of *game*: the digests of its steps from *step* on.

    With *is_certificate* it asks for the certificate of that one step.
    """

    game: bytes
    step: int
    is_certificate: bool = False

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("compare", self.game, self.step, self.is_certificate)


class CopyState(IntEnum):
    """How somebody who is asked for a copy of a game stands to that; the last two nobody says."""

    NONE = 0
    HAS = 1
    KEPT = 2
    """It has one, and keeps it to itself."""
    WAITING = 3
    SILENT = 4


@dataclass(frozen=True, slots=True)
class CopyPacket:
    """The *digests* of the steps of the sender's copy of *game*, from *step* on.

    As many as a packet holds, and there are more; else they are the last.
    """

    game: bytes
    step: int
    state: CopyState
    digests: tuple[bytes, ...] = ()

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("copy", self.game, self.step, int(self.state), self.digests)


@dataclass(frozen=True, slots=True)
class CertificatePacket:
    """The certificate of a *step* of the sender's copy of *game*, not verified yet."""

    game: bytes
    step: int
    messages: tuple[Message, ...]

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        wires = tuple(message.wire for message in self.messages)
        return ("certificate", self.game, self.step, wires)


def read_compare(fields: tuple[Value, ...]) -> Compare:
    """Read a question for a copy, or raise `MalformedError`."""
    match fields:
        case (bytes(game), step, bool(is_certificate), *_) if len(game) == DIGEST_BYTES:
            return Compare(game, read_number(step, 1, STEP_MAX), is_certificate)
    raise malformed(Compare)


def read_copy(fields: tuple[Value, ...]) -> CopyPacket:
    """Read the digests of a copy, or raise `MalformedError`."""
    match fields:
        case (bytes(game), step, state, tuple(found), *_) if (
            len(game) == DIGEST_BYTES and len(found) <= COPY_DIGESTS_MAX
        ):
            first = read_number(step, 1, STEP_MAX)
            said = CopyState(read_number(state, 0, CopyState.KEPT))
            return CopyPacket(game, first, said, read_digests(found, CopyPacket))
    raise malformed(CopyPacket)


def read_certificate(fields: tuple[Value, ...]) -> CertificatePacket:
    """Read the certificate of a step, or raise `MalformedError`."""
    match fields:
        case (bytes(game), step, tuple(messages), *_) if len(game) == DIGEST_BYTES:
            said = tuple(parse_message(message) for message in messages)
            return CertificatePacket(game, read_number(step, 1, STEP_MAX), said)
    raise malformed(CertificatePacket)
