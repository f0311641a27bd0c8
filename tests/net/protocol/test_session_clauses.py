"""Session: who is met, what is shown and when, who has seen the end; clause by clause."""

import pytest

from core.table.messages import Act, Call, Here, MessageKind
from core.table.table import Table
from core.table.trouble import Trouble
from net.protocol.commands import CallOn, LeaveTable
from net.protocol.effects import Send, Show, StepDone
from net.protocol.game_packets import Have, Msgs, genesis_packet
from net.protocol.limits import SPECTATORS_MAX
from net.protocol.packets import Packet
from net.protocol.session import Session
from net.protocol.troubles import DiskReason
from tests.core.table.test_promise_clauses import without_a_salt
from tests.net.protocol.room import (
    SEED,
    Member,
    Room,
    at_step,
    blamed,
    seat_key,
    second_signature,
    twins_of,
)
from tests.net.protocol.test_session_calls import bit
from tests.seats import identity_of, onlooker, played, secret_of, table_at, take_all
from tests.simulation.witness import read_frame
from tests.tampering import CountingJudge, altered, with_signature
from tests.toy import Toy


def shows(member: Member) -> int:
    """Count how often the window of *member* was shown something."""
    return sum(isinstance(effect, Show) for effect in member.effects)


# -- who is met ------------------------------------------------------------------------------------


def test_a_seat_and_whoever_looks_on_already_are_met_however_many_look_on():
    """P12: each connection to them may be the only one that lasts."""
    room = Room(2, watchers=SPECTATORS_MAX + 1)
    first, second, watcher, *_, ninth = room.members
    for known in (second, watcher):
        (told,) = first.session.meet(bytes(32), known.identity.public)
        assert isinstance(told, Send)
        assert read_frame(told.frame) == genesis_packet(room.genesis, room.sits)
        first.session.lose(bytes(32))
    assert first.session.meet(bytes(32), ninth.identity.public) == []


def test_where_another_game_is_gets_no_message_of_ours():
    """P10.4: the laptop behind it plays that one."""
    room = at_step(Room(2), 2)
    first, second = room.members
    room.run(5, players=())
    told = len(first.told())
    other = played(7, 2).genesis.game
    room.hear(first, second, Have(other, 1, other, (), 0))
    room.perform(first, first.session.turn(room.now))
    assert len(first.told()) == told


# -- what is taken of a packet, and told ----------------------------------------------------------


def test_a_second_signature_of_this_step_goes_on_with_the_first_at_once():
    """P9: whoever seals with a cheat may have to do it again."""
    room = at_step(Room(3), 2)
    first, second, cheat = room.members
    room.act(cheat)
    room.run(0.5, players=())
    (act,) = (m for m in cheat.own() if m.step == 2)
    again = second_signature(room, act)
    room.hear(first, cheat, Msgs(room.genesis.game, (again,)))
    count = len(first.told())
    room.perform(first, first.session.turn(room.now))
    assert (second.link, again) in first.told()[count:]


def test_a_second_signature_of_an_old_step_is_not_pushed_to_who_is_still_at_it():
    """P9: there it may be nonsense, and we would be blamed for it."""
    room = at_step(Room(3, 9, watchers=1), 2)
    first, _, cheat, watcher = room.members
    room.loses = lambda _sender, to, packet: to is watcher and isinstance(packet, Msgs)
    room.run(1)
    room.loses = lambda *_: False
    assert watcher.table.step.number == 2
    (act,) = (m for m in cheat.own() if m.step == 2 and m.kind is MessageKind.ACT)
    nonsense = altered(act, seat_key(room, act.seat), Act(("nonsense",), b""))
    room.hear(first, cheat, Msgs(room.genesis.game, (nonsense,)))
    room.run(4, players=())
    assert watcher.table.step.number == first.table.step.number
    assert not blamed(watcher)


def test_behind_a_message_of_another_past_nothing_of_its_packet_is_taken():
    """P15: all of it is of that past, and nobody is to blame."""
    game = played(SEED, 2)
    room = at_step(Room(2, 1), 2)
    first, second = room.members
    honest, other = game.of(2, MessageKind.ACT)
    elsewhere = altered(other, seat_key(room, other.seat), previous=bytes(32))
    room.hear(first, second, Msgs(room.genesis.game, (elsewhere, honest)))
    room.run(0.1, players=())
    assert not list(first.table.pool)
    assert not blamed(first)


def test_a_forgery_on_which_another_seat_rests_costs_one_verification_too():
    """P13: only what is one too many is looked at again."""
    judge, game = CountingJudge(), played(SEED, 2)
    session = Session(
        Table(game.genesis, Toy(), judge=judge), game.sits, twins_of(1), leaving=False
    )
    session.meet(bytes(32), b"somebody")
    act, other = game.of(1, MessageKind.ACT)
    held = tuple(sorted((act.id, other.id)))
    claim = altered(other, secret_of(SEED, 1).key, Here(Call(1, 0b11, 0), held, ()))
    forged = with_signature(act, bytes(64))
    session.receive(bytes(32), Msgs(game.genesis.game, (forged, claim)), 0.0)
    assert judge.count.total() == 1


# -- what is signed --------------------------------------------------------------------------------


def test_what_our_own_opening_stood_in_the_way_of_is_signed_without_another_event():
    """R3: the act comes first; nobody need say anything for the answer to follow."""
    game, link = played(SEED, 3), bytes(32)
    session = Session(table_at(game, 3, 0), game.sits, twins_of(0, link), leaving=False)
    session.meet(link, identity_of(SEED, 1).public)
    session.receive(link, Have(game.genesis.game, 1, game.genesis.game, (), 0), 0.0)
    session.command(CallOn(0b100))
    signed = []
    for now in (0.1, 1.1, 2.1, 3.1, 3.2):
        frames = [e.frame for e in session.turn(now) if isinstance(e, Send)]
        packets = [packet for packet in map(read_frame, frames) if isinstance(packet, Msgs)]
        signed.append([m.kind for packet in packets for m in packet.messages])
    assert signed[-2:] == [[MessageKind.ACT], [MessageKind.HERE]]


