"""Calls as a weapon: climbing, bumping and answers that nobody follows freeze nobody (L1)."""

from itertools import product

import pytest

from core.table.bounds import CALLS_PER_SEAT_MAX
from core.table.calls import number_max
from core.table.messages import Call, Here, Message, MessageKind, MessagePlace, Seal, sign
from core.table.promises import BY_ITSELF_MAX
from core.table.rules import SeatMask, State
from core.table.table import Table
from net.protocol.caller import Caller
from net.protocol.commands import CallOn
from net.protocol.game_packets import Msgs
from net.protocol.limits import OWED_S
from tests.net.protocol.room import Member, Room, at_step, seat_key
from tests.tiers import few, long


def bit(member: Member) -> int:
    assert member.table.seat is not None
    return 1 << member.table.seat


class Mute(Caller):
    """A caller that holds no call."""

    def call(self, table: Table[State], connected: SeatMask, stalling: SeatMask = 0) -> Call | None:
        return None


def weapon(room: Room, cheat: Member) -> None:
    """Let the program of *cheat* act, and answer and seal nothing in this step."""
    table, step = cheat.table, cheat.table.step.number
    due = table._due  # noqa: SLF001  # a modified program

    def mischief(secret, seat):
        body = due(secret, seat)
        return None if isinstance(body, Seal | Here) and table.step.number == step else body

    table._due = mischief  # type: ignore[method-assign]  # noqa: SLF001
    cheat.session._caller = Mute()  # noqa: SLF001


def answers(room: Room, cheat: Member, calls: list[Call]) -> list[Message]:
    """Sign an answer of *cheat* to each of *calls*."""
    step, seat = cheat.table.step, cheat.table.seat or 0
    place = MessagePlace(room.genesis.game, step.number, seat, step.previous)
    own = tuple(m.id for m in cheat.table.pool.of(MessageKind.ACT, seat))
    return [sign(seat_key(room, seat), place, Here(call, own, ())) for call in calls]


def show(room: Room, cheat: Member, honest: list[Member], messages: list[Message]) -> None:
    for start in range(0, len(messages), 40):
        for member in honest:
            own = cheat.table.pool.of(MessageKind.ACT, cheat.table.seat or 0)
            room.hear(member, cheat, Msgs(room.genesis.game, (*own, *messages[start : start + 40])))


@pytest.mark.parametrize(
    ("step", "leaves_out", "seats"),
    few(2, [(5, 0, 3), (7, 1, 3), *product([5, 7], [0, 1], [4, 5])]),
)
def test_a_cheat_that_climbs_as_far_as_there_is_room_and_vanishes_is_left_out(
    seats, leaves_out, step
):
    """P13: in step 5 it is an author, in step 7 perhaps not."""
    room = at_step(Room(seats, 4), step)
    *honest, cheat = room.members
    weapon(room, cheat)
    if step == 5:
        for member in room.members:
            room.act(member)
        room.turn()
    present = (1 << seats) - 1 & ~leaves_out
    climb = [Call(number_max(n), present, 0) for n in range(1, CALLS_PER_SEAT_MAX + 2)]
    if present & bit(cheat):
        show(room, cheat, honest, answers(room, cheat, climb))
    room.disconnect(cheat)
    room.run(1, players=honest)
    for member in honest:
        room.ask(member, CallOn(bit(cheat)))
    room.run(8, players=honest)
    assert min(member.table.step.number for member in honest) > step


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_answer_that_nobody_follows_stops_the_step_no_longer_than_silence(seats):
    """It bars the normal seal, so all hold a call; a seat that does not answer stalls."""
    room = at_step(Room(seats, 9), 5)
    *honest, cheat = room.members
    weapon(room, cheat)
    room.run(0.3)
    call = Call(1, (1 << seats) - 1, bit(honest[0]))
    show(room, cheat, honest, answers(room, cheat, [call]))
    room.run(OWED_S + 2)
    assert all(not member.shown.connected & bit(cheat) for member in honest)
    for member in honest:
        room.ask(member, CallOn(bit(cheat)))
    room.run(2, players=honest)
    assert min(member.table.step.number for member in honest) > 5


class ThrowsOut(Caller):
    """A caller that wants a seat gone for good, once it has acted."""

    def __init__(self, seat: SeatMask) -> None:
        super().__init__()
        self._seat = seat

    def call(self, table: Table[State], connected: SeatMask, stalling: SeatMask = 0) -> Call | None:
        own, pool = table.seat or 0, table.pool
        if table.step.number > 5:
            return super().call(table, connected, stalling)
        may_call = pool.of(MessageKind.ACT, own) and not pool.calls(MessageKind.HERE, own)
        return Call(1, table.step.in_game, self._seat) if may_call else None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_calls_for_a_live_seat_to_be_gone_for_good_is_followed_by_nobody(seats):
    room = at_step(Room(seats, 9), 5)
    *honest, cheat = room.members
    cheat.session._caller = ThrowsOut(bit(honest[0]))  # noqa: SLF001  # a modified program
    room.run(OWED_S + 2)
    for member in room.members:
        assert member.table.step.in_game == (1 << seats) - 1
        assert member.table.step.number > 5


@long
def test_bumping_leaves_the_players_their_calls():
    """P7.6: 64 are answered at once without asking anybody, and half as many more in time."""
    room = at_step(Room(3, 9), 5)
    *honest, cheat = room.members
    weapon(room, cheat)
    room.run(0.3)
    for number in range(1, CALLS_PER_SEAT_MAX):
        show(room, cheat, honest, answers(room, cheat, [Call(number, 0b111, 0)]))
        room.turn()
    for member in honest:
        answered = len(member.table.pool.calls(MessageKind.HERE, member.table.seat or 0))
        assert BY_ITSELF_MAX <= answered <= BY_ITSELF_MAX + BY_ITSELF_MAX // 2
    room.run(OWED_S)
    for member in honest:
        room.ask(member, CallOn(bit(cheat)))
    room.run(3, players=honest)
    assert min(member.table.step.number for member in honest) > 5
