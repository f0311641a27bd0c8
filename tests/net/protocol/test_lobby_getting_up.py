"""Lobby: taking back the wish to play, and what a window needs to show it all (P3.3, P10.3)."""

import pytest

from net.protocol.commands import Watch
from net.protocol.effects import RenewSecret, Send, Started
from net.protocol.game_packets import genesis_packet
from net.protocol.limits import OPEN_TABLE_LASTS_S, SITTING_WITHIN_S
from net.protocol.table_packets import Closed, Join, Leave, OpenTable
from tests.net.protocol.hall import Guest, Hall, Invited, nothing, terms
from tests.simulation.witness import read_frame


def ranked(hall: Hall) -> list[Guest]:
    """Order everybody so that the opener comes first."""
    return sorted(hall.guests, key=lambda guest: guest.identity.public)


def two_at_a_table_of_three() -> tuple[Hall, Guest, Guest]:
    hall = Hall(2)
    hall.want(terms(3), terms(3))
    hall.run(1)
    opener, guest = ranked(hall)
    assert opener.lobby.snapshot().seated == guest.lobby.snapshot().seated
    assert len(opener.lobby.snapshot().seated) == 2
    return hall, opener, guest


def get_up(hall: Hall, guest: Guest) -> None:
    hall.perform(guest, guest.lobby.get_up())


def test_a_guest_who_gets_up_frees_its_seat_at_once():
    hall, opener, guest = two_at_a_table_of_three()
    get_up(hall, guest)
    hall.run(0.2)
    assert len(opener.lobby.snapshot().seated) == 1
    snapshot = guest.lobby.snapshot()
    assert (snapshot.terms, snapshot.seated) == (None, ())


def test_an_opener_who_gets_up_leaves_its_guest_with_a_table_of_its_own():
    hall, opener, guest = two_at_a_table_of_three()
    get_up(hall, opener)
    hall.run(0.3)
    assert len(guest.lobby.snapshot().seated) == 1
    name = guest.lobby.snapshot().seated[0]
    table = opener.people()[name].table
    assert table is not None
    assert table.terms == terms(3)


@pytest.mark.parametrize("lost", [Leave, Closed])
def test_a_lost_farewell_only_costs_time(lost):
    """A seat or a table that nobody is at any more is gone within seconds (P10.4)."""
    for who in (0, 1):
        hall, *both = two_at_a_table_of_three()
        get_up_now = both[who]
        other = both[1 - who]
        hall.loses = lambda _sender, _to, packet: isinstance(packet, lost)
        get_up(hall, get_up_now)
        hall.run(0.3)
        hall.loses = nothing
        hall.run(OPEN_TABLE_LASTS_S + 1)
        assert len(other.lobby.snapshot().seated) == 1
        assert all(person.table is None for person in other.people().values())


def test_who_got_up_is_silent_and_may_sit_down_again_with_new_keys():
    """An offer is made once (P3.2)."""
    hall, opener, guest = two_at_a_table_of_three()
    get_up(hall, guest)
    before = len(guest.effects)
    hall.run(5)
    packets = [read_frame(e.frame) for e in guest.effects[before:] if isinstance(e, Send)]
    assert not any(isinstance(packet, OpenTable | Join) for packet in packets)
    hall.perform(guest, guest.lobby.want(terms(3)))
    hall.run(0.3)
    assert sum(isinstance(effect, RenewSecret) for effect in guest.effects) == 2
    assert len(opener.lobby.snapshot().seated) == 2


def test_other_terms_take_us_off_the_old_table_at_once():
    hall, opener, guest = two_at_a_table_of_three()
    hall.perform(guest, guest.lobby.want(terms(4)))
    hall.run(0.2)
    assert len(opener.lobby.snapshot().seated) == 1
    assert guest.lobby.snapshot().terms == terms(4)


def test_a_yes_that_was_said_stands_although_its_seat_got_up():
    """Others may hold it already, and with all of them it is the game (P3.3)."""
    invited = Invited()
    assert invited.show(invited.genesis)
    get_up(invited.hall, invited.guest)
    assert invited.guest.lobby.snapshot().terms is None
    invited.hall.loses = nothing
    invited.hall.run(SITTING_WITHIN_S / 2)
    assert invited.hall.games() == [invited.genesis.game] * 3


