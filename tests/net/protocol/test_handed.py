"""What a greeting says of a program: read whole, or malformed."""

import contextlib
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.encoding import MalformedError, pack
from net.protocol.handed import (
    BUILDS_MAX,
    HOSTS_MAX,
    BuildHere,
    Program,
    WantedBuild,
    line_of,
    read_program,
    wanted_of,
)
from net.protocol.hello_packets import Greeting
from net.protocol.packets import decode, encode
from net.protocol.parts import BYTES_MAX

BUILD = BuildHere("macos-arm64", bytes(range(32)), 61_000_000)
PROGRAM = Program("linux-x64", 4545, "K7Q2M", ("192.168.1.23", "10.0.0.2"), (BUILD,))
FIELDS: list[Any] = list(cast("tuple[Any, ...]", PROGRAM.value))


def test_a_greeting_says_what_the_program_is_and_hands_over():
    for program in (None, Program("linux-x64"), PROGRAM):
        for looks_on in (False, True):
            greeting = Greeting("Ann", "0.2.0", (), looks_on, None, program)
            assert decode(encode(greeting)) == greeting


def test_without_a_program_a_greeting_is_as_it_always_was():
    assert Greeting("Ann", "0.2.0", ()).value == ("greeting", "Ann", "0.2.0", ())
    said = ("greeting", "Ann", "0.2.0", (), True)
    assert Greeting("Ann", "0.2.0", (), looks_on=True).value == said


def test_fields_of_a_newer_version_behind_the_last_are_dropped():
    more = (*FIELDS[:4], (((*BUILD, "more")),), "more")
    assert read_program(more) == PROGRAM


@pytest.mark.parametrize(
    ("at", "value"),
    [
        *((0, "Linux"), (0, "linux"), (0, 1), (1, 0), (1, 65_536), (1, True), (1, -1)),
        *((2, ""), (2, "K7Q2"), (2, "../.."), (2, "k7q2m"), (3, ("localhost",)), (3, ("::1",))),
        *((3, (1,)), (3, "10.0.0.2"), (3, ("10.0.0.2",) * (HOSTS_MAX + 1))),
        *((4, (tuple(BUILD),) * (BUILDS_MAX + 1)), (4, (BUILD[:2],)), (4, ("x",))),
        *((4, (("macos", *BUILD[1:]),)), (4, ((BUILD[0], b"x", 1),))),
        *((4, ((*BUILD[:2], 0),)), (4, ((*BUILD[:2], BYTES_MAX + 1),)), (4, ((*BUILD[:2], True),))),
    ],
)
def test_a_field_that_is_none_is_malformed(at, value):
    with pytest.raises(MalformedError):
        read_program((*FIELDS[:at], value, *FIELDS[at + 1 :]))


def test_a_greeting_with_a_field_that_says_nothing_to_us_is_read_without_it():
    for value in ("x", (), (*FIELDS[:1], "port")):
        packed = pack(("greeting", "Ann", "0.2.0", (), False, (), value))
        assert decode(packed) == Greeting("Ann", "0.2.0", ())


@given(st.recursive(st.none() | st.integers() | st.text() | st.binary(), st.lists))
def test_whatever_stands_there_is_malformed_or_a_program(value):
    with contextlib.suppress(MalformedError):
        assert isinstance(read_program(value), Program)


def test_what_is_wanted_survives_its_line():
    wanted = WantedBuild(BUILD, Program("", 4545, "K7Q2M", ("10.0.0.2",), (BUILD,)), "Ben")
    assert wanted_of(line_of(wanted)) == wanted
    with pytest.raises(MalformedError):
        wanted_of("00")
