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
