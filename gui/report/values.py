"""Values of the games in the one encoding, for files beside the logs.

Law: what is read has the type that was asked for, in all its parts, or raises `MalformedError`.
The bytes choose numbers and texts, never a class: classes come from the annotations of the code.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from core.table.encoding import MalformedError, Value, pack, unpack_typed

Thing: TypeAlias = Any
"""An annotation, or a value of one."""
_Write: TypeAlias = Callable[[Any, "_Seen"], Value]
_Read: TypeAlias = Callable[[Value, list[Any]], Any]
_Seen = dict[int, int]
"""By the `id` of a record that was written: its number."""
_LEAVES: tuple[type, ...] = (bool, int, bytes, str)


def written(kind: Thing, value: Thing) -> bytes:
    """Return *value*, which is of the annotation *kind*, as bytes."""
    return pack(_writer(kind)(value, {}))


def read_as(kind: Thing, data: bytes) -> Thing:
    """Return the value of *kind* in *data*. Raises `MalformedError`."""
    return _reader(kind)(unpack_typed(data), [])


def _origin(kind: Thing) -> Thing:
    """Return what *kind* is a form of, as tuple of `tuple[int, ...]`; None if it is a class."""
    return get_origin(kind)


def _unfit(kind: object) -> MalformedError:
    return MalformedError(kind)


# -- writing ---------------------------------------------------------------------------------------


@cache
def _writer(kind: Thing) -> _Write:
    """Return what writes values of *kind*; a frozen record that comes again is written as a number.

    A record is packed in itself, for it may be nested deeper than the encoding allows.
    """
    if kind in _LEAVES:
        return _write_text if kind is str else _write_leaf
    if kind is NoneType:
        return lambda _value, _seen: ()
    return _parts_writer(kind, get_args(kind)) if _origin(kind) else _class_writer(kind)


def _class_writer(kind: type) -> _Write:
    if issubclass(kind, Enum):
        return lambda value, _seen: value.name.encode()
    return _record_writer(kind)


def _parts_writer(kind: Thing, kinds: tuple[Thing, ...]) -> _Write:
    origin = _origin(kind)
    if origin in {Union, UnionType}:
        return _union_writer(kinds)
    if origin is tuple and kinds[1:] != (...,):
        writers = [_writer(one) for one in kinds]
        return lambda value, seen: tuple(
            [write(one, seen) for write, one in zip(writers, value, strict=True)]
        )
    each, put = _writer(kinds[0]), sorted if origin is frozenset else tuple
    return lambda value, seen: tuple([each(one, seen) for one in put(value)])


def _write_leaf(value: Thing, _seen: _Seen) -> Value:
    leaf: Value = value
    return leaf


def _write_text(value: Thing, _seen: _Seen) -> Value:
    """Write a text as bytes, which may be longer."""
    return str(value).encode()


def _union_writer(kinds: tuple[Any, ...]) -> _Write:
    writers = [_writer(one) for one in kinds]
    plain = [_origin(one) or one for one in kinds]

    def write(value: Thing, seen: _Seen) -> Value:
        at = next(at for at, one in enumerate(plain) if type(value) is one)
        return at, writers[at](value, seen)

    return write


def _record_writer(kind: type) -> _Write:
    writers = [(name, _writer(hint)) for name, hint in _fields(kind)]
    if not is_dataclass(kind):
        return lambda value, seen: tuple(
            [write(getattr(value, name), seen) for name, write in writers]
        )

    def write(value: Thing, seen: _Seen) -> Value:
        number = seen.get(id(value))
        if number is not None:
            return number
        packed = pack(tuple([write(getattr(value, name), seen) for name, write in writers]))
        seen[id(value)] = len(seen)
        return packed

    return write


def _fields(kind: type) -> Iterator[tuple[str, Any]]:
    """Yield what makes a value of *kind*: the names and annotations of its parts."""
    hints = get_type_hints(kind)
    if is_dataclass(kind):
        names = [one.name for one in fields(kind) if one.init]
    elif issubclass(kind, tuple) and hasattr(kind, "_fields"):
        names = [*kind._fields]
    else:
        raise TypeError(f"{kind} is no record")
    yield from ((name, hints[name]) for name in names)


# -- reading ---------------------------------------------------------------------------------------


@cache
def _reader(kind: Thing) -> _Read:
    """Return what reads values of *kind*."""
    if kind in _LEAVES:
        return _read_text if kind is str else _leaf_reader(kind)
    return _parts_reader(kind, get_args(kind)) if _origin(kind) else _class_reader(kind)


def _class_reader(kind: type) -> _Read:
    if kind is NoneType:
        return _read_none
    return _choice_reader(kind) if issubclass(kind, Enum) else _record_reader(kind)


def _parts_reader(kind: Thing, kinds: tuple[Thing, ...]) -> _Read:
    origin = _origin(kind)
    if origin in {Union, UnionType}:
        return _union_reader(kinds)
    if origin is tuple and kinds[1:] != (...,):
        return _row_reader(kinds, lambda *parts: parts)
    return _many_reader(frozenset if origin is frozenset else tuple, _reader(kinds[0]))


def _leaf_reader(kind: type) -> _Read:
    def read(value: Value, _known: list[Any]) -> Thing:
        if type(value) is kind:
            return value
        raise _unfit(kind)

    return read


def _read_text(value: Value, _known: list[Any]) -> str:
    if type(value) is not bytes:
        raise _unfit(str)
    try:
        return value.decode()
    except UnicodeDecodeError:
        raise _unfit(str) from None


def _read_none(value: Value, _known: list[Any]) -> None:
    if value != ():
        raise _unfit(None)


def _union_reader(kinds: tuple[Any, ...]) -> _Read:
    readers = [_reader(one) for one in kinds]

    def read(value: Value, known: list[Any]) -> Thing:
        if type(value) is tuple and len(value) == 2:
            at, held = value
            if type(at) is int and 0 <= at < len(readers):
                return readers[at](held, known)
        raise _unfit(kinds)

    return read


def _row_reader(kinds: Sequence[Any], make: Callable[..., Any]) -> _Read:
    """Return what reads one value of each of *kinds* and makes one of them all."""
    leaves = tuple(kinds)
    if set(leaves) <= {bool, int, bytes}:

        def read_leaves(value: Value, _known: list[Any]) -> Thing:
            if type(value) is tuple and tuple(map(type, value)) == leaves:
                return make(*value)
            raise _unfit(kinds)

        return read_leaves
    readers = [_reader(one) for one in kinds]

    def read(value: Value, known: list[Any]) -> Thing:
        if type(value) is not tuple or len(value) != len(readers):
            raise _unfit(kinds)
        return make(*[one(part, known) for one, part in zip(readers, value, strict=True)])

    return read


def _many_reader(make: Callable[[list[Any]], Any], each: _Read) -> _Read:
    def read(value: Value, known: list[Any]) -> Thing:
        if type(value) is not tuple:
            raise _unfit(make)
        return make([each(one, known) for one in value])

    return read


def _choice_reader(kind: type[Enum]) -> _Read:
    members: dict[Value, Enum] = {name.encode(): one for name, one in kind.__members__.items()}

    def read(value: Value, _known: list[Any]) -> Thing:
        if type(value) is bytes and value in members:
            return members[value]
        raise _unfit(kind)

    return read


def _record_reader(kind: type) -> _Read:
    row = _row_reader([hint for _, hint in _fields(kind)], kind)
    if not is_dataclass(kind):
        return row

    def read(value: Value, known: list[Any]) -> Thing:
        if type(value) is int and 0 <= value < len(known) and type(known[value]) is kind:
            return known[value]
        if type(value) is not bytes:
            raise _unfit(kind)
        try:
            found = row(unpack_typed(value), known)
        except (ValueError, TypeError, LookupError):  # its own making refuses it
            raise _unfit(kind) from None
        known.append(found)
        return found

    return read
