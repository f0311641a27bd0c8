"""A seat that is heard and signs nothing stops nobody for long (P7.6, P11, P3.4)."""

from core.table.calls import call_of
from core.table.messages import Call, Here, Message, MessageKind, MessagePlace, sign
from core.table.promises import PromiseReason
from core.table.rules import Refusal
from core.table.trouble import Trouble
from net.protocol.commands import CallOn, SameHere
from net.protocol.effects import Show
from net.protocol.game_packets import Have, Msgs
from net.protocol.limits import CLAIM_LASTS_S, FIRST_STEP_WITHIN_S, OWED_S
from net.protocol.packets import Packet
from net.protocol.session import Session
from net.protocol.troubles import TableReason
from tests.core.table.test_promise_clauses import without_a_salt
from tests.net.protocol.room import SEED, Member, Room, after_an_end, at_step, twins_of
from tests.seats import resumed, secret_of


def bit(member: Member) -> int:
    assert member.table.seat is not None
    return 1 << member.table.seat


def mute(room: Room, member: Member, *kinds: MessageKind) -> None:
    """Let *member* send its `have` as ever, and none of its messages of *kinds*."""

    def is_lost(_sender: Member, _to: Member, packet: Packet) -> bool:
        told: tuple[Message, ...] = packet.messages if isinstance(packet, Msgs) else ()
        return any(m.seat == member.table.seat and m.kind in kinds for m in told)

    room.loses = is_lost


def test_a_heard_seat_that_does_not_open_its_bid_is_left_out_like_a_silent_one():
    """It has read the others' openings, and talks on (F5)."""
    room = at_step(Room(3, 4), 5)
    first, second, third = room.members
    mute(room, third, MessageKind.ACT)
    for member in room.members:
        room.act(member)
    room.loses = lambda *_: False
    room.run(0.2, players=())
    mute(room, third, MessageKind.ACT, MessageKind.SEAL)
    room.run(OWED_S - 1, players=())
    assert first.shown.step == 6
    assert first.shown.silent_since[third.table.seat or 0] is None
    room.run(2, players=())
    assert first.shown.silent_since[third.table.seat or 0] is not None
    assert first.shown.owing == bit(third)
    assert not first.shown.connected & bit(third)
    for member in (first, second):
        room.ask(member, CallOn(bit(third)))
    room.run(1, players=())
    assert first.shown.step == second.shown.step == 7


def test_who_stalls_is_named_as_long_as_it_is_heard():
    """The next table avoids it; who is cut off is to blame for nothing."""
    room = at_step(Room(3, 4), 5)
    first, _, third = room.members
    mute(room, third, MessageKind.SEAL)
    for member in room.members:
        room.act(member)
    room.run(1, players=())
    assert not first.session.stalling
    room.run(OWED_S, players=())
    assert first.session.stalling == (third.identity.public,)
    room.disconnect(third)
    room.run(1, players=())
    assert not first.session.stalling


def test_after_the_end_nobody_owes_anything():
    """Who stalled in the last step is heard all the same."""
    room = at_step(Room(3, 1), 4)
    first, second, third = room.members
    mute(room, third, MessageKind.SEAL)
    room.run(OWED_S + 2)
    assert first.shown.silent_since[third.table.seat or 0] is not None
    for member in (first, second):
        room.ask(member, CallOn(bit(third)))
    room.run(OWED_S + 2)
    for member in (first, second):
        assert member.shown.is_over
        assert member.shown.silent_since == (None, None, None)


def test_a_player_who_thinks_is_no_silence_and_the_others_may_still_go_on():
    """A person decides; a bid that was being thought about comes too late for this step only."""
    room = at_step(Room(3, 4), 5)
    first, second, third = room.members
    for member in (first, second):
        room.act(member)
    room.run(60, players=())
    seat = third.table.seat or 0
    assert first.shown.silent_since[seat] is None
    since = first.shown.acting_since[seat]
    assert since is not None
    assert since < room.now - 59
    for member in (first, second):
        room.ask(member, CallOn(bit(third)))
    room.run(1, players=())
    assert first.shown.step > 5
    room.run(20)
    assert all(member.shown.is_over for member in room.members)


def test_consent_ends_when_the_seat_signs_and_not_when_it_is_heard():
    """Or a seat that talks on would undo each click of the others."""
    room = at_step(Room(3, 4), 5)
    first, second, third = room.members
    for member in (first, second):
        room.act(member)
    room.run(1, players=())
    room.ask(first, CallOn(bit(third)))
    room.run(1, players=())
    assert [c.present for c in second.shown.calls] == [bit(first) | bit(second)]
    room.disconnect(third)
    room.run(1, players=())
    room.connect(*room.members)
    room.run(1, players=())
    room.ask(second, CallOn(bit(third)))
    room.run(1, players=())
    assert first.shown.step > 5, "the first has agreed still"


def test_only_seats_are_believed_about_who_is_connected():
    """A stranger could keep a dead seat alive with one packet in ten seconds."""
    room = at_step(Room(3, 9, watchers=1), 5)
    first, second, third, watcher = room.members
    room.disconnect(third)
    room.run(1, players=())
    named = frozenset((third.identity.public,))
    first.session.relate({watcher.link: named})
    room.turn()
    assert first.shown.connected == bit(second)
    first.session.relate({second.link: named})
    room.turn()
    assert first.shown.connected == bit(second) | bit(third)


