"""What waits, and whose messages are kept for whose sake (P13)."""

from hashlib import sha256

from core.table.messages import Act, Body, Call, Here, Message, MessagePlace, unsigned
from net.protocol.limits import WAITING_MAX
from net.protocol.waiting_room import Resting, WaitingRoom

GAME = bytes(32)
EVERYBODY = 0b111


def said(seat: int, body: Body) -> Message:
    return unsigned(MessagePlace(GAME, 2, seat, GAME), body)


def act(seat: int, number: int) -> Message:
    return said(seat, Act(("bid",), sha256(b"%d" % number).digest()))


def answer(seat: int, *held: Message, number: int = 1) -> Message:
    return said(seat, Here(Call(number, EVERYBODY, 0), tuple(sorted(m.id for m in held)), ()))


def always(_: Message) -> bool:
    return True


def never(_: Message) -> bool:
    return False


def test_what_another_seat_has_signed_for_is_needed():
    one = act(2, 1)
    assert Resting([one, answer(0, one)], (), always).needs(one)
    assert Resting([one], [answer(0, one)], never).needs(one), "what waits was looked at before"


def test_nobody_can_vouch_for_itself():
    one = act(2, 1)
    assert not Resting([one, answer(2, one)], [answer(2, one, number=2)], always).needs(one)


def test_what_others_answers_rest_on_through_an_own_answer_is_needed():
    """A seal of another cites the cheat's answer, and that alone cites the act."""
    one = act(2, 1)
    own = answer(2, one)
    assert Resting([one, own, answer(0, own)], (), always).needs(one)


def test_a_forged_answer_asks_for_nothing():
    one = act(2, 1)
    assert not Resting([one, answer(0, one)], (), never).needs(one)


def test_no_signature_is_looked_at_for_what_nobody_claims_to_need():
    looked: list[Message] = []

    def is_signed(message: Message) -> bool:
        looked.append(message)
        return True

    one, other = act(2, 1), act(2, 2)
    packet = [one, other, answer(2, one), answer(0, other)]
    resting = Resting(packet, (), is_signed)
    assert not resting.needs(one)
    assert looked == []
    for _ in range(2):
        assert resting.needs(other)
    assert looked == packet[2:], "each once"


def test_what_cites_others_waits_only_if_it_is_signed():
    one = act(2, 1)
    claim = answer(0, one)
    assert Resting([one], (), never).may_wait(one)
    assert not Resting([claim], (), never).may_wait(claim)
    assert Resting([claim], (), always).may_wait(claim)
    assert Resting((), [claim], never).may_wait(claim), "its signature was looked at already"


def test_of_each_link_the_last_ones_wait():
    room = WaitingRoom()
    for link in (b"a", b"b"):
        room.up(link)
    early = [act(1, number) for number in range(WAITING_MAX + 1)]
    for message in early:
        room.keep(b"a", message)
    room.keep(b"b", early[0])
    assert list(room) == [*early[1:], early[0]]
    assert room.take_out(b"a") == early[1:]
    assert room.links() == [b"b"]
    room.down(b"b")
    assert list(room) == []
