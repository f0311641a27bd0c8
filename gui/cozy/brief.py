"""An hour in a few words, for small cards and reviews; `decision_words.py` tells it whole.

Law: it says what the rules core has made of the decisions.
"""

from collections.abc import Iterator, Sequence

from core.cozy.colony import Colony
from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    PlaceWorm,
)
from core.cozy.hour import decided
from core.cozy.scoring import score_of
from core.cozy.turn import SHAPE_DIE, Turn
from gui.cozy.decision_words import said as told
from gui.cozy.sheet_words import letter, shown_words, space_words, with_article
from gui.words.words import counted, words


def brief(turn: Turn, decisions: Sequence[Decision]) -> str:
    """Return what *decisions*, taken from *turn* on, have done, in a few words."""
    said, after = "", turn
    organ = next((with_article(one.kind) for one in decisions if isinstance(one, AddOrgan)), "")
    for decision in decisions:
        match decision:
            case PlaceWorm(cells):
                shape, space = shown_words(after, SHAPE_DIE), space_words(cells[0])
                said = words(
                    "The {shape} on {space}, {organ}", shape=shape, space=space, organ=organ
                )
            case ChooseToAdd(worm):
                said = words("{worm} gets {organ}", worm=letter(worm), organ=organ)
            case ChooseToAct(worm):
                said = words("{worm} woke up", worm=letter(worm))
            case _:
                pass
        after = decided(after, decision)
    if not said:
        return words("Passed")
    acts = sum(isinstance(one, ActOrgan) for one in decisions)
    brought = next(_brought(turn.colony, after.colony, acts), "")
    return words("{what}: {more}", what=said, more=brought) if brought else said


def apart(turn: Turn, decisions: Sequence[Decision], other: Sequence[Decision]) -> str:
    """Return `brief`, and where *other* reads the same, the first decision that differs from it."""
    said = brief(turn, decisions)
    if not other or said != brief(turn, other):
        return said
    for number, decision in enumerate(decisions):
        if decision != (other[number] if number < len(other) else None):
            return words("{what}, but {deed}", what=said, deed=told(turn, decision).done)
        turn = decided(turn, decision)
    return said


def _brought(before: Colony, after: Colony, acts: int) -> Iterator[str]:
    """Yield what the organs have brought, the rarest first; *acts* of them have acted."""
    old = len(before.worms)
    babies = sum(worm.parents is not None for worm in after.worms[old:])
    if babies:
        yield counted(babies, "{count} baby", "{count} babies")
    foods = len(after.foods) - len(before.foods)
    if foods > 0:
        yield counted(foods, "{count} more food", "{count} more foods")
    grown = sum(
        len(new.cells) - len(one.cells) for one, new in zip(before.worms, after.worms, strict=False)
    )
    if grown:
        yield words("grown by {count}", count=grown)
    if acts:
        yield counted(acts, "{count} organ acts", "{count} organs act")


def steps_of(decisions: Sequence[Decision]) -> int:
    """Return how many of *decisions* do something."""
    return sum(not isinstance(one, Done) for one in decisions)


def gain(before: Turn, after: Turn) -> int:
    """Return how many points an hour has brought."""
    return score_of(after.colony).total - score_of(before.colony).total


def stars(turn: Turn) -> int:
    """Return how many stars are earned on a sheet."""
    counts = score_of(turn.colony).counts
    rows = zip(turn.sheet.score_rows, counts, strict=True)
    return sum("".join(row.circled(count)).count("*") for row, count in rows)
