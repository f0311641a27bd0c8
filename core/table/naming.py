"""What a player may be called (P13), and which names look alike (P3.3). Pure, and needs no keys."""

import unicodedata

NAME_MAX = 24

_BARRED_CATEGORIES = frozenset(("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"))


def name_refusal(name: str) -> str:
    """Tell what a *name* breaks (P13), or "" if it is fine.

    >>> name_refusal("Ann"), name_refusal("A\u202eb")
    ('', 'a name has no control, direction or private-use characters')
    """
    if not 1 <= len(name) <= NAME_MAX:
        return f"a name has 1 to {NAME_MAX} characters, not {len(name)}"
    if name != unicodedata.normalize("NFC", name) or name != name.strip():
        return "a name is in normal form, without spaces around it"
    if any(unicodedata.category(letter) in _BARRED_CATEGORIES for letter in name):
        return "a name has no control, direction or private-use characters"
    return ""


def plain_name(name: str) -> str:
    """Fold what looks alike: two seats of one table must differ after this (P3.3)."""
    return unicodedata.normalize("NFKC", name).casefold()
