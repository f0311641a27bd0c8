"""Tournaments: who comes, the draw and the results, told until all know them (P3.5).

Until the people are fixed, the caller tells everybody who comes, and each who comes tells the
caller; who hears the caller passes both on for those who do not. After that everybody passes on all
there is, to those who lack some of it. Law: we reveal for one roll of a tournament and for no other
(see `draw_memory`), come anew only if our player says so, and pass on only what has been verified.
"""

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, assert_never

from core.table.encoding import MalformedError
from core.table.looks import LookWish
from core.table.messages import SEATS_MAX
from core.table.naming import can_be_told_apart
from core.table.signing import SigningKey
from core.table.tournament import (
    PEOPLE_MAX,
    PEOPLE_MIN,
    Come,
    Reveal,
    Roll,
    TableResult,
    Tournament,
    make_call,
    make_roll,
    read_roll,
)
from core.table.tournament_draw import FINAL, Draw, make_result
from net.protocol.commands import CallTournament, ComeTo, DrawTables, SayResult, TournamentCommand
from net.protocol.draw_memory import DrawMemory
from net.protocol.effects import Effect, Gathered, Link, Send
from net.protocol.fields import judge
from net.protocol.limits import (
    DRAW_WITHIN_S,
    LOBBY_EVERY_S,
    OPEN_TABLE_LASTS_S,
    PASS_ALL_ON_EVERY_S,
    TOURNAMENTS_MAX,
)
from net.protocol.packets import encode
from net.protocol.snapshot import TournamentHere
from net.protocol.terms import Terms
from net.protocol.tournament_packets import TournamentPacket


