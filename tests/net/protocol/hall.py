"""A hall of lobbies: several people, what they tell each other, and what gets lost."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

from core.table.audit import Replay
from core.table.encoding import MalformedError
from core.table.genesis import Genesis, Offer
from core.table.records import SignedRecord, parse_record
from core.table.signing import TableSecret
from net.protocol.effects import Append, Effect, Link, RenewSecret, Send, Started, Sync
from net.protocol.game_packets import GenesisPacket, genesis_packet
from net.protocol.lobby import Lobby
from net.protocol.packets import Packet, decode, encode
from net.protocol.snapshot import PersonHere
from net.protocol.terms import Terms
from tests.seats import NAMES, identity_of, remembered_verify
from tests.simulation.witness import read_frame, read_sits
from tests.toy import Toy

TURN_S = 0.05
Loses = Callable[[int, int, Packet], bool]
"""(sender, receiver, packet) -> whether it gets lost."""


def terms(seats: int, rules: Toy | None = None, rounds: int = 3) -> Terms:
    """Want to play the toy game."""
    game = rules or Toy()
    return Terms(game.rules_id, game.rules_hash, rounds, seats)


def nothing(_sender: int, _receiver: int, _packet: Packet) -> bool:
    return False


class Guest:
    """One person in the hall, with the folders of all their offers."""

    def __init__(self, number: int, name: str, identity: int, rules: Toy) -> None:
        self.number = number
        self.link: Link = sha256(f"link {number}".encode()).digest()
        self.identity = identity_of(1, identity)
        known = {rules.rules_id: rules}
        hashes = ((rules.rules_id, rules.rules_hash),)
        self.lobby = Lobby(name, "1.0", hashes, self.identity, known.get)
        self.secrets: list[TableSecret] = []
        self.logs: list[list[bytes]] = []
        self.log: list[bytes] = []
        self.effects: list[Effect] = []
        self.game: Started | None = None

    def people(self) -> dict[str, PersonHere]:
        """Give by name who is shown."""
        return {person.name: person for person in self.lobby.snapshot().people}

    def renew(self) -> None:
        """Make a secret and a folder for it."""
        seed = f"secret {self.number} {len(self.secrets)}".encode()
        self.secrets.append(TableSecret(sha256(seed).digest()))
        self.log = []
        self.logs.append(self.log)
        self.lobby.take_secret(self.secrets[-1])

    def begin(self, game: Started) -> None:
        """Sit down with the secret that is in the genesis: not always the newest one."""
        self.game = game
        keys = [offer.table_key for offer in game.genesis.offers]
        (self.log,) = (
            log
            for log, secret in zip(self.logs, self.secrets, strict=True)
            if secret.key.public in keys
        )


class Hall:
    """Guards the clock and the post between lobbies."""

    def __init__(
        self,
        names: int | tuple[str, ...],
        identities: tuple[int, ...] | None = None,
        rules: tuple[Toy, ...] | None = None,
    ) -> None:
        called = NAMES[:names] if isinstance(names, int) else names
        self.now = 0.0
        self.loses: Loses = nothing
        self.guests = [
            Guest(n, name, identities[n] if identities else n, rules[n] if rules else Toy())
            for n, name in enumerate(called)
        ]
        self._post: list[tuple[Guest, Link, bytes]] = []
        for one in self.guests:
            for other in self.guests:
                if one is not other:
                    met = one.lobby.meet(other.link, other.identity.public)
                    self.perform(one, met)

    def want(self, *wanted: Terms | None) -> None:
        """Let everybody look for a table, in their order."""
        for guest, table in zip(self.guests, wanted, strict=True):
            if table is not None:
                self.perform(guest, guest.lobby.want(table))

    def perform(self, guest: Guest, effects: list[Effect]) -> None:
        """Do what a lobby asks for."""
        for effect in effects:
            guest.effects.append(effect)
            match effect:
                case Send(link, frame):
                    (to,) = (each for each in self.guests if each.link == link)
                    if not self.loses(guest.number, to.number, decode(frame)):
                        self._post.append((to, guest.link, frame))
                case RenewSecret():
                    guest.renew()
                case Append(records):
                    guest.log.extend(records)
                case Started():
                    guest.begin(effect)
                case _:
                    pass

    def turn(self) -> None:
        """Let a moment pass: deliver the post, and let everybody have a turn."""
        self.now += TURN_S
        post, self._post = self._post, []
        for to, link, frame in post:
            packet = decode(frame)
            if to.game is None:
                self.perform(to, to.lobby.receive(link, packet, self.now))
            elif not isinstance(packet, GenesisPacket):  # a session answers lobbies, as here
                known = genesis_packet(to.game.genesis, to.game.sits)
                self.perform(to, [Send(link, encode(known))])
        for guest in self.guests:
            if guest.game is None:
                self.perform(guest, guest.lobby.turn(self.now))

    def run(self, seconds: float) -> None:
        """Let *seconds* pass."""
        end = self.now + seconds
        while self.now < end:
            self.turn()

    def games(self) -> list[bytes | None]:
        """Name the game that each guest has begun."""
        return [guest.game.genesis.game if guest.game else None for guest in self.guests]


def sits_in(log: list[bytes]) -> int:
    """Count who has said yes by a *log*, which must be a good one."""
    replay = Replay(lambda _: Toy(), judge=remembered_verify)
    replay.read(log)
    assert not replay.findings
    return len(replay.sits)


def told_sits(
    effects: list[Effect], guest: Guest
) -> list[tuple[int, Genesis, tuple[bytes, bytes]]]:
    """List where in *effects* the own yes of *guest* is told: the place, to what, the yes."""
    return [
        (place, genesis, sit.wire)
        for place, effect in enumerate(effects)
        if isinstance(effect, Send)
        for packet in [read_frame(effect.frame)]
        if isinstance(packet, GenesisPacket)
        for genesis, sits in [read_sits(packet)]
        for sit in sits
        if genesis.offers[sit.seat].identity == guest.identity.public
    ]


def require_written_first(guest: Guest) -> None:
    """Require that each yes of *guest* was written, then synced, then told, one for an offer."""
    written: set[tuple[bytes, bytes]] = set()
    synced: set[tuple[bytes, bytes]] = set()
    told = {place: (genesis, wire) for place, genesis, wire in told_sits(guest.effects, guest)}
    games: dict[bytes, bytes] = {}
    for place, effect in enumerate(guest.effects):
        if isinstance(effect, Append):
            entries = map(parse_record, effect.records)
            written |= {entry.wire for entry in entries if isinstance(entry, SignedRecord)}
        elif isinstance(effect, Sync):
            synced |= written
        elif place in told:
            genesis, wire = told[place]
            assert wire in synced
            (own,) = (o for o in genesis.offers if o.identity == guest.identity.public)
            assert games.setdefault(own.table_key, genesis.game) == genesis.game


class Invited:
    """Ben at Ann's table of two or three, to whom the genesis has not come yet."""

    def __init__(self, seats: int = 3) -> None:
        self.hall = Hall(seats)
        ranked = sorted(self.hall.guests, key=lambda guest: guest.identity.public)
        self.opener, self.guest = ranked[0], ranked[1]
        self.hall.loses = lambda _sender, to, packet: (
            to == self.guest.number and isinstance(packet, GenesisPacket)
        )
        self.hall.want(*[terms(seats)] * seats)
        self.hall.run(0.5)
        _, self.genesis, _ = told_sits(self.opener.effects, self.opener)[0]
        self.third = ranked[2] if seats > 2 else ranked[0]

    def show(self, genesis: Genesis, sender: Guest | None = None) -> bool:
        """Show Ben a *genesis*, and tell whether he said yes."""
        before = len(self.guest.effects)
        who = sender or self.opener
        packet = genesis_packet(genesis, ())
        try:
            effects = self.guest.lobby.receive(who.link, packet, self.hall.now)
        except MalformedError:
            effects = []
        self.hall.perform(self.guest, effects)
        self.hall.perform(self.guest, self.guest.lobby.turn(self.hall.now))
        wrote = any(isinstance(effect, Append) for effect in self.guest.effects[before:])
        assert wrote == bool(told_sits(self.guest.effects[before:], self.guest))
        return wrote


def own_place(invited: Invited) -> int:
    keys = [offer.identity for offer in invited.genesis.offers]
    return keys.index(invited.guest.identity.public)


def with_offer(genesis: Genesis, place: int, offer: Offer) -> Genesis:
    offers = list(genesis.offers)
    offers[place] = offer
    return replace(genesis, offers=tuple(offers))
