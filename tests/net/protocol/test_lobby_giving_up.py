"""Lobby: giving a table up, keeping a word all the same, coming and going (P3.3)."""

from core.table.genesis import make_sit
from net.protocol.effects import Append, RenewSecret, Send, Started
from net.protocol.limits import SITTING_WITHIN_S
from net.protocol.packets import Closed, GenesisPacket, Leave, OpenTable, genesis_packet
from tests.net.protocol.hall import (
    Guest,
    Hall,
    Invited,
    nothing,
    require_written_first,
    sits_in,
    terms,
)
from tests.simulation.witness import read_frame
from tests.toy import Toy

# -- giving up, and not ----------------------------------------------------------------------------


def test_a_table_that_not_all_sit_down_to_is_given_up_for_a_new_secret():
    """A yes binds the offer for good, so there must be a new one (P3.3)."""
    invited = Invited()
    opener = invited.opener
    assert opener.lobby.snapshot().missing_sits != ()
    invited.hall.run(SITTING_WITHIN_S - 1)
    assert len(opener.secrets) == 1
    invited.hall.run(2)
    assert len(opener.secrets) == 2
    assert sum(isinstance(effect, RenewSecret) for effect in opener.effects) == 2
    assert invited.hall.games() == [None] * 3


def test_people_who_gave_up_a_table_find_to_another():
    invited = Invited()
    invited.hall.run(SITTING_WITHIN_S + 1)
    invited.hall.loses = nothing
    invited.hall.run(SITTING_WITHIN_S + 2)
    games = invited.hall.games()
    assert None not in games
    assert len(set(games)) == 1
    assert games[0] != invited.genesis.game
    for guest in invited.hall.guests:
        require_written_first(guest)


def test_a_table_given_up_becomes_the_game_if_all_had_said_yes_after_all():
    """A yes is a promise that has no end (P3.3)."""
    invited = Invited()
    hall = invited.hall
    hall.loses = lambda sender, _to, packet: (
        sender == invited.guest.number and isinstance(packet, GenesisPacket)
    )
    assert invited.show(invited.genesis)
    hall.run(1)
    assert invited.guest.game is not None
    assert invited.guest.game.genesis == invited.genesis
    hall.run(SITTING_WITHIN_S + 1)
    assert len(invited.opener.secrets) == 2
    hall.loses = nothing
    hall.run(3)
    assert hall.games() == [invited.genesis.game] * 3
    for guest in hall.guests:
        assert sits_in(guest.log) == 3
        require_written_first(guest)


def test_a_yes_is_remembered_over_a_restart():
    """The others may have begun meanwhile (P3.3, P11)."""
    invited = Invited()
    guest, fresh = invited.guest, Guest(1, "Ben", 1, Toy())
    sit = make_sit(invited.genesis, guest.identity)
    fresh.lobby.remember(invited.genesis, [sit])
    fresh.lobby.meet(invited.opener.link, invited.opener.identity.public)
    others = [
        make_sit(invited.genesis, each.identity)
        for each in invited.hall.guests
        if each is not guest
    ]
    packet = genesis_packet(invited.genesis, others)
    effects = fresh.lobby.receive(invited.opener.link, packet, 0.0) + fresh.lobby.turn(0.0)
    (started,) = (effect for effect in effects if isinstance(effect, Started))
    assert started.genesis == invited.genesis
    assert len(started.sits) == 3


def test_who_wants_something_else_meanwhile_still_keeps_its_word():
    """The others may have begun: what was said yes to is remembered (P3.3)."""
    invited = Invited()
    hall = invited.hall
    assert invited.show(invited.genesis)
    hall.perform(invited.guest, invited.guest.lobby.want(terms(2)))
    hall.loses = nothing
    hall.run(3)
    assert hall.games() == [invited.genesis.game] * 3


def test_new_terms_wait_for_a_new_secret():
    """A guest came for other terms, and what is written now goes into another folder (P3.2)."""
    hall = Hall(2)
    ranked = sorted(hall.guests, key=lambda guest: guest.identity.public)
    opener = ranked[0]
    hall.want(terms(3), terms(3))
    hall.run(0.5)
    assert len(opener.lobby.snapshot().seated) == 2
    effects = opener.lobby.want(terms(2)) + opener.lobby.turn(hall.now)
    assert isinstance(effects[0], RenewSecret)
    assert not any(isinstance(effect, Append) for effect in effects)


# -- coming and going ------------------------------------------------------------------------------


def test_who_leaves_the_hall_leaves_its_seat():
    hall = Hall(2)
    hall.want(terms(3), terms(3))
    hall.run(0.5)
    opener, guest = sorted(hall.guests, key=lambda guest: guest.identity.public)
    assert len(opener.lobby.snapshot().seated) == 2
    opener.lobby.lose(guest.link)
    assert len(opener.lobby.snapshot().seated) == 1
    assert opener.people() == {}


def test_a_guest_whose_opener_is_gone_opens_its_own_table():
    hall = Hall(2)
    hall.want(terms(3), terms(3))
    hall.run(0.5)
    opener, guest = sorted(hall.guests, key=lambda guest: guest.identity.public)
    guest.lobby.lose(opener.link)
    assert len(guest.lobby.snapshot().seated) == 1
    hall.perform(guest, guest.lobby.meet(opener.link, opener.identity.public))
    before = len(guest.effects)
    hall.perform(guest, guest.lobby.turn(hall.now))
    kinds = {type(read_frame(e.frame)) for e in guest.effects[before:] if isinstance(e, Send)}
    assert OpenTable in kinds


def test_who_moves_to_a_better_table_says_so():
    """Ben leaves Cem's table for Ann's, who came late and has the lowest identity."""
    hall = Hall(3)
    ranked = sorted(hall.guests, key=lambda guest: guest.identity.public)
    late, opener, guest = ranked
    for each in (opener, guest):
        hall.perform(each, each.lobby.want(terms(3)))
    hall.run(1)
    assert len(opener.lobby.snapshot().seated) == 2
    hall.perform(late, late.lobby.want(terms(3)))
    hall.run(1)
    assert None not in hall.games()
    packets = [read_frame(e.frame) for e in guest.effects if isinstance(e, Send)]
    assert Leave() in packets
    assert Closed() in packets


def test_packets_of_somebody_who_has_not_been_met_count_for_nothing():
    hall = Hall(2)
    hall.want(terms(2), terms(2))
    hall.run(0.1)
    first, second = hall.guests
    first.lobby.lose(second.link)
    assert first.lobby.receive(second.link, Closed(), hall.now) == []
    assert first.people() == {}
