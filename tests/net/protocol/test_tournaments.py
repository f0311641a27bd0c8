"""Tournaments over the wire: all come to know the same draw, whoever is lost on the way (P3.5)."""

import math
from random import Random

import pytest

from core.table.encoding import MalformedError
from core.table.signing import verify
from core.table.tournament import Before, Reveal, make_call, make_roll
from core.table.tournament_draw import make_result
from net.protocol.commands import CallTournament, ComeTo, DrawTables, SayResult
from net.protocol.effects import Gathered, Send
from net.protocol.limits import (
    DRAW_WITHIN_S,
    LOBBY_EVERY_S,
    OPEN_TABLE_LASTS_S,
    PASS_ALL_ON_EVERY_S,
    TOURNAMENTS_MAX,
)
from net.protocol.packets import decode
from net.protocol.tournament_packets import TournamentPacket
from net.protocol.tournaments import Tournaments
from tests.drawn import come_of, draw_memory, reveal_of
from tests.net.protocol.tournament_room import RANDOM, TERMS, Room, key_of, link_of


@pytest.mark.parametrize("people", [6, 11, 25])
def test_all_who_came_know_the_same_draw_and_sit_at_one_table_each(people: int) -> None:
    room = Room(people)
    room.gathered()
    assert all(shown[0].can_be_drawn for shown in room.shown)
    room.all[0].command(DrawTables())
    room.run(5.0)
    assert not any(shown[0].can_be_drawn for shown in room.shown)
    (draw,) = set(room.draws())
    assert draw is not None
    seats = [room.shown[who][0].seat_of(key_of(who).public) for who in room.there]
    assert all(seat in draw.drawn for seat in seats)
    assert {come.name for come in draw.roll.comes} == {f"P{who}" for who in range(people)}


def test_what_gets_lost_is_told_again_and_then_there_is_silence() -> None:
    random = Random(1)
    room = Room(7, lambda _from, _to: random.random() < 0.4)
    room.all[0].command(CallTournament(TERMS, RANDOM))
    room.run(3.0)
    for who in room.there[1:]:
        (here,) = room.shown[who]
        room.all[who].command(ComeTo(here.tournament.id))
    room.run(3.0)
    while len(room.shown[0][0].comes) < 7:
        room.run(1.0)
    room.all[0].command(DrawTables())
    room.run(60.0)
    assert len(set(room.draws())) == 1
    assert None not in room.draws()
    room.loses = lambda _from, _to: False
    room.run(2 * PASS_ALL_ON_EVERY_S)
    before = list(room.sent)
    room.run(60.0)
    assert room.sent == before


def test_two_who_do_not_hear_each_other_know_the_same_draw() -> None:
    room = Room(6, lambda sender, to: {sender, to} == {1, 2})
    room.gathered()
    room.all[0].command(DrawTables())
    room.run(5.0)
    assert len(set(room.draws())) == 1
    assert None not in room.draws()


def test_who_is_not_connected_to_the_caller_comes_all_the_same_and_may_take_it_back() -> None:
    room = Room(9)
    room.apart = [{0, 7}, {0, 8}, {7, 8}, {1, 2}]
    room.gathered()
    room.all[7].command(ComeTo())
    room.run(2 * OPEN_TABLE_LASTS_S + 2)
    for who in room.there:
        names = {come.name for come in room.shown[who][0].comes}
        assert names == {"P0", "P1", "P2", "P3", "P4", "P5", "P6", "P8"}
    room.all[0].command(DrawTables())
    room.run(2 * PASS_ALL_ON_EVERY_S + 3)
    (draw,) = set(room.draws())
    assert draw is not None
    assert "P8" in {come.name for come in draw.roll.comes}


def test_a_call_is_forgotten_by_all_though_some_only_hear_of_it() -> None:
    room = Room(9)
    room.apart = [{0, 7}, {0, 8}]
    room.gathered()
    room.leave(0)
    room.run(2 * OPEN_TABLE_LASTS_S + 2)
    assert all(room.shown[who] == () for who in room.there)


