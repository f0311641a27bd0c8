"""What a player may be called (P13), and which names look alike (P3.3). Pure, and needs no keys.

Law: every new name obeys `name_refusal`. A log keeps the names it was written with, and
`logged_name_refusal` and `logged_plain_name` judge them as they always have.
"""

import unicodedata
from collections.abc import Iterable
from enum import auto

from core.table.trouble import Trouble, TroubleReason

NAME_MAX = 24
TYPED_MAX = 8 * NAME_MAX
"""So much a field takes: what is typed is longer than what is signed, and Qt counts in halves."""

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


_JOINER, _NON_JOINER, _PICTURES = 0x200D, 0x200C, (0xFE0E, 0xFE0F)
_CURSIVE = ((0x0600, 0x0DFF), (0x1000, 0x109F), (0x1780, 0x18AF), (0xFB50, 0xFDFF))
"""Arabic and its neighbours, the scripts of India, Burmese, Khmer, Mongolian: letters that join."""
_VIRAMA = 9
"""The combining class of the sign that takes a letter of India its vowel."""
_EMOJI = (
    *((0x00A9, 0x00A9), (0x00AE, 0x00AE), (0x203C, 0x203C), (0x2049, 0x2049), (0x2122, 0x2122)),
    *((0x2139, 0x2139), (0x2190, 0x21FF), (0x2300, 0x23FF), (0x24C2, 0x24C2), (0x25A0, 0x27BF)),
    *((0x2900, 0x297F), (0x2B00, 0x2BFF), (0x3030, 0x3030), (0x303D, 0x303D), (0x3297, 0x3297)),
    *((0x3299, 0x3299), (0x1F000, 0x1FAFF)),
)
"""The blocks of Unicode in which pictures stand."""
_KEYCAP, _ON_KEYS = 0x20E3, frozenset(map(ord, "0123456789#*"))
_VARIANTS = (
    (
        ((0xFE00, 0xFE02), (0xE0100, 0xE01EF)),
        ((0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF)),
    ),
    (((0x180B, 0x180D), (0x180F, 0x180F)), ((0x1807, 0x1807), (0x1820, 0x18AA))),
)
"""What chooses a form of the letter before it: Chinese and Japanese ones, Mongolian ones."""
_BLACK_FLAG, _LAND_ENDS = "\U0001f3f4", "\U000e007f"
_PASTED = (
    "\u00ad\u061c\u200b\u200c\u200e\u200f\u202a\u202b\u202c\u2060\u2066\u2067\u2068\u2069\ufeff"
)
"""What comes along unseen, around a name that is copied from a page or a phone."""


LETTER_MAX = 8
"""How many characters one printed letter may have, with its marks."""
_CHANGES = range(0x1F3FB, 0x1F400)
"""What changes the skin of the picture before it."""
_FLAGS = range(0x1F1E6, 0x1F200)
"""Two of these are the flag of a country."""
_TAGS = range(0xE0020, 0xE0080)
"""These name a part of it, behind a black flag."""


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
    seen = _without_joints(name)
    return None if _UNSEEN.isdisjoint(map(ord, seen)) else Trouble(NameReason.UNSEEN)


def tidied(name: str) -> str:
    r"""Return *name* as it is typed, in the form in which it is signed.

    Some keyboards and systems write an accent as a letter and a mark.

    >>> ascii(tidied(" Zoe\u0308 \u200f"))
    "'Zo\\xeb'"
    """
    inside = unicodedata.normalize("NFC", name)
    while inside != (cut := inside.strip().strip(_PASTED)):
        inside = cut
    return inside


def logged_name_refusal(name: str) -> Trouble | None:
    """Return which of the rules for logs of any age *name* breaks, or None."""
    if not 1 <= len(name) <= NAME_MAX:
        return Trouble(NameReason.LENGTH, count=len(name), most=NAME_MAX)
    if name != unicodedata.normalize("NFC", name) or name != name.strip():
        return Trouble(NameReason.FORM)
    seen = _without_joints(name)
    if any(unicodedata.category(letter) in _BARRED_CATEGORIES for letter in seen):
        return Trouble(NameReason.CONTROL)
    return None


def _without_joints(name: str) -> str:
    """Return *name* without what nobody sees but where it changes what stands beside it."""
    return "".join(one for at, one in enumerate(name) if not _is_joint(name, at))


def _is_joint(name: str, at: int) -> bool:
    """Return whether a joiner, a half-space or a selector stands at a place where it belongs."""
    code = ord(name[at])
    before = ord(name[at - 1]) if at else 0
    after = ord(name[at + 1]) if at + 1 < len(name) else 0
    if code in _PICTURES:
        return _is_in(before, _EMOJI) or (before in _ON_KEYS and after == _KEYCAP)
    if code in _TAGS:
        return _names_a_land(name, at)
    if code not in {_JOINER, _NON_JOINER}:
        return any(_is_in(code, these) and _is_in(before, of) for these, of in _VARIANTS)
    if unicodedata.combining(chr(before)) == _VIRAMA:
        return True
    if _is_in(before, _CURSIVE) and _is_in(after, _CURSIVE):
        return all(unicodedata.category(chr(one))[0] in "LM" for one in (before, after))
    is_picture = _is_in(before, _EMOJI) or (before in _PICTURES and at > 1)
    return code == _JOINER and is_picture and _is_in(after, _EMOJI)


def _names_a_land(name: str, at: int) -> bool:
    """Return whether a tag is one of a whole name behind a black flag: England's or Scotland's."""
    start = at
    while start and ord(name[start]) in _TAGS:
        start -= 1
    end = name.find(_LAND_ENDS, start)
    is_whole = end >= at and all(ord(one) in _TAGS for one in name[start + 1 : end])
    return name[start] == _BLACK_FLAG and is_whole


def _is_in(code: int, ranges: Iterable[tuple[int, int]]) -> bool:
    return any(first <= code <= last for first, last in ranges)


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


def is_letter(text: str) -> bool:
    r"""Return whether *text* is one printed letter, digit or picture, with its marks.

    >>> [is_letter(one) for one in ("A", "7", "", "AB", " ", "\u0301")]
    [True, True, False, False, False, False]
    """
    return first_letter(text) == text != "" and name_refusal(text) is None


def first_letter(name: str) -> str:
    """Return the first printed letter of *name*, or "" if there is none."""
    end = 0
    for at, one in enumerate(name[:LETTER_MAX]):
        if at == 0 and unicodedata.category(one)[0] not in "LNPS":
            return ""
        if at > 0 and not _goes_on(name[:at], one):
            break
        end = at + 1
    return name[:end]


def _goes_on(before: str, one: str) -> bool:
    """Return whether *one* belongs to the printed letter that begins with *before*."""
    is_mark = unicodedata.category(one)[0] == "M" or one in "\u200c\u200d" or ord(one) in _TAGS
    is_joined = before[-1] == "\u200d" or ord(one) in _CHANGES
    is_flag = len(before) == 1 and ord(before) in _FLAGS and ord(one) in _FLAGS
    return is_mark or is_joined or is_flag
