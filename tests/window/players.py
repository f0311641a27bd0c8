"""What people do in real windows, whatever the test: open a table, play what is due."""

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.window.desk import Desk, Window, missing

marks = [
    pytest.mark.skipif(
        bool(missing()) and os.environ.get("WORMUP_WINDOW") != "required", reason=missing()
    ),
]


VEIL = "I am "


def type_in(window: Window, there: Desk, name: str, text: str) -> None:
    """Put *text* into the field called *name*."""
    x, y = window.until(partial(window.see, "widget", name), name)
    there.click(x - 20, y)
    window.keys("ctrl+a")
    there.xdotool("type", text)
    window.keys("Tab")


def reach(window: Window, question: str, name: str) -> Any:
    """Return what the window answers about *name*, after as many Tabs as scroll it into sight."""

    def look() -> Any:
        found = window.see(question, name)
        if not found:
            window.keys("Tab")
        return found

    return window.until(look, name)


def choose(window: Window, there: Desk, name: str) -> None:
    """Choose the card called *name*."""
    there.click(*reach(window, "widget", name))


def step_to(window: Window, there: Desk, name: str, value: int) -> None:
    """Step the number called *name* to *value*: first below its range, then up again."""

    def take() -> Any:
        least, less, has_keys = reach(window, "stepper", name)
        if not has_keys:  # the page still moved, or another window has opened and took the keys
            there.click(*less)
        return has_keys and [least]

    (least,) = window.until(take, f"the keys at {name!r}")
    window.keys(*["Left"] * 5, *["Right"] * (value - least))


def open_table(  # noqa: PLR0913  # as many as a player has wishes
    window: Window, there: Desk, bots: int, seats: int, more_cm: int = 10, *, evening: bool = False
) -> None:
    """Open a table by mouse and keys, on a short course: *more_cm* more than the least.

    An *evening* has three games.
    """
    window.press("Open a table")
    step_to(window, there, "seats", seats)
    step_to(window, there, "bots", bots)
    there.click(*reach(window, "widget", "course"))
    window.keys("Home", *["Right"] * more_cm)
    if evening:
        window.press("Evening")
        for _ in range(2):  # of the five that are offered
            there.click(*window.until(partial(window.see, "widget", "Fewer games"), "the number"))
        window.press("Play an evening")
    window.press("Open this table")


def add(window: Window, name: str) -> None:
    """Let *name* sit down at the same laptop."""
    window.press("Somebody else at this laptop")
    window.until(partial(window.see, "dialog"), "the question for a name")
    window.type(name)
    window.press("Add")
    window.until(lambda: not window.see("dialog"), "the table")


def open_veil(window: Window) -> str:
    """Say that it is the one for whom a veil is here; return the name, or ""."""
    said = " ".join(window.see("words")).partition(VEIL)[2]
    if not said or not window.see("button", VEIL):
        return ""
    window.press_if_there(VEIL)
    return said.split()[0]


def let_bot_play(window: Window, _there: Desk) -> None:
    """Let a bot choose on the page of *window*."""
    window.see("bot")


def join(window: Window) -> None:
    """Sit down at the table of somebody who is here."""
    window.press("Sit down")


def get_up(window: Window, there: Desk) -> None:
    """Get up from the table by its menu."""
    there.click(*window.until(partial(window.see, "widget", "Menu"), "the menu"))
    window.press("Get up…")


def play(window: Window, there: Desk) -> None:
    """Do what this window's player has to do now, if anything."""
    table, hand = window.see("table"), window.see("race")
    if not table or not hand or not table["may_act"]:
        return
    if table["must_compare"]:
        window.press("Same here")
        return
    if "faces" in hand:
        if hand["faces"]:
            there.click(*hand["faces"][table["step"] % len(hand["faces"])])
            window.press_if_there("Seal")
            window.press_if_there("Name ")  # the number of our X
        return
    lay(window, there, hand)


def lay(window: Window, there: Desk, hand: dict[str, Any]) -> None:
    """Lay the next segment where it can be seen; end the move, or turn round, if none can lie."""
    if not hand["in_view"]:
        there.click(*window.see("widget", "Show everything"))  # a drag came too late
    elif hand["place"]:
        there.drag(hand["tail"], hand["place"])
    elif window.see("button", "Leave it"):
        window.press_if_there("Leave it")  # the posts
    elif window.see("button", "Done"):
        window.press_if_there("Done")
    elif window.see("button", "Stay here"):
        window.press_if_there("Stay here")
    else:
        window.press_if_there("Turn")


def play_on(there: Desk, is_done: Callable[[], bool]) -> None:
    """Let every player do what is due, until *is_done*."""

    def step() -> bool:
        if is_done():  # what is read before a deed may not be there after it
            return True
        for window in there.windows:
            play(window, there)
        return is_done()

    there.windows[0].until(step, "the end")


def is_over(window: Window) -> bool:
    """Tell whether the game at the table is over."""
    table = window.see("table")
    return bool(table and table["over"])


def step_of(window: Window) -> int:
    """Return at which step the game at the table is."""
    table = window.see("table")
    return table["step"] if table else 0


HINTS_LATER = (
    "rests for a round",
    "The X is a bid too",
    "swing one finish post",
    "That is all of it",
)
"""What a beginner is told after the first move: who races to the line at once learns less."""


def says(window: Window, text: str) -> bool:
    """Tell whether *text* can be read in the window."""
    return text in " ".join([*window.see("words"), *window.see("people")])
