"""Leaving the race, and agreeing to end it."""

import pytest

from core.wormup.profiles import Face
from gui.wormup.panels.ask_panel import AskPanel
from tests.core.wormup.races import start
from tests.core.wormup.scenes import FIVE, FOUR, SEVEN, good

_RACE = start("gryphon2010", 3)


@pytest.fixture
def panel(qtbot):
    panel = AskPanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_resigning_takes_two_presses_and_says_what_happens(qtbot, panel):
    panel.open(_RACE, None)
    with qtbot.waitSignal(panel.said) as said, qtbot.assertNotEmitted(panel.resigned):
        panel.resign.click()
    assert "stays as an obstacle" in said.args[0]  # W3.24
    with qtbot.waitSignal(panel.resigned):
        panel.yes_resign.click()


def test_agreeing_is_sealed_with_a_bid(qtbot, panel):
    panel.open(_RACE, Face.X)
    panel.agree.click()
    with qtbot.waitSignal(panel.agreed) as agreed:
        panel.yes_agree.click()
    assert agreed.args == [Face.X]


def test_agreeing_is_barred_without_a_bid_and_outside_of_bidding(panel):
    panel.open(_RACE, None)
    assert "Choose a face first" in panel.agree.why
    panel.open(good(_RACE.reveal((FOUR, FIVE, SEVEN))), None)
    assert "Only between rounds" in panel.agree.why  # W3.25


def test_one_can_think_better_of_it(qtbot, panel):
    panel.open(_RACE, None)
    panel.resign.click()
    with qtbot.waitSignal(panel.left), qtbot.assertNotEmitted(panel.resigned):
        panel.back.click()
