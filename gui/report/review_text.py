"""What a review says, part by part: sentences with their steps, and the numbers of its cards.

Law: a value; a window draws it, a terminal prints it, programs get it as plain data.
"""

from typing import NamedTuple

from core.review.hours import Hour
from core.review.race_review import Placed
from gui.words.words import labelled


class ReviewLine(NamedTuple):
    """A sentence of a review, and what it is about."""

    said: str
    step: int = 0
    """The step to look at; 0 for none."""
    seat: int | None = None
    """Whom it is about."""
    better: Placed | Hour | None = None
    """What would have been better in that step."""
    is_good: bool | None = None
    """Whether it was good for the seat; None for neither."""


class ReviewHeadline(NamedTuple):
    """What stands out: a bid or an hour."""

    what: str
    line: ReviewLine
    dice: tuple[tuple[int | None, str], ...] = ()
    """The bids that it is about: seats and faces; the ghost has no seat."""
    number: str = ""
    """What it came to, in points."""


def headline_words(one: ReviewHeadline) -> str:
    """Return *one* in a line."""
    what = f"{one.what} ({one.number})" if one.number else one.what
    return labelled(what, one.line.said)


class FaceOdds(NamedTuple):
    """How many % of the races a face would have won."""

    known: int
    """Against the bids that were made."""
    habits: int
    """Against the others' habits."""
    is_made: bool
    is_best: bool
    """Whether no face won more, in whole %; of several the one that was made."""


class BidRow(NamedTuple):
    """The bid of a seat among all faces; a face that rested has no cell."""

    seat: int
    name: str
    face: str
    has_bumped: bool
    cells: tuple[FaceOdds | None, ...]


class Round(NamedTuple):
    """A round of a race: its bids, and its better moves."""

    name: str
    line: ReviewLine
    """The bid that lost most, or that none clearly did."""
    faces: tuple[str, ...]
    rows: tuple[BidRow, ...]
    ghost: str
    """What the ghost bid, or ""."""
    moves: tuple[ReviewLine, ...]


class HourRow(NamedTuple):
    """What an hour has changed for a seat, and the better one that was found."""

    seat: int
    name: str
    deeds: str
    """What was done in it."""
    heading: str
    """The points at the end for which the sheet was heading after it."""
    is_pass: bool
    """Whether nothing was done in it: then nothing is praised."""
    better: str
    """What a bot would have done; "" if nothing was clearly better."""
    best: str
    """The points at the end for which that heads; "" too."""
    more: str
    """How many points that is more, at the end."""
    line: ReviewLine


class ReviewText(NamedTuple):
    """A whole review in words."""

    names: tuple[str, ...]
    """Who sat at the table."""
    by: str
    """By whom it is judged, or that there is nothing to judge."""
    part: str = ""
    """That only a part of the log checks, and is reviewed."""
    turnings: tuple[ReviewLine, ...] = ()
    headlines: tuple[ReviewHeadline, ...] = ()
    legend: str = ""
    """What the numbers of the rounds or hours are."""
    rounds: tuple[Round, ...] = ()
    moves: str = ""
    """How many moves were as good as the best."""
    hours: tuple[tuple[str, tuple[HourRow, ...]], ...] = ()
    """Each hour by its name."""
    sights: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Each moment by its name, with what everybody's sheet was heading for."""

    def plain(self) -> dict[str, object]:
        """Return what is told as plain data, for programs."""
        return {
            "by": self.by,
            "part": self.part,
            "turning_points": list(map(_plain, self.turnings)),
            "headlines": [
                {"what": one.what, "points": one.number, **_plain(one.line)}
                for one in self.headlines
            ],
            "rounds": [
                {"round": one.name, **_plain(one.line), "moves": list(map(_plain, one.moves))}
                for one in self.rounds
            ],
            "moves": self.moves,
            "hours": [
                {"hour": name, "players": [_plain(row.line) for row in rows]}
                for name, rows in self.hours
            ],
            "points_in_sight": [{"after": name, "players": said} for name, said in self.sights],
        }


def _plain(line: ReviewLine) -> dict[str, object]:
    return {"step": line.step, "said": line.said}
