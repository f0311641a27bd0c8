"""Why not, said to a person."""

import pytest

from core.cozy.decisions import ChooseToAct, ChooseToAdd, PlaceWorm
from core.cozy.refusals import CozyReason
from core.cozy.worm import Kind
from gui.cozy.reasons import idle_words, option_refusal_words, reason_words
from tests.core.cozy.scenes import RIGHT, TOP, across, colony_of, organ, turn_of, worm


@pytest.mark.parametrize("reason", list(CozyReason))
def test_every_reason_has_words(reason):
    assert len(reason_words(reason)) > 8


def test_an_idle_organ_says_what_it_lacks():
    """C5.2, C11.5."""
    colony = colony_of(
        worm(across(0, 0)), organ("mouth", 0, 0, "S"), organ("tail", 0, 4, "E"),
        organ("collar", 0, 1), organ("eye", 0, 2, "N"),
    )  # fmt: skip
    turn = turn_of(colony)
    said = {one.kind: idle_words(turn, one) for one in colony.organs}
    assert said[Kind.MOUTH] == "it is not at a food"
    assert "Conga Line" in said[Kind.TAIL]
    assert "neighbour with a collar" in said[Kind.COLLAR]
    assert said[Kind.EYE] == ""


def test_a_grey_option_names_the_lines_and_the_dice():
    """C11.3: "no worm in rows 1 to 4 has ..."."""
    colony = colony_of(worm(across(0, 0), "L"), organ("heart", 0, 1))
    turn = turn_of(colony, "eye mouth Z", hour=TOP)
    assert option_refusal_words(turn, ChooseToAct) == (
        "no worm in rows 1 to 4 has eye or mouth or is Z"
    )
    assert option_refusal_words(turn, ChooseToAdd) == (
        "no worm in rows 1 to 4 has the other organ or is Z"
    )
    far = turn_of(colony_of(worm(across(0, 0, 3))), "eye mouth Z", hour=RIGHT)
    assert option_refusal_words(far, ChooseToAct) == "no worm lies in columns e to h"
    assert "no room for Z" in option_refusal_words(turn, PlaceWorm)
