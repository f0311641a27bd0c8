"""One seat in two real windows, by a copied data folder: both say so, and one goes on (P11)."""

import shutil
from functools import partial

from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk
from tests.window.players import join, marks, open_table, play, play_on, says, step_of

pytestmark = marks

LEFT, RIGHT, BELOW = "0 0 1024 600", "1040 0 1024 600", "520 610 1024 600"
ASKED = "Your seat is also open on another laptop. Go on here?"
STOPPED = "Your seat goes on at your other laptop. Here you look on."


@long
def test_both_windows_of_one_seat_say_so_and_the_one_that_is_pressed_goes_on(there: Desk, tmp_path):
    meet = free_port()
    ann, ben = there.open("Ann", meet, place=LEFT), there.open("Ben", meet, place=RIGHT)
    open_table(ben, there, bots=1, seats=3)
    join(ann)
    for window in (ann, ben):
        window.press("Same here")
    play_on(there, lambda: step_of(ann) >= 4)  # her log has the bids
    ann.kill()
    there.windows.remove(ann)
    shutil.copytree(tmp_path / "Ann", tmp_path / "copy")
    here, elsewhere = (
        there.open("Ann", meet, place=place, folder=folder)
        for folder, place in (("Ann", LEFT), ("copy", BELOW))
    )
    for window in (here, elsewhere):
        window.press("Back to the table")
    for window in (here, elsewhere):
        window.until(partial(says, window, ASKED), "the question")
    here.press("Go on here")
    elsewhere.until(lambda: says(elsewhere, STOPPED), "the answer")
    before = step_of(ben)
    there.windows.remove(elsewhere)

    def is_signed() -> bool:
        for window in (here, ben):
            play(window, there)
        return step_of(ben) > before

    ben.until(is_signed, "a step that both have signed")
    assert says(elsewhere, STOPPED)
