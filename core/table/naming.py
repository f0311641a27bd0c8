"""What a player may be called (P13), and which names look alike (P3.3). Pure, and needs no keys.

Law: every new name obeys `name_refusal`. A log keeps the names it was written with, and
`logged_name_refusal` and `logged_plain_name` judge them as they always have.
"""

import unicodedata
from collections.abc import Iterable
from enum import auto

from core.table.trouble import Trouble, TroubleReason

NAME_MAX = 24

_BARRED_CATEGORIES = frozenset(("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"))
_UNSEEN = frozenset(
    code
    for first, last in (
        # Default_Ignorable_Code_Point of Unicode 16.0, DerivedCoreProperties.txt
        (0x00AD, 0x00AD),
        (0x034F, 0x034F),
        (0x061C, 0x061C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
        # braille without a dot: a blank that is no space
        (0x2800, 0x2800),
    )
    for code in range(first, last + 1)
)
"""Characters drawn as nothing: two names may differ in them and look the same."""


class NameReason(TroubleReason):
    """What can be wrong with a name."""

    LENGTH = auto()
    FORM = auto()
    CONTROL = auto()
    UNSEEN = auto()


def name_refusal(name: str) -> Trouble | None:
    """Return the rule that *name* breaks (P13), or None if it is fine.

    >>> print(name_refusal("Ann"), name_refusal("A\u202eb"), name_refusal("x" * 30))
    None NameReason.CONTROL() NameReason.LENGTH(count=30, most=24)
    """
    if problem := logged_name_refusal(name):
        return problem
    return None if _UNSEEN.isdisjoint(map(ord, name)) else Trouble(NameReason.UNSEEN)


def logged_name_refusal(name: str) -> Trouble | None:
    """Return which of the rules for logs of any age *name* breaks, or None."""
    if not 1 <= len(name) <= NAME_MAX:
        return Trouble(NameReason.LENGTH, count=len(name), most=NAME_MAX)
    if name != unicodedata.normalize("NFC", name) or name != name.strip():
        return Trouble(NameReason.FORM)
    if any(unicodedata.category(letter) in _BARRED_CATEGORIES for letter in name):
        return Trouble(NameReason.CONTROL)
    return None


def plain_name(name: str) -> str:
    r"""Fold names that look alike into one: two seats of a table must differ after this (P3.3).

    Invisible characters go, accents stay. Letters of two scripts may look alike and still differ.

    >>> plain_name("A\u034fnn") == plain_name("ann"), plain_name("Zo\xe9") == plain_name("Zoe")
    (True, False)
    """
    return logged_plain_name("".join(one for one in name if ord(one) not in _UNSEEN))


def logged_plain_name(name: str) -> str:
    """Fold *name* as all logs have folded it."""
    return unicodedata.normalize("NFKC", name).casefold()


def can_be_told_apart(names: Iterable[str]) -> bool:
    """Return whether *names* are fine and may sit at a new table together (P3.3, P13)."""
    listed = list(names)
    is_fine = not any(map(name_refusal, listed))
    return is_fine and len(set(map(plain_name, listed))) == len(listed)
