"""One peer at one table: promises, write-ahead, who is heard (P3.4, P8, P9, P10.4, P11, P12)."""

from collections.abc import Iterable

import pytest

from core.table.audit import Replay
from core.table.calls import cited
from core.table.digests import message_id
from core.table.export import export
from core.table.messages import Act, Kind, Message, parse_message
from core.table.promises import PromiseReason
from core.table.records import ProofRecord, SignedRecord, parse_record
from core.table.signing import SigningKey
from core.table.step import StepReason
from net.protocol.commands import Play, SameHere
from net.protocol.effects import Append, Blame, Effect, Rejected, Send, Show, StepDone, Sync
from net.protocol.limits import HAVE_EVERY_S, WAITING_MAX
from net.protocol.packets import (
    Closed,
    GenesisPacket,
    Greeting,
    Have,
    Msgs,
    Packet,
    genesis_packet,
)
from net.protocol.session import SessionReason
from tests.net.protocol.room import SEED, Member, Room
from tests.seats import played, remembered_verify, sat_down, secret_of
from tests.simulation.witness import read_frame
from tests.tampering import altered, with_signature
from tests.toy import Toy, ToyReason


def rejections(member: Member) -> list[object]:
    """List why what the player of *member* asked for was not done."""
    return [e.refusal.reason for e in member.effects if isinstance(e, Rejected)]


def blamed(member: Member) -> set[bytes]:
    return {effect.link for effect in member.effects if isinstance(effect, Blame)}


def ids_in(records: Iterable[bytes]) -> set[bytes]:
    """Name the signed messages in *records*."""
    entries = map(parse_record, records)
    return {message_id(entry.wire[0]) for entry in entries if isinstance(entry, SignedRecord)}


def at_step(room: Room, step: int) -> Room:
    """Play until everybody is at *step*, and nobody has acted in it."""
    while any(member.table.step.number < step for member in room.members):
        room.turn()
        for member in room.members:
            if member.shown.step < step:
                room.play(member)
    return room


# -- a game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_sessions_that_hear_each_other_play_to_the_end(seats):
    room = Room(seats)
    room.run(5)
    assert all(member.shown.is_over for member in room.members)
    assert all(member.shown.all_know for member in room.members)
    assert len({export(member.table) for member in room.members}) == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_turn_writes_then_syncs_then_speaks(seats):
    """The order of effects is the promise (P8): one append, one sync, and only then frames."""
    room = Room(seats)
    room.run(5)
    rank = {Append: 0, Sync: 1, Send: 2, Blame: 3, Rejected: 3, StepDone: 4, Show: 5}
    for member in room.members:
        for turn in member.turns:
            order = [rank[type(effect)] for effect in turn]
            assert order == sorted(order)
            assert order.count(0) <= 1
            assert order.count(0) == order.count(1)


def test_what_is_told_and_all_it_rests_on_was_synced_before():
    """The log at that moment would have brought it all back (P8)."""
    room = Room(3)
    room.run(5)
    for member in room.members:
        written: set[bytes] = set()
        synced: set[bytes] = set()
        for effect in member.effects:
            if isinstance(effect, Append):
                written |= ids_in(effect.records)
            elif isinstance(effect, Sync):
                synced |= written
            elif isinstance(effect, Send):
                packet = read_frame(effect.frame)
                told = packet.messages if isinstance(packet, Msgs) else ()
                for message in (m for m in told if m.seat == member.table.seat):
                    assert synced.issuperset((message.id, *cited(message)))


def test_the_log_of_a_finished_game_holds_its_result():
    """The last certificate is synced though nothing rests on it (P11)."""
    room = Room(3)
    room.run(5)
    for member in room.members:
        replay = Replay(lambda _: Toy(), judge=remembered_verify)
        replay.read(member.log)
        assert not replay.findings
        assert replay.is_over


