"""Packets: bytes and back, strictly (P2, P10.2, P10.4, P13)."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.encoding import (
    ARRAY_MAX,
    BIN_BYTES_MAX,
    DEPTH_MAX,
    MalformedError,
    Value,
    pack,
    unpack,
)
from core.table.genesis import make_offer
from core.table.messages import Act, MessagePlace, sign
from net.protocol.game_packets import AsidePacket, Have, Msgs
from net.protocol.hello_packets import HELLO_TAG, RULES_MAX, VERSION_MAX, Greeting
from net.protocol.packets import Newer, Packet, decode, encode, signatures
from net.protocol.peer_packets import ADDRESSES_MAX, PEERS_MAX, Peers, Whereabouts
from net.protocol.table_packets import Join, OpenTable
from net.protocol.terms import Terms
from tests.net.protocol.samples import ACT, MINE, OFFER, SAMPLES, YOURS
from tests.seats import NAMES, identity_of, secret_of

Path = tuple[int, ...]

GOLDEN = {
    "hello": (
        "92a568656c6c6f92c47694ae776f726d75702f312f68656c6c6fc42095af13c6c0af1205c1f2215f9b6a25bd"
        "5a3416746270abe05bcf32437ac8a100c420000102030405060708090a0b0c0d0e0f10111213141516171819"
        "1a1b1c1d1e1fc420202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3fc44060ad"
        "fbd18f4cba529365d0d7b29bf8747ecc179ac62b0e66f668ccb601990096e1499cc4bc4af6716098239f00f0"
        "98c8e97b3f5b8a7f7c96fd8152675f61af00"
    ),
    "greeting": (
        "94a86772656574696e67a3416e6ea3312e309192a5746f792f31c420591e46c16c8f984de957861d3f1b1e0b"
        "cffca53bd854e4f2e9f6c7a9d75f576a"
    ),
    "open": (
        "94a46f70656e0794a5746f792f31c420591e46c16c8f984de957861d3f1b1e0bcffca53bd854e4f2e9f6c7a9"
        "d75f576a03029192c47a95ae776f726d75702f312f6f66666572a3416e6ec42095af13c6c0af1205c1f2215f"
        "9b6a25bd5a3416746270abe05bcf32437ac8a100c42061fb050781784cc283efeb0c4d49cbcad4f3421c282c"
        "ab69477c93de825d3c0ac42068ea155c7812060115977a61f76dbb531e64ea3993bc5346e44f5ced86f650dc"
        "c4400f42a67ee534a9711cd7b43a577d50fda49a903eb17d488b8650828000bf0363fafc8e7189576287ca2b"
        "bf3307f3141c32c5b4a04474c0d2e7b67a52468c070e"
    ),
    "closed": "91a6636c6f736564",
    "join": (
        "93a46a6f696e0792c47a95ae776f726d75702f312f6f66666572a3416e6ec42095af13c6c0af1205c1f2215f"
        "9b6a25bd5a3416746270abe05bcf32437ac8a100c42061fb050781784cc283efeb0c4d49cbcad4f3421c282c"
        "ab69477c93de825d3c0ac42068ea155c7812060115977a61f76dbb531e64ea3993bc5346e44f5ced86f650dc"
        "c4400f42a67ee534a9711cd7b43a577d50fda49a903eb17d488b8650828000bf0363fafc8e7189576287ca2b"
        "bf3307f3141c32c5b4a04474c0d2e7b67a52468c070e"
    ),
    "leave": "91a56c65617665",
    "genesis": (
        "93a767656e6573697395ae776f726d75702f312f7461626c65a5746f792f31c420591e46c16c8f984de95786"
        "1d3f1b1e0bcffca53bd854e4f2e9f6c7a9d75f576a039192c47a95ae776f726d75702f312f6f66666572a341"
        "6e6ec42095af13c6c0af1205c1f2215f9b6a25bd5a3416746270abe05bcf32437ac8a100c42061fb05078178"
        "4cc283efeb0c4d49cbcad4f3421c282cab69477c93de825d3c0ac42068ea155c7812060115977a61f76dbb53"
        "1e64ea3993bc5346e44f5ced86f650dcc4400f42a67ee534a9711cd7b43a577d50fda49a903eb17d488b8650"
        "828000bf0363fafc8e7189576287ca2bbf3307f3141c32c5b4a04474c0d2e7b67a52468c070e9192c43092ac"
        "776f726d75702f312f736974c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359"
        "dc0fc4402061a6b125fd6f26378b04f35a47a7383562a96444a0235ae04f7bc9cea19412d46c6df1795fa23f"
        "15406e79e9fbd424d8d55121eb4d4f709e281f8e86a57e0b"
    ),
    "have": (
        "96a468617665c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0f01c4206b"
        "6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0f91c4205f9de72482f22365fd89"
        "dcc76f65bf1a19696446266b794386b77f2072b4d45302"
    ),
    "msgs": (
        "93a46d736773c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0f9192c47f"
        "96ac776f726d75702f312f616374c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0"
        "f359dc0f0100c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0f9292a473"
        "616c74c420ec0f12f860e24577435e0b9fe1c7fe4b9711617c108993162a8967649669d041c400c440b9510c"
        "8480c57051970ef98bfd8a5379745a626201a04ec6d700a7d0a895a1702063d02b38ea429cb97b6adefebec8"
        "4c9ec296b6292e03ebd38d493ccc813e06"
    ),
    "peers": (
        "92a570656572739293c420000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1fc4"
        "2095af13c6c0af1205c1f2215f9b6a25bd5a3416746270abe05bcf32437ac8a1009192ab3139322e3136382e"
        "312e37cd9cbb93c420202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3fc420a0"
        "09243e890c11023384e345409b3a03a0687f10364333d05eeb2e9071f14b1990"
    ),
    "aside": (
        "94a56173696465c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0fa46c61"
        "6964920c920304"
    ),
    "compare": (
        "94a7636f6d70617265c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0f03c2"
    ),
    "copy": (
        "95a4636f7079c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0f030192c4"
        "205f9de72482f22365fd89dcc76f65bf1a19696446266b794386b77f2072b4d453c4206b6e127eb532d61079"
        "e6c71387400351bb86731d581913ae1e0332c0f359dc0f"
    ),
    "certificate": (
        "94ab6365727469666963617465c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0f3"
        "59dc0f019192c47f96ac776f726d75702f312f616374c4206b6e127eb532d61079e6c71387400351bb86731d"
        "581913ae1e0332c0f359dc0f0100c4206b6e127eb532d61079e6c71387400351bb86731d581913ae1e0332c0"
        "f359dc0f9292a473616c74c420ec0f12f860e24577435e0b9fe1c7fe4b9711617c108993162a8967649669d0"
        "41c400c440b9510c8480c57051970ef98bfd8a5379745a626201a04ec6d700a7d0a895a1702063d02b38ea42"
        "9cb97b6adefebec84c9ec296b6292e03ebd38d493ccc813e06"
    ),
    "twin": (
        "92a47477696e92c4bd99ad776f726d75702f312f7477696ec42095af13c6c0af1205c1f2215f9b6a25bd5a34"
        "16746270abe05bcf32437ac8a100c420000102030405060708090a0b0c0d0e0f101112131415161718191a1b"
        "1c1d1e1fc420202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f03c4206b6e12"
        "7eb532d61079e6c71387400351bb86731d581913ae1e0332c0f359dc0f020191c4205f9de72482f22365fd89"
        "dcc76f65bf1a19696446266b794386b77f2072b4d453c44053c0b8857e91df7e73195c4849cb653fd8d9a795"
        "a86f8f4a4f491ffe63f744e48ba1f2e7fb0c4573b9d46bf074819ff522bfc0d55acac6c8c267a5079b40180d"
    ),
    "tournament": (
        "97aa746f75726e616d656e7492c46b94b3776f726d75702f312f746f75726e616d656e74c4106120746f7572"
        "6e616d656e7420313662c420bfc92f1af49cb24fc78501a2d671b171008fee12f6dd7a8faf7b27f202c49123"
        "c420460bf5d162c0e27e84d53d415a259922b3e78f1e0ddfa68ff5e010588cdab40ec440f5e517a59fdd853d"
        "43555a21da20fcce6f7b0c9d903ab01c9068eaaf6b108f149d871e5b8d74ddc9dc60e8a52faad55a56df0432"
        "8435cf1b3f44d20828f12e0293a5746f792f31c4200000000000000000000000000000000000000000000000"
        "000000000000000000039292c47895ad776f726d75702f312f636f6d65c4204ca4169de90811bd9c4056d1ae"
        "a53fdb33b55ee1dda6208074032781b64e9144c42061093f155b643897348a1578c000a806f63e8aa90635fa"
        "6a382c9f784b99834ca25033c420e6b44568d90a2903a5688696b26239cc82864dec41b55502e062c012fd48"
        "aadec440cfecccdd2ca25ea363753be7d4cca40cf123314439509148ad8c961b81b364539bd39589f1c8c6d1"
        "48e960cef8b03c63244bf2b168935a08c6c65b8f84dc180292c47895ad776f726d75702f312f636f6d65c420"
        "4ca4169de90811bd9c4056d1aea53fdb33b55ee1dda6208074032781b64e9144c420814e264cabc37ad8d7f5"
        "62adc83af35a56d4996f96fcb53b83185194c047cab7a25031c420496002a5ce9437ffbe043b1ea98fa30f24"
        "ff2c7d6b83d8214f3e5820ec406d77c440a46e84d42a32a16f789741d3ff3975b6b3ca93ca1d0b97769cadd3"
        "e48e91364bcd78536a61706d11126f91a89ebdbf711155428881ac8c5742d8bd3633a3e907c440c32fe65525"
        "058949687da4f0c443ad9f2bff9266c91c98e183ece1998369c81a9dc1e30ebc1ceb05c87e5bda3030262914"
        "fa4ad435a9bced701760adba70ae069292c420cbcb1a7f35d685bbe90f9876e57601d35df96accbb16085953"
        "4b2c9e5333f660c44076262a075b2543a1a9a98b46ea4fbb2f14b354f6baa454ade6181e0cb3cfc8eab284b8"
        "77635a19118d81f3c948283b099191f099775c949330336eced136300d909192c49d96af776f726d75702f31"
        "2f726573756c74c4200a01283b7f728d83d4d555a34ec3dfedb1b15d81b307e56fd5d97bb4a95ed1bac42095"
        "af13c6c0af1205c1f2215f9b6a25bd5a3416746270abe05bcf32437ac8a10002c4206b6e127eb532d61079e6"
        "c71387400351bb86731d581913ae1e0332c0f359dc0f9192c42095af13c6c0af1205c1f2215f9b6a25bd5a34"
        "16746270abe05bcf32437ac8a10001c440316a5800c13ac821be926e0e261fabf5ebbe04b2f0bb8a77056d94"
        "92e2ffab08a1b4603f42c0d6d2f8795112db1495435e8b7d3f8abdacfd024192195728c802"
    ),
}
"""One frame of each kind. Whoever changes one of these speaks another protocol."""

FREE: dict[str, set[Path]] = {
    "hello": set(),
    "greeting": {(1,), (2,), (3,), (3, 0), (3, 0, 0), (3, 0, 1)},
    "open": {(1,), (2, 0), (2, 1), (2, 2), (2, 3), (3,), (3, 0)},
    "closed": set(),
    "join": {(1,)},
    "leave": set(),
    "genesis": {(1,), (2,), (2, 0), (2, 0, 0), (2, 0, 1)},
    "have": {(1,), (2,), (3,), (4,), (4, 0), (5,)},
    "msgs": {(1,), (2,), (2, 0), (2, 0, 1)},
    "peers": {(1,), (1, 0), (1, 0, 0), (1, 0, 1), (1, 0, 2), (1, 0, 2, 0), (1, 0, 2, 0, 1)}
    | {(1, 1), (1, 1, 0), (1, 1, 1), (1, 1, 2)},
    "aside": {(1,), (2,), (3,), (3, 0), (3, 1), (3, 1, 0), (3, 1, 1)},
    "twin": set(),
    "compare": {(1,), (2,), (3,)},
    "copy": {(1,), (2,), (3,), (4,), (4, 0), (4, 1)},
    "certificate": {(1,), (2,), (3,), (3, 0), (3, 0, 1)},
    "tournament": {(1, 1), (3, 0, 1), (3, 1, 1), (4,), (5, 0), (5, 0, 0), (5, 0, 1), (6,), (6, 0)}
    | {(6, 0, 1)},
}
"""Where a packet may say something else of the same form; of a genesis, the reader is the judge."""

ATOMS: tuple[Value, ...] = (
    *(0, 1, -1, 2**31, 2**63, True),
    *("", "x", "x" * 33, "x" * 65, "toy/1", "hello"),
    *(b"", b"x", bytes(31), bytes(32), bytes(33), bytes(64)),
    *((), (0,), ((),), ("x",), (b"", b"")),
)


def variants(value: Value, path: Path = ()) -> Iterator[tuple[Path, Value]]:
    """Put in each place of *value* something else, nothing, and the same twice."""
    yield from ((path, atom) for atom in ATOMS if pack(atom) != pack(value))
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            before, behind = value[:place], value[place + 1 :]
            for at, other in variants(part, (*path, place)):
                yield at, (*before, other, *behind)
            yield (*path, place), (*before, *behind)
            yield (*path, place), (*before, part, part, *behind)


def read(frame: bytes) -> Packet | None:
    """Decode *frame*; what is no packet may raise one error only, and what is one has one form.

    Only what is behind the fields that we know may be lost.
    """
    try:
        packet = decode(frame)
    except MalformedError:
        return None
    assert begins(packet.value, unpack(frame))
    return packet


def begins(known: Value, whole: Value) -> bool:
    """Tell whether *whole* is *known* with further fields, if with anything."""
    if isinstance(known, tuple) and isinstance(whole, tuple):
        return len(known) <= len(whole) and all(map(begins, known, whole))
    return (known, type(known)) == (whole, type(whole))


KINDS = pytest.mark.parametrize("kind", SAMPLES)

# -- what is sent is what is read ------------------------------------------------------------------


@KINDS
def test_every_kind_of_packet_has_these_bytes(kind):
    """The wire is a promise to other versions (P2, P10.4)."""
    assert encode(SAMPLES[kind]).hex() == GOLDEN[kind]


@KINDS
def test_every_kind_of_packet_is_read_back(kind):
    assert decode(bytes.fromhex(GOLDEN[kind])) == SAMPLES[kind]


digests = st.binary(min_size=32, max_size=32)
numbers = st.integers(0, 2**31)
words = st.text(st.characters(codec="utf-8"), max_size=VERSION_MAX)
names = st.text("abcXYZäß猫 -'", min_size=1, max_size=24).map(str.strip).filter(bool)
values: st.SearchStrategy[Value] = st.recursive(
    st.integers(-(2**63), 2**64 - 1) | st.booleans() | words | st.binary(max_size=40),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=8,
)
offers = st.builds(
    lambda name, seed: make_offer(name, identity_of(seed, 0), secret_of(seed, 0)),
    st.sampled_from(NAMES),
    st.integers(0, 5),
)
messages = st.builds(
    lambda step, seat, previous, action, commit: sign(
        secret_of(1, seat).key, MessagePlace(bytes(32), step, seat, previous), Act(action, commit)
    ),
    st.integers(1, 2**31 - 1),
    st.integers(0, 4),
    digests,
    st.lists(values, max_size=3).map(tuple),
    digests | st.just(b""),
)
addresses = st.tuples(st.ip_addresses(v=4).map(str), st.integers(1, 65535))
packets = (
    st.builds(
        Greeting, names, words, st.lists(st.tuples(words, digests), max_size=RULES_MAX).map(tuple)
    )
    | st.builds(
        OpenTable,
        numbers,
        st.builds(Terms, words, digests, values, st.integers(1, 5)),
        st.lists(offers, min_size=1, max_size=5).map(tuple),
    )
    | st.builds(Join, numbers, offers)
    | st.builds(
        Have,
        digests,
        st.integers(1, 2**31),
        digests,
        st.lists(digests, max_size=400).map(tuple),
        st.integers(0, 31),
    )
    | st.builds(
        Peers,
        st.lists(
            st.builds(
                Whereabouts,
                digests,
                digests,
                st.lists(addresses, max_size=ADDRESSES_MAX).map(tuple),
            ),
            min_size=1,
            max_size=PEERS_MAX,
        ).map(tuple),
    )
    | st.builds(Msgs, digests, st.lists(messages, max_size=5).map(tuple))
    | st.builds(AsidePacket, digests, st.sampled_from(["laid", "again", "gesture"]), values)
)


@given(packets)
def test_whatever_a_packet_says_is_read_back(packet):
    assert decode(encode(packet)) == packet


# -- what is not sent is not read ------------------------------------------------------------------


@KINDS
def test_no_field_takes_what_is_not_its_own(kind):
    """Every place of every packet, with some thirty wrong things in it (P10.4, P13)."""
    taken = {
        path
        for path, variant in variants(SAMPLES[kind].value)
        if (found := read(pack(variant))) not in {None, SAMPLES[kind]}
        and not isinstance(found, Newer)
        and not (kind == "genesis" and path[:1] == (1,))
    }
    assert taken <= FREE[kind]


@KINDS
def test_what_follows_the_fields_that_we_know_is_of_a_newer_version_and_dropped(kind):
    """Room to grow: an offer's wish, a further list, anything (P10.4)."""
    value = SAMPLES[kind].value
    assert isinstance(value, tuple)
    for more in (("a wish", 3), (b"x", ()), ((("hat", 2), ("ink", b"")),)):
        assert decode(pack((*value, *more))) == SAMPLES[kind]


