"""Going on without a seat, and letting it back, as sessions do it (P7, P12)."""

from core.games import rules_for
from core.table.export import export
from core.table.messages import NO_CALL, Call, Here, Seal
from core.wormup.actions import BID
from core.wormup.profiles import Options
from core.wormup.race import Result
from net.protocol.commands import CallOn, LeaveTable, Play, SameHere, Wait
from net.protocol.limits import SPECTATORS_MAX
from tests.net.protocol.room import Member, Room, at_step, blamed


def bit(member: Member) -> int:
    """Give the mask of the seat of *member*."""
    assert member.table.seat is not None
    return 1 << member.table.seat


def calls_that_completed(member: Member) -> set[int]:
    """List the masks of those present in the calls by which steps were completed."""
    return {
        message.body.call.present
        for done in member.table.completed
        for message in done.certificate
        if isinstance(message.body, Seal) and message.body.call != NO_CALL
    }


def three_without_one() -> tuple[Room, Member, Member, Member]:
    """Play a while, and cut the third off; the two others are told of it."""
    room = at_step(Room(3, 9), 5)
    first, second, third = room.members
    room.disconnect(third)
    room.run(2)
    assert first.shown.step == 5
    return room, first, second, third


def test_without_the_consent_of_a_person_everybody_waits():
    """Nobody is left out by a program (P7.6)."""
    room, first, second, third = three_without_one()
    room.run(20)
    assert {member.shown.step for member in room.members} == {5}
    assert first.shown.connected == bit(second)
    assert first.shown.silent_since[bit(third).bit_length() - 1] is not None


def test_one_of_two_who_agrees_is_not_enough():
    """The other is asked, and may say no (P7.5)."""
    room, first, second, third = three_without_one()
    room.ask(first, CallOn(bit(third)))
    room.run(2)
    assert first.shown.step == second.shown.step == 5
    assert [call.present for call in second.shown.calls] == [bit(first) | bit(second)]


def test_both_who_are_there_go_on_and_the_third_comes_back():
    """It misses what was done without it, and is at the table again with the next step (P7.6)."""
    room, first, second, third = three_without_one()
    for member in (first, second):
        room.ask(member, CallOn(bit(third)))
    room.run(0.4)
    assert first.shown.step == second.shown.step > 5
    assert first.shown.at_table == bit(first) | bit(second)
    assert first.shown.in_game == 0b111
    room.connect(*room.members)
    room.run(1)
    assert third.shown.at_table == 0b111
    room.run(10)
    assert all(member.shown.is_over for member in room.members)
    assert len({export(member.table) for member in room.members}) == 1
    assert {bit(first) | bit(second), 0b111} <= calls_that_completed(third)


def test_consent_that_was_taken_back_is_none():
    """As long as nothing was signed for it (P7.6)."""
    room, first, second, third = three_without_one()
    room.ask(first, CallOn(bit(third)))
    room.ask(first, Wait())
    room.ask(second, CallOn(bit(third)))
    room.run(5)
    assert first.shown.step == 5
    assert not [m for m in first.own() if isinstance(m.body, Here)]


def test_a_call_that_stalled_blocks_nobody_when_all_are_back():
    """A seat that answered it may no longer seal without a call, so all hold one (R2, L1, P7.6)."""
    room, first, _, third = three_without_one()
    room.ask(first, CallOn(bit(third)))
    room.run(1)
    assert [m for m in first.own() if isinstance(m.body, Here)]
    room.connect(*room.members)
    room.run(10)
    assert all(member.shown.is_over for member in room.members)
    assert len({export(member.table) for member in room.members}) == 1


def test_who_leaves_for_good_is_let_go_without_a_question():
    """It says so itself, so nobody loses anything (P7.6)."""
    room = at_step(Room(3, 4), 5)
    first, second, third = room.members
    room.ask(third, LeaveTable())
    room.run(15)
    assert first.shown.is_over
    assert second.shown.is_over
    assert first.shown.in_game == second.shown.in_game == bit(first) | bit(second)
    assert export(first.table) == export(second.table) == export(third.table)
    assert first.shown.state.scores[third.table.seat] < 0, "so the rules have been told"


