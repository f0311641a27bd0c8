"""Why something is refused in Worm Up!: the closed set of reasons, and a refusal with its place.

Law: a refusal holds the rule, the two bodies and how far apart they are, in exact integers. A
window can show it, and no sentence is written here.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from core.table.rules import Reason, Refusal
from core.wormup.worm import POST_R, TABLE_H, TABLE_W, R, Vec, Worm, distance2


class WormUpReason(Reason):
    """Why Worm Up! refuses; a value is the tag of the rule and a short code of its own."""

    OPTIONS_FORM = ("W2", "options form")
    SEATS = ("W2", "seats")
    REPOSE_IN_EDITION = ("W3.16", "edition without re-pose")
    COURSE_LENGTH = ("W4.1", "course length")

    FORM = ("W5", "form")
    OVER = ("W5", "over")
    STAGE = ("W5", "stage")
    SEAT = ("W5", "seat")
    COMMIT_WANTED = ("W5", "commit wanted")
    COMMIT_UNWANTED = ("W5", "commit unwanted")
    INACTIVE = ("W3.24", "inactive")

    FACE = ("W2", "face")
    RESTS = ("W3.20", "rests")
    GHOST = ("V95-35", "ghost")
    NUMBER = ("W3.9", "number")

    TOO_LONG = ("W3.1", "too long")
    TOO_SHORT = ("W3.1", "too short")
    FINISHED = ("W3.17", "finished")
    REVERSE_NEVER = ("W3.14", "reverse never")
    REVERSE_LATER = ("W3.15", "reverse later")
    REVERSE_FREE_HEAD = ("W3.14", "reverse with a free head")

    LINK = ("W4.3", "link")
    OWN = ("W4.2", "own")
    WORM = ("W4.2", "worm")
    POST = ("W3.5", "post")
    EDGE = ("W3.6", "edge")

    REPOSE_OFF = ("W3.16", "re-pose off")
    REPOSE_LATE = ("W3.16", "re-pose late")
    REPOSE_ALONE = ("W3.16", "re-pose alone")
    REPOSE_COUNT = ("W3.16", "re-pose count")
    REPOSE_NOTHING = ("W3.16", "re-pose nothing")
    REPOSE_LINE = ("W3.16", "re-pose line")

    SWING_WITHOUT_X = ("V95-29", "swing without x")
    SWING_TWICE = ("V95-30", "swing twice")
    SWING_FIRST = ("W3.11", "swing first")
    SWING_NOTHING = ("W3.12", "swing nothing")
    SWING_LENGTH = ("W4.5", "swing length")
    SWING_EDGE = ("W3.13", "swing edge")
    SWING_POST_ON_WORM = ("W3.13", "swing post on worm")
    SWING_POST_ON_POST = ("W3.13", "swing post on post")
    SWING_LINE_ON_WORM = ("W3.13", "swing line on worm")
    SWING_LINE_ON_POST = ("W3.13", "swing line on post")


class BodyKind(Enum):
    """The kinds of body."""

    SEGMENT = "segment"
    START_POST = "start post"
    FINISH_POST = "finish post"
    LINE = "line"
    EDGE = "edge"

    @property
    def radius(self) -> int:
        """How far the body reaches round its place: 0 for a line or an edge."""
        match self:
            case BodyKind.SEGMENT:
                return R
            case BodyKind.START_POST | BodyKind.FINISH_POST:
                return POST_R
            case BodyKind.LINE | BodyKind.EDGE:
                return 0


class Body(NamedTuple):
    """One thing on the table; *at* is its middle, or the nearest point of a line or an edge."""

    kind: BodyKind
    at: Vec
    number: int = 0
    """Of a segment: 0 is the head; of a post: 0 or 1."""
    seat: int = -1
    """The seat of a segment; -1 for other bodies."""


class Contact(NamedTuple):
    """Two bodies that are too close to each other, or a link of the wrong length.

    The squared distance of their places is exactly ``square[0] / square[1]``. It must reach (two
    discs, an edge) or exceed (a line) *limit*, which has the same form.
    """

    first: Body
    second: Body
    square: tuple[int, int]
    limit: tuple[int, int]


@dataclass(frozen=True, slots=True)
class WormUpRefusal(Refusal):
    """A refusal of Worm Up! with its rule and, if two bodies are at odds, both of them."""

    reason: WormUpReason
    contact: Contact | None = None

    @property
    def tag(self) -> str:
        """The tag of the rule that is broken.

        >>> WormUpRefusal(WormUpReason.OWN).tag
        'W4.2'
        """
        return str(self.reason.value[0])


def near_contact(first: Body, second: Body, limit: int) -> Contact | None:
    """Return the contact of two discs if their squared distance is below *limit*, else None."""
    square = distance2(first.at, second.at)
    return Contact(first, second, (square, 1), (limit, 1)) if square < limit else None


def edge_contact(body: Body, margin: int) -> Contact | None:
    """Return the contact with the table edge that *body* is beyond, or within *margin* of.

    >>> edge_contact(Body(BodyKind.SEGMENT, Vec(199, 5000)), R).second.at
    Vec(x=0, y=5000)
    """
    x, y = body.at
    for beyond, at in (
        (margin - x, Vec(0, y)),
        (x - (TABLE_W - margin), Vec(TABLE_W, y)),
        (margin - y, Vec(x, 0)),
        (y - (TABLE_H - margin), Vec(x, TABLE_H)),
    ):
        if beyond > 0:
            square = (distance2(body.at, at), 1)
            return Contact(body, Body(BodyKind.EDGE, at), square, (margin**2, 1))
    return None


def bodies_of(worms: Iterable[Worm]) -> Iterator[Body]:
    """Yield every segment of *worms*, which are in seat order."""
    for seat, worm in enumerate(worms):
        for number, at in enumerate(worm.segments):
            yield Body(BodyKind.SEGMENT, at, number, seat)
