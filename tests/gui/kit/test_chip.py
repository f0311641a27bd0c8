"""Chips: a fact on a pill, in words as well as in colour."""

import pytest

from gui.kit.chip import Chip, Tone
from gui.kit.theme import look
from tests.gui.kit.drawn import seen


@pytest.fixture
def chip(qtbot):
    def make(*said):
        chip = Chip(*said)
        qtbot.addWidget(chip)
        chip.resize(chip.sizeHint())
        return chip

    return make


@pytest.mark.parametrize("tone", list(Tone))
def test_a_chip_has_the_ground_and_the_words_of_its_tone(chip, tone):
    picture, (ground, words) = chip("Ann Ann", tone).grab().toImage(), tone.value
    assert seen(picture, getattr(look().theme, words)) > 20
    assert not ground or seen(picture, getattr(look().theme, ground)) > 500


def test_a_screen_reader_hears_what_a_chip_says_now(chip):
    it = chip("Not finished", Tone.AMBER, "wait")
    it.become("Checks", Tone.GOOD, "check")
    assert it.text() == "Checks"
    assert seen(it.grab().toImage(), look().theme.goodpale) > 500
