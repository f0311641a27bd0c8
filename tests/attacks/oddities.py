"""Greetings, handshakes and commands that are almost right, each in its own way."""

import random
import struct

from tests.attacks.zmtp import COMMAND, GREETING, MORE, Caller, frame


def odd_greeting(caller: Caller, rng: random.Random) -> None:
    """Spoil a greeting, or say an older one."""
    spoilt = bytearray(GREETING)
    for _ in range(3):
        spoilt[rng.randrange(64)] = rng.randrange(256)
    old = (b"\x01\x00", b"\xff" + bytes(8) + b"\x7f\x01\x05\x00\x00", GREETING[:11] + b"\x00")
    null = GREETING[:12] + b"NULL".ljust(20, b"\0") + bytes(32)
    caller.stream.sendall(rng.choice((bytes(spoilt), *old, null)) + rng.randbytes(200))


def odd_command(caller: Caller, rng: random.Random) -> None:
    """Begin the handshake with any command, too short or too long."""
    caller.greet()
    names = (b"\x05HELLO", b"\x08INITIATE", b"\x05READY", b"\x05ERROR\xff", b"\x07MESSAGE")
    odd = (b"", b"\x04PING", b"\x04PONG", b"\x05HELLO\x01\x00" + bytes(192), b"\xffHELLO")
    caller.command(rng.choice((*names, *odd)) + bytes(rng.choice((0, 0, 30, 192, 300))))


def odd_initiate(caller: Caller, rng: random.Random) -> None:
    """End the handshake with an INITIATE of odd length, or with odd metadata."""
    caller.greet()
    caller.hello()
    if rng.random() < 0.5:
        caller.command(b"\x08INITIATE" + bytes(rng.choice((0, 104, 248, 400))))
        return
    many = (b"\x01a" + struct.pack(">I", 200) + bytes(200)) * 200
    kind = b"\x0bSocket-Type"
    odd = (b"", b"\xff" * 30, kind + b"\xff" * 4, bytes(5), kind + b"\0\0\0\3SUB", many)
    caller.initiate(rng.choice(odd))


def odd_message(caller: Caller, rng: random.Random) -> None:
    """Shake hands rightly, and then say what nobody can open."""
    caller.up()
    said = rng.choice((b"", b"\x09SUBSCRIBE", b"\x06CANCEL", b"\xff", b"\x04PONG", b"\x05READY"))
    caller.say(said, rng.choice((2, 3, 255)))
    caller.stream.sendall(frame(b"\x07MESSAGE" + rng.randbytes(rng.randrange(60))))
    caller.stream.sendall(frame(rng.randbytes(40), rng.choice((0, MORE, COMMAND, 8, 128))))


ODDITIES = (odd_greeting, odd_command, odd_initiate, odd_message)
