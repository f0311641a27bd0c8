"""Golden hashes (P2): every hash of the protocol from fixed fields, so that none can drift."""

import inspect
from hashlib import sha256
from typing import Any

import pytest

from core.table import digests

A, B = bytes(range(32)), bytes(range(32, 64))

GOLDEN = {
    "message_id": (
        (b"payload",),
        "239f59ed55e737c77147cf55ad0c1b030b6d7ee748a7426952f9b852d5a935e5",
    ),
    "salt_digest": (
        (A, B),
        "c6792ae8e73bda0ad2962eec4f03f16f745b3743d8136430649fc714fa6103aa",
    ),
    "game_digest": (
        (b"genesis",),
        "aeebad4a796fcc2e15dc4c6061b45ed9b373f26adfc798ca7d2d8cc58182718e",
    ),
    "step_digest": (
        (A, 7, B, ("content", 3)),
        "cf79d4626f1a1f1adccc6dea1979c3073d62d42e1d452a031070139a5d2d533e",
    ),
    "commitment_digest": (
        (A, 7, 2, ("face", 4), B),
        "611edaee0c8b4e9afa28c24f90cbc4665eabfc8f1ae980ff53b4fdba6a58a388",
    ),
    "dice_digest": (
        (A, 7, B, ((0, A), (1, B))),
        "5d17972651b6ff00f9762847cba5805470a1e6cfeb51d7e1d0d33b36b258c9c8",
    ),
    "emblem_digest": (
        (A,),
        "08a76c15fb946a3b6d205e2df75f4985ee65694b24b3bb15f569ae746bf7f220",
    ),
    "state_digest": (
        (b"canonical",),
        "0deeb8fa1dbbee4c0dbe7f5e3c9183940139f26d22797ee8ab07c00557a4c2ff",
    ),
    "rules_digest": (
        ("toy/1", 1, ("data",)),
        "48ef0c929afea55d0aedc622bc7160a25cda6fd695057ee5fc4f856db02f8146",
    ),
    "called_digest": (
        ("toy/1", A, (3, "x")),
        "e36b1d62f9c19f9bf80ad38e0117725a7387d489f44afd19ea2bfbb9446f5939",
    ),
    "draw_nonce_digest": (
        (A, B, A),
        "f45028097c587c011af29a6be2f2c058d14a938b8b6fa2f0f2f462436a106f01",
    ),
    "draw_digest": (
        (A, (A, B)),
        "6d2d6bfaaf0a696171765674c9b32aaee9a82dcfa9566cd37861224d5b891a37",
    ),
    "week_digest": (
        (105707, A, 3),
        "ba5d5be99fc326b83a328665780b25524b83e138e9826586fe1bfb01b02534d0",
    ),
    "link_digest": (
        (A,),
        "b0d7ee4febfc076e602a419bf26d6f68dc589793b0176833afae6a199ea46c9e",
    ),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_every_hash_of_fixed_fields_is_this_one(name):
    """P2, P3.3, P3.5, P4, P5.2, P6.1, P6.3: computed once by hand from the text of the protocol."""
    fields, expected = GOLDEN[name]
    assert getattr(digests, name)(*fields).hex() == expected


def test_no_hash_is_without_a_golden_one():
    """A hash that is added later needs its line above."""
    public = {
        name
        for name, function in inspect.getmembers(digests, inspect.isfunction)
        if function.__module__ == digests.__name__ and not name.startswith("_")
    }
    assert public - {"commitment_payload"} == set(GOLDEN)


def test_a_commitment_is_the_hash_of_its_payload():
    """P6.1: who computes it elsewhere hashes the same bytes."""
    _, golden = GOLDEN["commitment_digest"]
    payload = digests.commitment_payload(A, 7, 2, ("face", 4), B)
    assert sha256(payload).hexdigest() == golden


def test_a_tagged_hash_is_sha_256_of_the_packed_array_of_tag_and_fields():
    """P2: written out here once, byte for byte."""
    packed = b"\x93" + b"\xadwormup/1/salt" + b"\xc4\x20" + A + b"\xc4\x20" + B
    assert digests.salt_digest(A, B) == sha256(packed).digest()


def test_a_field_cannot_move_over_to_its_neighbour():
    """P2: fields are delimited, so no two lists of fields are hashed as the same bytes."""
    assert digests.salt_digest(A + b"x", B) != digests.salt_digest(A, b"x" + B)
    assert digests.commitment_digest(A, 1, 12, 3, B) != digests.commitment_digest(A, 11, 2, 3, B)
    assert digests.step_digest(A, 1, B, ()) != digests.step_digest(A, 1, B, ((),))
    assert digests.step_digest(A, 1, B, 1) != digests.step_digest(A, 1, B, True)  # noqa: FBT003


def test_no_hash_fits_two_uses():
    """P2: the same fields under two tags are two hashes; untagged are only whole documents."""
    same_fields = {
        digests.dice_digest(A, 7, B, 4),
        digests.step_digest(A, 7, B, 4),
        digests.emblem_digest(A),
        digests.state_digest(A),
        digests.salt_digest(A, B),
        digests.commitment_digest(A, 7, 4, 4, B),
    }
    assert len(same_fields) == 6


@pytest.mark.parametrize("place", range(5))
def test_every_field_of_a_commitment_counts(place):
    """P6.1: game, step, seat, value and nonce."""
    fields: list[Any] = [A, 7, 2, 4, B]
    others = [B, 8, 3, 5, A]
    changed = [*fields[:place], others[place], *fields[place + 1 :]]
    assert digests.commitment_digest(*changed) != digests.commitment_digest(*fields)


@pytest.mark.parametrize("place", range(4))
def test_every_field_of_a_step_and_of_its_seed_counts(place):
    """P5.2, P6.3: game, step, the digest before, and content or nonces."""
    fields: list[Any] = [A, 7, B, ((0, A),)]
    others = [B, 8, A, ((1, A),)]
    changed = [*fields[:place], others[place], *fields[place + 1 :]]
    for digest in (digests.step_digest, digests.dice_digest):
        assert digest(*changed) != digest(*fields)
