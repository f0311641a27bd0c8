"""Everybody's sheet, small."""

import pytest

from gui.cozy.around.others_panel import Neighbour, OthersPanel
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, dancers


@pytest.fixture
def panel(qtbot):
    panel = OthersPanel()
    qtbot.addWidget(panel)
    panel.resize(260, 120)
    return panel


def seats(*notes: str) -> list[Neighbour]:
    names = ("Ann", "Ben", "Cem")
    return [
        Neighbour(seat, names[seat], names[seat][0], dancers(), note, is_signed=note == "signed")
        for seat, note in enumerate(notes)
    ]


def test_each_sheet_says_who_thinks_and_who_has_signed(panel):
    """C11.12."""
    panel.show_seats(seats("thinking", "signed"))
    said = [sheet.accessibleName() for sheet in panel.sheets]
    assert said == ["Ann, total 0, thinking", "Ben, total 0, signed"]


def test_signed_looks_different(panel):
    panel.show()
    panel.show_seats(seats("thinking", "thinking"))
    before = panel.sheets[1].grab().toImage()
    panel.show_seats(seats("thinking", "signed"))
    assert panel.sheets[1].grab().toImage() != before


def test_a_click_enlarges(panel, qtbot):
    panel.show_seats(seats("", ""))
    with qtbot.waitSignal(panel.chosen) as chosen:
        panel.sheets[1].click()
    assert chosen.args == [1]


def test_who_plays_alone_sees_no_small_sheets(panel):
    panel.show_seats(seats(""))
    assert not panel.isVisibleTo(panel.parentWidget() or panel)


def test_a_signed_hour_runs_in_the_small_sheet(panel):
    panel.show()
    panel.show_seats(seats("", ""))
    still = panel.sheets[0].grab().toImage()
    panel.sheets[0].play(dancers(), tuple(read(*wire) for wire in DANCE))
    assert panel.sheets[0].film.is_running
    panel.sheets[0].film.stop()
    assert panel.sheets[0].grab().toImage() == still
