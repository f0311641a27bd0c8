"""Lobby: what it tells at once, what in time, and what a state that is half there leads to (P3.3).

Low has a lower key than ours and High a higher one: we join Low's table, and High ours.
"""

from dataclasses import replace

import pytest

from core.table.genesis import Genesis, Offer, make_offer, make_sit
from net.protocol.commands import Avoid
from net.protocol.effects import Append, Effect, Link, Send, Show, Started
from net.protocol.game_packets import GenesisPacket, genesis_packet
from net.protocol.hello_packets import Greeting
from net.protocol.limits import (
    AVOID_S,
    BEGUN_EVERY_S,
    FIRST_STEP_WITHIN_S,
    LOBBY_EVERY_S,
    OPEN_TABLE_LASTS_S,
    PASS_ON_EVERY_S,
    PEOPLE_MAX,
    SITTING_WITHIN_S,
    YES_LASTS_S,
)
from net.protocol.packets import Packet
from net.protocol.people import can_be_played
from net.protocol.table_packets import Closed, Join, Leave, OpenTable
from net.protocol.terms import Terms
from net.protocol.whose import Whose
from tests.net.protocol.hall import Guest, terms
from tests.seats import identity_of, sat_down, secret_of
from tests.simulation.witness import read_frame
from tests.toy import Toy

ORDER = sorted(range(3), key=lambda number: identity_of(1, number).public)
KEYS = tuple(identity_of(1, number) for number in ORDER)
SECRET = secret_of(6, 1)
OWN = Whose(KEYS[1].public, "Us")
LOW, OURS, HIGH = (
    make_offer(name, key, SECRET if name == "Us" else secret_of(5, seat))
    for seat, (name, key) in enumerate(zip(("Low", "Us", "High"), KEYS, strict=True))
)
TO_LOW, TO_HIGH = b"l" * 32, b"h" * 32
START = 64.0
GREETING = Greeting("Low", "1.0", ((Toy().rules_id, Toy().rules_hash),))


class Us:
    """Our lobby, which has met Low and High, and all it has said lately."""

    def __init__(self, wanted: Terms | None = None) -> None:
        self.lobby = Guest(ORDER[1], "Us", ORDER[1], Toy()).lobby
        self.now = START
        self.meet(TO_LOW, LOW)
        self.meet(TO_HIGH, HIGH)
        if wanted is not None:
            self.lobby.want(wanted)
            self.lobby.take_secret(SECRET)
        self.turn()

    def meet(self, link: Link, offer: Offer) -> None:
        self.lobby.meet(link, offer.identity)
        self.hear(link, replace(GREETING, name=offer.name))

    def hear(self, link: Link, packet: Packet) -> list[Effect]:
        return self.lobby.receive(link, packet, self.now)

    def turn(self, after: float = 0.0) -> list[Effect]:
        self.now += after
        return self.lobby.turn(self.now)

    def shows(self, after: float = 0.0) -> bool:
        """Take a turn; whether a window learns anything."""
        return any(isinstance(effect, Show) for effect in self.turn(after))


def told(effects: list[Effect], *kinds: type[Packet]) -> list[tuple[Link, Packet]]:
    """Return the packets of these *kinds* that are sent, each with the link that it goes to."""
    sends = [(e.link, read_frame(e.frame)) for e in effects if isinstance(e, Send)]
    return [(link, packet) for link, packet in sends if isinstance(packet, kinds)]


def table(*offers: Offer, seats: int = 3) -> OpenTable:
    return OpenTable(1, terms(seats), offers)


def low_genesis(*offers: Offer) -> Genesis:
    game = terms(3)
    return Genesis(game.rules_id, game.rules_hash, game.options, offers or (LOW, OURS, HIGH))


def invitation(genesis: Genesis, *places: int) -> GenesisPacket:
    """Write *genesis* with a yes of the players at these places of `KEYS`."""
    return genesis_packet(genesis, [make_sit(genesis, KEYS[place]) for place in places])


def guest_of_low() -> Us:
    us = Us(terms(3))
    us.hear(TO_LOW, table(LOW, OURS))
    assert (TO_LOW, Join(1, OURS, OWN)) in told(us.turn(), Join)
    return us


