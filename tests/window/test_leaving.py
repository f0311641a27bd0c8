"""Getting up from a table in real windows: for good, for now, and by a power cut."""

import signal
from pathlib import Path

import pytest

from gui.report.judged import Verdict
from tests.gui.rooms import free_port
from tests.tiers import few, long
from tests.window.desk import Desk, Window
from tests.window.players import get_up, is_over, join, marks, open_table, play_on, says, step_of
from tests.window.test_evening import verdict_of

pytestmark = marks

PLACES = ("0 0 1024 600", "1040 0 1024 600", "520 610 1024 600")


def three_sit(there: Desk) -> tuple[Window, ...]:
    """Let Ann, Ben and Otto sit down at one table."""
    meet = free_port()
    ann, ben, otto = (
        there.open(name, meet, place=place)
        for name, place in zip(("Ann", "Ben", "Otto"), PLACES, strict=True)
    )
    open_table(ann, there, bots=0, seats=3)
    join(ben)
    otto.until(lambda: says(otto, "1 seat free"), "both at one table")  # it was two for a moment
    join(otto)
    return ann, ben, otto


def test_who_leaves_for_good_is_gone_by_one_click_while_all_have_to_bid(there):
    ann, ben, otto = three_sit(there)
    for window in (ann, ben, otto):
        window.press("Same here")
    otto.until(lambda: otto.see("race"), "the board")
    get_up(otto, there)
    otto.press("Leave for good")
    there.windows.remove(otto)
    otto.until(lambda: otto.see("button", "Practice race"), "the start page")
    assert says(otto, "You have left the game for good")
    ann.until(lambda: says(ann, "leaves for good") or says(ann, "has left"), "the news")
    play_on(there, lambda: all(step_of(window) >= 4 for window in (ann, ben)))
    assert ann.see("table")["at_table"].bit_count() == 2
    assert says(ann, "has left the game")


def test_from_the_emblem_one_gets_up_at_once_and_the_others_go_on(there):
    ann, ben, otto = three_sit(there)
    otto.press("Something differs")
    get_up(otto, there)
    otto.press("Leave for good")
    there.windows.remove(otto)
    otto.until(lambda: says(otto, "nothing was bid yet"), "the start page")
    ann.until(lambda: says(ann, "Otto has left the table for now"), "the news")
    for window in (ann, ben):
        window.press("Same here")
        window.press("Go on without Otto")
    play_on(there, lambda: all(step_of(window) >= 3 for window in (ann, ben)))


@long
def test_who_adjourns_is_seen_to_be_away_and_sits_again_by_one_click(there):
    ann, ben, otto = three_sit(there)
    for window in (ann, ben, otto):
        window.press("Same here")
    play_on(there, lambda: step_of(otto) >= 4)
    get_up(otto, there)
    otto.press("Leave for now")
    there.windows.remove(otto)
    ann.until(lambda: says(ann, "Otto has left the table for now"), "the news")
    for window in (ann, ben):
        window.press("Go on without Otto")
    play_on(there, lambda: all(step_of(window) >= 6 for window in (ann, ben)))
    otto.press("Back to the table")
    there.windows.append(otto)
    play_on(there, lambda: all(w.see("table")["at_table"] == 0b111 for w in (ann, ben, otto)))


def bots_in(folder: Path) -> list[int]:
    """Find the processes whose files are in *folder*, as their command lines tell."""
    found = []
    for told in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = told.read_bytes().split(b"\0")
        except OSError:
            continue  # it has just ended
        if b"peer" in words and any(str(folder).encode() in word for word in words):
            found.append(int(told.parent.name))
    return found


@pytest.mark.parametrize("how", few(1, ["SIGKILL", "SIGTERM"]))  # by name: Windows lacks one
def test_a_window_killed_in_the_middle_goes_on_where_it_was_and_its_bots_with_it(
    there, tmp_path, how
):
    """They play nothing without their player, and somebody without a seat looks on before."""
    meet = free_port()
    ann = there.open("Ann", meet, place=PLACES[0])
    open_table(ann, there, bots=2, seats=3, more_cm=0)
    olga = there.open("Olga", meet, place=PLACES[1])
    there.windows.remove(olga)
    olga.press("Watch")
    play_on(there, lambda: (olga.see("table") or {"step": 0})["step"] >= 4)  # in the first round
    assert not olga.see("table")["may_act"]
    pressable = ("Same here", "Seal", "Done", "Again!")
    assert [text for text in pressable if olga.see("button", text)] == []
    get_up(olga, there)
    olga.until(lambda: olga.see("button", "Watch"), "the start page")
    assert len(bots_in(tmp_path)) == 2
    ann.tell(getattr(signal, how))
    there.windows.remove(ann)
    again = there.open("Dora", meet, folder="Ann", place=PLACES[0])
    again.until(lambda: bots_in(tmp_path) == [], "the end of the bots")
    again.press("Go on")
    play_on(there, lambda: step_of(again) >= 6)
    get_up(again, there)
    again.press("Leave for now")
    again.press("Games shelf")
    again.press("Go on")
    play_on(there, lambda: is_over(again) or step_of(again) >= 8)
    assert verdict_of(again) in {Verdict.UNFINISHED, Verdict.CHECKS, Verdict.CALLED}
