"""Programs of strangers that speak CURVE byte by byte: callers.py NAME PORT KEY MEET.

Like those in strangers.py, but each has shaken hands, or stops in the midst of it, and says what no
ZeroMQ library would; and some say true packets, as many as a link may. Each wave tells how much it
has sent; asked by a line on its input, the program says how much that was at most in a second.
"""

import contextlib
import itertools
import os
import random
import socket
import struct
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence

from core.table.encoding import MalformedError, pack
from core.table.genesis import Genesis, make_offer, make_sit
from core.table.messages import Act, MessagePlace, unsigned
from core.table.signing import SigningKey, TableSecret
from net.driver.pulse import PULSE
from net.protocol.game_packets import AsidePacket, GenesisPacket, Have, Msgs
from net.protocol.hello_packets import make_hello
from net.protocol.packets import Packet, decode, encode
from net.protocol.peer_packets import Peers, Whereabouts
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from tests.attacks.arena import end_with_the_test, say_out
from tests.attacks.oddities import ODDITIES
from tests.attacks.strangers import SOURCE, Target
from tests.attacks.zmtp import BOXED_COMMAND, MORE, Caller, Pair

PART = bytes(60_000)
PART_COSTS = 140
"""Bytes that a part takes in memory even if it is empty (measured); on the line it takes 35."""
RESET = struct.pack("ii", 1, 0)
LINKS = 4
WINDOW_S = 1.0

Attack = Callable[[Target, random.Random], Iterator[int]]


def shaken(target: Target, source: str = SOURCE, keys: Pair | None = None) -> Caller:
    """Shake hands with Ann."""
    address = ("127.0.0.1", target.port)
    return Caller(address, target.key, source=source, keys=keys).up()


def met(target: Target, source: str = SOURCE) -> Caller:
    """Shake hands, and say a true hello as nobody in particular."""
    caller = shaken(target, source)
    hello = make_hello(SigningKey(os.urandom(32)), caller.keys.public, target.key)
    caller.say(encode(hello))
    return caller


def endless(target: Target, _rng: random.Random) -> Iterator[int]:
    """Begin a message that never ends, and nothing before it; when it is cut, come again."""
    return _endless(target, PART, 1)


def endless_empty(target: Target, _rng: random.Random) -> Iterator[int]:
    """Let it have parts of no bytes: each costs memory all the same."""
    return _endless(target, b"", 200)


def _endless(target: Target, part: bytes, parts: int) -> Iterator[int]:
    while True:
        with contextlib.suppress(OSError, EOFError, AssertionError), shaken(target) as caller:
            caller.stream.settimeout(0.5)  # cut, and not told so
            while True:
                said = b"".join(caller.boxed(part, MORE) for _ in range(parts))
                caller.stream.sendall(said)
                yield max(len(said), PART_COSTS * parts)
        time.sleep(0.05)


def endless_beside_a_pulse(target: Target, _rng: random.Random) -> Iterator[int]:
    """Say hello first, and a word each second on another connection with the same key."""
    while True:
        with contextlib.suppress(OSError, EOFError, AssertionError), met(target) as caller:
            yield from _endless_beside(target, caller)
        time.sleep(0.05)


def _endless_beside(target: Target, caller: Caller) -> Iterator[int]:
    with shaken(target, keys=caller.keys) as other:
        caller.stream.settimeout(0.5)  # cut, and not told so
        spoke = 0.0
        while True:
            if time.monotonic() - spoke > 0.7:
                spoke = time.monotonic()
                other.say(PULSE)
                other.drain()
            caller.say(PART, MORE)
            yield len(PART)


def one_peers(target: Target, rng: random.Random) -> Iterator[int]:
    """Say once that ten peers are at eight addresses each."""
    peers = [
        Whereabouts(
            rng.randbytes(32),
            rng.randbytes(32),
            tuple((f"127.{one + 1}.{two + 1}.9", 9) for two in range(8)),
        )
        for one in range(10)
    ]
    with met(target) as caller:
        caller.say(encode(Peers(tuple(peers))))
        while True:
            yield 0
            caller.say(PULSE)
            caller.drain()
            time.sleep(0.5)


