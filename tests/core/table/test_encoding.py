"""The one encoding (P2, P13): what is read is written back as the same bytes, or refused."""

import struct
from hashlib import sha256

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.table.encoding import (
    ARRAY_MAX,
    BIN_BYTES_MAX,
    DEPTH_MAX,
    STR_BYTES_MAX,
    MalformedError,
    NewerError,
    Value,
    is_name,
    is_newer,
    pack,
    unpack,
    unpack_typed,
    unread,
)

INTS = st.integers(-(2**63), 2**64 - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
LEAVES = INTS | TEXTS | st.binary(max_size=300) | st.booleans()
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=17).map(tuple), max_leaves=20)


def depth(value):
    return 1 + max(map(depth, value), default=0) if isinstance(value, tuple) else 0


def nested(levels):
    value: Value = ()
    for _ in range(levels - 1):
        value = (value,)
    return value


EMPTY_EXTENSION = b"\xc7\0"  # see test_an_extension_without_bytes_is_refused_too


def is_the_one_encoding_or_refused(data):
    if EMPTY_EXTENSION in data:
        return
    try:
        value = unpack(data)
    except MalformedError:
        return
    assert pack(value) == data
    assert_plain(value)


def assert_plain(value):
    assert type(value) in {int, bytes, str, bool, tuple}, value
    for item in value if isinstance(value, tuple) else ():
        assert_plain(item)


# -- golden bytes ----------------------------------------------------------------------------------

GOLDEN = [
    (0, "00"),
    (127, "7f"),
    (128, "cc80"),
    (255, "ccff"),
    (256, "cd0100"),
    (65535, "cdffff"),
    (65536, "ce00010000"),
    (2**32 - 1, "ceffffffff"),
    (2**32, "cf0000000100000000"),
    (2**64 - 1, "cfffffffffffffffff"),
    (-1, "ff"),
    (-32, "e0"),
    (-33, "d0df"),
    (-128, "d080"),
    (-129, "d1ff7f"),
    (-32768, "d18000"),
    (-32769, "d2ffff7fff"),
    (-(2**31), "d280000000"),
    (-(2**31) - 1, "d3ffffffff7fffffff"),
    (-(2**63), "d38000000000000000"),
    (False, "c2"),
    (True, "c3"),
    ("", "a0"),
    ("é", "a2c3a9"),
    ("a" * 31, "bf" + "61" * 31),
    ("a" * 32, "d920" + "61" * 32),
    ("a" * 255, "d9ff" + "61" * 255),
    ("a" * 256, "da0100" + "61" * 256),
    (b"", "c400"),
    (b"\xff\0", "c402ff00"),
    (b"a" * 255, "c4ff" + "61" * 255),
    (b"a" * 256, "c50100" + "61" * 256),
    ((), "90"),
    (((),) * 15, "9f" + "90" * 15),
    (((),) * 16, "dc0010" + "90" * 16),
    (nested(8), "9191919191919190"),
    (("wormup/1/act", 3, (True, b"\1"), -5), "94ac776f726d75702f312f6163740392c3c40101fb"),
]


@pytest.mark.parametrize(("value", "data"), GOLDEN, ids=[data[:10] for _, data in GOLDEN])
def test_every_kind_of_value_has_exactly_these_bytes(value, data):
    """P2: the format cannot drift unnoticed."""
    assert pack(value).hex() == data
    read = unpack(bytes.fromhex(data))
    assert (read, type(read)) == (value, type(value))