def test_who_leaves_between_commitment_and_reveal_is_named_to_all_and_there_is_no_draw() -> None:
    room = Room(8)
    room.gathered()
    room.leave(5)
    room.all[0].command(DrawTables())
    room.run(3.0)
    for who in room.there:
        (here,) = room.shown[who]
        assert here.silent == ("P5",)
        assert here.draw is None
        assert here.seat_of(key_of(who).public) is None
    room.all[0].command(CallTournament(TERMS, b"another one 16 b"))
    assert len(room.all[0].here) == 1, "it may still be completed"
    room.run(DRAW_WITHIN_S)
    room.all[0].command(CallTournament(TERMS, b"another one 16 b"))
    room.run(2.0)
    for who in room.there[1:]:
        here = room.shown[who][-1]
        assert (here.unfinished, here.missing, here.may_come) == (1, ("P5",), True)
        assert not [one for one in here.comes if one.identity == key_of(who).public]
        room.all[who].command(ComeTo(room.shown[who][-1].tournament.id))
    room.run(2.0)
    room.all[0].command(DrawTables())
    room.run(3.0)
    (draw,) = {room.shown[who][-1].draw for who in room.there}
    assert draw is not None
    assert draw.before == Before(1, (key_of(5).public,))


def test_who_goes_away_or_takes_it_back_before_the_people_are_fixed_is_not_among_them() -> None:
    room = Room(8)
    room.gathered()
    room.leave(5)
    room.all[6].command(ComeTo())
    room.run(OPEN_TABLE_LASTS_S + 2)
    for who in room.there:
        names = {come.name for come in room.shown[who][0].comes}
        assert names == {"P0", "P1", "P2", "P3", "P4", "P7"}


def test_a_tournament_whose_caller_is_gone_is_forgotten_before_it_is_drawn_and_not_after() -> None:
    room = Room(7)
    room.gathered()
    room.leave(0)
    room.run(OPEN_TABLE_LASTS_S + 2)
    assert all(room.shown[who] == () for who in room.there)
    room = Room(7)
    room.gathered()
    room.all[0].command(DrawTables())
    room.run(3.0)
    room.leave(0)
    room.run(OPEN_TABLE_LASTS_S + 2)
    assert len(set(room.draws())) == 1
    assert None not in room.draws()


def test_only_the_caller_draws_and_only_six_to_twenty_five() -> None:
    room = Room(6)
    room.gathered()
    room.all[3].command(DrawTables())
    room.run(2.0)
    assert not any(room.shown[who][0].is_fixed for who in room.there)
    few = Room(5)
    few.gathered()
    few.all[0].command(DrawTables())
    few.run(2.0)
    assert not few.shown[0][0].can_be_drawn
    assert not few.shown[0][0].is_fixed


def test_of_two_rolls_of_one_tournament_we_reveal_for_the_first_alone() -> None:
    us = Tournaments("P3", key_of(3), draw_memory(3))
    called = make_call(key_of(0), RANDOM, TERMS.rules_id, TERMS.rules_hash, TERMS.options)
    comes = [come_of(key_of(who), f"P{who}", called.id) for who in range(8)]
    us.receive(link_of(0), key_of(0).public, TournamentPacket(called, TERMS, (comes[0],)), 0.0)
    us.command(ComeTo(called.id))
    (comes[3],) = (one for one in us.here[0].comes if one.identity == key_of(3).public)
    for count in (7, 8, 6):
        roll = make_roll(key_of(0), called, comes[:count])
        place = [one.identity for one in roll.comes].index(key_of(1).public)
        theirs = reveal_of(key_of(1), roll)
        reveals = tuple(theirs if at == place else None for at in range(count))
        reveals = reveals if count != 7 else (None,) * 7
        packet = TournamentPacket(called, TERMS, roll.comes, roll.signature, reveals)
        us.receive(link_of(0), key_of(0).public, packet, 1.0)
    told = [
        decode(e.frame)
        for e in us.turn({link_of(0): key_of(0).public}, {}, lambda _: True, 2.0, {})
        if isinstance(e, Send)
    ]
    (said,) = told
    assert isinstance(said, TournamentPacket)
    assert len(said.comes) == 7
    roll = make_roll(key_of(0), called, comes[:7])
    place = [one.identity for one in roll.comes].index(key_of(3).public)
    told_place, reveal = next((at, one) for at, one in enumerate(said.reveals) if one)
    assert told_place == place
    assert roll.is_revealed(place, reveal, verify)


def test_nobody_comes_because_another_says_so() -> None:
    us = Tournaments("P0", key_of(0), draw_memory(0))
    us.command(CallTournament(TERMS, RANDOM))
    called = us.here[0].tournament
    comes = tuple(come_of(key_of(who), f"P{who}", called.id) for who in (2, 1))
    us.turn({link_of(who): key_of(who).public for who in (1, 2)}, {}, lambda _: True, 0.0, {})
    us.receive(link_of(2), key_of(2).public, TournamentPacket(called, TERMS, comes), 0.0)
    assert {come.name for come in us.here[0].comes} == {"P0", "P2"}


