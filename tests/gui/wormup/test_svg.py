"""The picture of a board: a well-formed SVG that shows all worms, with and without colour."""

from xml.etree.ElementTree import fromstring

from gui.wormup.svg import board_svg
from tests.gui.race_log import race, race_after

NAMES = ("Ann", "B<n", "Cem")


def test_every_segment_post_and_name_is_drawn() -> None:
    _, table = race()
    drawn = board_svg(race_after(table), NAMES, "Ann & Ben")
    root = fromstring(drawn)  # noqa: S314  # our own output
    circles = [part for part in root.iter() if part.tag.endswith("circle")]
    assert len(circles) == 3 * 7 + 3 + 4, "segments, a ring on each head, posts"
    texts = "".join(root.itertext())
    assert "B<n" in texts
    assert "Ann & Ben" in texts
    assert texts.count("C") >= 6, "a letter on each segment, for those who see no colour"


def test_ann_and_anna_have_different_letters_on_the_board_and_in_its_legend() -> None:
    drawn = board_svg(race_after(race()[1]), ("Ann", "Anna", "Cem"), "")
    texts = ["".join(part.itertext()) for part in fromstring(drawn).iter()]  # noqa: S314  # ours
    assert texts.count("A") == texts.count("N") == 6, "a letter on each segment behind the head"
    assert {"A Ann", "N Anna", "C Cem"} <= set(texts)
