"""The floor of a round sends what a table sends, and does no less than a seat must."""

import socket
import sys
import threading

import msgpack
import pytest

from bench.floor import Mesh, Seat
from bench.node import Tally
from core.table.messages import MessageKind, parse_message

_SEATS = 3


class _Played:
    """Rounds of all seats, one thread each."""

    def __init__(self, folder, rounds):
        self.logs = [folder / str(seat) for seat in range(_SEATS)]
        self.tallies = [Tally() for _ in range(_SEATS)]
        doors = [socket.create_server(("127.0.0.1", 0)) for _ in range(_SEATS)]
        ports = [door.getsockname()[1] for door in doors]
        threads = [
            threading.Thread(target=self._play, args=(seat, ports, doors[seat], rounds))
            for seat in range(_SEATS)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _play(self, number, ports, door, rounds):
        with door:
            mesh = Mesh(number, ports, door)
        with self.logs[number].open("wb") as log, mesh:
            seat = Seat(number, _SEATS, mesh, log.fileno())
            sys.setprofile(self.tallies[number].see)
            for _ in range(rounds):
                seat.play()
            sys.setprofile(None)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    return _Played(tmp_path_factory.mktemp("floor"), rounds=2)


def test_each_seat_signs_verifies_and_syncs_as_at_a_table(played):
    for tally in played.tallies:
        for counts in tally.rounds(2):
            assert counts == {"signed": 4, "verified": 4 * (_SEATS - 1), "fsyncs": 4}


def _messages(log):
    with log.open("rb") as file:
        return [parse_message(wire) for wire in msgpack.Unpacker(file, use_list=False)]


def test_its_messages_are_those_of_a_table(played):
    for seat, log in enumerate(played.logs):
        own = [message for message in _messages(log) if message.seat == seat]
        assert [message.kind for message in own] == [MessageKind.ACT, MessageKind.SEAL] * 4
        assert [message.step for message in own] == [2, 2, 3, 3, 4, 4, 5, 5]


def test_all_seats_have_the_same_past(played):
    first, *others = (
        {message.id for message in _messages(log) if message.kind is MessageKind.ACT}
        for log in played.logs
    )
    assert others == [first] * (_SEATS - 1)
    assert len(first) == 4 * _SEATS
