"""What a node does is counted as it is done, without changing the node."""

import os
import sys

import pytest

from bench.node import Tally
from core.table.messages import Act, MessagePlace, sign
from core.table.signing import verify
from net.driver.sockets import Sockets
from net.protocol.game_packets import Have, Msgs
from net.protocol.packets import encode
from tests.seats import identity_of

_GAME = bytes(32)


def _message(step, seat):
    return sign(identity_of(1, seat), MessagePlace(_GAME, step, seat, _GAME), Act(("bid",), b""))


@pytest.fixture
def tally():
    return Tally()


def _counted(tally, job):
    sys.setprofile(tally.see)
    job()
    sys.setprofile(None)


def test_signatures_count_for_the_round_of_their_step_and_fsyncs_for_the_last_signed(
    tally, tmp_path
):
    early, late = _message(2, 1), _message(5, 1)
    public = identity_of(1, 1).public

    def job():
        with (tmp_path / "log").open("wb") as file:
            _message(4, 0)
            os.fsync(file.fileno())
        for message in (early, late, late):
            verify(public, message.payload, message.signature)

    _counted(tally, job)
    assert tally.rounds(2) == [{"verified": 1}, {"signed": 1, "fsyncs": 1, "verified": 2}]


def test_own_messages_and_relayed_ones_are_told_apart(tally):
    own = _message(2, 1)
    packets = (Msgs(_GAME, (own, _message(2, 0))), Have(_GAME, 2, _GAME, (), 0))

    def job():
        _message(2, 1)
        with Sockets("127.0.0.1") as sockets:
            for packet in packets:
                sockets.send(bytes(32), encode(packet))

    _counted(tally, job)
    assert tally.rounds(1) == [
        {"signed": 1, "sent": 1, "relayed": 1, "msgs frames": 1, "have frames": 1}
    ]
