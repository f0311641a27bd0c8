"""Every code of a rule that a person can meet leads to a sentence, in both games."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import gui
from core.cozy.refusals import CozyReason, CozyRefusal
from core.wormup.refusals import WormUpReason, WormUpRefusal
from gui.cozy import rule_words as cozy
from gui.wormup import rule_words as wormup

HERE = Path(gui.__file__).parent
CODE = re.compile(r"(?:rule |\"|, |to )([CWV]\d+(?:[.-]\d+)?)\b")
REFUSED = {
    "wormup": {WormUpRefusal(reason).tag for reason in WormUpReason},
    "cozy": {CozyRefusal(reason).tag for reason in CozyReason},
}


@pytest.mark.parametrize(
    ("game", "explains", "rule_words"),
    [("wormup", "explain.py", wormup.rule_words), ("cozy", "explaining.py", cozy.rule_words)],
)
def test_every_refusal_and_every_explanation_has_the_sentence_of_its_rule(
    game: str, explains: str, rule_words: Callable[[str], str]
) -> None:
    tags = set(CODE.findall((HERE / game / explains).read_text(encoding="utf-8")))
    assert tags
    assert [tag for tag in sorted(tags | REFUSED[game]) if not rule_words(tag)] == []
    assert rule_words("Z9") == ""
