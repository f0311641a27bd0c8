"""Lobby: the tables of a tournament fill with those drawn for them, and nobody else (P3.5)."""

from dataclasses import replace

import pytest

from core.table.genesis import make_offer
from core.table.tournament import make_call, make_roll
from core.table.tournament_draw import Draw
from net.protocol.effects import Append
from net.protocol.game_packets import GenesisPacket, genesis_packet
from net.protocol.terms import Terms
from tests.drawn import come_of, reveal_of
from tests.net.protocol.hall import Hall, told_sits
from tests.seats import identity_of, secret_of
from tests.toy import Toy

PEOPLE = 6
NAMES = ("Ann", "Ben", "Cem", "Dana", "Eva", "Fay", "Gus")
TOY = Toy()


def drawn() -> Draw:
    """Give a draw among the first six identities of a hall."""
    keys = [identity_of(1, who) for who in range(PEOPLE)]
    called = make_call(keys[0], bytes(16), TOY.rules_id, TOY.rules_hash, 3)
    comes = [come_of(key, name, called.id) for key, name in zip(keys, NAMES, strict=False)]
    roll = make_roll(keys[0], called, comes)
    by_key = {key.public: key for key in keys}
    return Draw(roll, tuple(reveal_of(by_key[one.identity], roll) for one in roll.comes))


DRAW = drawn()


def terms_of(who: int) -> Terms:
    """Give the terms of the table that *who* was drawn for; those of the first for a stranger."""
    key = identity_of(1, who).public
    table = next((one for one in DRAW.drawn if key in one.keys), DRAW.drawn[0])
    return Terms(TOY.rules_id, TOY.rules_hash, 3, 5).at(table)


@pytest.mark.parametrize("stranger", range(6, 14))
def test_all_who_were_drawn_sit_down_at_their_tables_and_a_stranger_at_none(stranger: int) -> None:
    """Whether the stranger's key is the lowest or the highest, and though the stranger is first."""
    hall = Hall(("Gus", *NAMES[:PEOPLE]), identities=(stranger, *range(PEOPLE)))
    hall.want(terms_of(stranger), *[None] * PEOPLE)
    hall.run(0.5)
    hall.want(None, *(terms_of(who) for who in range(PEOPLE)))
    hall.run(2.0)
    assert hall.games()[0] is None
    for who, guest in enumerate(hall.guests[1:]):
        assert guest.game is not None
        seated = {offer.identity for offer in guest.game.genesis.offers}
        assert all(map(terms_of(who).agreed.admits, seated))
        assert len(seated) == 3
    assert len(set(hall.games()[1:])) == 2


def test_nobody_says_yes_to_a_genesis_with_somebody_who_was_not_drawn() -> None:
    table = DRAW.drawn[0]
    there = [who for who in range(PEOPLE) if identity_of(1, who).public in table.keys]
    ranked = sorted(there, key=lambda who: identity_of(1, who).public)
    hall = Hall(tuple(NAMES[who] for who in ranked), identities=tuple(ranked))
    hall.loses = lambda _from, to, packet: to == 1 and isinstance(packet, GenesisPacket)
    hall.want(*(terms_of(who) for who in ranked))
    hall.run(1.0)
    opener, guest, _ = hall.guests
    _, true, _ = told_sits(opener.effects, opener)[0]
    stranger = make_offer("Gus", identity_of(1, PEOPLE), secret_of(9, 9))
    forged = replace(true, offers=(*true.offers[:2], stranger))
    for genesis, says_yes in ((forged, False), (true, True)):
        effects = guest.lobby.receive(opener.link, genesis_packet(genesis, ()), hall.now)
        assert any(isinstance(effect, Append) for effect in effects) is says_yes


def there() -> list[int]:
    """Give those drawn for the first table, the lowest key first, who opens it."""
    who = [one for one in range(PEOPLE) if identity_of(1, one).public in DRAW.drawn[0].keys]
    return sorted(who, key=lambda one: identity_of(1, one).public)


def test_a_table_begins_without_somebody_who_went_home() -> None:
    two = there()[:2]
    hall = Hall(tuple(NAMES[who] for who in two), identities=tuple(two))
    hall.want(*(terms_of(who) for who in two))
    hall.run(3.0)
    assert hall.games() == [None, None]
    hall.want(*(replace(terms_of(who), seats=2) for who in two))
    hall.run(3.0)
    (game,) = set(hall.games())
    assert game is not None


def test_nobody_says_yes_to_a_table_without_somebody_drawn_who_wants_to_sit_there() -> None:
    three = there()
    hall = Hall(tuple(NAMES[who] for who in three), identities=tuple(three))
    fewer = [replace(terms_of(who), seats=2) for who in three]
    hall.want(*fewer[:2], terms_of(three[2]))
    hall.run(5.0)
    assert hall.games() == [None, None, None]
    hall.perform(hall.guests[2], hall.guests[2].lobby.get_up())
    hall.run(90.0)
    assert None not in hall.games()[:2], "the third does not want to any more"