def test_an_invitation_to_a_table_that_we_got_up_from_is_not_signed():
    invited = Invited()
    get_up(invited.hall, invited.guest)
    assert not invited.show(invited.genesis)


def test_tables_are_shown_with_their_terms_and_vanish_when_nobody_tells_of_them():
    hall = Hall(3)
    hall.want(terms(2), terms(4), None)
    hall.run(0.3)
    onlooker = hall.guests[2]
    tables = {name: person.table for name, person in onlooker.people().items()}
    assert {name: table and table.terms for name, table in tables.items()} == {
        "Ann": terms(2),
        "Ben": terms(4),
    }
    hall.loses = lambda *_: True
    hall.run(OPEN_TABLE_LASTS_S + 1)
    assert [person.table for person in onlooker.people().values()] == [None, None]


def test_our_own_terms_are_shown_while_we_want_to_play():
    hall = Hall(1)
    assert hall.guests[0].lobby.snapshot().terms is None
    hall.want(terms(3))
    assert hall.guests[0].lobby.snapshot().terms == terms(3)


def test_who_got_up_from_watching_follows_no_table():
    hall = Hall(3)
    hall.guests[2].lobby.command(Watch())
    hall.guests[2].lobby.get_up()
    hall.want(terms(2), terms(2), None)
    hall.run(2)
    assert hall.games()[2] is None


def playing(guest):
    return guest.lobby.snapshot().playing


def test_who_plays_is_shown_to_others_until_nobody_of_the_table_is_heard_any_more():
    hall = Hall(3)
    hall.want(terms(2), terms(2), None)
    hall.run(3)
    onlooker = hall.guests[2]
    (table,) = playing(onlooker)
    begun = hall.guests[0].game
    assert begun is not None
    assert (set(table.names), table.game) == ({"Ann", "Ben"}, begun.genesis.game)
    assert table.terms == terms(2)
    for guest in hall.guests[:2]:
        onlooker.lobby.lose(guest.link)
    assert playing(onlooker) == ()


def test_a_table_that_began_before_is_followed_as_soon_as_we_want_to_watch():
    hall = Hall(3)
    hall.want(terms(2), terms(2), None)
    hall.run(3)
    lobby, begun = hall.guests[2].lobby, hall.guests[0].game
    assert begun not in lobby.turn(hall.now)
    lobby.command(Watch())
    assert lobby.turn(hall.now) == [begun]


@pytest.mark.parametrize("wanted", [0, 2])
def test_of_several_tables_the_chosen_one_is_followed(wanted):
    hall = Hall(5)
    hall.want(terms(2), terms(2), terms(2, rounds=5), terms(2, rounds=5), None)
    hall.run(3)
    lobby, chosen = hall.guests[4].lobby, hall.guests[wanted].game
    assert chosen is not None
    assert len({table.game for table in lobby.snapshot().playing}) == 2
    lobby.command(Watch(bytes(32)))
    assert not any(isinstance(effect, Started) for effect in lobby.turn(hall.now))
    lobby.command(Watch(chosen.genesis.game))
    assert lobby.turn(hall.now) == [chosen]


@pytest.mark.parametrize(("number", "tables"), [(0, 0), (2, 1)])
def test_a_table_at_which_we_have_a_seat_is_none_to_watch(number, tables):
    """Its players wait for us: we go on there with its log."""
    hall = Hall(2)
    hall.want(terms(2), terms(2))
    hall.run(3)
    begun = hall.guests[0].game
    assert begun is not None
    later = Hall(3)
    onlooker, teller = later.guests[number], later.guests[1]
    packet = genesis_packet(begun.genesis, begun.sits)
    onlooker.lobby.receive(teller.link, packet, later.now)
    assert len(playing(onlooker)) == tables
    assert len(onlooker.lobby.snapshot().ours) == 1 - tables
