"""Every code of a rule that a person can meet leads to a sentence."""

import re
from pathlib import Path

import gui.wormup
from core.wormup.refusals import WormUpReason, WormUpRefusal
from gui.wormup.rules import rule_words

HERE = Path(gui.wormup.__file__).parent
CODE = re.compile(r"(?:rule |\"|, |to )([WV]\d+(?:[.-]\d+)?)\b")


def test_the_rule_of_every_refusal_has_a_sentence():
    tags = {WormUpRefusal(reason).tag for reason in WormUpReason}
    assert [tag for tag in sorted(tags) if not rule_words(tag)] == []


def test_the_rule_of_every_explanation_has_a_sentence():
    file = HERE / "explain.py"
    tags = set(CODE.findall(file.read_text(encoding="utf-8")))
    assert tags
    assert [tag for tag in sorted(tags) if not rule_words(tag)] == []


def test_what_is_no_rule_has_none():
    assert rule_words("Z9") == ""
