"""Every reason has words, with the rule, the two bodies and the gap in mm."""

import re

import pytest

from core.wormup.profiles import PROFILES, Options
from core.wormup.refusals import Body, BodyKind, Contact, WormUpReason, WormUpRefusal
from core.wormup.worm import Vec
from gui.wormup.refusals import EDITION_NAMES, course_words, reason_words, refusal_words


@pytest.mark.parametrize("reason", WormUpReason, ids=str)
def test_every_reason_is_a_plain_sentence(reason: WormUpReason) -> None:
    said = reason_words(reason, 5)
    assert re.fullmatch(r"[a-zA-Z][^{}_]{8,}", said), said


def test_every_edition_has_a_name() -> None:
    assert EDITION_NAMES.keys() == PROFILES.keys()


def test_a_refusal_names_the_rule_the_edition_both_bodies_and_the_gap() -> None:
    head = Body(BodyKind.SEGMENT, Vec(1_000, 1_000), 0, 0)
    other = Body(BodyKind.SEGMENT, Vec(1_000, 1_400), 3, 1)
    refusal = WormUpRefusal(
        WormUpReason.WORM, contact=Contact(head, other, (160_000, 1), (160_801, 1))
    )
    said = refusal_words(refusal, ("Ann", "Ben"), PROFILES["gryphon2010"])
    assert said == (
        "worms may not touch each other: Ann's head and Ben's segment 4 are 0.00 mm apart"
        " (rule W4.2, Worm Up! (Gryphon 2010, dice))"
    )


def test_an_overlap_says_by_how_much() -> None:
    head = Body(BodyKind.SEGMENT, Vec(1_000, 1_000), 0, 0)
    post = Body(BodyKind.FINISH_POST, Vec(1_000, 1_325), 1)
    refusal = WormUpRefusal(
        WormUpReason.POST, contact=Contact(head, post, (325**2, 1), (350**2, 1))
    )
    said = refusal_words(refusal, ("Ann",))
    assert "Ann's head and finish post 2 are overlapping by 1.00 mm (rule W3.5)" in said


def test_a_table_is_told_with_its_length_and_how_long_it_lasts() -> None:
    assert course_words(PROFILES["gryphon2010"], Options(), 4) == (
        "Worm Up! (Gryphon 2010, dice), 4 players, 610 mm: about 9 rounds, 6 to 11 minutes among"
        " people"
    )
    half = course_words(PROFILES["gryphon2010"], Options(course=7_620), 4)
    assert "305 mm: about 4 rounds" in half
