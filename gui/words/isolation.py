"""Text from right to left in a sentence: it stands isolated, so that nothing beside it turns round.

Law: this is for people. What programs read has names as they are signed.
"""

import re
import unicodedata

FIRST, POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_ISOLATED = re.compile(f"{FIRST}[^{FIRST}{POP}]*{POP}")
_TURNED = frozenset(("R", "AL", "AN"))


def isolated(text: str) -> str:
    r"""Return *text*, isolated if any of it runs from right to left and does not stand so yet.

    >>> isolated("Ann"), isolated("\N{HEBREW LETTER ALEF}") == "\u2068\u05d0\u2069"
    ('Ann', True)
    """
    if not _turns(text):
        return text
    return text if not _turns(_ISOLATED.sub("", text)) else f"{FIRST}{text}{POP}"


def bare(text: str) -> str:
    """Return *text* as it is without isolation."""
    return text.replace(FIRST, "").replace(POP, "")


def _turns(text: str) -> bool:
    return not text.isascii() and any(
        unicodedata.bidirectional(letter) in _TURNED for letter in text
    )
