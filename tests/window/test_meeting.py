"""How people meet, in real windows: by code, under names of their own, with somebody looking on."""

import re

from tests.gui.rooms import free_port
from tests.window.desk import Window
from tests.window.players import get_up, join, marks, open_table, play_on, says, type_in

pytestmark = marks

CODE = re.compile(r"\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}\b")


def code_of(window: Window) -> str | None:
    found = CODE.search(" ".join(window.see("words")))
    return found and found.group()


def test_who_does_not_hear_the_others_joins_by_code_and_a_bot_fills_the_table(there):
    """Their meeting numbers differ, as if the network kept their laptops apart."""
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
        window.until(lambda w=window: w.see("button", "Same here"), "the emblem")


def test_a_name_that_is_taken_is_told_and_another_one_helps(there):
    meet = free_port()
    first = there.open("Ann", meet, place="0 0 1024 600")
    second = there.open("Ann", meet, place="1040 0 1024 600", folder="Ann2")
    for window in (first, second):
        window.until(lambda w=window: says(w, "Ann has our name"), "the name that is taken")
    type_in(second, there, "Your name", "Dora")
    first.until(lambda: says(first, "Dora is looking round"), "Dora")
    assert not says(first, "Ann has our name")


def test_somebody_without_a_seat_looks_on(there):
    meet = free_port()
    ann = there.open("Ann", meet, place="0 0 1024 600")
    open_table(ann, there, bots=2, seats=3)
    olga = there.open("Olga", meet, place="1040 0 1024 600")
    there.windows.remove(olga)
    olga.press("Watch")
    play_on(there, lambda: (olga.see("table") or {"step": 0})["step"] >= 4)
    table = olga.see("table")
    assert not table["may_act"]
    pressable = ("Same here", "Seal", "Done", "Again!")
    assert [text for text in pressable if olga.see("button", text)] == []
    get_up(olga, there)
    olga.until(lambda: olga.see("button", "Watch"), "the start page")
