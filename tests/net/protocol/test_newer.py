"""What a newer version says, in the lobby and at a table: dropped, shown, never a misdeed (P10)."""

from dataclasses import replace

import pytest

from core.table.agreed import AGREED_TAG
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.looks import LookWish, wish_value
from core.table.trouble import Trouble
from net.protocol.effects import Blame, Penalize, Send
from net.protocol.evening import Evening
from net.protocol.game_packets import GenesisPacket
from net.protocol.hello_packets import Greeting, make_hello
from net.protocol.limits import (
    BAD_PACKETS_MAX,
    FRAME_BEFORE_HELLO_MAX,
    OPEN_TABLE_LASTS_S,
    PACKETS_BURST,
)
from net.protocol.links import Heard, Links
from net.protocol.lobby import Lobby
from net.protocol.packets import Newer, Packet, encode
from net.protocol.people import can_be_played
from net.protocol.table_packets import Closed
from net.protocol.troubles import PeerReason
from tests.drawn import draw_memory
from tests.net.protocol.hall import Guest, Hall, terms
from tests.net.protocol.samples import SAMPLES
from tests.seats import identity_of, sat_down
from tests.toy import Toy

TOY = Toy()
OURS, THEIRS = b"O" * 32, b"T" * 32
WISH = LookWish(("plum",), "straw")
UNKNOWN = pack(("digests", bytes(32), ("x", 3)))
AGREEMENTS: dict[str, Value] = {
    "a further name": (AGREED_TAG, (("nudge", 60), ("wears", ("hat", 3))), 3),
    "a further value": (AGREED_TAG, (("nudge", 60, "gently"),), 3),
    "a further field": (AGREED_TAG, (("nudge", 60),), 3, "more"),
    "a newer agreement": ("wormup/2/agreed", b"anything"),
}
BY_KIND = pytest.mark.parametrize("options", AGREEMENTS.values(), ids=AGREEMENTS)


def needs_newer(name: str = "Ben") -> Trouble:
    return Trouble(PeerReason.NEEDS_NEWER, name=name, theirs="1.0", ours="1.0")


def hall() -> tuple[Hall, Guest, Guest]:
    """Ann, who wants nothing, and Ben."""
    both = Hall(2)
    both.run(0.2)
    return both, both.guests[0], both.guests[1]


def told(both: Hall, packet: Packet) -> Trouble | None:
    """Let Ben tell Ann *packet*; return what keeps her from his table."""
    ann, ben = both.guests
    ann.lobby.receive(ben.link, packet, both.now)
    ann.lobby.turn(both.now)
    return ann.people()["Ben"].problem


def at_door() -> Links:
    """Our door, at which Ben has said hello."""
    links = Links(identity_of(1, 0), OURS)
    links.up(THEIRS, 0.0)
    links.receive(THEIRS, encode(make_hello(identity_of(1, 1), THEIRS, OURS)), 0.0)
    return links


def test_unknown_packets_never_shut_a_link_out_and_malformed_ones_do_as_before():
    links = at_door()
    for number in range(10 * BAD_PACKETS_MAX):
        heard, effects = links.receive(THEIRS, UNKNOWN, float(number))
        assert (heard, effects) == (Heard(identity_of(1, 1).public, Newer("digests")), [])
    for _ in range(BAD_PACKETS_MAX - 1):
        assert links.receive(THEIRS, b"\xc0", 999.0) == (None, [])
    (penalty,) = links.receive(THEIRS, b"\xc0", 999.0)[1]
    assert isinstance(penalty, Penalize)


