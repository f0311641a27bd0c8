"""Our own key on another link: neither signs before the other has stopped (P11)."""

from typing import Any

import pytest

from net.protocol.commands import GoOnHere, Play, SameHere
from net.protocol.effects import Effect, NoteStopped, Send
from net.protocol.hello_packets import TwinPacket, TwinWord, make_twin
from net.protocol.limits import TWINS_EVERY_S, TWINS_MAX
from net.protocol.session import SessionReason
from net.protocol.snapshot import TwinState
from net.protocol.twins import Twins
from tests.net.protocol.room import Member, Room, at_step, rejections
from tests.seats import identity_of
from tests.simulation.witness import read_frame

ANN = identity_of(1, 0)
HERE, THERE, BEN = (bytes([n]) * 32 for n in (1, 2, 3))
GAME = bytes(range(32))


def twins(link: bytes = HERE, game: bytes = GAME) -> Twins:
    one = Twins(ANN, link)
    one.sit(game)
    return one


def said(word: TwinWord, number: int = 1, game: bytes = GAME, **more: Any) -> TwinPacket:
    place = more.get("mine", THERE), more.get("yours", HERE), number, game
    return make_twin(ANN, *place, word, 7, more.get("ids", ()))


def told(effects: list[Effect]) -> list[tuple[bytes, TwinPacket]]:
    sent = [e for e in effects if isinstance(e, Send)]
    packets = [(e.link, read_frame(e.frame)) for e in sent]
    return [(link, packet) for link, packet in packets if isinstance(packet, TwinPacket)]


# -- what bars -------------------------------------------------------------------------------------


def test_a_hello_of_our_key_bars_until_it_says_where_it_is():
    one = twins()
    assert not one.bars
    one.meet(THERE)
    assert one.bars
    assert one.state is TwinState.OPEN
    one.receive(said(TwinWord.HERE, game=b""))
    assert not one.bars
    one.receive(said(TwinWord.HERE, 2, game=bytes(32)))
    assert not one.bars
    one.receive(said(TwinWord.HERE, 3))
    assert one.bars


def test_a_twin_that_has_said_that_it_sits_here_bars_even_when_it_is_gone():
    """Nobody knows what it signs where it is now."""
    one = twins()
    one.meet(THERE)
    one.receive(said(TwinWord.HERE))
    one.lose(THERE)
    assert one.bars
    other = twins()
    other.meet(THERE)
    other.lose(THERE)
    assert not other.bars


@pytest.mark.parametrize(
    "other",
    [
        said(TwinWord.HERE, yours=BEN),
        make_twin(identity_of(1, 1), THERE, HERE, 1, GAME, TwinWord.HERE, 7, ()),
    ],
)
def test_what_is_said_to_another_process_or_by_another_key_counts_for_nothing(other):
    """Each process has a link of its own, so nothing old can be told again."""
    one = twins()
    one.receive(other)
    assert not one.bars


def test_what_is_overtaken_on_its_way_counts_for_nothing():
    one = twins()
    one.receive(said(TwinWord.STOPPED, 5))
    one.receive(said(TwinWord.HERE, 4))
    assert not one.bars


def test_who_looks_on_has_nothing_to_sign_and_is_barred_from_nothing():
    one = twins(game=b"")
    one.meet(THERE)
    one.receive(said(TwinWord.WANTS))
    assert not one.bars
    assert not one.has_stopped
    assert one.is_twice


def test_our_player_is_told_as_long_as_another_program_with_our_key_is_here():
    one = twins(game=b"")
    one.hear(BEN, (THERE,))
    assert not one.is_twice, "a seat may name what it likes"
    one.receive(said(TwinWord.HERE, game=b""))
    assert one.is_twice
    one.hear(BEN, ())
    assert not one.is_twice


# -- who stops -------------------------------------------------------------------------------------


