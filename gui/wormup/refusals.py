"""A refusal or finding in words: which rule, which two bodies, how far apart.

Law: every reason has its sentence here and nowhere else; a sentence can be understood without a
rule book, and contains no number that the rules core has not given.
"""

from collections.abc import Sequence
from enum import Enum

from core.table.rules import Refusal
from core.wormup.profiles import Options, Profile
from core.wormup.refusals import Body, BodyKind, Contact, WormUpReason, WormUpRefusal
from core.wormup.worm import UNITS_PER_MM
from gui.words.words import counted, decimal, labelled, marked, sentence, table_reason_words, words

EDITION_NAMES = {
    "tidwell1994": marked("Würmeln (Blatz 1994, after Tidwell)"),
    "venice1995": marked("Worm-up (Venice Connection 1995)"),
    "gryphon2008": marked("Worm Up! (Gryphon 2008, tiles)"),
    "gryphon2010": marked("Worm Up! (Gryphon 2010, dice)"),
}

_TWO_FEET = 15_240
_ROUNDS = {2: 10, 3: 8, 4: 9, 5: 10}

_WORM_UP = {
    WormUpReason.OPTIONS_FORM: marked("the table's options cannot be read"),
    WormUpReason.SEATS: marked("this edition cannot be played by {value}"),
    WormUpReason.REPOSE_IN_EDITION: marked("re-posing a worm is no variant of this edition"),
    WormUpReason.COURSE_LENGTH: marked("a course of {value_mm} mm does not fit on the table"),
    WormUpReason.FORM: marked("the action cannot be read"),
    WormUpReason.OVER: marked("the race is over"),
    WormUpReason.STAGE: marked("this is not what the race waits for now"),
    WormUpReason.SEAT: marked("it is not this player's turn"),
    WormUpReason.COMMIT_WANTED: marked("a bid has to be locked in with it"),
    WormUpReason.COMMIT_UNWANTED: marked("nothing can be locked in with it"),
    WormUpReason.INACTIVE: marked("this player has left the race"),
    WormUpReason.FACE: marked("this edition has no such face"),
    WormUpReason.RESTS: marked("this face was bid successfully last round, so it rests"),
    WormUpReason.GHOST: marked("the ghost's dice do not fit this race"),
    WormUpReason.NUMBER: marked("the X may only name a number that nobody has bid"),
    WormUpReason.TOO_LONG: marked("the worm has used up its number, {value}"),
    WormUpReason.TOO_SHORT: marked("the full number is compulsory, and there is still room"),
    WormUpReason.FINISHED: marked("the worm has touched the finish line: the race is over"),
    WormUpReason.REVERSE_NEVER: marked("in this edition a worm does not turn round"),
    WormUpReason.REVERSE_LATER: marked(
        "a worm turns round before its first segment is moved, not later"
    ),
    WormUpReason.REVERSE_FREE_HEAD: marked("a worm turns round only when its head is blocked"),
    WormUpReason.LINK: marked("the new head must touch the old one exactly"),
    WormUpReason.OWN: marked("a worm may touch itself, not overlap itself"),
    WormUpReason.WORM: marked("worms may not touch each other"),
    WormUpReason.POST: marked("there is a post in the way"),
    WormUpReason.EDGE: marked("a segment must lie wholly on the table"),
    WormUpReason.REPOSE_OFF: marked("this table plays without re-posing"),
    WormUpReason.REPOSE_LATE: marked(
        "a worm is re-posed before its first segment is moved, and once"
    ),
    WormUpReason.REPOSE_ALONE: marked("after re-posing the worm must advance"),
    WormUpReason.REPOSE_COUNT: marked("re-posing lays six segments anew; the last one stays"),
    WormUpReason.REPOSE_NOTHING: marked("re-posing must change something"),
    WormUpReason.REPOSE_LINE: marked("re-posing must not touch the finish line"),
    WormUpReason.SWING_WITHOUT_X: marked("only a player with an X may swing a finish post"),
    WormUpReason.SWING_TWICE: marked("one finish post may be swung, once"),
    WormUpReason.SWING_FIRST: marked("at this table the worm advances before a post is swung"),
    WormUpReason.SWING_NOTHING: marked("a swing must move the post"),
    WormUpReason.SWING_LENGTH: marked("a swung post keeps its distance from the other one"),
    WormUpReason.SWING_EDGE: marked("a swung post keeps 48 mm from the edge of the table"),
    WormUpReason.SWING_POST_ON_WORM: marked("the swung post would stand on a worm"),
    WormUpReason.SWING_POST_ON_POST: marked("the swung post would stand on another post"),
    WormUpReason.SWING_LINE_ON_WORM: marked("the finish line would come to lie on a worm"),
    WormUpReason.SWING_LINE_ON_POST: marked("the finish line would come to lie on a start post"),
}


def course_words(profile: Profile, options: Options, seats: int) -> str:
    """Return the length of the course, and roughly how long people need for a race on it."""
    low, high = minutes(profile, options, seats)
    return counted(
        seats,
        "{edition}, {count} player, {length} mm:"
        " about {rounds}, {low} to {high} minutes among people",
        "{edition}, {count} players, {length} mm:"
        " about {rounds}, {low} to {high} minutes among people",
        edition=edition_name(profile.edition),
        length=f"{course_of(profile, options) / UNITS_PER_MM:.0f}",
        rounds=rounds_words(profile, options, seats),
        low=low,
        high=high,
    )


def course_of(profile: Profile, options: Options) -> int:
    """Return the length of the course, in units."""
    return options.course or profile.course


