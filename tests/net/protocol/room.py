"""A room of sessions: everybody at one table, wires that lose what they are told to lose."""

import copy
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from core.table.digests import message_id
from core.table.encoding import Value
from core.table.genesis import Genesis, Sit
from core.table.messages import Act, Message
from core.table.records import SignedRecord, parse_record
from core.table.rules import Rules
from core.table.signing import SigningKey
from core.table.table import Table, opening_records
from net.protocol.commands import Play, SameHere, TableCommand
from net.protocol.effects import (
    Append,
    Blame,
    Effect,
    Link,
    NoteLeaving,
    NoteStopped,
    Rejected,
    Send,
    Show,
    Sync,
)
from net.protocol.game_packets import Msgs
from net.protocol.hello_packets import TwinPacket
from net.protocol.packets import Packet, encode
from net.protocol.session import Session
from net.protocol.snapshot import TableSnapshot
from net.protocol.twins import Twins
from tests.seats import identity_of, onlooker, remembered_verify, resumed, sat_down, secret_of
from tests.simulation.witness import read_frame
from tests.tampering import altered
from tests.toy import Toy, toy_action

TURN_S = 0.05
SEED = 1
Loses = Callable[["Member", "Member", Packet], bool]


def nothing(_sender: "Member", _to: "Member", _packet: Packet) -> bool:
    return False


def twins_of(seat: int, *links: bytes) -> Twins:
    """Watch for programs with the key of *seat*; *links* have said that they hear none."""
    twins = Twins(identity_of(SEED, seat), bytes([seat]) * 32)
    for link in links:
        twins.hear(link, ())
    return twins


class Member:
    """One laptop in the room: its session, its log, and all that it was told to do."""

    def __init__(self, number: int, table: Table[Any], log: Iterable[bytes]) -> None:
        self.number = number
        self.link: Link = sha256(f"link {number}".encode()).digest()
        self.identity = identity_of(SEED, number)
        self.table = table
        self.session: Session
        self.twins: Twins
        self.log = list(log)
        self.written: list[bytes] = []
        self.leaving = self.stopped = False
        """Whether its disk holds that its player leaves for good, or goes on elsewhere."""
        self.effects: list[Effect] = []
        self.turns: list[list[Effect]] = []
        self.snapshot: TableSnapshot | None = None

    @property
    def shown(self) -> TableSnapshot:
        """What the window shows."""
        assert self.snapshot is not None
        return self.snapshot

    def told(self) -> list[tuple[Link, Message]]:
        """List the messages that were sent, and to whom."""
        return [
            (effect.link, message)
            for effect in self.effects
            if isinstance(effect, Send)
            for packet in [read_frame(effect.frame)]
            if isinstance(packet, Msgs)
            for message in packet.messages
        ]

    def own(self) -> list[Message]:
        """List the own messages that were sent, each once."""
        found = {m.id: m for _, m in self.told() if m.seat == self.table.seat}
        return list(found.values())