def test_who_is_asked_stops_for_good_on_disk_before_it_says_so():
    one = twins()
    one.meet(THERE)
    one.signed = 7, (b"i" * 32,)
    one.receive(said(TwinWord.WANTS))
    effects = one.turn(1.0)
    assert isinstance(effects[0], NoteStopped)
    ((link, packet),) = told(effects)
    assert (link, packet.word, packet.step) == (THERE, TwinWord.STOPPED, 7)
    assert packet.ids == (b"i" * 32,)
    assert one.state is TwinState.STOPPED
    assert not [e for e in one.turn(5.0) if isinstance(e, NoteStopped)]
    one.receive(said(TwinWord.STOPPED, 9))
    assert one.bars, "it never signs again"


@pytest.mark.parametrize(("link", "stays"), [(HERE, True), (BEN, False)])
def test_if_both_go_on_the_lower_link_key_stays(link, stays):
    one = twins(link)
    one.meet(THERE)
    one.want()
    assert one.state is TwinState.ASKED
    one.receive(said(TwinWord.WANTS, yours=link))
    assert one.has_stopped is not stays


def test_we_go_on_once_every_twin_has_stopped_and_know_what_it_had_signed():
    one = twins()
    one.meet(THERE)
    one.meet(BEN)
    one.want()
    one.receive(said(TwinWord.STOPPED, ids=(b"x" * 32,)))
    assert one.bars
    one.receive(said(TwinWord.HERE, mine=BEN, game=b""))
    assert not one.bars
    assert one.left == {THERE: (7, (b"x" * 32,))}
    one.receive(said(TwinWord.HERE, 2, mine=BEN))
    assert one.state is TwinState.OPEN, "our player asked for it before that one came"


def test_our_own_signature_from_elsewhere_bars_until_a_twin_has_stopped():
    one = twins()
    one.suspect()
    assert one.state is TwinState.OPEN
    one.receive(said(TwinWord.STOPPED))
    assert not one.bars


def test_who_ends_says_that_it_signs_nothing_more():
    one = twins()
    one.meet(THERE)
    ((_, packet),) = told(one.close())
    assert packet.word is TwinWord.STOPPED
    assert twins(game=b"").close() == []


# -- how it is said --------------------------------------------------------------------------------


def test_it_is_said_at_once_and_then_each_second():
    one = twins()
    assert told(one.turn(0.0)) == []
    one.meet(THERE)
    assert len(told(one.turn(0.1))) == 1
    assert told(one.turn(0.2)) == []
    assert len(told(one.turn(0.2 + TWINS_EVERY_S))) == 1
    numbers = [packet.number for _, packet in told(one.turn(9.0))]
    assert numbers == [3]


def test_whom_we_do_not_reach_is_told_through_those_who_hear_it():
    one = twins()
    one.hear(BEN, (THERE,))
    assert not one.is_settled(BEN)
    assert not one.is_settled(THERE)
    ((link, packet),) = told(one.turn(0.0))
    assert (link, packet.yours) == (BEN, THERE)
    one.receive(said(TwinWord.HERE))
    assert one.is_settled(BEN)
    assert one.bars


def test_nobody_makes_us_tell_more_twins_than_there_can_be():
    one = twins()
    one.hear(BEN, {bytes([n]) * 32 for n in range(9, 99)})
    assert len(told(one.turn(0.0))) == TWINS_MAX


# -- at a table ------------------------------------------------------------------------------------


def proven(room: Room) -> int:
    mask = 0
    for member in room.members:
        mask |= member.table.proven()
    return mask


def with_twin(*, apart: bool = False) -> tuple[Room, Member, Member, list[Member]]:
    """Let the folder of a seat that plays run on one more laptop; *apart* without a way there."""
    room = at_step(Room(3, 9), 5)
    ann, *others = room.members
    twin = room.clone(ann)
    room.connect(*([twin, *others] if apart else room.members))
    room.run(1, players=())
    return room, ann, twin, others


