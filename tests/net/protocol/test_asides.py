"""Asides: what a seat shows the others by the way; nothing depends on it (P10, P13)."""

import math
from itertools import permutations

import pytest

from core.table.encoding import MalformedError, Value
from core.table.export import export
from core.table.trouble import Trouble
from net.protocol.commands import Aside, Play
from net.protocol.effects import Append, Blame, Effect, Overheard, Rejected, Send, Show
from net.protocol.game_packets import AsidePacket, Have
from net.protocol.hello_packets import Greeting
from net.protocol.limits import ASIDES
from net.protocol.troubles import DiskReason
from tests.net.protocol.room import TURN_S, Member, Room, at_step
from tests.simulation.witness import read_frame

BIDDING, OPENING, MOVING = 2, 3, 4
"""Steps of the toy game: in one all choose, in one nobody does, in one the first seat does."""


def over(room: Room) -> Room:
    room.run(5)
    return room


def told(member: Member) -> list[tuple[bytes, AsidePacket]]:
    """List the asides that *member* sent, and to whom."""
    return [(e.link, p) for e in member.effects if isinstance(e, Send) for p in asides(e)]


def asides(effect: Send) -> list[AsidePacket]:
    packet = read_frame(effect.frame)
    return [packet] if isinstance(packet, AsidePacket) else []


def overheard(member: Member) -> list[tuple[int, str, Value]]:
    heard = [effect for effect in member.effects if isinstance(effect, Overheard)]
    return [(effect.seat, effect.kind, effect.value) for effect in heard]


def seat(member: Member) -> int:
    assert member.table.seat is not None
    return member.table.seat


def aside(room: Room, kind: str, content: Value = 0) -> AsidePacket:
    return AsidePacket(room.genesis.game, kind, content)


def hear(room: Room, member: Member, source: Member, kind: str, content: Value = 0) -> int:
    """Let *member* receive an aside of *source*; count what its window is told."""
    before = len(overheard(member))
    room.hear(member, source, aside(room, kind, content))
    return len(overheard(member)) - before


# -- from one window to the others -----------------------------------------------------------------


def test_what_a_player_lays_is_seen_by_all_others_and_by_who_watches():
    room = at_step(Room(3, watchers=1), MOVING)
    first, *others = sorted(room.members[:3], key=seat)
    room.ask(first, Aside("laid", (12, (3, 4))))
    room.turn()
    room.turn()
    watcher = room.members[3]
    for member in (*others, watcher):
        assert overheard(member) == [(0, "laid", (12, (3, 4)))]
    assert overheard(first) == []


def test_a_program_that_knows_no_asides_is_sent_none():
    """It would take them for malformed and shut us out (P13)."""
    room = at_step(Room(3), BIDDING)
    first, second, third = room.members
    room.old = {second.link}
    room.ask(first, Aside("gesture", "wave"))
    room.turn()
    assert {link for link, _ in told(first)} == {third.link}


def test_who_is_in_a_lobby_or_another_game_is_sent_none():
    room = at_step(Room(3), BIDDING)
    first, second, third = room.members
    room.loses = lambda sender, _to, packet: sender is second and isinstance(packet, Have)
    room.hear(first, second, Greeting("Ben", "1.0", ()))
    room.ask(first, Aside("gesture", "wave"))
    room.turn()
    assert {link for link, _ in told(first)} == {third.link}


def test_an_aside_is_passed_on_to_nobody():
    room = at_step(Room(3), BIDDING)
    first, second, third = room.members
    room.disconnect(first, third)
    room.ask(first, Aside("gesture", "wave"))
    room.run(2, players=())
    assert overheard(second) == [(seat(first), "gesture", "wave")]
    assert overheard(third) == []


def test_of_several_within_a_moment_the_last_is_sent_and_no_more_than_four_a_second():
    """Others take five: on the way they may bunch up."""
    room = at_step(Room(2), BIDDING)
    first, second = room.members
    began, number = room.now, 0
    while room.now < began + 2:
        number += 1
        room.ask(first, Aside("laid", number))
        room.turn()
    room.run(1, players=())
    sent = [packet.content for _, packet in told(first)]
    assert 8 <= len(sent) <= 9
    assert (sent[0], sent[-1]) == (1, number)
    assert [value for _, _, value in overheard(second)] == sent


