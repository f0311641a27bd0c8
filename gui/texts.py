"""A refusal or finding in words: which rule, which two bodies, how far apart.

Law: every reason has its sentence here and nowhere else; a sentence needs no rule book to be
understood, and names no number that the rules core has not given.
"""

from collections.abc import Sequence
from enum import Enum

from core.cozy.flaws import Flaw
from core.cozy.refusals import CozyReason, CozyRefusal
from core.table.rules import Refusal
from core.wormup.profiles import Options, Profile
from core.wormup.refusals import Body, Contact, Kind, WormUpReason, WormUpRefusal
from gui.texts_cozy import cozy_words, flaw_words

UNITS_PER_MM = 25
EDITION_NAMES = {
    "tidwell1994": "Würmeln (Blatz 1994, after Tidwell)",
    "venice1995": "Worm-up (Venice Connection 1995)",
    "gryphon2008": "Worm Up! (Gryphon 2008, tiles)",
    "gryphon2010": "Worm Up! (Gryphon 2010, dice)",
}

_TWO_FEET = 15_240
_ROUNDS = {2: 10, 3: 8, 4: 9, 5: 10}

_WORM_UP = {
    WormUpReason.OPTIONS_FORM: "the table's options cannot be read",
    WormUpReason.SEATS: "this edition is not for {value} players",
    WormUpReason.REPOSE_IN_EDITION: "re-posing a worm is no variant of this edition",
    WormUpReason.COURSE_LENGTH: "a course of {value_mm} mm does not fit on the table",
    WormUpReason.FORM: "the action cannot be read",
    WormUpReason.OVER: "the race is over",
    WormUpReason.STAGE: "this is not what the race waits for now",
    WormUpReason.SEAT: "it is not this player's turn",
    WormUpReason.COMMIT_WANTED: "a bid has to be locked in with it",
    WormUpReason.COMMIT_UNWANTED: "nothing can be locked in with it",
    WormUpReason.INACTIVE: "this player has left the race",
    WormUpReason.FACE: "this edition has no such face",
    WormUpReason.RESTS: "this face was bid successfully last round, so it rests",
    WormUpReason.GHOST: "the ghost's dice do not fit this race",
    WormUpReason.NUMBER: "the X may only name a number that nobody has bid",
    WormUpReason.TOO_LONG: "the worm has used up its number, {value}",
    WormUpReason.TOO_SHORT: "the full number is compulsory, and there is still room",
    WormUpReason.FINISHED: "the worm has touched the finish line: the race is over",
    WormUpReason.REVERSE_NEVER: "in this edition a worm does not turn round",
    WormUpReason.REVERSE_LATER: "a worm turns round before its first segment is moved, not later",
    WormUpReason.REVERSE_FREE_HEAD: "a worm turns round only when its head is blocked",
    WormUpReason.LINK: "the new head must touch the old one exactly",
    WormUpReason.OWN: "a worm may touch itself, not overlap itself",
    WormUpReason.WORM: "worms may not touch each other",
    WormUpReason.POST: "there is a post in the way",
    WormUpReason.EDGE: "a segment must lie wholly on the table",
    WormUpReason.REPOSE_OFF: "this table plays without re-posing",
    WormUpReason.REPOSE_LATE: "a worm is re-posed before its first segment is moved, and once",
    WormUpReason.REPOSE_ALONE: "after re-posing the worm must advance",
    WormUpReason.REPOSE_COUNT: "re-posing lays six segments anew; the last one stays",
    WormUpReason.REPOSE_NOTHING: "re-posing must change something",
    WormUpReason.REPOSE_LINE: "re-posing must not touch the finish line",
    WormUpReason.SWING_WITHOUT_X: "only a player with an X may swing a finish post",
    WormUpReason.SWING_TWICE: "one finish post may be swung, once",
    WormUpReason.SWING_FIRST: "at this table the worm advances before a post is swung",
    WormUpReason.SWING_NOTHING: "a swing must move the post",
    WormUpReason.SWING_LENGTH: "a swung post keeps its distance from the other one",
    WormUpReason.SWING_EDGE: "a swung post keeps 48 mm from the edge of the table",
    WormUpReason.SWING_POST_ON_WORM: "the swung post would stand on a worm",
    WormUpReason.SWING_POST_ON_POST: "the swung post would stand on another post",
    WormUpReason.SWING_LINE_ON_WORM: "the finish line would come to lie on a worm",
    WormUpReason.SWING_LINE_ON_POST: "the finish line would come to lie on a start post",
}


def course_words(profile: Profile, options: Options, seats: int) -> str:
    """Say how long the course is, and about how long a race on it lasts among people.

    Simulated races of bots: 8 to 10 rounds on two feet, by seats; 40 to 75 s a round.
    """
    course = options.course or profile.course
    rounds = _ROUNDS[seats] * course / _TWO_FEET
    low, high = max(1, round(rounds * 40 / 60)), max(1, round(rounds * 75 / 60))
    return (
        f"{EDITION_NAMES[profile.edition]}, {seats} players, {course / UNITS_PER_MM:.0f} mm:"
        f" about {rounds:.0f} rounds, {low} to {high} minutes among people"
    )


def refusal_words(
    refusal: Refusal, names: Sequence[str] = (), profile: Profile | None = None
) -> str:
    """Say why something is refused: the rule, its edition, the two bodies and the gap in mm."""
    said = reason_words(refusal.reason, refusal.value)
    if isinstance(refusal, CozyRefusal):
        return f"{said} (rule {refusal.tag})"
    if not isinstance(refusal, WormUpRefusal):
        return said
    place = f": {_contact_words(refusal.contact, names)}" if refusal.contact else ""
    edition = f", {EDITION_NAMES[profile.edition]}" if profile else ""
    return f"{said}{place} (rule {refusal.tag}{edition})"


def reason_words(reason: Enum, value: object = ()) -> str:
    """Say what a *reason* means; *value* is what it is about."""
    if isinstance(reason, WormUpReason):
        in_mm = value / UNITS_PER_MM if isinstance(value, int) else value
        return _WORM_UP[reason].format(value=value, value_mm=in_mm)
    if isinstance(reason, CozyReason):
        return cozy_words(reason, value)
    if isinstance(reason, Flaw):
        return flaw_words(reason, value)
    assert isinstance(reason.value, str), reason
    return reason.value  # of table and network the value is the sentence already


def _contact_words(contact: Contact, names: Sequence[str]) -> str:
    """Say which two bodies are at odds and how far apart their rims are."""
    first, second = contact.first, contact.second
    square = contact.square[0] / contact.square[1]
    gap = (square**0.5 - first.kind.radius - second.kind.radius) / UNITS_PER_MM
    apart = f"{gap:.2f} mm apart" if gap >= 0 else f"overlapping by {-gap:.2f} mm"
    return f"{_body_words(first, names)} and {_body_words(second, names)} are {apart}"


def _body_words(body: Body, names: Sequence[str]) -> str:
    match body.kind:
        case Kind.SEGMENT:
            owner = names[body.seat] if 0 <= body.seat < len(names) else "the worm"
            part = "head" if body.number == 0 else f"segment {body.number + 1}"
            return f"{owner}'s {part}"
        case Kind.START_POST | Kind.FINISH_POST:
            return f"{body.kind.value} {body.number + 1}"
        case Kind.LINE:
            return "the finish line"
        case Kind.EDGE:
            return "the edge of the table"
