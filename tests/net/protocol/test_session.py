"""One peer at one table: promises, write-ahead, who is heard (P3.4, P8, P9, P10.4, P11, P12)."""

import pytest

from core.table.audit import Replay
from core.table.calls import cited
from core.table.export import export
from core.table.messages import Act, MessageKind
from core.table.promises import PromiseReason
from core.table.trouble import Trouble
from net.protocol.commands import Play, SameHere
from net.protocol.effects import Append, Blame, Rejected, Send, Show, StepDone, Sync
from net.protocol.game_packets import Have, Msgs
from net.protocol.session import SessionReason
from net.protocol.table_packets import Closed
from net.protocol.troubles import DiskReason
from tests.net.protocol.room import (
    SEED,
    Room,
    after_an_end,
    at_step,
    bid_of,
    ids_in,
    rejections,
    seat_key,
    second_signature,
    signed_and_sent,
)
from tests.seats import remembered_verify, secret_of
from tests.simulation.witness import read_frame
from tests.tampering import altered
from tests.toy import Toy, ToyReason

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
    assert member.table.pool.of(MessageKind.ACT, other.table.seat or 0)
    closing = member.session.close()
    assert [type(effect) for effect in closing] == [Append, Sync]
    member.session.turn(room.now)
    assert member.session.close() == []
    room.perform(member, closing)
    replay = Replay(lambda _: Toy(), judge=remembered_verify)
    replay.read(member.log)
    assert not replay.findings


# -- the player's commands -------------------------------------------------------------------------


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
    """R1: of two clicks the first one counts."""
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


def test_after_a_failure_of_the_disk_nothing_is_signed_or_told():
    """What was signed may be lost, and nobody may have heard of it (P8)."""
    room = at_step(Room(3), 2)
    member = room.members[0]
    room.ask(member, SameHere())
    room.ask(member, Play(2, ("bid",), 1))
    member.session.stop(Trouble(DiskReason.FULL))
    count = len(member.effects)
    room.run(5)
    room.ask(member, Play(2, ("bid",), 2))
    room.run(1)
    assert signed_and_sent(member.effects[count:]) == []
    assert member.session.close() == []
    assert member.shown.stopped == Trouble(DiskReason.FULL)
    assert rejections(member) == [SessionReason.STOPPED]


def test_after_a_failure_of_the_disk_nobody_gets_an_answer():
    """Not even with what is old: the log may be another now (P8)."""
    room = at_step(Room(2), 2)
    member, other = room.members
    member.session.stop(Trouble(DiskReason.FULL))
    assert member.session.meet(other.link, other.identity.public) == []
    assert member.session.receive(other.link, Closed(), room.now) == []


def test_after_a_crash_nothing_is_signed_before_a_have_of_somebody():
    """Others may hold what the disk has lost (P11)."""
    room = Room(3)
    member = after_an_end(room, clean=False)
    count = len(member.effects)
    room.run(5, players=(member,))
    assert not member.shown.caught_up
    assert not member.shown.may_act
    room.ask(member, SameHere())
    room.ask(member, Play(member.shown.step, ("bid",), 1))
    room.turn()
    assert rejections(member) == [SessionReason.NOT_CAUGHT_UP]
    assert signed_and_sent(member.effects[count:]) == []


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
    assert [m.kind for m in member.own() if m.step == 2][:1] == [MessageKind.ACT]


def test_a_seat_that_is_proven_to_lie_is_not_waited_for():
    """Or it would keep a laptop that crashed from signing for ever (P11, L1)."""
    room = Room(3)
    member = after_an_end(room, clean=False)
    honest, silent = room.members[1:]
    room.loses = lambda sender, _to, packet: sender is silent and isinstance(packet, Have)
    (act,) = (m for m in silent.own() if m.step == 2 and m.kind is MessageKind.ACT)
    room.hear(honest, silent, Msgs(act.game, (second_signature(room, act),)))
    room.connect(*room.members)
    room.run(5, players=(member,))
    assert member.shown.proven == 1 << act.seat
    assert member.shown.caught_up


def test_laptops_that_hold_other_acts_of_a_cheat_catch_up_all_the_same():
    """Each takes two of them, so neither will ever hold all that the other does (P11, P13, L1)."""
    room = at_step(Room(3), 2)
    member, honest, cheat = room.members
    room.perform(member, member.session.close())
    room.disconnect(member)
    room.act(honest)
    room.act(cheat)
    room.run(1, players=())
    room.restart(member, clean=False)
    (act,) = (m for m in cheat.own() if m.step == 2 and m.kind is MessageKind.ACT)
    key = seat_key(room, act.seat)
    more = [altered(act, key, Act(("bid",), bytes([number]) * 32)) for number in range(3)]
    room.connect(*room.members)
    room.loses = lambda sender, to, _: cheat in {sender, to}
    room.hear(member, cheat, Msgs(act.game, tuple(more[:2])))
    room.hear(honest, cheat, Msgs(act.game, tuple(more[2:])))
    room.run(5, players=(member,))
    assert not {m.id for m in more[:2]} & {m.id for m in honest.table.pool}
    assert member.shown.caught_up


def test_players_know_how_many_look_on_and_onlookers_that_they_have_no_seat():
    room = Room(2, watchers=2)
    room.run(3)
    first, second, *watchers = room.members
    assert [member.shown.watching for member in (first, second)] == [2, 2]
    assert {watcher.shown.seat for watcher in watchers} == {None}
    assert {watcher.shown.watching for watcher in watchers} == {1}


def test_a_spectators_have_is_no_seats():
    """It may know nothing of what our seat signed (P11)."""
    room = Room(3, watchers=1)
    member = after_an_end(room, clean=False)
    room.connect(member, room.members[3])
    room.run(5, players=(member,))
    assert not member.shown.caught_up


def test_after_a_clean_end_too_nothing_is_signed_before_a_have_of_somebody():
    """The folder may be an old copy, or one of two (P11). It lasts for as long as it takes."""
    room = Room(3)
    member = after_an_end(room, clean=True)
    room.run(100, players=(member,))
    assert not list(member.table.pool)
    assert not member.shown.caught_up
    room.connect(*room.members)
    room.run(1, players=(member,))
    assert member.own()


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