def test_who_is_called_like_another_who_comes_does_not_come() -> None:
    us = Tournaments("Ann", key_of(0), draw_memory(0))
    us.command(CallTournament(TERMS, RANDOM))
    called = us.here[0].tournament
    twin = (come_of(key_of(1), "ANN", called.id),)
    us.receive(link_of(1), key_of(1).public, TournamentPacket(called, TERMS, twin), 0.0)
    assert [come.name for come in us.here[0].comes] == ["Ann"]


def test_who_is_on_a_roll_without_having_come_since_the_start_reveals_nothing() -> None:
    us = Tournaments("P3", key_of(3), draw_memory(3))
    called = make_call(key_of(0), RANDOM, TERMS.rules_id, TERMS.rules_hash, TERMS.options)
    comes = [come_of(key_of(who), f"P{who}", called.id) for who in range(6)]
    roll = make_roll(key_of(0), called, comes)
    packet = TournamentPacket(called, TERMS, roll.comes, roll.signature, (None,) * 6)
    us.receive(link_of(0), key_of(0).public, packet, 1.0)
    (effect,) = (e for e in us.turn({}, {}, lambda _: True, 2.0, {}) if isinstance(e, Gathered))
    (here,) = effect.tournaments
    assert "P3" in here.silent


def test_a_call_is_told_again_though_nothing_happens() -> None:
    us = Tournaments("P0", key_of(0), draw_memory(0))
    assert us.due == math.inf
    us.command(CallTournament(TERMS, RANDOM))
    us.turn({}, {}, lambda _: True, 5.0, {})
    assert us.due == 5.0 + LOBBY_EVERY_S


def test_what_is_forged_is_a_misdeed() -> None:
    us = Tournaments("P3", key_of(3), draw_memory(3))
    called = make_call(key_of(0), RANDOM, TERMS.rules_id, TERMS.rules_hash, TERMS.options)
    comes = [come_of(key_of(who), f"P{who}", called.id) for who in range(6)]
    roll = make_roll(key_of(0), called, comes)
    theirs = make_roll(key_of(1), called, comes)
    place = [come.identity for come in roll.comes].index(key_of(1).public)
    wrong = tuple(Reveal(bytes(32), bytes(64)) if at == place else None for at in range(6))
    for forged in (
        TournamentPacket(called._replace(signature=bytes(64)), TERMS, ()),
        TournamentPacket(called, TERMS, (comes[1]._replace(signature=bytes(64)),)),
        TournamentPacket(called, TERMS, roll.comes, theirs.signature, (None,) * 6),
        TournamentPacket(called, TERMS, roll.comes, roll.signature, wrong),
    ):
        with pytest.raises(MalformedError):
            us.receive(link_of(0), key_of(0).public, forged, 0.0)
    assert us.here == ()


def told_of(us: Tournaments, caller: int, random: bytes) -> bytes:
    """Let *caller* tell us of a tournament, and return its name."""
    called = make_call(key_of(caller), random, TERMS.rules_id, TERMS.rules_hash, TERMS.options)
    us.receive(link_of(caller), key_of(caller).public, TournamentPacket(called, TERMS, ()), 0.0)
    return called.id


def test_of_many_tournaments_the_last_ones_are_known_and_always_ours() -> None:
    us = Tournaments("P99", key_of(99), draw_memory(99))
    ours, *others = [told_of(us, 0, RANDOM), told_of(us, 1, RANDOM)]
    us.command(ComeTo(ours))
    others += [told_of(us, who, RANDOM) for who in range(2, TOURNAMENTS_MAX + 2)]
    known = [one.tournament.id for one in us.here]
    assert known == [ours, *others[-(TOURNAMENTS_MAX - 1) :]]


def test_a_new_call_replaces_the_undrawn_one_of_the_same_caller_which_does_not_come_back() -> None:
    us = Tournaments("P3", key_of(3), draw_memory(3))
    called = make_call(key_of(0), bytes(16), TERMS.rules_id, TERMS.rules_hash, TERMS.options)
    comes = [come_of(key_of(who), f"P{who}", called.id) for who in range(6)]
    roll = make_roll(key_of(0), called, comes)
    old = TournamentPacket(called, TERMS, roll.comes, roll.signature, (None,) * 6)
    us.receive(link_of(1), key_of(1).public, old, 0.0)
    assert [one.tournament.id for one in us.here] == [called.id]
    new = told_of(us, 0, RANDOM)
    us.receive(link_of(1), key_of(1).public, old, 0.0)
    assert [one.tournament.id for one in us.here] == [new]


