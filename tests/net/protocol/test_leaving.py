"""Leaving for good: noted first, said in each step, gone on with after a restart (P7.6)."""

from collections.abc import Callable, Iterable

import pytest

from core.cozy.game import Cozy
from core.cozy.game import GameState as CozyState
from core.games import choose, levels_of, rules_for
from core.table.encoding import Value
from core.table.export import export
from core.table.messages import Act, Here, MessageKind
from core.table.table import Table
from core.wormup.actions import BID
from core.wormup.game import GameState
from core.wormup.profiles import Options
from core.wormup.race import Result, Stage
from net.protocol.commands import CallOn, LeaveTable, Play, SameHere
from net.protocol.effects import Append, NoteLeaving, Send, Sync
from net.protocol.leaving import Leaving
from tests.core.cozy.tables import options_of
from tests.net.protocol.room import Member, Room, at_step, rejections
from tests.net.protocol.test_session_calls import bit
from tests.seats import played, remembered_verify, secret_of, table_at, take_all
from tests.toy import Toy, ToyState

TWO_TO_FIVE = "venice1995"
FACES = (4, 5, "X")

At = Callable[[Member], bool]
"""Whether the one who leaves has come to where it is to leave."""


def worms(seats: int) -> Room:
    return Room(seats, Options().plain(), rules_for(f"wormup/{TWO_TO_FIVE}"))


def gardeners(seats: int) -> Room:
    return Room(seats, options_of(1), Cozy())


def owes(stage: Stage) -> At:
    """Wait for the turn of our seat in *stage* of a race."""

    def is_there(member: Member) -> bool:
        shown = member.snapshot
        if shown is None or not isinstance(shown.state, GameState):
            return False
        return shown.state.race.stage is stage and shown.may_act

    return is_there


def has_sealed(member: Member) -> bool:
    return bool(member.table.step.number == 2 and acts(member, 2))


def opens(member: Member) -> bool:
    return member.table.step.opens


def owes_an_hour(*, rolled: bool) -> At:
    def is_there(member: Member) -> bool:
        shown = member.snapshot
        if shown is None or not isinstance(shown.state, CozyState):
            return False
        return shown.state.is_rolled is rolled and shown.may_act

    return is_there


STAGES = [
    pytest.param(worms, owes(Stage.BID), id="bid"),
    pytest.param(worms, has_sealed, id="sealed"),
    pytest.param(worms, opens, id="opening"),
    pytest.param(worms, owes(Stage.DECLARE), id="number"),
    pytest.param(worms, owes(Stage.MOVE), id="move"),
    pytest.param(gardeners, owes_an_hour(rolled=False), id="roll"),
    pytest.param(gardeners, opens, id="dice"),
    pytest.param(gardeners, owes_an_hour(rolled=True), id="hour"),
]


def acts(member: Member, step: int) -> list[Act]:
    """List what *member* has signed to do in *step*."""
    done = [m for done in member.table.completed for m in done.certificate]
    own = [m for m in (*done, *member.table.pool) if m.seat == member.table.seat]
    return [m.body for m in own if m.step == step and isinstance(m.body, Act)]


def farewells(member: Member) -> list[int]:
    """List the steps in which *member* has told that it leaves for good."""
    own = (m for m in member.own() if isinstance(m.body, Here) and m.body.call.gone & bit(member))
    return [message.step for message in own]


def play(room: Room, member: Member) -> None:
    """Do what a player does: the first bids are fixed, so that the last one names a number."""
    shown = member.snapshot
    if shown is None:
        return
    if shown.must_compare:
        room.ask(member, SameHere())
    elif shown.may_act and shown.state is not None and not room.rules.opens(shown.state):
        if room.rules.rules_id.startswith("wormup/") and shown.step == 2:
            face = FACES[member.number] if member is not room.members[-1] else "X"
            room.ask(member, Play(2, BID, (face,)))
            return
        assert shown.seat is not None
        level = levels_of(room.rules.rules_id)[0]
        choice = choose(level, room.rules, shown.state, shown.seat, bytes([member.number]))
        room.ask(member, Play(shown.step, choice.action, choice.sealed))


