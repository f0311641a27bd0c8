"""Whose table it is: a name that stays with it, whatever its opener's key (P3.3).

Law: everybody at one table names the same person, also when that person has gone out.
"""

from collections.abc import Iterable
from typing import NamedTuple

from core.table.encoding import MalformedError, Value
from core.table.messages import SEATS_MAX
from core.table.naming import name_refusal
from core.table.signing import KEY_BYTES


class Whose(NamedTuple):
    """The person after whom a table is called, and how many sat there at most."""

    identity: bytes
    name: str
    size: int = 1

    @property
    def value(self) -> Value:
        """Whose table it is, as it is sent."""
        return (self.identity, self.name, self.size)


def lasting(said: Iterable[Whose]) -> Whose:
    """Return what stays of what the people of one table have *said*: the larger, else lower key.

    >>> lasting([Whose(b"a", "Ann"), Whose(b"b", "Ben", 2), Whose(b"c", "Cem")]).name
    'Ben'
    """
    return min(said, key=lambda one: (-one.size, one.identity))


def read_whose(value: Value) -> Whose:
    """Read whose table it is, or raise `MalformedError`."""
    match value:
        case (bytes(identity), str(name), int(size), *_) if len(
            identity
        ) == KEY_BYTES and not name_refusal(name):
            if type(size) is int and 1 <= size <= SEATS_MAX:
                return Whose(identity, name, size)
    msg = "whose table it is, is [identity key, name, how many sat there]"
    raise MalformedError(msg)
