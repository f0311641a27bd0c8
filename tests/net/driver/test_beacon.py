"""The beacon (P10.3): real datagrams, none of which leaves this machine."""

import contextlib
import errno
import os
import select
import socket
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.encoding import MalformedError, pack
from core.table.trouble import Trouble
from net.driver.adapters import Adapter, own_addresses
from net.driver.beacon import UNHEARD_MAX, Beacon, is_heard_on_loopback, parse_datagram
from net.driver.hints import Hint, HintCard
from net.driver.link_events import Readable
from net.protocol.troubles import NetworkReason
from tests.net.driver.windows import TooLongAtFirst
from tests.world import HANG_S

BROADCAST = "127.255.255.255"
KEYS = [bytes([number]) * 32 for number in range(4)]

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux is known to broadcast on loopback"
)


@pytest.fixture
def port():
    """Find a UDP port that nobody uses now; parallel runs find others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("", 0))
        return free.getsockname()[1]


@pytest.fixture
def beacons(port):
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(
                contextlib.closing(
                    Beacon(HintCard(key, 5000 + number, f"P{number}", meet=port), loopback=True)
                )
            )
            for number, key in enumerate(KEYS[:3])
        ]


@pytest.fixture
def stranger(port):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        opened.bind(("127.0.0.1", 0))
        opened.connect((BROADCAST, port))
        yield opened


def test_players_on_one_machine_hear_each_other_and_not_themselves(beacons):
    for beacon in beacons:
        assert beacon.shout() == (BROADCAST,)
        assert beacon.trouble is None
    hints = [
        Hint(key, f"P{number}", (("127.0.0.1", 5000 + number),), 1)
        for number, key in enumerate(KEYS[:3])
    ]
    for own, beacon in enumerate(beacons):
        assert _heard(beacon, 2) == [hint for hint in hints if hint != hints[own]]


def test_garbage_is_left_out_and_stops_nothing(beacons, stranger):
    for garbage in (b"", b"\xc1", bytes(1000), pack((b"wormup", 1)), pack((b"other", 1, 2, 3, 4))):
        stranger.send(garbage)
    beacons[0].shout()
    assert [hint.public for hint in _heard(beacons[1], 1)] == [KEYS[0]]


def test_a_datagram_that_is_too_long_on_windows_hides_no_player(beacons):
    """There it is an error to receive one that is longer than the buffer."""
    beacons[0].shout()
    assert select.select([beacons[1].socket], [], [], 10)[0]
    beacons[1].socket = TooLongAtFirst(beacons[1].socket)
    assert [hint.public for hint in beacons[1].hear()] == [KEYS[0]]


def test_a_flood_is_read_a_little_at_a_time(beacons, stranger):
    for _ in range(100):
        stranger.send(pack((b"wormup", 1, 5000, KEYS[3], "Flood")))
    assert select.select([beacons[0].socket], [], [], 10)[0]
    assert len(beacons[0].hear(7)) == 7


def test_in_loopback_mode_nothing_from_outside_is_heard(beacons, port):
    """A datagram from and to our own outer address stays on this machine."""
    outer = own_addresses(loopback=False)
    if not outer:
        pytest.skip("this machine has no adapter but loopback")
    for beacon in beacons[1:]:
        beacon.close()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outside:
        outside.bind((outer[0], 0))
        outside.sendto(pack((b"wormup", 1, 5000, KEYS[3], "Mallory")), (outer[0], port))
    assert select.select([beacons[0].socket], [], [], 10)[0]
    assert beacons[0].hear() == []


def test_a_port_in_use_turns_the_beacon_off_and_is_named(port):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.bind(("", port))
        beacon = Beacon(HintCard(KEYS[0], 5000, "Anna", meet=port), loopback=True)
        what = os.strerror(errno.EADDRINUSE)
        assert beacon.trouble == Trouble(NetworkReason.BEACON_OFF, port=port, what=what)
        assert (beacon.socket, beacon.shout(), beacon.hear()) == (None, (), [])
        beacon.close()


def test_the_sockets_tell_when_there_is_something_to_hear(room, beacons):
    peer = room.peer()
    peer.watch(beacons[0].socket)
    beacons[1].shout()
    room.until(lambda: room.told(peer, Readable))
    assert [hint.public for hint in beacons[0].hear()] == [KEYS[1]]
    peer.unwatch(beacons[0].socket)


def test_a_machine_whose_beacons_hear_each_other_knows_it(port):
    assert is_heard_on_loopback(port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.bind(("", port))
        assert not is_heard_on_loopback(port)


@pytest.mark.parametrize(("host", "is_filtered"), [("127.0.0.1", True), ("192.0.2.7", False)])
def test_a_filter_is_known_though_it_lets_in_what_the_laptop_says_to_itself(
    port, monkeypatch, host, is_filtered
):
    adapters = (Adapter("127.0.0.1", 8, "lo"), Adapter("192.0.2.7", 24, "wlan0"))
    monkeypatch.setattr(f"{Beacon.__module__}.recent_adapters", lambda: adapters)
    monkeypatch.setattr(Beacon, "_send_by", lambda *_: None)
    with contextlib.closing(Beacon(HintCard(KEYS[0], 5000, "Ann", meet=port))) as beacon:
        echoes = pack((b"wormup", 1, 5000, KEYS[0], "Ann"))
        monkeypatch.setattr(beacon, "_next", lambda: [parse_datagram(echoes, host)])
        for _ in range(UNHEARD_MAX + 1):
            assert beacon.shout() == ("192.0.2.255",)
            assert beacon.hear() == []
        assert beacon.is_filtered is is_filtered


def test_a_closed_beacon_is_silent(beacons):
    beacons[0].close()
    beacons[0].close()
    assert (beacons[0].shout(), beacons[0].hear()) == ((), [])


def test_the_longest_name_fits_into_a_datagram(beacons, port):
    card = HintCard(KEYS[3], 65535, "\U0001f40c" * 24, 9999, meet=port)
    with contextlib.closing(Beacon(card, loopback=True)) as longest:
        longest.shout()
        assert [hint.name for hint in _heard(beacons[0], 1)] == [card.name]


@given(st.binary(max_size=300))
def test_no_bytes_are_more_than_malformed(data):
    with pytest.raises(MalformedError):
        parse_datagram(data, "127.0.0.1")


def test_a_datagram_of_another_form_is_malformed():
    with pytest.raises(MalformedError, match="bytes of something else"):
        parse_datagram(pack((b"wormup", 1, 5000, KEYS[0], "Anna", b"more")), "127.0.0.1")


def _heard(beacon, count):
    hints: list[Hint] = []
    while len(hints) < count:
        assert select.select([beacon.socket], [], [], HANG_S)[0], hints
        hints += beacon.hear()
    return hints


def test_what_others_say_is_no_word_of_ours_that_came_back(beacons, stranger):
    """A filter that drops what comes in lets nothing of us come back; garbage shows nothing."""
    (ours, other, _) = beacons
    ours._unheard = UNHEARD_MAX + 1  # noqa: SLF001  # it shouted for so long
    for say in (lambda: stranger.send(b"garbage"), other.shout):
        say()
        assert select.select([ours.socket], [], [], HANG_S)[0]
        ours.hear()
        assert ours.is_filtered