def test_that_a_program_looks_on_is_a_field_behind_the_last_one_and_said_only_if_it_does():
    """An older reader drops it, and a player's greeting is what it was."""
    value = SAMPLES["greeting"].value
    assert isinstance(value, tuple)
    said = decode(pack((*value, True, "more")))
    assert isinstance(said, Greeting)
    assert said.looks_on
    assert said.value == (*value, True)
    for other in (False, 1, "yes"):
        assert decode(pack((*value, other))) == SAMPLES["greeting"]


@pytest.mark.parametrize(
    ("kind", "place"),
    [("greeting", (3, 0)), ("peers", (1, 0)), ("peers", (1, 0, 2, 0))],
)
def test_what_follows_in_an_entry_of_a_list_is_dropped_too(kind, place):
    longer = put(SAMPLES[kind].value, place, lambda entry: (*entry, "more"))
    assert decode(pack(longer)) == SAMPLES[kind]


@pytest.mark.parametrize(
    ("kind", "place"),
    [
        ("open", (2,)),
        ("tournament", (2,)),
        *(("open", (3, 0, 0)), ("join", (2, 0))),
        *(("tournament", (1, 0)), ("tournament", (3, 0, 0)), ("tournament", (6, 0, 0))),
    ],
)
@pytest.mark.parametrize("is_tagged", [False, True])
def test_what_is_signed_or_agreed_in_a_newer_way_is_read_not_at_all(kind, place, is_tagged):
    """Further fields, or a higher number in the tag: nothing of it may enter what we sign."""

    def newer(part: Value) -> Value:
        fields = unpack(part) if isinstance(part, bytes) else part
        assert isinstance(fields, tuple)
        tag = str(fields[0]).replace("wormup/1/", "wormup/2/")
        grown = (tag, *fields[1:]) if is_tagged and tag != fields[0] else (*fields, b"more", 2)
        return pack(grown) if isinstance(part, bytes) else grown

    assert decode(pack(put(SAMPLES[kind].value, place, newer))) == Newer(kind)


