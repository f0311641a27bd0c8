"""Five laptops in one network, and what networks and laptops do to a race (N1-N9, P7, P10, P11).

Real processes in real network namespaces; each race ends with the same game in all five logs.
"""

import signal
import threading

import pytest

from tests.lan.people import Table
from tests.tiers import long

STOPPED_S = 10.0


pytestmark = pytest.mark.usefixtures("needs_lan")


def test_all_play_past_adapters_that_lead_nowhere_and_two_laptops_that_let_nothing_in(tmp_path):
    """N7: there is no "the" adapter; one address is the same on all laptops.

    N1, N6: the two dial the others, and what they say to each other goes through those.
    """
    with Table(tmp_path) as table:
        for number in table.lan.numbers:
            table.lan.add_dead_ends(number)
        table.lan.raise_firewall(1)
        table.lan.raise_firewall(2)
        table.start("--course", "200")
        table.ends_well()


@long
def test_a_laptop_that_gets_a_new_address_plays_on(tmp_path):
    """N2, N6: keys name the peers, not addresses."""
    with Table(tmp_path) as table:
        table.start()
        table.people[1].hears("Round 1: ")
        table.lan.move(2)
        table.ends_well()


@long
def test_a_majority_goes_on_without_those_cut_off_who_come_back_when_it_heals(tmp_path):
    """P7: three of five agree; the two wait, for they are no majority, and nobody ends twice."""
    with Table(tmp_path, patience=1) as table:
        table.start()
        table.people[0].hears("Round 1: ")
        table.lan.part(1, 2)
        table.people[3].hears("agree to go on without")
        table.lan.heal()
        table.ends_well()


@long
def test_killed_programs_go_on_where_they_were(tmp_path):
    """P11: one of them first, then all at once."""
    with Table(tmp_path) as table:
        table.start()
        first = table.people[2]
        first.hears("Round 1: ")
        first.kill()
        first.start("--resume")
        first.hears("Round 2: ")
        for person in table.people:
            person.kill()
        for person in table.people:
            person.start("--resume")
        table.ends_well()


@long
def test_a_laptop_that_stands_still_for_ten_seconds_plays_on(tmp_path):
    """N4, N5: the others notice, drop the connection, and make up for what got lost."""
    with Table(tmp_path) as table:
        table.start()
        asleep = table.people[3]
        asleep.hears("Round 1: ")
        asleep.process.send_signal(signal.SIGSTOP)
        threading.Event().wait(STOPPED_S)
        asleep.process.send_signal(signal.SIGCONT)
        table.ends_well()


@long
def test_guests_kept_apart_play_through_the_one_whose_code_they_have(tmp_path):
    """P10.3, P10.4: no call reaches anybody, and each laptop reaches only Ann's."""
    with Table(tmp_path) as table:
        table.lan.isolate(all_but=1)
        ann, *others = table.people
        ann.start()
        code = ann.hears("--join ").split("--join ")[1].split()[0]
        for other in others:
            other.start("--join", code)
        table.ends_well()
