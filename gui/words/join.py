"""Join codes for people: as letters, as a picture for a camera, and the outcome of one (P10.3)."""

import io
from collections.abc import Sequence

from core.table.rules import Refusal
from gui.words.words import counted, marked, words
from net.protocol.join_code import LETTERS, CodeAnswer, CodeReason, CodeTried, JoinCode

_REASONS = {
    CodeReason.LENGTH: marked("it has {value} instead of {letters}"),
    CodeReason.LETTER: marked("codes have no {value!r}"),
    CodeReason.MISTYPED: marked("one of its letters is wrong"),
}
_ANSWERS = {
    CodeAnswer.FOUND: marked(
        "the laptop of the join code answers at {host}; look under In this room"
    ),
    CodeAnswer.NOBODY: marked(
        "nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A"
        " network for guests may keep laptops apart: then use a phone's hotspot or a cable. We"
        " keep asking"
    ),
    CodeAnswer.CLOSED: marked(
        "the laptop at {host} is there, but the game that showed this code is closed. Each start"
        " makes a new code: ask for that one"
    ),
    CodeAnswer.SOMEBODY_ELSE: marked(
        "somebody else answers at {host}, not the laptop that showed this code. Each start makes"
        " a new code: ask for that one"
    ),
}


def code_refusal_words(refusal: Refusal) -> str:
    """Return why the typed text is not a join code."""
    assert isinstance(refusal.reason, CodeReason), refusal
    value: object = refusal.value
    if isinstance(value, int):
        value = counted(value, "{count} letter or digit", "{count} letters and digits")
    why = words(_REASONS[refusal.reason], value=value, letters=LETTERS)
    return words("this join code was mistyped: {why}. Compare it with the other screen", why=why)


def answer_words(news: CodeTried) -> str:
    """Return what came of asking at the address of a code."""
    return words(_ANSWERS[news.answer], host=news.code.host)


def invitation(codes: Sequence[JoinCode]) -> str:
    """Return one line on how a player whom the network hides can join us; "" without a network.

    It has a code for each address, for nobody knows which network the others are in.
    """
    if not codes:
        return ""
    letters = words(" or ").join(code.text for code in codes)
    said = marked(
        "others find this table by themselves; a player who does not adds: --join {codes}"
    )
    return words(said, codes=letters)


def picture(text: str) -> str:
    """Return *text* for the camera of a phone, in half blocks, with a margin of two."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
