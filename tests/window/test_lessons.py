"""Both lessons of Worm & Cozy, one after the other, by clicking on nothing but what is lit."""

from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Window
from tests.window.players import marks

pytestmark = marks


def follow(window: Window, there: Desk, until: str) -> None:
    """Click where the lesson wants it, until the key *until* is there."""

    def step() -> bool:
        if at := window.see("meant"):
            there.click(*at)
        return bool(window.see("button", until))

    window.until(step, until)


@long
def test_who_clicks_what_is_lit_gets_through_both_lessons_and_to_the_chapter(there):
    ann = there.open("Ann", free_port())
    ann.press("Cozy lesson")
    follow(ann, there, "Second lesson")
    ann.press("Second lesson")
    follow(ann, there, "Play Family Album")
    ann.press("Play Family Album")
    ann.until(lambda: ann.see("table"), "the chapter")
