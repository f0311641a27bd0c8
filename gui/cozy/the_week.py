"""The chapter of the week: which it is by this laptop's clock, and how its number looks (C4.7)."""

import datetime

from core.cozy.game import options_for
from core.table.encoding import Value
from gui.cozy.chapters import chapter_text, chapters
from gui.words.days import moment_of
from gui.words.words import words

_PICTURE_BITS = 6


def for_joy_words() -> str:
    """Return what one should know before one plays it."""
    return words("Whoever knows the week could look ahead. Play it for joy, not for proof.")


def week_of(day: datetime.date) -> int:
    """Return the number of the week, from Monday to Sunday, in which *day* lies.

    >>> week_of(datetime.date(2026, 11, 29)), week_of(datetime.date(2026, 11, 30))
    (105706, 105707)
    """
    return (day.toordinal() - 1) // 7


def this_week() -> int:
    """Return the number of the week that it is."""
    return week_of(moment_of(None).date())


def chapter_of(week: int) -> int:
    """Return which chapter is played in *week*, from 1 on.

    >>> [chapter_of(105706 + later) for later in range(3)]
    [3, 4, 5]
    """
    return week % len(chapters()) + 1


def week_options(week: int) -> Value:
    """Return the options of a table that plays the rolls of *week*."""
    return options_for(chapter_text(chapter_of(week)), week=week)


def pictures_of(week: int) -> tuple[int, int, int]:
    """Return which three of the 64 pictures of an emblem tell *week*.

    >>> pictures_of(105707)
    (25, 51, 43)
    """
    most = (1 << _PICTURE_BITS) - 1
    return week >> 2 * _PICTURE_BITS, week >> _PICTURE_BITS & most, week & most
