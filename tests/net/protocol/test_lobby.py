"""From "who is here" to a genesis all have sat down to (P3.3, P8)."""

import random
from dataclasses import replace

import pytest

from core.table.encoding import MalformedError
from core.table.genesis import make_offer, make_sit
from core.table.naming import NameReason
from core.table.trouble import Trouble
from net.protocol.effects import Send
from net.protocol.game_packets import GenesisPacket
from net.protocol.limits import LOBBY_EVERY_S, SITTING_WITHIN_S
from net.protocol.packets import decode, encode
from net.protocol.table_packets import Join, OpenTable
from net.protocol.terms import Terms
from net.protocol.troubles import PeerReason
from tests.net.protocol.hall import (
    Hall,
    Invited,
    own_place,
    require_written_first,
    sits_in,
    terms,
    told_sits,
    with_offer,
)
from tests.seats import identity_of, secret_of
from tests.simulation.games import seeds
from tests.tampering import offer_as
from tests.toy import Toy

# -- tables come about -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_people_who_want_the_same_sit_down_to_one_genesis(seats):
    """With the yes of everybody, and all of it on every disk (P3.3, P8, P11)."""
    hall = Hall(seats)
    hall.want(*[terms(seats)] * seats)
    hall.run(1)
    assert len(set(hall.games())) == 1
    for guest in hall.guests:
        assert guest.game is not None
        assert [sit.seat for sit in guest.game.sits] == list(range(seats))
        assert sits_in(guest.log) == seats
        require_written_first(guest)


def test_two_tables_fill_beside_each_other():
    """Five people, two for a table of two, three for one of three (P3.3)."""
    hall = Hall(5)
    hall.want(terms(2), terms(3), terms(3), terms(2), terms(3))
    hall.run(2)
    first, second, third, fourth, fifth = hall.games()
    assert first == fourth is not None
    assert second == third == fifth is not None
    assert first != second


def test_who_is_one_too_many_goes_on_waiting():
    """Of five who want tables of two, one is left, and may play with the next who comes."""
    hall = Hall(("Ann", "Ben", "Cem", "Dana", "Eva", "Finn"))
    hall.want(*[terms(2)] * 5, None)
    hall.run(10)
    assert sum(game is not None for game in hall.games()) == 4
    hall.perform(hall.guests[5], hall.guests[5].lobby.want(terms(2)))
    hall.run(10)
    assert None not in hall.games()
    assert len(set(hall.games())) == 3


def test_the_opener_is_whoever_has_the_lowest_identity():
    """Nobody is asked, and everybody finds the same (P3.3)."""
    hall = Hall(4)
    hall.want(*[terms(4)] * 4)
    hall.run(2)
    assert hall.guests[0].game is not None
    opener = hall.guests[0].game.genesis.offers[0]
    assert opener.identity == min(guest.identity.public for guest in hall.guests)


@pytest.mark.parametrize("seed", seeds(8))
def test_lost_packets_only_cost_time(seed):
    """Three or four people of whose packets a third is lost end at one table (P3.3, P10.4)."""
    rng = random.Random(seed)
    seats = 3 + seed % 2
    hall = Hall(seats)
    hall.loses = lambda *_: rng.random() < 1 / 3
    hall.want(*[terms(seats)] * seats)
    hall.run(300)  # whoever seems to keep others waiting is avoided for a minute
    assert None not in hall.games()
    assert len(set(hall.games())) == 1
    for guest in hall.guests:
        require_written_first(guest)
        assert sits_in(guest.log) == seats


def test_a_hall_in_which_nothing_happens_is_nearly_silent():
    """Each tells each other where it stands once a second, and no packet answers another."""
    hall = Hall(4)
    hall.want(terms(5), terms(5), terms(5), terms(2))
    hall.run(5)
    before = [len(guest.effects) for guest in hall.guests]
    hall.run(10 * LOBBY_EVERY_S)
    for guest, count in zip(hall.guests, before, strict=True):
        sends = [effect for effect in guest.effects[count:] if isinstance(effect, Send)]
        assert len(sends) <= 11 * 4  # three others, and the seat at a table again


# -- who cannot sit together -----------------------------------------------------------------------


