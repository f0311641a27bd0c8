"""Whole evenings in real windows: who is there, who leaves, who comes late, who is new."""

import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from gui.self_command import self_command
from net.driver.folder import genesis_of
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import ROOT, Desk, Window, desk
from tests.window.players import (
    add,
    is_over,
    join,
    let_bot_play,
    marks,
    open_table,
    open_veil,
    play,
    says,
    step_of,
)
from tests.window.test_alone import tab_to

pytestmark = [*marks, long]

PLACES = ("0 0 1024 600", "1040 0 1024 600", "0 610 1024 600", "1040 610 1024 600")


@pytest.fixture
def wall(tmp_path):
    """Return a desk of its own: a television fills all of it."""
    with desk(tmp_path, "1280x720") as there:
        yield there
        assert there.said() == {}


def race(people: list[Window], there: Desk, rounds: int = 0) -> None:
    """Let all *people* race to the end, by the mouse in the first *rounds* steps."""
    for window in people:
        window.press("Same here")

    def all_do(choose: Callable[[Window, Desk], None], is_done: Callable[[], bool]) -> None:
        def step() -> bool:
            for window in people:
                open_veil(window)
                choose(window, there)
            return is_done()

        people[0].until(step, "the end of the race")

    if rounds:
        all_do(play, lambda: min(step_of(window) for window in people) > rounds)
    all_do(let_bot_play, lambda: all(window.see("end") for window in people))


def audit(data: Path) -> str:
    """Return what the auditor says of all games in *data*, which are right."""
    command = [*self_command(), "audit", str(data)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_an_evening_of_three_races_with_one_who_leaves_and_one_who_comes_late(
    there, wall, tmp_path
):
    """Two laptops and one that two share; Ben goes home after the first race, Eve takes his chair.

    Ann goes on by the mouse, Cem and Dana by keys; the television shows all of it.
    """
    meet = free_port()
    television = wall.open_television(meet)
    television.until(partial(says, television, "No table yet"), "the empty room")
    ann, ben, cem = (
        there.open(name, meet, place=place)
        for name, place in zip(("Ann", "Ben", "Cem"), PLACES, strict=False)
    )
    open_table(ann, there, bots=0, seats=4, more_cm=0, evening=True)
    join(ben)
    cem.until(partial(says, cem, "2 seats free"), "two at the table")
    join(cem)
    add(cem, "Dana")
    race([ann, ben, cem], there, rounds=3)
    television.until(partial(says, television, "Again?"), "the page after the first race")

    ben.press("Close")
    ben.kill()
    there.windows.remove(ben)
    ann.until(lambda: "Ben: gone home" in ann.see("told"), "that Ben has gone home")
    ann.press("Next race (2 of 3)")
    eve = there.open("Eve", meet, place=PLACES[3])
    cem.keys("Return")
    eve.press("Sit down")
    race([ann, cem, eve], there)
    television.until(lambda: "2 of 3" in television.see("told"), "the standing")

    for window in (cem, eve):
        tab_to(window, "Next race (3 of 3)")
        window.keys("Return")
    ann.press("Next race (3 of 3)")
    race([ann, cem, eve], there)
    for window in (ann, cem, eve):
        window.until(partial(window.see, "button", "Another series"), "the end of the evening")

    assert "The evening: 3 of 3 games count." in audit(tmp_path / "Ann")


BIDS = {"Bid in secret": "5", "Bid again": "6", "Low goes first": "4", "Bid the X": "x"}
NAMES = {"X names": "7"}
MOVES = ("It moves you", "It blocks", "X swings", "Touch it")


def take_step(nia: Window) -> None:
    """Do what the guide asks: bids by keys, moves as they are shown, and looks by the mouse."""
    said = nia.see("words")
    if key := next((key for title, key in (BIDS | NAMES).items() if title in said), ""):
        nia.keys(key, "Return")
    elif "One more bid" in said:
        nia.keys("7", "Return")
    elif any(title in said for title in MOVES):
        nia.press_if_there("Show me")
        nia.press_if_there("Done")
    else:
        nia.press_if_there("Continue")


def dress(nia: Window, there: Desk) -> None:
    """Take a name by keys, a paint and a hat by the mouse, and wear them by Enter."""
    nia.type("Nia")
    nia.until(lambda: nia.see("typed") == "Nia", "the name in its field")
    nia.keys("Return")
    nia.until(partial(nia.see, "button", "Wear it"), "My worm")
    for choice in ("Paint, Honey, 3 of 5", "Hat, Straw hat, 7 of 12"):
        there.click(*nia.until(partial(nia.see, "widget", choice), choice))
    nia.keys("Return")


def win_by_script(nia: Window) -> None:
    """Begin by Enter, go astray once, and do what the guide asks to the end."""
    nia.until(lambda: "Practice race" in nia.see("focus"), "where Enter leads")
    nia.keys("Return")
    nia.until(partial(says, nia, "See the thread?"), "the aim")
    nia.keys("Return")
    nia.until(partial(says, nia, "Seal the 5"), "the first bid")
    nia.keys("4", "Return")
    nia.until(partial(says, nia, "Here Bo and Mo wait for your 5."), "why it is taken back")
    nia.keys("5", "Return")

    def is_won() -> bool:
        take_step(nia)
        return bool(nia.see("button", "Now against two bots"))

    nia.until(is_won, "the end of the script")
    assert says(nia, "By a nose")


def test_a_newcomer_wins_the_first_race_within_minutes_and_then_plays_two_bots(there, tmp_path):
    """An empty home: a name, the own worm, the script, a real table to its end, its page."""
    nia = there.open("", free_port(), folder="new", is_calm=False)
    dress(nia, there)
    win_by_script(nia)
    assert not [*(tmp_path / "new" / "games").glob("*/log")], "nothing of it is kept"
    nia.press("Now against two bots")

    def is_done(choose: Callable[[Window, Desk], None]) -> bool:
        choose(nia, there)
        return is_over(nia)

    nia.until(lambda: is_done(play) or step_of(nia) > 6, "some rounds")
    nia.until(partial(is_done, let_bot_play), "the end of the race")
    nia.until(lambda: nia.see("end") and nia.see("button", "Again!"), "the page after it")
    nia.press("Close")
    nia.until(partial(nia.see, "button", "Open a table"), "the first page")
    (log,) = (tmp_path / "new" / "games").glob("*/log")
    genesis = genesis_of(log.parent)
    assert genesis is not None
    assert ("honey", "straw") in {one[:2] for one in genesis.worms}
