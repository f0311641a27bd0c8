"""The four published editions as data, and what a table may choose besides (W2).

Law: no code asks which edition is played. All that differs between the editions is a field of
`Profile`, and all that a table may vary is a field of `Options`.
"""

from enum import Enum
from typing import NamedTuple

from core.table.encoding import Value


class Face(Enum):
    """The faces that can be bid, from low to high: 3 < 4 < 5 < 6 < 7 < X (V95-37)."""

    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    X = "X"

    number: int
    """How far this face advances a worm; 0 for the X, which names a number later."""

    def __init__(self, value: int | str) -> None:
        self.number = 0 if isinstance(value, str) else value


class Reverse(Enum):
    """When a worm may turn round, so that its tail becomes the head (W3.14)."""

    NEVER = "never"
    START_BLOCKED = "start_blocked"
    """Before the first placement, and only while the head is blocked (T94-30)."""
    BLOCKED = "blocked"
    """Before any placement, and only while the head is blocked (G10-28)."""
    FREE = "free"
    """Before the first placement at will, before a later one only while blocked (G08-25)."""


class Side(Enum):
    """The side from which a touch of the finish line ends the race (W3.18)."""

    FRONT = "front"
    EITHER = "either"


class XTurn(Enum):
    """When the X moves: as if it had bid the number it names, or after all others (W3.7)."""

    NUMBER = "number"
    LAST = "last"


class SwingWhen(Enum):
    """When the X may swing a post: only after its advance, or before it as well (W3.11)."""

    AFTER = "after"
    EITHER = "either"


class Lanes(Enum):
    """Where each seat starts: side by side in the order of the seats, or by lot (W3.22)."""

    SEAT = "seat"
    LOT = "lot"


class Profile(NamedTuple):
    """The data of one edition (W2)."""

    edition: str
    faces: tuple[Face, ...]
    resting: tuple[Face, ...]
    """Faces that a valid bid bars for the next round (W3.20)."""
    reverse: Reverse
    may_repose: bool
    """The table may choose the re-pose variant (W3.16)."""
    may_stop: bool
    """A player may place less than the number (W3.1)."""
    side: Side
    seats_min: int
    seats_max: int
    has_ghost: bool
    """Two seats play against a third bid, which is thrown (V95-35)."""
    course: int
    """The way from the start line to the finish line, unless the options set another."""

    def plain(self) -> tuple[Value, ...]:
        """Return the data as plain values, for the hash that peers compare.

        >>> PROFILES["venice1995"].plain()[:3]
        ('venice1995', (3, 4, 5, 6, 7, 'X'), (7, 'X'))
        """
        return (
            self.edition,
            tuple(face.value for face in self.faces),
            tuple(face.value for face in self.resting),
            self.reverse.value,
            self.may_repose,
            self.may_stop,
            self.side.value,
            self.seats_min,
            self.seats_max,
            self.has_ghost,
            self.course,
        )


class Options(NamedTuple):
    """What a table chooses besides the edition; the defaults are the edition as printed."""

    repose: bool = False
    x_turn: XTurn = XTurn.NUMBER
    swing_when: SwingWhen = SwingWhen.AFTER
    lanes: Lanes = Lanes.SEAT
    course: int = 0
    """Length of the course; 0 is the edition's own."""
    unopened_out: bool = False
    """A seat that has not opened a bid is out until all others let it back (W3.28)."""

    def plain(self) -> tuple[Value, ...]:
        """Return the options as a genesis holds them.

        An option that is newer than kept logs is in it only if it is chosen.

        >>> Options().plain()
        (False, 'number', 'after', 'seat', 0)
        >>> Options(unopened_out=True).plain()
        (False, 'number', 'after', 'seat', 0, True)
        """
        return (
            self.repose,
            self.x_turn.value,
            self.swing_when.value,
            self.lanes.value,
            self.course,
            *((True,) if self.unopened_out else ()),
        )


_FROM_3 = tuple(Face)
_FROM_4 = _FROM_3[1:]
_TWO_FEET = 15_240
_65_CM = 16_250

TIDWELL_1994 = Profile(
    edition="tidwell1994",
    faces=_FROM_3,
    resting=(Face.SEVEN, Face.X),
    reverse=Reverse.START_BLOCKED,
    may_repose=True,
    may_stop=False,
    side=Side.FRONT,
    seats_min=3,
    seats_max=5,
    has_ghost=False,
    course=_65_CM,
)
VENICE_1995 = Profile(
    edition="venice1995",
    faces=_FROM_3,
    resting=(Face.SEVEN, Face.X),
    reverse=Reverse.NEVER,
    may_repose=True,
    may_stop=True,
    side=Side.FRONT,
    seats_min=2,
    seats_max=5,
    has_ghost=True,
    course=_65_CM,
)
GRYPHON_2008 = Profile(
    edition="gryphon2008",
    faces=_FROM_4,
    resting=_FROM_4,
    reverse=Reverse.FREE,
    may_repose=False,
    may_stop=False,
    side=Side.EITHER,
    seats_min=3,
    seats_max=5,
    has_ghost=False,
    course=_TWO_FEET,
)
GRYPHON_2010 = Profile(
    edition="gryphon2010",
    faces=_FROM_4,
    resting=_FROM_4,
    reverse=Reverse.BLOCKED,
    may_repose=False,
    may_stop=False,
    side=Side.EITHER,
    seats_min=3,
    seats_max=5,
    has_ghost=False,
    course=_TWO_FEET,
)

PROFILES = {
    profile.edition: profile for profile in (TIDWELL_1994, VENICE_1995, GRYPHON_2008, GRYPHON_2010)
}
"""Every edition by its name."""
