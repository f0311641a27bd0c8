"""Canonical JSON: one form for equal values (C1.5, C6.6)."""

import hashlib

import pytest

from core.cozy.canonical import canonical_digest, canonical_json
from core.cozy.grid import Cell


def test_keys_are_sorted_and_nothing_is_between_them():
    """C1.5."""
    assert canonical_json({"b": {"d": 1, "c": 2}, "a": [3]}) == b'{"a":[3],"b":{"c":2,"d":1}}'


def test_the_order_in_which_a_map_was_made_does_not_show():
    """C1.5."""
    assert canonical_json({"a": 1, "b": 2}) == canonical_json({"b": 2, "a": 1})


def test_a_space_is_a_pair_and_words_are_ascii():
    """C1.5."""
    assert canonical_json([Cell(2, 3), 'ä"', None, True]) == b'[[2,3],"\\u00e4\\"",null,true]'


def test_the_digest_is_sha_256_of_it():
    """C6.6."""
    assert canonical_digest({"a": 1}) == hashlib.sha256(b'{"a":1}').digest()


def test_no_number_that_is_none_gets_in():
    with pytest.raises(ValueError, match="JSON"):
        canonical_json(float("nan"))  # type: ignore[arg-type]
