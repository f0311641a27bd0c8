"""The format of the log file, and where a file torn by a crash may be cut (P11).

file = MAGIC, then records; record = [u32 LE length of the body][u32 LE CRC-32 of the body][body]

Law: what a crash can leave behind is TORN and may be cut, for a torn record was never sent (P8).
Anything else is DAMAGED, and its seat must not sign: its memory has a hole.
"""

import re
import struct
import zlib
from enum import Enum
from typing import NamedTuple

MAGIC = b"wormup-log\0\0\0\0\0\1"
BODY_BYTES_MAX = 256 * 1024
LOG_BYTES_MAX = 64 * 1024 * 1024
"""No larger file is read: the log of a long race is less than 1 MB."""

_HEAD = struct.Struct("<II")
# A place where a little-endian length of about 256 KiB or less may stand.
_LENGTH = re.compile(rb"(?=..[\x00-\x04]\x00)", re.DOTALL)
# How many bytes the search for records in a torn tail may checksum: 0.1 s at worst.
_SEARCH_BYTES_MAX = 256 * BODY_BYTES_MAX


class Tail(Enum):
    """What follows the last good record; the value is the word for it in a sentence."""

    CLEAN = "complete"
    TORN = "torn by a crash"
    DAMAGED = "damaged"


class NotALogError(ValueError):
    """Bytes that were never a log of this version."""


class LogFile(NamedTuple):
    """The good records of a log: their bodies and offsets, and how the file ends.

    *end* is the offset at which the good records stop. A damaged header shows as ``end == 0``.
    *reason* says what is wrong and where; "" for a clean file.
    """

    bodies: tuple[bytes, ...]
    offsets: tuple[int, ...]
    end: int
    tail: Tail
    reason: str


def record(body: bytes) -> bytes:
    """Frame *body* as one record of the file.

    >>> record(b"wormup").hex(" ", -4)
    '06000000 adb0f33f 776f726d 7570'
    """
    if not 1 <= len(body) <= BODY_BYTES_MAX:
        msg = f"the body of a record has 1 to {BODY_BYTES_MAX} bytes, not {len(body)}"
        raise ValueError(msg)
    return _HEAD.pack(len(body), zlib.crc32(body)) + body


def read(data: bytes) -> LogFile:
    """Read the records of a log up to the first bad one, and judge what follows.

    Raise `NotALogError` for bytes that do not begin like a log, unless records follow: then the
    header is damaged, and no record is believed.
    """
    start = len(MAGIC)
    if data[:start] != MAGIC:
        _require_records_behind_header(data)
        reason = "byte 0: the header is damaged, yet records follow it"
        if data[: start - 1] == MAGIC[:-1]:
            reason = (
                f"byte {start - 1}: the log has format {data[start - 1]}, and we read format"
                f" {MAGIC[-1]}: update this program, or the header is damaged"
            )
        return LogFile((), (), 0, Tail.DAMAGED, reason)
    bodies, offsets, end = [], [], start
    while (body := _body_at(data, end)) is not None:
        bodies.append(body)
        offsets.append(end)
        end += _HEAD.size + len(body)
    tail, why = _judge(data, end)
    reason = f"byte {end}, after {len(bodies)} good records: {why}" if why else ""
    return LogFile(tuple(bodies), tuple(offsets), end, tail, reason)


def _require_records_behind_header(data: bytes) -> None:
    start = len(MAGIC)
    if len(data) < start:
        msg = f"{len(data)} bytes: shorter than the {start} bytes at the head of every log"
        raise NotALogError(msg)
    if _body_at(data, start) is None:
        msg = f"begins with {data[:start].hex()}, a log with {MAGIC.hex()}"
        raise NotALogError(msg)


def _body_at(data: bytes, offset: int) -> bytes | None:
    start = offset + _HEAD.size
    head = data[offset:start]
    if len(head) < _HEAD.size:
        return None
    length, crc = _HEAD.unpack(head)
    body = data[start : start + length]
    is_whole = len(body) == length and 0 < length <= BODY_BYTES_MAX
    return body if is_whole and zlib.crc32(body) == crc else None


def _judge(data: bytes, end: int) -> tuple[Tail, str]:
    rest = data[end:]
    if not rest:
        return Tail.CLEAN, ""
    if not any(rest):
        return Tail.TORN, f"{len(rest)} zero bytes"
    if len(rest) < _HEAD.size:
        return Tail.TORN, f"{len(rest)} bytes of a record"
    damage = _damage(rest, end)
    return (Tail.DAMAGED, damage) if damage else (Tail.TORN, f"{len(rest)} bytes of a record")


def _damage(rest: bytes, end: int) -> str:
    """Return what in *rest* no crash can have caused, or "" if *rest* is the start of a record."""
    length, crc = _HEAD.unpack_from(rest)
    there = len(rest) - _HEAD.size
    if not 1 <= length <= BODY_BYTES_MAX:
        return f"a record of {length} bytes cannot be"
    if length <= there:
        return f"a record of {length} bytes fails its checksum"
    if there and zlib.crc32(rest[_HEAD.size :]) == crc:
        return f"a whole record of {there} bytes that claims {length}"
    if (found := _record_within(rest)) is not None:
        return f"a hole, and what reads as a record behind it, at byte {end + found}"
    return ""


def _record_within(rest: bytes) -> int | None:
    """Find a readable record inside a short one; no crash leaves a hole before a record.

    A crafted body may need more checksums than the search may make. Then return the place at which
    the search stopped, for a doubt is no proof of a crash.
    """
    budget = _SEARCH_BYTES_MAX
    for match in _LENGTH.finditer(rest, 1):
        offset = match.start()
        length = int.from_bytes(rest[offset : offset + 4], "little")
        if not 1 <= length <= len(rest) - offset - _HEAD.size:
            continue
        budget -= length
        if budget < 0 or _body_at(rest, offset) is not None:
            return offset
    return None