# -- what is shown ---------------------------------------------------------------------------------


def test_a_table_at_rest_shows_nothing_anew():
    """Each of these would draw the window anew."""
    room = at_step(Room(3), 2)
    room.run(1, players=())
    before = [shows(member) for member in room.members]
    room.run(5, players=())
    assert [shows(member) for member in room.members] == before


def test_what_is_shown_is_never_older_than_the_turn():
    """Whoever else is away."""
    room = at_step(Room(3, 9), 5)
    *others, third = room.members
    room.disconnect(third)
    for member in others:
        room.ask(member, CallOn(bit(third)))
    for _ in range(60):
        room.turn()
        assert all(member.shown == member.session.snapshot() for member in room.members)
        for member in others:
            room.play(member)
    assert others[0].shown.step > 9


def test_a_seat_that_has_signed_pauses_without_all_others_and_one_that_starts_waits():
    room = at_step(Room(2), 3)
    first, second = room.members
    assert not first.shown.pauses
    room.disconnect(second)
    room.run(1, players=())
    assert first.shown.pauses
    assert not first.shown.caught_up
    room.restart(first, clean=True)
    room.run(1, players=())
    assert not first.shown.pauses
    room.connect(first, second)
    room.run(5, players=())
    assert not first.shown.pauses
    assert first.shown.caught_up


def test_what_all_authors_have_signed_is_shown_before_all_have_sealed_it():
    room = at_step(Room(3), 2)
    early = {}
    for _ in range(60):
        room.turn()
        for member in room.members:
            room.play(member)
            if member.shown.signed:
                early[member.shown.step] = member.shown.signed
    done = {step.step.number: step.outcome.slots for step in room.members[0].table.completed}
    assert len(early.keys() & done.keys()) > 3
    assert all(early[step] == done[step] for step in early.keys() & done.keys())


def test_what_a_turn_signs_after_the_last_one_completed_a_step_is_shown():
    """Who leaves alone hears nobody, and acts in each step by itself."""
    room = at_step(Room(1), 2)
    (only,) = room.members
    room.ask(only, LeaveTable())
    while not only.shown.is_over:
        room.turn()
        assert only.shown == only.session.snapshot()


def test_each_step_is_told_once():
    room = Room(2)
    room.run(5)
    for member in room.members:
        told = [e.completed.step.number for e in member.effects if isinstance(e, StepDone)]
        assert told == [done.step.number for done in member.table.completed]


def test_a_session_that_has_stopped_says_so_once():
    room = at_step(Room(2), 2)
    room.run(1, players=())
    member = room.members[0]
    before = shows(member)
    member.session.stop(Trouble(DiskReason.FULL))
    room.run(3, players=())
    assert shows(member) == before + 1


def test_whoever_looks_on_is_never_to_act_and_needs_no_salts():
    """P12, P3.4: it signs nothing, so nothing of it rests on the emblem."""
    room = Room(3, watchers=1)
    *_, watcher = room.members
    (done,) = without_a_salt(SEED, 3)[0].completed
    watcher.table = onlooker(room.genesis)
    take_all(watcher.table, done.certificate)
    assert watcher.table.step.number == 2
    room.start(watcher)
    room.turn()
    assert watcher.shown.stopped is None
    assert watcher.shown.authors
    assert not watcher.shown.may_act


def test_a_proof_is_no_split():
    """P15: a table splits only where two have sealed differently."""
    room = at_step(Room(3), 5)
    first, _, third = room.members
    (act,) = (m for m in third.own() if m.step == 2 and m.kind is MessageKind.ACT)
    room.hear(first, third, Msgs(room.genesis.game, (second_signature(room, act),)))
    room.turn()
    assert first.shown.proven == bit(third)
    assert first.shown.split == (0, 0)


# -- the end ---------------------------------------------------------------------------------------


def test_all_know_the_end_once_each_has_said_that_it_is_there():
    """Until then whoever goes may take the last seal along (P11)."""
    room = at_step(Room(2, 1), 4)
    last, other = sorted(room.members, key=lambda member: not member.shown.may_act)

    def is_seal(_sender: Member, to: Member, packet: Packet) -> bool:
        told = packet.messages if isinstance(packet, Msgs) else ()
        return to is last and any(m.kind is MessageKind.SEAL for m in told)

    room.loses = is_seal
    room.run(3)
    assert other.shown.is_over
    assert not last.shown.is_over
    assert not other.shown.all_know
    room.loses = lambda *_: False
    room.run(3)
    assert all(member.shown.all_know for member in room.members)
    before = [shows(member) for member in room.members]
    room.run(5)
    assert [shows(member) for member in room.members] == before


def test_who_plays_alone_knows_of_no_end_before_it_comes():
    (only,) = at_step(Room(1), 2).members
    assert not only.shown.all_know


# -- after a crash ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
def test_only_who_plays_alone_signs_after_a_crash_without_having_heard_anybody(seats):
    """P11: nobody else can hold what it signed."""
    room = Room(seats)
    member = room.members[0]
    room.restart(member, clean=False)
    room.run(1, players=())
    assert member.shown.caught_up is (seats == 1)
    assert member.shown.step == (2 if seats == 1 else 1)
    assert member.shown.may_act is (seats == 1)
    assert not list(member.table.pool)
