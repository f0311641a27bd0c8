"""The log's format (P11): what a crash leaves is cut, everything else is never believed."""

import struct
import zlib
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.table.log import (
    BODY_BYTES_MAX,
    LOG_BYTES_MAX,
    MAGIC,
    LogReason,
    NotALogError,
    Tail,
    first_record,
    read,
    record,
)
from core.table.trouble import Trouble

BODIES = st.lists(st.binary(min_size=1, max_size=60), max_size=6)
GOOD = (b"genesis", b"\0\0\0", b"act" * 40)


def log(*bodies: bytes) -> bytes:
    return MAGIC + b"".join(map(record, bodies))


@given(BODIES)
def test_what_was_recorded_is_read_back_with_its_places(bodies):
    data = log(*bodies)
    found = read(data)
    assert (found.bodies, found.end, found.tail, found.reason) == (
        tuple(bodies),
        len(data),
        Tail.CLEAN,
        None,
    )
    for body, offset in zip(found.bodies, found.offsets, strict=True):
        assert data[offset:].startswith(record(body))


@given(BODIES, st.integers(min_value=0, max_value=400), st.integers(min_value=0, max_value=255))
def test_the_first_record_is_that_of_the_whole_log_even_if_it_is_damaged(bodies, at, mask):
    data = bytearray(log(*bodies))
    data[at % len(data)] ^= mask
    try:
        first = next(iter(read(bytes(data)).bodies), None)
    except NotALogError:
        first = None
    assert first_record(bytes(data)) == first


def test_who_asks_for_the_first_record_has_no_other_checked(monkeypatch):
    data = log(*GOOD)
    checked: list[bytes] = []
    monkeypatch.setattr("core.table.log.zlib", SimpleNamespace(crc32=checked.append))
    first_record(data)
    assert checked == [GOOD[0]]


@given(BODIES)
@settings(deadline=None)
def test_every_truncation_is_a_crash_and_keeps_all_complete_records(bodies):
    data = log(*bodies)
    ends = [len(log(*bodies[:count])) for count in range(len(bodies) + 1)]
    for length in range(len(MAGIC), len(data)):
        found = read(data[:length])
        kept = sum(end <= length for end in ends) - 1
        assert found.bodies == tuple(bodies[:kept])
        assert found.end == ends[kept]
        assert found.tail is (Tail.CLEAN if length == ends[kept] else Tail.TORN)


@given(st.lists(st.binary(min_size=1, max_size=60), min_size=1, max_size=6), st.integers(1, 255))
@settings(deadline=None)
def test_every_flipped_byte_is_damage_and_nothing_behind_it_is_believed(bodies, mask):
    data = log(*bodies)
    for place in range(len(data)):
        flipped = bytearray(data)
        flipped[place] ^= mask
        found = read(bytes(flipped))
        assert found.tail is Tail.DAMAGED, place
        assert found.bodies == tuple(bodies[: len(found.bodies)])
        assert found.end <= place, place


def test_every_bit_of_every_length_counts():
    data = log(*GOOD)
    for offset in read(data).offsets:
        for mask in range(1, 1 << 32, 0x00FF_FFFB):
            head = struct.unpack_from("<I", data, offset)[0] ^ mask
            changed = data[:offset] + struct.pack("<I", head) + data[offset + 4 :]
            assert read(changed).tail is Tail.DAMAGED, hex(head)


@pytest.mark.parametrize("zeros", [1, 7, 8, 9, 4096])
def test_zeros_that_a_crash_left_behind_good_records_are_cut(zeros):
    found = read(log(*GOOD) + bytes(zeros))
    assert (found.bodies, found.end, found.tail) == (GOOD, len(log(*GOOD)), Tail.TORN)


def test_zeros_before_more_records_are_a_hole():
    assert read(log(*GOOD) + bytes(512) + record(b"later")).tail is Tail.DAMAGED


@pytest.mark.parametrize("lost", [1, 8, 100])
def test_a_short_record_before_a_readable_one_is_a_hole(lost):
    data = log(b"first") + record(bytes(400))[: 408 - lost] + record(b"later")
    found = read(data)
    assert (found.bodies, found.tail) == ((b"first",), Tail.DAMAGED)


def test_a_short_record_with_a_readable_one_as_its_tail_is_a_hole():
    torn = struct.pack("<II", 5000, 12345) + b"\0\0" + record(b"later" * 9) + b"rest"
    found = read(log(b"first") + torn)
    assert found.tail is Tail.DAMAGED
    hole = Trouble(LogReason.HOLE, byte=len(log(b"first")) + 10)
    assert found.reason is not None
    assert dict(found.reason.values)["why"] == hole


def test_a_record_behind_one_byte_of_another_is_a_hole():
    found = read(log(b"first") + b"\5" + record(b"later"))
    assert found.tail is Tail.DAMAGED
    hole = Trouble(LogReason.HOLE, byte=len(log(b"first")) + 1)
    assert found.reason is not None
    assert dict(found.reason.values)["why"] == hole


