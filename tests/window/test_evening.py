"""Evenings in real windows, by a real mouse and real keys: X server, processes, sockets, files."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from core.table.log import read
from gui.report import Verdict, replay_of, report
from tests.gui.rooms import free_port
from tests.window.desk import Desk, Window, desk, missing

pytestmark = [
    pytest.mark.skipif(
        bool(missing()) and os.environ.get("WORMUP_WINDOW") != "required", reason=missing()
    ),
    pytest.mark.timeout(280),
]


@pytest.fixture
def there(tmp_path):
    with desk(tmp_path) as there:
        yield there


def open_table(window: Window, there: Desk, bots: int, seats: int, course: str = "300") -> None:
    """Open a table by mouse and keys, on a short course."""
    window.press("Open a table")
    for name, text in (("seats", str(seats)), ("bots", str(bots)), ("course", course)):
        x, y = window.until(partial(window.see, "widget", name), name)
        there.click(x - 20, y)
        window.keys("ctrl+a")
        there.xdotool("type", text)
        window.keys("Tab")
    window.press("Open this table")


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
            window.press("Seal")
        return
    for x, y, reverse in hand["places"]:
        if reverse:
            window.press("Turn")
        hand = window.until(lambda: window.see("race"), "our worm")
        there.drag(hand["tail"], [x, y])
    window.press("Done")


def play_on(there: Desk, is_done: Callable[[], bool]) -> None:
    """Let every player do what is due, until *is_done*."""

    def step() -> bool:
        for window in there.windows:
            play(window, there)
        return is_done()

    there.windows[0].until(step, "the end", within_s=240)


def is_over(window: Window) -> bool:
    table = window.see("table")
    return bool(table and table["over"])


def verdict_of(window: Window) -> Verdict:
    log = read(Path(window.see("table")["log"]).read_bytes())
    return report(log, replay_of(log)).verdict


def test_two_people_and_a_bot_race_to_the_finish(there):
    meet = free_port()
    ann = there.open("Ann", meet, place="0 0 1024 600")
    ben = there.open("Ben", meet, place="1040 0 1024 600")
    open_table(ann, there, bots=1, seats=3)
    ben.until(lambda: any("at a table" in said for said in ben.see("people")), "Ann's table")
    there.click(*ben.until(lambda: ben.see("person", "at a table"), "Ann in the list"))
    ben.press("Join this table")
    for window in (ann, ben):
        window.press("Same here")
    play_on(there, lambda: is_over(ann) and is_over(ben))
    assert verdict_of(ann) is Verdict.CHECKS
    assert verdict_of(ben) is Verdict.CHECKS
