"""Text from right to left in a sentence: it stands isolated, so that nothing beside it turns round.

Law: what a file is called says nothing beside it. This is for people: what programs read has names
as they are signed, and files as they are called.
"""

import re
import unicodedata

FIRST, POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_ISOLATED = re.compile(f"{FIRST}[^{FIRST}{POP}]*{POP}")
_OUT_OF_LINE = re.compile("[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
_TURNED = frozenset(("R", "AL", "AN"))


def isolated(text: str) -> str:
    r"""Return *text*, isolated if any of it runs from right to left and does not stand so yet.

    >>> isolated("Ann"), isolated("\N{HEBREW LETTER ALEF}") == "\u2068\u05d0\u2069"
    ('Ann', True)
    """
    if not _turns(text):
        return text
    return text if not _turns(_ISOLATED.sub("", text)) else f"{FIRST}{text}{POP}"


def called(file: object) -> str:
    r"""Return what the *file* is called: whoever named it breaks no line and turns nothing.

    >>> called("log\nall.log: everything checks")
    'log\ufffdall.log: everything checks'
    """
    return isolated(_OUT_OF_LINE.sub("\N{REPLACEMENT CHARACTER}", str(file)))


def bare(text: str) -> str:
    """Return *text* as it is without isolation."""
    return text.replace(FIRST, "").replace(POP, "")


def _turns(text: str) -> bool:
    return not text.isascii() and any(
        unicodedata.bidirectional(letter) in _TURNED for letter in text
    )