def test_leaving_puts_on_the_disk_what_nothing_of_ours_rests_on():
    """And nothing, if there is nothing."""
    room = at_step(Room(3), 2)
    member, other = room.members[:2]
    room.act(other)
    room.turn()
    room.turn()
    assert member.table.pool.of(Kind.ACT, other.table.seat or 0)
    closing = member.session.close()
    assert [type(effect) for effect in closing] == [Append, Sync]
    assert member.session.turn(room.now) is not None
    room.perform(member, closing)
    replay = Replay(lambda _: Toy(), judge=remembered_verify)
    replay.read(member.log)
    assert not replay.findings


# -- the player's commands -------------------------------------------------------------------------


def bid_of(member: Member) -> Play:
    return Play(member.shown.step, ("bid",), 3)


def test_nothing_is_done_in_step_two_before_the_emblem_is_compared():
    """The emblem is worth nothing if the game has begun (P3.4)."""
    room = Room(2)
    room.run(1, players=())
    first, second = room.members
    assert first.shown.step == 2
    assert first.shown.must_compare
    assert first.shown.emblem == second.shown.emblem is not None
    room.ask(first, bid_of(first))
    room.run(1, players=())
    assert rejections(first) == [SessionReason.EMBLEM_FIRST]
    assert [m.step for m in first.own()] == [1, 1]
    room.ask(first, SameHere())
    room.ask(first, bid_of(first))
    room.run(1, players=())
    assert [m.step for m in first.own()] == [1, 1, 2]
    assert not first.shown.must_compare
    assert second.shown.must_compare


def test_who_plays_alone_compares_with_nobody():
    room = Room(1)
    room.run(1, players=())
    (only,) = room.members
    assert not only.shown.must_compare
    room.ask(only, bid_of(only))
    room.run(1, players=())
    assert only.shown.step > 2


@pytest.mark.parametrize("step", [1, 2, 4, 9])
def test_a_command_for_another_step_comes_too_late(step):
    """The window may be slower than the table (P12)."""
    room = at_step(Room(2), 3)
    member = room.members[0]
    room.ask(member, Play(step, ("bid",), 3))
    room.turn()
    assert rejections(member) == [SessionReason.TOO_LATE]


def test_a_seat_acts_once_in_a_step():
    """R1: whoever clicks twice has done the first thing."""
    room = at_step(Room(2), 2)
    member = room.members[0]
    for value in (1, 2):
        room.ask(member, SameHere())
        room.ask(member, Play(2, ("bid",), value))
    room.run(1, players=())
    assert rejections(member) == [PromiseReason.SIGNED_ALREADY]
    assert len([m for m in member.own() if m.step == 2]) == 1


def test_what_the_rules_bar_is_not_signed():
    """An illegal act could never be taken back, so the own core judges first (R1)."""
    room = at_step(Room(2), 4)
    member = next(m for m in room.members if m.shown.may_act)
    for action in (("move", 6), ("move", 6, 6), ("bid",), ()):
        room.ask(member, Play(4, action))
    room.turn()
    assert rejections(member) == [ToyReason.TOO_BIG, *[ToyReason.NOT_NOW] * 3]
    other = next(m for m in room.members if m is not member)
    room.ask(other, Play(4, ("move", 1)))
    room.turn()
    assert rejections(other) == [PromiseReason.NOT_ITS_TURN]
    assert not [m for m in (*member.own(), *other.own()) if m.step == 4]


def test_no_secret_is_shown():
    """A snapshot may go anywhere in the window."""
    room = at_step(Room(2), 3)
    for member in room.members:
        secret = secret_of(SEED, member.number)
        shown = repr(member.shown)
        for nonce in (secret.nonce(member.table.genesis.game, step) for step in (2, 3)):
            assert repr(nonce) not in shown


# -- after a failure of the disk, and after a crash -----------------------------------------------


def signed_and_sent(effects: list[Effect]) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, Append | Sync | Send)]


