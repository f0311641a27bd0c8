"""Why nobody is here: of all that is known, the most certain reason (P10.3)."""

import pytest

from core.table.trouble import Trouble
from net.driver.adapters import Adapter, AdapterLinks
from net.driver.obstacles import no_network, obstacle
from net.protocol.troubles import NetworkReason

LOOPBACK, WIFI = Adapter("127.0.0.1", 8, "lo"), Adapter("192.0.2.7", 24, "wlan0")
TUNNEL = Adapter("10.8.0.1", 24, "tun0")
OFF = Adapter("192.0.2.7", 24, "wlan0", is_alive=False)
NONE, BARE = AdapterLinks(is_wide=False, bare=()), AdapterLinks(is_wide=False, bare=("eth0",))


@pytest.mark.parametrize(
    ("adapters", "links", "why"),
    [
        ([LOOPBACK, WIFI], NONE, None),
        ([TUNNEL], NONE, Trouble(NetworkReason.NO_ADAPTER)),
        ([OFF, TUNNEL], NONE, Trouble(NetworkReason.NO_ADAPTER)),
        ([Adapter("10.9.0.1", 24, "ppp0")], NONE, None),
        ([LOOPBACK], NONE, Trouble(NetworkReason.NO_ADAPTER)),
        (
            [OFF],
            NONE,
            Trouble(NetworkReason.NO_ADAPTER),
        ),
        ([Adapter("172.17.0.1", 16, "docker0")], NONE, Trouble(NetworkReason.NO_ADAPTER)),
        ([LOOPBACK], AdapterLinks(is_wide=True, bare=("eth0",)), Trouble(NetworkReason.ONLY_IPV6)),
        (
            [TUNNEL],
            BARE,
            Trouble(NetworkReason.NO_ADDRESS, name="eth0"),
        ),
        ([WIFI], AdapterLinks(is_wide=True, bare=("eth0",)), None),
    ],
)
def test_without_an_adapter_that_leads_to_others_it_is_told_what_there_is(adapters, links, why):
    assert no_network(adapters, links) == why


def test_the_most_certain_reason_comes_first():
    missing, other = Trouble(NetworkReason.NO_ADAPTER), Trouble(NetworkReason.MDNS_ALONE)
    missed = [("Cem", "192.0.2.9"), ("Ben", "192.0.2.8")]
    reached = Trouble(NetworkReason.NOT_REACHED, name="Ben", hosts="192.0.2.8")
    assert obstacle(missing, missed, is_filtered=True, others=[other]) == missing
    assert obstacle(None, missed, is_filtered=True, others=[other]) == reached
    filtered = Trouble(NetworkReason.FILTERED)
    assert obstacle(None, [], is_filtered=True, others=[other]) == filtered
    assert obstacle(None, [], others=[None, other]) == other
    assert obstacle(None, []) is None
