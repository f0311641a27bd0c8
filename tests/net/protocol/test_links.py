"""The door: who is heard, and who is shut out (P10.2, P13)."""

import pytest

from core.table.encoding import pack, unpack
from core.table.genesis import Genesis, make_offer, make_sit
from core.table.signing import SigningKey
from net.protocol.effects import Effect, Link, Penalize, Send
from net.protocol.fields import judge
from net.protocol.game_packets import Have, genesis_packet
from net.protocol.hello_packets import Hello, make_hello
from net.protocol.limits import (
    BAD_PACKETS_MAX,
    FRAME_BEFORE_HELLO_MAX,
    HELLO_EVERY_S,
    HELLO_WITHIN_S,
    PACKETS_BURST,
    PACKETS_PER_S,
    PENALTY_S,
    SIGNATURE_PACKETS,
)
from net.protocol.links import Heard, Links
from net.protocol.packets import Packet, decode, encode, signatures
from net.protocol.table_packets import Closed, Join, OpenTable
from net.protocol.terms import Terms
from tests.seats import identity_of, secret_of

OUR_KEY, BEN_KEY, CEM_KEY = (bytes([number]) * 32 for number in (1, 2, 3))
"""The connection keys of three programs; ours is the first."""
ANN, BEN, CEM = (identity_of(1, seat) for seat in range(3))
CLOSED = encode(Closed())
LARGE = encode(Have(bytes(32), 1, bytes(32), (bytes(32),) * 40, 0))


def hello(identity: SigningKey, mine: Link, yours: Link = OUR_KEY) -> bytes:
    return encode(make_hello(identity, mine, yours))


def sent(effects: list[Effect]) -> list[object]:
    """List what is sent and who is shut out."""
    return [
        decode(effect.frame) if isinstance(effect, Send) else type(effect) for effect in effects
    ]


@pytest.fixture
def door() -> Links:
    """Our door at time 0, with Ben before it."""
    links = Links(ANN, OUR_KEY)
    links.up(BEN_KEY, 0.0)
    return links


@pytest.fixture
def open_door(door: Links) -> Links:
    """Our door when Ben has said hello."""
    door.receive(BEN_KEY, hello(BEN, BEN_KEY), 0.0)
    return door


def is_shut_out(effects: list[Effect], link: Link = BEN_KEY) -> bool:
    return any(
        isinstance(e, Penalize) and (e.link, e.seconds) == (link, PENALTY_S) for e in effects
    )


# -- hello -----------------------------------------------------------------------------------------


def test_a_connection_that_comes_up_is_greeted_with_a_hello_for_it_alone():
    """Identity, our key, its key (P10.2)."""
    (greeting,) = Links(ANN, OUR_KEY).up(BEN_KEY, 0.0)
    assert greeting == Send(BEN_KEY, hello(ANN, OUR_KEY, BEN_KEY))


def test_a_true_hello_makes_its_identity_known(door):
    heard, _ = door.receive(BEN_KEY, hello(BEN, BEN_KEY), 0.1)
    assert isinstance(heard, Heard)
    assert isinstance(heard.packet, Hello)
    assert heard.identity == BEN.public
    assert door.identities() == {BEN_KEY: BEN.public}


def test_nobody_is_heard_before_hello(door):
    """Whatever else comes first is dropped (P10.2)."""
    for number in range(BAD_PACKETS_MAX + 1):
        heard, effects = door.receive(BEN_KEY, CLOSED, 0.1 + number)
        assert heard is None
        assert not is_shut_out(effects)
    assert door.identities() == {}


def test_after_hello_packets_come_with_the_identity(open_door):
    assert open_door.receive(BEN_KEY, CLOSED, 0.2) == (Heard(BEN.public, Closed()), [])


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(hello(BEN, CEM_KEY), id="said on another connection"),
        pytest.param(hello(BEN, BEN_KEY, CEM_KEY), id="said to somebody else"),
        pytest.param(hello(BEN, CEM_KEY, BEN_KEY), id="that Cem said to Ben"),
        pytest.param(hello(ANN, OUR_KEY, BEN_KEY), id="our own, sent back"),
        pytest.param(hello(BEN, OUR_KEY, BEN_KEY), id="with the keys in the wrong order"),
    ],
)
def test_a_hello_made_for_another_connection_shuts_its_link_out(door, said):
    """An identity cannot be claimed by replaying a hello (P10.2)."""
    heard, effects = door.receive(BEN_KEY, said, 0.1)
    assert heard is None
    assert is_shut_out(effects)
    assert door.identities() == {}


def test_a_replayed_hello_does_not_make_its_thief_known(door):
    """Cem plays back to us, word by word, what Ben said to us (P10.2)."""
    said = hello(BEN, BEN_KEY)
    door.receive(BEN_KEY, said, 0.1)
    door.up(CEM_KEY, 0.1)
    heard, effects = door.receive(CEM_KEY, said, 0.2)
    assert heard is None
    assert is_shut_out(effects, CEM_KEY)
    assert door.identities() == {BEN_KEY: BEN.public}


