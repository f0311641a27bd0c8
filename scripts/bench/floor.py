"""The floor of a round: what each seat signs, sends, verifies and syncs, and nothing else.

One process a seat, raw TCP to all others, plain cryptography and msgpack:
``bench.floor SEAT SEATS FILE``, started by bench.round. Law: the same size and number of messages
as at a table, the same four fsyncs, and every check that binds a seat.
"""

import hashlib
import os
import selectors
import socket
import struct
import sys
import time
from pathlib import Path
from typing import Any, Self

import msgpack
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bench.laps import ask_numbers, ask_schedule, run_laps, say, say_laps

_HOST = "127.0.0.1"
_LENGTH = struct.Struct(">I")
_VALUE = (4,)

Body = tuple[Any, ...]


class Mesh:
    """One connection to each other seat; sends and receives whole frames."""

    def __init__(self, seat: int, ports: list[int], door: socket.socket) -> None:
        self._selector = selectors.DefaultSelector()
        self._peers: dict[socket.socket, bytearray] = {}
        for port in ports[:seat]:
            self._add(socket.create_connection((_HOST, port)))
        for _ in ports[seat + 1 :]:
            self._add(door.accept()[0])

    def _add(self, peer: socket.socket) -> None:
        peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._selector.register(peer, selectors.EVENT_READ, peer)
        self._peers[peer] = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._selector.close()
        for peer in self._peers:
            peer.close()

    def send(self, frame: bytes) -> None:
        """Send *frame* to all."""
        for peer in self._peers:
            peer.sendall(_LENGTH.pack(len(frame)) + frame)

    def receive(self) -> list[bytes]:
        """Wait for data and return the frames that are whole."""
        if not self._selector.get_map():
            raise ConnectionError(f"all {len(self._peers)} others have left")
        frames = []
        for key, _ in self._selector.select():
            if not (data := key.data.recv(65536)):
                self._selector.unregister(key.data)
            unread = self._peers[key.data]
            unread += data
            while len(unread) >= 4 and len(unread) >= (end := 4 + _LENGTH.unpack_from(unread)[0]):
                frames.append(bytes(unread[4:end]))
                del unread[:end]
        return frames


class Seat:
    """Plays one seat; keeps its past, and what it has heard of the next phase."""

    def __init__(self, number: int, seats: int, mesh: Mesh, log: int) -> None:
        keys = [Ed25519PrivateKey.from_private_bytes(bytes([n]) * 32) for n in range(seats)]
        self._key, self._publics = keys[number], [key.public_key() for key in keys]
        self._number, self._mesh, self._log = number, mesh, log
        self._game = self._previous = hashlib.sha256(b"game").digest()
        self._step = 2
        self._heard: dict[tuple[int, str], dict[int, tuple[bytes, bytes, Body]]] = {}
        self._cited: list[bytes] = []

    def play(self) -> float:
        """Commit, seal, open, seal; return when the last seal is verified."""
        nonce = os.urandom(32)
        commits = self._play_step((("bid",), self._commitment(self._step, self._number, nonce)))
        opened = self._play_step((("open", self._step - 1, _VALUE, nonce), b""))
        for seat, (action, _) in opened.items():
            if self._commitment(action[1], seat, action[3]) != commits[seat][1]:
                raise ValueError(f"seat {seat} opens what it did not commit to")
        return time.monotonic()

    def _commitment(self, step: int, seat: int, nonce: bytes) -> bytes:
        fields = ("wormup/1/seal-value", self._game, step, seat, _VALUE, nonce)
        return hashlib.sha256(msgpack.packb(fields)).digest()

    def _play_step(self, act: Body) -> dict[int, Body]:
        """Send *act* and receive all others', seal them and receive all others' seals."""
        acts = self._exchange("act", act)
        state = hashlib.sha256(b"state").digest()
        everybody = (1 << len(acts)) - 1
        slots = tuple((seat, identity) for seat, (identity, _) in sorted(acts.items()))
        content = (slots, everybody, everybody, state)
        for seat, (_, seal) in self._exchange("seal", ((0, 0, 0), content, ())).items():
            if seal[1] != content:
                raise ValueError(f"seat {seat} seals something else")
        fields = ("wormup/1/step", self._game, self._step, self._previous, content)
        self._previous = hashlib.sha256(msgpack.packb(fields)).digest()
        self._step += 1
        return {seat: body for seat, (_, body) in acts.items()}

    def _exchange(self, kind: str, body: Body) -> dict[int, tuple[bytes, Body]]:
        """Write and send a signed message, after what was heard before; wait for the others'."""
        tag = f"wormup/1/{kind}"
        payload = msgpack.packb((tag, self._game, self._step, self._number, self._previous, body))
        wire = msgpack.packb((payload, self._key.sign(payload)))
        os.write(self._log, b"".join((*self._cited, wire)))
        os.fsync(self._log)
        self._cited.clear()
        self._mesh.send(wire)
        heard = self._heard.setdefault((self._step, tag), {})
        while len(heard) < len(self._publics) - 1:
            for frame in self._mesh.receive():
                self._take(frame)
        del self._heard[self._step, tag]
        if any(previous != self._previous for previous, _, _ in heard.values()):
            raise ValueError(f"step {self._step}: a message continues another past")
        found = {seat: (identity, said) for seat, (_, identity, said) in heard.items()}
        return found | {self._number: (hashlib.sha256(payload).digest(), body)}

    def _take(self, frame: bytes) -> None:
        payload, signature = _strict(frame)
        tag, game, step, seat, previous, body = _strict(payload)
        self._publics[seat].verify(signature, payload)
        if game != self._game:
            raise ValueError(f"seat {seat} plays another game")
        self._cited.append(frame)
        said = (previous, hashlib.sha256(payload).digest(), body)
        self._heard.setdefault((step, tag), {})[seat] = said


def _strict(data: bytes) -> Body:
    """Read the one shortest form of a value."""
    value: Body = msgpack.unpackb(data, use_list=False, strict_map_key=True, max_map_len=0)
    if msgpack.packb(value) != data:
        raise ValueError(f"{len(data)} bytes: not the shortest form")
    return value


def main(seat: int, seats: int, path: Path) -> None:
    """Meet the others and play by the schedule."""
    with socket.create_server((_HOST, 0)) as door:
        say(door.getsockname()[1])
        mesh = Mesh(seat, ask_numbers(), door)
    with mesh, path.open("xb") as log:
        say("ready")
        say_laps(run_laps(ask_schedule(), Seat(seat, seats, mesh, log.fileno()).play))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
