"""A seat that races like all others and floods Ann at the same time: cheat.py NAME SEATS MEET DATA.

Beside its honest node it has connections with the same identity and table key. On them it sends, as
fast as they are taken, packets that look valid. When Ann shuts one out it comes with a new one.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, count, cycle, repeat
from pathlib import Path

from core.table.encoding import unpack
from core.table.genesis import parse_genesis
from core.table.messages import Act, Call, Here, Message, MessagePlace, sign, unsigned
from core.table.signing import SigningKey, TableSecret
from net.driver.hints import Hint
from net.driver.identity import load_identity
from net.driver.link_events import Down, Event, Frame
from net.driver.sockets import Sockets
from net.protocol.copy_packets import CertificatePacket, Compare, CopyPacket, CopyState
from net.protocol.game_packets import AsidePacket, GenesisPacket, Have, Msgs
from net.protocol.hello_packets import make_hello
from net.protocol.limits import ASIDES, COPY_DIGESTS_MAX
from net.protocol.packets import Packet, decode, encode
from tests.attacks.arena import Player, end_with_the_test, find, say_out

PACKET_BYTES = 60_000
MESSAGES_MAX = 500


@dataclass(frozen=True)
class Chair:
    """Where the cheat sits now, and its table key."""

    key: SigningKey
    number: int
    seats: int
    have: Have

    def place(self, ahead: int = 0) -> MessagePlace:
        return MessagePlace(self.have.game, self.have.step + ahead, self.number, self.have.previous)


Flood = Callable[[Chair], Iterator[Packet]]


def full(chair: Chair, messages: Iterable[Message]) -> Msgs:
    """Fill a packet to the brim."""
    kept: list[Message] = []
    room = PACKET_BYTES
    for message in messages:
        kept.append(message)
        room -= len(message.payload) + 80
        if len(kept) == MESSAGES_MAX or room < len(message.payload) + 80:
            break
    return Msgs(chair.have.game, tuple(kept))


def forged(chair: Chair) -> Iterator[Packet]:
    """Send acts that its key never signed."""
    acts = (unsigned(chair.place(), Act(("bid", n), bytes(32))) for n in count())
    return repeat(full(chair, (act._replace(signature=bytes(64)) for act in acts)))


def too_many(chair: Chair) -> Iterator[Packet]:
    """Send acts without end, each signed and each another: it contradicts itself at once."""
    numbers = count()
    acts = (sign(chair.key, chair.place(), Act(("bid",), n.to_bytes(32, "big"))) for n in numbers)
    return cycle([full(chair, acts) for _ in range(20)])


def waiting(chair: Chair) -> Iterator[Packet]:
    """Send acts of steps that nobody has reached, as long as they may be."""
    acts = (sign(chair.key, chair.place(n), Act((bytes(28_000),), b"")) for n in count(1))
    return (full(chair, acts) for _ in count())


def repeats(chair: Chair) -> Iterator[Packet]:
    """Send one act again and again."""
    return repeat(full(chair, repeat(sign(chair.key, chair.place(1), Act(("bid",), bytes(32))))))


def calls(chair: Chair) -> Iterator[Packet]:
    """Answer all calls there can be."""
    all_here = ((1 << chair.seats) - 1, 0)
    bodies = (Here(Call(number, *all_here), (), ()) for number in count(1))
    return (full(chair, [sign(chair.key, chair.place(), body)]) for body in bodies)


def asks(chair: Chair) -> Iterator[Packet]:
    """Say that it has nothing, so that all there is must be sent again."""
    return repeat(Have(chair.have.game, 1, chair.have.game, (), 0))


def asides(chair: Chair) -> Iterator[Packet]:
    """Say by the way all there is to say, each as long as it may be."""
    return cycle([AsidePacket(chair.have.game, kind, bytes(2000)) for kind in ASIDES])


def copies(chair: Chair) -> Iterator[Packet]:
    """Ask for the copy of every step, and answer at length what nobody has asked."""
    game = chair.have.game
    questions = [Compare(game, step, step % 2 == 0) for step in range(1, 40)]
    digests = CopyPacket(game, 1, CopyState.HAS, (bytes(32),) * COPY_DIGESTS_MAX)
    acts = (sign(chair.key, chair.place(), Act(("bid", n), bytes(32))) for n in count())
    certificate = CertificatePacket(game, 1, full(chair, acts).messages)
    return cycle([*questions, digests, certificate])


FLOODS: dict[str, Flood] = {
    each.__name__: each
    for each in (forged, too_many, waiting, repeats, calls, asks, asides, copies)
}


class Mob:
    """One connection of the cheat after the other."""

    def __init__(self, flood: Flood, data: Path, seats: int, ann: Hint) -> None:
        self._flood = flood
        self._seats = seats
        self._ann = ann
        self._identity = SigningKey(load_identity(data).seed)
        (file,) = data.glob("games/*/key")
        wire = unpack(file.read_bytes())
        assert isinstance(wire, tuple)
        assert isinstance(wire[0], bytes)
        self._key = TableSecret(wire[0]).key

    def attack(self) -> Iterator[None]:
        """Flood until killed; tells of each packet."""
        while True:
            with Sockets("127.0.0.1") as sockets:
                sockets.connect(self._ann.public, self._ann.addresses)
                yield from self._pour(sockets)

    def _pour(self, sockets: Sockets) -> Iterator[None]:
        """Say hello, hear where the game stands, flood until we are shut out."""
        frames: Iterator[bytes] = iter(())
        number, step, hello_at = -1, 0, 0.0
        while True:
            frame = next(frames, b"")
            is_out = bool(frame) and sockets.send(self._ann.public, frame)
            if is_out:
                yield
            elif not frame and time.monotonic() - hello_at > 0.2:
                hello_at = time.monotonic()
                hello = make_hello(self._identity, sockets.public, self._ann.public)
                sockets.send(self._ann.public, encode(hello))
            events = sockets.receive(0 if is_out else 5)
            if any(isinstance(event, Down) for event in events):
                return
            for packet in _packets(events):
                if isinstance(packet, GenesisPacket):
                    offers = parse_genesis(packet.genesis).offers
                    number = [offer.table_key for offer in offers].index(self._key.public)
                elif isinstance(packet, Have) and number >= 0 and packet.step != step:
                    step = packet.step
                    flood = self._flood(Chair(self._key, number, self._seats, packet))
                    frames = chain(map(encode, flood))


def _packets(events: list[Event]) -> list[Packet]:
    return [decode(event.data) for event in events if isinstance(event, Frame)]


def main() -> None:
    """Sit down, play, and flood until the test has ended."""
    end_with_the_test()
    name, seats, meet, data = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
    ann = find(meet, "Ann")
    mal = Player("Mal", data, meet, seats)
    mal.may_move.set()
    mal.seated.wait()
    attack = Mob(FLOODS[name], data, seats, ann).attack()
    sys.stdin.readline()
    next(attack)
    say_out()
    for _ in attack:
        pass


if __name__ == "__main__":
    main()
