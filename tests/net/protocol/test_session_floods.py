"""A session and those who send it more than a seat may sign (P13)."""

from core.table.messages import Act, Call, Here, Message, MessagePlace, sign
from net.protocol.game_packets import Have, Msgs
from tests.net.protocol.room import SEED, Room, at_step, blamed
from tests.seats import secret_of

EVERYBODY = 0b111
UNKNOWN = b"\xff" * 32
"""Cited, so that what cites it waits."""


class Flooder:
    """Signs with the key of the room's last member, and says it to the first."""

    def __init__(self) -> None:
        self.room = at_step(Room(3), 2)
        self.target, *_, self.member = self.room.members
        self.key = secret_of(SEED, self.member.number).key
        self.seat = self.member.table.seat or 0

    def place(self, seat: int | None = None) -> MessagePlace:
        step = self.target.table.step
        number = self.seat if seat is None else seat
        return MessagePlace(self.room.genesis.game, step.number, number, step.previous)

    def acts(self, count: int) -> list[Message]:
        fixed = (number.to_bytes(32) for number in range(count))
        return [sign(self.key, self.place(), Act(("bid",), commit)) for commit in fixed]

    def answer(self, *held: Message, number: int = 1, seat: int | None = None) -> Message:
        """Answer in the name of *seat*, with the key of the flooder."""
        ids = (*sorted(m.id for m in held), UNKNOWN)
        here = Here(Call(number, EVERYBODY, 0), ids, ())
        return sign(self.key, self.place(seat), here)

    def say(self, *messages: Message) -> None:
        self.room.hear(self.target, self.member, Msgs(self.room.genesis.game, messages))

    def kept(self) -> int:
        return len([m for m in self.target.table.pool if m.seat == self.seat])


def test_a_cheat_cannot_have_its_acts_kept_by_answers_of_its_own():
    """They wait for what is not there, so they are never judged; and there is no end of them."""
    cheat = Flooder()
    acts = cheat.acts(20)
    for number, act in enumerate(acts, 1):
        cheat.say(act, cheat.answer(act, number=number))
    cheat.say(*acts)
    assert cheat.kept() == 2


def test_a_cheat_cannot_have_its_acts_kept_in_the_name_of_another_seat():
    cheat = Flooder()
    acts = cheat.acts(20)
    other = cheat.target.table.seat or 0
    claims = [cheat.answer(act, number=n, seat=other) for n, act in enumerate(acts, 1)]
    for act, claim in zip(acts, claims, strict=True):
        cheat.say(claim)
        cheat.say(act, claim)
    assert cheat.kept() == 2
    cheat.room.turn()
    assert blamed(cheat.target), "and its link pays for each claim"


def test_what_is_too_much_is_remembered_only_if_a_restart_waits_for_it():
    """P11, P13: a neighbour says that it holds it, and we have not caught up."""
    cheat = Flooder()
    room, target, acts = cheat.room, cheat.target, cheat.acts(5)
    step = target.table.step

    def spared(*named: Message) -> set[bytes]:
        held = tuple(message.id for message in named)
        have = Have(room.genesis.game, step.number, step.previous, held, 0)
        room.hear(target, cheat.member, have)
        cheat.say(*acts)
        return target.session._gate.catching_up._spare  # noqa: SLF001  # what must not grow

    assert spared(*acts) == set()
    room.perform(target, target.session.close())
    room.restart(target, clean=False)
    room.connect(*room.members)
    assert spared() == set()
    assert spared(*acts) == {act.id for act in acts[2:]}
