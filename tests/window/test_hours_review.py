"""A saved game of Worm & Cozy looked back at in a real window, by a real mouse and real keys."""

from functools import partial
from pathlib import Path

from tests.gui.cozy_log import cozy_game
from tests.gui.report.test_saved import keep_old
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Window
from tests.window.players import marks, says
from tests.window.test_review import click

pytestmark = [*marks, long]

HOURS = 4
START, REVIEW = "at first: ", "Points in sight"


def opened(there: Desk) -> Window:
    """Open the one game on the shelf of Ann."""
    ann = there.open("Ann", free_port(), place="0 0 1280 720")
    ann.press("Games shelf")
    ann.press("Replay")
    ann.until(lambda: says(ann, "Everything checks"), "the game")
    return ann


def shows(window: Window, *said: str) -> None:
    """Wait until all of that stands in the window, or a screen reader says it."""
    for one in said:
        window.until(partial(says, window, one), one)


def heard(window: Window, begin: str) -> str:
    """Return what a screen reader says that begins so, as soon as it is there."""

    def look() -> str | None:
        return next((said for said in window.see("words") if said.startswith(begin)), None)

    return window.until(look, begin)


def choose(window: Window, there: Desk, hour: int, then: str) -> None:
    """Click the curve below the middle of its height where *hour* is over."""
    x, y = window.until(lambda: window.see("widget", heard(window, START)), "the curve")
    there.click(x + (2 * hour - HOURS) * 60, y)
    shows(window, f"{hour} AM, {then}")


def play_again(ann: Window, folder: Path) -> None:
    """Pass the hour that is looked at, of the game in *folder*, in a branch."""
    ann.press("Play this hour again")
    shows(ann, "What if", "Choose what happens in rows 4 to 7")
    ann.keys("p", "ctrl+Return")
    ann.press("Sign anyway")
    ann.until(lambda: [*folder.glob("branches/*")], "the hour that was signed")


def test_everybody_is_seen_in_the_replay_by_mouse_and_by_keys(there, tmp_path):
    keep_old(tmp_path / "Ann", 1, cozy_game(hours=HOURS)[0])
    ann = opened(there)
    for key, name in (("2", "Ben"), ("1", "Ann")):
        ann.keys(key)
        shows(ann, f"{name}'s sheet")
    click(ann, there, heard(ann, "Ben: "))
    shows(ann, "Ben's sheet", "Hour 4 of 4")
    ann.keys("Left")
    shows(ann, "Hour 3 of 4", "Watch 3 AM")
    ann.keys("w")
    shows(ann, "Step 1 of 2", "Watch 3 AM")
    ann.keys("d")
    shows(ann, "It throws the dice of 3 AM")
    ann.keys("Escape")
    shows(ann, "Ben's sheet", "Watch 3 AM")
    ann.keys("Escape")
    shows(ann, "Games shelf", "Review")


def make_a_puzzle(ann: Window) -> None:
    """Let the hour that is looked at become a puzzle, once points are known to be left in it."""
    ann.until(lambda: ann.see("button", "As a puzzle"), "that it can be one")
    ann.keys("w", "z")
    shows(ann, "It lies with the puzzles now")


def test_a_review_is_watched_made_a_puzzle_and_an_hour_of_it_played_again(there, tmp_path):
    folder = keep_old(tmp_path / "Ann", 1, cozy_game(hours=HOURS)[0])
    ann = opened(there)
    click(ann, there, "Review")
    shows(ann, REVIEW)
    ann.until(lambda: ann.see("button", "Stop") is None, "the whole review")
    choose(ann, there, 1, "columns a to e")
    ann.keys("Right", "Right")
    shows(ann, "3 AM, rows 1 to 4")
    before = ann.see("words")
    ann.keys("Down")
    ann.until(lambda: ann.see("words") != before, "the other seat")
    ann.keys("Up")
    ann.until(lambda: ann.see("words") == before, "our seat")
    ann.press("Watch both")
    make_a_puzzle(ann)
    assert len([*tmp_path.glob("Ann/puzzles/*.puzzle")]) == 1
    ann.keys("Left", "Left")
    shows(ann, "1 AM, columns a to e")
    assert ann.see("button", "As a puzzle") is None, "it is barred"
    ann.keys("Right", "Right", "Right")
    play_again(ann, folder)
    ann.keys("Escape")
    shows(ann, REVIEW, "4 AM, rows 4 to 7")
    ann.keys("Left")
    shows(ann, "3 AM, rows 1 to 4")
    ann.keys("Escape")
    shows(ann, "Everything checks", "Hour 4 of 4")
    ann.keys("Escape")
    shows(ann, "Games shelf", "Review")
