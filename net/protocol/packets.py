"""What peers send each other: bytes and back, strictly (P10.2, P10.4).

A packet is one frame: the packed array of its name and its fields. Law: decoding yields a packet
or raises `MalformedError`; hellos and offers are verified here, the rest by the code that uses it.
Fields behind those that we know are of a newer version and dropped, and so is a packet of which we
know the name only; what is signed is read whole or not at all (`Newer`).

hello (signed) · greeting (name, version, rules) · open (a table to join) · closed · join (an offer)
· leave · genesis (the document and the sits so far) · have · msgs · peers (where each peer is) ·
aside (what a seat shows the others by the way) · tournament (all that its sender knows of one) ·
twin (signed: what a program says to another with the same identity, perhaps through a third) ·
compare (asks for a copy of a game) · copy (its digests, or that there is none) · certificate
"""

import contextlib
import ipaddress
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import lru_cache

from core.table.agreed import Agreed, joined, known
from core.table.digests import DIGEST_BYTES
from core.table.encoding import MalformedError, NewerError, Value, is_name, pack, unpack
from core.table.genesis import Genesis, Offer, Sit, parse_new_offer
from core.table.looks import Wish, Worn, read_wish, read_worn, wish_value, worn_value
from core.table.messages import SEATS_MAX, STEP_MAX, Message, parse_message, parse_wire
from core.table.naming import name_refusal
from core.table.signing import KEY_BYTES, SIGNATURE_BYTES, SigningKey, is_sound_key, verify
from core.table.tournament import (
    PEOPLE_MAX,
    Come,
    Drawn,
    Result,
    Reveal,
    Tournament,
    parse_call,
    parse_come,
    parse_result,
    parse_reveal,
)
from net.protocol.copy_packets import (
    CertificatePacket,
    Compare,
    CopyPacket,
    read_certificate,
    read_compare,
    read_copy,
)
from net.protocol.fields import if_known, malformed, read_digests, read_number, require_all_known
from net.protocol.handed import Program, read_program
from net.protocol.limits import (
    ASIDE_BYTES_MAX,
    ASIDES,
    JUDGED_MAX,
    ORIGIN_BYTES,
)
from net.protocol.whose import Whose, read_whose

HELLO_TAG = "wormup/1/hello"
TWIN_TAG = "wormup/1/twin"
VERSION_MAX = 32
RULES_MAX = 64
PEERS_MAX = 32
ADDRESSES_MAX = 8
ASIDES_SINCE = (0, 2)
"""The first version that knows asides and tournaments: to an older program they are malformed."""
Address = tuple[str, int]
"""IPv4 in dotted form, and a port."""
Wire = tuple[bytes, bytes]


judge = lru_cache(maxsize=JUDGED_MAX)(verify)
"""Verifies only once the hellos, offers and sits that lobbies repeat each second."""


class ForgedHelloError(MalformedError):
    """A peer claims an identity without having its key: no accident."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The identity that speaks on a connection, tied to both connection keys (P10.2)."""

    identity: bytes
    mine: bytes
    yours: bytes
    wire: Wire

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("hello", self.wire)


