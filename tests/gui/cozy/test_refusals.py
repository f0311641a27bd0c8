"""Why not, in words: which decision, which field of a sheet, which organ, which option."""

import re

import pytest

from core.cozy.decisions import ChooseToAct, ChooseToAdd, PlaceWorm
from core.cozy.flaws import Mistake, SheetFlaw
from core.cozy.hour import legal
from core.cozy.refusals import CozyReason, CozyRefusal
from core.cozy.turn import start_turn
from core.cozy.worm import OrganKind
from gui.cozy.game_ui import Cozy
from gui.cozy.refusals import (
    GRADES,
    barred,
    cozy_words,
    flaw_words,
    idle_words,
    mistake_words,
    option_refusal_words,
)
from tests.core.cozy.play import chapter, game
from tests.core.cozy.scenes import RIGHT, TOP, across, colony_of, organ, sheet_of, turn_of, worm


def test_a_refused_turn_names_the_decision_counted_from_one_and_the_rule() -> None:
    """C6.5: the index of the first decision at fault."""
    refusal = CozyRefusal(CozyReason.NOT_BLANK, 2, decision=2)
    assert Cozy().refusal_words(refusal) == "decision 3: a space is not blank (rule C1.2)"


def test_a_seat_or_a_number_of_seats_is_no_decision() -> None:
    assert cozy_words(CozyReason.SEATS, 7) == "Worm & Cozy is for 1 to 5 players, not for 7"
    assert not cozy_words(CozyReason.SEAT, 3).startswith("decision")


def test_a_table_with_a_bad_sheet_says_what_is_wrong_with_it() -> None:
    said = cozy_words(CozyReason.SHEET, ("reward 2.measure", "measure", "forms"))
    assert said.endswith("reward 2.measure: nothing that can be counted is called forms")


def test_a_mistake_names_its_field_and_the_value() -> None:
    assert mistake_words(Mistake("map, line 3", SheetFlaw.SIGN, "x")) == (
        "map, line 3: a map has . for blank, # for a rock and o for a food, not x"
    )


def test_every_grade_has_words_of_its_own() -> None:
    assert len(set(GRADES)) == 6


@pytest.mark.parametrize("reason", [*CozyReason, *SheetFlaw], ids=str)
def test_every_reason_is_a_plain_sentence(reason: CozyReason | SheetFlaw) -> None:
    said = flaw_words(reason, 5) if isinstance(reason, SheetFlaw) else cozy_words(reason, 5)
    assert re.fullmatch(r"[a-zA-Z][^{}_]{8,}", said), said


def test_an_idle_organ_says_what_it_lacks():
    """C5.2, C11.5."""
    colony = colony_of(
        worm(across(0, 0)), organ("mouth", 0, 0, "S"), organ("tail", 0, 4, "E"),
        organ("collar", 0, 1), organ("eye", 0, 2, "N"),
    )  # fmt: skip
    turn = turn_of(colony)
    said = {one.kind: idle_words(turn, one) for one in colony.organs}
    assert said[OrganKind.MOUTH] == "it is not at a food"
    assert "Conga Line" in said[OrganKind.TAIL]
    assert "neighbour with a collar" in said[OrganKind.COLLAR]
    assert said[OrganKind.EYE] == ""


def test_a_grey_option_names_the_lines_and_the_dice():
    """C11.3: "no worm in rows 1 to 4 has ..."."""
    colony = colony_of(worm(across(0, 0), "L"), organ("heart", 0, 1))
    turn = turn_of(colony, "eye mouth Z", hour=TOP)
    assert option_refusal_words(turn, ChooseToAct) == (
        "no worm in rows 1 to 4 has an eye or a mouth or the shape Z"
    )
    assert option_refusal_words(turn, ChooseToAdd) == (
        "no worm in rows 1 to 4 has the other organ or the shape Z"
    )
    far = turn_of(colony_of(worm(across(0, 0, 3))), "eye mouth Z", hour=RIGHT)
    assert option_refusal_words(far, ChooseToAct) == "no worm lies in columns e to h"
    assert "no room for Z" in option_refusal_words(turn, PlaceWorm)


def test_the_first_hour_says_that_there_are_no_worms_yet() -> None:
    """C4.5."""
    turn = start_turn(chapter(1)).rolled((1, 2, 3))
    assert barred(turn, tuple(legal(turn))) == ["Nothing else: there are no worms yet."]


def test_a_full_region_and_worms_that_do_not_match_are_given_as_reasons() -> None:
    full = start_turn(sheet_of("####....\n" * 8)).rolled((1, 2, 1))
    assert barred(full, tuple(legal(full)))[0] == "No new worm: no room for I in columns a to d."
    said = set()
    for turn in (turn for seed in range(6) for turn, _, _ in game(1, seed) if not turn.stack):
        lines = barred(turn, tuple(legal(turn)))
        said |= {line.split(": ")[1][:9] for line in lines}
        acts = any(isinstance(one, ChooseToAct) for one in legal(turn))
        assert acts is not any(line.startswith(("No worm", "Nothing")) for line in lines)
    assert {"no worm l", "no worm i"} <= said
