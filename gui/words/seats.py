"""How seats differ without colour, in windows and pictures alike: by pattern and letter.

Law: nothing is shown by colour alone; every seat has its own pattern and letter too.
"""

from collections.abc import Sequence
from enum import Enum

from core.table.looks import BY_SEAT, NONE, Worn
from gui.words.words import marked, words


class Pattern(Enum):
    """What marks a seat without colour; the value is what a screen reader says."""

    PLAIN = marked("plain")
    STRIPES = marked("striped")
    DOTS = marked("dotted")
    CHECKS = marked("chequered")
    RINGS = marked("ringed")


BOT = " (bot)"
"""Stands behind the name of a bot where it signs, in every language."""


def is_bot(name: str) -> bool:
    """Return whether *name* is that of a bot, as it is signed or shown.

    >>> is_bot("Bea (bot)"), is_bot("Ann")
    (True, False)
    """
    return name.endswith((BOT, words("{name} (bot)", name="")))


class Names(tuple[str, ...]):
    """The players of a table by seat, as they are shown, and what each of them wears."""

    worms: tuple[Worn, ...]

    def __new__(cls, names: Sequence[str], worn: Sequence[Worn] = ()) -> "Names":
        """Take *names* with what is *worn*; without it paint and hat are by seat.

        A bot wears no hat, for a badge shows its aerial.
        """
        self = super().__new__(cls, names)
        by_seat = BY_SEAT[: len(names)]
        worn = tuple(worn) or by_seat
        letters = seat_letters(names) if worn == by_seat else [seat_letters((n,))[0] for n in names]
        bare = [
            one._replace(hat=NONE) if is_bot(n) else one for n, one in zip(names, worn, strict=True)
        ]
        self.worms = tuple(
            one if one.letter else one._replace(letter=letter)
            for one, letter in zip(bare, letters, strict=True)
        )
        return self


def worms_of(names: Sequence[str]) -> tuple[Worn, ...]:
    """Return what those called *names* wear, by seat; by seat alone where nothing else is known."""
    return (names if isinstance(names, Names) else Names(names)).worms


def seat_pattern(seat: int) -> Pattern:
    """Return the pattern of *seat*, 0 to 4."""
    return tuple(Pattern)[seat]


def seat_letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a different letter for each seat: the first of its name that is free, or a digit.

    >>> seat_letters(("Ann", "Anna", "bo", "An"))
    ('A', 'N', 'B', '4')
    """
    taken: list[str] = []
    for seat, name in enumerate(names, 1):
        wished = f"{name.upper()}{seat}123456789"
        taken.append(next(one for one in wished if one.isalnum() and one not in taken))
    return tuple(taken)
