"""The one encoding of every value that is sent, logged, hashed or signed (P2, P13).

Law: ``unpack(data)`` succeeds only if ``pack(unpack(data)) == data``, so one value has exactly one
encoding and no two peers can read the same bytes differently. Arrays decode to tuples: values are
immutable and hashable. There is no map, float, nil or extension type.
"""

from typing import TypeAlias

import msgpack

Value: TypeAlias = str | bytes | bool | int | tuple["Value", ...]

DEPTH_MAX = 8
ARRAY_MAX = 512
STR_BYTES_MAX = 256
BIN_BYTES_MAX = 32 * 1024

_NAME_MAX = 24
_VERSION_MAX = 9999
_LEAVES = frozenset((int, bytes, str, bool))
_pack = msgpack.Packer(use_bin_type=True).pack


class MalformedError(ValueError):
    """Bytes that are not a value of the one encoding, or a value of the wrong form."""


class NewerError(MalformedError):
    """A value of a newer version of the protocol: nobody is to blame, and nothing of it counts."""


def is_name(value: Value) -> bool:
    """Return whether *value* may be a newer version's name of a packet, an aside or a part."""
    if not isinstance(value, str) or len(value) > _NAME_MAX:
        return False
    return value.isascii() and value.isalpha() and value.islower()


def is_newer(value: Value, tag: str, fields: int) -> bool:
    """Return whether *value* is what *tag* and its *fields* in all say, in a newer version (P2).

    Then the tag has a higher number, or fields follow that we do not know.

    >>> is_newer(("wormup/2/sit", b""), "wormup/1/sit", 2), is_newer((1, 2, 3), "wormup/1/sit", 2)
    (True, False)
    """
    match value:
        case (str(found), *rest):
            start, own, what = tag.split("/")
            number = found.removeprefix(f"{start}/").removesuffix(f"/{what}")
            is_number = number.isascii() and number.isdecimal() and number[0] != "0"
            if not is_number or found != f"{start}/{number}/{what}":
                return False
            is_higher = int(own) < int(number) <= _VERSION_MAX
            return is_higher or (number == own and len(rest) >= fields)
        case _:
            return False


def unread(form: str, value: Value, tag: str, fields: int) -> MalformedError:
    """Return the error for a *value* that is not of the *form* that *tag* and *fields* stand for.

    What somebody signs is read whole or not at all, for we sign it too, or what rests on it.
    """
    return NewerError(form) if is_newer(value, tag, fields) else MalformedError(form)


def pack(value: Value) -> bytes:
    """Encode *value* in its shortest form.

    >>> pack(("a", 1, b"", True)).hex()
    '94a16101c400c3'
    """
    data: bytes = _pack(value)
    return data


def unpack(data: bytes) -> Value:
    """Decode *data*, or raise `MalformedError` with what is wrong with it (P2, P13).

    >>> unpack(bytes.fromhex("94a16101c400c3"))
    ('a', 1, b'', True)
    """
    value = unpack_typed(data)
    require_plain(value)
    return value


def unpack_typed(data: bytes) -> Value:
    """Decode *data* as `unpack` does, for a caller that checks the type of every part.

    A part it does not check must pass `require_plain`: msgpack also knows floats, nil and maps.
    """
    try:
        value: Value = msgpack.unpackb(
            data,
            raw=False,
            use_list=False,
            strict_map_key=True,
            max_str_len=STR_BYTES_MAX,
            max_bin_len=BIN_BYTES_MAX,
            max_array_len=ARRAY_MAX,
            max_map_len=0,
            max_ext_len=0,
        )
    except (ValueError, msgpack.UnpackException) as error:
        msg = f"not a value of {len(data)} bytes: {error or type(error).__name__}"
        raise MalformedError(msg) from None
    if _pack(value) != data:
        msg = f"not the shortest form of its value ({len(data)} bytes)"
        raise MalformedError(msg)
    return value


def require_plain(value: object, depth: int = DEPTH_MAX) -> None:
    """Raise `MalformedError` unless *value* is one, with arrays nested at most *depth* deep."""
    if type(value) in _LEAVES:
        return
    if type(value) is not tuple:  # an extension type would be a tuple too
        msg = f"a {type(value).__name__} is not a value"
        raise MalformedError(msg)
    if not depth:
        msg = f"arrays nested deeper than {DEPTH_MAX}"
        raise MalformedError(msg)
    for item in value:
        if type(item) not in _LEAVES:
            require_plain(item, depth - 1)
