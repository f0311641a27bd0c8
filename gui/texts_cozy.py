"""Refusals of Worm & Cozy and mistakes in a sheet's file, in words.

Law: as texts.py, which calls it: every reason has its sentence here and nowhere else.
"""

from core.cozy.flaws import Flaw, Mistake
from core.cozy.game import SEATS_MAX
from core.cozy.refusals import CozyReason

GRADES = ("still underground", "out of the egg", "warming up", "snug", "cozy", "cozy as compost")
"""How a total is, by its grade (C8.4)."""

_COZY = {
    CozyReason.GAME_OVER: "the game is over",
    CozyReason.NOT_ROLLED: "the dice of this hour have not been thrown yet",
    CozyReason.MALFORMED: "a decision cannot be read",
    CozyReason.WRONG_STEP: "a decision is not what the hour asks for then",
    CozyReason.MUST_ADD: "an organ has to be added here",
    CozyReason.TURN_UNFINISHED: "the hour is not played to its end: something is left to decide",
    CozyReason.TURN_OVER: "the hour is over before the last decision",
    CozyReason.DIE_ALREADY_CHANGED: "this die has been changed this hour already",
    CozyReason.DIE_UNCHANGED: "the die shows that already",
    CozyReason.NO_CREDIT: "no brain of the hour before is left to change a die",
    CozyReason.NOT_A_BRAIN: "there is no brain on this space",
    CozyReason.BRAIN_FILLED: "this brain is filled in and used up",
    CozyReason.OUT_OF_REGION: "no space of it lies in this hour's region",
    CozyReason.NO_MATCH: "the worm has neither the organ nor the shape that the dice ask for",
    CozyReason.NO_ROOM: "the worm has no room for such an organ",
    CozyReason.NO_SUCH_WORM: "there is no such worm",
    CozyReason.OFF_SHEET: "a space lies outside of the sheet",
    CozyReason.NOT_BLANK: "a space is not blank",
    CozyReason.WRONG_SHAPE: "the spaces do not make the shape that is wanted",
    CozyReason.NOT_ON_WORM: "the space is not on the worm in question",
    CozyReason.NOT_THIS_ORGAN: "this kind of organ cannot be added now",
    CozyReason.SPACE_TAKEN: "there is an organ on this space already",
    CozyReason.SECOND_TAIL: "a worm has one tail at most",
    CozyReason.WRONG_SPACE: "eyes and mouths go on the first two spaces, a tail on the last one",
    CozyReason.WRONG_FACING: "eyes and mouths do not look back along their worm, nor tails into it",
    CozyReason.WRONG_FRONT: "only an end of the worm can become its head",
    CozyReason.NO_ORGAN: "there is no organ on this space",
    CozyReason.ALREADY_ACTED: "this organ has acted this hour already",
    CozyReason.NOT_OFFERED: "this organ is not among those that may act now",
    CozyReason.NOTHING_TO_DO: "it would change nothing now",
    CozyReason.NOT_IN_SIGHT: "the eye does not see this space",
    CozyReason.NOT_IN_LINE: "no Conga Line with this tail's worm starts there",
    CozyReason.NOT_TOUCHING: "the two do not touch",
    CozyReason.NO_COLLAR: "the partner has no collar",
    CozyReason.NOT_AN_END: "the worm does not end on this space",
    CozyReason.TAIL_END: "a worm does not grow from the end with its tail",
    CozyReason.NOT_ADJACENT: "the space does not touch the end that grows",
    CozyReason.OPTIONS_FORM: "the table's options are not a sheet and its digest",
    CozyReason.SHEET: "the table's sheet has a mistake",
    CozyReason.SHEET_DIGEST: "the table's sheet is not the one that its digest names",
    CozyReason.SEATS: f"Worm & Cozy is for 1 to {SEATS_MAX} players, not for {{value}}",
    CozyReason.SEAT: "this player has nothing to do in this step",
    CozyReason.STAGE: "this is not what the table waits for now",
    CozyReason.HOUR: "the turn is of another hour than the one that is played",
    CozyReason.COMMIT_WANTED: "a number for the next dice has to be locked in with it",
    CozyReason.COMMIT_UNWANTED: "nothing can be locked in with it",
}

_FLAWS = {
    Flaw.TOML: "this is no TOML: {value}",
    Flaw.MISSING: "this has to be there and is missing",
    Flaw.UNKNOWN: "there is no field of this name",
    Flaw.FORM: "another kind of value belongs here than {value}",
    Flaw.FORMAT: 'the only format known is "wormcozy-sheet/1", not {value}',
    Flaw.SIDE: "a sheet has 3 to 26 of them, not {value}",
    Flaw.RECTANGLE: "this row is longer or shorter than the first one: {value}",
    Flaw.SIGN: "a map has . for blank, # for a rock and o for a food, not {value}",
    Flaw.REGION: 'a region is written like "columns 1-4" or "rows 5-8", not {value}',
    Flaw.OUTSIDE: "this reaches beyond the map, or counts backwards: {value}",
    Flaw.NO_REGION: "no region has the number in this hour's name: {value}",
    Flaw.PATH: "a shape is a path of # that touches itself nowhere, rows parted by /, not {value}",
    Flaw.BABY: "no shape of the die is called {value}",
    Flaw.ORGAN_DIE: "eye, mouth, tail, collar, brain, heart are wanted once each, not {value}",
    Flaw.REWARDS: "a sheet has three of them, each under [[reward]], not {value}",
    Flaw.MEASURE: "nothing that can be counted is called {value}",
    Flaw.ARGUMENT: "what this row counts does not take {value}",
    Flaw.SYMBOL: "a group is made of * (star), o (circle) and X, or is a single dot, not {value}",
    Flaw.MARKS: "marks are whole numbers that rise from 1 or more, one for each group, not {value}",
    Flaw.PASSES_PAY: "whoever passed all hours would get more than 0 points: {value}",
}


def cozy_words(reason: CozyReason, value: object = ()) -> str:
    """Say what *reason* means; *value* is what it is about, or the index of a decision."""
    said = _COZY[reason].format(value=value)
    match reason, value:
        case CozyReason.SHEET, (str(where), str(code), str(shown)):
            flaw = next((flaw for flaw in Flaw if flaw.value[1] == code), None)
            about = mistake_words(Mistake(where, flaw, shown)) if flaw else f"{where}: {code}"
            return f"{said}: {about}"
        case CozyReason.SEATS, _:
            return said
        case _, int(index) if reason in _OF_DECISIONS:
            return f"decision {index + 1}: {said}"
        case _:
            return said


def mistake_words(mistake: Mistake) -> str:
    """Say what is wrong with a sheet's file and at which field or line (C1.4)."""
    return f"{mistake.where}: {flaw_words(mistake.flaw, mistake.value)}"


def flaw_words(flaw: Flaw, value: object = "") -> str:
    """Say what is wrong; *value* stands there in the file."""
    return _FLAWS[flaw].format(value="nothing" if value == "" else value)


_TABLE = frozenset(
    (
        CozyReason.OPTIONS_FORM,
        CozyReason.SHEET,
        CozyReason.SHEET_DIGEST,
        CozyReason.SEATS,
        CozyReason.SEAT,
        CozyReason.STAGE,
        CozyReason.HOUR,
        CozyReason.COMMIT_WANTED,
        CozyReason.COMMIT_UNWANTED,
    )
)
_OF_DECISIONS = frozenset(CozyReason) - _TABLE
"""The reasons of one decision in a turn: the codes of C7 and C6.5."""