def peers_here(target: Target, rng: random.Random) -> Iterator[int]:
    """Name ever new peers on Ann's own machine, at eight ports that accept and say nothing."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(8)]
        at = tuple(("127.0.0.1", int(server.getsockname()[1])) for server in servers)
        while True:
            with contextlib.suppress(OSError, EOFError, AssertionError), met(target) as caller:
                while not caller.drain():
                    named = (rng.randbytes(32) for _ in range(10))
                    peers = tuple(Whereabouts(link, rng.randbytes(32), at) for link in named)
                    caller.say(encode(Peers(peers)))
                    yield 0
                    time.sleep(0.05)


def beacons(target: Target, rng: random.Random) -> Iterator[int]:
    """Announce sixteen peers by beacons alone, each from eight addresses."""
    while True:
        for number in range(16):
            said = pack((b"wormup", 1, 9, rng.randbytes(32), "Mallory"))
            for more in range(8):
                source = f"127.{rng.randrange(1, 250)}.{number + 1}.{more + 1}"
                _shout(said, source, target.meet)
            time.sleep(0.02)
        yield 0
        time.sleep(2)


def _shout(said: bytes, source: str, meet: int) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth:
        mouth.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        mouth.bind((source, 0))
        mouth.sendto(said, ("127.255.255.255", meet))


def pings(target: Target, _rng: random.Random) -> Iterator[int]:
    """Ask for the library's own answers and never read them; hang up with all queues full."""
    ping = b"\x04PING" + struct.pack(">H", 1) + bytes(16)
    while True:
        callers: list[Caller] = []
        with contextlib.suppress(OSError, EOFError, AssertionError):
            callers += [met(target) for _ in range(LINKS)]
            for caller in callers:
                caller.stream.settimeout(0.5)
            for _ in range(3000):
                for caller in callers:
                    caller.say(ping, BOXED_COMMAND)
                yield LINKS * len(ping)
        for caller in callers:
            caller.stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            caller.close()
        yield 0


def short_pings(target: Target, _rng: random.Random) -> Iterator[int]:
    """Say PING without what belongs to it, and commands of other odd lengths."""
    while True:
        with contextlib.suppress(OSError, EOFError, AssertionError), shaken(target) as caller:
            caller.say(PULSE)
            for length in itertools.cycle((5, 6, 7)):
                caller.say(b"\x04PING\0\1"[:length], BOXED_COMMAND)
                caller.drain()
                yield 0
                time.sleep(0.01)


def odd_bytes(target: Target, rng: random.Random) -> Iterator[int]:
    """Spoil a greeting, a handshake or a message, each time another one."""
    while True:
        with contextlib.suppress(OSError, EOFError, AssertionError, ValueError):
            address = ("127.0.0.1", target.port)
            with Caller(address, target.key, source=SOURCE, timeout=1) as caller:
                rng.choice(ODDITIES)(caller, rng)
                caller.stream.settimeout(0.02)
                caller.stream.recv(100)
        yield 0


def half_handshakes(target: Target, _rng: random.Random) -> Iterator[int]:
    """Stop in the midst of the handshake, from fifty addresses, a thousand times at once."""
    kept: deque[Caller] = deque()
    for number in itertools.count():
        with contextlib.suppress(OSError, EOFError, AssertionError):
            source = f"127.0.1.{number % 50 + 1}"
            caller = Caller(("127.0.0.1", target.port), target.key, source=source, timeout=0.5)
            kept.append(caller)
            caller.greet()
            if number % 2:
                caller.hello()
        while len(kept) > 1000:
            kept.popleft().close()
        if number % 100 == 99:
            yield 0


def slow_frames(target: Target, _rng: random.Random) -> Iterator[int]:
    """Shake hands on forty connections, and spell a frame letter by letter on each."""
    spelled: list[tuple[Caller, Iterator[int]]] = []
    while True:
        if len(spelled) < 40:
            with contextlib.suppress(OSError, EOFError, AssertionError):
                caller = shaken(target, f"127.0.0.{9 + len(spelled) // 4}")
                spelled.append((caller, iter(caller.boxed(bytes(50_000)))))
        for caller, letters in list(spelled):
            try:
                caller.stream.sendall(bytes([next(letters)]))
            except OSError:
                spelled.remove((caller, letters))
                caller.close()
        yield 0
        time.sleep(0.02)


def hellos(target: Target, _rng: random.Random) -> Iterator[int]:
    """Say hello as often as a link may."""
    callers = [met(target) for _ in range(LINKS)]
    said = [
        encode(make_hello(SigningKey(os.urandom(32)), caller.keys.public, target.key))
        for caller in callers
    ]
    return steadily(callers, [[hello] for hello in said], 195)


def opens(target: Target, _rng: random.Random) -> Iterator[int]:
    """Tell of a table with five true offers, as often as a link may."""
    packet = OpenTable(0, Terms("x", bytes(32), 1, 5), _five()[0].offers)
    return _crowd(target, [packet], 65)


def geneses(target: Target, _rng: random.Random) -> Iterator[int]:
    """Say a true genesis with five true sits of one seat, as often as a link may."""
    genesis, identities = _five()
    sit = make_sit(genesis, identities[4])
    return _crowd(target, [GenesisPacket(genesis.wire, (sit.wire,) * 5)], 65)