def test_other_rules_are_told_in_a_sentence_and_give_no_seat():
    """The hash must be that of the own core (P3.3, P10.3)."""
    hall = Hall(3, rules=(Toy(), Toy(), Toy(version=2)))
    hall.want(terms(2), terms(2), terms(2, Toy(version=2)))
    hall.run(5)
    first, second, third = hall.games()
    assert first == second is not None
    assert third is None
    values = {"rules": "toy/1", "theirs": "1.0", "ours": "1.0"}
    problem = hall.guests[0].people()["Cem"].problem
    assert problem == Trouble(PeerReason.OTHER_RULES, name="Cem", **values)
    assert hall.guests[0].people()["Ben"].problem is None
    problem = hall.guests[2].people()["Ann"].problem
    assert problem == Trouble(PeerReason.OTHER_RULES, name="Ann", **values)


def test_who_only_calls_its_program_otherwise_is_welcome():
    """The rules' hash decides, not a version's name."""
    hall = Hall(2)
    hall.want(terms(2), terms(2))
    hall.run(0.2)
    assert hall.guests[0].people()["Ben"].problem is None


@pytest.mark.parametrize("names", [("Ann", "Ann"), ("Ann", "ANN"), ("Ann", "\uff21nn")])
def test_two_with_the_same_name_do_not_sit_together(names):
    """Look-alikes count as the same, and the screen says who must change (P3.3, P13)."""
    hall = Hall(names)
    hall.want(terms(2), terms(2))
    hall.run(5)
    assert hall.games() == [None, None]
    problem = hall.guests[0].people()[names[1]].problem
    assert problem == Trouble(PeerReason.SAME_NAME, name=names[1])


def test_the_same_name_twice_leaves_room_for_others():
    hall = Hall(("Ann", "Ann", "Ben", "Cem"))
    hall.want(*[terms(2)] * 4)
    hall.run(10)
    assert None not in hall.games()
    first, second, _, _ = hall.games()
    assert first != second


def test_one_identity_has_one_seat():
    """Two programs of one person, by whatever names, are no two players (P3.3)."""
    hall = Hall(("Ann", "Ben"), identities=(0, 0))
    hall.want(terms(2), terms(2))
    hall.run(5)
    assert hall.games() == [None, None]


def test_nobody_can_bring_the_offer_of_somebody_else():
    """An offer is taken from its own identity only (P3.3)."""
    hall = Hall(3)
    hall.want(terms(2), None, None)
    hall.run(0.2)
    opener, thief, victim = hall.guests
    offer = make_offer("Cem", victim.identity, secret_of(5, 2))
    hall.perform(opener, opener.lobby.receive(thief.link, Join(1, offer), hall.now))
    hall.run(1)
    assert opener.lobby.snapshot().seated == ("Ann",)
    assert hall.games() == [None] * 3


def test_a_seat_at_last_weeks_table_is_none_at_this_one():
    """The number of a table says which offer of its opener it has (P3.3)."""
    hall = Hall(2)
    hall.want(terms(2), None)
    hall.run(0.2)
    opener, guest = hall.guests
    offer = make_offer("Ben", guest.identity, secret_of(5, 1))
    for number in (0, 2):
        hall.perform(opener, opener.lobby.receive(guest.link, Join(number, offer), hall.now))
    hall.run(1)
    assert opener.lobby.snapshot().seated == ("Ann",)


# -- what is not signed ----------------------------------------------------------------------------


def test_the_genesis_of_the_table_that_was_joined_is_signed():
    invited = Invited()
    assert invited.show(invited.genesis)
    require_written_first(invited.guest)


def test_a_genesis_with_another_offer_of_ours_is_not_signed():
    """Its keys would be somebody else's, or of another night (P3.3)."""
    invited = Invited()
    for name, seed in (("Ben", 8), (invited.genesis.offers[own_place(invited)].name, 9)):
        other = make_offer(name, invited.guest.identity, secret_of(seed, 0))
        assert not invited.show(with_offer(invited.genesis, own_place(invited), other))