def test_after_a_failure_of_the_disk_nothing_is_signed_or_told():
    """What was signed may be lost, and nobody may have heard of it (P8)."""
    room = at_step(Room(3), 2)
    member = room.members[0]
    room.ask(member, SameHere())
    room.ask(member, Play(2, ("bid",), 1))
    member.session.stop("the disk is full")
    count = len(member.effects)
    room.run(5)
    room.ask(member, Play(2, ("bid",), 2))
    room.run(1)
    assert signed_and_sent(member.effects[count:]) == []
    assert member.session.close() == []
    assert member.shown.stopped == "the disk is full"


def test_after_a_failure_of_the_disk_nobody_gets_an_answer():
    """Not even with what is old: the log may be another now (P8)."""
    room = at_step(Room(2), 2)
    member, other = room.members
    member.session.stop("the disk is full")
    assert member.session.meet(other.link, other.identity.public) == []
    assert member.session.receive(other.link, Closed(), room.now) == []


def after_an_end(room: Room, *, clean: bool) -> Member:
    """Give one of three whose program ended in step 2 and runs again; the others have acted."""
    at_step(room, 2)
    member, *others = room.members
    room.disconnect(member)
    for other in others:
        room.act(other)
    room.run(1, players=())
    if clean:
        room.perform(member, member.session.close())
    room.restart(member, clean=clean)
    return member


def test_after_a_crash_nothing_is_signed_before_a_have_of_somebody():
    """Others may hold what the disk has lost (P11)."""
    room = Room(3)
    member = after_an_end(room, clean=False)
    signed = len(member.own())
    room.run(5, players=(member,))
    assert not member.shown.caught_up
    assert not member.shown.may_act
    room.ask(member, SameHere())
    room.ask(member, Play(member.shown.step, ("bid",), 1))
    room.turn()
    assert rejections(member) == [SessionReason.NOT_CAUGHT_UP]
    assert member.written == []
    assert len(member.own()) == signed


def test_after_a_crash_nothing_is_signed_before_a_have_of_every_seat_that_is_connected():
    """One of two is not enough while the other is there and silent (P11)."""
    room = Room(3)
    member = after_an_end(room, clean=False)
    silent = room.members[2]
    room.loses = lambda sender, to, packet: (
        sender is silent and to is member and isinstance(packet, Have)
    )
    room.connect(member, *room.members[1:])
    room.run(5, players=(member,))
    assert not member.shown.caught_up
    assert not [m for m in member.own() if m.step == 2]
    room.disconnect(member, silent)
    room.run(1, players=(member,))
    assert member.shown.caught_up
    assert [m.kind for m in member.own() if m.step == 2][:1] == [Kind.ACT]


def test_a_spectators_have_is_no_seats():
    """It may know nothing of what our seat signed (P11)."""
    room = Room(3, watchers=1)
    member = after_an_end(room, clean=False)
    room.connect(member, room.members[3])
    room.run(5, players=(member,))
    assert not member.shown.caught_up


def test_after_a_clean_end_play_goes_on_at_once():
    room = Room(3)
    member = after_an_end(room, clean=True)
    room.run(1, players=(member,))
    assert [m.seat for m in member.table.pool] == [member.table.seat]


def test_what_the_own_disk_has_lost_comes_back_and_is_not_signed_anew():
    """An old copy of the log was put back: the others' memory is better than ours (P10.4, P11)."""
    room = Room(3)
    at_step(room, 2)
    member = room.members[0]
    old = list(member.log)
    for each in room.members:
        room.act(each)
    room.run(0.1, players=())
    first = [m for m in member.own() if m.step == 2]
    assert first
    room.restart(member, clean=False, log=old)
    room.ask(member, SameHere())
    room.connect(*room.members)
    room.run(5)
    assert all(each.shown.is_over for each in room.members)
    assert {m.id for m in first} <= {m.id for m in member.own() if m.step == 2}
    assert not any(each.table.proofs for each in room.members)


