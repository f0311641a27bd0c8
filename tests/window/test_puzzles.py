"""The shelf of puzzles in a real window, by a real mouse and real keys: tried, helped, solved."""

from functools import partial

from gui.report.puzzles import FOLDER, answers_in
from gui.report.solved import How, Solved
from tests.gui.race_log import race
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Window
from tests.window.players import lay, marks, says

pytestmark = marks

FOUR_POINTS = "3 Where food goes, Find 4 points. The Long Dance"
THE_REST = (1, 1, 1, 2, 1, 1, 1)
"""Which lines of the list solve it once the hint has been taken."""


def click(window: Window, there: Desk, name: str) -> None:
    """Click what a screen reader calls *name*, as soon as it is there."""
    there.click(*window.until(partial(window.see, "widget", name), name))


def ask(window: Window, there: Desk, tab: str, card: str) -> None:
    """Ask the puzzle on *card*, under *tab*."""
    window.press(tab)
    there.click(*window.until(partial(window.see, "person", card), card))
    window.press("Try it")


def go_straight(window: Window, there: Desk, then: str) -> None:
    """Lay what is left of the move straight to the line, until the page says *then*."""

    def step() -> bool:
        if says(window, then):
            return True
        hand = window.see("race")
        if hand and "tail" in hand:
            lay(window, there, hand)
        return False

    window.until(step, then)


@long
def test_a_race_is_tried_helped_shown_and_solved_and_the_next_one_is_left(there, tmp_path):
    ann = there.open("Ann", free_port())
    ann.press("Games shelf")
    click(ann, there, "Puzzles")
    ask(ann, there, "Worm Up! 24", "3 Lie another way")
    go_straight(ann, there, "Not this one: ")
    ann.press("Show me")
    ann.until(lambda: says(ann, "That is the win"), "the answer")
    ann.press("Next puzzle")
    ann.until(lambda: says(ann, "Puzzle 4: "), "the next puzzle")
    ann.keys("Escape")
    ann.until(lambda: says(ann, "Puzzles"), "the shelf")
    ask(ann, there, "Worm Up! 24", "1 Tail first")
    go_straight(ann, there, "Not this one: ")
    ann.keys("Return")  # tries again
    ann.until(lambda: not says(ann, "Not this one: "), "the start")
    click(ann, there, "Back to the puzzles")
    ann.press("Try it")
    ann.until(lambda: ann.see("race"), "our turn")
    ann.keys("h")
    go_straight(ann, there, "That is the win")
    ann.press("All puzzles")
    ann.until(lambda: says(ann, "1 of 24"), "how far we are")
    found = [Solved(tmp_path / "Ann").how(digest) for digest in answers_in(FOLDER)]
    assert found.count(How.SOLVED) == found.count(How.SEEN) == 1


@long
def test_an_hour_is_wrong_twice_and_solved_by_the_list(there):
    ann = there.open("Ann", free_port())
    ann.press("Games shelf")
    click(ann, there, "Puzzles")
    ask(ann, there, "Worm & Cozy 24", FOUR_POINTS)
    for _ in range(2):
        ann.until(lambda: says(ann, "4 to go"), "the hour")
        ann.keys("p")
        ann.until(lambda: says(ann, "Not this one: 4 points more are there"), "why")
        ann.keys("Return")
    ann.until(lambda: says(ann, "4 to go"), "the hour")
    ann.keys("h", "l")
    for line in THE_REST:
        there.click(*ann.until(partial(ann.see, "person", f"{line}. "), "the list"), times=2)
    ann.keys("Escape")  # closes the list
    ann.press("That is it")
    ann.until(lambda: says(ann, "try 3"), "what it comes to")
    ann.keys("Return")
    ann.until(lambda: says(ann, "0 of 3"), "the next hour")
    ann.keys("Escape")
    ann.until(lambda: says(ann, "1 of 24"), "the shelf")


@long
def test_a_win_of_our_own_is_put_on_the_shelf_and_solved_there(there, tmp_path):
    log = tmp_path / "race.log"
    log.write_bytes(race(3, 4)[0])
    ann = there.open("Ann", free_port(), log=str(log))
    ann.until(lambda: says(ann, "Everything checks"), "the race")
    ann.press("Save")
    ann.until(lambda: ann.see("popup"), "the menu")
    ann.keys(*["Down"] * 6, "Return")
    ann.until(lambda: [*tmp_path.glob("Ann/puzzles/*.puzzle")], "the puzzle")
    click(ann, there, "Back")
    click(ann, there, "Puzzles")
    ann.press("From your own games 1")
    ann.press("Try it")
    ann.until(lambda: ann.see("race"), "our turn")
    go_straight(ann, there, "That is the win")
    ann.press("All puzzles")
    ann.until(lambda: says(ann, "1 of 1"), "how far we are")
    ann.keys("Delete")
    ann.until(lambda: ann.see("dialog"), "the question")
    ann.press("Delete it")
    ann.until(lambda: says(ann, "From your own games 0"), "the empty shelf")
    assert not [*tmp_path.glob("Ann/puzzles/*.puzzle")]
