"""The empty room: why nobody is here, in the sentence that a seat and `doctor` say too."""

from dataclasses import replace
from typing import Any

import pytest

from core.table.trouble import Trouble
from gui.terminal.advice import advice
from gui.terminal.peer_command import _Seat
from gui.window.start.nobody_card import NobodyCard
from gui.words import trouble_words
from gui.words.network_report import rows_of
from gui.words.words import sentence
from net.driver.adapters import Adapter
from net.driver.network_check import AdapterFound, PeerFound
from net.driver.obstacles import kept_in, obstacle
from net.protocol.effects import Show
from net.protocol.snapshot import LobbySnapshot
from net.protocol.troubles import NetworkReason
from tests.gui.words.test_network_report import WELL

CODE = "R2M02-5WWQD-A4Q8D-FWC5X"
EVE = PeerFound("Eve", ("192.168.7.9",), reached=False)
CASES: dict[NetworkReason, dict[str, Any]] = {
    NetworkReason.NO_ADAPTER: {"adapters": (), "peers": ()},
    NetworkReason.ONLY_IPV6: {"missing": Trouble(NetworkReason.ONLY_IPV6), "adapters": ()},
    NetworkReason.NO_ADDRESS: {"missing": Trouble(NetworkReason.NO_ADDRESS, name="eth0")},
    NetworkReason.NOT_REACHED: {"peers": (EVE,)},
    NetworkReason.KEPT_IN: {"is_barred": True},
    NetworkReason.FILTERED: {"is_filtered": True},
    NetworkReason.MDNS_OFF: {"mdns_trouble": Trouble(NetworkReason.MDNS_OFF, what="taken")},
}


@pytest.fixture
def card(qtbot):
    card = NobodyCard()
    qtbot.addWidget(card)
    card.look_round(is_done=True)
    return card


def trouble_of(reason):
    """Return the trouble as the node and `doctor` find it."""
    found = replace(WELL, **CASES[reason])
    missed = [(one.name, one.hosts[0]) for one in found.peers if not one.reached]
    why = obstacle(
        found.why_no_network or (kept_in(found.system) if found.is_barred else None),
        missed,
        is_filtered=found.is_filtered,
        others=(found.beacon_trouble, found.mdns_trouble),
    )
    assert why is not None
    assert why.reason is reason
    return found, why


def told(card, reason):
    """Return what seat, doctor, network page and first page say."""
    found, why = trouble_of(reason)
    card.tell(why, CODE)
    lines: list[str] = []
    _Seat(lines.append).tell(Show(LobbySnapshot((), (), (), None, why_alone=why, code=CODE)))
    _, seat = lines
    doctor = [line.text for line in advice(found) if line.is_due]
    page = [row.said for row in rows_of(found)]
    return seat.removeprefix("note: "), doctor, page, card.said.text()


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name)
def test_page_seat_and_doctor_say_what_one_owner_says(card, reason, monkeypatch):
    seat, doctor, page, first = told(card, reason)
    assert seat in doctor
    assert sentence(seat) in page
    assert first == sentence(seat)
    monkeypatch.setitem(trouble_words.TEMPLATES, reason, "broken")
    assert told(card, reason)[0] == "broken"
    seat, doctor, page, first = told(card, reason)
    assert (seat in doctor, sentence(seat) in page, first) == (True, True, "Broken.")


def test_who_can_only_come_to_us_is_shown_our_code(card):
    card.tell(Trouble(NetworkReason.NOT_REACHED, name="Eve", hosts="192.168.7.9"), CODE)
    assert card.heading.text() == "Eve is heard, but not reached"
    assert card.code.text().split() == CODE.split("-")
    card.tell(None, CODE)
    assert card.heading.text() == "Nobody else is here yet"
    assert card.code.isHidden()


def test_the_most_certain_reason_is_told():
    off, mdns = Trouble(NetworkReason.NO_ADAPTER), Trouble(NetworkReason.MDNS_OFF, what="taken")
    assert obstacle(off, [("Eve", "10.0.0.9")], is_filtered=True, others=(mdns,)) is off
    missed = Trouble(NetworkReason.NOT_REACHED, name="Eve", hosts="10.0.0.9")
    assert obstacle(None, [("Eve", "10.0.0.9")], is_filtered=True, others=(mdns,)) == missed
    dropped = Trouble(NetworkReason.FILTERED)
    assert obstacle(None, (), is_filtered=True, others=(mdns,)) == dropped
    assert obstacle(None, (), others=(None, mdns)) is mdns
    assert obstacle(None, ()) is None


def test_doctor_names_a_dead_adapter_and_our_own_program_as_what_they_are():
    dead = Adapter("198.51.100.11", 24, "eth0", is_alive=False)
    own = PeerFound("Ann", ("198.51.100.11", "127.0.0.1"), reached=True)
    found = replace(WELL, dead=(dead,), peers=(own,), own=own.hosts, is_filtered=True)
    said = [line.text for line in advice(found)]
    assert "eth0, 198.51.100.11: has an address but no link, so it is not used" in said
    assert "Ann runs on this laptop" in said
    assert not any("no firewall of this laptop" in line for line in said)
    assert isinstance(found.adapters[0], AdapterFound)