@dataclass(frozen=True, slots=True)
class Greeting:
    """What a person and a program call themselves, and the rules they can play.

    *looks_on* is said only by a program that never takes a seat: a television, or `watch`.
    *wish* is how the person would like to look, *program* what the program is and hands over.
    """

    name: str
    version: str
    rules: tuple[tuple[str, bytes], ...]
    looks_on: bool = False
    wish: Wish | None = None
    program: Program | None = None

    @property
    def value(self) -> Value:
        """The packet as it is packed; the last fields are there only if they say something."""
        said = ("greeting", self.name, self.version, self.rules)
        wish: Value = () if self.wish is None else wish_value(self.wish)
        if self.program is not None:
            return (*said, self.looks_on, wish, self.program.value)
        if self.wish is not None:
            return (*said, self.looks_on, wish)
        return (*said, True) if self.looks_on else said

    @property
    def knows_asides(self) -> bool:
        """Whether this program can be sent asides."""
        begins = re.match(r"(\d+)\.(\d+)", self.version)
        return begins is not None and tuple(map(int, begins.groups())) >= ASIDES_SINCE


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """What a table will play: rules with their hash, options, number of seats.

    Equal are those that are packed alike: True equals 1, but no rules take the one for the other.
    """

    rules_id: str
    rules_hash: bytes
    options: Value
    seats: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Terms) and self._exact == other._exact

    def __hash__(self) -> int:
        return hash(self._exact)

    @property
    def _exact(self) -> tuple[str, bytes, bytes, int]:
        return self.rules_id, self.rules_hash, pack(self.options), self.seats

    @property
    def agreed(self) -> Agreed:
        """What the table agrees to beyond the rules; nothing if this program does not know it."""
        return known(self.options)[0]

    @property
    def own_options(self) -> Value:
        """The options of the game alone."""
        return known(self.options)[1]

    def agreeing(self, agreed: Agreed) -> "Terms":
        """Return the same game at a table that agrees to *agreed*."""
        return replace(self, options=joined(agreed, self.own_options))

    def at(self, drawn: Drawn) -> "Terms":
        """Return the terms of one table of a tournament that plays this."""
        return replace(self.agreeing(replace(self.agreed, drawn=drawn)), seats=len(drawn.people))


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table to join: its opener's *number*-th, with the offers it has so far, the opener's first.

    The opener announces it, and so do the guests it hears, to peers that it does not hear.
    *worn* is what those of its offers wear, where anybody has a wish.
    """

    number: int
    terms: Terms
    offers: tuple[Offer, ...]
    worn: tuple[Worn, ...] = ()
    whose: Whose | None = None

    @property
    def opener(self) -> bytes:
        """The identity of the player who opened it."""
        return self.offers[0].identity

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        terms = self.terms
        wanted = (terms.rules_id, terms.rules_hash, terms.options, terms.seats)
        said = ("open", self.number, wanted, tuple(offer.wire for offer in self.offers))
        if self.whose is not None:
            return (*said, worn_value(self.worn), self.whose.value)
        return (*said, worn_value(self.worn)) if self.worn else said


@dataclass(frozen=True, slots=True)
class Closed:
    """The sender's table is no longer open."""

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("closed",)


@dataclass(frozen=True, slots=True)
class Join:
    """Asks to put my offer on your table *number*; I sat down to *whose* table."""

    number: int
    offer: Offer
    whose: Whose | None = None

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        said = ("join", self.number, self.offer.wire)
        return said if self.whose is None else (*said, self.whose.value)


@dataclass(frozen=True, slots=True)
class Leave:
    """Asks to take my offer off your table."""

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("leave",)


@dataclass(frozen=True, slots=True)
class GenesisPacket:
    """A genesis and the sits the sender holds, not yet judged."""

    genesis: Value
    sits: tuple[Wire, ...]

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("genesis", self.genesis, self.sits)


@dataclass(frozen=True, slots=True)
class Have:
    """Where I am in the game; the answer is what I lack (P10.4)."""

    game: bytes
    step: int
    previous: bytes
    ids: tuple[bytes, ...]
    proven: int

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("have", self.game, self.step, self.previous, self.ids, self.proven)


@dataclass(frozen=True, slots=True)
class Msgs:
    """Messages of a game."""

    game: bytes
    messages: tuple[Message, ...]

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("msgs", self.game, tuple(message.wire for message in self.messages))


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The identity on a link, and the addresses at which it says it can be reached."""

    link: bytes
    identity: bytes
    addresses: tuple[Address, ...]


@dataclass(frozen=True, slots=True)
class Peers:
    """The sender itself (first) and the peers it is connected to now (P10.3)."""

    peers: tuple[Whereabouts, ...]

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("peers", tuple((p.link, p.identity, p.addresses) for p in self.peers))


@dataclass(frozen=True, slots=True)
class AsidePacket:
    """What the sender's seat shows the others of *game* by the way: unsigned, in no log."""

    game: bytes
    kind: str
    content: Value

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("aside", self.game, self.kind, self.content)