class Room:
    """Guards the clock and the wires."""

    def __init__(
        self, seats: int, rounds: Value = 3, rules: Rules[Any] | None = None, watchers: int = 0
    ) -> None:
        self.rules: Rules[Any] = rules or Toy()
        self.genesis: Genesis
        self.sits: tuple[Sit, ...]
        self.genesis, self.sits = sat_down(SEED, seats, self.rules, rounds)
        self.now = 0.0
        self.loses: Loses = nothing
        self.old: set[Link] = set()
        """The links of programs that know no asides."""
        self._wires: dict[tuple[Link, Link], list[bytes]] = {}
        self.members = [self._member(number, seats) for number in range(seats + watchers)]
        for member in self.members:
            self.start(member)
        self.connect(*self.members)

    def _member(self, number: int, seats: int) -> Member:
        log = opening_records(self.genesis, self.sits)
        if number >= seats:
            return Member(number, onlooker(self.genesis, self.rules), log)
        secret = secret_of(SEED, number)
        return Member(number, Table(self.genesis, self.rules, secret, remembered_verify), log)

    # -- programs and wires ------------------------------------------------------------------------

    def start(self, member: Member) -> None:
        """Start the program of *member*; it is connected to nobody yet."""
        member.twins = twins = Twins(member.identity, member.link)
        twins.sit(b"" if member.table.seat is None else self.genesis.game)
        member.session = Session(
            member.table, self.sits, twins, leaving=member.leaving, knows_asides=self.knows_asides
        )
        member.snapshot = None

    def clone(self, member: Member, log: Iterable[bytes] | None = None) -> Member:
        """Copy the folder of *member*, as it is or with an older *log*, to one more laptop.

        Its program runs there, and is connected to nobody yet.
        """
        twin = copy.copy(member)
        twin.link = sha256(f"link {member.number} {len(self.members)}".encode()).digest()
        twin.log = list(member.log if log is None else log)
        twin.written, twin.effects, twin.turns = [], [], []
        twin.table = resumed(twin.log, secret_of(SEED, twin.number))
        self.members.append(twin)
        self.start(twin)
        return twin

    def knows_asides(self, link: Link) -> bool:
        return link not in self.old

    def restart(self, member: Member, *, clean: bool, log: list[bytes] | None = None) -> None:
        """Start it anew, from its log or from another *log* that somebody put there.

        After a *clean* end, all that it held is in its log.
        """
        if clean and log is None:
            self.perform(member, member.session.close())
        self.disconnect(member)
        if log is not None:
            member.log = log
        member.table = resumed(member.log, secret_of(SEED, member.number))
        self.start(member)

    def connect(self, *members: Member) -> None:
        """Lay a wire between each two of *members*."""
        for one in members:
            for other in members:
                if one is not other and (one.link, other.link) not in self._wires:
                    self._wires[one.link, other.link] = []
        for one in members:
            for other in members:
                if one is not other:
                    if one.identity.public == other.identity.public:
                        one.twins.meet(other.link)
                    met = one.session.meet(other.link, other.identity.public)
                    self.perform(one, met)
        self._introduce()

    def disconnect(self, member: Member, *others: Member) -> None:
        """Take the wires of *member* away, or those to *others*."""
        for other in others or [each for each in self.members if each is not member]:
            for one, two in ((member, other), (other, member)):
                if self._wires.pop((one.link, two.link), None) is not None:
                    one.session.lose(two.link)
                    one.twins.lose(two.link)
        self._introduce()

    def _introduce(self) -> None:
        """Let everybody tell whom it hears."""
        for link, to in self._wires:
            source, member = self.at(link), self.at(to)
            heard = [each for each in self.members if (source.link, each.link) in self._wires]
            ours = {each.link for each in heard if each.number == member.number}
            member.twins.hear(link, ours - {to})

    # -- time --------------------------------------------------------------------------------------

    def turn(self) -> None:
        """Deliver what is on the wires, and let everybody have a turn."""
        self.now += TURN_S
        wires = list(self._wires)
        under_way = {wire: self._wires[wire] for wire in wires}
        self._wires.update({wire: [] for wire in wires})
        for (sender, to), frames in under_way.items():
            member, source = self.at(to), self.at(sender)
            for frame in frames:
                packet = read_frame(frame)
                if not self.loses(source, member, packet):
                    self.hear(member, source, packet)
        for member in self.members:
            turn = member.session.turn(self.now)
            member.twins.signed = member.session.signed()
            turn += member.twins.turn(self.now)
            member.turns.append(turn)
            self.perform(member, turn)

    def at(self, link: Link) -> Member:
        (member,) = (each for each in self.members if each.link == link)
        return member

    def hear(self, member: Member, source: Member, packet: Packet) -> None:
        """Let *member* receive a *packet*."""
        if isinstance(packet, TwinPacket):
            member.twins.receive(packet)
            if (member.link, packet.yours) in self._wires:
                self._wires[member.link, packet.yours].append(encode(packet))
            return
        self.perform(member, member.session.receive(source.link, packet, self.now))

    def perform(self, member: Member, effects: list[Effect]) -> None:
        """Do what a session asks for."""
        for effect in effects:
            member.effects.append(effect)
            match effect:
                case Append(records):
                    member.written.extend(records)
                case Sync():
                    member.log += member.written
                    member.written = []
                case NoteLeaving():
                    member.leaving = True
                case NoteStopped():
                    member.stopped = True
                case Send(link, frame) if (member.link, link) in self._wires:
                    self._wires[member.link, link].append(frame)
                case Show(TableSnapshot() as snapshot):
                    member.snapshot = snapshot
                case _:
                    pass

    def run(self, seconds: float, *, players: Iterable[Member] | None = None) -> None:
        """Let *seconds* pass; all *players* do what the window asks of them."""
        end = self.now + seconds
        while self.now < end:
            self.turn()
            for member in self.members if players is None else players:
                self.play(member)

    def play(self, member: Member) -> None:
        """Let the player of *member* answer what the window shows."""
        shown = member.snapshot
        if shown is None:
            return
        if shown.must_compare:
            self.ask(member, SameHere())
        elif shown.may_act and shown.state is not None and not self.rules.opens(shown.state):
            action, sealed = toy_action(shown.state, member.number)
            self.ask(member, Play(shown.step, action, sealed))

    def act(self, member: Member, value: int = 3) -> None:
        """Let the player of *member* compare the emblem and seal *value*."""
        self.ask(member, SameHere())
        self.ask(member, Play(member.table.step.number, ("bid",), value))

    def ask(self, member: Member, command: TableCommand) -> None:
        """Let the player of *member* ask for *command*."""
        member.session.command(command)

    def digests(self) -> list[bytes]:
        """Give the digest of the last complete step, as each laptop has it."""
        return [member.table.step.previous for member in self.members]