def test_who_has_not_compared_is_asked_for_it_in_any_later_step():
    """A log from before the emblem, and neighbours that bring us further at once (P3.4, P12)."""
    room = Room(3)
    at_step(room, 2)
    member = room.members[0]
    old = list(member.log)
    for each in room.members:
        room.act(each)
    room.run(0.1, players=())
    room.restart(member, clean=False, log=old)
    room.connect(*room.members)
    room.run(5)
    assert all(each.shown.is_over for each in room.members)


def test_it_is_in_the_log_before_anything_more_is_signed():
    """What others hold of us is ours to keep (P10.4)."""
    room = Room(2)
    at_step(room, 2)
    member = room.members[0]
    old = list(member.log)
    room.act(member)
    room.run(1, players=())
    (act,) = [m for m in member.own() if m.step == 2]
    room.restart(member, clean=False, log=old)
    room.connect(*room.members)
    room.run(1, players=())
    room.run(1)
    assert act.id in ids_in(member.log)


# -- others ----------------------------------------------------------------------------------------


def test_one_bad_link_does_no_harm_if_others_connect_the_two():
    """Every new message goes on to everybody (P10.4)."""
    room = Room(3)
    first, second, third = room.members
    room.disconnect(first, third)
    room.run(5)
    assert all(member.shown.is_over for member in room.members)
    assert second.shown.connected == 0b111 & ~(1 << (second.table.seat or 0))


def test_a_lost_frame_is_made_up_for_within_a_second_or_two():
    """`have` alone repairs (P10.4)."""
    room = at_step(Room(2), 2)
    room.loses = lambda _sender, _to, packet: isinstance(packet, Msgs)
    for member in room.members:
        room.act(member)
    room.run(0.3)
    room.loses = lambda *_: False
    room.run(2 * HAVE_EVERY_S)
    assert all(member.shown.step > 2 for member in room.members)


def test_a_spectator_gets_everything_and_signs_nothing():
    """P12."""
    room = Room(3, watchers=1)
    room.run(5)
    *seated, watcher = room.members
    assert export(watcher.table) == export(seated[0].table)
    assert watcher.shown.seat is None
    assert watcher.own() == []
    assert not any(isinstance(effect, Append | Sync) for effect in watcher.effects)
    assert all(member.shown.connected.bit_count() == 2 for member in seated)


def test_what_a_spectator_signs_counts_for_nothing_and_is_blamed_on_it():
    """Its keys are no seat's (P5.3, P12)."""
    room = Room(2, watchers=1)
    at_step(room, 2)
    first, second, watcher = room.members
    room.act(first)
    room.turn()
    (act,) = (m for m in first.own() if m.step == 2)
    seat = second.table.seat or 0
    forged = altered(act, secret_of(SEED, 9).key, seat=seat)
    packet = Msgs(room.genesis.game, (forged,))
    for member in (first, second):
        room.hear(member, watcher, packet)
        room.turn()
        assert blamed(member) == {watcher.link}
        assert not member.table.pool.of(Kind.ACT, seat)


def test_a_forged_copy_does_not_keep_the_true_one_out():
    """One payload, another signature: the id is the same, and the pool never held it (P2, P13)."""
    room = Room(3)
    at_step(room, 2)
    first, second, third = room.members
    room.disconnect(first, second)
    room.act(first)
    room.turn()
    (act,) = (m for m in first.own() if m.step == 2)
    room.hear(second, third, Msgs(room.genesis.game, (with_signature(act, bytes(64)),)))
    room.run(2, players=())
    assert blamed(second) == {third.link}
    assert second.table.pool.get(act.id) == act


def test_messages_and_haves_of_another_game_are_nobodys():
    """Last week's game may still run on a laptop."""
    room = at_step(Room(2), 2)
    first, second = room.members
    other = played(7, 2)
    count = len(first.effects)
    room.hear(first, second, Msgs(other.genesis.game, other.messages[:4]))
    room.hear(first, second, Have(other.genesis.game, 1, other.genesis.game, (), 0))
    room.turn()
    assert not any(isinstance(e, Blame) for e in first.effects[count:])
    assert not [m for _, m in first.told() if m.game == other.genesis.game]


