"""Whatever strangers say, no turn of an evening fails, now or later, in the lobby or at a table.

A packet that shows a bug ends its connection (`tests/net/driver/test_node_failing.py`); what it
leaves behind for a later turn would end the program.
"""

import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from core.table.agreed import Agreed, Series, joined
from core.table.audit import playable
from core.table.encoding import Value, pack
from core.table.genesis import Genesis, Offer, make_offer, make_sit
from core.table.rules import Refusal, Rules
from core.table.signing import SigningKey, TableSecret
from core.table.table import Table
from core.table.tournament import make_call
from net.protocol.commands import CallTournament, ComeTo, Command, DrawTables, GetUp, Meet, Watch
from net.protocol.effects import Effect, Notice, Penalize, RenewSecret, Started
from net.protocol.evening import Evening
from net.protocol.game_packets import Have, genesis_packet
from net.protocol.hello_packets import Greeting, make_hello
from net.protocol.lobby import Lobby
from net.protocol.packets import encode
from net.protocol.people import can_be_played
from net.protocol.table_packets import Join, OpenTable
from net.protocol.terms import Terms
from net.protocol.tournament_packets import TournamentPacket
from net.protocol.troubles import TableReason
from tests.drawn import draw_memory
from tests.net.protocol.samples import SAMPLES
from tests.simulation.games import cozy, seeds, toy
from tests.simulation.races import worm_up

GAMES = (toy(3), cozy(2, strict=True), worm_up())
RULES: dict[str, Rules[Any]] = {game.rules.rules_id: game.rules for game in GAMES}
KNOWN = tuple((name, rules.rules_hash) for name, rules in RULES.items())
STRANGERS = [SigningKey(bytes([1 + at]) * 32) for at in range(5)]
NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve (bot)")
US, OUR_LINK = SigningKey(bytes([200]) * 32), bytes([201]) * 32
ODD: tuple[Value, ...] = (True, 0, 1, 5, -1, 65_535, 1 << 63, b"", bytes(32), "", "Ann", (), ((),))
TURNS, AT_ONCE = 25, 6
_SERIES = Series(
    bytes(16),
    games=5,
    editions=(),
    points=(3, 1),
    drops_worst=True,
    averages=True,
    bots=True,
    number=1,
    previous=b"",
)


