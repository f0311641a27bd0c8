"""The sizes in a packet: the largest is read, one more is not, and digests and keys have one size.

The numbers stand here again, for another version of the program holds us to them (P13).
"""

import pytest

from core.table.encoding import MalformedError, pack
from net.protocol.game_packets import AsidePacket, GenesisPacket, Have, Msgs
from net.protocol.hello_packets import Greeting
from net.protocol.packets import Packet, decode
from net.protocol.peer_packets import Peers, Whereabouts
from net.protocol.table_packets import Join, OpenTable
from net.protocol.terms import Terms
from tests.net.protocol.samples import ACT, MINE, OFFER, YOURS

DIGEST = bytes(32)
LOCAL = ("192.0.2.1", 1)


def greeting(name: int = 3, version: int = 1, rules: int = 1, digest: int = 32) -> Packet:
    return Greeting("x" * name, "1" * version, (("toy/1", bytes(digest)),) * rules)


def opened(number: int = 0, seats: int = 2, offers: int = 1, digest: int = 32) -> Packet:
    return OpenTable(number, Terms("toy/1", bytes(digest), 3, seats), (OFFER,) * offers)


def have(step: int = 1, proven: int = 0, size: int = 32) -> Packet:
    return Have(DIGEST, step, DIGEST, (bytes(size),), proven)


def peers(count: int = 1, addresses: int = 1, port: int = 1) -> Packet:
    return Peers((Whereabouts(MINE, YOURS, (("192.0.2.1", port),) * addresses),) * count)


def aside(size: int = 1, kind: str = "laid", digest: int = 32) -> Packet:
    """Make an aside whose content is packed as so many bytes, three of them a head."""
    return AsidePacket(bytes(digest), kind, bytes(size - 3) if size > 256 else 0)


@pytest.mark.parametrize(
    "packet",
    [
        *(aside(size=2048), aside(kind="again"), aside(kind="gesture")),
        greeting(name=24, version=32, rules=64),
        greeting(name=1, version=0, rules=0),
        opened(number=2**31, seats=5, offers=5),
        opened(number=0, seats=1, offers=1),
        Join(0, OFFER),
        Join(2**31, OFFER),
        have(step=1, proven=0),
        have(step=2**31, proven=0b11111),
        peers(count=32, addresses=8, port=65_535),
        peers(count=1, addresses=0),
        peers(port=1),
    ],
)
def test_what_is_just_not_too_much_or_too_little_is_read(packet):
    """P13."""
    assert decode(pack(packet.value)) == packet


@pytest.mark.parametrize(
    "packet",
    [
        *(aside(size=2049), aside(size=2049, kind="shout"), aside(kind="")),
        greeting(name=25),
        greeting(name=0),
        greeting(version=33),
        greeting(rules=65),
        opened(number=2**31 + 1),
        opened(number=-1),
        opened(seats=6),
        opened(seats=0),
        opened(offers=6),
        opened(offers=0),
        Join(2**31 + 1, OFFER),
        Join(-1, OFFER),
        have(step=0),
        have(step=2**31 + 1),
        have(proven=0b100000),
        have(proven=-1),
        peers(count=33),
        peers(count=0),
        peers(addresses=9),
        peers(port=0),
        peers(port=65_536),
    ],
)
def test_one_more_or_one_less_is_refused(packet):
    """P13."""
    with pytest.raises(MalformedError):
        decode(pack(packet.value))


@pytest.mark.parametrize("size", [0, 31, 33])
@pytest.mark.parametrize(
    "kind", ["greeting", "open", "game", "previous", "id", "msgs", "link", "key", "aside"]
)
def test_digests_and_keys_have_one_size(kind, size):
    """P2: each of them by itself."""
    odd = bytes(size)
    packet: Packet = {
        "greeting": greeting(digest=size),
        "open": opened(digest=size),
        "game": Have(odd, 1, DIGEST, (), 0),
        "previous": Have(DIGEST, 1, odd, (), 0),
        "id": have(size=size),
        "msgs": Msgs(odd, (ACT,)),
        "aside": aside(digest=size),
        "link": Peers((Whereabouts(odd, YOURS, (LOCAL,)),)),
        "key": Peers((Whereabouts(MINE, odd, (LOCAL,)),)),
    }[kind]
    with pytest.raises(MalformedError):
        decode(pack(packet.value))


def test_one_id_of_another_kind_spoils_the_others():
    """P10.4."""
    with pytest.raises(MalformedError):
        decode(pack(("have", DIGEST, 1, DIGEST, (DIGEST, "x" * 32), 0)))


def test_no_more_sits_than_seats():
    """P3.3."""
    sits = ((b"", bytes(64)),) * 6
    assert decode(pack(("genesis", (), sits[:5]))) == GenesisPacket((), sits[:5])
    with pytest.raises(MalformedError):
        decode(pack(("genesis", (), sits)))
