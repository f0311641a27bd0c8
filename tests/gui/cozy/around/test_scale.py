"""Where the worm stands on a row, and what is dotted."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from core.cozy.sheet import Arguments, Measure, SheetRow
from gui.cozy.around.scale import BEAD, CountStep, RowMotion, Scale
from gui.cozy.sheet.symbol import SymbolState
from tests.gui.cozy.pictures import grey, painted

COVERED = SheetRow(
    Measure.SPACES_FILLED, Arguments(), tuple((mark, "*") for mark in range(36, 57, 4))
)
_groups = st.lists(
    st.tuples(st.integers(1, 9), st.sampled_from(("o", "*", "**", "XX"))), min_size=1, max_size=9
)


@st.composite
def rows(draw):
    mark, groups = 0, []
    for more, symbols in draw(_groups):
        mark += more
        groups.append((mark, symbols))
    return SheetRow(Measure.FOODS, Arguments(), tuple(groups))


@given(rows(), st.integers(0, 90))
def test_the_head_stands_in_between_as_the_count_does_and_never_beyond_the_last_mark(row, count):
    scale = Scale(row)
    marks = [mark for mark, _ in row.groups]
    head = scale.head(count)
    assert scale.head(0) == BEAD / 2 <= head <= scale.middles[-1] < scale.width
    assert all(scale.head(mark) == at for mark, at in zip(marks, scale.middles, strict=True))
    passed = sum(at <= head for at in scale.middles)
    assert passed == sum(mark <= count for mark in marks) == len(row.circled(count))
    if count < marks[-1]:
        assert scale.head(count + 1) > head


def test_thirty_four_of_thirty_six_is_nearly_at_the_first_star():
    scale = Scale(COVERED)
    first = scale.middles[0]
    assert 0 < first - scale.head(34) < 2
    assert scale.head(80) == scale.middles[-1]


@given(rows(), st.integers(0, 90), st.integers(0, 90))
def test_what_a_decision_brings_or_takes_is_what_the_rules_circle_more_or_less(row, now, after):
    """C8.2."""
    how = [CountStep(now, after).standing(mark) for mark, _ in row.groups]
    earned, moved = how.count(SymbolState.EARNED), len(how) - how.count(SymbolState.OPEN)
    counts = sorted((len(row.circled(now)), len(row.circled(after))))
    assert [earned, moved] == counts
    assert (SymbolState.COMING in how) == (len(row.circled(after)) > len(row.circled(now)))


def _paint(step: CountStep, painter: QPainter) -> None:
    Scale(COVERED).paint(painter, QPointF(4, 4), 1.0, step, RowMotion(step.now))


@pytest.mark.usefixtures("qapp")
def test_a_step_less_than_a_mark_is_seen_too():
    steps = [CountStep(34, 34), CountStep(34, 39), CountStep(39, 39), CountStep(34, 30)]
    assert len({grey(painted(partial(_paint, step), 190, 60)) for step in steps}) == 4


def test_each_group_is_found_where_it_lies():
    scale = Scale(COVERED)
    assert [scale.group_at(at) for at in scale.middles] == list(range(6))
    assert scale.group_at(0) is None
