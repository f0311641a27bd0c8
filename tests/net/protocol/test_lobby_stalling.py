"""Lobby: a stranger who sits down only to keep others from playing costs them seconds (P3.3).

Eve says whatever is worst, twice a second, to everybody. She has ground her key: it is the lowest.
"""

from collections.abc import Callable

import pytest

from core.table.genesis import Genesis, Offer, make_offer
from core.table.signing import SigningKey
from core.table.trouble import Trouble
from net.protocol.commands import Avoid
from net.protocol.effects import Append, Send
from net.protocol.game_packets import GenesisPacket, genesis_packet
from net.protocol.hello_packets import Greeting
from net.protocol.limits import AVOID_S, HOST_ANSWERS_WITHIN_S, SITTING_WITHIN_S
from net.protocol.packets import Packet
from net.protocol.table_packets import Closed, Join, Leave, OpenTable
from net.protocol.troubles import PeerReason
from tests.net.protocol.hall import TURN_S, Guest, Hall, terms
from tests.seats import identity_of, secret_of
from tests.simulation.witness import read_frame
from tests.toy import Toy

Says = Callable[[Hall, Guest], list[Packet]]
"""(the hall, who hears it) -> what Eve says now."""

ORDER = sorted(range(3), key=lambda number: identity_of(1, number).public)
"""The numbers of three people, the lowest key first: that is Eve."""
NAMES = tuple("Eve" if number == ORDER[0] else ("Ann", "Ben", "Cem")[number] for number in range(3))
EVE = make_offer("Eve", identity_of(1, ORDER[0]), secret_of(9, 0))


def hall_with_eve(seats: int = 2) -> tuple[Hall, Guest]:
    """Two people who look for a table, and Eve, who says only what a test lets her say."""
    hall = Hall(NAMES)
    eve = hall.guests[ORDER[0]]
    hall.loses = lambda sender, _to, packet: sender == eve.number and isinstance(packet, Closed)
    hall.want(*[None if guest is eve else terms(seats) for guest in hall.guests])
    return hall, eve


def seconds_until_the_others_play(hall: Hall, eve: Guest, says: Says, within: float) -> float:
    """Let Eve go on *says*-ing; give the time after which all others have begun one game."""
    began = hall.now
    others = [guest for guest in hall.guests if guest is not eve]
    tick = 0
    while any(guest.game is None for guest in others):
        assert hall.now - began < within, "they never sit down"
        if tick % round(0.5 / TURN_S) == 0:
            for guest in others:
                if guest.game is None:
                    speak(hall, eve, guest, says(hall, guest))
        hall.turn()
        tick += 1
    games = {guest.game.genesis.game for guest in others if guest.game}
    assert len(games) == 1
    return hall.now - began


def speak(hall: Hall, eve: Guest, to: Guest, packets: list[Packet]) -> None:
    for packet in packets:
        hall.perform(to, to.lobby.receive(eve.link, packet, hall.now))


def offer_of(guest: Guest) -> Offer | None:
    """Find the offer that *guest* asked Eve last to put on her table."""
    frames = [e.frame for e in guest.effects if isinstance(e, Send)]
    joins = [packet for packet in map(read_frame, frames) if isinstance(packet, Join)]
    return joins[-1].offer if joins else None


def seats_nobody(_hall: Hall, _to: Guest) -> list[Packet]:
    return [OpenTable(1, terms(2), (EVE,))]


def never_begins(_hall: Hall, to: Guest) -> list[Packet]:
    offer = offer_of(to)
    return [OpenTable(1, terms(2), (EVE, offer) if offer else (EVE,))]


def opens_ever_new_tables(hall: Hall, _to: Guest) -> list[Packet]:
    number = round(hall.now * 20)
    offer = make_offer("Eve", identity_of(1, ORDER[0]), secret_of(number, 0))
    return [OpenTable(number, terms(2), (offer,))]


def low_keys(count: int) -> list[SigningKey]:
    """Grind identities that come before everybody else's."""
    lowest = min(identity_of(1, number).public for number in range(3))
    ground: list[SigningKey] = []
    seed = 0
    while len(ground) < count:
        key = identity_of(5000 + seed, 0)
        if key.public < lowest:
            ground.append(key)
        seed += 1
    return ground


FORGED = [make_offer("Finn", key, secret_of(8, 0)) for key in low_keys(20)]


def passes_on_what_is_not_there(hall: Hall, _to: Guest) -> list[Packet]:
    return [OpenTable(1, terms(2), (FORGED[int(hall.now * 2) % len(FORGED)],))]


@pytest.mark.parametrize(
    "says", [seats_nobody, never_begins, opens_ever_new_tables, passes_on_what_is_not_there]
)
def test_a_host_who_keeps_us_waiting_costs_some_seconds_once(says):
    hall, eve = hall_with_eve()
    took = seconds_until_the_others_play(hall, eve, says, within=40)
    assert took < HOST_ANSWERS_WITHIN_S + 2
    is_shown = all(is_avoided(g, "Eve") for g in hall.guests if g is not eve)
    assert is_shown is (says is not passes_on_what_is_not_there)


def is_avoided(guest: Guest, name: str) -> bool:
    return guest.people()[name].problem == Trouble(PeerReason.AVOIDED, name=name)


