"""The makers' signature: whose digests count, and whose do not."""

from base64 import b64decode, b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.protocol.makers import (
    LIST,
    SIGNATURE,
    MakersKey,
    Signed,
    is_signed,
    listed,
    read_secret,
    secret_file,
    signed,
)

SEED, NUMBER = bytes(range(32)), b"12345678"
KEY, OTHER = MakersKey(SEED, NUMBER), MakersKey(bytes(32), NUMBER)
DIGEST = "ab" * 32
CONTENT = listed([("0.2.0", "linux-x64", DIGEST), ("0.2.0", "macos-arm64", "cd" * 32)])
SIGNED = KEY.sign(CONTENT, "0.2.0")
EXTRAS = {LIST: CONTENT, SIGNATURE: SIGNED}

MINISIGN = (
    "RWRGLCETKVCVjBymVlwy+tjNKLzXd//C/jCPFPrJ91nCs7HqvhIgDuJa",
    b"""untrusted comment: signature from minisign secret key
RURGLCETKVCVjB1xdmLHnXGsl/pHRXpI439rWnHmnlYxHPSi1mE9YCXNrMd/+4YCdoTKaQKf7rWRaZkpQbYX4rgp1W39S/6C7wA=
trusted comment: 0.2.0 of a test
kyBoCchSTKG+W8ufmPhvhuD0r5e7j0ZFto8Mc4+hXiRaMF30wVzJID9w2Hb6hQEMCX1sp8x1QqvOoWUOgCipDQ==
""",
    b"untrusted comment: minisign encrypted secret key\nRWQAAEIy"
    + b"A" * 64
    + b"RiwhEylQlYz9oj16rFgfgdrc/m8VZYJkCXGK88eGvq19dhz9QPya4RymVlwy+tjNKLzXd//C/jCPFPrJ91nCs7Hqvh"
    b"IgDuJa" + b"A" * 43 + b"=\n",
)
"""A public key, its signature of b"test", and its secret half: minisign 0.11 made them."""


def test_what_the_makers_signed_is_known_by_its_digest():
    assert signed(EXTRAS, KEY.public) == {
        DIGEST: Signed("0.2.0", "linux-x64"),
        "cd" * 32: Signed("0.2.0", "macos-arm64"),
    }


def test_keys_and_signatures_of_minisign_itself_are_ours():
    key, signature, secret = MINISIGN
    assert is_signed(b"test", signature, key)
    assert not is_signed(b"Test", signature, key)
    made = read_secret(secret)
    assert made.public == key
    assert made.sign(b"test", "0.2.0 of a test").splitlines()[1:] == signature.splitlines()[1:]


def test_without_a_key_nothing_is_signed_and_nothing_by_another():
    assert not signed(EXTRAS, "")
    assert not signed(EXTRAS, OTHER.public)
    assert not signed({LIST: CONTENT}, KEY.public)
    assert not signed({}, KEY.public)


@given(st.data())
def test_a_byte_changed_anywhere_and_nothing_is_signed(data):
    name = data.draw(st.sampled_from([LIST, SIGNATURE]))
    content = EXTRAS[name]
    untrusted = SIGNED.index(b"\n") if name == SIGNATURE else -1
    at = data.draw(st.integers(untrusted + 1, len(content) - 1))
    other = data.draw(st.integers(0, 255).filter(lambda byte: byte != content[at]))
    forged = EXTRAS | {name: content[:at] + bytes([other]) + content[at + 1 :]}
    same = _bytes_of(forged[SIGNATURE]) == _bytes_of(SIGNED) and forged[LIST] == CONTENT
    assert not signed(forged, KEY.public) or same


def _bytes_of(signature):
    """Return what its lines come to: some last letters of Base64 have bits without a meaning."""
    try:
        lines = signature.decode().split("\n")
        return b64decode(lines[1]), lines[2], b64decode(lines[3])
    except (ValueError, IndexError):
        return None


@given(st.binary(max_size=300), st.binary(max_size=300), st.text(max_size=100))
def test_whatever_lies_there_it_is_refused_without_a_fall(content, signature, key):
    assert not is_signed(content, signature, key)
    assert not is_signed(content, signature, KEY.public)


@pytest.mark.parametrize("comment", ["other", "0.2.0 ", ""])
def test_the_trusted_comment_is_signed_too(comment):
    assert not is_signed(
        CONTENT, SIGNED.replace(b"comment: 0.2.0", f"comment: {comment}".encode()), KEY.public
    )


def test_an_old_unhashed_signature_does_not_count():
    lines = SIGNED.decode().split("\n")
    plain = b64encode(b"Ed" + b64decode(lines[1])[2:]).decode()
    assert not is_signed(CONTENT, "\n".join([lines[0], plain, *lines[2:]]).encode(), KEY.public)


def test_the_secret_key_survives_its_file_and_a_broken_one_says_none_of_it():
    file = secret_file(SEED, NUMBER)
    assert read_secret(file).public == KEY.public
    for wrong in (
        b"",
        file[:-9],
        file.replace(b"RWQ", b"RWR"),
        b"x\n" + b64encode(bytes(158)),
        file[:60],
    ):
        with pytest.raises(ValueError, match="no secret key") as caught:
            read_secret(wrong)
        assert caught.value.__cause__ is None
