"""The packets of a game (P10.2, P10.4): how it begins, its messages, and what is shown by the way.

Law: what a game needs is read only; those who play it verify it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from core.table.digests import DIGEST_BYTES
from core.table.encoding import Value, is_name, pack
from core.table.genesis import Genesis, Sit
from core.table.messages import SEATS_MAX, STEP_MAX, Message, parse_message, parse_wire
from net.protocol.fields import Wire, malformed, read_digests, read_number, require_all_known
from net.protocol.limits import ASIDE_BYTES_MAX, ASIDES


@dataclass(frozen=True, slots=True)
class GenesisPacket:
    """A genesis and the sits the sender holds, not yet judged."""

    genesis: Value
    sits: tuple[Wire, ...]

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("genesis", self.genesis, self.sits)


def genesis_packet(genesis: Genesis, sits: Sequence[Sit]) -> GenesisPacket:
    """Return the packet of *genesis* with the *sits* held so far."""
    return GenesisPacket(genesis.wire, tuple(sit.wire for sit in sits))


@dataclass(frozen=True, slots=True)
class Have:
    """Where I am in the game; the answer is what I lack (P10.4)."""

    game: bytes
    step: int
    previous: bytes
    ids: tuple[bytes, ...]
    proven: int

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("have", self.game, self.step, self.previous, self.ids, self.proven)


@dataclass(frozen=True, slots=True)
class Msgs:
    """Messages of a game."""

    game: bytes
    messages: tuple[Message, ...]

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("msgs", self.game, tuple(message.wire for message in self.messages))


@dataclass(frozen=True, slots=True)
class AsidePacket:
    """What the sender's seat shows the others of *game* by the way: unsigned, in no log."""

    game: bytes
    kind: str
    content: Value

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("aside", self.game, self.kind, self.content)


def read_genesis(fields: tuple[Value, ...]) -> GenesisPacket:
    """Read how a game begins, as far as its sender knows, or raise `MalformedError`."""
    match fields:
        case (tuple() as genesis, tuple() as sits, *_) if len(sits) <= SEATS_MAX:
            return GenesisPacket(genesis, tuple(parse_wire(sit) for sit in sits))
        case _:
            raise malformed(GenesisPacket)


def read_have(fields: tuple[Value, ...]) -> Have:
    """Read where somebody is in a game, or raise `MalformedError`."""
    match fields:
        case (bytes(game), step, bytes(previous), tuple(ids), proven, *_) if (
            len(game) == len(previous) == DIGEST_BYTES
        ):
            mask = read_number(proven, 0, (1 << SEATS_MAX) - 1)
            known = read_digests(ids, Have)
            return Have(game, read_number(step, 1, STEP_MAX), previous, known, mask)
    raise malformed(Have)


def read_msgs(fields: tuple[Value, ...]) -> Msgs:
    """Read messages of a game, or raise `MalformedError`."""
    match fields:
        case (bytes(game), tuple(messages), *_) if len(game) == DIGEST_BYTES:
            return Msgs(game, tuple(parse_message(message) for message in messages))
    raise malformed(Msgs)


def read_aside(fields: tuple[Value, ...]) -> AsidePacket:
    """Read what is shown by the way, or raise `MalformedError`."""
    match fields:
        case (bytes(game), str(kind), content, *_) if (
            len(game) == DIGEST_BYTES and is_name(kind) and len(pack(content)) <= ASIDE_BYTES_MAX
        ):
            require_all_known(() if kind in ASIDES else (kind,))
            return AsidePacket(game, kind, content)
    raise malformed(AsidePacket)
