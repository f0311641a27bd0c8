"""Leaving for good: told at once, never waiting, and one knows what has come of it."""

import pytest
from PySide6.QtWidgets import QWidget

from gui.window.table.leave_for_good import Leaving
from net.protocol.commands import LeaveTable
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

BIDS = 1
"""After so many steps of a race all bid."""


class Told:
    """Somebody who leaves, and all that is told of it."""

    def __init__(self) -> None:
        self._page = QWidget()
        self.asked: list[object] = []
        self.said: list[str] = []
        self.gone: list[str] = []
        self.leaving = Leaving(self.asked.append, self._page, self.said.append, self.gone.append)


@pytest.fixture
def told(qapp):
    return Told()


def three(**changes):
    return snapshot_of(race(steps_max=BIDS)[1], **changes)


def test_one_click_asks_the_session_for_all_of_it(told):
    """R3, P7.6: what our seat owes and its farewell are no matter of the window."""
    told.leaving.begin(three())
    told.leaving.follow(three())
    told.leaving.follow(three(leaving=True))
    told.leaving.follow(three(leaving=True, step=5))
    assert told.asked == [LeaveTable()]
    assert told.said == ["You leave for good; the others are told."]
    assert told.gone == []


def test_of_three_one_goes_as_soon_as_the_others_have_heard_it(told, qtbot):
    """They may think as long as they like (P7.6)."""
    told.leaving.begin(three())
    told.leaving.follow(three(leaving=True, farewells=0b001))
    qtbot.waitUntil(lambda: told.gone == ["You have left the game for good; the others know."])


def test_of_two_one_may_stay_until_the_other_has_acted(told, qtbot):
    two = {"at_table": 0b011, "in_game": 0b011, "leaving": True}
    told.leaving.begin(three(**two))
    told.leaving.follow(three(**two, farewells=0b001))
    assert told.said[-1].startswith("You leave for good; Ben is told.")
    assert not told.leaving._end.isActive()
    told.leaving.follow(three(in_game=0b010, leaving=True))
    qtbot.waitUntil(lambda: told.gone == ["You have left the game for good."])


@pytest.mark.parametrize("changes", [{"must_compare": True}, {"state": None}])
def test_before_the_first_bid_one_gets_up_at_once_and_nothing_is_asked(told, qtbot, changes):
    told.leaving.begin(three(**changes))
    qtbot.waitUntil(lambda: told.gone == ["You have left the table; nothing was bid yet."])
    assert told.asked == []


def test_where_nobody_is_one_goes_as_soon_as_the_wish_is_on_disk(told, qtbot, clock):
    """It is not lost: the others hear of it when the game goes on."""
    told.leaving.begin(three(connected=0))
    told.leaving.follow(three(connected=0))
    assert told.asked == [LeaveTable()]
    clock.pass_time(50)
    assert told.gone == []
    told.leaving.follow(three(connected=0, leaving=True, farewells=0b001))
    qtbot.waitUntil(lambda: len(told.gone) == 1)
    assert told.gone[0].startswith("Nobody is there to be told. Go on with the game under Games")


@pytest.mark.parametrize("done", [{"in_game": 0b110}, {"is_over": True}])
def test_one_goes_when_it_is_done(told, qtbot, done):
    told.leaving.begin(three())
    told.leaving.follow(three(leaving=True, **done))
    qtbot.waitUntil(lambda: told.gone == ["You have left the game for good."])


def test_what_cannot_be_signed_is_said(told, qtbot, monkeypatch):
    """A laptop that has not caught up signs nothing, a farewell neither (P11)."""
    monkeypatch.setattr("gui.window.table.leave_for_good.PATIENCE_MS", 1)
    told.leaving.begin(three(may_act=False, caught_up=False))
    qtbot.waitUntil(lambda: len(told.gone) == 1)
    assert told.gone[0].startswith("The others could not be told")


def test_after_a_restart_it_goes_on_by_itself_and_waits_for_the_others(told, qtbot, clock):
    """The wish was on disk: nothing is asked again, and nobody need be there yet."""
    told.leaving.follow(three(leaving=True, connected=0))
    told.leaving.follow(three(leaving=True, connected=0, farewells=0b001))
    assert told.said == ["You leave for good; the others are told."]
    clock.pass_time(50)
    assert (told.asked, told.gone) == ([], [])
    told.leaving.follow(three(leaving=True, farewells=0b001))
    qtbot.waitUntil(lambda: told.gone == ["You have left the game for good; the others know."])


def test_whoever_goes_on_with_a_game_that_is_being_left_may_close_it(told):
    told.leaving.follow(three(leaving=True, connected=0))
    told.leaving.ask()
    assert told.gone[0].startswith("The others could not be told")
