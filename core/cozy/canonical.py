"""Canonical JSON: the form in which a sheet and an audit state are hashed (C1.5, C6.6).

Law: keys sorted, no spaces, ASCII only, so equal values have equal bytes on every laptop. No float
enters: there is none in the game.
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
    check_circular=False,  # an immutable value holds nothing that holds it
)


def canonical_json(value: Plain) -> bytes:
    """Write *value* in its one form.

    >>> canonical_json({"b": [True, None], "a": "x"})
    b'{"a":"x","b":[true,null]}'
    """
    return _ENCODER.encode(value).encode("ascii")


def canonical_digest(value: Plain) -> bytes:
    """Hash *value* by SHA-256 of its one form.

    >>> canonical_digest([]).hex()[:8]
    '4f53cda1'
    """
    return hashlib.sha256(canonical_json(value)).digest()