def put(value: Value, path: Path, change: Callable[[Any], Value]) -> Value:
    """Change the part of *value* at *path*."""
    if not path:
        return change(value)
    assert isinstance(value, tuple)
    place, *rest = path
    return (*value[:place], put(value[place], tuple(rest), change), *value[place + 1 :])


@pytest.mark.parametrize("name", ["digests", "x", "a" * 24])
@pytest.mark.parametrize("fields", [(), (b"", 3, ("x",)), (bytes(1000),)])
def test_a_packet_with_a_name_that_we_do_not_know_is_of_a_newer_version(name, fields):
    assert decode(pack((name, *fields))) == Newer(name)
    assert signatures((name, *fields)) == 0


@pytest.mark.parametrize("name", ["", "Open", "a" * 25, "two words", "naïve", "open2"])
def test_a_name_has_one_to_twenty_four_small_letters(name):
    with pytest.raises(MalformedError):
        decode(pack((name,)))


def test_an_aside_of_a_kind_that_we_do_not_know_is_of_a_newer_version():
    assert decode(pack(("aside", bytes(32), "reaction", (1, "tea")))) == Newer("aside")
    for content in (bytes(2048), ("x", bytes(2048))):
        with pytest.raises(MalformedError):
            decode(pack(("aside", bytes(32), "reaction", content)))