def test_the_greatest_values_have_exactly_these_bytes():
    """P13: the greatest array, string and bin that are read at all."""
    value = (b"\xa5" * BIN_BYTES_MAX, "\u00e9" * (STR_BYTES_MAX // 2), (7,) * ARRAY_MAX)
    data = pack(value)
    assert sha256(data).hexdigest() == (
        "e05384ec454e09d20736d7a860c4a0ff4d3b201b6d989fd11641f37b846ccd44"
    )
    assert unpack(data) == value


# -- one value, one encoding -----------------------------------------------------------------------


@given(VALUES.filter(lambda value: depth(value) <= DEPTH_MAX))
def test_what_is_written_is_read_back(value):
    """P2."""
    read = unpack(pack(value))
    assert read == value
    assert pack(read) == pack(value)
    assert hash(read) == hash(value)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_or_the_one_encoding_of_a_value(data):
    """P2, P13: and nothing but `MalformedError` is ever raised."""
    is_the_one_encoding_or_refused(data)


@given(VALUES, st.data())
def test_a_changed_encoding_is_refused_or_the_one_encoding_of_another_value(value, data):
    """P2: a byte changed, put in, taken out, or the end cut off."""
    good = pack(value)
    place = data.draw(st.integers(0, len(good) - 1))
    byte = data.draw(st.binary(max_size=2))
    length = data.draw(st.integers(0, 2))
    is_the_one_encoding_or_refused(good[:place] + byte + good[place + length :])
    is_the_one_encoding_or_refused(good[:place])


@given(st.lists(st.sampled_from([0x90, 0x91, 0x92, 0xA1, 0xC4, 0xC7, 0xD4, 0x00]), max_size=12))
@example([0x91] * DEPTH_MAX + [0])
def test_bytes_that_begin_many_things_are_refused_or_the_one_encoding(data):
    """P2, P13."""
    is_the_one_encoding_or_refused(bytes(data))


def wider(value):
    """List the encodings of a value other than the shortest, as another encoder may write them."""
    good = pack(value)
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        forms = zip(b"\xcc\xcd\xce\xcf\xd0\xd1\xd2\xd3", "BHIQbhiq", strict=True)
        found = []
        for head, form in forms:
            size = 8 * struct.calcsize(form)
            low, high = (0, 2**size) if form.isupper() else (-(2 ** (size - 1)), 2 ** (size - 1))
            if low <= value < high:
                found.append(bytes([head]) + struct.pack(f">{form}", value))
        return [data for data in found if data != good]
    heads = {"str": b"\xd9\xda\xdb", "bytes": b"\xc4\xc5\xc6", "tuple": b"\0\xdc\xdd"}
    data = value.encode() if isinstance(value, str) else value
    body = b"".join(map(pack, value)) if isinstance(value, tuple) else data
    count = len(data)
    found = [
        bytes([head]) + struct.pack(form, count) + body
        for head, form in zip(heads[type(value).__name__], (">B", ">H", ">I"), strict=True)
        if head and count < 1 << 8 * struct.calcsize(form)
    ]
    return [other for other in found if other != good]


@given(VALUES)
@example(0)
@example("a" * 32)
@example(b"a" * 256)
@example(((),) * 16)
def test_every_longer_form_of_a_value_is_refused(value):
    """P2: so relays and parsers cannot disagree about the bytes of a value."""
    for data in wider(value):
        with pytest.raises(MalformedError):
            unpack(data)
        with pytest.raises(MalformedError):
            unpack(b"\x91" + data)


def test_there_are_longer_forms_of_every_value_but_a_bool():
    counts = [len(wider(value)) for value in (0, 127, -1, 300, "", "a", b"", (), (1,), True)]
    assert counts == [8, 8, 4, 5, 3, 3, 2, 2, 2, 0]


# -- what is no value ------------------------------------------------------------------------------


@pytest.mark.parametrize("around", ["", "91", "9291"], ids=["alone", "inside", "deeper"])
@pytest.mark.parametrize(
    "data",
    [
        pytest.param("80", id="an empty map"),
        pytest.param("81a16101", id="a map"),
        pytest.param("de0000", id="a map 16"),
        pytest.param("df00000000", id="a map 32"),
        pytest.param("c0", id="nil"),
        pytest.param("c1", id="the byte that means nothing"),
        pytest.param("ca3f800000", id="a float 32"),
        pytest.param("cb3ff0000000000000", id="a float 64"),
        pytest.param("cb7ff8000000000000", id="not a number"),
        pytest.param("d40500", id="an extension of 1"),
        pytest.param("d5050000", id="an extension of 2"),
        pytest.param("d60500000000", id="an extension of 4"),
        pytest.param("d6ff00000000", id="a timestamp 32"),
        pytest.param("d7ff0000000000000000", id="a timestamp 64"),
        pytest.param("c70cff" + "00" * 12, id="a timestamp 96"),
        pytest.param("d805" + "00" * 16, id="an extension of 16"),
        pytest.param("c7010500", id="an extension 8"),
        pytest.param("c8000105 00", id="an extension 16"),
        pytest.param("c90000000105 00", id="an extension 32"),
        pytest.param("a1ff", id="no UTF-8"),
        pytest.param("a2c080", id="UTF-8 that is too long"),
        pytest.param("a3eda080", id="half a surrogate pair"),
        pytest.param("a4f4908080", id="beyond the last character"),
    ],
)
def test_what_is_no_value_is_refused_wherever_it_stands(data, around):
    """P2: no map, float, nil or extension, and text is UTF-8."""
    rest = "00" if around.startswith("92") else ""
    with pytest.raises(MalformedError):
        unpack(bytes.fromhex(around + data + rest))


@pytest.mark.parametrize("data", ["c70005", "91c70005", "92a161c7007f"])
def test_an_extension_without_bytes_is_refused_too(data):
    """P2: it would equal the array [type, b""], so one value had two encodings."""
    with pytest.raises(MalformedError):
        unpack(bytes.fromhex(data))


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\0\0", id="two values"),
        pytest.param(pack((1, 2)) + b"\xc0", id="a byte behind a value"),
        pytest.param(pack((1, b"abc"))[:-1], id="a value that ends early"),
        pytest.param(b"\x93\1\2", id="an array that lacks an item"),
        pytest.param(b"\xcf\1", id="half a number"),
    ],
)
def test_exactly_one_value_is_read(data):
    """P2."""
    with pytest.raises(MalformedError):
        unpack(data)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(pack("a" * (STR_BYTES_MAX + 1)), id="str"),
        pytest.param(pack("\u00e9" * (STR_BYTES_MAX // 2) + "a"), id="str counts bytes"),
        pytest.param(pack(bytes(BIN_BYTES_MAX + 1)), id="bin"),
        pytest.param(pack((0,) * (ARRAY_MAX + 1)), id="array"),
        pytest.param(pack(nested(DEPTH_MAX + 1)), id="depth"),
        pytest.param(b"\x91" * 100_000 + b"\0", id="depth beyond any stack"),
        pytest.param(b"\xdd\xff\xff\xff\xff", id="array without end"),
        pytest.param(b"\xdb\xff\xff\xff\xff", id="str without end"),
        pytest.param(b"\xc6\xff\xff\xff\xff", id="bin without end"),
        pytest.param(b"\xdf\xff\xff\xff\xff", id="map without end"),
    ],
)
def test_what_is_too_long_or_too_deep_is_refused(data):
    """P13."""
    with pytest.raises(MalformedError):
        unpack(data)


def test_the_refusal_says_what_is_wrong():
    """Each sentence stands in an audit's findings."""
    sentences = {
        b"\xcb" + bytes(8): "a float is not a value",
        b"\xcc\0": r"not the shortest form of its value \(2 bytes\)",
        b"\x91" * 9 + b"\0": "arrays nested deeper than 8",
        b"\x91": "not a value of 1 bytes: .*incomplete",
    }
    for data, sentence in sentences.items():
        with pytest.raises(MalformedError, match=sentence):
            unpack(data)


@pytest.mark.parametrize("data", [b"\x81\xa1a\x01", b"\xd4\x01\x01"], ids=["map", "extension"])
def test_a_map_and_an_extension_are_refused_before_anybody_looks_at_types(data):
    """P2: neither has a place in a message."""
    with pytest.raises(MalformedError):
        unpack_typed(data)


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (("wormup/2/sit", b""), True),
        (("wormup/12/sit",), True),
        (("wormup/1/sit", b"", 0), True),
        (("wormup/1/sit", b""), False),
        (("wormup/1/sit",), False),
        (("wormup/0/sit", b"", 0), False),
        (("wormup/01/sit", b"", 0), False),
        (("wormup/99999/sit", b""), False),
        (("wormup/2/act", b"", 0), False),
        (("xwormup/2/sit", b""), False),
        (("wormup/2/sit ", b""), False),
        ((2, b"", 0), False),
        ((), False),
        ("wormup/2/sit", False),
    ],
)
def test_of_a_newer_version_is_what_has_a_higher_number_or_further_fields(value, found):
    """P2: whatever else differs was never a value of this form, and of no version."""
    assert is_newer(value, "wormup/1/sit", 2) is found
    assert isinstance(unread("a sit is", value, "wormup/1/sit", 2), NewerError) is found


def test_of_a_tag_with_a_higher_number_of_our_own_the_lower_is_not_newer():
    assert not is_newer(("wormup/2/sit", 1, 2, 3), "wormup/3/sit", 2)
    assert is_newer(("wormup/10/sit",), "wormup/3/sit", 2)


@pytest.mark.parametrize("name", ["a", "wears", "z" * 24])
def test_a_name_is_of_small_letters(name):
    assert is_name(name)


@pytest.mark.parametrize("name", ["", "a" * 25, "A", "a1", "a b", "a\n", "é", b"a", 1, ("a",)])
def test_nothing_else_is_a_name(name):
    assert not is_name(name)
