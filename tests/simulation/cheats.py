"""Cheats: what a seat signs that wants to part the others, and which of them it tells.

Every message here is one that honest seats find valid by itself, or all but: two acts, two answers,
two seals, a second signature long after the step, a copied commitment, and what breaks one clause
only. It also lies about where it is and which peers are there, and babbles by the way. A cheat
knows its own table.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from core.table.calls import Decision
from core.table.digests import commitment_digest
from core.table.messages import (
    CALL_NUMBER_MAX,
    NO_CALL,
    Act,
    Body,
    Call,
    Content,
    Here,
    Message,
    MessageKind,
    MessagePlace,
    Seal,
    mask_of,
    seats_of,
    sign,
)
from core.table.promises import highest_call
from core.table.signing import TableSecret
from core.table.table import Table
from net.protocol.game_packets import AsidePacket, Have, Msgs
from net.protocol.limits import ASIDES
from net.protocol.packets import encode
from net.protocol.peer_packets import Peers, Whereabouts
from tests.simulation.games import Choose
from tests.tampering import decided_by

FLOOD_FRAMES = 60
ASIDES_AT_ONCE = 12
JUMPS = (0, 1, 1, 1, 1, 60, 1100, 65_000)
"""How far a cheat's call may be above the highest one."""

Draft = tuple[MessagePlace, Body] | None


