"""Turn: one seat's whole state within an hour, with the stack of unfinished business (C6.2, C6.6).

Law: a turn is a value, its audit state is all of it, and nothing of it is kept elsewhere. The
frames are those of C6.2, in that order; frames.py holds what each takes.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from core.cozy.canonical import Plain, canonical_digest, canonical_json
from core.cozy.colony import Colony, start_colony
from core.cozy.grid import Cell, Path
from core.cozy.sheet import Region, Sheet
from core.cozy.worm import OrganKind

Dice: TypeAlias = tuple[int, int, int]
"""Organ, organ, shape: 1 to 6 each."""
ORGAN_DICE = (0, 1)
SHAPE_DIE = 2


@dataclass(frozen=True, slots=True)
class AddFrame:
    """*worm* gets an organ of *kinds*; after option A or B it *must*."""

    worm: int
    kinds: tuple[OrganKind, ...]
    must: bool


@dataclass(frozen=True, slots=True)
class EachFrame:
    """Each organ on *cells* may act."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class EyeFrame:
    """The eye on *cell* puts *left* more foods."""

    cell: Cell
    left: int


@dataclass(frozen=True, slots=True)
class MouthsFrame:
    """Each mouth at *food* may act."""

    food: Cell


@dataclass(frozen=True, slots=True)
class TailFrame:
    """The tail on *cell* chooses a Conga Line."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class LineFrame:
    """An organ on each of *left* more of these *worms* may act."""

    worms: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class CollarFrame:
    """The collar on *cell* chooses a partner."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class ThingsFrame:
    """*worm* and *partner* do *left* more things."""

    worm: int
    partner: int
    left: int

    @property
    def parents(self) -> tuple[int, int]:
        """The two worms, in rising order."""
        return min(self.worm, self.partner), max(self.worm, self.partner)


@dataclass(frozen=True, slots=True)
class BabiesFrame:
    """Each worm of *todo* gets an organ; then those on *new* act."""

    todo: tuple[int, ...]
    new: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class GrowFrame:
    """*worm* has grown by *size* of at most *limit* spaces, the last one *tip*."""

    worm: int
    limit: int
    size: int = 0
    tip: Cell | None = None


Frame: TypeAlias = (
    AddFrame
    | EachFrame
    | EyeFrame
    | MouthsFrame
    | TailFrame
    | LineFrame
    | CollarFrame
    | ThingsFrame
    | BabiesFrame
    | GrowFrame
)


class Turn(NamedTuple):
    """A player's state between two decisions; each decision gives a new one."""

    colony: Colony
    hour: int = 0
    dice: Dice | None = None
    """The dice as they show for this player; None before the roll of this hour."""
    changed: tuple[bool, bool, bool] = (False, False, False)
    credits: int = 0
    """How many dice the brains of the hour before may still change (S20)."""
    gained: int = 0
    """How many brains have acted this hour."""
    acted: frozenset[Cell] = frozenset()
    stack: tuple[Frame, ...] = ()
    """The frames, the innermost one last; empty at the start of an hour."""

    @property
    def sheet(self) -> Sheet:
        """The sheet of this game."""
        return self.colony.sheet

    @property
    def is_over(self) -> bool:
        """Whether all hours have been played (C8.1)."""
        return self.hour >= len(self.sheet.hours)

    @property
    def region(self) -> Region:
        """The region of this hour; there is none when the game is over."""
        return self.sheet.hours[self.hour]

    def kind_of(self, die: int) -> OrganKind:
        """Return the organ that the organ die number *die* shows."""
        return self.sheet.organ_die[self.shown(die) - 1]

    def shape(self) -> tuple[str, Path]:
        """Return the name and the path of the shape that the shape die shows."""
        return self.sheet.shapes[self.shown(SHAPE_DIE) - 1]

    def shown(self, die: int) -> int:
        """Return what *die* shows."""
        assert self.dice is not None
        return self.dice[die]

    def rolled(self, dice: Dice) -> "Turn":
        """Begin the hour with the table's *dice* (C4.1)."""
        return self._replace(dice=dice)

    def closed(self) -> "Turn":
        """End the hour (C4.6)."""
        return Turn(self.colony, self.hour + 1, credits=self.gained)

    def pushed(self, frame: Frame) -> "Turn":
        """Put *frame* on top of the stack."""
        return self._with(self.colony, (*self.stack, frame))

    def popped(self) -> "Turn":
        """Take the innermost frame off the stack."""
        return self._with(self.colony, self.stack[:-1])

    def put(self, frame: Frame) -> "Turn":
        """Replace the innermost frame with *frame*."""
        return self._with(self.colony, (*self.stack[:-1], frame))

    def drawn(self, colony: Colony) -> "Turn":
        """Replace what is drawn with *colony*."""
        return self._with(colony, self.stack)

    def _with(self, colony: Colony, stack: tuple[Frame, ...]) -> "Turn":
        """Replace what nearly every decision changes, faster than `_replace` does."""
        _, hour, dice, changed, spare, gained, acted, _ = self
        return Turn(colony, hour, dice, changed, spare, gained, acted, stack)

    def plain(self) -> dict[str, Plain]:
        """Return the audit state (C6.6)."""
        return {
            "hour": self.hour,
            "dice": self.dice,
            "changed": self.changed,
            "credits": self.credits,
            "next": self.gained,
            "worms": [worm.plain() for worm in self.colony.worms],
            "organs": [organ.plain() for organ in self.colony.organs],
            "foods": self.colony.foods,
            "acted": sorted(self.acted),
            "stack": [_plain(frame) for frame in self.stack],
        }

    def canonical(self) -> bytes:
        """Return the audit state, encoded."""
        return canonical_json(self.plain())

    @property
    def digest(self) -> bytes:
        """The digest of the audit state (C6.6)."""
        return canonical_digest(self.plain())


def start_turn(sheet: Sheet) -> Turn:
    """Return the first turn of a game on *sheet*, without dice yet."""
    return Turn(start_colony(sheet))


_NAMES: Mapping[type[Frame], str] = {
    AddFrame: "add",
    EachFrame: "each",
    EyeFrame: "eye",
    MouthsFrame: "mouths",
    TailFrame: "tail",
    LineFrame: "line",
    CollarFrame: "collar",
    ThingsFrame: "things",
    BabiesFrame: "babies",
    GrowFrame: "grow",
}


def _plain(frame: Frame) -> dict[str, Plain]:
    plain: dict[str, Plain] = {"f": _NAMES[type(frame)]}
    for name in frame.__match_args__:
        plain["max" if name == "limit" else name] = getattr(frame, name)
    if isinstance(frame, AddFrame):
        plain["kinds"] = [kind.value for kind in frame.kinds]
    return plain


def in_order(kinds: Iterable[OrganKind]) -> tuple[OrganKind, ...]:
    """List *kinds* once each, in the order of C3.1."""
    wanted = frozenset(kinds)
    return tuple(kind for kind in OrganKind if kind in wanted)