class Room:
    """Our evening among strangers, who say what the dice make them say."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        lobby = Lobby("Us", "1.0", KNOWN, US, RULES.get)
        self.evening = Evening(lobby, US, OUR_LINK, draw_memory(seed))
        self.now = 1000.0
        self.up: set[bytes] = set()
        self.terms = self._good_terms()
        self.secrets = (TableSecret(bytes([99, number]).ljust(32)) for number in count())
        self.offers: list[Offer] = []
        self.tables = 0

    def pass_a_turn(self) -> None:
        """Let strangers come, go and speak, and our player ask for something; then take a turn."""
        for key in STRANGERS:
            link = _link(key)
            if link not in self.up and self.rng.random() < 0.5:
                self.up.add(link)
                self.evening.up(link, self.now)
                self.evening.receive(link, encode(make_hello(key, link, OUR_LINK)), self.now)
            elif link in self.up and self.rng.random() < 0.03:
                self._lose(link)
        if self.rng.random() < 0.3:
            self.evening.command(self._wish())
        for _ in range(self.rng.randrange(AT_ONCE)):
            speaker = self.rng.choice(STRANGERS)
            if _link(speaker) in self.up:
                frame = pack(self._said(speaker))
                self.evening.receive(_link(speaker), frame, self.now)
        self.now += self.rng.choice((0.05, 0.3, 1.1, 1.1, 5.0, 21.0))
        self._perform(self.evening.turn(self.now))

    def _lose(self, link: bytes) -> None:
        self.up.discard(link)
        self.evening.down(link)

    def _perform(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            match effect:
                case RenewSecret():
                    secret = next(self.secrets)
                    self.evening.take_secret(secret)
                    self.offers.append(make_offer("Us", US, secret))
                case Started(genesis, sits):
                    rules = playable(genesis, RULES.get)
                    assert not isinstance(rules, Refusal), "nobody begins what cannot be played"
                    self.evening.begin(Table(genesis, rules), sits)
                    self.tables += 1
                case Penalize(link):
                    self._lose(link)
                case Notice(trouble):
                    assert trouble.reason is not TableReason.PACKET_FAILED, trouble
                case _:
                    pass

    def _wish(self) -> Command:
        self.terms = self._good_terms()
        return self.rng.choice(
            (
                Meet(self.terms),
                Meet(self.terms),
                Watch(b""),
                GetUp(),
                CallTournament(self.terms, self.rng.randbytes(16)),
                ComeTo(self._call(STRANGERS[0]).id),
                DrawTables(),
            )
        )

    def _good_terms(self) -> Terms:
        while not can_be_played(RULES.get, terms := self._some_terms()):
            pass
        return terms

    def _some_terms(self) -> Terms:
        rng, game = self.rng, self.rng.choice(GAMES)
        rules = game.rules.rules_id
        agreed = rng.choice(
            (
                Agreed(),
                Agreed(coach=True, nudge_s=60),
                Agreed(series=_SERIES._replace(editions=(rules,))),
            )
        )
        options = self._bent(joined(agreed, game.options), 0.3)
        return Terms(rules, game.rules.rules_hash, options, rng.randint(1, 5))

    def _offer(self, key: SigningKey) -> Offer:
        return make_offer(self._name(key), key, TableSecret(bytes([self.rng.randrange(3)]) * 32))

    def _name(self, key: SigningKey) -> str:
        return "Us" if self.rng.random() < 0.1 else NAMES[STRANGERS.index(key)]

    def _call(self, key: SigningKey) -> Any:
        rules = self.terms.rules_id, self.terms.rules_hash, self.terms.own_options
        return make_call(key, b"a tournament 16b", *rules)

    def _said(self, speaker: SigningKey) -> Value:
        """Return what *speaker* says: often something that fits, bent or not."""
        rng = self.rng
        terms = rng.choice((self.terms, self.terms, self._some_terms()))
        others = [self._offer(key) for key in rng.sample(STRANGERS, rng.randrange(4))]
        offers = (self._offer(speaker), *others, *self.offers[-1:])
        genesis = Genesis(terms.rules_id, terms.rules_hash, terms.options, offers)
        keys = {key.public: key for key in STRANGERS}
        seated = [keys[offer.identity] for offer in offers if offer.identity in keys]
        call = self._call(speaker)
        come = draw_memory(0).come(speaker, self._name(speaker), call.id)
        wanted = replace(self.terms, options=self.terms.own_options, seats=5)
        kinds = [
            Greeting(self._name(speaker), "1.0", KNOWN).value,
            OpenTable(rng.randrange(3), terms, offers[: terms.seats]).value,
            Join(rng.randrange(4), offers[0]).value,
            TournamentPacket(call, wanted, (come,)).value,
            Have(genesis.game, rng.randrange(3), genesis.game, (), rng.randrange(32)).value,
            rng.choice([one.value for one in SAMPLES.values()]),
        ]
        if len({offer.identity for offer in offers}) == len(offers):
            kinds.append(genesis_packet(genesis, [make_sit(genesis, key) for key in seated]).value)
        return self._bent(rng.choice(kinds), 0.4)

    def _bent(self, value: Value, how_often: float) -> Value:
        """Return *value*, sometimes with something else in one place or two."""
        while self.rng.random() < how_often:
            value = _bent(value, self.rng)
        return value


def _link(key: SigningKey) -> bytes:
    return key.public[::-1]


def _bent(value: Value, rng: random.Random) -> Value:
    """Return *value* with one part dropped, doubled, repeated, flipped, or another in its place."""
    match value:
        case (*parts,) if parts and rng.random() < 0.9:
            at = rng.randrange(len(parts))
            match rng.randrange(8):
                case 0:
                    del parts[at]
                case 1:
                    parts.insert(at, rng.choice((parts[at], *ODD)))
                case 2:
                    parts *= rng.randint(2, 5)
                case _:
                    parts[at] = _bent(parts[at], rng)
            return tuple(parts)
        case bool() | int() if value in {0, 1}:
            return int(value) if isinstance(value, bool) else bool(value)
        case bytes() if value and rng.random() < 0.5:
            return bytes([value[0] ^ 1]) + value[1:]
        case _:
            return rng.choice(ODD)


@pytest.mark.parametrize("seed", seeds(8))
def test_no_turn_fails_whatever_strangers_have_said(seed):
    room = Room(seed)
    for _ in range(TURNS):
        room.pass_a_turn()
