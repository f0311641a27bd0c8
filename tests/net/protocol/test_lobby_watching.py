"""Lobby: games of others that have begun, as true or as false as a stranger tells of them (P12)."""

from dataclasses import replace

import pytest

from core.table.genesis import Genesis, make_offer, make_sit
from net.protocol.commands import Watch
from net.protocol.effects import Started
from net.protocol.game_packets import genesis_packet
from net.protocol.hello_packets import Greeting
from net.protocol.limits import BEGUN_EVERY_S, PEOPLE_MAX
from tests.net.protocol.hall import Guest, Hall
from tests.seats import identity_of, sat_down, secret_of
from tests.toy import Toy

PLAYED, _ = sat_down(3, 2)


def onlooker() -> tuple[Guest, Guest]:
    """Somebody who would follow any game, and a stranger."""
    hall = Hall(2)
    hall.guests[0].lobby.command(Watch())
    return hall.guests[0], hall.guests[1]


def tell(to: Guest, sender: Guest, genesis: Genesis, now: float = 0.0, sits: int = 2) -> bool:
    """Let *sender* tell of *genesis* with so many true sits; whether that is followed."""
    said = [make_sit(genesis, identity_of(3, seat)) for seat in range(sits)]
    to.lobby.receive(sender.link, genesis_packet(genesis, said), now)
    return any(isinstance(effect, Started) for effect in to.lobby.turn(now))


@pytest.mark.parametrize(
    "changed",
    [
        {"rules_id": "nobody/knows"},
        {"rules_hash": bytes(32)},
        {"rules_hash": Toy(version=2).rules_hash},
        {"options": ("what",)},
        {"options": True},
    ],
    ids=str,
)
def test_a_game_that_we_cannot_replay_is_neither_followed_nor_shown(changed):
    """Unknown rules, another version of them, options that they do not have (P3.3, P12)."""
    us, stranger = onlooker()
    assert not tell(us, stranger, replace(PLAYED, **changed))
    assert us.lobby.snapshot().playing == ()


def test_a_game_by_our_own_rules_is_followed():
    us, stranger = onlooker()
    assert tell(us, stranger, PLAYED)
    assert [table.game for table in us.lobby.snapshot().playing] == [PLAYED.game]


def test_a_game_to_which_not_all_have_said_yes_has_not_begun():
    us, stranger = onlooker()
    assert not tell(us, stranger, PLAYED, sits=1)


def another(number: int) -> Genesis:
    """Write a genesis of the same two with other table keys."""
    offers = tuple(
        make_offer(f"P{seat}", identity_of(3, seat), secret_of(100 + number, seat))
        for seat in range(2)
    )
    return replace(PLAYED, offers=offers)


def test_a_link_tells_of_one_game_and_not_of_another_at_once():
    """Whether rules accept their options may take long to find out (P13)."""
    us, stranger = onlooker()
    us.lobby.command(Watch(bytes(32)))
    judged = []
    for number in range(40):
        tell(us, stranger, another(number), now=number * BEGUN_EVERY_S / 10)
        (shown,) = us.lobby.snapshot().playing
        judged.append(shown.game)
    assert judged[::10] == [another(number).game for number in range(0, 40, 10)]
    assert len(set(judged)) == 4


def test_no_more_people_are_met_than_anybody_could_look_at():
    """A link that is one too many gets no greeting and is not heard (P13)."""
    us, _ = onlooker()
    links = [number.to_bytes(32) for number in range(PEOPLE_MAX)]
    greeted = [us.lobby.meet(link, link) for link in links]
    assert [len(effects) for effects in greeted] == [1] * (PEOPLE_MAX - 1) + [0]
    us.lobby.receive(links[-1], Greeting("Zed", "1", ()), 0.0)
    assert "Zed" not in us.people()
    us.lobby.lose(links[0])
    assert us.lobby.meet(links[-1], links[-1]) != []