def test_a_genesis_without_us_is_not_signed():
    invited = Invited()
    stranger = make_offer("Dana", identity_of(9, 3), secret_of(9, 3))
    assert not invited.show(with_offer(invited.genesis, own_place(invited), stranger))


@pytest.mark.parametrize(
    "changed",
    [
        {"rules_hash": bytes(32)},
        {"rules_hash": Toy(version=2).rules_hash},
        {"rules_id": "toy/2"},
        {"options": 4},
        {"options": True},
        {"options": (3,)},
    ],
    ids=str,
)
def test_a_genesis_of_another_game_is_not_signed(changed):
    """Rules, their hash and options are those that were wanted (P3.3)."""
    invited = Invited()
    assert not invited.show(replace(invited.genesis, **changed))
    assert invited.show(invited.genesis)


def test_a_genesis_of_fewer_or_more_seats_is_not_signed():
    invited = Invited()
    first, second, third = invited.genesis.offers
    own = invited.genesis.offers[own_place(invited)]
    stranger = make_offer("Dana", identity_of(9, 3), secret_of(9, 3))
    fewer = replace(invited.genesis, offers=(first, own))
    more = replace(invited.genesis, offers=(first, second, third, stranger))
    assert not invited.show(fewer)
    assert not invited.show(more)


def test_an_offer_under_a_name_that_nobody_can_tell_apart_is_none():
    """P13: what an old log may hold, nobody says any more."""
    offer = offer_as("Ann\ufe0f", identity_of(1, 0), secret_of(1, 0))
    for packet in (Join(1, offer), OpenTable(1, Terms("toy/1", bytes(32), 3, 2), (offer,))):
        with pytest.raises(MalformedError, match=str(NameReason.UNSEEN)):
            decode(encode(packet))


def test_a_genesis_with_names_that_nobody_can_tell_apart_is_not_signed():
    """P13: the opener may list at his table whom he likes."""
    invited = Invited()
    place = ({0, 1, 2} - {0, own_place(invited)}).pop()
    for name in ("\u3164", f"{invited.genesis.offers[0].name}\ufe0f"):
        other = offer_as(name, identity_of(9, 3), secret_of(9, 3))
        assert not invited.show(with_offer(invited.genesis, place, other))


def test_a_genesis_that_another_wrote_is_not_signed():
    """Neither one in which the opener is not first, nor one that somebody else sends (P3.3)."""
    invited = Invited()
    first, *rest = invited.genesis.offers
    assert not invited.show(replace(invited.genesis, offers=(*rest, first)))
    assert not invited.show(invited.genesis, sender=invited.third)


def test_at_most_one_genesis_is_signed_for_an_offer():
    """Not even if the other one is better (P3.3)."""
    invited = Invited()
    first, *rest = invited.genesis.offers
    assert invited.show(invited.genesis)
    assert not invited.show(replace(invited.genesis, offers=(first, *reversed(rest))))
    invited.hall.run(SITTING_WITHIN_S / 2)
    assert (
        len({genesis.game for _, genesis, _ in told_sits(invited.guest.effects, invited.guest)})
        == 1
    )


def test_a_false_yes_in_a_genesis_is_a_misdeed():
    """And so is a genesis whose signatures do not hold: the door counts it (P13)."""
    invited = Invited()
    false = make_sit(invited.genesis, invited.guest.identity).wire[0], bytes(64)
    packet = GenesisPacket(invited.genesis.wire, (false,))
    with pytest.raises(MalformedError):
        invited.guest.lobby.receive(invited.opener.link, packet, invited.hall.now)
    with pytest.raises(MalformedError):
        invited.guest.lobby.receive(invited.opener.link, GenesisPacket(("x",), ()), 0.0)


def test_a_false_yes_beside_a_true_genesis_does_not_make_us_skip_the_disk():
    """What is told later has to be written first, whatever else was in the packet (P8)."""
    invited = Invited()
    false = make_sit(invited.genesis, invited.guest.identity).wire[0], bytes(64)
    packet = GenesisPacket(invited.genesis.wire, (false,))
    with pytest.raises(MalformedError):
        invited.guest.lobby.receive(invited.opener.link, packet, invited.hall.now)
    invited.hall.run(2)
    require_written_first(invited.guest)
