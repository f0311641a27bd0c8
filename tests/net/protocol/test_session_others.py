"""Session and the others: late ones, watchers, strangers, cheats (P9, P10, P12)."""

from core.table.export import export
from core.table.messages import Act, MessageKind, mask_of, parse_message
from core.table.records import ProofRecord, parse_record
from core.table.table import Table
from core.table.trouble import Trouble
from net.protocol.commands import CallOn
from net.protocol.effects import Append, Blame, Send, Sync
from net.protocol.game_packets import GenesisPacket, Have, Msgs, genesis_packet
from net.protocol.hello_packets import Greeting
from net.protocol.limits import HAVE_EVERY_S, SEATS_MET_WITHIN_S, WAITING_MAX
from net.protocol.packets import Packet
from net.protocol.session import Session
from net.protocol.table_packets import Closed
from net.protocol.troubles import PeerReason
from tests.net.protocol.room import (
    SEED,
    Room,
    after_an_end,
    at_step,
    blamed,
    seat_key,
    second_signature,
    twins_of,
)
from tests.seats import played, sat_down, secret_of
from tests.simulation.witness import read_frame
from tests.tampering import CountingJudge, altered, with_signature
from tests.toy import Toy, ToyReason

# -- others ----------------------------------------------------------------------------------------


def test_one_bad_link_does_no_harm_if_others_connect_the_two():
    """Every new message goes on to everybody (P10.4)."""
    room = Room(3)
    first, second, third = room.members
    room.disconnect(first, third)
    room.run(8)
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


def test_who_is_in_a_lobby_is_away_whatever_link_there_is():
    """A peer that adjourns is still heard, but not at this table (P10.1)."""
    room = at_step(Room(3), 2)
    first, _, third = room.members
    room.loses = lambda sender, *_: sender is third
    room.hear(first, third, Greeting("Cem", "test", ()))
    room.turn()
    seat = third.table.seat or 0
    assert first.shown.left == 1 << seat
    assert first.shown.silent_since[seat] is not None
    room.loses = lambda *_: False
    room.run(2 * HAVE_EVERY_S, players=())
    assert first.shown.left == 0
    assert first.shown.silent_since[seat] is None


def test_after_an_unclean_end_nobody_waits_for_who_plays_elsewhere():
    """It will never say what it holds of this game: what binds is what binds who is away (P11)."""
    room = Room(3)
    member = after_an_end(room, clean=False)
    third = room.members[2]
    room.loses = lambda sender, *_: sender is third
    room.connect(*room.members)
    room.run(SEATS_MET_WITHIN_S + 1, players=())
    assert not member.shown.caught_up
    room.hear(member, third, Have(bytes(32), 1, bytes(32), (), 0))
    room.run(1, players=())
    assert member.shown.caught_up


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


def test_a_spectator_has_no_emblem_to_compare():
    """It signs nothing that somebody in between could use (P3.4)."""
    room = Room(3, watchers=1)
    room.run(1, players=())
    *seated, watcher = room.members
    assert all(member.shown.must_compare for member in seated)
    assert not watcher.shown.must_compare


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
        assert not member.table.pool.of(MessageKind.ACT, seat)


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
    """A peer that the session has not met has not said hello (P10.2)."""
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


def test_a_second_signature_for_an_old_step_is_a_proof_and_undoes_nothing():
    """Any loser could void the evening otherwise (P9, trap 26)."""
    room = at_step(Room(3), 5)
    first, _, third = room.members
    (act,) = (m for m in third.own() if m.step == 2 and m.kind is MessageKind.ACT)
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
    (act,) = (m for m in third.own() if m.step == 2 and m.kind is MessageKind.ACT)
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


def test_a_proof_of_an_old_step_keeps_nobody_from_catching_up():
    """What a cheat signs late need not be valid; a seat still at that step must not get it."""
    room = at_step(Room(3, 9, watchers=1), 2)
    first, _, cheat, watcher = room.members
    room.disconnect(watcher)
    room.run(1)
    (act,) = (m for m in cheat.own() if m.step == 2 and m.kind is MessageKind.ACT)
    nonsense = altered(act, seat_key(room, act.seat), Act(("nonsense",), b""))
    room.hear(first, cheat, Msgs(room.genesis.game, (nonsense,)))
    room.run(1, players=())
    assert list(first.table.proofs) == [act.seat]
    room.connect(first, watcher)
    room.run(4, players=())
    assert watcher.table.step.number == first.table.step.number
    assert list(watcher.table.proofs) == [act.seat]
    assert not blamed(watcher)