def minutes(profile: Profile, options: Options, seats: int) -> tuple[int, int]:
    """Return roughly how many minutes people need for a race, at least and at most.

    Simulated races of bots: 8 to 10 rounds on two feet, by seats; 40 to 75 s a round.
    """
    rounds = rounds_of(profile, options, seats)
    return max(1, round(rounds * 40 / 60)), max(1, round(rounds * 75 / 60))


def rounds_of(profile: Profile, options: Options, seats: int) -> float:
    """Return after how many rounds races of bots were over, about."""
    return _ROUNDS.get(seats, max(_ROUNDS.values())) * course_of(profile, options) / _TWO_FEET


def rounds_words(profile: Profile, options: Options, seats: int) -> str:
    """Return how many rounds that is, in words."""
    return counted(round(rounds_of(profile, options, seats)), "{count} round", "{count} rounds")


def edition_name(edition: str) -> str:
    """Return the name of an *edition* of Worm Up!."""
    return words(EDITION_NAMES[edition])


def refusal_words(
    refusal: Refusal, names: Sequence[str] = (), profile: Profile | None = None
) -> str:
    """Return why something is refused: rule, edition, the two bodies and the gap in mm."""
    said = reason_words(refusal.reason, refusal.value)
    if not isinstance(refusal, WormUpRefusal):
        return said
    if refusal.contact:
        said = labelled(said, _contact_words(refusal.contact, names))
    if profile is None:
        return words("{said} (rule {tag})", said=said, tag=refusal.tag)
    edition = edition_name(profile.edition)
    return words("{said} (rule {tag}, {edition})", said=said, tag=refusal.tag, edition=edition)


_THERE = {
    WormUpReason.OWN: marked("No room beside your own worm: {gap} mm too little."),
    WormUpReason.EDGE: marked("Not wholly on the table: {gap} mm too far."),
    WormUpReason.REPOSE_LINE: marked("A re-posed worm must not touch the thread."),
    WormUpReason.SWING_EDGE: marked("Too near to the edge of the table"),
    WormUpReason.SWING_POST_ON_POST: marked("A post stands in the way"),
    WormUpReason.SWING_LINE_ON_POST: marked("A post stands in the way"),
}
"""Why not there, as short as on a pill; the others name a player or are said in full."""


def there_words(refusal: WormUpRefusal, names: Sequence[str]) -> str:
    """Return why something may not lie or stand there, in a few words for a pill on the board."""
    contact = refusal.contact
    if contact is None:
        return sentence(reason_words(refusal.reason, refusal.value))
    body, gap = contact.second, decimal(max(0.1, _short_mm(contact)), 1)
    name = names[body.seat] if 0 <= body.seat < len(names) else ""
    match refusal.reason:
        case WormUpReason.SWING_POST_ON_WORM | WormUpReason.SWING_LINE_ON_WORM if name:
            return words("{name} lies in the way", name=name)
        case WormUpReason.WORM if name:
            return words("No room beside {name}: {gap} mm too little.", name=name, gap=gap)
        case WormUpReason.POST:
            return words("No room beside the post: {gap} mm too little.", gap=gap)
        case reason if reason in _THERE:
            return words(_THERE[reason], gap=gap)
        case _:
            return sentence(reason_words(refusal.reason, refusal.value))


def _short_mm(contact: Contact) -> float:
    """Return by how much two bodies are too close to each other."""
    limit, square = contact.limit, contact.square
    return float((limit[0] / limit[1]) ** 0.5 - (square[0] / square[1]) ** 0.5) / UNITS_PER_MM


def fits_words(gap: float, body: Body, names: Sequence[str]) -> str:
    """Return that a segment fits, and how far it is from the nearest *body*."""
    shown = decimal(gap, 1)
    if body.kind is BodyKind.SEGMENT and 0 <= body.seat < len(names):
        return words("Fits, {gap} mm from {name}", gap=shown, name=names[body.seat])
    return words("Fits, {gap} mm from the post", gap=shown)


def reason_words(reason: Enum, value: object = ()) -> str:
    """Return what a *reason* means; *value* is what it is about."""
    if isinstance(reason, WormUpReason):
        in_mm = value / UNITS_PER_MM if isinstance(value, int) else value
        return words(_WORM_UP[reason], value=value, value_mm=in_mm)
    return table_reason_words(reason)


def _contact_words(contact: Contact, names: Sequence[str]) -> str:
    """Return which two bodies are in conflict and how far apart their rims are."""
    first, second = contact.first, contact.second
    square = contact.square[0] / contact.square[1]
    gap = (square**0.5 - first.kind.radius - second.kind.radius) / UNITS_PER_MM
    named = {
        "first": body_words(first, names),
        "second": body_words(second, names),
        "gap": decimal(abs(gap), 2),
    }
    if gap < 0:
        return words("{first} and {second} are overlapping by {gap} mm", **named)
    return words("{first} and {second} are {gap} mm apart", **named)


def body_words(body: Body, names: Sequence[str]) -> str:
    """Return the name of *body*, whose worm is of one of *names*."""
    match body.kind:
        case BodyKind.SEGMENT:
            return _segment_words(body, names)
        case BodyKind.START_POST:
            return words("start post {number}", number=body.number + 1)
        case BodyKind.FINISH_POST:
            return words("finish post {number}", number=body.number + 1)
        case BodyKind.LINE:
            return words("the finish line")
        case BodyKind.EDGE:
            return words("the edge of the table")


def _segment_words(body: Body, names: Sequence[str]) -> str:
    is_head, number = body.number == 0, body.number + 1
    if not 0 <= body.seat < len(names):
        if is_head:
            return words("the worm's head")
        return words("the worm's segment {number}", number=number)
    name = names[body.seat]
    if is_head:
        return words("{name}'s head", name=name)
    return words("{name}'s segment {number}", name=name, number=number)
