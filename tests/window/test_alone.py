"""One person at one laptop, by a real mouse or real keys alone: a sheet, the practice race."""

import pytest

from core.table.log import read
from gui.report.judged import Verdict, replay_of
from gui.report.verdict import report
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Window
from tests.window.players import HINTS_LATER, choose, is_over, marks, says, step_to

pytestmark = marks

SHORT_WINTER_DAY = 6
"""How many sheets stand before it."""


def play_hour(window: Window, there: Desk) -> None:
    """Sign the hour if it is done; else decide the first thing on the list of all."""
    if at := window.see("button", "Sign the hour"):
        there.click(*at)
    elif at := window.see("person", "1. "):
        there.click(at[0], at[1], times=2)
    elif at := window.see("widget", "Close"):
        there.click(*at)  # the drawer with the list, which is empty
    else:
        window.keys("l")


@long
@pytest.mark.parametrize("bots", [0, 2])
def test_a_sheet_is_filled_to_the_last_hour(there, tmp_path, bots):
    ann = there.open("Ann", free_port())
    ann.press("Open a table")
    choose(ann, there, "Worm & Cozy")
    choose(ann, there, "1. First Rain")
    ann.keys(*["Right"] * SHORT_WINTER_DAY)
    step_to(ann, there, "seats", 1 + bots)
    if bots:
        step_to(ann, there, "bots", bots)
    ann.press("Open this table")

    def step() -> bool:
        table = ann.see("table")
        if table and table["must_compare"]:
            ann.press_if_there("Same here")
        elif table and table["may_act"]:
            play_hour(ann, there)
        return is_over(ann)

    ann.until(step, "the last hour")
    (log,) = tmp_path.glob("Ann/games/*/log")
    replay = replay_of(read(log.read_bytes()))
    assert report(read(log.read_bytes()), replay).verdict is Verdict.CHECKS
    assert replay.table is not None
    turns = replay.table.completed[-1].outcome.state.turns
    assert len(turns) == 1 + bots
    assert len(turns[0].colony.worms) >= 3


def tab_to(window: Window, text: str) -> None:
    """Press Tab until what holds *text* has the keys."""

    def step() -> bool:
        if text not in window.see("focus"):
            window.keys("Tab")
        return text in window.see("focus")

    window.until(step, f"{text!r} by Tab")


def bid_or_move_by_keys(window: Window) -> None:
    """Choose the highest face that may be bid and seal it, or lay a segment."""
    table, hand = window.see("table"), window.see("race")
    if not table or not hand or not table["may_act"]:
        return
    if "faces" in hand:
        window.keys("4", "5", "6", "7", "Return")
    elif window.see("button", "Leave it"):
        window.keys("Escape")
    else:
        window.keys("Return")


def leave_by_keys(ann: Window) -> None:
    """Close the table, or get up for now, and see the first page."""
    tab_to(ann, "Menu")
    ann.keys("Return")
    if is_over(ann):
        tab_to(ann, "Close the table")
        ann.keys("Return")
    else:
        tab_to(ann, "Get up")
        ann.keys("Return")
        ann.until(lambda: ann.see("dialog"), "the question how")
        tab_to(ann, "Leave for now")
        ann.keys("Return")
    ann.until(lambda: ann.see("button", "Practice race"), "the start page")


def test_a_practice_race_is_begun_played_and_left_by_keys_alone_and_tells_what_to_do(there):
    ann = there.open("Ann", free_port())
    ann.until(lambda: ann.see("button", "Practice race"), "the start page")
    tab_to(ann, "Practice race")
    ann.keys("Return")
    ann.until(lambda: says(ann, "See the thread?"), "the first race, by a script")
    ann.keys("Return")
    ann.until(lambda: says(ann, "Seal the 5"), "the first bid")
    ann.keys("5", "Return")
    ann.until(lambda: says(ann, "Only you bid 5!"), "the first move")
    tab_to(ann, "Skip")
    ann.keys("Return")
    ann.until(lambda: says(ann, "All choose a number in secret"), "the first hint")
    told: set[str] = set()

    def step() -> bool:
        table = ann.see("table") or {"step": 0, "may_act": False}
        told.update(hint for hint in ("Pull the head", *HINTS_LATER) if says(ann, hint))
        if is_over(ann) or (table["step"] > 8 and len(told) > 1 and table["may_act"]):
            return True  # all wait for us: the race does not end while we get up
        bid_or_move_by_keys(ann)
        return False

    ann.until(step, "some rounds")
    assert len(told) > 1
    assert "Pull the head" in told
    leave_by_keys(ann)


def sign_by_keys(window: Window) -> None:
    """Sign the hour if it is done; else decide the first thing on the list of all."""
    if window.see("focus") != "What can be decided now":
        window.keys("l")
    elif window.see("person", "1. "):
        window.keys("Return")
    else:
        window.keys("Escape", "ctrl+Return")


@long
def test_a_sheet_is_chosen_filled_and_left_by_keys_alone(there):
    """What has the keys can be told by looking, from the first page to the last hour."""
    ann = there.open("Ann", free_port())
    ann.until(lambda: ann.see("button", "Open a table"), "the start page")
    blind = set()

    def press(text: str, *keys: str) -> None:
        tab_to(ann, text)
        if not ann.see("ring"):
            blind.add(text)
        ann.keys(*keys)

    press("Open a table", "Return")
    press("Worm Up!", "Right")
    press("1. First Rain", *["Right"] * SHORT_WINTER_DAY)
    press("Fewer players", *["Left"] * 5)
    press("Open this table", "Return")
    ann.until(lambda: (ann.see("table") or {}).get("may_act"), "the first hour")
    ann.until(lambda: ann.see("ring"), "the ring round what has the keys")

    def step() -> bool:
        table = ann.see("table")
        if table["must_compare"]:
            ann.keys("Return")
        elif table["may_act"]:
            sign_by_keys(ann)
        return is_over(ann)

    ann.until(step, "the last hour")
    press("Close the table", "Return")
    ann.until(lambda: ann.see("button", "Open a table"), "the start page")
    assert blind == set()
