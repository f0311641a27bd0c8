"""ZMTP 3.1 with CURVE, byte by byte over a plain socket: what no ZeroMQ library would send.

`Caller` is the side that dials, `Host` the side that is dialed. Both say whatever they are told to:
messages that never end, commands of odd length, half a handshake.
"""

import contextlib
import os
import socket
import struct
from typing import NamedTuple, Self

from nacl.bindings import (
    crypto_box_beforenm,
    crypto_box_easy_afternm,
    crypto_box_keypair,
    crypto_box_open_easy_afternm,
)

GREETING = b"\xff" + bytes(8) + b"\x7f\x03\x01" + b"CURVE".ljust(20, b"\0") + bytes(32)
"""Signature, version 3.1, mechanism, "I am no server"."""
HOST_GREETING = GREETING[:32] + b"\x01" + GREETING[33:]
MORE, LONG, COMMAND = 1, 2, 4
"""Flags of a frame; inside a box `COMMAND` is 2, for there is no long form there."""
BOXED_COMMAND = 2
METADATA = b"\x0bSocket-Type" + struct.pack(">I", 6) + b"DEALER" + b"\x08Identity" + bytes(4)
HOST_METADATA = METADATA.replace(b"DEALER", b"ROUTER")


class Pair(NamedTuple):
    """A key pair of a connection."""

    public: bytes
    secret: bytes


def fresh() -> Pair:
    """Make a key pair."""
    return Pair(*crypto_box_keypair())


def frame(body: bytes, flags: int = 0) -> bytes:
    """Frame *body* as ZMTP does."""
    if len(body) > 255:
        return bytes([flags | LONG]) + struct.pack(">Q", len(body)) + body
    return bytes([flags, len(body)]) + body


class Wire:
    """Guards one connection's bytes, and the count of what was said on it."""

    says, hears = b"CurveZMQMESSAGEC", b"CurveZMQMESSAGES"

    def __init__(self, stream: socket.socket, keys: Pair) -> None:
        self.stream = stream
        self.keys = keys
        self.brief = fresh()
        """The key pair of this connection alone."""
        self._shared = b""
        self._buffer = b""
        self._count = 0
        stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.stream.close()

    def nonce(self) -> bytes:
        """Count on, in eight bytes."""
        self._count += 1
        return struct.pack(">Q", self._count)

    def command(self, body: bytes) -> None:
        """Say a command of the handshake."""
        self.stream.sendall(frame(body, COMMAND))

    def boxed(self, data: bytes, flags: int = 0) -> bytes:
        """Make the frame of a message, or with `MORE` of a part that is not the last."""
        count = self.nonce()
        box = crypto_box_easy_afternm(bytes([flags]) + data, self.says + count, self._shared)
        return frame(b"\x07MESSAGE" + count + box)

    def say(self, data: bytes, flags: int = 0) -> None:
        """Say what `boxed` makes; OSError if the other end has hung up."""
        self.stream.sendall(self.boxed(data, flags))

    def hear(self) -> tuple[int, bytes]:
        """Hear the next message, its flags first."""
        _, body = self.read_frame()
        assert body.startswith(b"\x07MESSAGE"), body[:20]
        plain = crypto_box_open_easy_afternm(body[16:], self.hears + body[8:16], self._shared)
        return plain[0], plain[1:]

    def read(self, count: int) -> bytes:
        """Read *count* bytes; EOFError if they end before."""
        while len(self._buffer) < count:
            more = self.stream.recv(65536)
            if not more:
                raise EOFError
            self._buffer += more
        found, self._buffer = self._buffer[:count], self._buffer[count:]
        return found

    def read_frame(self) -> tuple[int, bytes]:
        """Read a frame: its flags, its body."""
        (flags,) = self.read(1)
        count = struct.unpack(">Q", self.read(8))[0] if flags & LONG else self.read(1)[0]
        return flags, self.read(count)

    def drain(self) -> bool:
        """Throw away what has come; tell whether the other end has hung up."""
        self.stream.settimeout(0)
        try:
            while self.stream.recv(65536):
                pass
        except BlockingIOError:
            return False
        except OSError:
            pass
        finally:
            with contextlib.suppress(OSError):
                self.stream.settimeout(5)
        return True


class Caller(Wire):
    """The side that dials *server*, a key, at an address."""

    def __init__(
        self,
        address: tuple[str, int],
        server: bytes,
        *,
        keys: Pair | None = None,
        source: str = "",
        timeout: float = 5,
    ) -> None:
        stream = socket.create_connection(address, timeout, (source, 0))
        super().__init__(stream, keys or fresh())
        self.server = server
        self._answer = b""  # what WELCOME holds: the other end's brief key, and a cookie

    def up(self) -> Self:
        """Shake hands, to the end."""
        self.greet()
        self.hello()
        self.initiate()
        return self

    def greet(self) -> None:
        """Exchange greetings."""
        self.stream.sendall(GREETING)
        self.read(len(GREETING))

    def hello(self) -> None:
        """Say HELLO, hear WELCOME."""
        count, key = self.nonce(), crypto_box_beforenm(self.server, self.brief.secret)
        box = crypto_box_easy_afternm(bytes(64), b"CurveZMQHELLO---" + count, key)
        self.command(b"\x05HELLO\x01\x00" + bytes(72) + self.brief.public + count + box)
        _, said = self.read_frame()
        assert said.startswith(b"\x07WELCOME"), said[:20]
        self._answer = crypto_box_open_easy_afternm(said[24:], b"WELCOME-" + said[8:24], key)
        self._shared = crypto_box_beforenm(self._answer[:32], self.brief.secret)

    def initiate(self, metadata: bytes = METADATA) -> None:
        """Say INITIATE, hear READY; EOFError or an assertion if the other end does not want us."""
        salt = os.urandom(16)
        key = crypto_box_beforenm(self._answer[:32], self.keys.secret)
        vouch = crypto_box_easy_afternm(self.brief.public + self.server, b"VOUCH---" + salt, key)
        count = self.nonce()
        plain = self.keys.public + salt + vouch + metadata
        box = crypto_box_easy_afternm(plain, b"CurveZMQINITIATE" + count, self._shared)
        self.command(b"\x08INITIATE" + self._answer[32:] + count + box)
        _, said = self.read_frame()
        assert said.startswith(b"\x05READY"), said[:20]


class Host(Wire):
    """The side that somebody has dialed: give it the accepted connection and our key pair."""

    says, hears = Wire.hears, Wire.says

    def up(self) -> Self:
        """Shake hands to the end, with any peer."""
        self.stream.sendall(HOST_GREETING)
        self.read(len(GREETING))
        _, hello = self.read_frame()
        assert hello.startswith(b"\x05HELLO"), hello[:20]
        theirs = hello[80:112]
        salt = os.urandom(16)
        key = crypto_box_beforenm(theirs, self.keys.secret)
        plain = self.brief.public + bytes(96)  # a cookie is for who wants to forget meanwhile
        box = crypto_box_easy_afternm(plain, b"WELCOME-" + salt, key)
        self.command(b"\x07WELCOME" + salt + box)
        _, initiate = self.read_frame()
        assert initiate.startswith(b"\x08INITIATE"), initiate[:20]
        self._shared = crypto_box_beforenm(theirs, self.brief.secret)
        count = self.nonce()
        box = crypto_box_easy_afternm(HOST_METADATA, b"CurveZMQREADY---" + count, self._shared)
        self.command(b"\x05READY" + count + box)
        return self