def test_the_last_of_several_is_due_although_nothing_else_happens():
    room = at_step(Room(2), BIDDING)
    first, _ = room.members
    session = first.session
    for number in (1, 2):
        room.ask(first, Aside("gesture", number))
        room.ask(first, Aside("laid", number))
        room.turn()
    assert [packet.content for _, packet in told(first)] == [1, 1]
    assert session.due == pytest.approx(room.now - TURN_S + 0.25)
    room.perform(first, session.turn(session.due))
    assert [packet.content for _, packet in told(first)] == [1, 1, 2]
    assert session.due > room.now + 0.25


def test_nothing_is_due_for_asides_when_none_waits():
    alone = at_step(Room(1), BIDDING)
    (only,) = alone.members
    assert only.session.due == math.inf
    alone.ask(only, Aside("laid", 1))
    assert only.session.due < alone.now
    alone.turn()
    assert only.session.due == math.inf


def test_each_kind_has_its_own_pace():
    room = at_step(Room(2), BIDDING)
    first, _ = room.members
    for number in range(20):
        room.ask(first, Aside("laid", number))
        room.ask(first, Aside("gesture", number))
        room.turn()
    kinds = [packet.kind for _, packet in told(first)]
    assert (kinds.count("gesture"), kinds.count("laid")) == (1, 4)


def test_a_move_that_is_signed_is_not_laid_any_more():
    """What waited to be sent is forgotten with it."""
    room = at_step(Room(2), MOVING)
    first = min(room.members, key=seat)
    for number in (1, 2):
        room.ask(first, Aside("laid", number))
        room.turn()
    room.ask(first, Play(MOVING, ("move", 3)))
    room.run(2, players=())
    assert [packet.content for _, packet in told(first)] == [1]


@pytest.mark.parametrize(
    ("step", "kind"),
    [
        (BIDDING, "again"),
        (OPENING, "laid"),
        (OPENING, "again"),
        (MOVING, "look"),
        (MOVING, "point"),
    ],
)
def test_what_may_not_be_said_now_is_not_sent_and_not_sent_later(step, kind):
    room = at_step(Room(2), BIDDING)
    if step == OPENING:
        room.loses = lambda *_: True
        for member in room.members:
            room.act(member)
    first, _ = room.members
    room.ask(first, Aside(kind, 1))
    room.turn()
    room.loses = lambda *_: False
    over(room)
    assert told(first) == []


def test_who_watches_says_nothing():
    room = over(Room(2, watchers=1))
    watcher = room.members[2]
    for kind in ASIDES:
        room.ask(watcher, Aside(kind, 1))
    room.run(1)
    assert told(watcher) == []


def test_with_a_full_disk_nothing_is_said_or_heard():
    room = at_step(Room(2), BIDDING)
    first, second = room.members
    first.session.stop(Trouble(DiskReason.FULL))
    room.ask(first, Aside("gesture", 1))
    room.turn()
    assert told(first) == []
    assert hear(room, first, second, "gesture") == 0


@pytest.mark.parametrize(
    ("kind", "value"),
    [("shout", 1), ("laid", bytes(2046)), ("laid", "x" * 257), ("laid", (0,) * 513), ("laid", 0.5)],
)
def test_our_own_window_cannot_make_us_send_what_is_malformed(kind, value):
    with pytest.raises(MalformedError):
        Aside(kind, value)


# -- who is heard ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ASIDES)
def test_only_who_sits_at_the_table_is_heard(kind):
    room = at_step(Room(2, watchers=1), BIDDING)
    first, _, watcher = room.members
    assert hear(room, first, watcher, kind) == 0
    over(room)
    assert hear(room, first, watcher, kind) == 0


def test_an_aside_of_another_game_is_not_heard():
    room = at_step(Room(2), BIDDING)
    first, second = room.members
    room.hear(first, second, AsidePacket(bytes(32), "gesture", 1))
    assert overheard(first) == []
    assert hear(room, first, second, "gesture") == 1


def test_only_the_seat_that_may_act_now_lays_a_move():
    room = at_step(Room(3), MOVING)
    first, second, third = sorted(room.members, key=seat)
    assert hear(room, third, first, "laid") == 1
    assert hear(room, third, second, "laid") == 0
    assert hear(room, first, second, "laid") == 0
    room.ask(first, Play(MOVING, ("move", 3)))
    room.loses = lambda _sender, to, _packet: to is second
    room.turn()
    room.turn()
    assert hear(room, third, first, "laid") == 0, "it has acted"