def test_a_proof_is_saved_before_it_is_told():
    """A crash must not make us forget whom we cannot seal with (P9, P11)."""
    room = at_step(Room(3), 5)
    first, _, third = room.members
    (act,) = (m for m in third.own() if m.step == 2 and m.kind is MessageKind.ACT)
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


def test_who_holds_other_acts_of_a_cheat_catches_up_however_far_the_others_have_come():
    """Their answers rest on one act too many, and later steps push them out (P7, P13, L1)."""
    room = at_step(Room(5, 9), 2)
    late, *others, cheat = room.members
    room.act(others[0])
    room.turn()
    (act,) = (m for m in others[0].own() if m.step == 2)
    seat, out = cheat.table.seat or 0, mask_of(m.table.seat or 0 for m in (late, cheat))
    bids = [Act(("bid",), bytes([number]) * 32) for number in range(3)]
    acts = [altered(act, seat_key(room, seat), bid, seat=seat) for bid in bids]
    room.hear(late, cheat, Msgs(act.game, tuple(acts[:2])))
    room.hear(others[0], cheat, Msgs(act.game, tuple(acts[2:])))
    room.disconnect(late)
    room.disconnect(cheat)
    for member in others:
        room.ask(member, CallOn(out))
    room.run(10, players=others)
    behind = [m for done in others[0].table.completed[2:22] for m in done.certificate]
    assert len(behind) > WAITING_MAX
    room.connect(late, *others)
    room.run(10, players=())
    assert late.table.step.number == others[0].table.step.number > 22


def test_a_refused_message_is_blamed_with_the_step_and_the_seat():
    """So that a person can find it."""
    room = at_step(Room(2), 2)
    first, second = room.members
    game = played(SEED, 2, 3)
    (act, *_) = game.of(2, MessageKind.ACT)
    wrong = parse_message(altered(act, seat_key(room, act.seat), Act(("fly",), b"")).wire)
    room.hear(first, second, Msgs(room.genesis.game, (wrong,)))
    room.turn()
    (why,) = (e.why for e in first.effects if isinstance(e, Blame))
    reason = ToyReason.NOT_NOW
    assert why == Trouble(PeerReason.BAD_MESSAGE, step=2, seat=act.seat, why=reason)


def test_a_packet_of_forgeries_costs_one_verification():
    """P13: what stands behind the first of them is not looked at."""
    judge = CountingJudge()
    game = played(SEED, 2, 3)
    session = Session(
        Table(game.genesis, Toy(), judge=judge), game.sits, twins_of(1), leaving=False
    )
    session.meet(b"link", b"somebody")
    acts = [act for step in (1, 2) for act in game.of(step, MessageKind.ACT)]
    forged = [with_signature(acts[0], bytes(64 - n) + bytes([n]) * n) for n in range(1, 50)]
    session.receive(b"link", Msgs(game.genesis.game, (*forged, *acts)), 0.0)
    assert judge.count.total() == 1
    session.receive(b"link", Msgs(game.genesis.game, tuple(acts)), 0.0)
    assert judge.count.total() == 3


def test_what_is_one_too_many_costs_no_verification_and_hides_nothing_behind_it():
    """P13: an honest neighbour may pass it on, so the rest of its packet counts."""
    judge = CountingJudge()
    game = played(SEED, 2, 3)
    table = Table(game.genesis, Toy(), judge=judge)
    session = Session(table, game.sits, twins_of(1), leaving=False)
    session.meet(b"link", b"somebody")
    before = [message for message in game.messages if message.step == 1]
    honest, act = game.of(2, MessageKind.ACT)
    key = secret_of(SEED, 1).key
    acts = [altered(act, key, Act(("bid",), bytes([number]) * 32)) for number in range(40)]
    session.receive(b"link", Msgs(game.genesis.game, (*before, *acts, honest)), 0.0)
    assert len(acts) + len(before) > judge.count.total() == len(before) + 2 + 1
    assert honest.id in table.pool
    assert not any(isinstance(effect, Blame) for effect in session.turn(0.1))
