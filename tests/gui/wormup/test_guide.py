"""How Worm Up! is played: the rules of the edition at the table are on its page."""

import pytest

from core.wormup.profiles import PROFILES, Options, SwingWhen
from core.wormup.race import start_race
from gui.wormup.editions import described
from gui.wormup.guide import contents
from gui.wormup.refusals import edition_name


def sentences(edition: str, options: Options) -> dict[str, list[str]]:
    race = start_race(PROFILES[edition], options, (0, 1, 2))
    return {
        part.heading: [line.said for line in part.lines]
        for part in contents(race.profile, race.options).parts
    }


@pytest.mark.parametrize("edition", PROFILES)
def test_the_page_tells_the_rules_of_its_edition(edition):
    """W2."""
    said = sentences(edition, Options())
    assert said[edition_name(edition)] == described(PROFILES[edition])
    assert "House rules of this table" not in said


def test_house_rules_are_told_and_when_a_post_may_be_swung():
    """W3.11."""
    usual = sentences("gryphon2010", Options())
    said = sentences("gryphon2010", Options(swing_when=SwingWhen.EITHER))
    assert said["House rules of this table"] == ["a post may be swung before the advance"]
    assert said["The X"] != usual["The X"]
