"""Callers who want to choose a draw, with confederates, among honest people who press keys (P3.5).

Everything honest goes through the real `Tournaments`. The schemers sign what they like and tell it
to whom they like: second rolls, new calls, old calls again, their own reveals late or never. The
witness sees every packet of the honest.
"""

from random import Random
from typing import TypeVar

from core.table.encoding import MalformedError
from core.table.tournament import (
    PEOPLE_MAX,
    Come,
    Reveal,
    Roll,
    Tournament,
    make_call,
    make_come,
    make_reveal,
    make_roll,
)
from core.table.tournament_draw import Draw
from net.protocol.commands import ComeTo
from net.protocol.packets import decode, encode
from net.protocol.tournament_packets import TournamentPacket
from tests.drawn import draw_memory
from tests.net.protocol.tournament_room import TERMS, Room, key_of, link_of

T = TypeVar("T")


class ChosenError(AssertionError):
    """An honest program has helped to choose a draw."""


class Scheming(Room):
    """Guards one random source; the first *schemers* are of one mind, and person 0 calls."""

    def __init__(self, seed: int, people: int, schemers: int, restarts: float) -> None:
        self.dice = Random(seed)
        self._restarts, self.schemers = restarts, set(range(schemers))
        super().__init__(people, lambda _from, _to: self.dice.random() < 0.05)
        self.honest = [who for who in self.there if who not in self.schemers]
        self._calls: list[Tournament] = []
        self._comes: dict[tuple[bytes, bytes], Come] = {}
        """The newest of each person to each tournament, as the schemers have heard."""
        self._nonces: dict[tuple[bytes, int], bytes] = {}
        """What the schemers have fixed, by roll and person."""
        self._rolls: list[Roll] = []
        self._heard: dict[bytes, dict[bytes, Reveal]] = {}
        """By roll, what the schemers have heard of the honest."""
        self.shown_for: dict[bytes, bytes] = {}
        """The roll for which each nonce of the honest has been shown."""
        self.rolls_of: dict[tuple[int, int, bytes], bytes] = {}
        """By person, life and tournament: the roll for which there was a reveal."""
        self.lives = [0] * people
        """How often each person has started the program anew."""
        self.asked: dict[int, set[bytes]] = {who: set() for who in self.honest}
        """To which tournaments each honest person has come by a key."""

    # -- what the schemers do ----------------------------------------------------------------------

    def scheme(self) -> None:
        """Do one thing that may help."""
        deeds = self._call, self._roll, self._tell_call, self._tell_roll
        self.dice.choices(deeds, weights=(1 if self._calls else 99, 3, 24, 24))[0]()

    def _call(self) -> None:
        terms = TERMS.rules_id, TERMS.rules_hash, TERMS.options
        self._calls.append(make_call(key_of(0), self.dice.randbytes(16), *terms))
        self._tell_call()

    def _tell_call(self) -> None:
        """Tell of a call, the newest or an old one, as if nobody had drawn it yet."""
        if self._calls:
            called = self._newest(self._calls)
            comes = [one for (id_, _), one in sorted(self._comes.items()) if id_ == called.id]
            self._tell(TournamentPacket(called, TERMS, tuple(comes[:PEOPLE_MAX])))

    def _roll(self) -> None:
        """Roll a tournament, perhaps once more, with fresh nonces of the schemers."""
        if not self._calls:
            return
        called = self._newest(self._calls)
        there = [one for (id_, _), one in sorted(self._comes.items()) if id_ == called.id]
        nonces = {who: self.dice.randbytes(32) for who in self.schemers}
        own = [make_come(key_of(w), f"P{w}", called.id, nonce) for w, nonce in nonces.items()]
        try:
            roll = make_roll(key_of(0), called, [*there, *own])
        except MalformedError:
            return  # too few have come
        self._rolls.append(roll)
        self._nonces |= {(roll.id, who): nonce for who, nonce in nonces.items()}
        self._tell_roll()

    def _tell_roll(self) -> None:
        """Tell of a roll with what the honest revealed, and with some reveals of our own."""
        if not self._rolls:
            return
        roll = self._newest(self._rolls)
        told = dict(self._heard.get(roll.id, {}))
        for who in self.schemers:
            if self.dice.random() < 0.3:
                nonce = self._nonces[roll.id, who]
                told[key_of(who).public] = make_reveal(key_of(who), roll, nonce)
        reveals = tuple(told.get(one.identity) for one in roll.comes)
        self._tell(TournamentPacket(roll.tournament, TERMS, roll.comes, roll.signature, reveals))

    def _newest(self, known: list[T]) -> T:
        """Return the newest that is known, now and then any."""
        return known[-1] if self.dice.random() < 0.75 else self.dice.choice(known)

    def _tell(self, packet: TournamentPacket) -> None:
        frame = encode(packet)
        for who in self.honest:
            if self.dice.random() < 0.8:
                self.send(self.dice.choice(sorted(self.schemers)), who, frame)

    # -- what the honest do ------------------------------------------------------------------------

    def press(self) -> None:
        """Let an honest person come to what the page offers, take it back, or start anew."""
        who = self.dice.choice(self.honest)
        if self.dice.random() < self._restarts:
            self.memories[who] = draw_memory(self.dice.random())
            self.lives[who] += 1
            self.asked[who].clear()
            self.all[who] = self.node(who)
        elif self.dice.random() < self._restarts:
            self.all[who] = self.node(who)
        elif self.dice.random() < 0.05:
            self.all[who].command(ComeTo())
        offered = [one for one in self.shown[who] if one.may_come and not one.is_fixed]
        if offered and not any(one.draw for one in self.shown[who]):
            chosen = self._newest(offered).tournament.id
            self.asked[who].add(chosen)
            self.all[who].command(ComeTo(chosen))

    # -- what the witness sees ---------------------------------------------------------------------

    def run(self, seconds: float) -> None:
        """Let time pass; the schemers' own programs say nothing by themselves."""
        everybody, self.there = self.there, self.honest
        end = self.now + seconds
        while self.now < end:
            self.scheme()
            self.press()
            self.press()
            self._pass()
        self.there = everybody

    def _pass(self) -> None:
        """Let half a second pass: deliver, and let the honest have a turn."""
        self.now += 0.5
        post, self._post = self._post, []
        for sender, to, frame in post:
            packet = decode(frame)
            assert isinstance(packet, TournamentPacket)
            if to in self.schemers:
                self._listen(packet)
            else:
                self.all[to].receive(link_of(sender), key_of(sender).public, packet, self.now)
        for who in self.honest:
            self._turn(who)

    def peers(self, who: int) -> dict[bytes, bytes]:
        """Return everybody else, schemers too."""
        others = (*self.honest, *sorted(self.schemers))
        return {link_of(one): key_of(one).public for one in others if one != who}

    def _listen(self, packet: TournamentPacket) -> None:
        for come in packet.comes:
            self._comes[packet.tournament.id, come.identity] = come
        if packet.roll:
            roll = Roll(packet.tournament, packet.comes, packet.roll)
            for one, reveal in zip(roll.comes, packet.reveals, strict=True):
                if reveal is not None:
                    self._heard.setdefault(roll.id, {})[one.identity] = reveal

    def send(self, who: int, to: int, frame: bytes) -> None:
        """See what an honest program tells."""
        packet = decode(frame)
        assert isinstance(packet, TournamentPacket)
        own = key_of(who).public
        if who not in self.schemers and packet.roll:
            roll = Roll(packet.tournament, packet.comes, packet.roll)
            for one, reveal in zip(roll.comes, packet.reveals, strict=True):
                if one.identity == own and reveal is not None:
                    self._judge(who, roll, reveal)
        elif who not in self.schemers:
            came = any(one.identity == own for one in packet.comes)
            if came and packet.tournament.id not in self.asked[who]:
                raise ChosenError(f"P{who} comes without having been asked")
        super().send(who, to, frame)

    def _judge(self, who: int, roll: Roll, reveal: Reveal) -> None:
        if self.shown_for.setdefault(reveal.nonce, roll.id) != roll.id:
            raise ChosenError(f"P{who} shows a nonce for two rolls")
        life = who, self.lives[who], roll.tournament.id
        if self.rolls_of.setdefault(life, roll.id) != roll.id:
            raise ChosenError(f"P{who} reveals for two rolls of a tournament")

    def draws_of(self, who: int) -> list[Draw]:
        """Return the draws that *who* knows."""
        return [one.draw for one in self.shown[who] if one.draw]
