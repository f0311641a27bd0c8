"""A table that has split: where, and how both sides come to hold what convicts (P15, S4)."""

from core.table.messages import Call, Here, Message, MessageKind, Seal
from core.table.table import Table, Written
from net.protocol.effects import Blame
from net.protocol.game_packets import Have
from net.protocol.limits import PARTED_EVERY_S_MAX
from net.protocol.parting import Parting
from tests.net.protocol.room import SEED, Member, Room, at_step, blamed, seat_key
from tests.seats import choices, play, played, remembered_verify, secret_of, table_at, take_all
from tests.tampering import altered

GAME = played(71, 3)
LINK = b"l" * 32


def test_the_same_past_is_no_parting():
    table, parting = table_at(GAME, 4), Parting()
    for step in (1, 2, 3, 4):
        assert not parting.hear(LINK, table, step, table.previous(step))
    assert not parting.hear(LINK, table, 5, bytes(32)), "who is ahead of us compares itself"
    assert LINK not in parting


def test_certificates_are_told_downwards_to_the_step_at_which_both_pasts_part():
    table, parting = table_at(GAME, 5), Parting()
    assert parting.hear(LINK, table, 5, bytes(32))
    for step in (4, 3):
        told = list(parting.untold(LINK, table, 10.0))
        assert told == list(table.completed[step - 1].certificate)
        other = altered(told[0], secret_of(71, told[0].seat).key, previous=bytes(32))
        assert not parting.compare(LINK, table, other)
    act, seal = table.completed[1].certificate[0], table.completed[1].certificate[-1]
    assert isinstance(seal.body, Seal)
    key = secret_of(71, seal.seat).key
    body = seal.body._replace(content=seal.body.content._replace(state=bytes(32)))
    forged = altered(seal, secret_of(71, 0).key, body)
    for same in (act, seal, forged):
        assert not parting.compare(LINK, table, same)
    assert parting.compare(LINK, table, altered(seal, key, body))
    assert parting.split_at == 2
    assert not parting.compare(LINK, table, altered(seal, key, body)), "told once"


def test_what_differs_is_told_again_after_ever_longer():
    """It may have got lost; and a peer that lies about its past gets no more than that."""
    table, parting = table_at(GAME, 4), Parting()
    parting.hear(LINK, table, 4, bytes(32))
    times = [second for second in range(400) if list(parting.untold(LINK, table, second))]
    assert times[:5] == [0, 1, 3, 7, 15]
    assert times[-1] - times[-2] == PARTED_EVERY_S_MAX
    parting.down(LINK)
    assert LINK not in parting


def test_another_past_said_again_is_not_told_again_any_sooner():
    """P13: a neighbour that says it in every packet gets a certificate a second at most."""
    table, parting = table_at(GAME, 4), Parting()
    assert parting.hear(LINK, table, 4, bytes(32))
    assert list(parting.untold(LINK, table, 10.0)) == list(table.completed[2].certificate)
    assert parting.hear(LINK, table, 4, bytes(32))
    assert list(parting.untold(LINK, table, 10.5)) == []
    assert parting.hear(LINK, table, 3, bytes(32))
    assert list(parting.untold(LINK, table, 10.5)) == list(table.completed[1].certificate)
    assert parting.hear(LINK, table, 4, bytes(32))
    assert list(parting.untold(LINK, table, 11.0)) == []


def test_pasts_may_part_at_the_first_step_and_not_before_it():
    """Before it there is the game, and nothing that anybody has signed twice."""
    table, parting = table_at(GAME, 4), Parting()
    assert parting.hear(LINK, table, 1, bytes(32))
    assert LINK not in parting
    assert parting.hear(LINK, table, 2, bytes(32))
    assert list(parting.untold(LINK, table, 10.0)) == list(table.completed[0].certificate)


def test_who_names_our_own_past_again_is_of_our_table():
    """What it said before was not so."""
    table, parting = table_at(GAME, 4), Parting()
    parting.hear(LINK, table, 4, bytes(32))
    assert LINK in parting
    parting.hear(LINK, table, 4, table.previous(4))
    assert LINK not in parting


# -- in a room -------------------------------------------------------------------------------------


def answer_and_seal(room: Room, cheat: Member, member: Member, number: int) -> None:
    """Let the *cheat* hold a call with *member* alone, as if it had held no other."""
    table = member.table
    cheat_seat = cheat.table.seat or 0
    call = Call(number, 1 << cheat_seat | 1 << (table.seat or 0), 0)
    written = table.answer(call)
    assert isinstance(written, Written)
    (answer,) = written.messages
    key = seat_key(room, cheat_seat)
    own = tuple(m.id for m in table.pool.of(MessageKind.ACT, cheat_seat))
    table.take(altered(answer, key, Here(call, own, ()), seat=cheat_seat))
    sealed = table.advance()
    assert sealed is not None
    seal = next(m for m in sealed.messages if isinstance(m.body, Seal))
    table.take(altered(seal, key, seat=cheat_seat))


def split_room() -> tuple[Room, Member, Member, Member]:
    """Let a cheat go on with each of two others who do not hear each other."""
    room = at_step(Room(3, 9), 5)
    ann, ben, cheat = room.members
    acts: list[Message] = []
    for member in room.members:
        room.play(member)
    for member in room.members:
        room.disconnect(member)
        acts += [m for m in member.table.pool if m.kind is MessageKind.ACT]
    for member, number in ((ann, 1), (ben, 2)):
        table = member.table
        for act in acts:
            if act.seat in (table.seat, cheat.table.seat):
                table.take(act)
        answer_and_seal(room, cheat, member, number)
        assert table.step.number == 6
    assert ann.table.step.previous != ben.table.step.previous
    return room, ann, ben, cheat


def test_both_sides_of_a_split_are_told_of_it_with_its_proof():
    """S4: the cheat is gone, the two honest meet again; each laptop alone convicts it."""
    room, ann, ben, cheat = split_room()
    room.connect(ann, ben)
    room.run(5, players=())
    seat = cheat.table.seat or 0
    for member in (ann, ben):
        assert member.shown.split == (5, 1 << seat)
        assert list(member.table.proofs) == [seat]
        assert not blamed(member)
        assert not any(isinstance(effect, Blame) for effect in member.effects)


def test_a_split_further_back_is_found_as_well():
    """Each has played on with one face of the cheat since: certificates are told one by one."""
    room, ann, ben, cheat = split_room()
    for member in (ann, ben):
        face = Table(room.genesis, room.rules, secret_of(SEED, cheat.number), remembered_verify)
        for done in member.table.completed:
            take_all(face, done.certificate)
        play((member.table, face), choices(member.number), lambda table: table.step.number > 8)
        assert member.table.step.number > 7
    room.connect(ann, ben)
    room.run(8, players=())
    seat = cheat.table.seat or 0
    assert ann.shown.split == ben.shown.split == (5, 1 << seat)


def test_who_only_says_to_have_another_past_convicts_nobody():
    room = at_step(Room(3), 5)
    ann, ben, _ = room.members
    room.hear(ann, ben, Have(room.genesis.game, 5, bytes(32), (), 0))
    room.run(3, players=())
    assert ann.shown.split == (0, 0)
    assert not ann.table.proofs
