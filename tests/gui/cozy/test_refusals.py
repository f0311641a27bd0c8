"""Refusals of Worm & Cozy in words: which decision, which field of a sheet."""

import re

import pytest

from core.cozy.flaws import Flaw, Mistake
from core.cozy.refusals import CozyReason, CozyRefusal
from gui.cozy.face import refusal_words
from gui.cozy.refusals import GRADES, cozy_words, flaw_words, mistake_words


def test_a_refused_turn_names_the_decision_counted_from_one_and_the_rule() -> None:
    """C6.5: the index of the first decision at fault."""
    refusal = CozyRefusal(CozyReason.NOT_BLANK, 2, decision=2)
    assert refusal_words(refusal) == "decision 3: a space is not blank (rule C1.2)"


def test_a_seat_or_a_number_of_seats_is_no_decision() -> None:
    assert cozy_words(CozyReason.SEATS, 7) == "Worm & Cozy is for 1 to 5 players, not for 7"
    assert not cozy_words(CozyReason.SEAT, 3).startswith("decision")


def test_a_table_with_a_bad_sheet_says_what_is_wrong_with_it() -> None:
    said = cozy_words(CozyReason.SHEET, ("reward 2.measure", "measure", "forms"))
    assert said.endswith("reward 2.measure: nothing that can be counted is called forms")


def test_a_mistake_names_its_field_and_the_value() -> None:
    assert mistake_words(Mistake("map, line 3", Flaw.SIGN, "x")) == (
        "map, line 3: a map has . for blank, # for a rock and o for a food, not x"
    )


def test_every_grade_has_words_of_its_own() -> None:
    assert len(set(GRADES)) == 6


@pytest.mark.parametrize("reason", [*CozyReason, *Flaw], ids=str)
def test_every_reason_is_a_plain_sentence(reason: CozyReason | Flaw) -> None:
    said = flaw_words(reason, 5) if isinstance(reason, Flaw) else cozy_words(reason, 5)
    assert re.fullmatch(r"[a-zA-Z][^{}_]{8,}", said), said
