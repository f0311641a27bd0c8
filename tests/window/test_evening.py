"""Evenings in real windows, by a real mouse and real keys: X server, processes, sockets, files."""

import re
import signal
from functools import partial
from pathlib import Path
from typing import Any

from core.table.log import read
from core.table.table import Table
from gui.report.judged import Verdict, is_called, replay_of
from gui.report.verdict import report
from tests.gui.race_log import race
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Window
from tests.window.players import is_over, join, marks, open_table, play_on, says, type_in
from tests.window.test_evening_of_three import race as race_on

pytestmark = marks

CODE = re.compile(r"\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}\b")


def verdict_of(window: Window) -> Verdict:
    log = read(Path(window.see("table")["log"]).read_bytes())
    return report(log, replay_of(log)).verdict


@long
def test_two_people_and_a_bot_race_to_the_finish_and_once_more(there):
    """ "Again!" leads all back to the same seats; the evening's score is shown.

    Between the races one asks whether the copies are the same.
    """
    meet = free_port()
    ann = there.open("Ann", meet, place="0 0 1024 600", is_calm=False)
    ben = there.open("Ben", meet, place="1040 0 1024 600")
    open_table(ann, there, bots=1, seats=3, more_cm=0)
    join(ben)
    for window in (ann, ben):
        window.press("Same here")
    play_on(there, lambda: is_over(ann) and is_over(ben))
    first = [verdict_of(window) for window in (ann, ben)]
    assert first == [Verdict.CHECKS] * 2
    seats = ann.see("table")["names"]
    ann.press("Everything checks")
    ann.press("Compare with")
    ann.until(partial(says, ann, "All copies agree"), "Ben's copy")
    ann.keys("Escape")
    for window in (ben, ann):
        window.press("Again!")
    for window in (ann, ben):
        window.press("Same here")
    play_on(there, lambda: is_over(ann) and is_over(ben))
    for window in (ann, ben):
        window.until(partial(window.see, "widget", "Tonight"), "the evening's score")
    assert ann.see("table")["names"] == seats
    assert verdict_of(ann) is Verdict.CHECKS


@long
def test_who_closed_the_page_after_a_race_sits_down_again_from_the_first_page(there):
    """While the others are still at the old table, and when they wait at the next one.

    Also in a window that has been started anew.
    """
    meet = free_port()
    places = ("0 0 1024 600", "1040 0 1024 600", "520 610 1024 600")
    ann, ben, cem = people = [
        there.open(name, meet, place=place)
        for name, place in zip(("Ann", "Ben", "Cem"), places, strict=True)
    ]
    open_table(ann, there, bots=0, seats=3, more_cm=0)
    for window in (ben, cem):
        join(window)
    race_on(people)
    ben.press("Again!")
    ann.until(partial(says, ann, "Ben wants one more"), "Ben's wish")
    ann.press("Close")
    ann.until(partial(says, ann, "Ben wants one more"), "the card on the first page")
    ann.press("Sit down")
    cem.press("Again with ")
    race_on(people)
    for window in people:
        window.until(partial(window.see, "button", "Again!"), "the page after the race")
    ann.press("Close")
    ann.until(partial(says, ann, "are still at the table"), "who is there")
    ann.kill()
    there.windows.remove(ann)
    ann = people[0] = there.open("Ann", meet, place=places[0])
    ann.until(partial(says, ann, "are still at the table"), "who is there, after a restart")
    for window in (ben, cem):
        window.press("Again")
    ann.until(partial(says, ann, "want one more"), "who waits")
    ann.press("Sit down")
    race_on(people)


def code_of(window: Window) -> str | None:
    found = CODE.search(" ".join(window.see("words")))
    return found and found.group()


def test_who_joined_by_code_closes_the_lid_and_opens_it_again(there):
    """Their meeting numbers differ, as if the network kept their laptops apart.

    A bot fills the table. The others see the lid, go on by agreement, and let back in who wakes up.
    """
    ann = there.open("Ann", free_port(), place="0 0 1024 600")
    ben = there.open("Ben", free_port(), place="1040 0 1024 600")
    open_table(ann, there, bots=0, seats=3)
    code = ann.until(lambda: code_of(ann), "Ann's code")
    ben.press("Join by code")
    type_in(ben, there, "Join code, group 1 of 4", code)
    ben.press("Join")
    join(ben)
    ann.until(lambda: says(ann, "one more to come"), "Ben at Ann's table")
    ann.press("Add a bot")
    for window in (ann, ben):
        window.press("Same here")
    there.windows.remove(ben)
    ben.until(lambda: ben.see("race") is not None, "Ben's board")
    ben.tell(signal.SIGSTOP)
    try:
        ann.until(lambda: says(ann, "Ben has dozed off"), "Ben's silence")
        ann.press("Go on without Ben")
        play_on(there, lambda: "Ben" not in at_table(ann))
    finally:
        ben.tell(signal.SIGCONT)
    there.windows.append(ben)
    play_on(there, lambda: {"Ben"} <= at_table(ann) or is_over(ann))
    again = ann.see("table")["step"]
    play_on(
        there,
        lambda: all(is_over(one) or one.see("table")["step"] > again + 2 for one in (ann, ben)),
    )
    for window in (ann, ben):
        assert verdict_of(window) in {Verdict.UNFINISHED, Verdict.CALLED}
        assert is_called(table_of(window))


def table_of(window: Window) -> Table[Any]:
    table = replay_of(read(Path(window.see("table")["log"]).read_bytes())).table
    assert table is not None
    return table


def at_table(window: Window) -> set[str]:
    table = window.see("table")
    return {name for seat, name in enumerate(table["names"]) if table["at_table"] >> seat & 1}


def test_a_name_that_is_taken_is_told_and_another_one_helps(there):
    meet = free_port()
    first = there.open("Ann", meet, place="0 0 1024 600")
    second = there.open("Ann", meet, place="1040 0 1024 600", folder="Ann2")
    for window in (first, second):
        window.until(partial(says, window, "Ann has our name"), "the name that is taken")
    type_in(second, there, "Your name", "Dora")
    first.until(lambda: says(first, "Dora is looking round"), "Dora")
    assert not says(first, "Ann has our name")


def test_a_log_is_opened_scrubbed_and_exported(there, tmp_path):
    log, _ = race()
    (tmp_path / "a.log").write_bytes(log)
    window = there.open("Ann", free_port(), log=str(tmp_path / "a.log"))
    window.until(lambda: "Everything checks" in " ".join(window.see("words")), "the verdict")
    said = label(window)
    x, y = window.until(lambda: window.see("widget", "To the mark before"), "the mark before")
    there.click(x, y)
    window.until(lambda: label(window) != said, "another step")
    marked = label(window)
    there.click(*window.until(lambda: window.see("person", "Round 6"), "a line of the log"))
    window.until(lambda: label(window) not in {said, marked}, "the step of that line")
    window.press("Why?")
    window.keys("Escape")
    window.press("Save")
    window.until(lambda: window.see("popup"), "the menu")
    window.keys("Down", "Return")
    window.until(lambda: window.see("dialog"), "the dialog")
    target = tmp_path / "moment.png"
    window.keys("ctrl+a")
    window.type(str(target))
    window.until(lambda: window.see("typed") == str(target), "the path in its field")

    def is_saved() -> bool:
        if not target.exists() and window.see("dialog"):
            window.keys("Return")  # the first one may only close the list of paths that came late
        is_there: bool = target.exists()
        return is_there

    window.until(is_saved, "the picture")


def label(window: Window) -> str:
    return next(str(said) for said in window.see("words") if said.startswith("Step "))
