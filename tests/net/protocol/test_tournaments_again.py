"""The caller of a tournament rolls, looks, and wants another draw: nobody helps (P3.5)."""

import pytest

from core.table.tournament import (
    Come,
    Reveal,
    Roll,
    Tournament,
    make_call,
    make_come,
    make_reveal,
    make_roll,
)
from net.protocol.commands import CallTournament, ComeTo
from net.protocol.draw_memory import DrawMemory
from net.protocol.limits import DRAW_WITHIN_S, OPEN_TABLE_LASTS_S
from net.protocol.packets import decode, encode
from net.protocol.tournament_packets import TournamentPacket
from tests.drawn import draw_memory
from tests.net.protocol.tournament_room import TERMS, Room, key_of

PEOPLE = 7
EVE = key_of(0)


class Forgetful(DrawMemory):
    """Reveals for whatever roll there is, as programs once did (a planted bug)."""

    def reveal(self, identity, roll, now):
        own = next((one for one in roll.comes if one.identity == identity.public), None)
        if own is None or own.fixed not in self._nonces:
            return None
        return make_reveal(identity, roll, self._nonces[own.fixed][1])


class Evil(Room):
    """Person 0 is Eve, who signs by hand what she likes; all others are honest."""

    def __init__(self) -> None:
        super().__init__(PEOPLE)
        self.honest = self.there[1:]
        self.calls = self.starts = 0
        self._told: dict[bytes, dict[bytes, Reveal]] = {}

    def peers(self, who):
        return {link: key for link, key in super().peers(who).items() if who != 0}

    def call(self) -> Tournament:
        """Call anew."""
        self.calls += 1
        random = self.calls.to_bytes(16, "big")
        terms = TERMS.rules_id, TERMS.rules_hash, TERMS.options
        called = make_call(EVE, random, *terms)
        self.tell(TournamentPacket(called, TERMS, ()))
        return called

    def tell(self, packet: TournamentPacket) -> None:
        for who in self.honest:
            self.send(0, who, encode(packet))

    def pass_by(self, seconds: float, *packets: TournamentPacket) -> None:
        """Let time pass, in which Eve tells these each second."""
        for _ in range(round(seconds)):
            for packet in packets:
                self.tell(packet)
            self.run(1.0)

    def comes(self, called: Tournament) -> list[Come]:
        """Give what the honest have told Eve that they come with."""
        return [
            come
            for who in self.honest
            for one in self.all[who].here
            if one.tournament == called and not one.is_fixed
            for come in one.comes
            if come.identity == key_of(who).public
        ]

    def gather(self, called: Tournament) -> list[Come]:
        """Let every honest person press the key to come."""
        self.pass_by(2.0, TournamentPacket(called, TERMS, ()))
        for who in self.honest:
            self.all[who].command(ComeTo(called.id))
        self.pass_by(1.0, TournamentPacket(called, TERMS, ()))
        return self.comes(called)

    def rolled(self, called: Tournament, comes: list[Come], nonce: bytes) -> Roll:
        """Roll the honest with a come of Eve's that fixes *nonce*, and withhold her reveal."""
        roll = make_roll(EVE, called, [*comes, make_come(EVE, "P0", called.id, nonce)])
        self.pass_by(3.0, fixed(roll))
        return roll

    def revealed(self, roll: Roll) -> dict[bytes, Reveal]:
        """Give the reveals for *roll* that the honest have told."""
        return self._told.get(roll.signature, {})

    def send(self, who: int, to: int, frame: bytes) -> None:
        """Note what the honest reveal."""
        packet = decode(frame)
        assert isinstance(packet, TournamentPacket)
        if who != 0 and packet.roll:
            told = self._told.setdefault(packet.roll, {})
            pairs = zip(packet.comes, packet.reveals, strict=True)
            told |= {one.identity: reveal for one, reveal in pairs if reveal}
        super().send(who, to, frame)

    def start_anew(self, *, is_program: bool) -> None:
        """Give every honest person a fresh node, or let the program begin anew."""
        for who in self.honest:
            if is_program:
                self.starts += 1
                self.memories[who] = draw_memory(("anew", self.starts))
            self.all[who] = self.node(who)


def fixed(roll: Roll, *shown: tuple[bytes, Reveal]) -> TournamentPacket:
    told = dict(shown)
    reveals = tuple(told.get(one.identity) for one in roll.comes)
    return TournamentPacket(roll.tournament, TERMS, roll.comes, roll.signature, reveals)


def roll_again(room: Evil) -> tuple[Roll, Roll]:
    """Roll a tournament, make all forget it by another call, and roll it once more."""
    first = room.call()
    comes = room.gather(first)
    assert len(comes) == PEOPLE - 1
    one = room.rolled(first, comes, b"1" * 32)
    assert len(room.revealed(one)) == PEOPLE - 1, "Eve knows every nonce but her own"
    room.call()
    room.pass_by(OPEN_TABLE_LASTS_S + 2)
    return one, room.rolled(first, comes, b"2" * 32)


