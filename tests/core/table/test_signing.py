"""Keys, signatures and the table secret (P3.1, P3.2): what is derived, refused and never shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.signing import SigningKey, TableSecret, is_sound_key, verify
from tests.seats import secret_bytes, secret_of
from tests.tampering import FIELD, GROUP_ORDER, Point, add, compressed, times

GAME = bytes(range(32))
KEY = SigningKey(bytes(32))
SIGNED = KEY.sign(b"payload")

ORDER_8_Y = int.from_bytes(
    bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"), "little"
)
SMALL_ORDER = [
    (y + high).to_bytes(32, "little")
    for y in (0, 1, FIELD - 1, FIELD, FIELD + 1, ORDER_8_Y, FIELD - ORDER_8_Y)
    for high in (0, 1 << 255)
]
"""Every way to write a point whose order divides 8, as libraries differ in what they do then."""


def root(y: int) -> Point:
    """Give a point with this *y*."""
    d = -121665 * pow(121666, -1, FIELD)
    square = (y * y - 1) * pow(d * y * y + 1, -1, FIELD) % FIELD
    x = pow(square, (FIELD + 3) // 8, FIELD)
    if x * x % FIELD != square:
        x = x * pow(2, (FIELD - 1) // 4, FIELD) % FIELD
    assert x * x % FIELD == square
    return x, y


# -- golden ----------------------------------------------------------------------------------------


def test_a_key_and_a_signature_are_those_of_ed25519():
    """P2: the second example of RFC 8032, 7.1."""
    key = SigningKey(
        bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    )
    assert key.public.hex() == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    assert key.sign(b"\x72").hex() == (
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    )


def test_table_key_salt_and_nonces_come_from_the_secret_like_this():
    """P3.2: HMAC-SHA-256 under labels of their own."""
    secret = TableSecret(secret_bytes(1, 0))
    game = bytes.fromhex("0ea87a5c6254ad3790aceda9ade4992e87c8d5230f20a0d518bd72ed116fcb45")
    derived = (secret.key.public.hex(), secret.salt.hex(), secret.nonce(game, 2).hex())
    assert derived == (
        "61fb050781784cc283efeb0c4d49cbcad4f3421c282cab69477c93de825d3c0a",
        "ec0f12f860e24577435e0b9fe1c7fe4b9711617c108993162a8967649669d041",
        "d347df9a0da9af962e64327b41169d75930c5059ffd6a88741dc5116bf3d74ab",
    )


# -- the secret ------------------------------------------------------------------------------------


def test_every_game_and_step_has_a_nonce_of_its_own_and_a_crash_loses_none():
    """P6.1: derived, not drawn, so that it is there again after a restart."""
    secret, other = secret_of(1, 0), secret_of(1, 1)
    nonces = {secret.nonce(game, step) for game in (GAME, bytes(32)) for step in range(1, 60)}
    assert len(nonces) == 2 * 59
    assert nonces.isdisjoint(other.nonce(GAME, step) for step in range(1, 60))
    assert secret_of(1, 0).nonce(GAME, 7) == secret.nonce(GAME, 7)


def test_a_secret_is_never_printed():
    """Nor is what only the secret's owner may know: no repr, no str, no format shows them."""
    secret, raw = secret_of(1, 0), secret_bytes(1, 0)
    shown = f"{secret} {secret!r} {secret.key} {secret.key!r}"
    for hidden in (raw, secret.salt):
        assert hidden.hex() not in shown
        assert repr(hidden) not in shown


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_table_secret_has_32_bytes(length):
    """P3.2."""
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        TableSecret(bytes(length))


# -- keys ------------------------------------------------------------------------------------------


def test_the_small_orders_below_are_small_indeed():
    points = [root(y) for y in (0, 1, FIELD - 1, ORDER_8_Y, FIELD - ORDER_8_Y)]
    assert all(times(8, point) == (0, 1) for point in points)
    assert {y for point in points for y in [add(point, points[3])[1]]} <= {y for _, y in points}


@pytest.mark.parametrize("public", SMALL_ORDER, ids=bytes.hex)
def test_a_key_of_small_order_is_not_sound(public):
    """P3.3: its owner has no secret, and one signature of it may fit any payload."""
    assert not is_sound_key(public)


@pytest.mark.parametrize("high", [0, 1 << 255], ids=["even", "odd"])
def test_a_key_that_is_not_canonical_is_not_sound(high):
    """P3.3: every way to write a number of the field that is not the shortest."""
    written = [(y + high).to_bytes(32, "little") for y in range(FIELD, 1 << 255)]
    assert len(written) == 19
    assert not any(is_sound_key(public) for public in written)


@pytest.mark.parametrize("length", [0, 1, 31, 33])
def test_a_key_has_32_bytes(length):
    assert not is_sound_key(b"\x55" * length)


@given(st.binary(min_size=32, max_size=32))
def test_a_real_key_is_sound(seed):
    assert is_sound_key(SigningKey(seed).public)


# -- signatures ------------------------------------------------------------------------------------


def test_a_signature_proves_its_key_and_its_payload_and_nothing_else():
    """P2."""
    assert verify(KEY.public, b"payload", SIGNED)
    assert not verify(SigningKey(bytes([1]) * 32).public, b"payload", SIGNED)
    assert not verify(KEY.public, b"payloae", SIGNED)
    assert not verify(KEY.public, b"", SIGNED)


@pytest.mark.parametrize("place", range(64))
def test_every_byte_of_a_signature_counts(place):
    changed = bytearray(SIGNED)
    changed[place] ^= 1 << place % 8
    assert not verify(KEY.public, b"payload", bytes(changed))


def test_a_signature_cannot_be_changed_into_another_by_who_passes_it_on():
    """The second half is taken below the order of the group only (RFC 8032, 5.1.7)."""
    number = int.from_bytes(SIGNED[32:], "little") + GROUP_ORDER
    assert not verify(KEY.public, b"payload", SIGNED[:32] + number.to_bytes(32, "little"))


@pytest.mark.parametrize("public", SMALL_ORDER, ids=bytes.hex)
def test_judging_by_a_key_of_small_order_never_raises(public):
    """Such a key may verify anything, therefore `is_sound_key` bars it from a genesis."""
    anything = compressed((0, 1)) + bytes(32)
    assert verify(public, b"payload", anything) in {True, False}


@given(
    st.binary(min_size=32, max_size=32), st.binary(max_size=40), st.binary(min_size=64, max_size=64)
)
def test_judging_never_raises_and_random_signatures_fail(public, payload, signature):
    assert not verify(public, payload, signature) or not is_sound_key(public)


@pytest.mark.parametrize("length", [0, 1, 63, 65])
def test_a_signature_of_another_length_fails(length):
    assert not verify(KEY.public, b"payload", (SIGNED + SIGNED)[:length])
