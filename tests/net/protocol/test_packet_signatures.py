"""What a packet makes us verify, and how often (P13)."""

import pytest

from net.protocol.fields import judge
from net.protocol.game_packets import Msgs, genesis_packet
from net.protocol.packets import decode, encode, signatures
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from tests.net.protocol.samples import ACT, SAMPLES
from tests.seats import sat_down


@pytest.mark.parametrize("kind", ["open", "join", "hello"])
def test_what_is_known_byte_for_byte_is_not_judged_again(kind):
    """Each second all lobbies say what they said before (P13)."""
    frame = encode(SAMPLES[kind])
    decode(frame)
    before = judge.cache_info().misses
    for _ in range(50):
        decode(frame)
    assert judge.cache_info().misses == before


def test_the_signatures_of_a_packet_are_counted_before_any_is_verified():
    """Of a sit nobody knows whose it is, before all keys have been tried (P13)."""
    counted = {kind: signatures(packet.value) for kind, packet in SAMPLES.items()}
    assert {kind: number for kind, number in counted.items() if number} == {
        "hello": 1,
        "open": 1,
        "join": 1,
        "genesis": 2,
        "msgs": 1,
        "twin": 1,
        "certificate": 1,
        "tournament": 7,
    }
    genesis, sits = sat_down(1, 5)
    assert signatures(genesis_packet(genesis, sits).value) == 30
    assert signatures(OpenTable(1, Terms("x", bytes(32), 0, 2), genesis.offers).value) == 5
    assert signatures(Msgs(bytes(32), (ACT,) * 9).value) == 9


@pytest.mark.parametrize("value", [(), "hello", ("open",), ("genesis", 1, ()), ("msgs", b"", 2)])
def test_what_is_no_packet_has_no_signatures(value):
    assert signatures(value) == 0