@dataclass(slots=True)
class _Known:
    """What we know of a tournament, all of it verified."""

    tournament: Tournament
    terms: Terms
    seen: float
    """When its caller last told of it."""
    comes: dict[bytes, Come] = field(default_factory=dict)
    brought: dict[bytes, tuple[Come, float]] = field(default_factory=dict)
    """Who has told us to come, and when last: we call, or pass it on to the caller."""
    roll: Roll | None = None
    reveals: dict[bytes, Reveal] = field(default_factory=dict)
    draw: Draw | None = None
    results: dict[tuple[bytes, bool], TableResult] = field(default_factory=dict)
    """By who says it, and whether it is of the final."""
    fixed: float = -math.inf
    """When we heard who is in."""
    same: set[Link] = field(default_factory=set)
    """The links that have told us as much as we know."""
    fresh: set[Link] = field(default_factory=set)
    """The links that we have told as much as we know."""
    told: dict[Link, float] = field(default_factory=dict)
    """When we last told each link."""
    is_late: bool = False
    """Whether somebody has not revealed in time."""
    is_urgent: bool = False
    """Whether we have news of our own, for which nobody waits for the next second."""

    def answer(self, own: bytes) -> TournamentPacket:
        """Return what we tell the caller: that we come, and who else says so."""
        ours = [self.comes[own]] if own in self.comes else []
        comes = (*ours, *(come for come, _ in self.brought.values()))
        return TournamentPacket(self.tournament, self.terms, comes)

    def packet(self) -> TournamentPacket:
        """Return all of it: at first who comes."""
        if self.roll is None:
            comes = tuple(come for _, come in sorted(self.comes.items()))
            return TournamentPacket(self.tournament, self.terms, comes)
        people = self.roll.comes
        reveals = tuple(self.reveals.get(come.identity) for come in people)
        results = tuple(result for _, result in sorted(self.results.items()))
        sign = self.roll.signature
        return TournamentPacket(self.tournament, self.terms, people, sign, reveals, results)

    @property
    def can_be_drawn(self) -> bool:
        """Whether the people may be fixed now."""
        return self.roll is None and PEOPLE_MIN <= len(self.comes) <= PEOPLE_MAX

    @property
    def silent(self) -> dict[bytes, str]:
        """Who is on the roll and has not revealed, with their names."""
        comes = self.roll.comes if self.roll else ()
        return {one.identity: one.name for one in comes if one.identity not in self.reveals}

    def here(
        self, draws: DrawMemory, wishes: Mapping[bytes, LookWish], *, may_come: bool
    ) -> TournamentHere:
        """Return what a window may show of it, and of the *draws* before."""
        comes = self.roll.comes if self.roll else tuple(self.comes.values())
        ended = self.draw.ended(self.results.values()) if self.draw else {}
        final = self.draw.final(ended) if self.draw else None
        return TournamentHere(
            self.tournament,
            self.terms,
            comes,
            self.roll is not None,
            self.can_be_drawn,
            tuple(self.silent.values()),
            self.draw,
            ended,
            final,
            self.is_late,
            may_come,
            draws.before.draws,
            tuple(draws.missing.values()),
            wishes,
        )

    def note_late(self, draws: DrawMemory, before: float) -> bool:
        """Note in *draws* who is silent if it was fixed *before* this; return if that is news."""
        roll = self.roll if self.draw is None and self.fixed <= before else None
        if roll is None or not draws.reveals_for(roll):
            return False
        was_late, self.is_late = self.is_late, True
        return draws.miss(roll, self.silent) or not was_late

    def changed(self) -> None:
        """Take it that nobody knows as much as we do now."""
        self.same.clear()
        self.fresh.clear()

    def fix(self, roll: Roll) -> None:
        """Take the *roll* for the people."""
        self.roll = roll
        self.changed()

    def learn(self, reveals: Mapping[bytes, Reveal], results: Iterable[TableResult]) -> bool:
        """Take what is new of true *reveals* and *results*; return whether there is anything."""
        assert self.roll is not None
        new = {key: one for key, one in reveals.items() if key not in self.reveals}
        self.reveals |= new
        people = self.roll.comes
        if self.draw is None and len(self.reveals) == len(people):
            self.draw = Draw(self.roll, tuple(self.reveals[one.identity] for one in people))
            self.is_late = False
        said = {(one.identity, one.number == FINAL): one for one in results}
        said = {who: one for who, one in said.items() if who not in self.results}
        if self.draw is None or not all(self.draw.has_said(one, judge) for one in said.values()):
            said = {}
        self.results |= said
        if new or said:
            self.changed()
        return bool(new or said)


class _Room(NamedTuple):
    """Who is connected to whom, as far as we know."""

    peers: Mapping[Link, bytes]
    """Our links, each with its identity."""
    named: Mapping[Link, Collection[bytes]]
    """The identities that each link says it is connected to."""

    def hears(self, identity: bytes) -> bool:
        """Return whether we are connected to *identity*."""
        return identity in self.peers.values()

    def passes_on(self, sender: bytes, caller: bytes) -> bool:
        """Return whether *sender* hears the *caller*, and we do not."""
        links = [link for link, identity in self.peers.items() if identity == sender]
        is_between = any(caller in self.named.get(link, ()) for link in links)
        return is_between and not self.hears(caller)

    def is_answer(self, link: Link, caller: bytes, own: bytes) -> bool:
        """Return whether what we tell *link* is for the *caller*."""
        sender = self.peers[link]
        return sender == caller or (own != caller and self.passes_on(sender, caller))

    def is_far(self, link: Link, caller: bytes) -> bool:
        """Return whether we hear the *caller*, and *link* does not."""
        return self.hears(caller) and caller not in self.named.get(link, (caller,))


