"""JSON, read as strictly as the rules core reads actions, and compared down to the leaves.

Law: a reader returns a value of its type or raises `FormError`; True is not 1, and 1.0 is not 1.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NoReturn, TypeAlias, TypeVar

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Item = TypeVar("Item")
Choice = TypeVar("Choice", bound=Enum)
_SHOWN_MAX = 160


class UnreadableError(Exception):
    """Text that is not a vector; the message says what is wrong with it."""


class FormError(Exception):
    """A value that does not have the wanted form."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One field in which a vector and our core differ, with both values as text."""

    field: str
    want: str
    got: str


def parse(text: str) -> Json:
    """Return JSON, read strictly: no key twice, no NaN."""
    try:
        value: Json = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise UnreadableError(f"is not JSON: {error}") from None
    return value


def read_int(value: Json) -> int:
    """Return a whole number; a bool is none."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise FormError


def read_bool(value: Json) -> bool:
    """Return true or false."""
    if isinstance(value, bool):
        return value
    raise FormError


def read_str(value: Json) -> str:
    """Return a string."""
    if isinstance(value, str):
        return value
    raise FormError


def read_list(value: Json) -> list[Json]:
    """Return an array."""
    if isinstance(value, list):
        return value
    raise FormError


def read_dict(value: Json) -> dict[str, Json]:
    """Return an object."""
    if isinstance(value, dict):
        return value
    raise FormError


def or_null(reader: Callable[[Json], Item]) -> Callable[[Json], Item | None]:
    """Return a reader that also takes null, as None."""
    return lambda value: None if value is None else reader(value)


def choice_of(kind: type[Choice]) -> Callable[[Json], Choice]:
    """Return a reader of the values of an Enum."""

    def read(value: Json) -> Choice:
        for choice in kind:
            if choice.value == value:
                return choice
        raise FormError

    return read


def read_field(value: dict[str, Json], key: str, reader: Callable[[Json], Item]) -> Item:
    """Read one field of a state; an error names the field that could not be read."""
    try:
        return reader(value[key])
    except (KeyError, FormError):
        got = shown(value.get(key))
        raise UnreadableError(f"before.{key}: has not the right form: {got}") from None


def read_row(
    value: dict[str, Json], key: str, reader: Callable[[Json], Item], length: int | None = None
) -> tuple[Item, ...]:
    """Read a list of *length* entries."""

    def read(entries: Json) -> tuple[Item, ...]:
        return tuple(reader(entry) for entry in read_list(entries))

    row = read_field(value, key, read)
    if length is not None and len(row) != length:
        raise UnreadableError(f"before.{key}: wants {length} entries, got {len(row)}")
    return row


def compared(field: str, want: Json, got: Json) -> Iterator[Difference]:
    """Compare two values down to the leaves.

    >>> [one.field for one in compared("x", {"a": [1, True]}, {"a": [1, 1], "b": 0})]
    ['x.a[1]', 'x.b']
    """
    if isinstance(want, dict) and isinstance(got, dict):
        for key in want | got:
            if key not in want or key not in got:
                here, there = ("nothing", "a field") if key in got else ("a field", "nothing")
                yield Difference(f"{field}.{key}", here, there)
            else:
                yield from compared(f"{field}.{key}", want[key], got[key])
    elif isinstance(want, list) and isinstance(got, list) and len(want) == len(got):
        for place, (one, other) in enumerate(zip(want, got, strict=True)):
            yield from compared(f"{field}[{place}]", one, other)
    elif type(want) is not type(got) or want != got:
        yield Difference(field, shown(want), shown(got))


def shown(value: Json) -> str:
    """Return *value* as text for a person, cut if it is long."""
    text = json.dumps(value)
    return text if len(text) <= _SHOWN_MAX else f"{text[:_SHOWN_MAX]}..."


def named(value: dict[str, Json]) -> str:
    """Return the keys of an object as text."""
    return f"the keys {shown(list(value))}" if value else "no keys"


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        msg = "a key stands twice"
        raise ValueError(msg)
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