@pytest.mark.parametrize("crc", [1, zlib.crc32(b"")])
def test_a_head_without_a_body_was_torn_if_its_length_can_be(crc):
    """Whatever its checksum is, also that of nothing."""
    for length in (1, BODY_BYTES_MAX):
        assert read(log(*GOOD) + struct.pack("<II", length, crc)).tail is Tail.TORN
    for length in (BODY_BYTES_MAX + 1, 2**32 - 1):
        assert read(log(*GOOD) + struct.pack("<II", length, crc)).tail is Tail.DAMAGED
    assert read(log(*GOOD) + struct.pack("<II", 0, 1)).tail is Tail.DAMAGED


def test_a_whole_last_record_that_claims_more_was_changed_not_torn():
    body = b"last act"
    head = struct.pack("<II", len(body) + 1, zlib.crc32(body))
    assert read(log(b"first") + head + body).tail is Tail.DAMAGED


def test_the_reason_says_where_and_how_much_is_good():
    data = bytearray(log(*GOOD))
    data[-1] ^= 1
    place = len(log(*GOOD[:2]))
    why = Trouble(LogReason.CHECKSUM, count=120)
    reason = Trouble(LogReason.AFTER_RECORDS, byte=place, count=2, why=why)
    assert read(bytes(data)).reason == reason


@pytest.mark.parametrize("data", [b"", MAGIC[:9], MAGIC[:15]])
def test_a_file_that_is_too_short_for_a_log_is_none(data):
    with pytest.raises(NotALogError) as caught:
        read(data)
    assert caught.value.trouble == Trouble(LogReason.TOO_SHORT, count=len(data), least=16)


@pytest.mark.parametrize("data", [bytes(16), b"PK\3\4" + bytes(40), bytes(64)])
def test_a_file_of_something_else_is_told_by_how_it_begins(data):
    found, wanted = data[:16].hex(), MAGIC.hex()
    with pytest.raises(NotALogError) as caught:
        read(data)
    assert caught.value.trouble == Trouble(LogReason.NO_LOG, found=found, wanted=wanted)


def test_a_damaged_header_before_records_is_told_from_another_file():
    found = read(b"wormup-log\0\0\0\0\0\2" + record(b"act"))
    assert (found.bodies, found.end, found.tail) == ((), 0, Tail.DAMAGED)


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        (
            b"wormup-log\0\0\0\0\0\2",
            Trouble(LogReason.OTHER_FORMAT, byte=15, found=2, wanted=1),
        ),
        (b"wormup-lag\0\0\0\0\0\1", Trouble(LogReason.HEADER_DAMAGED)),
    ],
    ids=str,
)
def test_a_log_of_a_newer_program_is_told_from_a_damaged_one(head, reason):
    assert read(head + record(b"act")).reason == reason


def test_a_body_has_1_byte_to_256_kib():
    assert read(log(bytes(BODY_BYTES_MAX))).tail is Tail.CLEAN
    for body in (b"", bytes(BODY_BYTES_MAX + 1)):
        with pytest.raises(ValueError, match="the body of a record has 1 to 262144 bytes"):
            record(body)
    too_long = struct.pack("<II", BODY_BYTES_MAX + 1, 0) + b"x"
    assert read(MAGIC + too_long).tail is Tail.DAMAGED


def test_no_file_above_64_mib_is_read():
    """The law of a reader that has to hold it in memory (P13)."""
    assert LOG_BYTES_MAX == 67_108_864


def torn(lengths: list[int]) -> bytes:
    """Return a log whose last record lacks a byte and begins with *lengths*, 4 bytes each.

    None of their lower three bytes may be zero: then no length stands between two of them.
    """
    places: bytes = struct.pack(f"<{len(lengths)}I", *lengths)
    head = struct.pack("<II", BODY_BYTES_MAX, 0xFFFF_FFFF)
    return log(b"first") + head + places.ljust(BODY_BYTES_MAX - 1, b"\xff")


def test_a_torn_record_may_cost_64_mib_of_checksums_to_the_byte():
    """More and it counts as damage: a doubt is no proof of a crash."""
    lengths = [131_329] * 509 + [131_071, 131_332]
    assert sum(lengths) == 256 * BODY_BYTES_MAX
    assert read(torn(lengths)).tail is Tail.TORN
    lengths[0] += 1
    assert read(torn(lengths)).tail is Tail.DAMAGED


def test_a_length_for_which_there_is_no_room_costs_nothing():
    """What it claims reaches beyond the end of the file, by a byte or by far."""
    far = BODY_BYTES_MAX + 257
    behind = [BODY_BYTES_MAX - 1 - 4 * place - 8 for place in range(600)]
    by_a_byte = [n + 1 if 0 not in struct.pack("<I", n + 1)[:3] else far for n in behind]
    for lengths in (by_a_byte, [far] * 600):
        assert sum(lengths) > 2 * 256 * BODY_BYTES_MAX
        assert read(torn(lengths)).tail is Tail.TORN


def test_a_torn_record_that_makes_the_search_dear_counts_as_damage():
    """A body crafted to cost a checksum at each of 64 K places: a doubt is no proof of a crash."""
    crafted = b"\1\1\2\0" * (BODY_BYTES_MAX // 4)
    assert read(log(crafted)[:-1]).tail is Tail.DAMAGED
