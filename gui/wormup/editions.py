"""The editions and options of Worm Up! in words. Law: every word is read from the profile."""

from core.wormup.profiles import PROFILES, Lanes, Options, Profile, Reverse, Side, SwingWhen, XTurn
from core.wormup.worm import UNITS_PER_MM
from gui.words.words import marked, words
from gui.wormup.arguments import USUAL_EDITION

_REVERSE = {
    Reverse.NEVER: marked("A worm never turns round."),
    Reverse.START_BLOCKED: marked(
        "A worm may turn round before it starts, if its head is blocked."
    ),
    Reverse.BLOCKED: marked("A worm may turn round whenever its head is blocked."),
    Reverse.FREE: marked("A worm may turn round before it starts; later only when it is blocked."),
}
_SIDE = {
    Side.FRONT: marked("The finish counts from its front side only."),
    Side.EITHER: marked("The finish counts from either side."),
}


def described(profile: Profile) -> list[str]:
    """Return what is played in this edition, a sentence for each rule that editions differ in."""
    faces = ", ".join(str(face.value) for face in profile.faces)
    lines = [
        words("For {least} to {most} players.", least=profile.seats_min, most=profile.seats_max),
        words("Bids: {faces}.", faces=faces),
        words(
            "A successful bid of {faces} rests for one round.",
            faces=", ".join(str(face.value) for face in profile.resting),
        )
        if profile.resting
        else words("No bid ever rests."),
        words(_REVERSE[profile.reverse]),
        words("A player may stop early.")
        if profile.may_stop
        else words("The full number must be moved, if there is room."),
        words(_SIDE[profile.side]),
    ]
    if profile.has_ghost:
        lines.append(words("Two players play against a third, thrown bid: the ghost."))
    if profile.may_repose:
        lines.append(words("The table may choose to lay worms anew before they move."))
    return lines


def differing(profile: Profile, usual: Profile) -> list[str]:
    """Return the sentences of *profile* that are not true of *usual*."""
    same = set(described(usual))
    return [line for line in described(profile) if line not in same]


_SHORT_REVERSE = {
    Reverse.START_BLOCKED: marked("Turn round at the start"),
    Reverse.BLOCKED: marked("Turn round when blocked"),
    Reverse.FREE: marked("Choose head or tail before each move"),
}
_SHORT_SIDE = {
    Side.FRONT: marked("Touch from the front"),
    Side.EITHER: marked("Touch from either side"),
}
_LINES = 3
_SHORT_NAMES = {
    "tidwell1994": (marked("Würmeln 1994"), marked("Blatz")),
    "venice1995": (marked("Venice 1995"), marked("the first")),
    "gryphon2008": (marked("Gryphon 2008"), marked("tiles")),
    "gryphon2010": (marked("Gryphon 2010"), marked("dice")),
}


def short_name(profile: Profile) -> tuple[str, str]:
    """Return what an edition is called among the others, and what it is known by."""
    name, said = _SHORT_NAMES[profile.edition]
    return words(name), words(said)


def shortly(profile: Profile) -> list[str]:
    """Return in at most three short lines what is played, or how it differs from the usual one."""
    differs = [name for name in Profile._fields if getattr(profile, name) != getattr(USUAL, name)]
    if profile is USUAL:
        differs = ["resting", "reverse", "side"]
    return [said for name in differs if (said := _shortly(profile, name))][:_LINES]


def _shortly(profile: Profile, name: str) -> str:
    match name:
        case "faces":
            bids = marked("Bids from {least}, stop early"), marked("Bids from {least}")
            return words(bids[not profile.may_stop], least=profile.faces[0].value)
        case "resting" if profile.resting == profile.faces:
            return words("No number moves you twice in a row")
        case "resting":
            faces = words(" and ").join(str(face.value) for face in profile.resting)
            return words("Only {faces} not twice in a row", faces=faces)
        case "reverse" if profile.reverse in _SHORT_REVERSE:
            return words(_SHORT_REVERSE[profile.reverse])
        case "side":
            return words(_SHORT_SIDE[profile.side])
        case _:
            return ""


def option_words(options: Options) -> list[str]:
    """Return the house rules that a table has chosen; none if it plays as printed."""
    chosen = {
        words("a worm may be laid anew first"): options.repose,
        words("the X moves last"): options.x_turn is XTurn.LAST,
        words("a post may be swung before the advance"): options.swing_when is SwingWhen.EITHER,
        words("lanes by lot"): options.lanes is Lanes.LOT,
        words(
            "a player who does not open a bid is out until all let them back"
        ): options.unopened_out,
    }
    said = [one for one, is_chosen in chosen.items() if is_chosen]
    if options.course:
        said.append(words("a course of {length} mm", length=round(options.course / UNITS_PER_MM)))
    return said


USUAL = PROFILES[USUAL_EDITION]
