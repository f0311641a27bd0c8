""" "Why?" about a race."""

from core.wormup.profiles import Face
from core.wormup.race import Result, Stage
from gui.wormup.explain import explained
from tests.core.wormup.races import start
from tests.core.wormup.scenes import CURLED, FIVE, FOUR, X, moving, straight

_NAMES = ("Ann", "Ben", "Cem")


def _text(race):
    return "\n".join(explained(race, _NAMES))


def test_while_bidding_it_says_what_rests_and_how_far_every_head_is():
    text = _text(start("gryphon2010", 3)._replace(rest=(None, Face.SEVEN, None)))
    assert "equal bids cancel" in text
    assert "Ben, 7: this face was bid successfully last round" in text
    assert "Cem's head: its middle is 617.6 mm from the line, its rim 609.60 mm" in text


def test_a_tight_gap_is_measured():
    race = moving("gryphon2010", straight(8_000, 8_000), straight(8_410, 8_000, (400, 0)))
    assert "Ann's head and Ben's head are 0.40 mm apart" in _text(race)


def test_who_is_blocked_is_named():
    assert "Ann's head is blocked" in _text(moving("gryphon2010", CURLED))


def test_the_free_numbers_of_an_x_are_told():
    assert "6, 7 (rule W3.9)" in _text(start("gryphon2010", 3).reveal((X, FIVE, FOUR)))


def test_every_end_has_its_rule():
    race = start("gryphon2010", 3)
    for result in Result:
        assert "(rule W3." in explained(race._replace(stage=Stage.OVER, result=result), _NAMES)[0]
