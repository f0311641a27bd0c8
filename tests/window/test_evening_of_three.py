"""An evening of three races in real windows, closed after the second and gone on with."""

import subprocess
from functools import partial

from gui.self_command import self_command
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import ROOT, Window
from tests.window.players import join, marks, open_table, says

pytestmark = [
    *marks,
    long,
]

NAMES = ("Ann", "Ben", "Cem")
PLACES = ("0 0 1024 600", "1040 0 1024 600", "520 610 1024 600")


def race(people: list[Window]) -> None:
    """Let bots choose for all *people* until each of them has seen the end."""
    for window in people:
        window.press("Same here")

    def step() -> bool:
        for window in people:
            window.see("bot")
        return all(window.see("end") for window in people)

    people[0].until(step, "the end of the race")


def test_an_evening_closed_after_the_second_race_goes_on_another_night(there, tmp_path):
    meet = free_port()

    def come() -> list[Window]:
        return [
            there.open(name, meet, place=place) for name, place in zip(NAMES, PLACES, strict=True)
        ]

    people = come()
    open_table(people[0], there, bots=0, seats=3, more_cm=0, evening=True)
    for window in people[1:]:
        join(window)
    race(people)
    for window in people:
        window.press("Next race (2 of 3)")
    race(people)
    for window in people:
        window.kill()
        there.windows.remove(window)

    people = come()
    people[0].press("Go on")
    for window in people[1:]:
        join(window)
    race(people)
    for window in people:
        window.until(partial(says, window, "After 3 of 3"), "how the evening ended")
    command = [*self_command(), "audit", str(tmp_path / "Ann")]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The evening: 3 of 3 games count." in done.stdout