def sitting() -> Us:
    """Have said yes to Low's genesis, with nothing left to show or to tell."""
    us = guest_of_low()
    assert any(isinstance(e, Append) for e in us.hear(TO_LOW, invitation(low_genesis(), 0)))
    assert us.shows()
    assert us.turn() == []
    return us


# -- at once, or in time ---------------------------------------------------------------------------


def test_a_lobby_is_due_at_once_and_then_each_second():
    us = Us()
    assert Guest(0, "Ann", 0, Toy()).lobby.due <= 0
    assert us.lobby.due == START + LOBBY_EVERY_S
    assert not us.shows(LOBBY_EVERY_S / 2)
    assert us.shows(LOBBY_EVERY_S / 2)


def test_a_yes_is_repeated_when_the_lobby_is_due():
    us = sitting()
    assert us.turn(LOBBY_EVERY_S / 2) == []
    assert len(told(us.turn(LOBBY_EVERY_S / 2), GenesisPacket)) == 2


@pytest.mark.parametrize(
    "packet",
    [replace(GREETING, name="Lou"), table(LOW), table(LOW, HIGH)],
    ids=["greeting", "table", "guest"],
)
def test_what_a_peer_says_is_shown_at_once_and_not_again(packet):
    us = Us()
    us.hear(TO_LOW, packet)
    assert us.shows()
    us.hear(TO_LOW, packet)
    assert not us.shows()


def test_a_table_that_closes_is_shown_at_once_and_none_closes_twice():
    us = Us()
    us.hear(TO_LOW, table(LOW))
    us.turn()
    us.hear(TO_LOW, Closed())
    assert us.shows()
    us.hear(TO_LOW, Closed())
    assert not us.shows()


def test_a_guest_who_leaves_is_shown_at_once_and_leaves_once():
    us = Us(terms(3))
    us.hear(TO_HIGH, Join(1, HIGH))
    assert us.shows()
    us.hear(TO_HIGH, Leave())
    assert us.shows()
    us.hear(TO_HIGH, Leave())
    assert not us.shows()


def test_who_is_gone_or_avoided_is_shown_at_once():
    us = Us()
    us.lobby.command(Avoid(LOW.identity))
    assert us.shows()
    us.lobby.lose(TO_HIGH)
    assert us.shows()


def test_who_gets_up_is_shown_at_once():
    us = Us(terms(3))
    us.lobby.get_up()
    assert us.shows()


def test_a_table_that_nobody_names_any_more_lasts_its_time_and_vanishes_at_once():
    us = Us()
    us.hear(TO_LOW, table(LOW))
    us.turn(OPEN_TABLE_LASTS_S)
    assert us.lobby.snapshot().people[0].table is not None
    assert us.shows(LOBBY_EVERY_S / 2)
    assert us.lobby.snapshot().people[0].table is None


def test_a_game_of_others_is_shown_at_once_and_is_no_news_for_ever():
    us = Us()
    genesis, sits = sat_down(3, 2)
    us.hear(TO_LOW, genesis_packet(genesis, sits))
    assert us.shows()
    us.turn(BEGUN_EVERY_S)
    us.hear(TO_LOW, genesis_packet(genesis, sits))
    assert not us.shows()


def test_a_greeting_is_repeated_to_who_has_not_greeted_us():
    us = Us()
    us.lobby.meet(b"n" * 32, b"n" * 32)
    assert [link for link, _ in told(us.turn(), Greeting)] == [b"n" * 32]


def test_who_repeats_its_greeting_is_greeted_again_for_ours_was_lost():
    """Once a second, so that two who repeat theirs at once do not answer each other for ever."""
    us = Us()
    us.lobby.meet(b"n" * 32, b"n" * 32)
    assert us.hear(b"n" * 32, GREETING) == []
    for _ in range(2):
        assert [link for link, _ in told(us.hear(b"n" * 32, GREETING), Greeting)] == [b"n" * 32]
        assert us.hear(b"n" * 32, GREETING) == []
        us.now += LOBBY_EVERY_S


def test_who_is_met_again_is_greeted_though_there_is_no_room_for_more():
    us = Us()
    for number in range(PEOPLE_MAX):
        us.lobby.meet(number.to_bytes(32), number.to_bytes(32))
    assert us.lobby.meet(TO_LOW, LOW.identity) != []


