"""Witness: sees every effect of every honest laptop, over all its lives, and says what is broken.

- Write-ahead (P8): own messages and sits leave only from the disk, and so does all they cite.
- No seat ever contradicts itself, whatever it forgot (S6): one payload for a kind and step.
- Sealed (F1, P6.2): nothing is opened before all at the table have sealed the commitments.
- Agreement (S1, S5): a completed step is the same everywhere and for ever.
- Nobody honest is convicted (P9). Every frame fits the transport (P13).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from core.table.calls import cited
from core.table.genesis import Genesis, Sit, parse_genesis, parse_sit
from core.table.messages import (
    NO_CALL,
    Act,
    Call,
    Message,
    MessageKind,
    Seal,
    parse_message,
    seats_of,
)
from core.table.rules import OPEN
from core.table.step import Completed, Step
from core.table.table import Table
from core.table.trouble import Trouble
from net.protocol.effects import Effect, Penalize, Send
from net.protocol.game_packets import GenesisPacket, Msgs
from net.protocol.limits import FRAME_MAX
from net.protocol.packets import decode
from tests.simulation.disks import Disk

SENT_MAX = FRAME_MAX - 64
"""The driver sends no longer frames: the cipher adds some."""

AGAIN = 3
"""So many complete steps are compared again in every turn."""

_SIX_FIELDS = b"\x96"
"""How a message of a game begins, but not a sit."""

read_frame = lru_cache(maxsize=10_000)(decode)
"""One frame goes to several peers: it is decoded once."""


class Place(NamedTuple):
    """For what a seat signs one thing only."""

    game: bytes
    seat: int
    kind: MessageKind
    step: int
    call: Call


class PromiseBrokenError(AssertionError):
    """What the program promises did not hold."""


class PartedError(PromiseBrokenError):
    """Two honest seats completed one step differently: with a cheat this may be (S4)."""


@dataclass(repr=False)
class Witness:
    """Keeps what was seen: what each seat signed, and the digest of each step.

    *cheats* are the identities that are held to nothing; *evidence* is what they sign.
    """

    done: dict[tuple[bytes, int], bytes] = field(default_factory=dict)
    spoken: dict[Place, bytes] = field(default_factory=dict)
    seated: dict[bytes, bytes] = field(default_factory=dict)
    sealed: set[Place] = field(default_factory=set)
    penalties: list[Trouble] = field(default_factory=list)
    cheats: set[bytes] = field(default_factory=set)
    evidence: dict[bytes, Message] = field(default_factory=dict)
    parted: Step[Any] | None = None
    """The step that two honest seats completed differently, if any."""

    def see(
        self, effect: Effect, identity: bytes, disks: Sequence[Disk], table: Table[Any] | None
    ) -> None:
        """Judge an *effect* just before it is performed; the game's disk is the first."""
        match effect:
            case Send(_, frame):
                require(len(frame) <= SENT_MAX, f"sends a frame of {len(frame)} bytes")
                self._overhear(frame, identity, disks, table)
            case Penalize(_, _, why):
                self.penalties.append(why)
            case _:
                pass

    def _overhear(
        self, frame: bytes, identity: bytes, disks: Sequence[Disk], table: Table[Any] | None
    ) -> None:
        match read_frame(frame):
            case Msgs(_, messages) if table is not None:
                for message in messages:
                    if (message.game, message.seat) == (table.genesis.game, table.seat):
                        self._judge(message, disks[0], table)
            case GenesisPacket() as packet:
                genesis, sits = read_sits(packet)
                for sit in sits:
                    if genesis.offers[sit.seat].identity == identity:
                        self._judge_sit(sit, genesis, disks)
            case _:
                pass

    # -- promises ---------------------------------------------------------------------------------

    def _judge(self, message: Message, disk: Disk, table: Table[Any]) -> None:
        """Judge an own *message* that is about to leave."""
        name = f"its {message.kind.name} of step {message.step}"
        require(disk.holds(message), f"tells {name} before it is on the disk")
        for identity in _rests_on(message, table):
            require(disk.holds_id(identity), f"tells {name}, yet a message it rests on may be lost")
        first = self.spoken.setdefault(place_of(message), message.id)
        require(first == message.id, f"contradicts {name}")
        if message.kind is MessageKind.SEAL:
            self.sealed.add(place_of(message))
        if isinstance(message.body, Act) and message.body.action[:1] == (OPEN,):
            self._judge_opening(table.completed[message.step - 2], message.seat)

    def _judge_opening(self, committed: Completed[Any], own: int) -> None:
        """Judge an opening of the commitments of a step: all have sealed them, or all of a call.

        The *own* seal is in the certificate, and so on the disk.
        """
        step = committed.step
        call = max(m.body.call for m in committed.certificate if isinstance(m.body, Seal))
        offers = step.genesis.offers
        for seat in seats_of(step.at_table if call == NO_CALL else call.present):
            if seat == own or offers[seat].identity in self.cheats:
                continue
            place = Place(step.genesis.game, seat, MessageKind.SEAL, step.number, call)
            require(place in self.sealed, f"opens, yet seat {seat} has not sealed the commitments")

    def _judge_sit(self, sit: Sit, genesis: Genesis, disks: Sequence[Disk]) -> None:
        """Judge the own yes to a genesis that is about to leave (P3.3)."""
        held = any(disk.holds(sit) for disk in disks)
        require(held, "tells its sit before it is on the disk")
        key = genesis.offers[sit.seat].table_key
        first = self.seated.setdefault(key, genesis.game)
        require(first == genesis.game, "says yes to two genesis documents with one offer")

    def compare(self, table: Table[Any], since: int) -> int:
        """Compare the steps that *table* completed *since*; tell how many there are now.

        The last ones before are compared again: what is complete never changes.
        """
        require(len(table.completed) >= since, "has fewer complete steps than it had")
        for done in table.completed[max(0, since - AGAIN) :]:
            place = (table.genesis.game, done.step.number)
            if self.done.setdefault(place, done.digest) != done.digest:
                self.parted = done.step
                raise PartedError(f"completes step {done.step.number} otherwise")
        for seat in table.proofs:
            is_honest = table.genesis.offers[seat].identity not in self.cheats
            require(not is_honest, f"holds a proof against seat {seat}, which is honest")
        return len(table.completed)