def test_while_commitments_are_opened_nobody_lays_a_move():
    room = at_step(Room(2), BIDDING)
    first, second = room.members
    room.loses = lambda sender, *_: sender is second and first.table.step.number == OPENING
    for member in room.members:
        room.act(member)
    room.run(1, players=())
    assert first.table.step.number == OPENING
    assert hear(room, first, second, "laid") == 0
    assert hear(room, first, second, "gesture") == 1


@pytest.mark.parametrize("kind", ["again", "look", "point"])
def test_a_wish_to_play_again_or_to_look_back_is_heard_only_once_the_game_is_over(kind):
    room = at_step(Room(2), MOVING)
    first, second = room.members
    assert hear(room, first, second, kind) == 0
    over(room)
    assert hear(room, first, second, kind, 1) == 1
    assert hear(room, first, second, "laid") == 0
    assert overheard(first)[-1] == (seat(second), kind, 1)


def test_who_watches_sees_where_a_seat_looks_back_to():
    room = over(Room(2, watchers=1))
    first, second, watcher = room.members
    room.ask(first, Aside("look", 3))
    room.run(1, players=())
    assert overheard(watcher) == overheard(second) == [(seat(first), "look", 3)]


@pytest.mark.parametrize(
    ("kind", "most", "within_s"), [(kind, *pace) for kind, pace in ASIDES.items()]
)
def test_no_more_of_a_kind_is_heard_from_a_seat_than_its_pace_allows(kind, most, within_s):
    """What is too much is dropped in silence, but has cost its sender as every packet does."""
    room = at_step(Room(3), BIDDING)
    if kind in {"again", "look", "point"}:
        over(room)
    first, second, third = room.members
    began = room.now = 64.0
    taken = [hear(room, first, second, kind) for _ in range(most + 3)]
    assert taken == [1] * most + [0] * 3
    assert hear(room, first, third, kind) == 1, "each seat has a pace of its own"
    room.now = began + within_s - 0.01
    assert hear(room, first, second, kind) == 0
    room.now = began + within_s
    assert [hear(room, first, second, kind) for _ in range(most + 1)] == [1] * most + [0]
    assert not any(isinstance(effect, Blame | Rejected) for effect in first.effects)


def test_what_comes_in_time_is_heard_for_ever():
    room = at_step(Room(2), BIDDING)
    first, second = room.members
    heard = 0
    for _ in range(40):
        room.now += 0.2001
        heard += hear(room, first, second, "laid")
    assert heard == 40


# -- what does not depend on it --------------------------------------------------------------------


def test_asides_change_nothing_that_is_written_signed_or_shown():
    """The same game twice, and in one of them everybody says all there is to say all the time."""
    silent, chatty = Room(3, watchers=1), Room(3, watchers=1)
    for _ in range(60):
        for room in (silent, chatty):
            room.turn()
            for member in room.members:
                room.play(member)
        for member, other in permutations(chatty.members, 2):
            for kind in ASIDES:
                chatty.ask(member, Aside(kind, ("bid", 3)))
                hear(chatty, other, member, kind, ("move", 5))
    assert chatty.members[0].shown.is_over
    for quiet, loud in zip(silent.members, chatty.members, strict=True):
        assert overheard(loud)
        assert not overheard(quiet)
        assert loud.log == quiet.log
        assert export(loud.table) == export(quiet.table)
        assert loud.own() == quiet.own()
        assert loud.shown == quiet.shown


def test_an_aside_alone_writes_nothing_and_draws_no_table_anew():
    room = at_step(Room(2), BIDDING)
    first, second = room.members
    room.turn()
    hear(room, first, second, "gesture")
    turn: list[Effect] = first.session.turn(room.now)
    assert not any(isinstance(effect, Append | Show) for effect in turn)


# -- whose program knows them ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "knows"),
    [
        *(("0.2.0", True), ("0.2", True), ("0.10.1", True), ("1.0", True), ("0.3.0.dev1", True)),
        *(("0.1.0", False), ("0.1.99", False), ("0", False), ("", False), ("test", False)),
        *(("v0.2.0", False), ("0.", False), ("2", False)),
    ],
)
def test_a_greeting_tells_by_its_version_whether_its_program_knows_asides(version, knows):
    assert Greeting("Ann", version, ()).knows_asides is knows