def test_a_second_roll_of_a_tournament_is_revealed_by_nobody():
    room = Evil()
    _, second = roll_again(room)
    assert room.revealed(second) == {}
    room.pass_by(
        2 * DRAW_WITHIN_S, fixed(second, (EVE.public, make_reveal(EVE, second, b"2" * 32)))
    )
    assert room.revealed(second) == {}
    assert [draw for draw in room.draws() if draw] == []


def test_where_programs_forget_their_reveals_the_second_roll_is_drawn():
    """The planted bug: what this file tries does work against who has no memory."""
    room = Evil()
    for memory in room.memories:
        memory.__class__ = Forgetful
    _, second = roll_again(room)
    assert len(room.revealed(second)) == PEOPLE - 1


@pytest.mark.parametrize("is_program", [False, True])
def test_no_fresh_node_and_no_restart_reveals_for_an_old_roll_or_come(is_program):
    room = Evil()
    first = room.call()
    comes = room.gather(first)
    roll = room.rolled(first, comes, b"1" * 32)
    nonces = {one.nonce for one in room.revealed(roll).values()}
    room.start_anew(is_program=is_program)
    again = room.rolled(first, comes, b"2" * 32)
    assert room.revealed(again) == {}
    room.start_anew(is_program=is_program)
    new = room.gather(first)
    assert bool(new) is is_program, "who knows of a reveal cannot come there any more"
    if new:
        third = room.rolled(first, new, b"3" * 32)
        assert nonces.isdisjoint(one.nonce for one in room.revealed(third).values())


def test_after_a_reveal_nobody_comes_anew_until_a_person_says_so_and_not_before_it_is_late():
    room = Evil()
    first = room.call()
    room.rolled(first, room.gather(first), b"1" * 32)
    second = room.call()
    assert room.gather(second) == [], "what is being drawn may yet be completed"
    room.pass_by(DRAW_WITHIN_S, TournamentPacket(second, TERMS, ()))
    assert room.comes(second) == [], "nobody has pressed a key since"
    come, *others = room.gather(second)
    assert len(others) == PEOPLE - 2
    assert (come.before.draws, come.before.missing) == (1, (EVE.public,))


def test_an_old_draw_is_none_any_more_for_who_has_come_to_the_next():
    """Else Eve could look at the second draw, and then choose between both."""
    room = Evil()
    first = room.call()
    one = room.rolled(first, room.gather(first), b"1" * 32)
    room.pass_by(DRAW_WITHIN_S)
    second = room.call()
    two = room.rolled(second, room.gather(second), b"2" * 32)
    assert len(room.revealed(two)) == PEOPLE - 1
    told = {**room.revealed(one), EVE.public: make_reveal(EVE, one, b"1" * 32)}
    room.pass_by(3.0, fixed(one, *told.items()))
    assert not any(draw.roll == one for draw in room.draws() if draw)


def test_a_late_reveal_still_completes_a_draw_while_nobody_has_given_it_up():
    room = Evil()
    first = room.call()
    one = room.rolled(first, room.gather(first), b"1" * 32)
    room.pass_by(DRAW_WITHIN_S)
    assert room.shown[1][0].is_late
    assert (room.shown[1][0].unfinished, room.shown[1][0].missing) == (1, ("P0",))
    told = {**room.revealed(one), EVE.public: make_reveal(EVE, one, b"1" * 32)}
    room.pass_by(2.0, fixed(one, *told.items()))
    assert all(draw and draw.roll == one for draw in room.draws()[1:])
    here = room.shown[1][0]
    assert (here.is_late, here.unfinished, here.missing) == (False, 0, ())


def test_after_the_second_unfinished_draw_a_caller_who_was_missing_calls_to_nobody():
    room = Evil()
    for number in (1, 2):
        called = room.call()
        roll = room.rolled(called, room.gather(called), bytes([number]) * 32)
        assert len(room.revealed(roll)) == PEOPLE - 1
        room.pass_by(DRAW_WITHIN_S)
    third = room.call()
    assert room.gather(third) == []
    assert not any(one.tournament == third for who in room.honest for one in room.shown[who])


def test_nor_may_who_was_missing_be_in_the_draw_of_an_honest_caller():
    room = Evil()
    for number in (1, 2):
        called = room.call()
        room.rolled(called, room.gather(called), bytes([number]) * 32)
        room.pass_by(DRAW_WITHIN_S)
    room.all[1].command(CallTournament(TERMS, b"an honest one 16"))
    room.run(2.0)
    called = room.all[1].here[-1].tournament
    for who in room.honest[1:]:
        room.all[who].command(ComeTo(called.id))
    evil = make_come(EVE, "P0", called.id, b"3" * 32)
    room.pass_by(3.0, TournamentPacket(called, TERMS, (evil,)))
    names = {one.name for one in room.all[1].here[-1].comes}
    assert names == {f"P{who}" for who in room.honest}
