"""Lobby: from meeting the others to a genesis that all have sat down to (P3.3).

Everybody who wants to play opens a table, and all join one of them (see `chosen_table`). Its opener
has no power after the genesis. Law: a seat signs at most one genesis per offer. If not all sit down
to it in time, we give it up for a new offer (see `sitting`). We avoid for a minute a player who
keeps us waiting for a seat or a yes.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from core.table.audit import RulesFor
from core.table.genesis import Genesis, Offer, Sit, make_offer, make_sit, parse_genesis
from core.table.looks import LookWish, Worn
from core.table.signing import SigningKey, TableSecret
from core.table.table import opening_records
from net.protocol.avoided import Avoided
from net.protocol.beat import next_beat
from net.protocol.chosen_table import ChosenTable
from net.protocol.commands import Avoid, GetUp, HandOver, LobbyCommand, Meet, TakeUp, Watch, Wear
from net.protocol.effects import Append, Effect, Link, RenewSecret, Send, Show, Started, Sync
from net.protocol.fields import judge
from net.protocol.game_packets import GenesisPacket
from net.protocol.handed import Program
from net.protocol.hello_packets import Greeting
from net.protocol.limits import (
    AVOID_S,
    FIRST_STEP_WITHIN_S,
    LOBBY_EVERY_S,
    OPEN_TABLE_LASTS_S,
    PEOPLE_MAX,
    SITTING_WITHIN_S,
)
from net.protocol.own_table import Guest
from net.protocol.packets import Newer, Packet, encode
from net.protocol.people import Person, agrees, people_here, table_of, tables_of
from net.protocol.sitting import GivenUp, Sitting, read_sits
from net.protocol.snapshot import LobbySnapshot
from net.protocol.table_packets import Closed, Join, Leave, OpenTable
from net.protocol.terms import Terms
from net.protocol.wardrobe import Wardrobe
from net.protocol.whose import Whose


class Lobby:
    """Guards our one offer: we sign it away only once."""

    def __init__(  # noqa: PLR0913  # who we are, and what we say of ourselves
        self,
        name: str,
        version: str,
        rules: tuple[tuple[str, bytes], ...],
        identity: SigningKey,
        rules_for: RulesFor,
        *,
        looks_on: bool = False,
        wardrobe: Wardrobe | None = None,
        program: Program | None = None,
    ) -> None:
        """Be called *name*; a program that *looks_on* is no player to the others.

        The *wardrobe* is that of the nodes before.
        """
        self._rules_for = rules_for
        self.wardrobe = wardrobe or Wardrobe()
        self._greeting = Greeting(name, version, rules, looks_on, self.wardrobe.wish, program)
        self._identity = identity
        self._people: dict[Link, Person] = {}
        self._table = ChosenTable(self._people, self.wardrobe)
        self._sitting: Sitting | None = None
        self._given_up = GivenUp()
        self._said: dict[bytes, float] = {}
        """When we said yes to games that have begun here."""
        self._avoided = Avoided()
        self._named: frozenset[bytes] = frozenset()
        self._watching: bytes | None = None
        """The game that we want to follow; b"" stands for any game."""
        self._told = -LOBBY_EVERY_S
        self._changed = True

    @property
    def name(self) -> str:
        """What our player is called."""
        return self._greeting.name

    @property
    def wishes(self) -> dict[bytes, LookWish]:
        """By identity, what our player and those who are here would like to wear."""
        said = [(one.identity, one.greeting) for one in self._people.values()]
        said.append((self._identity.public, self._greeting))
        return {key: one.wish for key, one in said if one is not None and one.wish is not None}

    def command(self, command: LobbyCommand) -> list[Effect]:
        """Do what our player asks."""
        match command:
            case Meet(terms, whose):
                return self.want(terms, whose)
            case Wear(wish):
                return self._wear(wish)
            case GetUp():
                return self.get_up()
            case Watch(game):
                self._watching = game
            case TakeUp(game):
                self._take_up(self._given_up.take_out(game))
            case Avoid(identity):
                self._avoided.add(identity, math.inf)
                self._table.guests.remove(identity)
                self._changed = True
            case HandOver(program):
                self._greeting = replace(self._greeting, program=program)
                return [Send(link, encode(self._greeting)) for link in self._people]
        return []

    def want(self, terms: Terms, whose: Whose | None = None) -> list[Effect]:
        """Look for people to play *terms* with; the offer needs a new secret.

        It is the table of *whose*, or of somebody who has opened such a table, or else our own.
        """
        seated, effects = self._seated(), self.get_up()
        own = Whose(self._identity.public, self.name)
        self._table.look_for(terms, whose, own, seated)
        return [RenewSecret(), *effects]

    def _wear(self, wish: LookWish | None) -> list[Effect]:
        """Say from now on how our player would like to look, and sit down anew where we wait."""
        if wish == self._greeting.wish:
            return []
        self.wardrobe.wear(wish, self._identity.public)
        self._greeting, self._changed = replace(self._greeting, wish=wish), True
        effects = [effect for link in self._people for effect in self.greet(link)]
        if self._table.terms is not None and self._sitting is None:
            effects += self.want(self._table.terms, self._table.whose)
        return effects

    def get_up(self) -> list[Effect]:
        """Stop looking for people. Remember a yes that was said: it may still be the game."""
        effects = self._table.leave() if self._sitting is None else []
        self._give_up()
        self._table.clear()
        self._watching = None
        return effects

    def take_secret(self, secret: TableSecret) -> None:
        """Offer to play with the keys of *secret*, which is on disk (P3.2)."""
        wish = self.wardrobe.wish_of(self._identity.public)
        self._table.lay(make_offer(self.name, self._identity, secret, wish))
        self._give_up()

    def _give_up(self) -> None:
        """Begin anew, but remember what we have said yes to."""
        if self._sitting is not None:
            self._given_up.keep(self._sitting)
        self._table.begin_anew()
        self._sitting, self._changed = None, True

    def remember(self, genesis: Genesis, sits: Sequence[Sit], since: float = -math.inf) -> None:
        """Remember a genesis we said yes to at *since*, which a restart does not know."""
        held = {sit.seat: sit for sit in sits}
        self._given_up.keep(Sitting(genesis, since, held, frozenset(held)))

    def begin_again(
        self, genesis: Genesis, sits: Sequence[Sit], stalling: Collection[bytes], now: float
    ) -> list[Effect]:
        """Look for a table on the same terms without those *stalling*: step 1 took too long."""
        self._said.setdefault(genesis.game, now - FIRST_STEP_WITHIN_S)
        self.remember(genesis, sits, self._said[genesis.game])
        self._people.clear()
        for identity in stalling:
            self._avoided.add(identity, now + AVOID_S)
        return self.want(table_of(genesis).terms, self._table.whose)

    def _take_up(self, sitting: Sitting | None) -> None:
        """Begin the game that *sitting* has turned out to be, if there is one."""
        if sitting is not None:
            self._give_up()
            self._sitting = sitting

    def meet(self, link: Link, identity: bytes) -> list[Effect]:
        """Greet a peer whose identity is now known."""
        if link not in self._people and len(self._people) >= PEOPLE_MAX:
            return []
        self._people[link] = Person(identity)
        self._changed = True
        return self.greet(link)

    def greet(self, link: Link) -> list[Effect]:
        """Say who we are."""
        return [Send(link, encode(self._greeting))]

    def lose(self, link: Link) -> None:
        """Forget *link*, its person and the offers it brought."""
        self._people.pop(link, None)
        self._table.guests.lose(link)
        if link == self._table.at and self._sitting is None:
            self._table.at = None
        self._changed = True

    def relate(self, named: Mapping[Link, Collection[bytes]]) -> None:
        """Remember all identities that our neighbours are connected to."""
        self._named = frozenset[bytes]().union(*named.values())

    def receive(self, link: Link, packet: Packet, now: float) -> list[Effect]:
        """Take a lobby *packet* of a met peer; raise `MalformedError` if it is a misdeed."""
        person = self._people.get(link)
        if person is None:
            return []
        match packet:
            case Greeting():
                return self._take_greeting(link, person, packet, now)
            case OpenTable() | Closed() | Newer("open"):
                self._changed |= person.name_table(packet, now)
            case Join(number, offer, whose):
                guest = Guest(link, offer, now, whose)
                if self._table.at is not None:
                    return self._table.pass_on(guest, person, number)
                is_welcome = offer.identity not in self._avoided
                is_seated = is_welcome and self._table.seat(guest, person.identity, number)
                self._changed |= is_seated
            case Leave():
                people = self._people.items()
                twins = {k for k, v in people if v.identity == person.identity} - {link}
                self._changed |= self._table.guests.remove(person.identity, twins)
            case GenesisPacket():
                return self._take_genesis(link, packet, now)
            case _:
                pass
        return []

    @property
    def due(self) -> float:
        """When `turn` has something to do even if nothing happens."""
        return next_beat(self._told, LOBBY_EVERY_S)

    def turn(self, now: float) -> list[Effect]:
        """Return what is due: choose a table, tell the others, sit down, start or give up."""
        begun = [p.begun for p in self._people.values() if p.begun is not None]
        begun = [one for one in begun if self._watching in {b"", one.genesis.game}]
        if begun:
            return [begun[0]]
        here = {self._identity.public, *(person.identity for person in self._people.values())}
        self._take_up(self._given_up.take_ready(now, here | self._named))
        self._changed |= self._avoided.expire(now)
        if self._sitting is not None:
            return self._press_on(self._sitting, now)
        self._forget(now - OPEN_TABLE_LASTS_S)
        effects = self._choose(now)
        if (genesis := self._table.genesis()) is not None:
            return effects + self._sit(genesis, now)  # the first to do so
        if self._changed or now >= self.due:
            effects += self._tell(now)
        return effects

    def _take_greeting(
        self, link: Link, person: Person, greeting: Greeting, now: float
    ) -> list[Effect]:
        """Learn who *person* is. Who says it again lacks our own: then we say that again too.

        Of two connections with one peer, the one may bring a greeting before the other the hello
        without which nothing is heard. Not at once twice, or two would answer for ever.
        """
        is_repeated = person.greeting == greeting
        self._changed |= not is_repeated
        person.greeting = greeting
        if not is_repeated or now - person.answered < LOBBY_EVERY_S:
            return []
        person.answered = now
        return self.greet(link)

    # -- choosing a table -------------------------------------------------------------------------

    def _forget(self, before: float) -> None:
        """Forget tables and guests not named since *before*: a farewell may get lost."""
        for person in self._people.values():
            if person.table_seen < before:
                self._changed |= person.name_table(Closed(), person.table_seen)
        self._changed |= self._table.guests.forget(before)

    def _choose(self, now: float) -> list[Effect]:
        """Move our offer to the table that is best now (P3.3)."""
        table = self._table
        if table.terms is None or table.offer is None:
            return []
        self._changed |= self._avoided.wait(table.host, table.offer, table.terms.seats, now)
        best = table.best(self._greeting, self._avoided)
        if best == table.at:
            return []
        self._avoided.sit_down(now)
        self._changed = True
        return table.move(best)

    def _tell(self, now: float) -> list[Effect]:
        """Send everybody where we stand; again each second, for packets get lost."""
        self._told, self._changed = now, False
        self._table.agree_whose()
        effects: list[Effect] = [Show(self.snapshot())]
        for link, person in self._people.items():
            if person.greeting is None:
                effects.append(Send(link, encode(self._greeting)))
            effects += self._table.told_to(link)
        return effects + self._table.joining()

    # -- sitting down -----------------------------------------------------------------------------

    def _sit(self, genesis: Genesis, now: float) -> list[Effect]:
        """Say yes, on disk first: this binds the secret to the genesis (P3.3, P8)."""
        own = make_sit(genesis, self._identity)
        self._sitting = Sitting(genesis, now, {own.seat: own}, frozenset((own.seat,)))
        self._changed = True
        return [Append(opening_records(genesis, [own])), Sync()]

    def _take_genesis(self, link: Link, packet: GenesisPacket, now: float) -> list[Effect]:
        """Sit down to the genesis of the table we joined, or keep the sits of others."""
        person, genesis = self._people[link], parse_genesis(packet.genesis, judge)
        if all(offer.identity != self._identity.public for offer in genesis.offers):
            self._changed |= person.note_begun(genesis, packet, now, self._rules_for)
            return []
        sits = read_sits(packet, genesis)
        if len(sits) == len(genesis.offers):
            self._changed |= person.ours != genesis
            person.ours = genesis
        effects: list[Effect] = []
        if self._sitting is None and link == self._table.at:
            people, table = self._people.values(), self._table
            if agrees(genesis, person.table, table.offer, table.terms, people):
                effects = self._sit(genesis, now)
        for sitting in (self._sitting, self._given_up.find(genesis.game)):
            if sitting is not None and sitting.genesis.game == genesis.game:
                self._changed |= sitting.take(sits)
                if sitting is not self._sitting and len(sits) < len(sitting.sits):
                    effects.append(Send(link, sitting.frame))  # given up, and not whole there
        return effects

    def _press_on(self, sitting: Sitting, now: float) -> list[Effect]:
        """Repeat our yes until all have said theirs; then start, or in the end give up."""
        effects: list[Effect] = []
        if self._changed or now >= self.due:
            self._told, self._changed = now, False
            effects += [Send(link, sitting.frame) for link in self._people]
            effects.append(Show(self.snapshot()))
        if sitting.is_complete:
            sits = tuple(sitting.sits[seat] for seat in sorted(sitting.sits))
            others = [sit for sit in sits if sit.seat not in sitting.on_disk]
            records = opening_records(sitting.genesis, others)[1:]
            self._sitting, self._table.offer = None, None  # they belong to the table now
            return [Started(sitting.genesis, sits), Append(records), Sync(), *effects]
        if now - sitting.since > SITTING_WITHIN_S:
            host = min(sitting.genesis.offers, key=lambda offer: offer.identity)
            missing = sitting.missing
            self._avoided.blame(host, missing, self._identity.public, now)
            self._give_up()
            self._table.offer = None
            return [*effects, RenewSecret()]
        return effects

    # -- showing ----------------------------------------------------------------------------------

    def snapshot(self) -> LobbySnapshot:
        """Return the people who are here, and how far the table has come."""
        us = Person(self._identity.public, self._greeting)
        terms, (offers, worms) = self._table.terms, self._seated()
        people = people_here(self._people.values(), us, terms, self._rules_for, self._avoided)
        told = [person.begun.genesis for person in self._people.values() if person.begun]
        ours = [person.ours for person in self._people.values() if person.ours]
        late = self._given_up.late
        unsaid = tuple(offer.name for offer in self._sitting.missing) if self._sitting else ()
        return LobbySnapshot(
            people,
            tuple(offer.name for offer in offers),
            unsaid,
            terms,
            tables_of(told),
            tables_of(late),
            tables_of(one for one in ours if one not in late),
            worms=worms,
            keys=tuple(offer.identity for offer in offers),
            whose=self._table.whose,
            wish=self._greeting.wish,
        )

    def _seated(self) -> tuple[tuple[Offer, ...], tuple[Worn, ...]]:
        """Return who is seated with our player, and what they wear."""
        if self._sitting is not None:
            return self._sitting.genesis.offers, self._sitting.genesis.worms
        return self._table.seated()