# -- which table -----------------------------------------------------------------------------------


def test_a_table_without_a_seat_for_us_is_not_joined():
    us = Us(terms(2))
    us.hear(TO_LOW, table(LOW, HIGH, seats=2))
    assert told(us.turn(), Join) == []
    us.hear(TO_LOW, table(LOW, seats=2))
    assert told(us.turn(), Join) == [(TO_LOW, Join(1, OURS, OWN))]


def test_a_table_that_another_tells_to_be_ours_is_not_joined():
    us = Us(terms(3))
    us.hear(TO_LOW, table(OURS))
    assert told(us.turn(), Join) == []


def test_the_table_of_a_host_whose_greeting_got_lost_is_joined():
    us = Us(terms(3))
    us.lobby.meet(TO_LOW, LOW.identity)
    us.hear(TO_LOW, table(LOW))
    assert told(us.turn(), Join) == [(TO_LOW, Join(1, OURS, OWN))]


def test_a_host_who_moves_to_a_better_table_does_not_begin_at_its_own():
    us = Us(terms(2))
    us.hear(TO_HIGH, Join(1, HIGH))
    us.hear(TO_LOW, table(LOW, seats=2))
    effects = us.turn()
    assert not any(isinstance(effect, Append) for effect in effects)
    assert told(effects, Join) == [(TO_LOW, Join(1, OURS, OWN))]


def test_a_guest_keeps_its_seat_when_another_goes():
    us = guest_of_low()
    us.lobby.lose(TO_HIGH)
    assert us.lobby.snapshot().seated == ("Low", "Us")


def test_nothing_is_said_to_a_host_who_is_gone():
    us = guest_of_low()
    us.lobby.lose(TO_LOW)
    assert {link for link, _ in told(us.turn(), OpenTable, Leave)} == {TO_HIGH}


def test_a_guest_whose_host_has_closed_sits_alone_and_signs_nothing_for_it():
    us = guest_of_low()
    us.hear(TO_LOW, Closed())
    assert us.lobby.snapshot().seated == ("Us",)
    assert us.hear(TO_LOW, invitation(low_genesis(), 0)) == []


def test_an_offer_is_passed_on_again_as_soon_as_it_may_be():
    us = guest_of_low()
    assert told(us.hear(TO_HIGH, Join(1, HIGH)), Join) == [(TO_LOW, Join(1, HIGH))]
    us.now += PASS_ON_EVERY_S
    assert told(us.hear(TO_HIGH, Join(1, HIGH)), Join) == [(TO_LOW, Join(1, HIGH))]


def test_a_guest_of_a_guest_passes_no_offer_on():
    us = Us(terms(3))
    us.lobby.lose(TO_LOW)
    us.hear(TO_HIGH, table(LOW, HIGH))
    assert told(us.turn(), Join) == [(TO_HIGH, Join(1, OURS, OWN))]
    us.lobby.meet(TO_LOW, LOW.identity)
    assert us.hear(TO_LOW, Join(1, LOW)) == []


# -- a wish without a secret, a secret without a wish ----------------------------------------------


def test_who_wants_a_table_and_has_no_secret_yet_has_none_to_tell_of():
    us = Us()
    us.lobby.want(terms(1))
    us.hear(TO_HIGH, Join(0, HIGH))
    effects = us.turn()
    assert told(effects, OpenTable, Join, GenesisPacket) == []
    assert us.lobby.snapshot().seated == ()


def test_a_secret_that_comes_after_we_got_up_opens_no_table():
    us = Us()
    us.lobby.want(terms(3))
    us.lobby.get_up()
    us.lobby.take_secret(SECRET)
    us.hear(TO_HIGH, Join(1, HIGH))
    us.hear(TO_LOW, table(LOW))
    assert told(us.turn(), OpenTable, Join) == []
    assert us.lobby.snapshot().seated == ()


def test_who_has_no_table_gets_up_without_a_word():
    assert Us().lobby.get_up() == []


def test_who_has_said_yes_gets_up_without_a_word():
    """The others may hold our yes already: there is nothing to take back (P3.3)."""
    assert sitting().lobby.get_up() == []


