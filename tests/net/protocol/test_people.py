"""How somebody in the lobby is shown (P3.3, P10.3)."""

from dataclasses import replace

import pytest

from core.table.trouble import Trouble
from net.protocol.hello_packets import Greeting
from net.protocol.people import Person, people_here, problem, table_of
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from net.protocol.troubles import PeerReason
from net.protocol.versions import OtherVersion
from tests.drawn import called, draw_of
from tests.net.protocol.samples import OFFER
from tests.seats import sat_down
from tests.toy import Toy

HOST, GUEST, OWN = OFFER.identity, b"g" * 32, b"o" * 32
TOY = Toy()
RULES = ((TOY.rules_id, TOY.rules_hash),)
BEN, EVA = Greeting("Ben", "1.0", RULES), Greeting("Eva", "1.1", (("toy/1", b"x" * 32),))
ANN = Greeting("Ann", "1.0", RULES)
US = Person(OWN, ANN)
TERMS = Terms(TOY.rules_id, TOY.rules_hash, 3, 3)
TABLE = OpenTable(1, TERMS, (OFFER,))


def rules_for(rules_id):
    return {TOY.rules_id: TOY}.get(rules_id)


def shown(greeting, table=None, wanted=None):
    (person,) = people_here((Person(HOST, greeting, table),), US, wanted, rules_for)
    return person


def test_a_table_is_shown_with_its_host_and_with_a_guest_only_if_the_host_is_not_heard():
    host, guest = Person(HOST, BEN, TABLE), Person(GUEST, EVA, TABLE)
    assert host.is_host
    assert not guest.is_host
    both = people_here((host, guest), US, None, rules_for)
    assert [person.table for person in both] == [TABLE, None]
    (alone,) = people_here((guest,), US, None, rules_for)
    assert alone.table == TABLE


def test_our_own_table_comes_back_to_nobody():
    (guest,) = people_here((Person(GUEST, EVA, TABLE),), Person(HOST, ANN), None, rules_for)
    assert guest.table is None


def test_who_has_not_greeted_is_not_shown():
    assert people_here((Person(GUEST),), US, None, rules_for) == ()


def test_who_only_looks_on_is_no_person_here_and_keeps_no_player_from_being_shown():
    television = replace(BEN, name="Television", looks_on=True)
    people = Person(HOST, television), Person(HOST, BEN), Person(GUEST, EVA)
    assert [one.name for one in people_here(people, US, None, rules_for)] == ["Ben", "Eva"]
    assert people_here((Person(GUEST, television),), US, None, rules_for) == ()


def test_a_table_at_which_somebody_has_our_name_is_not_offered():
    """Its host would give us no seat, and we would wait at a table of our own."""
    table = replace(TABLE, offers=(OFFER, OFFER._replace(identity=GUEST, name="ann")))
    assert shown(BEN, table).problem == Trouble(PeerReason.SAME_NAME, name="ann")
    own = replace(TABLE, offers=(OFFER, OFFER._replace(identity=OWN)))
    assert shown(BEN, own).problem is None


def test_what_keeps_us_from_one_table_is_named():
    assert problem(BEN, ANN, TERMS) is problem(EVA, ANN, None) is None
    assert problem(ANN, ANN, None) == Trouble(PeerReason.SAME_NAME, name="Ann")
    assert problem(EVA, ANN, TERMS) == Trouble(
        PeerReason.OTHER_RULES, name="Eva", rules="toy/1", theirs="1.1", ours="1.0"
    )


def test_who_is_avoided_is_shown_with_the_reason():
    people = (Person(HOST, BEN, TABLE), Person(GUEST, EVA))
    shown = people_here(people, US, None, rules_for, {HOST})
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


def test_a_table_of_rules_that_we_lack_is_shown_with_the_reason_and_without_their_name():
    """A stranger may call rules what it likes: no screen shows that."""
    theirs = (*RULES, ("\x1b[31m/9", b"n" * 32))
    table = replace(TABLE, terms=Terms("\x1b[31m/9", b"n" * 32, 3, 3))
    assert shown(replace(BEN, version="1.1", rules=theirs), table).problem == Trouble(
        PeerReason.UNKNOWN_RULES, name="Ben", theirs="1.1", ours="1.0"
    )


def test_a_table_of_the_same_rules_in_another_version_is_shown_with_the_reason():
    table = replace(TABLE, terms=replace(TERMS, rules_hash=b"x" * 32))
    assert shown(EVA, table).problem == Trouble(
        PeerReason.OTHER_RULES, name="Eva", rules="toy/1", theirs="1.1", ours="1.0"
    )


def test_a_table_against_the_rules_is_shown_as_one_that_cannot_be_played():
    table = replace(TABLE, terms=replace(TERMS, options="much"))
    assert TOY.options_refusal("much", 3) is not None
    assert shown(BEN, table).problem == Trouble(PeerReason.BAD_TABLE, name="Ben")
    assert shown(BEN, table, TERMS).problem is None  # at our own table Ben is welcome


def test_a_table_of_a_tournament_is_shown_with_the_reason_to_who_was_not_drawn_for_it():
    draw = draw_of(6, called(TOY.rules_id, TOY.rules_hash, 3))
    table = OpenTable(1, TERMS.at(draw.drawn[0]), (OFFER,))
    assert shown(BEN, table).problem == Trouble(PeerReason.NOT_DRAWN, name="Ben")
    us = Person(draw.drawn[0].people[0].identity, ANN)
    (person,) = people_here((Person(HOST, BEN, table),), us, None, rules_for)
    assert person.problem is None


def test_a_table_that_both_can_play_has_no_problem_whatever_the_programs_are_called():
    assert shown(replace(BEN, version="7.0"), TABLE).problem is None


def test_who_has_our_version_differs_in_nothing():
    assert shown(BEN).other is None


@pytest.mark.parametrize(
    ("version", "is_newer"), [("1.1", True), ("1.0.1", True), ("10.0", True), ("0.9", False)]
)
def test_which_program_is_newer_is_seen_by_its_numbers(version, is_newer):
    other = shown(replace(BEN, version=version)).other
    assert other == OtherVersion(version, "1.0", ("toy/1",), is_all=True)
    assert other.is_newer is is_newer


def test_what_still_works_together_is_what_both_have_in_the_same_version():
    more = (*RULES, ("new/1", b"n" * 32))
    other = shown(replace(BEN, version="1.1", rules=more)).other
    assert (other.alike, other.is_all) == (("toy/1",), False)
    assert (shown(EVA).other.alike, shown(EVA).other.is_all) == ((), False)


@pytest.mark.parametrize(
    "version",
    ["", "\x1b[2J", "1.0\n2.0", "call 0900 now", "1.0 <b>", "1.0-" + "9" * 20, "\u0661.2"],
)
def test_a_version_that_is_none_is_shown_as_a_question_mark(version):
    person = shown(replace(BEN, version=version))
    assert (person.version, person.other.theirs, person.other.is_newer) == ("?", "?", False)