def forged_hello() -> bytes:
    """Claim to be Ben on Ben's very connection, without his key."""
    true = make_hello(BEN, BEN_KEY, OUR_KEY)
    payload, _ = true.wire
    return pack(("hello", (payload, CEM.sign(payload))))


def test_a_hello_with_a_forged_signature_is_refused_and_shut_out_in_the_end(door):
    """A peer that cannot sign says no hello, and it has five seconds for one (P10.2)."""
    heard, effects = door.receive(BEN_KEY, forged_hello(), 0.1)
    assert heard is None
    effects += door.tick(HELLO_WITHIN_S + 0.1)
    assert door.identities() == {}
    assert is_shut_out(effects)


def test_a_hello_with_a_forged_signature_shuts_its_link_out_at_once(door):
    """It is no accident (P10.2)."""
    _, effects = door.receive(BEN_KEY, forged_hello(), 0.1)
    assert is_shut_out(effects)


def test_who_says_no_hello_for_five_seconds_is_shut_out(door):
    """P10.2."""
    assert not is_shut_out(door.tick(HELLO_WITHIN_S))
    assert is_shut_out(door.tick(HELLO_WITHIN_S + 0.1))
    assert door.tick(HELLO_WITHIN_S + 0.2) == []


def test_talking_does_not_replace_the_hello(door):
    for tenth in range(1, 50):
        door.receive(BEN_KEY, CLOSED, tenth / 10)
    assert is_shut_out(door.tick(HELLO_WITHIN_S + 0.1))


def test_a_missing_hello_is_asked_for_each_second(door):
    """By ours, for one of them may have got lost (P10.4)."""
    asked = [sent(door.tick(tenth / 10)) for tenth in range(1, 45)]
    assert sum(map(len, asked)) == 4
    assert all(isinstance(packet, Hello) for effects in asked for packet in effects)


def test_who_has_said_hello_may_be_silent(open_door):
    assert open_door.tick(1000.0) == []


def test_a_new_connection_has_to_say_hello_again(open_door):
    """What was true of the last one is forgotten with it (P10.2)."""
    open_door.down(BEN_KEY)
    heard, _ = open_door.receive(BEN_KEY, CLOSED, 1.0)
    assert heard is None


def talk(delay: float, seconds: int) -> list[float]:
    """Let two doors face each other over a wire of so much *delay*; tell when hellos were sent."""
    keys, doors = (OUR_KEY, BEN_KEY), (Links(ANN, OUR_KEY), Links(BEN, BEN_KEY))
    under_way: list[tuple[float, int, bytes]] = []
    times: list[float] = []

    def post(sender: int, effects: list[Effect], now: float) -> None:
        for effect in effects:
            assert isinstance(effect, Send)
            times.append(now)
            under_way.append((now + delay, 1 - sender, effect.frame))

    for me in (0, 1):
        post(me, doors[me].up(keys[1 - me], 0.0), 0.0)
    for tick in range(1, 20 * seconds):
        now = tick / 20
        for letter in [letter for letter in under_way if letter[0] <= now]:
            under_way.remove(letter)
            _, me, frame = letter
            post(me, doors[me].receive(keys[1 - me], frame, now)[1], now)
        for me in (0, 1):
            post(me, doors[me].tick(now), now)
    assert all(door.identities() for door in doors)
    return times


@pytest.mark.parametrize("delay", [0.0, 0.05, 0.5, HELLO_EVERY_S - 0.1])
def test_two_hellos_do_not_answer_each_other_for_ever(delay):
    """Each side says it once or twice, and then they talk (P10.2)."""
    times = talk(delay, 60)
    assert len(times) <= 4
    assert max(times) <= 2 * HELLO_EVERY_S


def test_nor_do_they_over_a_slow_wire():
    """More than a second one way: rare, yet then each hello begins the exchange anew (P10.2)."""
    assert max(talk(1.2, 60)) <= 10 * HELLO_EVERY_S


# -- floods ----------------------------------------------------------------------------------------


def test_large_frames_before_hello_are_not_decoded_and_shut_their_link_out_in_the_end(door):
    """Not at once: a peer may not know yet that its link is new, and go on as before (P13)."""
    assert len(LARGE) > FRAME_BEFORE_HELLO_MAX
    outcomes = [door.receive(BEN_KEY, LARGE, 0.1) for _ in range(BAD_PACKETS_MAX)]
    assert all(heard is None for heard, _ in outcomes)
    assert [is_shut_out(effects) for _, effects in outcomes] == [False] * 19 + [True]


def test_who_lost_us_and_asks_again_is_answered_in_time_however_often_that_happens(open_door):
    """On a bad network a link comes anew every few seconds, and the other end may not notice."""
    now = 0.0
    for _ in range(20):
        now += 3.7
        since = now
        while not (answered := open_door.receive(BEN_KEY, hello(BEN, BEN_KEY), now)[1]):
            now += HELLO_EVERY_S
        assert isinstance(answered[0], Send)
        assert now - since < HELLO_WITHIN_S