def test_a_message_of_another_game_in_ours_is_a_misdeed():
    room = at_step(Room(2), 2)
    first, second = room.members
    room.hear(first, second, Msgs(room.genesis.game, played(7, 2).messages[:1]))
    room.turn()
    assert blamed(first) == {second.link}


def test_a_stranger_to_the_session_is_not_heard():
    """Whoever has not been met has not said hello (P10.2)."""
    room = Room(2)
    first, second = room.members
    room.disconnect(first)
    assert first.session.receive(second.link, Closed(), 0.0) == []
    act = played(SEED, 2, 3).messages[0]
    assert first.session.receive(second.link, Msgs(act.game, (act,)), 0.0) == []
    assert not list(first.table.pool)


def test_who_is_still_in_the_lobby_is_told_of_the_game():
    """It may be one of us who has lost the last yes (P3.3)."""
    room = Room(2)
    first, second = room.members
    lobby: list[Packet] = [
        Greeting("Ben", "1.0", ()),
        Closed(),
        genesis_packet(room.genesis, room.sits[:1]),
    ]
    for packet in lobby:
        (answer,) = first.session.receive(second.link, packet, 0.0)
        assert isinstance(answer, Send)
        assert read_frame(answer.frame) == genesis_packet(room.genesis, room.sits)


def test_two_tables_do_not_answer_each_other_for_ever():
    """A genesis with every yes asks for nothing."""
    room = Room(2)
    first, second = room.members
    genesis, sits = sat_down(7, 2)
    for complete in (genesis_packet(room.genesis, room.sits), genesis_packet(genesis, sits)):
        assert isinstance(complete, GenesisPacket)
        assert first.session.receive(second.link, complete, 0.0) == []


def test_what_comes_too_early_waits_but_not_too_much_of_it():
    """64 messages a link, the oldest dropped (P13)."""
    game = played(SEED, 2, 30)
    room = Room(2, 30)
    first, second = room.members
    room.disconnect(first)
    first.session.meet(second.link, second.identity.public)
    later = [m for m in game.messages if m.step > 1]
    early = [m for m in game.messages if m.step == 1]
    assert len(later) > 2 * WAITING_MAX
    first.session.receive(second.link, Msgs(game.genesis.game, tuple(later)), 0.0)
    first.session.receive(second.link, Msgs(game.genesis.game, tuple(early)), 0.1)
    assert first.table.step.number == 2
    kept = later[:WAITING_MAX]
    first.session.receive(second.link, Msgs(game.genesis.game, tuple(kept)), 0.2)
    assert first.table.step.number > 10


def test_a_message_that_came_early_counts_when_its_time_comes():
    """Reordering costs nothing (P10.4)."""
    game = played(SEED, 2, 3)
    room = Room(2)
    first, second = room.members
    room.disconnect(first)
    first.session.meet(second.link, second.identity.public)
    for message in reversed(game.messages):
        first.session.receive(second.link, Msgs(game.genesis.game, (message,)), 0.0)
    assert first.table.is_over
    assert not blamed(first)


# -- cheats ----------------------------------------------------------------------------------------


def second_signature(room: Room, message: Message) -> Message:
    """Sign for the same place another act, as its seat."""
    assert isinstance(message.body, Act)
    other = Act(message.body.action, bytes(32))
    return altered(message, seat_key(room, message.seat), other)


def seat_key(room: Room, seat: int) -> SigningKey:
    keys = {secret_of(SEED, n).key.public: secret_of(SEED, n).key for n in range(5)}
    return keys[room.genesis.offers[seat].table_key]


