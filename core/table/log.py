"""The format of the log file, and where a file torn by a crash may be cut (P11).

file = MAGIC, then records; record = [u32 LE length of the body][u32 LE CRC-32 of the body][body]

Law: what a crash can leave behind is TORN and may be cut, for a torn record was never sent (P8).
Anything else is DAMAGED, and its seat must not sign: its memory has a hole.
"""

import re
import struct
import zlib
from enum import Enum, auto
from typing import NamedTuple

from core.table.trouble import Trouble, TroubleError, TroubleReason

_NAME = b"wormup-log\0"
MAGIC = _NAME + b"\0\0\0\0\1"
"""What every log of this format begins with; the number at its end rises with the format."""
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


class LogReason(TroubleReason):
    """What can be wrong with the bytes of a log; a byte is named by its offset."""

    TOO_SHORT = auto()
    NO_LOG = auto()
    HEADER_DAMAGED = auto()
    OTHER_FORMAT = auto()
    AFTER_RECORDS = auto()
    ZEROS = auto()
    PART = auto()
    LENGTH = auto()
    CHECKSUM = auto()
    CLAIM = auto()
    HOLE = auto()


class NotALogError(TroubleError):
    """Bytes that were never a log of this version."""


class LogFile(NamedTuple):
    """The good records of a log: their bodies and offsets, and how the file ends.

    *end* is the offset at which the good records stop. A damaged header shows as ``end == 0``.
    *reason* is what is wrong and where, None for a clean file.
    """

    bodies: tuple[bytes, ...]
    offsets: tuple[int, ...]
    end: int
    tail: Tail
    reason: Trouble | None


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
    header is damaged. No record is believed then, nor behind the header of a later format.
    """
    start = len(MAGIC)
    if data[:start] != MAGIC:
        reason = _newer_format(data[:start])
        if reason is None:
            _require_records_behind_header(data)
            reason = Trouble(LogReason.HEADER_DAMAGED)
        return LogFile((), (), 0, Tail.DAMAGED, reason)
    bodies, offsets, end = [], [], start
    while (body := _body_at(data, end)) is not None:
        bodies.append(body)
        offsets.append(end)
        end += _HEAD.size + len(body)
    tail, why = _judge(data, end)
    good = len(bodies)
    where = Trouble(LogReason.AFTER_RECORDS, byte=end, count=good, why=why) if why else None
    return LogFile(tuple(bodies), tuple(offsets), end, tail, where)


def first_record(data: bytes) -> bytes | None:
    """Return the body of the first good record of a log, as `read` does, and look at no other."""
    return _body_at(data, len(MAGIC)) if data.startswith(MAGIC) else None


def _newer_format(header: bytes) -> Trouble | None:
    """Return that *header* is of a later format than ours, whatever follows it, or None."""
    if len(header) < len(MAGIC) or not header.startswith(_NAME):
        return None
    found, wanted = (int.from_bytes(one[len(_NAME) :], "big") for one in (header, MAGIC))
    if found < wanted:
        return None
    return Trouble(LogReason.OTHER_FORMAT, byte=len(MAGIC) - 1, found=found, wanted=wanted)


def _require_records_behind_header(data: bytes) -> None:
    start = len(MAGIC)
    if len(data) < start:
        raise NotALogError(Trouble(LogReason.TOO_SHORT, count=len(data), least=start))
    if _body_at(data, start) is None:
        found = data[:start].hex()
        raise NotALogError(Trouble(LogReason.NO_LOG, found=found, wanted=MAGIC.hex()))


def _body_at(data: bytes, offset: int) -> bytes | None:
    start = offset + _HEAD.size
    head = data[offset:start]
    if len(head) < _HEAD.size:
        return None
    length, crc = _HEAD.unpack(head)
    body = data[start : start + length]
    is_whole = len(body) == length and 0 < length <= BODY_BYTES_MAX
    return body if is_whole and zlib.crc32(body) == crc else None


def _judge(data: bytes, end: int) -> tuple[Tail, Trouble | None]:
    rest = data[end:]
    if not rest:
        return Tail.CLEAN, None
    if not any(rest):
        return Tail.TORN, Trouble(LogReason.ZEROS, count=len(rest))
    damage = _damage(rest, end) if len(rest) >= _HEAD.size else None
    if damage is None:
        return Tail.TORN, Trouble(LogReason.PART, count=len(rest))
    return Tail.DAMAGED, damage


def _damage(rest: bytes, end: int) -> Trouble | None:
    """Return what in *rest* no crash can have caused, or None if it is the start of a record."""
    length, crc = _HEAD.unpack_from(rest)
    there = len(rest) - _HEAD.size
    if not 1 <= length <= BODY_BYTES_MAX:
        return Trouble(LogReason.LENGTH, count=length)
    if length <= there:
        return Trouble(LogReason.CHECKSUM, count=length)
    if there and zlib.crc32(rest[_HEAD.size :]) == crc:
        return Trouble(LogReason.CLAIM, count=there, claimed=length)
    if (found := _record_within(rest)) is not None:
        return Trouble(LogReason.HOLE, byte=end + found)
    return None


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