def test_unknown_packets_count_by_number_and_size_like_all_others():
    large = pack(("digests", bytes(30 * 1024)))
    for frame, most in ((UNKNOWN, PACKETS_BURST - 1), (large, PACKETS_BURST // 31)):
        links = at_door()
        heard = sum(links.receive(THEIRS, frame, 0.0)[0] is not None for _ in range(500))
        assert heard == int(most)


def test_before_a_hello_an_unknown_packet_is_heard_by_nobody_and_a_large_one_is_a_misdeed():
    links = Links(identity_of(1, 0), OURS)
    links.up(THEIRS, 0.0)
    assert links.receive(THEIRS, UNKNOWN, 0.5) == (None, [])
    large = pack(("digests", bytes(FRAME_BEFORE_HELLO_MAX)))
    for _ in range(BAD_PACKETS_MAX - 1):
        assert links.receive(THEIRS, large, 9.0)[1] == []
    assert [type(one) for one in links.receive(THEIRS, large, 9.0)[1]] == [Penalize]


@BY_KIND
def test_a_table_on_a_newer_agreement_is_shown_as_such_and_not_offered(options):
    both, ann, ben = hall()
    both.perform(ben, ben.lobby.want(replace(terms(2), options=options)))
    both.run(0.5)
    (person,) = ann.lobby.snapshot().people
    assert person.problem == needs_newer()
    assert person.table is not None
    assert not can_be_played({TOY.rules_id: TOY}.get, person.table.terms)


@pytest.mark.parametrize(
    "options",
    [
        (AGREED_TAG, (("nudge", 61),), 3),
        (AGREED_TAG, (("Wears", 1),), 3),
        (AGREED_TAG, ((3, "x"),), 3),
        (AGREED_TAG, (), 3),
        ("wormup/0/agreed", (), 3),
    ],
)
def test_an_agreement_that_no_version_makes_is_only_one_that_cannot_be_played(options):
    both, ann, ben = hall()
    both.perform(ben, ben.lobby.want(replace(terms(2), options=options)))
    both.run(0.5)
    (person,) = ann.lobby.snapshot().people
    assert person.problem == Trouble(PeerReason.BAD_TABLE, name="Ben")


def test_a_table_whose_offers_are_newer_is_shown_until_it_is_closed_or_no_longer_told():
    both, ann, ben = hall()
    assert told(both, Newer("digests")) is None
    for end in (Closed(), SAMPLES["open"]):
        assert told(both, Newer("open")) == needs_newer()
        assert ann.people()["Ben"].table is None
        ann.lobby.receive(ben.link, end, both.now)
        assert ann.people()["Ben"].problem != needs_newer()
    assert told(both, Newer("open")) == needs_newer()
    both.loses = lambda sender, _to, _packet: sender == ben.number
    both.run(OPEN_TABLE_LASTS_S - 0.2)
    assert ann.people()["Ben"].problem == needs_newer()
    both.run(0.4)
    assert ann.people()["Ben"].problem is None


def test_at_a_newer_table_nobody_sits_down_and_at_our_own_its_host_is_awaited():
    both, ann, ben = hall()
    both.perform(ann, ann.lobby.want(terms(2)))
    ann.lobby.receive(ben.link, Newer("open"), both.now)
    both.run(0.5)
    assert ann.people()["Ben"].problem == needs_newer()
    both.perform(ben, ben.lobby.want(terms(2)))
    both.run(1.0)
    assert len(set(both.games())) == 1
    assert None not in both.games()


def grown(name: str) -> bytes:
    """Make a packet *name* of which something signed or agreed is newer."""
    genesis, sits = sat_down(1, 2)
    wire = genesis.wire
    assert isinstance(wire, tuple)
    offers = tuple(
        (pack((*_array(unpack(o.payload)), wish_value(WISH), "ink")), bytes(64))
        for o in genesis.offers
    )
    yes = tuple(sit.wire for sit in sits)
    packets: dict[str, Value] = {
        "open": ("open", 1, ("toy/1", TOY.rules_hash, 3, 2), offers),
        "terms": ("open", 1, ("toy/1", TOY.rules_hash, 3, 2, "dark"), (genesis.offers[0].wire,)),
        "join": ("join", 1, offers[0]),
        "genesis": ("genesis", (*wire, "wears"), yes),
        "tag": ("genesis", ("wormup/2/table", *wire[1:]), yes),
        "offers": ("genesis", (*wire[:4], offers), yes),
    }
    return pack(packets[name])


def _array(value: Value) -> tuple[Value, ...]:
    assert isinstance(value, tuple)
    return value


@pytest.mark.parametrize("name", ["open", "terms", "join", "genesis", "tag", "offers"])
def test_what_is_signed_in_a_newer_way_is_no_misdeed_and_nothing_is_answered_or_sat_down_to(name):
    lobby = Lobby("Ann", "1.0", ((TOY.rules_id, TOY.rules_hash),), identity_of(1, 0), lambda _: TOY)
    evening = Evening(lobby, identity_of(1, 0), OURS, draw_memory(1))
    evening.up(THEIRS, 0.0)
    evening.receive(THEIRS, encode(make_hello(identity_of(1, 1), THEIRS, OURS)), 0.0)
    evening.receive(THEIRS, encode(Greeting("Ben", "9.0", ())), 0.0)
    evening.turn(0.1)
    for number in range(3 * BAD_PACKETS_MAX):
        evening.receive(THEIRS, grown(name), 0.2 + number / 1000)
    effects = evening.turn(0.3)
    assert not [one for one in effects if isinstance(one, Penalize | Blame | Send)]


def test_a_lobby_does_not_take_a_newer_genesis_for_a_malformed_one():
    _, ann, ben = hall()
    genesis, _ = sat_down(1, 2)
    wire = _array(genesis.wire)
    with pytest.raises(MalformedError):
        ann.lobby.receive(ben.link, GenesisPacket(wire[:-1], ()), 1.0)
    with pytest.raises(MalformedError, match="a genesis is"):
        ann.lobby.receive(ben.link, GenesisPacket((*wire, 1), ()), 1.0)