# -- a yes -----------------------------------------------------------------------------------------


def test_while_all_sit_down_nobody_is_seated_anywhere_else():
    us = sitting()
    us.lobby.lose(TO_LOW)
    us.turn()
    assert us.lobby.snapshot().seated == ("Low", "Us", "High")
    us.hear(TO_HIGH, Join(1, HIGH))
    assert us.turn() == []


def test_a_yes_to_another_genesis_is_none_to_ours():
    us = sitting()
    other = low_genesis(LOW, HIGH, OURS)
    us.hear(TO_LOW, invitation(other, 0, 1, 2))
    assert not any(isinstance(effect, Started | Append) for effect in us.turn())
    assert us.lobby.snapshot().missing_sits == ("High",)


def test_a_yes_that_is_missing_is_waited_for_until_its_time_is_over():
    us = sitting()
    us.turn(SITTING_WITHIN_S)
    assert us.lobby.snapshot().missing_sits == ("High",)
    us.turn(LOBBY_EVERY_S / 8)
    assert us.lobby.snapshot().missing_sits == ()


def test_while_we_sit_down_a_genesis_is_answered_in_our_own_time():
    us = sitting()
    assert us.hear(TO_LOW, invitation(low_genesis())) == []


def test_after_we_gave_up_only_who_holds_less_than_we_is_answered():
    """Or two who gave up would go on answering each other for ever (P13)."""
    us = sitting()
    us.turn(SITTING_WITHIN_S + 1)
    known = invitation(low_genesis(), 0, 1)
    assert us.hear(TO_HIGH, known) == []
    assert told(us.hear(TO_HIGH, invitation(low_genesis(), 0)), GenesisPacket) == [(TO_HIGH, known)]


def test_a_lobby_whose_game_has_begun_asks_for_no_seat():
    us = sitting()
    us.hear(TO_LOW, invitation(low_genesis(), 0, 2))
    assert any(isinstance(effect, Started) for effect in us.turn())
    assert told(us.turn(LOBBY_EVERY_S), Join, OpenTable) == []


# -- a first step that took too long ---------------------------------------------------------------


def begun_again() -> Us:
    us = Us()
    genesis = low_genesis()
    us.lobby.begin_again(genesis, [make_sit(genesis, KEYS[1])], [LOW.identity], us.now)
    us.meet(TO_LOW, LOW)
    us.meet(TO_HIGH, HIGH)
    us.turn()
    return us


@pytest.mark.parametrize("is_late", [False, True])
def test_a_first_step_that_others_complete_counts_for_a_minute_since_our_yes(is_late):
    us = begun_again()
    us.turn(YES_LASTS_S - FIRST_STEP_WITHIN_S + is_late)
    us.hear(TO_LOW, invitation(low_genesis(), 0, 1, 2))
    assert any(isinstance(effect, Started) for effect in us.turn()) is not is_late


def test_who_stalled_the_first_step_is_avoided_for_a_minute():
    us = begun_again()
    us.turn(AVOID_S - 1)
    assert us.lobby.snapshot().people[0].problem is not None
    us.turn(1)
    assert us.lobby.snapshot().people[0].problem is None


def test_nobody_sits_down_to_options_that_only_equal_ours():
    """In Python True equals 1; no rules take it, and a table on it would end the program."""
    ours = terms(3, rounds=1)
    alike = replace(ours, options=True)
    assert ours.options == alike.options
    assert ours != alike
    us = Us(ours)
    us.hear(TO_LOW, OpenTable(1, alike, (LOW,)))
    assert told(us.turn(), Join) == []
    us.hear(TO_LOW, OpenTable(1, ours, (LOW, OURS)))
    assert told(us.turn(), Join) == [(TO_LOW, Join(1, OURS, OWN))]
    genesis = Genesis(alike.rules_id, alike.rules_hash, alike.options, (LOW, OURS, HIGH))
    assert us.hear(TO_LOW, invitation(genesis, 0, 2)) == []


def test_a_table_on_options_that_only_equal_good_ones_makes_no_good_one_unplayable():
    good = terms(3, rounds=1)
    rules = {Toy().rules_id: Toy()}.get
    assert not can_be_played(rules, replace(good, options=True))
    assert can_be_played(rules, good)
