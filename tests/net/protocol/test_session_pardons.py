"""A table at which a seat that has not opened is out until all others let it back (P7.6, F5)."""

import pytest

from core.games import rules_for
from core.table.export import export
from core.table.messages import NO_CALL, Here, Seal, seats_of
from core.wormup.actions import BID
from core.wormup.profiles import Options
from net.protocol.commands import CallOn, LeaveTable, LetBack, Play, SameHere
from net.protocol.game_packets import Msgs
from net.protocol.packets import Packet
from tests.net.protocol.room import Member, Room, at_step, nothing
from tests.toy import Toy

OPENING = 6


def bit(member: Member) -> int:
    """Give the mask of the seat of *member*."""
    assert member.table.seat is not None
    return 1 << member.table.seat


def looks_and_leaves(
    seats: int = 4, rounds: int = 99, *, strict: bool = True
) -> tuple[Room, list[Member], Member]:
    """Let the last one see all openings of a step and say nothing; the others go on without it."""
    room = at_step(Room(seats, rounds, Toy(strict=strict)), OPENING - 1)
    *others, last = room.members
    heard: list[Packet] = []

    def loses(sender: Member, to: Member, packet: Packet) -> bool:
        if to is last:
            heard.append(packet)
        is_said = isinstance(packet, Msgs) and any(m.step >= OPENING for m in packet.messages)
        return sender is last and is_said

    room.loses = loses
    room.run(1)
    openings = {m.seat for p in heard if isinstance(p, Msgs) for m in p.messages if m.step == 6}
    assert openings >= {member.table.seat for member in others}
    room.disconnect(last)
    for member in others:
        room.ask(member, CallOn(bit(last)))
    room.run(0.4)
    room.loses = nothing
    assert all(member.shown.step > OPENING for member in others)
    room.connect(*room.members)
    room.run(0.2)
    return room, others, last


def at_table(member: Member) -> bool:
    """Tell whether *member* sits at the table, as it sees it."""
    return bool(member.shown.at_table & bit(member))


def steps_of(members: list[Member]) -> list[int]:
    return [member.shown.step for member in members]


def test_where_the_table_has_not_chosen_it_who_looked_and_left_comes_back_by_itself():
    room, _, last = looks_and_leaves(strict=False)
    room.run(1)
    assert at_table(last)
    assert last.shown.unforgiven == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_looked_and_left_may_come_back_never(seats):
    """P7.6: it asks to in every step, and the others play on to the end as if it did not (L1)."""
    room, others, last = looks_and_leaves(seats, rounds=9)
    room.run(2)
    before = steps_of(others)
    assert last.shown.unforgiven == bit(last)
    assert last.shown.step >= max(before) - 1, "it looks on"
    room.run(30)
    assert all(member.shown.is_over for member in room.members)
    assert not at_table(last)
    assert len({export(member.table) for member in room.members}) == 1
    assert last.shown.in_game == (1 << seats) - 1


def test_it_comes_back_as_soon_as_all_others_let_it():
    """P7.6: each of them; the first waits for the last, and the game goes on."""
    room, others, last = looks_and_leaves(rounds=20)
    for member in others:
        assert not at_table(last)
        room.ask(member, LetBack(bit(last)))
        room.run(0.4)
    assert at_table(last)
    assert {member.shown.unforgiven for member in room.members} == {0}
    room.run(30)
    assert all(member.shown.is_over for member in room.members)


@pytest.mark.parametrize("willing", [0, 1, 2])
def test_the_others_go_on_while_they_do_not_all_let_it_back(willing):
    """L1: a seat that agreed has promised not to seal without a call; a higher call frees it."""
    room, others, last = looks_and_leaves()
    for number, member in enumerate(others):
        if number != willing:
            room.ask(member, LetBack(bit(last)))
    room.run(0.2)
    before = steps_of(others)
    room.run(2)
    assert min(steps_of(others)) > max(before) + 3
    assert not at_table(last)
    assert all(seat < 2 for seat in map(len, calls_by_step(others[willing])))


def calls_by_step(member: Member) -> list[set[object]]:
    """List by step which calls its own answers were to."""
    answers = [message for message in member.own() if isinstance(message.body, Here)]
    by_step: dict[int, set[object]] = {message.step: set() for message in answers}
    for message in answers:
        assert isinstance(message.body, Here)
        by_step[message.step].add(message.body.call)
    return list(by_step.values())


