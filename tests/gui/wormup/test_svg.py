"""The picture of a board: a well-formed SVG that shows all worms, with and without colour."""

import re
from xml.etree.ElementTree import Element, fromstring

from gui.wormup.svg import board_svg, touch_svg
from tests.gui.race_log import race, race_after

NAMES = ("Ann", "B<n", "Cem")


def _used(root: Element, kind: str) -> int:
    """Count how often drawings of a *kind* are used in the picture."""
    uses = [part.get("href", "") for part in root.iter() if part.tag.endswith("use")]
    return sum(kind in name for name in uses)


def test_every_segment_post_and_name_is_drawn() -> None:
    _, table = race()
    drawn = board_svg(race_after(table), NAMES, "Ann & Ben")
    root = fromstring(drawn)  # noqa: S314  # our own output
    assert _used(root, "segment-") == 3 * 6
    assert _used(root, "head-") == 3 + 3, "on the table and beside the names"
    assert _used(root, "post") == 4
    texts = "".join(root.itertext())
    assert "B<n" in texts
    assert "Ann & Ben" in texts
    assert texts.count("C") >= 2, "a race number, for those who see no colour"


def test_each_drawing_stands_once_in_a_picture_and_shares_no_name_with_another_picture() -> None:
    after = race_after(race()[1])
    first, second = board_svg(after, NAMES, "one"), board_svg(after, NAMES, "two")
    named = [re.findall(r'\bid="([^"]*)"', drawn) for drawn in (first, second)]
    for names, drawn in zip(named, (first, second), strict=True):
        assert len(set(names)) == len(names)
        wanted = re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', drawn)
        assert {one or other for one, other in wanted} <= set(names)
    assert not set(named[0]) & set(named[1])


def test_the_thread_of_a_race_that_was_won_is_torn() -> None:
    after = race_after(race()[1])
    whole = after._replace(result=None, winner=None)
    assert board_svg(after, NAMES, "") != board_svg(whole, NAMES, "")


def test_the_touching_placement_is_in_the_middle_of_its_picture() -> None:
    after = race_after(race()[1])
    assert after.winner is not None
    root = fromstring(touch_svg(after, NAMES))  # noqa: S314  # our own output
    left, top, width, height = map(int, (root.get("viewBox") or "").split())
    head = after.worms[after.winner].head
    assert left < head.x < left + width
    assert top < head.y < top + height
    assert width < 30 * 425, "near by"


def test_ann_and_anna_have_different_letters_on_the_board_and_in_its_legend() -> None:
    drawn = board_svg(race_after(race()[1]), ("Ann", "Anna", "Cem"), "")
    texts = ["".join(part.itertext()) for part in fromstring(drawn).iter()]  # noqa: S314  # ours
    assert texts.count("A") == texts.count("N") == 1, "on one segment each"
    assert {"A Ann", "N Anna", "C Cem"} <= set(texts)