class Tournaments:
    """Guards our part in tournaments: we come to one at a time, and reveal once in each."""

    def __init__(self, name: str, identity: SigningKey, draws: DrawMemory) -> None:
        self._name, self._identity, self._draws = name, identity, draws
        self._known: dict[bytes, _Known] = {}
        self._ours = b""
        """The tournament to which we come; b"" is none."""
        self._changed = False
        self._told = self._now = -math.inf
        self._wishes: Mapping[bytes, LookWish] = {}
        """By identity, what people would like to wear."""
        self._room = _Room({}, {})

    # -- what our player asks ----------------------------------------------------------------------

    def command(self, command: TournamentCommand) -> None:
        """Do what our player asks."""
        match command:
            case CallTournament() if self._draws.is_drawing(self._now):
                pass  # what is being drawn now must end before anybody calls or comes again
            case CallTournament(terms, random):
                asked = terms.rules_id, terms.rules_hash, terms.options
                tournament = make_call(self._identity, random, *asked)
                self._drop_undrawn(self._identity.public)
                own = replace(terms, seats=SEATS_MAX)
                self._known[tournament.id] = _Known(tournament, own, math.inf)
                self._come_to(tournament.id)
            case ComeTo(tournament):
                self._come_to(tournament)
            case DrawTables():
                self._draw()
            case SayResult():
                self._say_result(command)
            case _:
                assert_never(command)

    def _come_to(self, tournament: bytes) -> None:
        """Come to this *tournament* and to no other; to none with b""."""
        if tournament and not self._draws.may_come(tournament, self._now):
            return
        own = self._identity.public
        for id_, known in list(self._known.items()):
            if known.roll is None and id_ != tournament:
                known.comes.pop(own, None)
                if known.tournament.caller == own:
                    del self._known[id_]
        self._ours, self._changed = tournament, True
        known_ = self._known.get(tournament)
        if known_ is not None and known_.roll is None and own not in known_.comes:
            known_.comes[own] = self._draws.come(self._identity, self._name, tournament)
            self._known = {k: v for k, v in self._known.items() if not self._draws.is_over(k)}

    def _draw(self) -> None:
        """Fix the people of the tournament that we call, if they can be drawn."""
        known = self._known.get(self._ours)
        if known is None or known.tournament.caller != self._identity.public:
            return
        if known.can_be_drawn:
            known.fix(make_roll(self._identity, known.tournament, tuple(known.comes.values())))
            known.fixed = self._now
            self._reveal(known)

    def _say_result(self, said: SayResult) -> None:
        """Say how a game ended; a restart may know nothing of the tournament but this."""
        roll = said.draw.roll
        terms = replace(said.terms, seats=SEATS_MAX)
        new = _Known(roll.tournament, terms, math.inf)
        known = self._known.setdefault(roll.tournament.id, new)
        if known.roll is None:
            known.fix(roll)
        if known.roll == roll:
            keys = (one.identity for one in roll.comes)
            result = make_result(self._identity, said.draw, said.number, said.game, said.places)
            self._ours, self._changed, known.is_urgent = roll.tournament.id, True, True
            known.learn(dict(zip(keys, said.draw.reveals, strict=True)), [result])

    def _reveal(self, known: _Known) -> None:
        """Reveal our nonce, if we are on the roll and came."""
        own, roll = self._identity.public, known.roll
        assert roll is not None
        is_ours = known.tournament.id == self._ours
        if is_ours and (reveal := self._draws.reveal(self._identity, roll, known.fixed)):
            known.learn({own: reveal}, ())
        self._changed = known.is_urgent = True

    # -- what others tell --------------------------------------------------------------------------

    def receive(self, link: Link, sender: bytes, packet: TournamentPacket, now: float) -> None:
        """Take what *sender* knows; raise `MalformedError` if it is forged."""
        known = self._known.get(packet.tournament.id)
        if known is None:
            if not self._is_welcome(sender, packet):
                return
            known = _Known(packet.tournament, packet.terms, now)
            roll = _verified(packet, known)
            self._make_room(packet.tournament.caller)
            self._known[packet.tournament.id] = known
        else:
            roll = _verified(packet, known)
        if roll is not None:
            if known.roll is None:
                known.fixed = now
            self._take_roll(link, known, roll, packet)
        elif known.roll is None:
            self._take_comes(sender, known, packet.comes, now)

    def _is_welcome(self, sender: bytes, packet: TournamentPacket) -> bool:
        """Return whether to hear of a tournament that is new to us.

        Its caller tells of it, or later somebody who is in it; of an older one only its draw.
        """
        caller, id_ = packet.tournament.caller, packet.tournament.id
        is_drawn = bool(packet.roll) and None not in packet.reveals
        if self._draws.is_over(id_) or (self._draws.is_barred(caller) and not is_drawn):
            return False
        if not packet.roll:
            return sender == caller or self._room.passes_on(sender, caller)
        is_newest = all(known.tournament.caller != caller for known in self._known.values())
        is_in = sender in {come.identity for come in packet.comes}
        return is_in and (is_newest or is_drawn)

    def _make_room(self, caller: bytes) -> None:
        """Forget what *caller* called before and did not draw, and the oldest if we know many."""
        self._drop_undrawn(caller)
        others = [id_ for id_ in self._known if id_ != self._ours]
        for id_ in others[: max(0, len(self._known) + 1 - TOURNAMENTS_MAX)]:
            del self._known[id_]

    def _drop_undrawn(self, caller: bytes) -> None:
        """Forget what *caller* has not drawn, but not what we have revealed for."""
        self._known = {
            id_: known
            for id_, known in self._known.items()
            if known.draw is not None
            or known.tournament.caller != caller
            or (known.roll is not None and self._draws.reveals_for(known.roll))
        }

    def _take_roll(self, link: Link, known: _Known, roll: Roll, packet: TournamentPacket) -> None:
        if known.roll is None:
            known.fix(roll)
            self._reveal(known)
        if known.roll != roll:
            return  # the caller signed two lists, and the first one stays
        people = [one.identity for one in roll.comes]
        told = {key: one for key, one in zip(people, packet.reveals, strict=True) if one}
        self._changed |= known.learn(told, packet.results)
        if known.draw is not None:
            self._draws.finish(roll)
        if packet != known.packet():
            known.same.discard(link)
        elif link not in known.same:
            known.same.add(link)
        else:  # it tells us again, so it has not heard us
            known.fresh.discard(link)

    def _take_comes(
        self, sender: bytes, known: _Known, comes: tuple[Come, ...], now: float
    ) -> None:
        own, caller, before = self._identity.public, known.tournament.caller, dict(known.comes)
        is_passed_on = own != caller and self._room.passes_on(sender, caller)
        if sender == caller or is_passed_on:
            known.seen = now
            ours = {own: before[own]} if own in before else {}
            known.comes = {one.identity: one for one in comes if one.identity != own} | ours
            self._changed |= known.comes != before
            return
        for one in comes:
            is_own = one.identity == sender
            is_for_another = own == caller and not self._room.hears(one.identity)
            if one.identity != own and (is_own or is_for_another):
                self._take_come(known, one, now)

    def _take_come(self, known: _Known, come: Come, now: float) -> None:
        """Take it that somebody comes; at the caller's, whom one can tell from the others."""
        others = [other.name for key, other in known.comes.items() if key != come.identity]
        names = [come.name, *others]
        is_ours = known.tournament.caller == self._identity.public
        if not is_ours and len(known.brought) < PEOPLE_MAX:
            known.brought[come.identity] = come, now
        elif self._draws.is_barred(come.identity):
            pass  # it was missing too often
        elif is_ours and len(names) <= PEOPLE_MAX and can_be_told_apart(names):
            self._changed |= known.comes.get(come.identity) != come
            known.comes[come.identity] = come
            known.brought[come.identity] = come, now

    def lose(self, link: Link) -> None:
        """Forget what *link* has been told."""
        for known in self._known.values():
            known.same.discard(link)
            known.fresh.discard(link)
            known.told.pop(link, None)

    # -- telling -----------------------------------------------------------------------------------

    @property
    def here(self) -> tuple[TournamentHere, ...]:
        """All that we know of."""
        return tuple(
            known.here(self._draws, self._wishes, may_come=self._draws.may_come(id_, self._now))
            for id_, known in self._known.items()
        )

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens."""
        return self._told + LOBBY_EVERY_S if self._known else math.inf

    def turn(
        self,
        peers: Mapping[Link, bytes],
        named: Mapping[Link, Collection[bytes]],
        knows: Callable[[Link], bool],
        now: float,
        wishes: Mapping[bytes, LookWish],
    ) -> list[Effect]:
        """Return what to tell *peers* by now, of those whose program *knows* tournaments.

        *named* has the identities that each says it is connected to, *wishes* by identity what
        people would like to wear: nothing of it is told.
        """
        self._changed |= bool(self._known) and wishes != self._wishes
        self._wishes = wishes
        self._room, self._now = _Room(peers, named), now
        self._forget(now - OPEN_TABLE_LASTS_S)
        for known in self._known.values():
            self._changed |= known.note_late(self._draws, now - DRAW_WITHIN_S)
        effects: list[Effect] = []
        if self._changed:
            self._changed = False
            effects.append(Gathered(self.here))
        elif now < self.due:
            return []
        self._told = now
        for known in self._known.values():
            links = [link for link in peers if knows(link) and self._is_due(known, link, now)]
            frames: dict[bool, bytes] = {}
            for link in links:
                caller, own = known.tournament.caller, self._identity.public
                is_answer = known.roll is None and self._room.is_answer(link, caller, own)
                if is_answer not in frames:
                    frames[is_answer] = encode(known.answer(own) if is_answer else known.packet())
                effects.append(Send(link, frames[is_answer]))
            known.told |= dict.fromkeys(links, now)
            known.fresh |= set(links)
            known.is_urgent = False
        return effects

    def _is_due(self, known: _Known, link: Link, now: float) -> bool:
        """Return whether *link* is to be told of a tournament now."""
        caller, own = known.tournament.caller, self._identity.public
        is_far = self._room.is_far(link, caller)
        if known.roll is None:
            has_news = own in known.comes or bool(known.brought)
            is_asked = self._room.peers[link] != caller and is_far
            is_asked |= own == caller or (has_news and self._room.is_answer(link, caller, own))
            return is_asked and now - known.told.get(link, -math.inf) >= LOBBY_EVERY_S
        is_near = caller in {own, self._room.peers[link]} or is_far or not self._room.hears(caller)
        every = LOBBY_EVERY_S if is_near else PASS_ALL_ON_EVERY_S
        if known.is_urgent and is_near:
            every = 0.0
        told = known.told.get(link, -math.inf if is_near else known.fixed)
        return now - told >= every and link not in known.same & known.fresh

    def _forget(self, before: float) -> None:
        """Forget the calls, and those who come, not heard of since *before*."""
        own = self._identity.public
        for id_, known in list(self._known.items()):
            if known.roll is None and known.seen < before:
                del self._known[id_]
                self._changed = True
            gone = [key for key, (_, seen) in known.brought.items() if seen < before]
            for key in gone if known.roll is None else ():
                del known.brought[key]
                if known.tournament.caller == own:
                    del known.comes[key]
                    self._changed = True


def _verified(packet: TournamentPacket, known: _Known) -> Roll | None:
    """Verify what we do not know yet of *packet*; return its roll, if it has one."""
    roll = None
    if packet.roll:
        roll = read_roll(packet.tournament, packet.comes, packet.roll)
        is_true = roll == known.roll or roll.is_signed(judge)
        is_true &= all(
            one is None or roll.is_revealed(place, one, judge)
            for place, one in enumerate(packet.reveals)
        )
    else:
        is_true = packet.tournament.is_signed(judge)
        is_true &= all(come.is_signed(judge) for come in packet.comes)
    if not is_true:
        msg = "a tournament with a signature that is none"
        raise MalformedError(msg)
    return roll