def test_a_race_in_which_all_others_have_left_for_good_is_won():
    """W3.24, P7.1: no lonely lap to the line."""
    room = at_step(Room(3, Options().plain(), rules_for("wormup/gryphon2010")), 2)
    first, second, third = room.members
    for member, face in zip(room.members, (4, 5, 6), strict=True):
        room.ask(member, SameHere())
        room.ask(member, Play(2, BID, (face,)))
    for member in (second, third):
        room.ask(member, LeaveTable())
    room.run(2, players=())
    assert (first.shown.step, first.shown.in_game) == (4, bit(first) | bit(second))
    assert first.table.seat is not None
    x, y = first.shown.state.race.worms[first.table.seat].head
    ahead = tuple((x + 400 * number, y, False) for number in (1, 2, 3, 4))
    room.ask(first, Play(4, ("move", ahead, (), ())))
    room.run(2, players=())
    assert first.shown.is_over
    race = first.shown.state.race
    assert (race.result, race.winner) == (Result.WALKOVER, first.table.seat)
    assert export(first.table) == export(second.table)


def test_a_farewell_is_heard_out():
    """The others answer it and call nothing higher over it, however long it takes (P7.6)."""
    room = at_step(Room(3, 4), 5)
    third = room.members[2]
    room.ask(third, LeaveTable())
    room.run(15)
    calls = {m.body.call for m in third.own() if isinstance(m.body, Here)}
    assert calls == {Call(1, 0b111, bit(third))}


def test_who_wants_to_leave_goes_on_answering_other_calls():
    """A farewell that cannot be held stops nobody, and is said again later (L1, P7.6)."""
    room = at_step(Room(3, 9), 5)
    first, second, third = room.members
    room.disconnect(second)
    room.run(1)
    room.ask(third, LeaveTable())
    room.run(2)
    assert first.shown.step == 5
    for member in (first, third):
        room.ask(member, CallOn(bit(second)))
    room.run(2)
    assert first.shown.step > 5
    room.connect(*room.members)
    room.run(20)
    assert first.shown.is_over
    assert first.shown.in_game == bit(first) | bit(second)


def test_who_has_said_farewell_may_go_at_once():
    """The others go on without it by themselves as soon as all of them have acted (P7.6)."""
    room = at_step(Room(3, 4), 4)
    first, second, third = room.members
    room.act(third)
    room.ask(third, LeaveTable())
    room.run(1, players=())
    assert first.shown.farewells == second.shown.farewells == bit(third)
    assert first.shown.in_game == 0b111
    room.disconnect(third)
    room.run(15, players=(first, second))
    assert first.shown.is_over
    assert first.shown.in_game == second.shown.in_game == bit(first) | bit(second)
    assert export(first.table) == export(second.table)


def test_a_farewell_of_one_of_two_waits_for_the_other():
    """Of two nobody can be left out, so it is the two of them who end it (P7.2)."""
    room = at_step(Room(2, 4), 4)
    first, second = room.members
    room.act(second)
    room.ask(second, LeaveTable())
    room.run(1, players=())
    assert first.shown.in_game == 0b11
    room.run(3, players=(first,))
    assert first.shown.in_game == second.shown.in_game == bit(first)


def test_a_farewell_after_the_end_says_nothing():
    """No message counts any more, and a seat that sends one is blamed for it."""
    room = Room(3, 1)
    room.run(10)
    first, second, third = room.members
    assert third.shown.is_over
    said = len(third.own())
    room.ask(third, LeaveTable())
    room.run(3)
    assert len(third.own()) == said
    assert not blamed(first) | blamed(second)


def test_eight_spectators_are_enough():
    """The ninth is not told anything (P12)."""
    room = Room(2, watchers=SPECTATORS_MAX + 1)
    room.run(3)
    first, second, *watchers = room.members
    told = {link for member in (first, second) for link, _ in member.told()}
    assert len(told & {watcher.link for watcher in watchers}) == SPECTATORS_MAX
    assert watchers[-1].link not in told