@dataclass(frozen=True, slots=True)
class TournamentPacket:
    """All that the sender knows of a tournament, not verified yet.

    Those who come are in the order of their keys, as on a roll, which has a signature; each then
    has a reveal or none. A person has a result for each table that is over.
    """

    tournament: Tournament
    terms: Terms
    """What is played; how many seats there are is no matter."""
    comes: tuple[Come, ...]
    roll: bytes = b""
    reveals: tuple[Reveal | None, ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        called = self.tournament.payload, self.tournament.signature
        comes = tuple((one.payload, one.signature) for one in self.comes)
        reveals: tuple[Value, ...] = tuple(tuple(one) if one else () for one in self.reveals)
        results = tuple((one.payload, one.signature) for one in self.results)
        played = self.terms.rules_id, self.terms.rules_hash, self.terms.options
        return ("tournament", called, played, comes, self.roll, reveals, results)


@dataclass(frozen=True, slots=True)
class Newer:
    """A packet of a newer version: it has a name, and nothing else of it is read or kept."""

    name: str

    @property
    def value(self) -> Value:
        """The name alone."""
        return (self.name,)


class TwinWord(IntEnum):
    """What a program says to another one with its own identity."""

    HERE = 0
    """I am at the game I name, or at none."""
    WANTS = 1
    """And my player goes on here: stop."""
    STOPPED = 2
    """I sign nothing more there."""


@dataclass(frozen=True, slots=True)
class TwinPacket:
    """What the program on link *mine* says to the one on *yours*: both are of one *identity*.

    *number* rises with each. *ids* are what it has signed in its *step* of *game*, and others may
    hold. *game* is b"" where it has no seat.
    """

    identity: bytes
    mine: bytes
    yours: bytes
    number: int
    game: bytes
    word: TwinWord
    step: int
    ids: tuple[bytes, ...]
    wire: Wire

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        return ("twin", self.wire)


Packet = (
    Hello
    | Greeting
    | OpenTable
    | Closed
    | Join
    | Leave
    | GenesisPacket
    | Have
    | Msgs
    | Peers
    | AsidePacket
    | TournamentPacket
    | Newer
    | TwinPacket
    | Compare
    | CopyPacket
    | CertificatePacket
)


def make_hello(identity: SigningKey, mine: bytes, yours: bytes) -> Hello:
    """Tie *identity* to the connection between the CURVE keys *mine* and *yours*."""
    payload = pack((HELLO_TAG, identity.public, mine, yours))
    return Hello(identity.public, mine, yours, (payload, identity.sign(payload)))


def make_twin(  # noqa: PLR0913, PLR0917  # all that its payload holds
    identity: SigningKey,
    mine: bytes,
    yours: bytes,
    number: int,
    game: bytes,
    word: TwinWord,
    step: int,
    ids: tuple[bytes, ...],
) -> TwinPacket:
    """Say *word* to the program on link *yours*, which has our *identity* too."""
    said = (TWIN_TAG, identity.public, mine, yours, number, game, int(word), step, ids)
    payload = pack(said)
    wire = payload, identity.sign(payload)
    return TwinPacket(identity.public, mine, yours, number, game, word, step, ids, wire)


def genesis_packet(genesis: Genesis, sits: Sequence[Sit]) -> GenesisPacket:
    """Return the packet of *genesis* with the *sits* held so far."""
    return GenesisPacket(genesis.wire, tuple(sit.wire for sit in sits))


def encode(packet: Packet) -> bytes:
    """Return the frame of *packet*."""
    return pack(packet.value)


def decode(frame: bytes) -> Packet:
    """Read a frame, or raise `MalformedError` saying what is wrong with it."""
    return read(unpack(frame))


def read(value: Value) -> Packet:
    """Read an unpacked frame, as `decode` does."""
    match value:
        case (str(name), *fields) if name in _READERS:
            try:
                return _READERS[name](tuple(fields))
            except NewerError:
                return Newer(name)
        case (str(name), *_) if is_name(name):
            return Newer(name)
        case _:
            msg = "a packet is an array that begins with the name of one"
            raise MalformedError(msg)


def signatures(value: Value) -> int:
    """Return how many signatures a frame may make us verify, here or later; verify none (P13)."""
    match value:
        case ("hello" | "join" | "twin", *_):
            return 1
        case ("open", _, (_, _, options, _, *_), tuple(offers), *_):
            return len(offers) + _origin_cost(options)
        case (
            ("open", _, _, tuple(several), *_)
            | ("msgs", _, tuple(several), *_)
            | ("certificate", _, _, tuple(several), *_)
        ):
            return len(several)
        case ("genesis", (_, _, _, _, tuple(offers), *_), tuple(sits), *_):
            return len(offers) * (1 + len(sits))  # a sit does not name its seat
        case ("tournament", _, _, tuple(comes), _, tuple(reveals), tuple(results), *_):
            return 2 + len(comes) + len(reveals) + len(results)
        case _:
            return 0


def _origin_cost(options: Value) -> int:
    """Return as how many signatures playing the past of an origin in *options* again counts."""
    origin = known(options)[0].origin
    return 0 if origin is None else len(origin.past) // ORIGIN_BYTES


def _read_hello(fields: tuple[Value, ...]) -> Hello:
    if not fields:
        raise malformed(Hello)
    payload, signature = parse_wire(fields[0])
    match unpack(payload):
        case (tag, bytes(identity), bytes(mine), bytes(yours)) if (
            tag == HELLO_TAG and len(mine) == len(yours) == KEY_BYTES and is_sound_key(identity)
        ):
            if judge(identity, payload, signature):
                return Hello(identity, mine, yours, (payload, signature))
            msg = "a hello that its identity did not sign"
            raise ForgedHelloError(msg)
        case _:
            raise malformed(Hello)


def _read_twin(fields: tuple[Value, ...]) -> TwinPacket:
    if not fields:
        raise malformed(TwinPacket)
    payload, signature = parse_wire(fields[0])
    match unpack(payload):
        case (tag, bytes(who), bytes(mine), bytes(yours), number, bytes(game), word, step, ids) if (
            tag == TWIN_TAG
            and len(mine) == len(yours) == KEY_BYTES
            and is_sound_key(who)
            and len(game) in {0, DIGEST_BYTES}
            and judge(who, payload, signature)
        ):
            place = who, mine, yours, read_number(number, 0, STEP_MAX), game
            said = TwinWord(read_number(word, 0, max(TwinWord)))
            at = read_number(step, 1, STEP_MAX)
            return TwinPacket(*place, said, at, read_digests(ids, TwinPacket), (payload, signature))
        case _:
            raise malformed(TwinPacket)


def _read_greeting(fields: tuple[Value, ...]) -> Greeting:
    match fields:
        case (str(name), str(version), tuple(rules), *more) if (
            not name_refusal(name) and len(version) <= VERSION_MAX and len(rules) <= RULES_MAX
        ):
            known = tuple(_rules(entry) for entry in rules)
            looks_on = bool(more) and more[0] is True
            wish = if_known(read_wish, more, 1) if more[:1] in ([True], [False]) else None
            program = if_known(read_program, more, 2)
            return Greeting(name, version, known, looks_on, wish, program)
    raise malformed(Greeting)


def _rules(entry: Value) -> tuple[str, bytes]:
    match entry:
        case (str(rules_id), bytes(digest), *_) if len(digest) == DIGEST_BYTES:
            return rules_id, digest
        case _:
            raise malformed(Greeting)


def _read_open(fields: tuple[Value, ...]) -> OpenTable:
    match fields:
        case (
            number,
            (str(rules_id), bytes(digest), options, seats, *more),
            tuple(offers),
            *at,
        ) if len(digest) == DIGEST_BYTES and 1 <= len(offers) <= SEATS_MAX:
            require_all_known(more)
            terms = Terms(rules_id, digest, options, read_number(seats, 1, SEATS_MAX))
            wires = tuple(parse_new_offer(offer, judge) for offer in offers)
            worn = if_known(read_worn, at, 0) or ()
            if len(worn) != len(wires):
                worn = ()
            whose = if_known(read_whose, at, 1) if worn or at[:1] == [()] else None
            return OpenTable(read_number(number, 0, STEP_MAX), terms, wires, worn, whose)
    raise malformed(OpenTable)


def _read_closed(_fields: tuple[Value, ...]) -> Closed:
    return Closed()


def _read_join(fields: tuple[Value, ...]) -> Join:
    match fields:
        case (number, offer, *said):
            whose = if_known(read_whose, said, 0)
            return Join(read_number(number, 0, STEP_MAX), parse_new_offer(offer, judge), whose)
        case _:
            raise malformed(Join)


def _read_leave(_fields: tuple[Value, ...]) -> Leave:
    return Leave()


def _read_genesis(fields: tuple[Value, ...]) -> GenesisPacket:
    match fields:
        case (tuple() as genesis, tuple() as sits, *_) if len(sits) <= SEATS_MAX:
            return GenesisPacket(genesis, tuple(parse_wire(sit) for sit in sits))
        case _:
            raise malformed(GenesisPacket)


def _read_have(fields: tuple[Value, ...]) -> Have:
    match fields:
        case (bytes(game), step, bytes(previous), tuple(ids), proven, *_) if (
            len(game) == len(previous) == DIGEST_BYTES
        ):
            mask = read_number(proven, 0, (1 << SEATS_MAX) - 1)
            known = read_digests(ids, Have)
            return Have(game, read_number(step, 1, STEP_MAX), previous, known, mask)
    raise malformed(Have)


def _read_msgs(fields: tuple[Value, ...]) -> Msgs:
    match fields:
        case (bytes(game), tuple(messages), *_) if len(game) == DIGEST_BYTES:
            return Msgs(game, tuple(parse_message(message) for message in messages))
    raise malformed(Msgs)


def _read_peers(fields: tuple[Value, ...]) -> Peers:
    match fields:
        case (tuple(peers), *_) if 1 <= len(peers) <= PEERS_MAX:
            return Peers(tuple(_peer(entry) for entry in peers))
    raise malformed(Peers)


def _peer(entry: Value) -> Whereabouts:
    match entry:
        case (bytes(link), bytes(identity), tuple(addresses), *_) if (
            len(link) == len(identity) == KEY_BYTES and len(addresses) <= ADDRESSES_MAX
        ):
            return Whereabouts(link, identity, tuple(_address(address) for address in addresses))
    raise malformed(Peers)


def _address(value: Value) -> Address:
    match value:
        case (str(host), port, *_):
            with contextlib.suppress(ipaddress.AddressValueError):
                return str(ipaddress.IPv4Address(host)), read_number(port, 1, 65535)
            raise malformed(Peers)
        case _:
            raise malformed(Peers)


def _read_aside(fields: tuple[Value, ...]) -> AsidePacket:
    match fields:
        case (bytes(game), str(kind), content, *_) if (
            len(game) == DIGEST_BYTES and is_name(kind) and len(pack(content)) <= ASIDE_BYTES_MAX
        ):
            require_all_known(() if kind in ASIDES else (kind,))
            return AsidePacket(game, kind, content)
    raise malformed(AsidePacket)


def _read_tournament(fields: tuple[Value, ...]) -> TournamentPacket:
    match fields:
        case (
            call,
            (str(rules_id), bytes(rules_hash), options, *more),
            tuple(comes),
            bytes(roll),
            tuple(reveals),
            tuple(results),
            *_,
        ) if (
            len(comes) <= PEOPLE_MAX
            and len(results) <= 2 * PEOPLE_MAX
            and len(roll) in {0, SIGNATURE_BYTES}
            and len(reveals) == (len(comes) if roll else 0)
        ):
            require_all_known(more)
            called = parse_call(call)
            if not called.plays(rules_id, rules_hash, options):
                raise malformed(TournamentPacket)
            return TournamentPacket(
                called,
                Terms(rules_id, rules_hash, options, SEATS_MAX),
                tuple(parse_come(come, called.id) for come in comes),
                roll,
                tuple(parse_reveal(one) if one != () else None for one in reveals),
                tuple(map(parse_result, results)),
            )
    raise malformed(TournamentPacket)


_READERS: dict[str, Callable[[tuple[Value, ...]], Packet]] = {
    "hello": _read_hello,
    "greeting": _read_greeting,
    "open": _read_open,
    "closed": _read_closed,
    "join": _read_join,
    "leave": _read_leave,
    "genesis": _read_genesis,
    "have": _read_have,
    "msgs": _read_msgs,
    "peers": _read_peers,
    "aside": _read_aside,
    "tournament": _read_tournament,
    "twin": _read_twin,
    "compare": read_compare,
    "copy": read_copy,
    "certificate": read_certificate,
}