def test_no_call_number_stops_a_table_for_ever():
    """L1: one signed answer to call 65535, then silence."""
    for gone in (False, True):
        room = at_step(Room(3, 4), 5)
        first, second, third = room.members
        for member in room.members:
            room.act(member)
        room.turn()
        call = Call(65_535, 0b111, bit(third) if gone else 0)
        assert third.table.answer(call) == Refusal(PromiseReason.CALL_TOO_HIGH)
        jump = jump_of(third, call)
        for member in (first, second):
            room.hear(member, third, Msgs(room.genesis.game, (jump,)))
        room.disconnect(third)
        room.run(2, players=())
        for member in (first, second):
            assert call not in [call_of(m) for m in member.own()]
            room.ask(member, CallOn(bit(third)))
        room.run(30, players=(first, second))
        assert first.shown.is_over
        assert second.shown.is_over


def jump_of(member: Member, call: Call) -> Message:
    step = member.table.step
    own = tuple(m.id for m in member.table.pool.of(MessageKind.ACT, member.table.seat or 0))
    place = MessagePlace(
        member.table.genesis.game, step.number, member.table.seat or 0, step.previous
    )
    return sign(secret_of(SEED, member.number).key, place, Here(call, own, ()))


# -- after an unclean end --------------------------------------------------------------------------


def test_a_neighbour_that_names_what_nobody_has_delays_a_restart_by_ten_seconds():
    """P11: its `have` binds only as long as what it names may come."""
    for lie in (2, 2**31 - 1):
        delayed_by(lie)


def delayed_by(lie: int) -> None:
    """Let a neighbour say that it is at step *lie*, with a message that nobody has."""
    room = Room(3)
    member = after_an_end(room, clean=False)
    liar = room.members[2]
    room.loses = lambda sender, _to, packet: sender is liar and isinstance(packet, Have)
    room.connect(*room.members)
    said = Have(room.genesis.game, lie, member.table.step.previous, (bytes(32),), 0)
    room.hear(member, liar, said)
    room.run(CLAIM_LASTS_S - 1, players=())
    assert not member.shown.caught_up
    room.run(2, players=())
    assert member.shown.caught_up


# -- the beginning ---------------------------------------------------------------------------------


def test_a_first_step_that_is_not_complete_in_time_is_given_up():
    """P3.4: nobody is left out of it by a call, so there is no table."""
    room = Room(3, watchers=1)
    first, second, third, watcher = room.members
    room.disconnect(third)
    room.run(FIRST_STEP_WITHIN_S - 1, players=())
    for member in (first, second):
        room.ask(member, CallOn(bit(third)))
    assert not first.session.gives_up(room.now)
    room.run(2, players=())
    assert first.shown.step == 1
    assert first.session.gives_up(room.now)
    assert not watcher.session.gives_up(room.now), "it has no salt to wait for"
    assert not [m for m in first.own() if m.kind is MessageKind.HERE]


def test_a_table_that_has_begun_is_never_given_up():
    room = at_step(Room(3, watchers=1), 2)
    room.run(2 * FIRST_STEP_WITHIN_S, players=())
    assert not any(member.session.gives_up(room.now) for member in room.members)


def test_an_emblem_without_everybodys_salt_is_not_shown_and_nothing_is_signed_after_it():
    """P3.4: a man in the middle with a majority could have chosen it."""
    room = Room(3)
    table, *_ = without_a_salt(SEED, 3)
    first = room.members[0]
    first.table = table
    room.start(first)
    room.turn()
    assert first.shown.emblem is None
    assert not first.shown.must_compare
    assert first.shown.stopped == Trouble(TableReason.NO_EMBLEM)
    room.run(1, players=())
    assert sum(isinstance(effect, Show) for effect in first.effects) == 1
    room.ask(first, SameHere())
    room.act(first)
    room.run(1, players=())
    assert not [m for m in first.own() if m.step > 1]


def test_after_a_restart_the_emblem_is_compared_unless_our_seat_has_acted_since():
    """P3.4: what we signed in step 2 or later says that we have compared it."""
    room = at_step(Room(3), 4)
    first, second, _ = room.members
    for member, has_acted in ((first, True), (second, True)):
        session = Session(
            resumed(member.log, secret_of(SEED, member.number)),
            room.sits,
            twins_of(1),
            leaving=False,
        )
        assert session.snapshot().must_compare is not has_acted
    bystander = at_step(Room(3, 9), 2)
    late = bystander.members[2]
    bystander.disconnect(late)
    for member in bystander.members[:2]:
        bystander.act(member)
        bystander.ask(member, CallOn(bit(late)))
    bystander.run(20, players=bystander.members[:2])
    bystander.connect(*bystander.members)
    bystander.run(2, players=())
    assert late.table.step.number > 3
    again = Session(
        resumed(late.log, secret_of(SEED, 2)), bystander.sits, twins_of(1), leaving=False
    )
    assert again.snapshot().must_compare