def test_only_its_caller_tells_of_a_call_and_only_who_is_on_it_of_a_roll() -> None:
    us = Tournaments("P3", key_of(3), draw_memory(3))
    called = make_call(key_of(0), RANDOM, TERMS.rules_id, TERMS.rules_hash, TERMS.options)
    comes = [come_of(key_of(who), f"P{who}", called.id) for who in range(6)]
    roll = make_roll(key_of(0), called, comes)
    fixed = TournamentPacket(called, TERMS, roll.comes, roll.signature, (None,) * 6)
    us.receive(link_of(1), key_of(1).public, TournamentPacket(called, TERMS, ()), 0.0)
    us.receive(link_of(9), key_of(9).public, fixed, 0.0)
    assert us.here == ()
    us.receive(link_of(1), key_of(1).public, fixed, 0.0)
    assert us.here != ()


def test_the_final_is_known_to_all_once_more_than_half_of_each_table_say_how_it_ended() -> None:
    room = Room(7)
    room.gathered()
    room.all[0].command(DrawTables())
    room.run(5.0)
    draw = room.draws()[0]
    assert draw is not None
    keys = {key_of(who).public: who for who in room.there}
    for table in draw.drawn:
        places = tuple((come.identity, at) for at, come in enumerate(table.people, 1))
        game = bytes([table.number]) * 32
        said = SayResult(draw, TERMS, table.number, game, places)
        for come in table.people[: len(table.people) // 2]:
            room.all[keys[come.identity]].command(said)
        room.run(PASS_ALL_ON_EVERY_S + 3)
        assert all(room.shown[who][0].final is None for who in room.there)
        last = keys[table.people[-1].identity]
        room.all[last].command(said)
    room.run(PASS_ALL_ON_EVERY_S + 3)
    (final,) = {room.shown[who][0].final for who in room.there}
    assert final is not None
    assert final.games == (b"\x01" * 32, b"\x02" * 32)
    assert room.draws()[0] is draw, "what follows from it is computed once"
    best = {come.identity for table in draw.drawn for come in table.people[:2]}
    assert final.keys == best
    for who in room.there:
        seat = room.shown[who][0].seat_of(key_of(who).public)
        assert seat == (final if key_of(who).public in best else None)


def test_a_restart_learns_its_tournament_from_its_own_log_and_from_the_others() -> None:
    room = Room(6)
    room.gathered()
    room.all[0].command(DrawTables())
    room.run(5.0)
    draw = room.draws()[0]
    assert draw is not None
    room.all[2] = Tournaments("P2", key_of(2), draw_memory("again"))
    table = next(one for one in draw.drawn if key_of(2).public in one.keys)
    places = tuple((come.identity, 1) for come in table.people)
    room.all[2].command(SayResult(draw, TERMS, table.number, b"g" * 32, places))
    room.run(2.0)
    assert room.shown[2][0].draw == draw


def test_a_result_of_another_table_is_no_result() -> None:
    room = Room(6)
    room.gathered()
    room.all[0].command(DrawTables())
    room.run(5.0)
    draw = room.draws()[0]
    assert draw is not None
    first, second = draw.drawn
    keys = {key_of(who).public: key_of(who) for who in room.there}
    ours = keys[first.people[0].identity]
    places = tuple((come.identity, 1) for come in second.people)
    result = make_result(ours, draw, 2, b"g" * 32, places)
    packet = TournamentPacket(
        draw.roll.tournament, TERMS, draw.roll.comes, draw.roll.signature, draw.reveals, (result,)
    )
    before = room.all[0].here
    room.all[0].receive(link_of(1), key_of(1).public, packet, room.now)
    assert room.all[0].here == before


def test_programs_that_do_not_know_tournaments_are_told_nothing() -> None:
    us = Tournaments("P0", key_of(0), draw_memory(0))
    us.command(CallTournament(TERMS, RANDOM))
    peers = {link_of(1): key_of(1).public}
    assert not [e for e in us.turn(peers, {}, lambda _: False, 1.0, {}) if isinstance(e, Send)]
    assert [e for e in us.turn(peers, {}, lambda _: True, 3.0, {}) if isinstance(e, Send)]
