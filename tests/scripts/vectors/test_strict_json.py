"""JSON is read as strictly as the wire, and compared to the leaves."""

import pytest

from core.wormup.race import Stage
from vectors.strict_json import (
    FormError,
    UnreadableError,
    choice_of,
    compared,
    named,
    or_null,
    parse,
    read_bool,
    read_dict,
    read_field,
    read_int,
    read_list,
    read_row,
    read_str,
    shown,
)


@pytest.mark.parametrize(
    "text",
    ["", "{", '{"a": 1, "a": 2}', "[NaN]", "-Infinity", "[" * 100_000, "1" * 5000, "{} {}"],
)
def test_what_is_not_json_is_said_so(text):
    with pytest.raises(UnreadableError, match="is not JSON"):
        parse(text)


@pytest.mark.parametrize(
    ("reader", "good"),
    [
        (read_int, -3),
        (read_bool, False),
        (read_str, "a"),
        (read_list, [1]),
        (read_dict, {"a": 1}),
        (or_null(read_int), None),
    ],
)
def test_a_reader_takes_its_own_type_only(reader, good):
    """True is no number, and 1.0 is no 1."""
    assert reader(good) == good
    for other in (-3, False, "a", [1], {"a": 1}, None, 1.0):
        if type(other) is not type(good) and not (reader(good) is None and other == -3):
            with pytest.raises(FormError):
                reader(other)


def test_a_choice_is_read_by_its_value():
    assert choice_of(Stage)("declare") is Stage.DECLARE
    for value in ("Declare", 1, None, False):
        with pytest.raises(FormError):
            choice_of(Stage)(value)


def test_a_field_that_cannot_be_read_is_named_with_what_stands_there():
    with pytest.raises(UnreadableError, match=r'before\.round: has not the right form: "1"'):
        read_field({"round": "1"}, "round", read_int)
    with pytest.raises(UnreadableError, match=r"before\.rest: wants 3 entries, got 2"):
        read_row({"rest": [1, 2]}, "rest", read_int, 3)
    assert read_row({"rest": [1, 2]}, "rest", read_int) == (1, 2)


@pytest.mark.parametrize(
    ("want", "got", "fields"),
    [
        ({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}, []),
        ({"a": [1, {"b": None}]}, {"a": [1, {"b": 0}]}, ["after.a[1].b"]),
        ({"a": 1}, {"a": True}, ["after.a"]),
        ({"a": 1}, {"a": 1.0}, ["after.a"]),
        ({"a": [1]}, {"a": [1, 2]}, ["after.a"]),
        ({"a": 1}, {"b": 1}, ["after.a", "after.b"]),
        ({}, [], ["after"]),
    ],
)
def test_every_leaf_that_differs_is_found(want, got, fields):
    assert [one.field for one in compared("after", want, got)] == fields


def test_a_long_value_is_cut_and_keys_are_named():
    assert len(shown(list(range(999)))) == 163
    assert named({"b": 1, "a\ud800": 2}) == 'the keys ["b", "a\\ud800"]'
    assert named({}) == "no keys"