@KINDS
def test_no_beginning_of_a_packet_is_one(kind):
    frame = encode(SAMPLES[kind])
    for length in range(len(frame)):
        with pytest.raises(MalformedError):
            decode(frame[:length])
    with pytest.raises(MalformedError):
        decode(frame + b"\0")


@KINDS
def test_a_flipped_bit_is_refused_or_says_something_else(kind):
    """Nothing but `MalformedError` may come out of a frame (P13)."""
    frame = encode(SAMPLES[kind])
    for place in range(len(frame)):
        for bit in range(8):
            flipped = bytearray(frame)
            flipped[place] ^= 1 << bit
            assert read(bytes(flipped)) != SAMPLES[kind]


@given(st.binary(max_size=300))
def test_random_bytes_are_read_strictly(data):
    read(data)


@given(st.sampled_from(list(SAMPLES)), st.lists(values, max_size=6))
def test_a_name_with_random_fields_is_read_strictly(kind, fields):
    read(pack((kind, *fields)))


@given(st.data(), st.sampled_from(list(SAMPLES)))
def test_a_cut_and_mended_packet_is_read_strictly(data, kind):
    frame = encode(SAMPLES[kind])
    start = data.draw(st.integers(0, len(frame)))
    end = data.draw(st.integers(start, len(frame)))
    read(frame[:start] + data.draw(st.binary(max_size=8)) + frame[end:])