def test_a_repeated_hello_is_met_anew_only_when_it_is_answered(open_door):
    """Or the answer to a meeting would come before the hello, and count as a misdeed."""
    outcomes = [open_door.receive(BEN_KEY, hello(BEN, BEN_KEY), t / 10) for t in range(80)]
    assert all(bool(heard) is bool(effects) for heard, effects in outcomes)
    assert any(heard for heard, _ in outcomes)


def test_a_large_frame_after_hello_is_fine(open_door):
    heard, effects = open_door.receive(BEN_KEY, LARGE, 0.1)
    assert heard is not None
    assert effects == []


def test_packets_above_the_rate_are_dropped_and_nobody_else_notices(open_door):
    """All limits are per link: a flooder harms only its own (P13)."""
    open_door.up(CEM_KEY, 0.0)
    open_door.receive(CEM_KEY, hello(CEM, CEM_KEY), 0.0)
    flood = [open_door.receive(BEN_KEY, CLOSED, 0.0)[0] for _ in range(1000)]
    assert sum(heard is not None for heard in flood) == PACKETS_BURST - 1  # one was the hello
    cem = [open_door.receive(CEM_KEY, CLOSED, t / PACKETS_PER_S)[0] for t in range(600)]
    assert None not in cem


def test_large_packets_above_the_rate_are_not_even_decoded(open_door):
    """What a packet costs us goes by its size (P13)."""
    flood = [open_door.receive(BEN_KEY, LARGE, 0.0)[0] for _ in range(1000)]
    assert sum(heard is not None for heard in flood) < PACKETS_BURST / (len(LARGE) // 1024)


OFFERS = tuple(make_offer(f"P{n}", identity_of(7, n), secret_of(7, n)) for n in range(5))
GENESIS = Genesis("toy/1", bytes(32), 3, OFFERS)
DEAR: dict[str, Packet] = {
    "genesis": genesis_packet(GENESIS, [make_sit(GENESIS, identity_of(7, 4))] * 5),
    "open": OpenTable(1, Terms("toy/1", bytes(32), 3, 5), OFFERS),
    "join": Join(1, OFFERS[0]),
}
"""Packets with true signatures of people who are not here."""


@pytest.mark.parametrize("kind", DEAR)
def test_no_flood_makes_us_verify_more_than_its_share(open_door, kind):
    """A packet costs by its signatures, before any is looked at (P13)."""
    frame = encode(DEAR[kind])
    heard = sum(
        open_door.receive(BEN_KEY, frame, 0.1 + number / 1000)[0] is not None
        for number in range(5000)
    )
    verified = heard * signatures(unpack(frame))
    assert verified <= (PACKETS_BURST + 6 * PACKETS_PER_S) / SIGNATURE_PACKETS
    assert heard > 0
    assert open_door.receive(BEN_KEY, frame, 8.0)[0] is not None  # and heard again after a pause


def test_a_flood_of_hellos_is_judged_once(open_door):
    """Byte for byte the same: nothing about it is new (P13)."""
    frame = hello(BEN, BEN_KEY)
    before = judge.cache_info().misses
    for number in range(300):
        open_door.receive(BEN_KEY, frame, 0.1 + number / 100)
    assert judge.cache_info().misses - before <= 1


def test_a_flood_before_hello_makes_us_send_one_hello_a_second(door):
    """A small packet from a stranger is no lever (P13)."""
    said = [
        effect
        for number in range(300)
        for effect in door.receive(BEN_KEY, CLOSED, 0.5 + number / 100)[1]
    ]
    assert len(said) <= 4


@pytest.mark.parametrize("rubbish", [b"", b"\xc1", b"\x91" * 100, encode(Closed())[:-1]])
def test_twenty_bad_packets_shut_a_link_out_for_a_minute(open_door, rubbish):
    """Not nineteen (P13)."""
    outcomes = [open_door.receive(BEN_KEY, rubbish, 0.1) for _ in range(BAD_PACKETS_MAX)]
    assert [is_shut_out(effects) for _, effects in outcomes] == [False] * 19 + [True]
    assert all(heard is None for heard, _ in outcomes)
    assert open_door.identities() == {}


def test_misdeeds_that_others_find_count_too(open_door):
    """A well-formed packet may hold a message that does not count (P13)."""
    for _ in range(BAD_PACKETS_MAX - 1):
        assert open_door.blame(BEN_KEY, "sent something else") == []
    assert is_shut_out(open_door.receive(BEN_KEY, b"", 0.1)[1])


def test_a_misdeed_of_a_link_that_is_gone_is_forgotten(open_door):
    assert open_door.blame(CEM_KEY, "was never here") == []


def test_who_was_shut_out_begins_anew(open_door):
    """After its minute the driver lets it in again: with a new hello, and nothing counted."""
    for _ in range(BAD_PACKETS_MAX):
        open_door.receive(BEN_KEY, b"", 0.1)
    assert sent(open_door.up(BEN_KEY, 60.2)) == [make_hello(ANN, OUR_KEY, BEN_KEY)]
    assert open_door.receive(BEN_KEY, CLOSED, 60.3)[0] is None
    assert open_door.receive(BEN_KEY, hello(BEN, BEN_KEY), 60.4)[0] is not None
    assert open_door.receive(BEN_KEY, b"", 60.5) == (None, [])
