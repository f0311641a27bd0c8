"""The small decisions of a turn and their wire forms, read strictly (C6.1).

Law: each thing that can be done has exactly one decision, and a decision one form. A field that is
not wanted is (). A value of any other form reads as None, never as an exception.

    start of the hour  ("dice", die, to)  ("fill", cell, die, to)  ("A", cells)
                       ("B", worm)  ("C", worm)  ("pass",)
    afterwards         ("add", kind, cell, face, front)  ("act", cell)  ("food", cell)
                       ("line", worm)  ("partner", worm)  ("baby", cells)  ("organs",)
                       ("grow", cell, from)  ("done",)

A cell is (row, column), a die 0 to 2, a face one of N E S W.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from core.cozy.grid import Cell, Direction, Path
from core.cozy.worm import OrganKind
from core.table.encoding import MalformedError, Value


@dataclass(frozen=True, slots=True)
class ChangeDie:
    """Spend a credit: die number *die* shows *to* for me (C4.2)."""

    die: int
    to: int


@dataclass(frozen=True, slots=True)
class FillBrain:
    """Fill in the brain on *cell*: die number *die* shows *to* for me (C4.2)."""

    cell: Cell
    die: int
    to: int


@dataclass(frozen=True, slots=True)
class PlaceWorm:
    """Option A: place a worm of the rolled shape (C4.3)."""

    cells: Path


@dataclass(frozen=True, slots=True)
class ChooseToAdd:
    """Option B: choose the worm that gets a rolled organ (C4.3)."""

    worm: int


@dataclass(frozen=True, slots=True)
class ChooseToAct:
    """Option C: choose the worm whose organs act (C4.3)."""

    worm: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing this hour (S13)."""


@dataclass(frozen=True, slots=True)
class AddOrgan:
    """Add an organ; an eye or a mouth on a worm without a front chooses its *front* (C3.4)."""

    kind: OrganKind
    cell: Cell
    face: Direction | None = None
    front: Cell | None = None


@dataclass(frozen=True, slots=True)
class ActOrgan:
    """Have the organ on *cell* act (C5.1)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class PutFood:
    """Put a food where the acting eye sees it (C5.3)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class ChooseLine:
    """Choose the Conga Line that starts at *worm* (C5.5)."""

    worm: int


@dataclass(frozen=True, slots=True)
class ChoosePartner:
    """Choose the partner of the acting collar's worm (C5.6)."""

    worm: int


@dataclass(frozen=True, slots=True)
class PlaceBaby:
    """Place a baby (C5.6)."""

    cells: Path


@dataclass(frozen=True, slots=True)
class GiveOrgans:
    """Give an organ to each baby that the two have had this hour (C5.6)."""


@dataclass(frozen=True, slots=True)
class Grow:
    """Grow by one space; the first one names the end that grows (C5.8)."""

    cell: Cell
    start: Cell | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """Stop the innermost frame (C6.2)."""


Option: TypeAlias = ChangeDie | FillBrain | PlaceWorm | ChooseToAdd | ChooseToAct | Pass
"""The decisions that the start of an hour takes."""
Answer: TypeAlias = (
    AddOrgan
    | ActOrgan
    | PutFood
    | ChooseLine
    | ChoosePartner
    | PlaceBaby
    | GiveOrgans
    | Grow
    | Done
)
"""The decisions that frames take."""
Decision: TypeAlias = Option | Answer
Field: TypeAlias = int | Cell | Path | OrganKind | Direction | None


def read_decision(value: Value) -> Decision | None:
    """Return the decision of a wire form, or None.

    >>> read_decision(("act", (0, 2))), read_decision(("act", (0, True)))
    (ActOrgan(cell=Cell(row=0, col=2)), None)
    """
    match value:
        case (str(do), *values) if do in _FORMS:
            make, readers = _FORMS[do]
            try:
                return make(*(read(one) for read, one in zip(readers, values, strict=True)))
            except ValueError:  # a field too many or too few, or `MalformedError`
                return None
        case _:
            return None


def write_decision(decision: Decision) -> tuple[Value, ...]:
    """Return the wire form of *decision*; `read_decision` reads it back.

    >>> write_decision(AddOrgan(OrganKind.TAIL, Cell(7, 7), Direction.E))
    ('add', 'tail', (7, 7), 'E', ())
    """
    fields: Iterable[Field] = (getattr(decision, name) for name in decision.__match_args__)
    return (_DO[type(decision)], *(_written(one) for one in fields))


def _written(value: Field) -> Value:
    match value:
        case None:
            return ()
        case OrganKind():
            return str(value.value)
        case Direction():
            return value.letter
        case Cell(row, col):
            return (row, col)
        case int():
            return value
        case _:
            return tuple((row, col) for row, col in value)


# the fields; each reader raises `MalformedError`


def _worm(value: Value) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise MalformedError


def _die(value: Value) -> int:
    return _one_of(value, range(3))


def _pips(value: Value) -> int:
    return _one_of(value, range(1, 7))


def _one_of(value: Value, numbers: range) -> int:
    number = _worm(value)
    if number in numbers:
        return number
    raise MalformedError


def _cell(value: Value) -> Cell:
    match value:
        case (row, col):
            return Cell(_worm(row), _worm(col))
        case _:
            raise MalformedError


def _cells(value: Value) -> Path:
    if isinstance(value, tuple) and value:
        return tuple(_cell(one) for one in value)
    raise MalformedError


def _kind(value: Value) -> OrganKind:
    for kind in OrganKind:
        if kind.value == value:
            return kind
    raise MalformedError


def _face(value: Value) -> Direction:
    for face in Direction:
        if face.letter == value:
            return face
    raise MalformedError


def _no_face_or(value: Value) -> Direction | None:
    return None if value == () else _face(value)


def _no_cell_or(value: Value) -> Cell | None:
    return None if value == () else _cell(value)


_FORMS: dict[str, tuple[Callable[..., Decision], tuple[Callable[[Value], Field], ...]]] = {
    "dice": (ChangeDie, (_die, _pips)),
    "fill": (FillBrain, (_cell, _die, _pips)),
    "A": (PlaceWorm, (_cells,)),
    "B": (ChooseToAdd, (_worm,)),
    "C": (ChooseToAct, (_worm,)),
    "pass": (Pass, ()),
    "add": (AddOrgan, (_kind, _cell, _no_face_or, _no_cell_or)),
    "act": (ActOrgan, (_cell,)),
    "food": (PutFood, (_cell,)),
    "line": (ChooseLine, (_worm,)),
    "partner": (ChoosePartner, (_worm,)),
    "baby": (PlaceBaby, (_cells,)),
    "organs": (GiveOrgans, ()),
    "grow": (Grow, (_cell, _no_cell_or)),
    "done": (Done, ()),
}
_DO = {make: do for do, (make, _) in _FORMS.items()}