class Cheat:
    """Guards one cheat's random source; the table is that of its own program."""

    def __init__(
        self, rng: random.Random, secret: TableSecret, table: Table[Any], choose: Choose
    ) -> None:
        self._rng, self._secret, self._table, self._choose = rng, secret, table, choose

    def scheme(self) -> tuple[str, Message] | None:
        """Sign something that an honest seat would not; None if this one comes to nothing."""
        schemes: dict[str, Callable[[], Draft]] = {
            "two acts": self._second_act,
            "two answers": self._any_answer,
            "two seals": self._any_seal,
            "late signature": self._late,
            "copied commitment": self._copy,
            "almost valid": self._almost,
        }
        name = self._rng.choice(tuple(schemes))
        draft = schemes[name]()
        return (name, sign(self._secret.key, *draft)) if draft else None

    def flood(self) -> list[bytes]:
        """Make many frames that are worth nothing."""
        table, frames = self._table, []
        known = [message for done in table.completed[-3:] for message in done.certificate]
        for _ in range(FLOOD_FRAMES):
            frame = self._rng.randbytes(self._rng.randint(0, 90))
            if known and self._rng.random() < 0.7:
                message = self._rng.choice(known)
                forged = message._replace(signature=self._rng.randbytes(64))
                message = self._rng.choice((message, forged))
                frame = encode(Msgs(table.genesis.game, (message,)))
            frames.append(frame)
        return frames

    def lie(self, identities: Sequence[bytes], link: bytes) -> bytes:
        """Make a packet that says where we are not, what we do not hold, or who is not there."""
        rng, table = self._rng, self._table
        if rng.random() < 0.4:
            there = tuple(Whereabouts(link, identity, ()) for identity in identities)
            return encode(Peers(there))
        known = [message.id for message in table.pool]
        ids = (*rng.sample(known, rng.randint(0, len(known))), *self._unknown_ids())
        step = rng.choice((table.step.number, table.step.number, rng.randint(1, 99), 2**31 - 1))
        previous = rng.choice((table.step.previous, rng.randbytes(32)))
        return encode(Have(table.genesis.game, step, previous, ids, rng.randrange(32)))

    def babble(self) -> list[bytes]:
        """Say by the way whatever comes to mind, often more than may be said, or too long."""
        rng, frames = self._rng, []
        for _ in range(rng.randint(1, ASIDES_AT_ONCE)):
            game = rng.choice((self._table.genesis.game, self._table.genesis.game, bytes(32)))
            kind = rng.choice((*ASIDES, *ASIDES, "shout"))
            said = rng.choice((rng.randrange(99), ("move", 3), bytes(rng.randint(0, 3000))))
            frames.append(encode(AsidePacket(game, kind, said)))
        return frames

    def _unknown_ids(self) -> list[bytes]:
        return [self._rng.randbytes(32) for _ in range(self._rng.randint(0, 2))]

    def _almost(self) -> Draft:
        """Break one clause of what is valid (P5.3): a wrong place, last, ref, held act or call."""
        draft = self._rng.choice((self._any_answer, self._any_seal))()
        if draft is None:
            return None
        place, body = draft
        if self._rng.random() < 0.15:
            return place._replace(previous=self._rng.randbytes(32)), body
        if isinstance(body, Here):
            return place, self._wrong_answer(body)
        assert isinstance(body, Seal)
        return place, self._wrong_seal(body)

    def _wrong_answer(self, answer: Here) -> Here:
        rng, table = self._rng, self._table
        ids = [message.id for message in table.pool]
        in_game = table.step.in_game
        call = answer.call
        wrong: list[Callable[[], Here]] = [
            lambda: answer._replace(last=(rng.choice(ids or [rng.randbytes(32)]),)),
            lambda: answer._replace(held=tuple(sorted(rng.sample(ids, min(len(ids), 3))))),
            lambda: answer._replace(held=()),
            lambda: answer._replace(call=call._replace(gone=rng.randrange(32) & in_game)),
            lambda: answer._replace(call=call._replace(present=rng.randrange(32))),
        ]
        return rng.choice(wrong)()

    def _wrong_seal(self, seal: Seal) -> Seal:
        rng, table = self._rng, self._table
        content = seal.content
        answers = [m.id for m in table.pool if m.kind is MessageKind.HERE]
        refs = tuple(sorted(rng.sample(answers, min(len(answers), rng.randint(0, 5)))))
        slots = tuple((seat, b"") for seat, _ in content.slots)
        return rng.choice(
            (
                seal._replace(refs=refs),
                seal._replace(content=content._replace(slots=slots)),
                seal._replace(content=content._replace(at_table=rng.randrange(32))),
                seal._replace(content=content._replace(in_game=rng.randrange(32))),
                seal._replace(content=content._replace(state=rng.randbytes(32))),
            )
        )

    def _here(self, body: Body) -> Draft:
        assert self._table.seat is not None
        step = self._table.step
        place = MessagePlace(self._table.genesis.game, step.number, self._table.seat, step.previous)
        return place, body

    def _is_author(self) -> bool:
        step, seat = self._table.step, self._table.seat
        return seat is not None and bool(step.authors >> seat & 1)

    def _second_act(self) -> Draft:
        step, seat = self._table.step, self._table.seat
        if not self._is_author() or step.opens or seat is None or step.state is None:
            return None
        action, sealed = self._choose(self._rng, step.state, seat)
        game, number = self._table.genesis.game, step.number
        nonce = self._secret.nonce(game, number)
        commit = b"" if sealed is None else commitment_digest(game, number, seat, sealed, nonce)
        return self._here(Act(action, commit))

    def _copy(self) -> Draft:
        acts = [m for m in self._table.pool if isinstance(m.body, Act) and m.body.commit]
        others = [m for m in acts if m.seat != self._table.seat]
        return self._here(self._rng.choice(others).body) if others else None

    def _late(self) -> Draft:
        """Contradict an own message of a step long completed: it convicts and undoes nothing."""
        done = self._rng.choice(self._table.completed) if self._table.completed else None
        own = [m for m in done.certificate if m.seat == self._table.seat] if done else []
        if not own:
            return None
        first = self._rng.choice(own)
        place = MessagePlace(first.game, first.step, first.seat, first.previous)
        match first.body:
            case Act(_, commit):
                return place, Act(("move", self._rng.randrange(6)), commit)
            case Here(call, _, last):
                return place, Here(call, (), last)
            case Seal(call, content, refs):
                return place, Seal(call, content._replace(state=self._rng.randbytes(32)), refs)

    def _calls(self) -> list[Call]:
        return sorted({m.body.call for m in self._table.pool if isinstance(m.body, Here)})

    def _any_answer(self) -> Draft:
        pool, seat = self._table.pool, self._table.seat
        assert seat is not None
        calls = self._calls()
        known = self._rng.choice(calls) if calls and self._rng.random() < 0.8 else None
        call = known or random_call(self._rng, self._table)
        own = [m.id for m in pool.of(MessageKind.ACT, seat)]
        if call is None or not call.present >> seat & 1 or (self._is_author() and not own):
            return None
        acts = [m for m in pool if m.kind is MessageKind.ACT and m.seat != seat]
        held = [m.id for m in acts if self._rng.random() < 0.6]
        held += [self._rng.choice(own)] if own else []
        seals = [m for m in pool if m.seat == seat and isinstance(m.body, Seal)]
        lower = [m.id for m in seals if isinstance(m.body, Seal) and m.body.call < call]
        last = (self._rng.choice(lower),) if lower and self._rng.random() < 0.6 else ()
        return self._here(Here(call, tuple(sorted(held)), last))

    def _any_seal(self) -> Draft:
        calls, seat = self._calls(), self._table.seat
        choices = [call for call in calls if seat is not None and call.present >> seat & 1]
        call = self._rng.choice((NO_CALL, *choices))
        found = self._normal() if call == NO_CALL else self._called(call)
        if found is None:
            return None
        content, refs = found
        return self._here(Seal(call, content, refs))

    def _normal(self) -> tuple[Content, tuple[bytes, ...]] | None:
        """Fill every slot with any act of its author."""
        pool, step = self._table.pool, self._table.step
        held = [(author, pool.of(MessageKind.ACT, author)) for author in seats_of(step.authors)]
        if not held or not all(acts for _, acts in held):
            return None
        slots = tuple((author, self._rng.choice(acts).id) for author, acts in held)
        return pool.outcome(Decision(slots, step.at_table, step.in_game)).content, ()

    def _called(self, call: Call) -> tuple[Content, tuple[bytes, ...]] | None:
        """Hold *call* with any answer of each who is present."""
        pool, step = self._table.pool, self._table.step
        answers = [pool.of(MessageKind.HERE, seat, call) for seat in seats_of(call.present)]
        if not all(answers):
            return None
        chosen = [self._rng.choice(of_seat) for of_seat in answers]
        decision = decided_by(call, chosen, step.authors, step.in_game, pool.get)
        refs = tuple(sorted(message.id for message in chosen))
        return (pool.outcome(decision).content, refs) if decision else None


def random_call(rng: random.Random, table: Table[Any]) -> Call | None:
    """Draw a call with our seat in it that the rules allow."""
    assert table.seat is not None
    in_game = table.step.in_game
    for _ in range(8):
        present = mask_of(seat for seat in seats_of(in_game) if rng.random() < 0.7)
        gone = mask_of(seat for seat in seats_of(in_game) if rng.random() < 0.06)
        jump = rng.choice(JUMPS)
        number = min(highest_call(table.pool, in_game).number + jump, CALL_NUMBER_MAX)
        call = Call(number, (present | 1 << table.seat) & in_game, gone)
        if call.is_allowed(in_game):
            return call
    return None
