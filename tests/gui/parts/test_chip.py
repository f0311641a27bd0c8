"""Chips: a fact on a pill, in words as well as in colour."""

import pytest

from gui.parts.chip import Chip, Tone
from tests.gui.parts.drawn import all_differ


def shown(chip):
    chip.resize(chip.sizeHint())
    return chip.grab().toImage()


def test_no_two_tones_look_alike(qtbot):
    chips = [Chip("Ann", tone) for tone in Tone]
    for chip in chips:
        qtbot.addWidget(chip)
    assert all_differ(map(shown, chips))


@pytest.mark.parametrize("icon", ["", "wait"])
def test_a_chip_is_as_wide_as_its_words(qtbot, icon):
    short, long = Chip("Ann", icon=icon), Chip("Ann of the far woods", icon=icon)
    for chip in (short, long):
        qtbot.addWidget(chip)
        assert chip.minimumSizeHint() == chip.sizeHint()
    more = long.sizeHint().width() - short.sizeHint().width()
    assert more > 50


def test_a_screen_reader_hears_what_a_chip_says_now(qtbot):
    chip = Chip("Not finished", Tone.AMBER, "wait")
    qtbot.addWidget(chip)
    before = shown(chip)
    chip.become("Checks", Tone.GOOD, "check")
    assert chip.text() == "Checks"
    assert shown(chip) != before