def test_a_second_signature_for_an_old_step_is_a_proof_and_undoes_nothing():
    """Any loser could void the evening otherwise (P9, trap 26)."""
    room = at_step(Room(3), 5)
    first, _, third = room.members
    (act,) = (m for m in third.own() if m.step == 2 and m.kind is Kind.ACT)
    before = [done.digest for done in first.table.completed]
    late = second_signature(room, act)
    room.hear(first, third, Msgs(room.genesis.game, (late,)))
    room.run(1, players=())
    assert [done.digest for done in first.table.completed][: len(before)] == before
    assert list(first.table.proofs) == [act.seat]


def test_a_proof_is_pushed_to_all_whatever_their_step():
    """They must know whom they cannot seal with (P9)."""
    room = at_step(Room(3), 5)
    first, second, third = room.members
    (act,) = (m for m in third.own() if m.step == 2 and m.kind is Kind.ACT)
    room.hear(first, third, Msgs(room.genesis.game, (second_signature(room, act),)))
    room.run(1, players=())
    assert list(second.table.proofs) == [act.seat]


def test_a_proof_that_got_lost_is_told_again():
    """`have` repairs loss, and it names the proofs (P10.4)."""
    room = at_step(Room(3), 2)
    first, second, cheat = room.members
    room.act(cheat)
    room.run(0.5, players=())
    (act,) = (m for m in cheat.own() if m.step == 2)
    for each in room.members:
        room.act(each)
    room.run(2)
    room.disconnect(first)
    room.connect(first, cheat)
    room.hear(first, cheat, Msgs(room.genesis.game, (second_signature(room, act),)))
    room.run(1, players=())
    room.disconnect(cheat)
    room.connect(first, second)
    room.run(3, players=())
    assert list(second.table.proofs) == [act.seat]


def test_a_proof_is_saved_before_it_is_told():
    """A crash must not make us forget whom we cannot seal with (P9, P11)."""
    room = at_step(Room(3), 5)
    first, _, third = room.members
    (act,) = (m for m in third.own() if m.step == 2 and m.kind is Kind.ACT)
    late = second_signature(room, act)
    room.hear(first, third, Msgs(room.genesis.game, (late,)))
    turn = first.session.turn(room.now)
    records = [r for e in turn if isinstance(e, Append) for r in e.records]
    assert any(isinstance(parse_record(body), ProofRecord) for body in records)
    assert any(isinstance(effect, Sync) for effect in turn)


def test_who_passes_on_what_a_cheat_signed_is_not_blamed_for_it():
    """Four acts, two to each: honest neighbours must not fall out over them (P9, P13)."""
    room = Room(3)
    at_step(room, 2)
    first, second, cheat = room.members
    room.disconnect(cheat)
    room.act(first)
    room.turn()
    (act,) = (m for m in first.own() if m.step == 2)
    seat = cheat.table.seat or 0
    bids = [Act(("bid",), bytes([number]) * 32) for number in range(4)]
    acts = [altered(act, seat_key(room, seat), bid, seat=seat) for bid in bids]
    room.connect(*room.members)
    room.hear(first, cheat, Msgs(room.genesis.game, tuple(acts[:2])))
    room.hear(second, cheat, Msgs(room.genesis.game, tuple(acts[2:])))
    room.run(20, players=())
    assert first.table.proofs.keys() == second.table.proofs.keys() == {seat}
    assert second.link not in blamed(first)
    assert first.link not in blamed(second)


def test_a_refused_message_is_blamed_with_the_step_and_the_seat():
    """So that a person can find it."""
    room = at_step(Room(2), 2)
    first, second = room.members
    game = played(SEED, 2, 3)
    (act, *_) = game.of(2, Kind.ACT)
    wrong = parse_message(altered(act, seat_key(room, act.seat), previous=bytes(32)).wire)
    room.hear(first, second, Msgs(room.genesis.game, (wrong,)))
    room.turn()
    (why,) = (e.why for e in first.effects if isinstance(e, Blame))
    assert f"step 2, seat {act.seat}: {StepReason.OTHER_PAST.value}" in why
