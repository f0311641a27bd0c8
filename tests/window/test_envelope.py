"""An envelope closed and opened again in a real window, by a real mouse and by keys: both games."""

from functools import partial
from pathlib import Path

from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race, race_left
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Window
from tests.window.players import marks, says
from tests.window.test_review import click

pytestmark = [*marks, long]

SAME, OTHER = "All 43 tiles are the same", "Another seal: everybody would see it"


def envelopes(there: Desk, log: Path, content: bytes) -> Window:
    """Open the first envelope of a saved game, by way of what was checked."""
    log.write_bytes(content)
    ann = there.open("Ann", free_port(), log=str(log))
    verdict = ann.until(partial(verdict_on, ann), "what was checked")
    click(ann, there, verdict)
    click(ann, there, "Show me: Envelopes")
    ann.until(lambda: says(ann, "One envelope"), "the envelope")
    return ann


def verdict_on(ann: Window) -> str | None:
    """Give what a screen reader calls the card with the verdict."""
    said = (one for one in ann.see("words") if ". " in one)
    return next((one for one in said if one.startswith(("Everything checks", "Checks"))), None)


def swap(ann: Window, key: str, held: str) -> None:
    """Put something else in by mouse, then the same again."""
    ann.until(lambda: says(ann, SAME), "both seals")
    ann.press(key)
    ann.until(lambda: says(ann, OTHER), "another seal")
    ann.press("Do it again")
    ann.until(lambda: says(ann, held) and says(ann, SAME), "the same seal again")


def test_a_bid_is_swapped_and_opened_again_by_mouse_and_by_keys(there, tmp_path):
    ann = envelopes(there, tmp_path / "log", race(2)[0])
    first = next(said for said in ann.see("words") if said.startswith("Round 1: "))
    swap(ann, "Swap the number", " all along")
    held = next(said for said in ann.see("words") if said.endswith(" all along"))
    for face in ("4", "5"):  # one of them is not what it held
        ann.keys(face)
        ann.until(lambda: says(ann, SAME) or says(ann, OTHER), f"a seal with {face}")
    ann.keys("Return")
    ann.until(lambda: says(ann, held) and says(ann, SAME), "the same seal again, by Enter")
    click(ann, there, "The next envelope")
    ann.until(lambda: not says(ann, first), "the next envelope")
    ann.keys("Left")
    ann.until(lambda: says(ann, first), "the one before, by an arrow")
    ann.press("For experts")
    ann.until(lambda: says(ann, "sha256sum"), "how to do it elsewhere")
    click(ann, there, "Close")
    ann.until(lambda: not says(ann, "sha256sum"), "the envelope alone")
    ann.keys("Escape")
    ann.until(lambda: says(ann, "Is it fair?"), "what was checked")


def test_a_share_of_a_roll_is_swapped_and_opened_again(there, tmp_path):
    ann = envelopes(there, tmp_path / "log", cozy_game()[0])
    swap(ann, "Swap a picture", "It held the same pictures all along")
    ann.keys("Right")
    ann.until(lambda: says(ann, SAME), "the next share")


def test_an_envelope_that_was_never_opened_blames_nobody(there, tmp_path):
    ann = envelopes(there, tmp_path / "log", race_left()[0])

    def is_closed() -> bool:
        ann.keys("Right")
        return says(ann, "This envelope stayed closed")

    ann.until(is_closed, "one that stayed closed")
    assert says(ann, "Never opened: there is nothing to compare.")
    assert ann.see("button", "Do it again") is None
    ann.keys("Right")
    ann.until(lambda: says(ann, SAME), "one that was opened")