def _five() -> tuple[Genesis, list[SigningKey]]:
    """Make a game of five who do not exist."""
    keys = [SigningKey(os.urandom(32)) for _ in range(5)]
    offers = tuple(
        make_offer(f"P{number}", key, TableSecret(os.urandom(32)))
        for number, key in enumerate(keys)
    )
    return Genesis("x/y", bytes(32), 1, offers), keys


def haves(target: Target, _rng: random.Random) -> Iterator[int]:
    """Ask for another step each time, as often as a link may."""
    game = _game(target).game
    return _crowd(target, [Have(game, step, bytes(32), (), 0) for step in range(1, 60)], 195)


def asides(target: Target, _rng: random.Random) -> Iterator[int]:
    """Say by the way, without a seat, as much as may be said."""
    packet = AsidePacket(_game(target).game, "gesture", bytes(2000))
    return _crowd(target, [packet], 65)


def late(target: Target, _rng: random.Random) -> Iterator[int]:
    """Say full packets of late messages that nobody has signed."""
    have = _game(target)
    acts = [
        unsigned(
            MessagePlace(have.game, 1, number % 2, have.game), Act(("salt", os.urandom(32)), b"")
        )
        for number in range(200)
    ]
    packet = Msgs(have.game, tuple(act.signed(bytes(64)) for act in acts))
    return _crowd(target, [packet], 190 / (1 + len(encode(packet)) // 1024))


def _game(target: Target) -> Have:
    """Hear where Ann's game stands."""
    with met(target) as caller:
        while True:
            with contextlib.suppress(MalformedError):
                packet = decode(caller.hear()[1])
                if isinstance(packet, Have):
                    return packet


def _crowd(target: Target, packets: Sequence[Packet], per_second: float) -> Iterator[int]:
    callers = [met(target) for _ in range(LINKS)]
    return steadily(callers, [[*map(encode, packets)] for _ in callers], per_second)


def steadily(callers: list[Caller], frames: list[list[bytes]], per_second: float) -> Iterator[int]:
    """Let each of *callers* send its *frames* again and again; a caller that is cut stays away."""
    began = time.monotonic()
    for number in itertools.count():
        for caller, own in zip(callers, frames, strict=True):
            with contextlib.suppress(OSError):
                caller.say(own[number % len(own)])
                caller.drain()
        yield sum(len(own[number % len(own)]) for own in frames)
        time.sleep(max(0.0, began + number / per_second - time.monotonic()))


def datagrams(target: Target, rng: random.Random) -> Iterator[int]:
    """Ask for the key, announce nobody, and say rubbish, over UDP as fast as it goes."""
    question = b"wormup-who?".ljust(16, b"\0") + bytes(48)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth:
        mouth.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        while True:
            said = pack((b"wormup", 1, 9, rng.randbytes(32), "M"))
            for _ in range(50):
                with contextlib.suppress(OSError):
                    mouth.sendto(question, ("127.0.0.1", target.port))
                    mouth.sendto(rng.randbytes(200), ("127.255.255.255", target.meet))
                    mouth.sendto(said, ("127.255.255.255", target.meet))
            yield 0
            time.sleep(0.001)


_WORST: tuple[Attack, ...] = (
    *(endless, endless_beside_a_pulse, endless_empty, one_peers, peers_here, beacons),
)
"""Those that once ended the program or filled its memory."""
_OTHERS: tuple[Attack, ...] = (
    *(pings, short_pings, odd_bytes, half_handshakes, slow_frames, hellos, opens, geneses),
    *(haves, late, asides, datagrams),
)
ATTACKS: dict[str, Attack] = {each.__name__: each for each in (*_WORST, *_OTHERS)}


class Tally:
    """Guards how much was sent in the second in which it was most."""

    def __init__(self) -> None:
        self._sent: deque[tuple[float, int]] = deque()
        self._now = 0
        self.most = 0

    def add(self, now: float, size: int) -> None:
        """Note that *size* bytes have gone out."""
        self._sent.append((now, size))
        self._now += size
        while self._sent[0][0] < now - WINDOW_S:
            self._now -= self._sent.popleft()[1]
        self.most = max(self.most, self._now)

    def answer(self) -> None:
        """Answer everybody that asks."""
        for _ in sys.stdin:
            sys.stdout.write(f"{self.most}\n")
            sys.stdout.flush()


def main() -> None:
    """Attack until the test has ended."""
    end_with_the_test()
    name, port, key, meet = sys.argv[1:]
    target = Target(int(port), bytes.fromhex(key), int(meet))
    waves = ATTACKS[name](target, random.Random(name))
    sys.stdin.readline()
    tally = Tally()
    tally.add(time.monotonic(), next(waves))
    say_out()
    threading.Thread(target=tally.answer, daemon=True).start()
    for size in waves:
        tally.add(time.monotonic(), size)


if __name__ == "__main__":
    main()
