"""A saved race in a real window, by a real mouse: looked back at, filmed, its players."""

from functools import partial
from pathlib import Path

from gui.report.also_known import groups_in
from gui.words.emblem_words import key_words
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep_old
from tests.gui.rooms import free_port
from tests.seats import identity_of
from tests.tiers import long
from tests.window.desk import Desk, Window
from tests.window.players import marks, play, says

pytestmark = marks

ROUND = 4


def click(window: Window, there: Desk, name: str) -> None:
    """Click what a screen reader calls *name*, as soon as it is there."""
    there.click(*window.until(partial(window.see, "widget", name), name))


def choose(window: Window, at: int) -> None:
    """Choose the entry number *at* of the menu that opens."""
    window.until(lambda: window.see("popup"), "the menu")
    window.keys(*["Down"] * at, "Return")


def play_on_a_round(ann: Window, there: Desk) -> None:
    """Take a seat at the step that is looked at, play a round, and leave."""
    click(ann, there, "Play on from here")
    choose(ann, 1)
    ann.until(lambda: says(ann, "What if…"), "the branch")
    begun = ann.until(lambda: ann.see("table"), "its table")["step"]

    def is_a_round_on() -> bool:
        play(ann, there)
        return bool(ann.see("table")["step"] > begun + 3)

    ann.until(is_a_round_on, "a round")
    click(ann, there, "Back")


def film(ann: Window, clip: Path) -> None:
    """Save the turn that is looked at as *clip*."""
    ann.press("Save")
    choose(ann, 5)
    ann.until(lambda: ann.see("typed"), "the name of the file")
    ann.keys("ctrl+a")
    ann.type(str(clip))
    ann.until(lambda: ann.see("typed") == str(clip), "its place")
    ann.keys("Return")
    ann.until(clip.exists, "the clip")


@long
def test_a_saved_race_is_reviewed_played_on_from_round_4_and_filmed(there, tmp_path):
    data, table = race(3, 4)
    log = tmp_path / "race.log"
    log.write_bytes(data)
    first = next(
        done.step.number
        for done in table.completed
        if done.outcome.state is not None and done.outcome.state.race.round == ROUND
    )
    ann = there.open("Ann", free_port(), log=str(log))
    click(ann, there, "Review")
    ann.until(lambda: says(ann, "Best bid"), "the bids judged")
    ann.keys("ctrl+plus", "ctrl+0")
    ann.until(lambda: says(ann, "Best bid"), "the same in letters of another size and back")
    click(ann, there, "Back")
    ann.until(lambda: says(ann, "Everything checks"), "the race")
    ann.keys("Home", *["Right"] * (first - 1))
    ann.until(lambda: says(ann, f"Step {first} of"), f"round {ROUND}")
    play_on_a_round(ann, there)
    film(ann, tmp_path / "turn.webp")
    assert log.read_bytes() == data
    assert len([*tmp_path.glob("branches/*")]) == 1


def test_a_person_merges_two_players_on_the_shelf_and_parts_them_again(there, tmp_path):
    for number in (1, 2):
        keep_old(tmp_path / "Ann", number, race(number)[0])
    keys = tuple(identity_of(seed, 1).public for seed in (1, 2))
    ann = there.open("Ann", free_port())
    ann.press("Games shelf")
    click(ann, there, "Who plays how")
    ann.until(lambda: says(ann, "Mean place"), "the players")
    one_of_two = f"Ben ({' '.join(key_words(keys[0]))})"
    for where, said, groups in (
        ("End", f"{one_of_two}: Same person as…", (keys,)),
        ("Home", "Ben: Part again…", ()),
    ):
        ann.keys(where)
        click(ann, there, said)
        choose(ann, 1)
        ann.until(partial(lambda there: groups_in(tmp_path / "Ann") == there, groups), "the file")
