"""Every code of a rule that a person can meet leads to a sentence."""

import re
from pathlib import Path

import gui.cozy
from core.cozy.refusals import CozyReason, CozyRefusal
from gui.cozy.rules import rule_words

HERE = Path(gui.cozy.__file__).parent
CODE = re.compile(r"(?:rule |\"|, |to )([C]\d+(?:[.-]\d+)?)\b")


def test_the_rule_of_every_refusal_has_a_sentence():
    tags = {CozyRefusal(reason).tag for reason in CozyReason}
    assert [tag for tag in sorted(tags) if not rule_words(tag)] == []


def test_the_rule_of_every_explanation_has_a_sentence():
    file = HERE / "explaining.py"
    tags = set(CODE.findall(file.read_text(encoding="utf-8")))
    assert tags
    assert [tag for tag in sorted(tags) if not rule_words(tag)] == []


def test_what_is_no_rule_has_none():
    assert rule_words("Z9") == ""
