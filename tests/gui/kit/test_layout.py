"""Layouts keep their spaces in each look, and what lays its parts hears of each size and look."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget, QWidgetItem
from shiboken6 import getAllValidWrappers

from gui.kit.layout import LaidOut, Scaled, nest, spaced
from gui.kit.theme import look, wear
from tests.settled import settled


@pytest.fixture
def wears(qapp):
    """Return what changes the size of pictures for a while."""
    before = look()
    yield lambda art: wear(qapp, replace(before, art=art))
    wear(qapp, before)


class Part(LaidOut, QWidget):
    """Counts how often it is laid."""

    laid = 0

    def _lay_out(self) -> None:
        self.laid += 1


class Size(Scaled, QWidget):
    """Counts how often it takes its sizes."""

    scaled = 0

    def _scale(self) -> None:
        self.scaled += 1


def of(layout):
    margins = layout.contentsMargins()
    return margins.left(), margins.top(), margins.right(), margins.bottom(), layout.spacing()


def test_a_layout_keeps_its_spaces_in_each_look(qtbot, wears):
    page = QWidget()
    qtbot.addWidget(page)
    column = spaced(QVBoxLayout(page), (10, 20, 30, 40), 5)
    inner = spaced(QVBoxLayout(), gap=20)
    column.addLayout(inner)
    assert of(column) == (10, 20, 30, 40, 5)
    wears(1.6)
    assert of(column) == (16, 32, 48, 64, 8)
    assert inner.spacing() == 32


def test_a_grid_may_have_two_gaps_and_one_alone_leaves_the_other(qtbot, wears):
    page = QWidget()
    qtbot.addWidget(page)
    grid = QGridLayout(page)
    grid.setVerticalSpacing(7)
    spaced(grid, gap=(10, None))
    wears(1.6)
    assert (grid.horizontalSpacing(), grid.verticalSpacing()) == (16, 7)


def test_what_is_declared_later_adds_to_what_was(qtbot, wears):
    page = QWidget()
    qtbot.addWidget(page)
    column = spaced(QVBoxLayout(page), (10, 10, 10, 10))
    spaced(column, gap=0)
    wears(1.6)
    assert of(column) == (16, 16, 16, 16, 0)


def test_parts_are_laid_in_each_size_and_once_all_have_taken_a_look(qtbot, wears):
    page, part = QWidget(), Part()
    part.setParent(page)
    qtbot.addWidget(page)
    page.show()
    part.resize(300, 200)
    laid = part.laid
    assert laid
    wears(1.6)
    assert part.laid == laid
    settled()
    assert part.laid > laid


def test_who_lays_at_once_or_has_sizes_of_its_own_takes_a_look_as_it_comes(qtbot, wears):
    part, size = Part(), Size()
    part.lays_at_once = True
    for one in (part, size):
        qtbot.addWidget(one)
        one.show()
    laid, scaled = part.laid, size.scaled
    wears(1.6)
    assert part.laid > laid
    assert size.scaled > scaled


def halves() -> int:
    """Count the items of layouts that Qt has made and Python knows."""
    return sum(type(one) is QWidgetItem for one in getAllValidWrappers())


def test_python_knows_no_item_of_a_nested_layout_which_qt_deletes_untold(qtbot):
    page, row, column = QWidget(), QHBoxLayout(), QVBoxLayout()
    qtbot.addWidget(page)
    before, outer = halves(), QGridLayout(page)
    column.addWidget(QLabel("below"))
    row.addWidget(label := QLabel("beside"))
    nest(row, column, 1)
    nest(outer, row, 0, 1)
    assert halves() == before
    assert label.parent() is page


class Around(LaidOut, QWidget):
    """Measures a card in which a label lies in a layout of a layout, and is shown later."""

    def __init__(self) -> None:
        super().__init__()
        self.card, self.label = QWidget(self), QLabel("Bring a friend")
        nest(QHBoxLayout(self.card), row := QHBoxLayout())
        row.addWidget(self.label)
        self.label.hide()
        self._lay_out()
        self.label.show()

    def _lay_out(self) -> None:
        self.measured = self.card.minimumSizeHint().width()


def test_what_is_shown_for_the_first_time_is_laid_with_all_that_is_in_it_by_then(qtbot):
    qtbot.addWidget(part := Around())
    part.show()
    assert part.measured >= part.label.sizeHint().width()