@pytest.mark.parametrize(
    "value",
    [
        Greeting("x" * 25, "", ()).value,
        Greeting("A\u202eb", "", ()).value,
        Greeting("Ann", "x" * (VERSION_MAX + 1), ()).value,
        Greeting("Ann", "", (("x", bytes(32)),) * (RULES_MAX + 1)).value,
        Have(bytes(32), 1, bytes(32), (bytes(32),) * (ARRAY_MAX + 1), 0).value,
        Have(bytes(32), 1, bytes(32), (), 0b100000).value,
        Have(bytes(32), 2**31 + 1, bytes(32), (), 0).value,
        OpenTable(0, Terms("x", bytes(32), 0, 6), (OFFER,)).value,
        OpenTable(0, Terms("x", bytes(32), 0, 2), (OFFER,) * 6).value,
        OpenTable(0, Terms("x", bytes(32), bytes(BIN_BYTES_MAX + 1), 2), (OFFER,)).value,
        Msgs(bytes(32), (ACT,) * (ARRAY_MAX + 1)).value,
        Peers((Whereabouts(MINE, YOURS, ()),) * (PEERS_MAX + 1)).value,
        Peers((Whereabouts(MINE, YOURS, (("192.0.2.1", 1),) * (ADDRESSES_MAX + 1)),)).value,
        Peers((Whereabouts(MINE, YOURS, (("192.0.2.256", 1),)),)).value,
        Peers((Whereabouts(MINE, YOURS, (("192.0.2.1", 65536),)),)).value,
        ("peers", ()),
        OpenTable(0, Terms("x", bytes(32), 0, 2), ()).value,
        ("genesis", (), ((b"", bytes(64)),) * 6),
        ("genesis", (), ((b"", bytes(65)),)),
    ],
    ids=lambda value: value[0],
)
def test_what_is_too_much_is_refused(value):
    """Names, lists, numbers and sizes end where P13 says."""
    with pytest.raises(MalformedError):
        decode(pack(value))


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\xc0",  # nil
        b"\x80",  # a map
        b"\xca\0\0\0\0",  # a float
        b"\xdc\xff\xff",  # an array that promises 65,535 elements
        b"\xdd\xff\xff\xff\xff",
        b"\xdb\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\x91" * 100_000,  # depth for the C stack
        b"\x92\xa6closed",
        b"\x91\xd9\x06closed",  # not the shortest form
        b"\x91\xc4\x06closed",  # bytes where a word belongs
        b"\x91\xa6clos\xff\xff",  # no UTF-8
        pack("closed"),
        pack((("closed",),)),
        pack(("Closed",)),
    ],
    ids=lambda frame: frame[:8].hex(),
)
def test_what_is_no_packet_at_all_is_refused(frame):
    with pytest.raises(MalformedError):
        decode(frame)