def test_who_lets_it_back_is_seen_by_the_others():
    """So a bot can follow, and a window ask."""
    room, (first, second, third), last = looks_and_leaves()
    room.run(1, players=())
    assert last.table.seat is not None
    assert third.shown.pardons[last.table.seat] == 0
    room.ask(first, LetBack(bit(last)))
    room.run(1, players=())
    if first.table.step.authors & bit(first):
        room.play(first)  # its own act comes before its answer
        room.run(1, players=())
    assert first.shown.pardons[last.table.seat] & bit(first)
    assert second.shown.pardons[last.table.seat] in {0, bit(first)}


def test_what_our_player_thought_better_of_counts_no_more():
    """It lets back whom it named last."""
    room, others, last = looks_and_leaves()
    for member in others[:2]:
        room.ask(member, LetBack(bit(last)))
    room.run(1)
    room.ask(others[0], LetBack(0))
    room.ask(others[2], LetBack(bit(last)))
    room.run(3)
    assert not at_table(last)


def test_a_majority_that_lets_it_back_may_leave_the_one_that_does_not():
    """P7.2: as at a real table."""
    room, (first, second, third), last = looks_and_leaves()
    room.disconnect(third)
    room.run(1)
    for member in (first, second, last):
        room.ask(member, CallOn(bit(third)))
        if member is not last:
            room.ask(member, LetBack(bit(last)))
    room.run(3)
    assert first.shown.at_table == bit(first) | bit(second) | bit(last)


def test_too_few_are_there_until_they_let_it_back():
    """L2, P7.2: two of four wait; nobody has to."""
    room, (first, second, third), last = looks_and_leaves()
    room.disconnect(third)
    room.run(1)
    for member in (first, second, last):
        room.ask(member, CallOn(bit(third)))
    before = steps_of([first, second])
    room.run(5)
    assert steps_of([first, second]) == before


def test_who_is_out_may_still_leave_for_good():
    """P7.6: nobody is let back by that, so all answer by themselves."""
    room, others, last = looks_and_leaves()
    room.ask(last, LeaveTable())
    room.run(2)
    assert {member.shown.in_game for member in others} == {0b1111 & ~bit(last)}
    assert {member.shown.unforgiven for member in others} == {0}


def test_a_step_costs_one_more_call_at_most_while_they_differ():
    """Each asks, agrees or refuses once a step, however the messages cross."""
    room, others, last = looks_and_leaves()
    room.ask(others[0], LetBack(bit(last)))
    room.run(5)
    for done in others[0].table.completed:
        calls = {m.body.call for m in done.certificate if isinstance(m.body, Seal)}
        assert len(calls - {NO_CALL}) <= 1
    for member in room.members:
        assert max(map(len, calls_by_step(member)), default=0) <= 2
    assert set(seats_of(others[0].shown.at_table)) == {
        m.table.seat for m in others if m.table.seat is not None
    }


@pytest.mark.parametrize("strict", [True, False])
def test_a_race_keeps_out_who_looked_and_left_if_its_table_has_chosen_so(strict):
    """W3.28, F5: the option of the genesis, from the bid to the way back."""
    rules = rules_for("wormup/gryphon2010")
    room = at_step(Room(3, Options(unopened_out=strict).plain(), rules), 2)
    first, second, third = room.members
    room.loses = lambda sender, _, packet: (
        sender is third and isinstance(packet, Msgs) and any(m.step > 2 for m in packet.messages)
    )
    for member, face in zip(room.members, (4, 5, 6), strict=True):
        room.ask(member, SameHere())
        room.ask(member, Play(2, BID, (face,)))
    room.run(1, players=())
    room.disconnect(third)
    for member in (first, second):
        room.ask(member, CallOn(bit(third)))
    room.run(1, players=())
    room.loses = nothing
    room.connect(*room.members)
    room.run(0.2, players=())
    assert first.shown.step == 4
    assert first.shown.unforgiven == (bit(third) if strict else 0)
    x, y = first.shown.state.race.worms[first.table.seat].head
    ahead = tuple((x + 400 * number, y, False) for number in (1, 2, 3, 4))
    room.ask(first, Play(4, ("move", ahead, (), ())))
    for member in (first, second):
        room.ask(member, LetBack(bit(third)))
    room.run(2, players=())
    assert {member.shown.at_table for member in room.members} == {0b111}
    assert first.shown.state.forfeits[third.table.seat] == 1
