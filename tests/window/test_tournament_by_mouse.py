"""A tournament in real windows: six people at five laptops, two of whom share one."""

import subprocess
from collections.abc import Callable
from functools import partial

import pytest

from gui.self_command import self_command
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import ROOT, Desk, Window, desk
from tests.window.players import add, let_bot_play, marks, open_veil, play, reach, says

pytestmark = marks

PLACES = [f"{left} {top} 1024 600" for top in (0, 610) for left in (0, 1040, 2080)]


SHARING = 4
"""From this place on, of six people, they share a laptop."""


@pytest.fixture
def there(tmp_path):
    """Return a desk on which six windows lie side by side."""
    with desk(tmp_path, "3110x1220") as there:
        yield there
        assert there.said() == {}


@pytest.fixture
def wall(tmp_path):
    """Return a desk of its own: a television fills all of it."""
    with desk(tmp_path, "1280x720") as there:
        yield there
        assert there.said() == {}


def all_come(there: Desk) -> list[Window]:
    """Let Ann call to a tournament of short races, and all others come; Fay has no laptop."""
    meet = free_port()
    people: list[Window] = [
        there.open(name, meet, place=place)
        for name, place in zip(("Ann", "Ben", "Cem", "Dana", "Eve"), PLACES, strict=False)
    ]
    ann, *others, eve = people
    ann.press("Open a table")
    there.click(*reach(ann, "widget", "course"))
    ann.keys("Home")
    ann.press("Tournament")
    ann.press("Call everybody")
    for window in (*others, eve):
        window.press("Look")
        window.press("I come too")
    return [*people, let_fay_come(there, eve)]


def let_fay_come(there: Desk, eve: Window) -> Window:
    """Let Fay come in a window of her own, at the laptop of Eve."""
    data = there.expect("Eve", "Fay", place=PLACES[-1])
    add(eve, "Fay")
    return there.welcome(data, eve)


def kill_and_come_back(there: Desk, people: list[Window], killed: str) -> None:
    """Let the window of Ben be killed, or that of Fay, and go on."""
    at = {"Ben": 1, "Fay": 5}[killed]
    meet = people[0].see("meet")
    people[at].kill()
    there.windows.remove(people[at])
    if killed == "Ben":
        people[at] = there.open("Ben", meet, place=PLACES[at])
    else:
        eve = people[SHARING]
        open_veil(eve)
        there.click(*eve.until(partial(eve.see, "widget", "Menu"), "the menu"))
        people[at] = let_fay_come(there, eve)
    people[at].press("Back to the table")


def play_until(
    people: list[Window],
    is_so: Callable[[], bool],
    choose: Callable[[Window, Desk], None],
    there: Desk,
) -> None:
    """Let all *people* do what is due; the last two of six first say who of them it is."""

    def step() -> bool:
        for at, window in enumerate(people):
            if at >= SHARING:
                open_veil(window)
            choose(window, there)
        return is_so()

    people[0].until(step, "the end")


def has_seen_the_end(window: Window) -> bool:
    return bool(window.see("end"))


def steps(windows: list[Window]) -> list[int]:
    return [(window.see("table") or {"step": 0})["step"] for window in windows]


def sit_at_a_table(windows: list[Window]) -> list[Window]:
    return [window for window in windows if window.see("table")]


@long
@pytest.mark.parametrize("killed", ["Ben", "Fay"])
def test_six_people_at_five_laptops_are_drawn_to_tables_and_the_winners_meet(
    there, wall, tmp_path, killed
):
    """Whoever is killed comes back and sits again; the folder audits with its bracket.

    A television shows the draw to the room, and who has won.
    """
    people = all_come(there)
    ann, *_, fay = people
    television = wall.open_television(ann.see("meet"))
    fay.until(lambda: says(fay, "Waiting for Ann"), "Fay's tournament")
    television.until(lambda: says(television, "Tournament"), "the call on the television")
    ann.press("Draw the tables")
    television.until(lambda: says(television, "slides to table"), "the draw on the television")
    for window in people:
        window.press("Same here")
    play_until(people, lambda: min(steps(people)) > 3, play, there)

    kill_and_come_back(there, people, killed)
    play_until(people, lambda: all(map(has_seen_the_end, people)), let_bot_play, there)

    for window in people:
        window.press("Tournament")
    ann.until(lambda: len(sit_at_a_table(people)) == 4, "the final")
    final = sit_at_a_table(people)
    for window in final:
        window.press("Same here")
    play_until(people, lambda: all(map(has_seen_the_end, final)), let_bot_play, there)
    for window in final:
        window.press("Tournament")
    for window in people:
        window.until(partial(says, window, "has won"), "the winner")
    television.until(lambda: says(television, "has won"), "the winner")

    command = [*self_command(), "audit", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The tournament: 6 people, drawn to 2 tables." in done.stdout
    assert "The final: 1. " in done.stdout
