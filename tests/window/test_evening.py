"""Evenings in real windows, by a real mouse and real keys: X server, processes, sockets, files."""

import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from core.table.log import read
from gui.report import Verdict, replay_of, report
from tests.gui.race_log import race
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
            window.press_if_there("Seal")
        return
    for x, y, reverse in hand["places"]:
        if reverse:
            window.press_if_there("Turn")
        hand = window.until(lambda: window.see("race"), "our worm")
        there.drag(hand["tail"], [x, y])
    window.press_if_there("Done")


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


def test_a_lid_is_closed_and_opened_again(there):
    """The others see it, go on by agreement, and let back in who wakes up."""
    meet = free_port()
    ann = there.open("Ann", meet, place="0 0 1024 600")
    ben = there.open("Ben", meet, place="1040 0 1024 600")
    open_table(ann, there, bots=1, seats=3)
    there.click(*ben.until(lambda: ben.see("person", "at a table"), "Ann's table"))
    ben.press("Join this table")
    for window in (ann, ben):
        window.press("Same here")
    there.windows.remove(ben)
    ben.until(lambda: ben.see("race") is not None, "Ben's board")
    ben.process.send_signal(signal.SIGSTOP)
    try:
        ann.until(lambda: "Ben is silent" in " ".join(ann.see("words")), "Ben's silence")
        ann.press("Go on without Ben")
        play_on(there, lambda: "Ben" not in at_table(ann))
    finally:
        ben.process.send_signal(signal.SIGCONT)
    there.windows.append(ben)
    play_on(there, lambda: {"Ben"} <= at_table(ann) or is_over(ann))
    play_on(there, lambda: is_over(ann) and is_over(ben))
    assert verdict_of(ann) is Verdict.CALLED
    assert verdict_of(ben) is Verdict.CALLED


def at_table(window: Window) -> set[str]:
    table = window.see("table")
    return {name for seat, name in enumerate(table["names"]) if table["at_table"] >> seat & 1}


def test_a_window_killed_in_the_middle_goes_on_where_it_was(there):
    """Kill -9, start again, Games, Go on."""
    meet = free_port()
    ann = there.open("Ann", meet)
    open_table(ann, there, bots=2, seats=3)
    ann.press("Same here")
    play_on(there, lambda: ann.see("table")["step"] >= 6)
    ann.kill()
    there.windows.remove(ann)
    again = there.open("Ann", meet)
    again.press("Games")
    again.press("Go on")
    play_on(there, lambda: is_over(again))
    assert verdict_of(again) in {Verdict.CHECKS, Verdict.CALLED}


def test_a_log_is_opened_scrubbed_and_exported(there, tmp_path):
    log, _ = race()
    (tmp_path / "a.log").write_bytes(log)
    window = there.open("Ann", free_port(), log=str(tmp_path / "a.log"))
    window.until(lambda: "Everything checks" in " ".join(window.see("words")), "the verdict")
    said = label(window)
    x, y = window.until(lambda: window.see("widget", "To the mark before"), "the mark before")
    there.click(x, y)
    window.until(lambda: label(window) != said, "another step")
    there.click(*window.until(lambda: window.see("person", "Round 2"), "a line of the log"))
    window.until(lambda: "reveal" in label(window) or "collision" in label(window), "round 2")
    window.press("Why?")
    window.press("OK")
    window.press("Save")
    window.keys("Down", "Return")
    window.until(lambda: window.see("dialog"), "the dialog")
    target = tmp_path / "moment.png"
    window.keys("ctrl+a")
    window.type(str(target))
    window.keys("Return")
    window.until(target.exists, "the picture")


def label(window: Window) -> str:
    return next(str(said) for said in window.see("words") if said.startswith("Step "))
