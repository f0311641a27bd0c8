"""What a turned die opens more than now: places for a worm, and worms for Give and Wake.

Law: it compares the legal decisions of both, and states no rule (C4.2, C11.2).
"""

from collections.abc import Iterable
from typing import NamedTuple

from core.cozy.decisions import ChangeDie, ChooseToAct, ChooseToAdd, Decision, FillBrain, PlaceWorm
from core.cozy.grid import Path
from core.cozy.hour import decided, legal
from core.cozy.turn import Turn
from gui.cozy.sheet_words import letter, worm_words
from gui.words.table_words import listed
from gui.words.words import counted, words

_NAMED = 3
"""How many worms are named; more are counted."""


class Opened(NamedTuple):
    """Places of the shape, and worms, that are offered after it and are not before."""

    places: tuple[Path, ...]
    worms: tuple[int, ...]


def opened(turn: Turn, change: ChangeDie | FillBrain) -> Opened:
    """Return what *change* opens more than there is at *turn*."""
    before, after = legal(turn), tuple(legal(decided(turn, change)))
    known = set(before)
    places = (one.cells for one in after if isinstance(one, PlaceWorm) and one not in known)
    worms = _worms(after) - _worms(known)
    return Opened(tuple(places), tuple(sorted(worms)))


def _worms(decisions: Iterable[Decision]) -> set[int]:
    return {one.worm for one in decisions if isinstance(one, ChooseToAdd | ChooseToAct)}


def places_words(count: int) -> str:
    """Return how many places there are."""
    return counted(count, "{count} place", "{count} places")


def opened_lines(found: Opened) -> list[str]:
    """Return what is opened, in at most two short lines."""
    lines = [places_words(len(found.places))] if found.places else []
    letters = [letter(worm) for worm in found.worms]
    if len(letters) == 1:
        lines.append(worm_words(found.worms[0]))
    elif len(letters) > _NAMED:
        lines.append(counted(len(letters), "one worm", "{count} worms"))
    elif letters:
        lines.append(listed(letters))
    return lines or [words("nothing new")]
