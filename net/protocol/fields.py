"""What the fields of many packets are read by (P10.2), strictly.

Law: what enters something signed is known or refused; what nobody signs may be of a newer version.
"""

import contextlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from core.table.digests import DIGEST_BYTES
from core.table.encoding import MalformedError, NewerError, Value
from core.table.signing import verify
from net.protocol.limits import JUDGED_MAX

Wire = tuple[bytes, bytes]
"""What is signed, and its signature."""
_Read = TypeVar("_Read")

judge = lru_cache(maxsize=JUDGED_MAX)(verify)
"""Verifies only once the hellos, offers and sits that lobbies repeat each second."""


def malformed(kind: type) -> MalformedError:
    """Return that something is no packet of this *kind*."""
    return MalformedError(f"not the fields of a packet {kind.__name__}")


def read_number(value: Value, low: int, high: int) -> int:
    """Read a number from *low* to *high*, or raise `MalformedError`."""
    if type(value) is int and low <= value <= high:
        return value
    msg = f"{value!r:.20} is not a number from {low} to {high}"
    raise MalformedError(msg)


def read_digests(value: Value, kind: type) -> tuple[bytes, ...]:
    """Read the digests in a packet of this *kind*, or raise `MalformedError`."""
    known = value if isinstance(value, tuple) else ()
    found = tuple(i for i in known if type(i) is bytes and len(i) == DIGEST_BYTES)
    if found != value:
        raise malformed(kind)
    return found


def if_known(read_one: Callable[[Value], _Read], fields: Sequence[Value], at: int) -> _Read | None:
    """Read what nobody signs and others need not know, else None: a newer version says other."""
    with contextlib.suppress(MalformedError):
        return read_one(fields[at]) if len(fields) > at else None
    return None


def require_all_known(more: Sequence[Value]) -> None:
    """Raise `NewerError` if there is *more* of what enters something signed than we know."""
    if more:
        msg = "something of a newer version"
        raise NewerError(msg)