def play_on(room: Room, until: Callable[[], bool], *players: Member) -> None:
    for _ in range(1000):
        if until():
            return
        room.turn()
        for member in players:
            play(room, member)
    raise AssertionError([member.table.step.number for member in room.members])


def come_to(room: Room, at: At) -> Member:
    """Play until the last of *room* stands where it is to leave; the others act after it."""
    *others, last = room.members
    for _ in range(1000):
        room.turn()
        if last.snapshot and last.snapshot.must_compare:
            room.ask(last, SameHere())
        elif at(last):
            return last
        else:
            for member in (last, *others):
                play(room, member)
    raise AssertionError(last.table.step.number)


def die_after(room: Room, member: Member, *performed: type) -> None:
    """Let *member* take a turn, of which only what is *performed* comes to pass, and start anew."""
    effects = member.session.turn(room.now)
    room.perform(member, [effect for effect in effects if isinstance(effect, performed)])
    room.restart(member, clean=False)
    room.connect(*room.members)


def is_out(members: Iterable[Member], last: Member) -> bool:
    """Tell whether *last* is out of the game for all *members*."""
    shown = [member.snapshot for member in members]
    return all(one and (one.is_over or not one.in_game & bit(last)) for one in shown)


@pytest.mark.parametrize("dies", [False, True], ids=["", "killed"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("table", "at"), STAGES)
def test_in_every_stage_one_click_leads_out_though_the_program_is_killed(table, at, seats, dies):
    """P7.6: what is owed is done without the player, whichever seat has to act first."""
    room = table(seats)
    last = come_to(room, at)
    others = room.members[:-1]
    room.ask(last, LeaveTable())
    if dies:
        die_after(room, last, NoteLeaving)
        assert last.leaving
        room.ask(last, SameHere())  # before step 2 is over, nothing tells that it was said
    play_on(room, lambda: is_out(room.members, last), *others)
    if table is worms and seats == 2:
        race = others[0].shown.state.race
        assert (race.result, race.winner) == (Result.WALKOVER, others[0].table.seat)
    assert len({member.table.previous(last.table.step.number) for member in room.members}) == 1
    assert not rejections(last)
    step = others[0].shown.step
    play_on(room, lambda: others[0].shown.is_over or others[0].shown.step > step + 2, *others)


def test_the_wish_is_on_disk_before_what_is_signed_for_it_and_once():
    """P8: whatever a crash leaves behind, no act of leaving stands there without the wish."""
    room = at_step(Room(3, 4), 5)
    third = room.members[2]
    room.ask(third, LeaveTable())
    room.ask(third, LeaveTable())
    order = [type(effect) for effect in third.session.turn(room.now)]
    assert order[:4] == [NoteLeaving, Append, Sync, Send]
    assert order.count(NoteLeaving) == 1
    room.ask(third, LeaveTable())
    assert NoteLeaving not in map(type, third.session.turn(room.now))


def test_what_is_owed_and_the_farewell_are_signed_in_one_turn():
    """R3: the others cannot let go a seat that has not acted."""
    room = at_step(Room(3, 4), 5)
    third = room.members[2]
    room.ask(third, LeaveTable())
    room.turn()
    assert [(m.step, m.kind) for m in third.own()][-2:] == [
        (5, MessageKind.ACT),
        (5, MessageKind.HERE),
    ]
    assert third.shown.leaving
    assert third.shown.farewells == bit(third)


def test_of_two_that_leave_at_once_neither_waits_for_its_player():
    """P7.2: nobody can be left out of two, so both act, and one is let go."""
    room = worms(2)
    come_to(room, owes(Stage.BID))
    for member in room.members:
        room.ask(member, SameHere())
        room.ask(member, LeaveTable())
    play_on(room, lambda: all(member.shown.is_over for member in room.members))
    assert room.members[0].shown.state.race.result is Result.AGREED


def test_a_farewell_that_is_on_disk_is_told_after_a_restart_and_not_signed_again():
    """P8: the same messages, byte for byte."""
    room = at_step(Room(3, 4), 5)
    first, second, third = room.members
    room.ask(third, LeaveTable())
    die_after(room, third, NoteLeaving, Append, Sync)
    room.run(1, players=())
    assert first.shown.farewells == second.shown.farewells == bit(third)
    room.run(15, players=(first, second))
    assert first.shown.is_over
    assert export(first.table) == export(third.table)
    assert len(set(farewells(third))) == len(farewells(third)) == 1


def test_after_a_restart_it_is_said_again_in_a_later_step():
    """A farewell that the table has gone on over comes to nothing; the wish does not."""
    room = at_step(Room(3, 9), 5)
    first, second, third = room.members
    room.disconnect(second)
    room.run(1)
    room.ask(third, LeaveTable())
    room.run(2)
    assert farewells(third) == [5], "it waits for the second"
    room.restart(third, clean=False)
    room.connect(first, third)
    for member in (first, third):
        room.ask(member, CallOn(bit(second)))
    room.run(2, players=(first,))
    room.connect(*room.members)
    room.run(20, players=(first, second))
    assert first.shown.is_over
    assert first.shown.in_game == bit(first) | bit(second)
    assert max(farewells(third)) > 5


def test_nothing_is_done_for_it_before_the_emblem_is_compared():
    """P3.4: no act of step 2, a resignation neither."""
    room = Room(2)
    room.run(1, players=())
    second = room.members[1]
    room.ask(second, LeaveTable())
    room.run(1, players=())
    assert second.shown.must_compare
    assert [m.step for m in second.own()] == [1, 1]
    room.ask(second, SameHere())
    room.run(1, players=room.members[:1])
    assert second.shown.in_game == bit(room.members[0])


def test_nothing_is_signed_for_it_before_we_have_caught_up():
    """P11: after an unclean end we may have acted already."""
    room = at_step(Room(3, 4), 5)
    third = room.members[2]
    room.disconnect(third)
    room.restart(third, clean=False)
    room.ask(third, LeaveTable())
    room.run(2, players=())
    assert third.leaving
    assert not acts(third, 5)
    room.connect(*room.members)
    room.run(2, players=room.members[:2])
    assert room.members[0].shown.in_game == 0b111 & ~bit(third)


def test_a_spectator_has_nothing_to_leave():
    room = at_step(Room(2, watchers=1), 3)
    watcher = room.members[2]
    assert not list(Leaving(wanted=True).sign(watcher.table, may_act=True))
    room.ask(watcher, LeaveTable())
    room.run(1)
    assert not watcher.leaving
    assert not watcher.shown.leaving


class Unasked(Toy):
    """A game that must not be asked how a seat parts."""

    def parting(self, state: ToyState, seat: int) -> tuple[tuple[Value, ...], Value | None]:
        raise AssertionError((state, seat))


@pytest.mark.parametrize(("step", "kinds"), [(1, []), (3, []), (4, [MessageKind.HERE])])
def test_the_game_is_asked_how_to_part_only_where_an_act_is_owed(step, kinds):
    """Not before it has a state, not while bids are opened, not on another's turn."""
    game = played(71, 3)
    waiting = next(seat for seat in range(3) if not table_at(game, 4).step.authors >> seat & 1)
    table = Table(game.genesis, Unasked(), secret_of(71, waiting), remembered_verify)
    take_all(table, [message for message in game.messages if message.step < step])
    signed = Leaving(wanted=True).sign(table, may_act=True)
    assert [m.kind for written in signed for m in written.messages] == kinds
