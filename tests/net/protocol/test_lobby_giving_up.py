"""Lobby: giving a table up, keeping a word all the same, coming and going (P3.3)."""

import pytest

from core.table.genesis import make_sit
from net.protocol.commands import TakeUp
from net.protocol.effects import Append, Effect, RenewSecret, Send, Started
from net.protocol.game_packets import GenesisPacket, genesis_packet
from net.protocol.limits import AVOID_S, HOST_ANSWERS_WITHIN_S, SITTING_WITHIN_S, YES_LASTS_S
from net.protocol.table_packets import Closed, Leave, OpenTable
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


def test_people_who_gave_up_a_table_find_to_another_when_they_have_avoided_each_other_long_enough():
    """Nobody knows who was to blame: the host, and whose yes did not come (P3.3)."""
    invited = Invited()
    invited.hall.run(SITTING_WITHIN_S + 1)
    invited.hall.loses = nothing
    invited.hall.run(AVOID_S - 2)
    assert invited.hall.games() == [None] * 3
    invited.hall.run(HOST_ANSWERS_WITHIN_S + 4)
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


def begun_without(invited: Invited) -> Started:
    """Let the others have begun the game of *invited*, as their packets tell."""
    sits = tuple(make_sit(invited.genesis, each.identity) for each in invited.hall.guests)
    return Started(invited.genesis, tuple(sorted(sits, key=lambda sit: sit.seat)))


def told(guest: Guest, invited: Invited, now: float) -> list[Effect]:
    """Let *guest* hear of the host that all have said yes, and take a turn."""
    begun = begun_without(invited)
    packet = genesis_packet(begun.genesis, begun.sits)
    return guest.lobby.receive(invited.opener.link, packet, now) + guest.lobby.turn(now)


def starts(effects: list[Effect]) -> bool:
    return any(isinstance(effect, Started) for effect in effects)


def restarted(invited: Invited) -> Guest:
    """Start the program of the guest anew, with its yes on the disk, and let it meet all others."""
    old = invited.guest
    guest = Guest(old.number, old.lobby.snapshot().seated[0], old.number, Toy())
    guest.identity = old.identity
    guest.lobby.remember(invited.genesis, [make_sit(invited.genesis, old.identity)])
    for other in invited.hall.guests:
        if other is not old:
            guest.lobby.meet(other.link, other.identity.public)
    return guest


def test_a_yes_is_remembered_over_a_restart_and_asked_about():
    """The others may have begun meanwhile, or long ago: nobody knows (P3.3, P11)."""
    invited = Invited()
    fresh = restarted(invited)
    assert not starts(told(fresh, invited, 0.0))
    (late,) = fresh.lobby.snapshot().late
    assert late.game == invited.genesis.game
    fresh.lobby.command(TakeUp(late.game))
    (started,) = (e for e in fresh.lobby.turn(0.1) if isinstance(e, Started))
    assert started == begun_without(invited)


def gave_up(invited: Invited) -> Guest:
    """Let the guest say yes, hear nothing of the others, and give up."""
    assert invited.show(invited.genesis)
    invited.hall.loses = lambda *_: True
    invited.hall.run(SITTING_WITHIN_S + 1)
    assert invited.guest.game is None
    return invited.guest


def test_an_old_yes_is_not_cashed_in_while_we_are_at_something_else():
    """A stranger may keep the last yes to itself until it hurts (P3.3)."""
    invited = Invited()
    guest = gave_up(invited)
    invited.hall.run(YES_LASTS_S)
    assert not starts(told(guest, invited, invited.hall.now))
    assert [table.game for table in guest.lobby.snapshot().late] == [invited.genesis.game]


@pytest.mark.parametrize("is_named", [False, True])
def test_a_fresh_yes_begins_by_itself_only_with_all_seats_there(is_named):
    """On a link, or as somebody met says (P3.3, P10.3)."""
    invited = Invited()
    guest = gave_up(invited)
    third = invited.third
    guest.lobby.lose(third.link)
    assert not starts(told(guest, invited, invited.hall.now))
    assert guest.lobby.snapshot().late != ()
    if is_named:
        named = {invited.opener.link: frozenset((third.identity.public,))}
        guest.lobby.relate(named)
    else:
        guest.lobby.meet(third.link, third.identity.public)
    assert starts(guest.lobby.turn(invited.hall.now))


def test_a_late_game_is_taken_up_when_our_player_asks_with_all_of_it_on_the_disk():
    invited = Invited()
    guest = gave_up(invited)
    invited.hall.run(YES_LASTS_S)
    told(guest, invited, invited.hall.now)
    guest.lobby.command(TakeUp(bytes(32)))
    assert not starts(guest.lobby.turn(invited.hall.now))
    guest.lobby.command(TakeUp(invited.genesis.game))
    invited.hall.perform(guest, guest.lobby.turn(invited.hall.now))
    assert guest.game == begun_without(invited)
    assert sits_in(guest.log) == 3
    require_written_first(guest)


def test_a_yes_that_is_not_complete_cannot_be_taken_up():
    invited = Invited()
    guest = gave_up(invited)
    assert guest.lobby.snapshot().late == ()
    guest.lobby.command(TakeUp(invited.genesis.game))
    assert not starts(guest.lobby.turn(invited.hall.now))


def test_a_game_that_has_begun_is_none_that_we_gave_up():
    """A player who comes back from it and looks for another table does not fall into it again."""
    invited = Invited()
    assert invited.show(invited.genesis)
    assert starts(told(invited.guest, invited, invited.hall.now))
    invited.guest.lobby.want(terms(3))
    assert not starts(told(invited.guest, invited, invited.hall.now))
    assert invited.guest.lobby.snapshot().late == ()


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
