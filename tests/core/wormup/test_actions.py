"""The wire forms: each meaning has one, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.encoding import pack, unpack
from core.wormup.actions import move_action, read_face, read_move, read_number, read_options
from core.wormup.moves import Move, Placement, Swing
from core.wormup.profiles import Face, Lanes, Options, SwingWhen, XTurn
from core.wormup.worm import Vec

spots = st.builds(Vec, st.integers(0, 30_000), st.integers(0, 20_000))
moves = st.builds(
    Move,
    st.lists(st.builds(Placement, spots, st.booleans()), max_size=7).map(tuple),
    st.one_of(st.just(()), st.lists(spots, min_size=6, max_size=6).map(tuple)),
    st.one_of(st.none(), st.builds(Swing, st.integers(0, 1), spots, st.booleans())),
)
values = st.recursive(
    st.one_of(
        st.integers(-(2**63), 2**64 - 1), st.booleans(), st.binary(max_size=4), st.text(max_size=4),
        st.sampled_from(["move", "declare", "bid", "X", "open", "number", "after", "seat"]),
    ),
    lambda inner: st.lists(inner, max_size=7).map(tuple),
    max_leaves=30,
)  # fmt: skip
"""Anything that can come over the wire."""


@given(move=moves)
def test_a_move_comes_back_from_the_wire_as_it_was_written(move):
    """W5."""
    action = move_action(move)
    assert read_move(unpack(pack(action))) == move


@given(value=values)
def test_whatever_is_read_has_only_one_form(value):
    """W5: no two values mean the same move, options or face, and nothing raises."""
    move, options, face = read_move(value), read_options(value), read_face(value)
    assert move is None or pack(move_action(move)) == pack(value)
    assert options is None or pack(options.plain()) == pack(value)
    assert face is None or pack((face.value,)) == pack(value)
    assert read_number(value) is None or value[0] == "declare"


@pytest.mark.parametrize("course", [0, 5000, 22_800])
@pytest.mark.parametrize("repose", [False, True])
def test_every_choice_of_options_is_read_back(repose, course):
    """W2."""
    for turn in XTurn:
        for when in SwingWhen:
            for lanes in Lanes:
                for unopened_out in (False, True):
                    options = Options(repose, turn, when, lanes, course, unopened_out)
                    assert read_options(options.plain()) == options


@pytest.mark.parametrize(
    "value",
    [
        (),
        "number",
        (False, "number", "after", "seat"),
        (False, "number", "after", "seat", 0, 0),
        (False, "number", "after", "seat", 0, 1),
        (False, "number", "after", "seat", 0, False),
        (False, "number", "after", "seat", 0, True, True),
        (0, "number", "after", "seat", 0),
        (False, "Number", "after", "seat", 0),
        (False, "number", "before", "seat", 0),
        (False, "number", "after", "random", 0),
        (False, "number", "after", "seat", False),
        (False, "number", "after", "seat", "0"),
        (False, b"number", "after", "seat", 0),
    ],
)
def test_options_of_another_form_are_none(value):
    assert read_options(value) is None


STEP = (6200, 9980, False)
SIX = ((1, 2),) * 6


@pytest.mark.parametrize(
    "action",
    [
        ("move",),
        ("move", (), ()),
        ("move", (), (), (), ()),
        ("moves", (STEP,), (), ()),
        ("move", STEP, (), ()),
        ("move", ((6200, 9980),), (), ()),
        ("move", ((6200, 9980, 0),), (), ()),
        ("move", ((6200, True, False),), (), ()),
        ("move", ((6200, "9980", False),), (), ()),
        ("move", ((6200, 9980, False, False),), (), ()),
        ("move", (STEP,), SIX[:5], ()),
        ("move", (STEP,), (*SIX, (1, 2)), ()),
        ("move", (STEP,), (*SIX[:5], (1, 2, 3)), ()),
        ("move", (STEP,), (), (1, 2)),
        ("move", (STEP,), (), (2, 23_000, 9000)),
        ("move", (STEP,), (), (True, 23_000, 9000)),
        ("move", (STEP,), (), (1, 23_000, 9000, False)),
        ("move", (STEP,), (), (1, 23_000, 9000, 1)),
        ("move", (STEP,), (), (1, 23_000, 9000, True, True)),
        ("move", (STEP,), (), (1, 23_000, False)),
        ("move", (STEP,), "", ()),
        ("move", (STEP,), (), b""),
    ],
)
def test_a_move_of_another_form_is_none(action):
    """W5: a bool is no number, and nothing is left out or added."""
    assert read_move(action) is None
    assert read_move(("move", (STEP,), SIX, (1, 23_000, 9000, True)))


@pytest.mark.parametrize(
    "value", [(), 4, (4, 4), ("4",), (True,), (2,), (8,), ("x",), (b"X",), ((4,),), "X", (0,)]
)
def test_an_opened_bid_of_another_form_is_none(value):
    """P6.4 makes it no bid; W2."""
    assert read_face(value) is None


def test_every_face_is_read():
    assert [read_face((face.value,)) for face in Face] == list(Face)


@pytest.mark.parametrize(
    "action", [("declare",), ("declare", "4"), ("declare", True), ("declare", 4, 4), ("Declare", 4)]
)
def test_a_number_of_another_form_is_none(action):
    assert read_number(action) is None
    assert read_number(("declare", 4)) == 4
