"""Lobby: at a table that goes on from a moment, who played there has the old seat (P3.3)."""

from dataclasses import replace
from itertools import permutations

import pytest

from core.table.agreed import Agreed
from core.table.encoding import pack
from core.table.origin import Origin
from net.protocol.effects import Append
from net.protocol.game_packets import GenesisPacket, genesis_packet
from net.protocol.limits import ORIGIN_BYTES
from net.protocol.packets import signatures
from net.protocol.table_packets import OpenTable
from tests.net.protocol.hall import Hall, terms, told_sits
from tests.seats import identity_of

PEOPLE = 3
PLAYED = tuple(identity_of(1, who).public for who in range(PEOPLE))


def at_moment(identities: tuple[bytes, ...]):  # Terms
    """Want to play the toy game from where *identities* stood; no lobby plays the past again."""
    origin = Origin(bytes(32), 7, bytes(32), identities, pack(("past",)))
    return terms(PEOPLE).agreeing(Agreed(origin=origin))


def seated(hall: Hall) -> tuple[bytes, ...]:
    """Give who sits where at the table that has begun."""
    game = hall.guests[0].game
    assert game is not None
    return tuple(offer.identity for offer in game.genesis.offers)


@pytest.mark.parametrize("order", [*permutations(range(PEOPLE))])
def test_all_who_played_have_their_old_seats_whoever_opens_the_table(order) -> None:
    identities = tuple(PLAYED[who] for who in order)
    hall = Hall(PEOPLE)
    hall.want(*[at_moment(identities)] * PEOPLE)
    hall.run(1.5)
    assert len(set(hall.games())) == 1
    assert seated(hall) == identities


@pytest.mark.parametrize("seat", range(PEOPLE))
def test_somebody_else_has_the_seat_of_who_is_not_here(seat: int) -> None:
    absent = identity_of(1, PEOPLE + 1).public
    identities = (*PLAYED[:seat], absent, *PLAYED[seat + 1 :])
    hall = Hall(PEOPLE)
    hall.want(*[at_moment(identities)] * PEOPLE)
    hall.run(1.5)
    assert seated(hall) == PLAYED


def test_nobody_says_yes_to_a_genesis_that_seats_them_otherwise() -> None:
    hall = Hall(PEOPLE)
    ranked = sorted(range(PEOPLE), key=lambda who: PLAYED[who])
    opener, guest = (hall.guests[ranked[at]] for at in (0, 1))
    hall.loses = lambda _from, to, packet: to == ranked[1] and isinstance(packet, GenesisPacket)
    hall.want(*[at_moment(PLAYED)] * PEOPLE)
    hall.run(1.0)
    _, true, _ = told_sits(opener.effects, opener)[0]
    forged = replace(true, offers=(true.offers[1], true.offers[0], *true.offers[2:]))
    for genesis, says_yes in ((forged, False), (true, True)):
        effects = guest.lobby.receive(opener.link, genesis_packet(genesis, ()), hall.now)
        assert any(isinstance(effect, Append) for effect in effects) is says_yes


def test_a_long_past_counts_as_several_signatures_for_it_is_played_again() -> None:
    long = Origin(bytes(32), 7, bytes(32), PLAYED, bytes(50 * ORIGIN_BYTES))
    counted = [
        signatures(OpenTable(1, wanted, ()).value)
        for wanted in (terms(PEOPLE), terms(PEOPLE).agreeing(Agreed(origin=long)))
    ]
    assert counted == [0, 50]
