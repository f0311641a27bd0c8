"""Leaving for good: told at once, never waiting, and one knows what has come of it."""

import pytest
from PySide6.QtWidgets import QWidget

from core.wormup.actions import RESIGN
from gui.window.table.leaving import Leaving
from net.protocol.commands import LeaveTable, Play
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

BIDS = 1
"""After so many steps of a race all bid."""


class Told:
    """Somebody who leaves, and all that is told of it."""

    def __init__(self) -> None:
        self._page = QWidget()
        self.leaving = Leaving(self._page)
        self.asked: list[object] = []
        self.said: list[str] = []
        self.gone: list[str] = []
        for signal, heard in (
            (self.leaving.asked, self.asked),
            (self.leaving.said, self.said),
            (self.leaving.gone, self.gone),
        ):
            signal.connect(heard.append)


@pytest.fixture
def told(qapp):
    return Told()


def three(**changes):
    return snapshot_of(race(steps_max=BIDS)[1], **changes)


def test_what_is_owed_is_done_before_the_farewell_and_once(told):
    """The others cannot let go a seat that has not acted (R3)."""
    told.leaving.begin(three())
    told.leaving.follow(three())
    assert told.asked == [Play(2, RESIGN), LeaveTable()]
    assert told.said == ["You leave for good; the others are told."]
    assert told.gone == []


def test_who_has_acted_already_only_says_farewell(told):
    told.leaving.begin(three(may_act=False))
    assert told.asked == [LeaveTable()]


def test_a_step_that_begins_meanwhile_wants_an_act_too(told):
    told.leaving.begin(three(may_act=False))
    told.leaving.follow(three(step=5))
    assert told.asked == [LeaveTable(), Play(5, RESIGN)]


def test_of_three_one_goes_as_soon_as_the_others_have_heard_it(told, qtbot):
    """They may think as long as they like (P7.6)."""
    told.leaving.begin(three())
    told.leaving.follow(three(may_act=False, farewells=0b001))
    qtbot.waitUntil(lambda: told.gone == ["You have left the game for good; the others know."])


def test_of_two_one_may_stay_until_the_other_has_acted(told, qtbot):
    two = {"at_table": 0b011, "in_game": 0b011, "may_act": False}
    told.leaving.begin(three(**two))
    told.leaving.follow(three(**two, farewells=0b001))
    assert told.said[-1].startswith("You leave for good; Ben is told.")
    assert not told.leaving._end.isActive()
    told.leaving.follow(three(in_game=0b010))
    qtbot.waitUntil(lambda: told.gone == ["You have left the game for good."])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"must_compare": True}, "You have left the table; nothing was bid yet."),
        ({"state": None}, "You have left the table; nothing was bid yet."),
        ({"connected": 0}, "Nobody is there to be told: the game is adjourned, under Games."),
        ({"in_game": 0b110}, "You have left the game for good."),
    ],
    ids=["at the emblem", "before it", "alone", "done"],
)
def test_one_goes_at_once_where_there_is_nothing_to_wait_for(told, qtbot, changes, said):
    told.leaving.begin(three(**changes))
    qtbot.waitUntil(lambda: told.gone == [said])


def test_what_cannot_be_signed_is_said(told, qtbot, monkeypatch):
    """A laptop that has not caught up signs nothing, a farewell neither (P11)."""
    monkeypatch.setattr("gui.window.table.leaving.PATIENCE_MS", 1)
    told.leaving.begin(three(may_act=False, caught_up=False))
    qtbot.waitUntil(lambda: len(told.gone) == 1)
    assert told.gone[0].startswith("The others could not be told")
