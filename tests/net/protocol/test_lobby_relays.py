"""Lobby: a guest tells of the table and brings who does not hear its host (P3.3, P10.3)."""

import pytest

from core.table.genesis import make_offer
from net.protocol.effects import Send
from net.protocol.limits import OPEN_TABLE_LASTS_S, PASS_ON_EVERY_S
from net.protocol.table_packets import Closed, Join, OpenTable
from tests.net.protocol.hall import Guest, Hall, Invited, require_written_first, terms
from tests.seats import secret_of
from tests.simulation.witness import read_frame


def cut(hall: Hall, *pairs: tuple[Guest, Guest]) -> None:
    """Let each of these pairs hear nothing of each other, as if they had never met."""
    numbers = {frozenset((one.number, other.number)) for one, other in pairs}
    hall.loses = lambda sender, to, _packet: frozenset((sender, to)) in numbers
    for one, other in (*pairs, *((b, a) for a, b in pairs)):
        one.lobby.lose(other.link)


def host_middle_far(seats: int) -> tuple[Hall, Guest, Guest, Guest]:
    """Three people in the order of their identities; the first and the last are cut off."""
    hall = Hall(3)
    host, middle, far = sorted(hall.guests, key=lambda guest: guest.identity.public)
    cut(hall, (host, far))
    hall.want(*[terms(seats)] * 3)
    return hall, host, middle, far


def test_who_does_not_hear_the_host_sits_down_through_a_guest():
    hall, *guests = host_middle_far(3)
    hall.run(3)
    (game,) = set(hall.games())
    assert game is not None
    for guest in guests:
        require_written_first(guest)


def test_its_seat_is_free_again_when_it_or_the_guest_between_goes():
    for goes in (1, 2):
        hall, host, *others = host_middle_far(4)
        hall.run(2)
        assert len(host.lobby.snapshot().seated) == 3
        going = others[goes - 1]
        hall.perform(going, going.lobby.get_up())
        hall.run(OPEN_TABLE_LASTS_S + 2)
        assert len(host.lobby.snapshot().seated) == 3 - 2 // goes


def test_a_table_is_shown_once_by_its_host_and_by_a_guest_only_to_who_does_not_hear_the_host():
    hall, host, middle, far = host_middle_far(4)
    hall.run(2)
    tables = {name: person.table for name, person in far.people().items()}
    ((name, table),) = tables.items()
    assert table is not None
    assert table.opener == host.identity.public
    assert [person.table for person in host.people().values()] == [None]
    shown = [person.table for person in middle.people().values() if person.table]
    assert [table.opener for table in shown] == [host.identity.public]
    assert name in middle.lobby.snapshot().seated


def test_a_guest_of_a_guest_tells_of_no_table():
    """Else those who lost the host could go on telling each other of it for ever."""
    hall, _, middle, far = host_middle_far(4)
    hall.run(2)
    packets = [read_frame(e.frame) for e in far.effects if isinstance(e, Send)]
    assert Closed() in packets
    openers = {packet.opener for packet in packets if isinstance(packet, OpenTable)}
    assert openers == {far.identity.public}
    assert middle.identity.public not in openers


@pytest.mark.parametrize("is_guest", [False, True])
def test_only_who_sits_there_may_bring_somebody(is_guest):
    """A stranger cannot fill a table with the offers of others (P13)."""
    hall, host, middle, far = host_middle_far(4)
    if not is_guest:
        hall.perform(middle, middle.lobby.get_up())
    hall.run(0.3)
    seated = host.lobby.snapshot().seated
    offer = make_offer("Eva", far.identity, secret_of(7, 3))
    host.lobby.receive(middle.link, Join(1, offer), hall.now)
    assert ("Eva" in host.lobby.snapshot().seated) is is_guest
    assert "Eva" not in seated


def test_a_guest_passes_on_nobodys_offer_but_its_makers():
    hall, _, middle, far = host_middle_far(4)
    hall.run(0.3)
    of_far = make_offer("Eva", far.identity, secret_of(7, 3))
    of_other = make_offer("Finn", middle.identity, secret_of(8, 3))
    assert middle.lobby.receive(far.link, Join(1, of_other), hall.now + 1) == []
    assert middle.lobby.receive(far.link, Join(1, of_far), hall.now + 1) != []


def test_a_flood_of_offers_is_passed_on_at_the_rate_of_honest_ones():
    """Or a stranger could use up what the host hears of the guest between (P13)."""
    hall, _, middle, far = host_middle_far(4)
    hall.run(0.3)
    offer = make_offer("Eva", far.identity, secret_of(7, 3))
    passed = [
        effect
        for number in range(1000)
        for effect in middle.lobby.receive(far.link, Join(1, offer), hall.now + number / 200)
    ]
    assert len(passed) <= 5 / PASS_ON_EVERY_S + 1


def test_a_guest_whose_host_went_away_while_all_sit_down_passes_nothing_on():
    invited = Invited()
    assert invited.show(invited.genesis)
    invited.guest.lobby.lose(invited.opener.link)
    offer = make_offer("Eva", invited.third.identity, secret_of(7, 3))
    assert invited.guest.lobby.receive(invited.third.link, Join(1, offer), 0.0) == []