def require(holds: bool, what: str) -> None:  # noqa: FBT001  # like assert, but never left out
    """Raise `PromiseBrokenError` unless a promise *holds*."""
    if not holds:
        raise PromiseBrokenError(what)


def place_of(message: Message) -> Place:
    """Tell for what an honest seat signs one thing only (P9)."""
    call = NO_CALL if isinstance(message.body, Act) else message.body.call
    return Place(message.game, message.seat, message.kind, message.step, call)


def _rests_on(message: Message, table: Table[Any]) -> list[bytes]:
    """List what *message* rests on; an act rests on the certificate before (P8)."""
    if not isinstance(message.body, Act):
        return list(cited(message))
    before = table.completed[message.step - 2 : message.step - 1] if message.step > 1 else []
    return [certifying.id for done in before for certifying in done.certificate]


@lru_cache(maxsize=1000)
def read_sits(packet: GenesisPacket) -> tuple[Genesis, tuple[Sit, ...]]:
    """Read a genesis and the sits of it."""
    genesis = parse_genesis(packet.genesis)
    return genesis, tuple(parse_sit(wire, genesis) for wire in packet.sits)


def own_messages(disk: Disk, seat: int) -> list[Message]:
    """List what is written and not synced of the messages that *seat* signed."""
    messages = [_message(wire) for wire in disk.coming if wire[0][:1] == _SIX_FIELDS]
    return [message for message in messages if message.seat == seat]


@lru_cache(maxsize=10_000)
def _message(wire: tuple[bytes, bytes]) -> Message:
    return parse_message(wire)
