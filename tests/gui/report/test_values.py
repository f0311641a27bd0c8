"""Values of the games as bytes: the same again, or none; the bytes choose no class."""

import random
from contextlib import suppress
from typing import Any, get_type_hints

import pytest

from core.cozy.sheet import Sheet
from core.table.encoding import MalformedError, pack, unpack
from core.wormup.race import Stage
from gui.report.values import read_as, written
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race
from tests.tampering import ODD, everywhere

TABLES = (race()[1], race(steps_max=2)[1], cozy_game()[1], cozy_game(seats=3, steps_max=9)[1])


def kind_of(table: Any) -> Any:
    return get_type_hints(type(table.rules).initial)["return"]


@pytest.mark.parametrize("table", TABLES)
def test_a_state_is_read_as_it_was_written(table: Any) -> None:
    kind, state = kind_of(table), table.step.state
    again = read_as(kind, written(kind, state))
    assert again == state
    assert table.rules.canonical(again) == table.rules.canonical(state)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (tuple[int, ...], (1, 2)),
        (tuple[int, str | None], (1, None)),
        (frozenset[int], frozenset((3, 1))),
        (tuple[tuple[bool, bytes], ...], ((True, b"a"),)),
        (str, "é" * 300),
    ],
)
def test_plain_values_too(kind: Any, value: object) -> None:
    assert read_as(kind, written(kind, value)) == value


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (int, b"\xc3"),
        (bool, pack(1)),
        (str, pack("text")),
        (str, pack(b"\xff")),
        (tuple[int, int], pack((1,))),
        (tuple[int, ...], pack(("a",))),
        (int | None, pack((2, ()))),
        (int | None, pack((1, 1))),
        (Sheet, pack(0)),
        (Sheet, pack(b"")),
        (int, b"\xc1"),
        (Stage, pack(b"NOBODY")),
        (Stage, pack(("BID",))),
    ],
)
def test_what_is_of_another_type_is_none(kind: Any, data: bytes) -> None:
    with pytest.raises(MalformedError):
        read_as(kind, data)


@pytest.mark.parametrize("table", TABLES)
def test_odd_parts_are_refused_and_never_end_in_another_error(table: Any) -> None:
    kind = kind_of(table)
    value = unpack(written(kind, table.step.state))
    draws = random.Random(1)
    changed = [*everywhere(value, draws.choice((7, -1, 2**62, b"X", (), True, "")))]
    for one in draws.sample(changed, min(60, len(changed))):
        with suppress(MalformedError):
            read_as(kind, pack(one))
    for odd in ODD:
        with pytest.raises(MalformedError):
            read_as(kind, pack((odd,)))


def test_a_sheet_larger_than_any_is_refused_at_once() -> None:
    """Its spaces would be listed, all of them."""
    packed = unpack(written(Sheet, state_after(cozy_game()[1]).sheet))
    assert isinstance(packed, bytes)
    fields = unpack(packed)
    assert isinstance(fields, tuple)
    with pytest.raises(MalformedError):
        read_as(Sheet, pack(pack((2**40, 2**40, *fields[2:]))))
