"""The emblem: shown when all salts are in it, compared once (P3.4)."""

from core.table.messages import MessageKind
from net.protocol.emblem import Emblem
from tests.core.table.test_promise_clauses import without_a_salt
from tests.net.protocol.room import SEED, Room, at_step
from tests.seats import onlooker, sat_down, tables
from tests.toy import Toy


def test_there_is_nothing_to_compare_before_all_salts_are_in():
    table, *_ = tables(SEED, 2)
    emblem = Emblem(table)
    assert emblem.pictures is None
    assert not emblem.must_compare


def test_it_is_compared_once():
    room = at_step(Room(2), 2)
    ann, ben = (Emblem(member.table) for member in room.members)
    assert ann.pictures == ben.pictures is not None
    assert ann.must_compare
    ann.is_compared = True
    assert not ann.must_compare
    assert ben.must_compare


def test_one_that_somebody_could_have_chosen_is_not_shown():
    table, *_ = without_a_salt(SEED, 3)
    emblem = Emblem(table)
    assert emblem.pictures is None
    assert not emblem.must_compare


def test_a_spectator_and_one_alone_have_nobody_to_compare_it_with():
    genesis, _ = sat_down(SEED, 2)
    assert not Emblem(onlooker(genesis, Toy())).must_compare
    alone = at_step(Room(1), 2)
    assert not Emblem(alone.members[0].table).must_compare


def test_a_spectator_that_sees_the_emblem_has_nobody_to_compare_it_with():
    room = at_step(Room(2), 2)
    watching = onlooker(room.members[0].table.genesis, Toy())
    for message in room.members[0].table.completed[0].certificate:
        watching.take(message)
    emblem = Emblem(watching)
    assert emblem.pictures is not None
    assert not emblem.must_compare


def test_an_act_of_an_earlier_step_says_so_too_and_a_salt_does_not():
    later = at_step(Room(2), 4)
    assert not any(Emblem(member.table).must_compare for member in later.members)
    assert all(Emblem(member.table).must_compare for member in at_step(Room(2), 2).members)


def test_a_seat_that_has_acted_since_has_compared_it():
    room = at_step(Room(2), 2)
    acted, waits = room.members
    room.act(acted)
    room.turn()
    room.turn()
    assert [m.seat for m in waits.table.pool if m.kind is MessageKind.ACT] == [acted.table.seat]
    assert not Emblem(acted.table).must_compare
    assert Emblem(waits.table).must_compare
