"""How a table begins (P3): golden documents, and everything that no seat may sit down to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.digests import salt_digest
from core.table.encoding import MalformedError, pack, unpack
from core.table.genesis import (
    Genesis,
    Offer,
    make_offer,
    make_sit,
    parse_genesis,
    parse_offer,
    parse_sit,
)
from core.table.naming import NameReason, name_refusal, plain_name
from core.table.signing import verify
from tests.seats import identity_of, sat_down, secret_of
from tests.tampering import FIELD, compressed, offer_as

GENESIS, SITS = sat_down(1, 2, options=1)
FIVE, _ = sat_down(1, 5)
IDENTITY, SECRET = identity_of(1, 0), secret_of(1, 0)
FIXED = salt_digest(SECRET.key.public, SECRET.salt)
NEUTRAL = compressed((0, 1))
"""The neutral point as a key: the signature of nobody verifies for any payload."""


def offer_wire(name="Ann", tag="wormup/1/offer", more=(), **changed):
    fields = {"identity": IDENTITY.public, "table_key": SECRET.key.public, "fixed": FIXED}
    payload = pack((tag, name, *(fields | changed).values(), *more))
    return payload, IDENTITY.sign(payload)


def genesis_wire(offers, rules_id="toy/1", rules_hash=bytes(32), options=3, tag="wormup/1/table"):
    return (tag, rules_id, rules_hash, options, tuple(offers))


def offers_of(seed, *seats):
    return [sat_down(seed, 5)[0].offers[seat].wire for seat in seats]


# -- golden ----------------------------------------------------------------------------------------


def test_an_offer_of_fixed_keys_has_exactly_these_bytes():
    """P3.3."""
    offer = GENESIS.offers[0]
    assert offer.payload.hex() == (
        "95ae776f726d75702f312f6f66666572a3416e6e"
        "c42095af13c6c0af1205c1f2215f9b6a25bd5a3416746270abe05bcf32437ac8a100"
        "c42061fb050781784cc283efeb0c4d49cbcad4f3421c282cab69477c93de825d3c0a"
        "c42068ea155c7812060115977a61f76dbb531e64ea3993bc5346e44f5ced86f650dc"
    )
    assert offer.signature.hex() == (
        "0f42a67ee534a9711cd7b43a577d50fda49a903eb17d488b8650828000bf0363"
        "fafc8e7189576287ca2bbf3307f3141c32c5b4a04474c0d2e7b67a52468c070e"
    )


def test_a_genesis_of_fixed_offers_has_exactly_these_bytes_and_this_name():
    """P3.3: the game is the SHA-256 of the packed genesis."""
    rules_hash = "591e46c16c8f984de957861d3f1b1e0bcffca53bd854e4f2e9f6c7a9d75f576a"
    head = "95ae776f726d75702f312f7461626c65a5746f792f31c420" + rules_hash + "0192"
    packed = pack(GENESIS.wire)
    assert packed.startswith(bytes.fromhex(head))
    assert packed == bytes.fromhex(head) + b"".join(pack(offer.wire) for offer in GENESIS.offers)
    assert len(packed) == 440
    assert GENESIS.game.hex() == (
        "0ea87a5c6254ad3790aceda9ade4992e87c8d5230f20a0d518bd72ed116fcb45"
    )


def test_a_sit_of_a_fixed_genesis_has_exactly_these_bytes():
    """P3.3."""
    payload = (
        "92ac776f726d75702f312f736974c420"
        "0ea87a5c6254ad3790aceda9ade4992e87c8d5230f20a0d518bd72ed116fcb45"
    )
    assert [sit.payload.hex() for sit in SITS] == [payload] * 2
    for offer, sit in zip(GENESIS.offers, SITS, strict=True):
        assert verify(offer.identity, sit.payload, sit.signature)


# -- reading back ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_genesis_and_its_sits_are_read_as_they_were_written(seats):
    """P3.3: 1 to 5 seats."""
    genesis, sits = sat_down(7, seats)
    assert parse_genesis(unpack(pack(genesis.wire))) == genesis
    assert [parse_sit(unpack(pack(sit.wire)), genesis) for sit in sits] == list(sits)
    assert [sit.seat for sit in sits] == list(range(seats))


def test_the_seats_their_order_the_rules_and_the_options_name_the_game():
    """P3.3: nobody can sit down to another table than the others."""
    first, second = GENESIS.offers
    games = {
        Genesis(rules, rules_hash, options, offers).game
        for rules in ("toy/1", "toy/2")
        for rules_hash in (bytes(32), b"\1" * 32)
        for options in (1, True, (1,), "1", b"1")
        for offers in ((first, second), (second, first), (first,))
    }
    assert len(games) == 2 * 2 * 5 * 3


def test_the_same_people_next_evening_make_another_game():
    """P3.3: fresh table keys and salts, so nothing replays from another night."""
    rematch = Genesis(
        GENESIS.rules_id,
        GENESIS.rules_hash,
        GENESIS.options,
        tuple(
            make_offer(offer.name, identity_of(1, seat), secret_of(2, seat))
            for seat, offer in enumerate(GENESIS.offers)
        ),
    )
    assert parse_genesis(rematch.wire) == rematch
    assert rematch.game != GENESIS.game
    for sit in SITS:
        with pytest.raises(MalformedError, match="names the game it is for"):
            parse_sit(sit.wire, rematch)


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wire",
    [
        pytest.param(offer_wire(tag="wormup/1/sit"), id="another tag"),
        pytest.param(offer_wire(more=(0,)), id="a field too many"),
        pytest.param(offer_wire(name=7), id="a number for a name"),
        pytest.param(offer_wire(fixed=FIXED[:31]), id="a short digest"),
        pytest.param(offer_wire(fixed=FIXED.hex()), id="a digest in letters"),
        pytest.param(offer_wire(table_key=SECRET.key.public[:31]), id="a short table key"),
        pytest.param(offer_wire(identity=IDENTITY.public + b"\0"), id="a long identity key"),
        pytest.param(offer_wire(identity=identity_of(1, 1).public), id="another's identity"),
        pytest.param((offer_wire()[0], bytes(64)), id="no signature"),
        pytest.param((offer_wire()[0], offer_wire()[1][:63]), id="a short signature"),
        pytest.param((offer_wire("Ben")[0], offer_wire()[1]), id="the signature of another offer"),
        pytest.param((*offer_wire(), b""), id="three elements"),
        pytest.param((b"\xc0", offer_wire()[1]), id="a payload that is no value"),
        pytest.param((offer_wire()[0] + b"\0", offer_wire()[1]), id="bytes behind the payload"),
        pytest.param("offer", id="a word"),
    ],
)
def test_an_offer_with_a_flaw_is_refused(wire):
    """P3.3."""
    assert parse_offer(offer_wire()).name == "Ann"
    with pytest.raises(MalformedError):
        parse_offer(wire)


@pytest.mark.parametrize("place", ["identity", "table_key"])
@pytest.mark.parametrize(
    "key",
    [
        pytest.param(NEUTRAL, id="the neutral point"),
        pytest.param(bytes(32), id="of order 4"),
        pytest.param((FIELD - 1).to_bytes(32, "little"), id="of order 2"),
        pytest.param(
            bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
            id="of order 8",
        ),
        pytest.param(
            bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa"),
            id="of order 8, odd",
        ),
        pytest.param((FIELD + 3).to_bytes(32, "little"), id="not canonical"),
        pytest.param(b"\xff" * 32, id="not canonical, odd"),
    ],
)
def test_a_key_of_small_order_or_of_two_writings_is_refused_in_a_genesis(place, key):
    """P3.3: libraries differ in what such a key signs."""
    payload, signature = offer_wire(**{place: key})
    if place == "identity":
        signature = NEUTRAL + bytes(32)
    with pytest.raises(MalformedError, match="holds a key that is none"):
        parse_genesis(genesis_wire([(payload, signature)]))


def test_a_signature_of_nobody_would_verify_for_a_key_of_small_order():
    """The reason for the test above: this judge alone does not refuse it."""
    assert verify(NEUTRAL, b"anything at all", NEUTRAL + bytes(32))


@pytest.mark.parametrize(
    "wire",
    [
        pytest.param(genesis_wire([]), id="no seat"),
        pytest.param(genesis_wire([o.wire for o in FIVE.offers] + offers_of(2, 0)), id="6 seats"),
        pytest.param(genesis_wire(offers_of(1, 0, 0)), id="one offer twice"),
        pytest.param(genesis_wire(offers_of(1, 0), tag="wormup/2/table"), id="another tag"),
        pytest.param(genesis_wire(offers_of(1, 0), rules_id="x" * 65), id="a long rules id"),
        pytest.param(genesis_wire(offers_of(1, 0), rules_id=b"toy"), id="a rules id of bytes"),
        pytest.param(genesis_wire(offers_of(1, 0), rules_hash=bytes(31)), id="a short rules hash"),
        pytest.param(genesis_wire([offer_wire(), b"offer"]), id="an offer that is none"),
        pytest.param(genesis_wire(offers_of(1, 0))[:4], id="no offers"),
        pytest.param((*genesis_wire(offers_of(1, 0)), 0), id="a field too many"),
        pytest.param("genesis", id="a word"),
        pytest.param((), id="nothing"),
    ],
)
def test_a_genesis_with_a_flaw_is_refused(wire):
    """P3.3."""
    with pytest.raises(MalformedError):
        parse_genesis(wire)


@pytest.mark.parametrize(
    ("identities", "secrets", "keys"),
    [
        pytest.param((0, 0), (0, 1), None, id="one person twice"),
        pytest.param((0, 1), (0, 0), None, id="one table secret twice"),
        pytest.param((0, 1), (0, 1), "crossed", id="a table key that is another's identity"),
    ],
)
def test_all_keys_of_a_genesis_differ(identities, secrets, keys):
    """P3.3."""
    first, second = (
        make_offer(name, identity_of(1, identity), secret_of(1, secret)).wire
        for name, identity, secret in zip(("Ann", "Ben"), identities, secrets, strict=True)
    )
    if keys:
        first = offer_wire(table_key=identity_of(1, 1).public)
    with pytest.raises(MalformedError, match="share a key"):
        parse_genesis(genesis_wire([first, second]))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Ann", "Ann", id="the same"),
        pytest.param("Ann", "aNN", id="other case"),
        pytest.param("Ann", "\uff21nn", id="full width"),
        pytest.param("Strau\u00df", "STRAUSS", id="sharp s"),
        pytest.param("\ufb01n", "fin", id="a ligature"),
        pytest.param("\u03c3", "\u03c2", id="final sigma"),
    ],
)
def test_names_of_a_table_differ_also_after_folding(one, other):
    """P3.3: NFKC, then casefold."""
    assert plain_name(one) == plain_name(other)
    offers = [
        make_offer(name, identity_of(1, seat), secret_of(1, seat)).wire
        for seat, name in enumerate((one, other))
    ]
    with pytest.raises(MalformedError, match="look alike"):
        parse_genesis(genesis_wire(offers))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("", NameReason.LENGTH, id="empty"),
        pytest.param("a" * 25, NameReason.LENGTH, id="too long"),
        pytest.param("e\u0301", NameReason.FORM, id="an accent on its own"),
        pytest.param("\u212a", NameReason.FORM, id="the kelvin sign"),
        pytest.param(" Ann", NameReason.FORM, id="a space before"),
        pytest.param("Ann\u00a0", NameReason.FORM, id="a hard space behind"),
        pytest.param(" ", NameReason.FORM, id="only a space"),
        pytest.param("A\tB", NameReason.CONTROL, id="a tab"),
        pytest.param("A\0B", NameReason.CONTROL, id="a zero byte"),
        pytest.param("A\x7fB", NameReason.CONTROL, id="delete"),
        pytest.param("A\x85B", NameReason.CONTROL, id="a C1 control"),
        pytest.param("A\u202eB", NameReason.CONTROL, id="right to left override"),
        pytest.param("A\u2066B", NameReason.CONTROL, id="an isolate"),
        pytest.param("A\u200fB", NameReason.CONTROL, id="a right to left mark"),
        pytest.param("A\u200bB", NameReason.CONTROL, id="a space of no width"),
        pytest.param("A\u2028B", NameReason.CONTROL, id="a line separator"),
        pytest.param("A\ue000B", NameReason.CONTROL, id="private use"),
        pytest.param("A\U0010fffdB", NameReason.CONTROL, id="private use, plane 16"),
        pytest.param("A\uffffB", NameReason.CONTROL, id="no character"),
    ],
)
def test_a_name_that_could_deceive_is_barred_on_both_ways(name, reason):
    """P13: by the peer that offers it, and by the peers that read it."""
    found = name_refusal(name)
    assert found is not None
    assert found.reason is reason
    with pytest.raises(ValueError, match=str(reason)):
        make_offer(name, IDENTITY, SECRET)
    with pytest.raises(MalformedError, match=str(reason)):
        parse_offer(offer_wire(name))


@pytest.mark.parametrize(
    "name", ["A", "a" * 24, "Ann Lee", "Zo\u00eb", "\u0141ukasz", "\u674e", "\u05d0\u05d1", "O'Ann"]
)
def test_a_name_that_people_have_is_fine(name):
    """P13."""
    assert name_refusal(name) is None
    assert parse_offer(offer_wire(name)).name == name


def test_a_genesis_from_before_keeps_its_names():
    """P13: a log stays valid, though nobody may call itself so any more."""
    names = ("Ann", "Ann\ufe0f", "\u3164")
    offers = [
        offer_as(name, identity_of(1, seat), secret_of(1, seat)).wire
        for seat, name in enumerate(names)
    ]
    assert tuple(one.name for one in parse_genesis(genesis_wire(offers)).offers) == names
    with pytest.raises(ValueError, match=str(NameReason.UNSEEN)):
        make_offer("Ann\ufe0f", IDENTITY, SECRET)


# -- sits ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wire",
    [
        pytest.param((SITS[0].payload, bytes(64)), id="no signature"),
        pytest.param(
            (SITS[0].payload, identity_of(9, 0).sign(SITS[0].payload)), id="a stranger's signature"
        ),
        pytest.param(
            (SITS[0].payload, SECRET.key.sign(SITS[0].payload)), id="signed with the table key"
        ),
        pytest.param((SITS[0].payload + b"\0", SITS[0].signature), id="bytes behind the payload"),
        pytest.param(
            (SITS[0].payload.replace(b"sit", b"sat"), SITS[0].signature), id="another tag"
        ),
        pytest.param((SITS[0].payload,), id="no signature at all"),
    ],
)
def test_a_sit_that_no_seat_signed_for_this_genesis_is_refused(wire):
    """P3.3."""
    with pytest.raises(MalformedError):
        parse_sit(wire, GENESIS)


@pytest.mark.parametrize("seated", [(), (0,), (1,), (0, 1)])
def test_a_sit_is_found_to_be_its_seats_whoever_sits_already(seated):
    """P3.3: which keys are tried first is nothing but speed."""
    assert [parse_sit(sit.wire, GENESIS, seated).seat for sit in SITS] == [0, 1]


def test_a_stranger_cannot_make_a_sit():
    with pytest.raises(ValueError, match="not in list"):
        make_sit(GENESIS, identity_of(9, 0))


@given(st.data())
def test_a_changed_genesis_is_refused_or_another_game(data):
    """P3.3: every byte of it counts, and nothing but `MalformedError` is raised."""
    packed = bytearray(pack(GENESIS.wire))
    packed[data.draw(st.integers(0, len(packed) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        other = parse_genesis(unpack(bytes(packed)))
    except MalformedError:
        return
    assert other.game != GENESIS.game
    assert other.offers == GENESIS.offers


def test_an_offer_keeps_the_bytes_that_were_signed():
    """P2: what is passed on is what was read."""
    offer = parse_offer(offer_wire())
    assert isinstance(offer, Offer)
    assert offer.wire == offer_wire()


def test_the_name_of_the_rules_has_up_to_64_letters():
    """P13."""
    offers = offers_of(1, 0, 1)
    assert parse_genesis(genesis_wire(offers, rules_id="x" * 64)).rules_id == "x" * 64
    with pytest.raises(MalformedError):
        parse_genesis(genesis_wire(offers, rules_id="x" * 65))
