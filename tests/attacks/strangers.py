"""Programs of strangers on the network, each a process: strangers.py NAME PORT KEY MEET.

Each attacks until the test has ended, and prints "out" when its first wave is. What they say is
made byte by byte, or by a bare ZeroMQ socket: all that is known of Ann is what her beacon says.
"""

import contextlib
import random
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, cycle

import zmq

from core.table.encoding import pack
from tests.attacks.arena import end_with_the_test, say_out

GREETING = b"\xff" + bytes(8) + b"\x7f\x03\x01" + b"CURVE".ljust(20, b"\0") + bytes(32)
"""How ZMTP 3.1 begins: signature, version, mechanism, "I am no server"."""
HTTP = b"GET / HTTP/1.1\r\nHost: worm\r\nConnection: keep-alive\r\n\r\n"
TLS = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
BLOCK = 1 << 16
COMMAND, MESSAGE = 6, 2  # flags of a ZMTP frame whose length takes eight bytes
SOURCE = "127.0.0.9"
"""A stranger's address: those who play on this machine have another."""


@dataclass(frozen=True)
class Target:
    """What everybody in the room can know of a peer."""

    port: int
    key: bytes
    meet: int

    def dial(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 5, (SOURCE, 0))


Attack = Callable[[Target, random.Random], Iterator[None]]


def pour(target: Target, first: bytes, blocks: int, rng: random.Random) -> None:
    """Say *first*, then offer megabytes of anything until the other end hangs up."""
    rubbish = rng.randbytes(BLOCK)
    with contextlib.suppress(OSError), target.dial() as wire:
        wire.sendall(first)
        for _ in range(blocks):
            wire.sendall(rubbish)


def garbage(target: Target, rng: random.Random) -> Iterator[None]:
    """Pour random bytes, HTTP, TLS, zeros, and rubbish behind a true greeting."""
    for first in cycle((b"", HTTP, TLS, bytes(64), b"\xff" * 64, GREETING)):
        pour(target, first, 160, rng)
        yield


def headers(target: Target, rng: random.Random) -> Iterator[None]:
    """Claim frames of 300 MB, or of more than there is on earth, before any handshake."""
    for flag, size in cycle(((COMMAND, 300 << 20), (MESSAGE, 300 << 20), (COMMAND, 1 << 62))):
        pour(target, GREETING + bytes([flag]) + struct.pack(">Q", size), 4800, rng)
        yield


def silence(target: Target, _rng: random.Random) -> Iterator[None]:
    """Hold a thousand connections and never say a word; when they are closed, come again."""
    kept: list[socket.socket] = []
    while True:
        for _ in range(100):
            with contextlib.suppress(OSError):
                kept.append(target.dial())
            while len(kept) >= 1000:
                kept.pop(0).close()
        yield


def connects(target: Target, _rng: random.Random) -> Iterator[None]:
    """Connect and hang up as fast as it goes, half with a greeting, a quarter with a reset."""
    reset = struct.pack("ii", 1, 0)
    while True:
        for number in range(500):
            with contextlib.suppress(OSError), target.dial() as wire:
                if number % 2:
                    wire.send(GREETING)
                elif number % 4:
                    wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
        yield


def slowness(target: Target, _rng: random.Random) -> Iterator[None]:
    """Spell a greeting at fifty letters a second, on fifty connections at once."""
    while True:
        wires = [target.dial() for _ in range(50)]
        for letter in GREETING + b"\x04\xc8\x05HELLO" + bytes(193):
            for wire in wires:
                with contextlib.suppress(OSError):
                    wire.send(bytes([letter]))
            time.sleep(0.02)
            yield
        for wire in wires:
            wire.close()


def keys(target: Target, _rng: random.Random) -> Iterator[None]:
    """Shake hands without CURVE, with another server's key, and rightly but without a hello."""
    context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
    other, _secret = zmq.curve_keypair()
    kept: list[zmq.Socket[bytes]] = []
    for number in count():
        stranger = context.socket(zmq.DEALER)
        stranger.linger = 0
        stranger.reconnect_ivl = 1
        if number % 4:
            stranger.curve_publickey, stranger.curve_secretkey = zmq.curve_keypair()
            stranger.curve_serverkey = other if number % 4 == 1 else target.key
        stranger.connect(f"tcp://{SOURCE}:0;127.0.0.1:{target.port}")
        with contextlib.suppress(zmq.Again):
            stranger.send(b"let me in" * (number % 4), zmq.DONTWAIT)
        kept.append(stranger)
        if len(kept) > 60:
            kept.pop(0).close()
            yield


def hints(target: Target, rng: random.Random) -> Iterator[None]:
    """Tell of thousands who are not there: at a silent port, at none, at Ann's own."""
    with (
        socket.create_server((SOURCE, 0)) as silent,
        socket.socket(type=socket.SOCK_DGRAM) as mouth,
    ):
        mouth.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        mouth.bind((SOURCE, 0))
        for port in cycle((silent.getsockname()[1], 1, target.port)):
            said = (b"wormup", 1, port, rng.randbytes(32), f"Mallory {rng.randrange(100)}")
            mouth.sendto(pack(said), ("127.255.255.255", target.meet))
            time.sleep(0.001)
            yield


ATTACKS: dict[str, Attack] = {
    each.__name__: each for each in (garbage, headers, silence, connects, slowness, keys, hints)
}


def main() -> None:
    """Attack until the test has ended."""
    end_with_the_test()
    name, port, key, meet = sys.argv[1:]
    target = Target(int(port), bytes.fromhex(key), int(meet))
    waves = ATTACKS[name](target, random.Random(name))
    sys.stdin.readline()
    next(waves)
    say_out()
    for _ in waves:
        pass


if __name__ == "__main__":
    main()