def rejections(member: Member) -> list[object]:
    """List why what the player of *member* asked for was not done."""
    return [e.refusal.reason for e in member.effects if isinstance(e, Rejected)]


def blamed(member: Member) -> set[bytes]:
    return {effect.link for effect in member.effects if isinstance(effect, Blame)}


def ids_in(records: Iterable[bytes]) -> set[bytes]:
    """Name the signed messages in *records*."""
    entries = map(parse_record, records)
    return {message_id(entry.wire[0]) for entry in entries if isinstance(entry, SignedRecord)}


def at_step(room: Room, step: int) -> Room:
    """Play until everybody is at *step*, and nobody has acted in it."""
    while any(member.table.step.number < step for member in room.members):
        room.turn()
        for member in room.members:
            if member.shown.step < step:
                room.play(member)
    return room


def bid_of(member: Member) -> Play:
    return Play(member.shown.step, ("bid",), 3)


def signed_and_sent(effects: list[Effect]) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, Append | Sync | Send)]


def after_an_end(room: Room, *, clean: bool) -> Member:
    """Give one of three whose program ended in step 2 and runs again; the others have acted."""
    at_step(room, 2)
    member, *others = room.members
    room.disconnect(member)
    for other in others:
        room.act(other)
    room.run(1, players=())
    if clean:
        room.perform(member, member.session.close())
    room.restart(member, clean=clean)
    return member


def second_signature(room: Room, message: Message) -> Message:
    """Sign for the same place another act, as its seat."""
    assert isinstance(message.body, Act)
    other = Act(message.body.action, bytes(32))
    return altered(message, seat_key(room, message.seat), other)


def seat_key(room: Room, seat: int) -> SigningKey:
    keys = {secret_of(SEED, n).key.public: secret_of(SEED, n).key for n in range(5)}
    return keys[room.genesis.offers[seat].table_key]