def test_depth_ends_where_the_protocol_says():
    def open_with(depth: int) -> bytes:
        options: Value = ()
        for _ in range(depth - 1):
            options = (options,)
        return pack(OpenTable(0, Terms("x", bytes(32), options, 2), (OFFER,)).value)

    assert decode(open_with(DEPTH_MAX - 2)) is not None
    with pytest.raises(MalformedError):
        decode(open_with(DEPTH_MAX - 1))


# -- signatures ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "payload",
    [
        ("wormup/1/sit", identity_of(1, 0).public, MINE, YOURS),
        (HELLO_TAG, bytes(32), MINE, YOURS),
        (HELLO_TAG, identity_of(1, 0).public[:-1], MINE, YOURS),
        (HELLO_TAG, identity_of(1, 0).public, MINE[:-1], YOURS),
        (HELLO_TAG, identity_of(1, 0).public, MINE, YOURS + b"\0"),
        (HELLO_TAG, identity_of(1, 0).public, MINE),
        (HELLO_TAG, identity_of(1, 0).public, MINE, YOURS, b""),
        (HELLO_TAG, identity_of(2, 0).public, MINE, YOURS),
        (HELLO_TAG, identity_of(1, 0).public, MINE, 0),
        HELLO_TAG,
    ],
)
def test_a_hello_ties_one_sound_identity_to_two_keys_and_is_signed_with_it(payload):
    """Everything else is refused, however well it is signed (P10.2)."""
    data = pack(payload)
    with pytest.raises(MalformedError):
        decode(pack(("hello", (data, identity_of(1, 0).sign(data)))))


def test_an_offer_in_a_packet_has_been_verified():
    """A table that shows forged guests shows nothing (P3.3)."""
    for kind in ("open", "join"):
        frame = encode(SAMPLES[kind])
        at = frame.index(OFFER.signature)
        forged = frame[:at] + bytes(64) + frame[at + 64 :]
        with pytest.raises(MalformedError):
            decode(forged)


def test_a_packet_is_never_another_kind_too():
    """Each begins with its own name, and no name is another's beginning."""
    firsts = [unpack(encode(packet)) for packet in SAMPLES.values()]
    assert [value[0] for value in firsts if isinstance(value, tuple)] == list(SAMPLES)
