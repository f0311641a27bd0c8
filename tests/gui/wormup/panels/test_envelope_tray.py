"""What lies in the middle of the tray."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face
from gui.kit.theme import look, wear
from gui.parts.paints import SEATS
from gui.wormup.panels.envelope_tray import (
    Beads,
    DieHop,
    EnvelopeThing,
    Flap,
    Inside,
)
from tests.gui.kit.drawn import changed, extent, spots


class _Page(QWidget):
    """A tray on a page, with the place of an envelope."""

    def __init__(self):
        super().__init__()
        self.tray, self.thing = QWidget(self), EnvelopeThing()
        QHBoxLayout(self.tray).addWidget(self.thing)
        self.resize(400, 300)
        self.tray.setGeometry(100, 150, 200, 120)
        self.flap = Flap(self.thing, self)


@pytest.fixture
def page(qtbot):
    page = _Page()
    qtbot.addWidget(page)
    page.show()
    return page


def _picture(page):
    return page.flap.grab().toImage()


def test_the_flap_reaches_over_the_edge_of_the_tray_and_follows_it(page):
    assert page.flap.geometry().top() < page.tray.geometry().top()
    left = page.flap.x()
    page.tray.move(140, 150)
    assert page.flap.x() == left + 40
    page.tray.hide()
    assert not page.flap.isVisible()
    page.tray.show()
    assert page.flap.isVisible()


@pytest.mark.parametrize(
    ("inside", "count"),
    [
        (Inside(BY_SEAT[0], "A"), 0),
        (Inside(BY_SEAT[0], "A", Face.FOUR), 4),
        (Inside(BY_SEAT[0], "A", Face.FOUR, is_sealed=True), 1),
        (Inside(BY_SEAT[0], is_naming=True), 1),
    ],
    ids=["empty", "a four", "sealed with its letter", "an X"],
)
def test_what_lies_in_the_envelope_is_seen_until_it_is_sealed(page, inside, count):
    page.thing.hold(inside)
    assert spots(_picture(page), SEATS[0].pips) == count


def test_our_own_sealed_number_is_seen_only_while_it_is_pressed(page):
    page.thing.hold(Inside(BY_SEAT[0], "A", Face.SIX, is_sealed=True))
    sealed = _picture(page)
    QTest.mousePress(page.thing, Qt.MouseButton.LeftButton)
    assert spots(_picture(page), SEATS[0].pips) >= 4
    assert page.thing.accessibleDescription() == "You bid 6"
    QTest.mouseRelease(page.thing, Qt.MouseButton.LeftButton)
    assert _picture(page) == sealed
    assert page.thing.accessibleDescription() == ""
    QTest.keyPress(page.thing, Qt.Key.Key_Space)
    assert page.thing.is_peeking
    QTest.keyRelease(page.thing, Qt.Key.Key_Space)
    assert not page.thing.is_peeking


def test_what_we_do_not_know_ourselves_cannot_be_looked_at(page):
    page.thing.hold(Inside(BY_SEAT[0], "A", None, is_sealed=True))
    QTest.mousePress(page.thing, Qt.MouseButton.LeftButton)
    assert not page.thing.is_peeking
    assert page.thing.toolTip() == ""


def test_beads_are_laid_from_the_left_and_said(qtbot):
    beads, pictures = Beads(), []
    qtbot.addWidget(beads)
    for laid in range(4):
        beads.count(BY_SEAT[0], laid, 3)
        beads.resize(beads.sizeHint())
        pictures.append(beads.grab().toImage())
    lefts = [extent(changed(a, b)).left() for a, b in pairwise(pictures)]
    assert lefts == sorted(set(lefts))
    assert beads.accessibleName() == "3 of 3 segments are laid"


def test_a_chosen_die_hops_into_the_envelope_and_in_calm_motion_is_there_at_once(page, qtbot, qapp):
    page.thing.hold(Inside(BY_SEAT[0], face=Face.SIX))
    there = _picture(page)
    hop, start = DieHop(page), QRectF(10, 200, 70, 76)
    hop.fly(BY_SEAT[0], Face.SIX, start, page.thing)
    assert hop.isVisible()
    assert spots(_picture(page), SEATS[0].pips) == 0, "it is not there yet"
    qtbot.waitUntil(lambda: not hop.isVisible())
    assert _picture(page) == there
    wear(qapp, replace(look(), is_calm=True))
    hop.fly(BY_SEAT[0], Face.SIX, start, page.thing)
    assert not hop.isVisible()