@pytest.mark.parametrize("apart", [False, True])
def test_both_laptops_say_it_and_neither_signs(apart):
    room, ann, twin, others = with_twin(apart=apart)
    for one in (ann, twin):
        assert one.shown.twin is TwinState.OPEN
        assert not one.shown.may_act
        room.ask(one, SameHere())
        room.ask(one, Play(one.shown.step, ("bid",), 1))
    room.run(10, players=others)
    said = [*rejections(ann), *rejections(twin)]
    assert set(said) <= {SessionReason.ELSEWHERE}
    assert SessionReason.ELSEWHERE not in rejections(ann), "what was chosen there waits"
    assert not proven(room)
    assert {one.shown.twin for one in others} == {TwinState.NONE}


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("first", [0, 1])
def test_where_our_player_goes_on_the_other_has_stopped_for_good(first, apart):
    room, *pair, _ = with_twin(apart=apart)
    here, there = pair[first], pair[1 - first]
    room.ask(here, GoOnHere())
    room.run(20)
    assert there.stopped
    assert not here.stopped
    assert there.shown.twin is TwinState.STOPPED
    assert here.shown.twin is TwinState.NONE
    assert here.shown.is_over
    assert not proven(room)


def test_if_both_go_on_one_stays_and_the_game_ends():
    room, ann, twin, _ = with_twin()
    for one in (ann, twin):
        room.ask(one, GoOnHere())
    room.run(20)
    assert {one.stopped: one.link for one in (ann, twin)}[False] == min(ann.link, twin.link)
    assert all(member.shown.is_over for member in room.members)
    assert not proven(room)


def test_who_ends_leaves_the_seat_to_the_other():
    room, ann, twin, _ = with_twin()
    room.perform(ann, ann.twins.close())
    room.turn()
    room.disconnect(ann)
    room.members.remove(ann)
    room.run(20)
    assert twin.shown.is_over
    assert not proven(room)


def test_an_act_of_ours_that_we_did_not_sign_stops_us_before_we_contradict_it():
    """Nobody names the twin to us: what it signed is the first that we hear of it."""
    room = at_step(Room(3, 9), 5)
    ann, ben, cem = room.members
    twin = room.clone(ann)
    room.disconnect(ann, cem)
    room.connect(twin, cem)
    room.run(5, players=())
    room.act(twin, 1)
    room.run(1, players=())
    assert ann.shown.twin is TwinState.OPEN
    room.ask(ann, Play(ann.shown.step, ("bid",), 2))
    room.run(2, players=(ben, cem))
    assert not proven(room)


def test_what_contradicts_what_we_signed_is_not_taken_and_ours_is_not_told():
    """Both have signed alone: as long as only one of it is heard, nobody has signed two things."""
    room = at_step(Room(3, 9), 5)
    ann, ben, cem = room.members
    twin = room.clone(ann)
    room.loses = lambda sender, *_: sender is ann
    room.act(ann, 1)
    room.turn()
    room.disconnect(ann)
    room.connect(twin, ben, cem)
    room.run(1, players=())
    room.act(twin, 2)
    room.run(1, players=())
    room.loses = lambda *_: False
    room.connect(*room.members)
    room.run(5, players=(ben, cem))
    assert not proven(room)
    assert not any(member.table.proofs for member in room.members)
    assert ann.shown.twin is TwinState.OPEN


@pytest.mark.parametrize("wait", [0, 0.1, 0.2, 0.5, 2])
def test_an_old_clean_copy_does_not_sign_at_once(wait):
    """A backup of step 5 is put back while the others are at step 8, and its player is quick."""
    room = at_step(Room(3, 9), 5)
    me, *others = room.members
    room.perform(me, me.session.close())
    old = list(me.log)
    at_step(room, 8)
    room.restart(me, clean=True, log=old)
    room.connect(*room.members)
    began, has_acted = room.now, False
    while room.now < began + 10:
        room.turn()
        if me.snapshot is not None and me.shown.may_act and room.now >= began + wait:
            if not has_acted:
                room.ask(me, SameHere())
                room.ask(me, Play(me.shown.step, ("bid",), 1 if me.shown.step == 5 else 3))
            has_acted = True
        for other in others:
            room.play(other)
    assert has_acted
    assert not proven(room)
