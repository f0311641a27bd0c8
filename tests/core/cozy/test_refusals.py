"""The closed set of reasons."""

import re

from core.cozy.refusals import CozyReason, CozyRefusal

CODES = [
    "game-over",
    "not-rolled",
    "malformed",
    "wrong-step",
    "must-add",
    "die-already-changed",
    "die-unchanged",
    "no-credit",
    "not-a-brain",
    "brain-filled",
    "out-of-region",
    "off-sheet",
    "not-blank",
    "wrong-shape",
    "no-such-worm",
    "no-match",
    "no-room",
    "nothing-to-do",
    "not-on-worm",
    "not-this-organ",
    "space-taken",
    "second-tail",
    "wrong-space",
    "wrong-facing",
    "wrong-front",
    "no-organ",
    "already-acted",
    "not-offered",
    "not-in-sight",
    "not-in-line",
    "not-touching",
    "no-collar",
    "not-an-end",
    "tail-end",
    "not-adjacent",
    "turn-unfinished",
    "turn-over",
]


def test_every_code_of_a_decision_is_there_once():
    """C7, C6.5: codes are joined by dashes, what a table refuses by blanks."""
    codes = [reason.value[1] for reason in CozyReason]
    assert len(set(codes)) == len(codes)
    assert sorted(CODES) == sorted(code for code in codes if code in CODES)
    assert all(" " in code or code in {"sheet", "seats", "seat", "stage", "hour"}
               for code in codes if code not in CODES)  # fmt: skip


def test_every_reason_names_its_rule():
    """C7."""
    assert all(re.fullmatch(r"C\d+(\.\d+)?", reason.value[0]) for reason in CozyReason)


def test_a_refusal_tells_the_decision_at_fault():
    """C6.5."""
    refusal = CozyRefusal(CozyReason.NO_ROOM, decision=3)
    assert (refusal.tag, refusal.code, refusal.decision) == ("C4.3", "no-room", 3)
