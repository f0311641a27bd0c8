"""Decisions and their one wire form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChangeDie,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    FillBrain,
    GiveOrgans,
    Grow,
    Pass,
    PlaceBaby,
    PlaceWorm,
    PutFood,
    read_decision,
    write_decision,
)
from core.cozy.grid import Cell, Direction
from core.cozy.worm import OrganKind
from core.table.encoding import Value, pack, unpack
from tests.core.cozy.play import game
from tests.core.cozy.scenes import across

ONE_OF_EACH: dict[tuple[Value, ...], Decision] = {
    ("dice", 2, 6): ChangeDie(2, 6),
    ("fill", (0, 1), 0, 6): FillBrain(Cell(0, 1), 0, 6),
    ("A", ((0, 0), (0, 1))): PlaceWorm(across(0, 0, 2)),
    ("B", 0): ChooseToAdd(0),
    ("C", 11): ChooseToAct(11),
    ("pass",): Pass(),
    ("add", "eye", (0, 3), "N", (0, 4)): AddOrgan(
        OrganKind.EYE, Cell(0, 3), Direction.N, Cell(0, 4)
    ),
    ("add", "heart", (0, 3), (), ()): AddOrgan(OrganKind.HEART, Cell(0, 3)),
    ("act", (0, 3)): ActOrgan(Cell(0, 3)),
    ("food", (0, 3)): PutFood(Cell(0, 3)),
    ("line", 2): ChooseLine(2),
    ("partner", 2): ChoosePartner(2),
    ("baby", ((0, 0), (0, 1))): PlaceBaby(across(0, 0, 2)),
    ("organs",): GiveOrgans(),
    ("grow", (0, 3), (0, 2)): Grow(Cell(0, 3), Cell(0, 2)),
    ("grow", (0, 3), ()): Grow(Cell(0, 3)),
    ("done",): Done(),
}


@pytest.mark.parametrize("wire", ONE_OF_EACH)
def test_each_decision_has_one_form_that_can_be_sent(wire):
    """C6.1."""
    decision = ONE_OF_EACH[wire]
    assert read_decision(wire) == decision
    assert write_decision(decision) == wire
    assert unpack(pack(wire)) == wire


@pytest.mark.parametrize(
    "wire",
    [
        (), "pass", 7, b"", ("PASS",), ("pass", 1), ("pass", ()), (0,), (("pass",),), ("nod",),
        ("dice", 3, 1), ("dice", -1, 1), ("dice", 0, 0), ("dice", 0, 7), ("dice", True, 1),
        ("dice", 0, True), ("dice", 0), ("dice", 0, 1, 1), ("dice", "0", 1), ("fill", 0, 0, 1),
        ("fill", (0,), 0, 1), ("fill", (0, 0, 0), 0, 1), ("fill", (0, True), 0, 1),
        ("A", ()), ("A", (0, 0)), ("A", ((0, 0), ())), ("A", "x"), ("A",), ("B", ()), ("B", True),
        ("B", "0"), ("C", (0,)), ("add", "ear", (0, 0), (), ()), ("add", "eye", (0, 0), "n", ()),
        ("add", "eye", (0, 0), "NE", ()), ("add", "eye", (0, 0), (), (0,)), ("add", "eye", (0, 0)),
        ("add", "eye", (), "N", ()), ("add", 1, (0, 0), "N", ()), ("act", "ab"), ("act", ()),
        ("food",), ("line", (0, 0)), ("partner", b""), ("baby", ((0, 0), (0, "1"))),
        ("organs", 0), ("grow", (0, 0)), ("grow", (), ()), ("grow", (0, 0), 0), ("done", ()),
    ],
)  # fmt: skip
def test_what_has_another_form_is_no_decision(wire):
    """C6.1, C7: malformed; true is no number."""
    assert read_decision(wire) is None


values = st.recursive(
    st.integers(-2, 9) | st.booleans() | st.sampled_from(["", "N", "eye", "A", "add", "act"]),
    lambda parts: st.lists(parts, max_size=4).map(tuple),
    max_leaves=8,
)
wires = st.tuples(st.sampled_from([wire[0] for wire in ONE_OF_EACH])).flatmap(
    lambda do: st.lists(values, max_size=4).map(lambda fields: (*do, *fields))
)


@given(values | wires)
def test_whatever_is_read_is_written_the_same_way(value):
    """C6.1: one form, and no exception."""
    decision = read_decision(value)
    if decision is not None:
        assert pack(write_decision(decision)) == pack(value)


def test_every_decision_of_a_game_survives_the_wire():
    """C6.1."""
    for number in range(1, 9):
        for _, decision, _ in game(number, 0):
            assert read_decision(unpack(pack(write_decision(decision)))) == decision


def test_decisions_with_equal_fields_are_not_equal():
    assert len({ChooseToAct(1), ChooseToAdd(1), ChooseLine(1), ChoosePartner(1)}) == 4
    assert len({PutFood(Cell(0, 0)), ActOrgan(Cell(0, 0)), Grow(Cell(0, 0))}) == 3
