"""Canonical JSON: the form in which a sheet and an audit state are hashed (C1.5, C6.6).

Law: keys sorted, no spaces, ASCII only, so equal values have equal bytes on every laptop. There are
no floats: the game has none.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

Plain: TypeAlias = "str | int | bool | Sequence[Plain] | Mapping[str, Plain] | None"

_ENCODER = json.JSONEncoder(
    sort_keys=True,
    separators=(",", ":"),
    allow_nan=False,
    check_circular=False,  # an immutable value cannot hold itself
)


def canonical_json(value: Plain) -> bytes:
    """Return *value* in its one form.

    >>> canonical_json({"b": [True, None], "a": "x"})
    b'{"a":"x","b":[true,null]}'
    """
    return _ENCODER.encode(value).encode("ascii")


def canonical_digest(value: Plain) -> bytes:
    """Return the SHA-256 of the one form of *value*.

    >>> canonical_digest([]).hex()[:8]
    '4f53cda1'
    """
    return hashlib.sha256(canonical_json(value)).digest()
