"""How somebody in the lobby is shown (P3.3, P10.3)."""

from core.table.trouble import Trouble
from net.protocol.packets import Greeting, OpenTable, Terms
from net.protocol.people import Person, people_here, problem, table_of
from net.protocol.troubles import PeerReason
from tests.net.protocol.samples import OFFER
from tests.seats import sat_down

HOST, GUEST, OWN = OFFER.identity, b"g" * 32, b"o" * 32
RULES = (("toy/1", bytes(32)),)
BEN, EVA = Greeting("Ben", "1.0", RULES), Greeting("Eva", "1.1", (("toy/1", b"x" * 32),))
ANN = Greeting("Ann", "1.0", RULES)
TERMS = Terms("toy/1", bytes(32), 3, 3)
TABLE = OpenTable(1, TERMS, (OFFER,))


def test_a_table_is_shown_with_its_host_and_with_a_guest_only_if_the_host_is_not_heard():
    host, guest = Person(HOST, BEN, TABLE), Person(GUEST, EVA, TABLE)
    assert host.is_host
    assert not guest.is_host
    both = people_here((host, guest), OWN, ANN, None)
    assert [person.table for person in both] == [TABLE, None]
    (alone,) = people_here((guest,), OWN, ANN, None)
    assert alone.table == TABLE


def test_our_own_table_comes_back_to_nobody():
    (guest,) = people_here((Person(GUEST, EVA, TABLE),), HOST, ANN, None)
    assert guest.table is None


def test_who_has_not_greeted_is_not_shown():
    assert people_here((Person(GUEST),), OWN, ANN, None) == ()


def test_what_keeps_us_from_one_table_is_named():
    assert problem(BEN, ANN, TERMS) is problem(EVA, ANN, None) is None
    assert problem(ANN, ANN, None) == Trouble(PeerReason.SAME_NAME, name="Ann")
    assert problem(EVA, ANN, TERMS) == Trouble(
        PeerReason.OTHER_RULES, name="Eva", rules="toy/1", theirs="1.1", ours="1.0"
    )


def test_who_is_avoided_is_shown_with_the_reason():
    people = (Person(HOST, BEN, TABLE), Person(GUEST, EVA))
    shown = people_here(people, OWN, ANN, None, avoided={HOST})
    assert [person.problem for person in shown] == [
        Trouble(PeerReason.AVOIDED, name="Ben"),
        None,
    ]


def test_a_table_that_has_begun_is_shown_with_its_terms_and_names():
    genesis, _ = sat_down(1, 2)
    shown = table_of(genesis)
    assert (shown.game, shown.names) == (genesis.game, ("Ann", "Ben"))
    assert shown.terms == Terms(genesis.rules_id, genesis.rules_hash, genesis.options, 2)


def test_who_has_no_table_is_no_host():
    assert not Person(HOST, BEN).is_host