@pytest.mark.parametrize(
    "greeting",
    [Greeting("Eve", "0.1.0", ()), Greeting("Eve", "1", ((Toy().rules_id, Toy(2).rules_hash),))],
)
def test_a_host_with_other_rules_is_not_joined_at_all(greeting):
    """However it words its table: the screen says that we cannot sit together (P10.3)."""
    hall, eve = hall_with_eve()
    hall.turn()
    took = seconds_until_the_others_play(
        hall, eve, lambda hall, to: [greeting, *seats_nobody(hall, to)], within=40
    )
    assert took < 1


def test_who_keeps_us_waiting_is_left_with_a_word_and_joined_again_after_a_minute():
    hall, eve = hall_with_eve(seats=3)
    ann = hall.guests[ORDER[1]]

    def joins_until(end: float) -> int:
        before = len(ann.effects)
        while hall.now < end:
            speak(hall, eve, ann, [OpenTable(1, terms(3), (EVE,))])
            hall.turn()
        return sum(
            e.link == eve.link and isinstance(read_frame(e.frame), Join)
            for e in ann.effects[before:]
            if isinstance(e, Send)
        )

    assert joins_until(HOST_ANSWERS_WITHIN_S + 1) > 0
    told = [read_frame(e.frame) for e in ann.effects if isinstance(e, Send) and e.link == eve.link]
    assert Leave() in told
    assert joins_until(AVOID_S) == 0
    assert joins_until(AVOID_S + HOST_ANSWERS_WITHIN_S + 2) > 0


# -- a yes that does not come ----------------------------------------------------------------------


def keeps_her_yes(_hall: Hall, to: Guest) -> list[Packet]:
    """Take the yes of everybody as a host, and never say her own."""
    offer, game = offer_of(to), terms(2)
    if offer is None:
        return [OpenTable(1, game, (EVE,))]
    genesis = Genesis(game.rules_id, game.rules_hash, game.options, (EVE, offer))
    return [OpenTable(1, game, (EVE,)), genesis_packet(genesis, ())]


def test_a_host_that_keeps_its_own_yes_to_itself_costs_one_genesis():
    hall, eve = hall_with_eve()
    took = seconds_until_the_others_play(hall, eve, keeps_her_yes, within=120)
    assert SITTING_WITHIN_S < took < SITTING_WITHIN_S + 3


def test_so_does_a_guest_who_takes_a_seat_and_says_no_yes():
    hall, eve = hall_with_eve()
    ann, ben = (hall.guests[number] for number in ORDER[1:])
    ben_numbers = {ben.number}
    hall.loses = lambda sender, to, _packet: bool(ben_numbers & {sender, to})
    for one, other in ((ann, ben), (ben, ann)):
        one.lobby.lose(other.link)

    def sits_down_and_waits(_hall: Hall, to: Guest) -> list[Packet]:
        frames = [e.frame for e in to.effects if isinstance(e, Send)]
        tables = [packet for packet in map(read_frame, frames) if isinstance(packet, OpenTable)]
        return [Join(tables[-1].number, EVE)] if tables else []

    hall.run(0.2)
    speak(hall, eve, ann, sits_down_and_waits(hall, ann))
    hall.turn()
    assert any(isinstance(effect, Append) for effect in ann.effects), "Ann has said yes"
    ben_numbers.clear()
    for one, other in ((ann, ben), (ben, ann)):
        hall.perform(one, one.lobby.meet(other.link, other.identity.public))
    took = seconds_until_the_others_play(hall, eve, sits_down_and_waits, within=120)
    assert took < SITTING_WITHIN_S + HOST_ANSWERS_WITHIN_S + 3


# -- not at this table -----------------------------------------------------------------------------


def test_our_player_may_leave_a_table_for_good_by_a_word():
    """Somebody may stall in a way that no program can tell from waiting for another guest."""
    hall, eve = hall_with_eve(seats=3)
    ann, ben = (hall.guests[number] for number in ORDER[1:])

    def seats_ann_alone(_hall: Hall, to: Guest) -> list[Packet]:
        offer = offer_of(ann)
        return [OpenTable(1, terms(3), (EVE, offer) if offer and to is ann else (EVE,))]

    for tick in range(300):
        if tick % 10 == 0:
            for guest in (ann, ben):
                speak(hall, eve, guest, seats_ann_alone(hall, guest))
        hall.turn()
    assert ann.lobby.snapshot().seated == ("Eve", NAMES[ann.number])
    hall.perform(ann, ann.lobby.command(Avoid(eve.identity.public)))
    hall.turn()
    assert "Eve" not in ann.lobby.snapshot().seated
    hall.run(2)
    assert set(ann.lobby.snapshot().seated) == {NAMES[ann.number], NAMES[ben.number]}
    hall.now += 100 * AVOID_S
    speak(hall, eve, ann, seats_ann_alone(hall, ann))
    hall.turn()
    assert "Eve" not in ann.lobby.snapshot().seated
    assert is_avoided(ann, "Eve")


def test_who_is_avoided_gets_no_seat_at_our_own_table_either():
    hall, eve = hall_with_eve()
    ann = hall.guests[ORDER[1]]
    hall.guests[ORDER[2]].lobby.get_up()
    hall.run(0.1)
    ann.lobby.command(Avoid(eve.identity.public))
    speak(hall, eve, ann, [Join(1, EVE)])
    hall.turn()
    assert ann.lobby.snapshot().seated == (NAMES[ann.number],)
    assert not any(
        isinstance(read_frame(e.frame), GenesisPacket) for e in ann.effects if isinstance(e, Send)
    )
