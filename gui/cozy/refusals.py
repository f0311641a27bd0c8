"""Why something cannot be done in Worm & Cozy, and mistakes in a sheet's file, in words.

Law: every reason has its sentence here and nowhere else.
"""

from collections.abc import Sequence

from core.cozy.acting import idle_reason
from core.cozy.decisions import ChooseToAct, ChooseToAdd, Decision, PlaceWorm
from core.cozy.flaws import Mistake, SheetFlaw
from core.cozy.game import SEATS_MAX
from core.cozy.hour import refusal
from core.cozy.refusals import CozyReason
from core.cozy.turn import SHAPE_DIE, Turn
from core.cozy.worm import Organ, OrganKind
from gui.cozy.sheet_words import region_words, rolled_words, shown_words
from gui.words.words import labelled, marked, words

GRADES = (
    marked("still underground"),
    marked("out of the egg"),
    marked("warming up"),
    marked("snug"),
    marked("cozy"),
    marked("cozy as compost"),
)
"""How good a total is, by its grade (C8.4)."""

_COZY = {
    CozyReason.GAME_OVER: marked("the game is over"),
    CozyReason.NOT_ROLLED: marked("the dice of this hour have not been thrown yet"),
    CozyReason.MALFORMED: marked("a decision cannot be read"),
    CozyReason.WRONG_STEP: marked("a decision is not what the hour asks for then"),
    CozyReason.MUST_ADD: marked("an organ has to be added here"),
    CozyReason.TURN_UNFINISHED: marked(
        "the hour is not played to its end: something is left to decide"
    ),
    CozyReason.TURN_OVER: marked("the hour is over before the last decision"),
    CozyReason.DIE_ALREADY_CHANGED: marked("this die has been changed this hour already"),
    CozyReason.DIE_UNCHANGED: marked("the die shows that already"),
    CozyReason.NO_CREDIT: marked("no brain of the hour before is left to change a die"),
    CozyReason.NOT_A_BRAIN: marked("there is no brain on this space"),
    CozyReason.BRAIN_FILLED: marked("this brain is filled in and used up"),
    CozyReason.OUT_OF_REGION: marked("no space of it lies in this hour's region"),
    CozyReason.NO_MATCH: marked(
        "the worm has neither the organ nor the shape that the dice ask for"
    ),
    CozyReason.NO_ROOM: marked("the worm has no room for such an organ"),
    CozyReason.NO_SUCH_WORM: marked("there is no such worm"),
    CozyReason.OFF_SHEET: marked("a space lies outside of the sheet"),
    CozyReason.NOT_BLANK: marked("a space is not blank"),
    CozyReason.WRONG_SHAPE: marked("the spaces do not make the shape that is wanted"),
    CozyReason.NOT_ON_WORM: marked("the space is not on the worm in question"),
    CozyReason.NOT_THIS_ORGAN: marked("this kind of organ cannot be added now"),
    CozyReason.SPACE_TAKEN: marked("there is an organ on this space already"),
    CozyReason.SECOND_TAIL: marked("a worm has one tail at most"),
    CozyReason.WRONG_SPACE: marked(
        "eyes and mouths go on the first two spaces, a tail on the last one"
    ),
    CozyReason.WRONG_FACING: marked(
        "eyes and mouths do not look back along their worm, nor tails into it"
    ),
    CozyReason.WRONG_FRONT: marked("only an end of the worm can become its head"),
    CozyReason.NO_ORGAN: marked("there is no organ on this space"),
    CozyReason.ALREADY_ACTED: marked("this organ has acted this hour already"),
    CozyReason.NOT_OFFERED: marked("this organ is not among those that may act now"),
    CozyReason.NOTHING_TO_DO: marked("it would change nothing now"),
    CozyReason.NOT_IN_SIGHT: marked("the eye does not see this space"),
    CozyReason.NOT_IN_LINE: marked("no Conga Line with this tail's worm starts there"),
    CozyReason.NOT_TOUCHING: marked("the two do not touch"),
    CozyReason.NO_COLLAR: marked("the partner has no collar"),
    CozyReason.NOT_AN_END: marked("the worm does not end on this space"),
    CozyReason.TAIL_END: marked("a worm does not grow from the end with its tail"),
    CozyReason.NOT_ADJACENT: marked("the space does not touch the end that grows"),
    CozyReason.OPTIONS_FORM: marked("the table's options are not a sheet and its digest"),
    CozyReason.SHEET: marked("the table's sheet has a mistake"),
    CozyReason.SHEET_DIGEST: marked("the table's sheet is not the one that its digest names"),
    CozyReason.SEATS: marked("Worm & Cozy is for 1 to {most} players, not for {value}"),
    CozyReason.NOT_ALONE: marked(
        "the chapter of the week is played alone, for its rolls are known; not by {value}"
    ),
    CozyReason.SEAT: marked("this player has nothing to do in this step"),
    CozyReason.STAGE: marked("this is not what the table waits for now"),
    CozyReason.HOUR: marked("the turn is of another hour than the one that is played"),
    CozyReason.COMMIT_WANTED: marked("a number for the next dice has to be locked in with it"),
    CozyReason.COMMIT_UNWANTED: marked("nothing can be locked in with it"),
}

_FLAWS = {
    SheetFlaw.TOML: marked("this is no TOML: {value}"),
    SheetFlaw.MISSING: marked("this has to be there and is missing"),
    SheetFlaw.UNKNOWN: marked("there is no field of this name"),
    SheetFlaw.FORM: marked("another kind of value belongs here than {value}"),
    SheetFlaw.FORMAT: marked('the only format known is "wormcozy-sheet/1", not {value}'),
    SheetFlaw.SIDE: marked("a sheet has 3 to 26 of them, not {value}"),
    SheetFlaw.RECTANGLE: marked("this row is longer or shorter than the first one: {value}"),
    SheetFlaw.SIGN: marked("a map has . for blank, # for a rock and o for a food, not {value}"),
    SheetFlaw.REGION: marked('a region is written like "columns 1-4" or "rows 5-8", not {value}'),
    SheetFlaw.OUTSIDE: marked("this reaches beyond the map, or counts backwards: {value}"),
    SheetFlaw.NO_REGION: marked("no region has the number in this hour's name: {value}"),
    SheetFlaw.PATH: marked(
        "a shape is a path of # that touches itself nowhere, rows parted by /, not {value}"
    ),
    SheetFlaw.BABY: marked("no shape of the die is called {value}"),
    SheetFlaw.ORGAN_DIE: marked(
        "eye, mouth, tail, collar, brain, heart are wanted once each, not {value}"
    ),
    SheetFlaw.REWARDS: marked("a sheet has three of them, each under [[reward]], not {value}"),
    SheetFlaw.MEASURE: marked("nothing that can be counted is called {value}"),
    SheetFlaw.ARGUMENT: marked("what this row counts does not take {value}"),
    SheetFlaw.SYMBOL: marked(
        "a group is made of * (star), o (circle) and X, or is a single dot, not {value}"
    ),
    SheetFlaw.MARKS: marked(
        "marks are whole numbers that rise from 1 or more, one for each group, not {value}"
    ),
    SheetFlaw.PASSES_PAY: marked(
        "a player who passed all hours would get more than 0 points: {value}"
    ),
}


def cozy_words(reason: CozyReason, value: object = ()) -> str:
    """Return what *reason* means; *value* is what it is about, or the index of a decision."""
    said = words(_COZY[reason], value=value, most=SEATS_MAX)
    match reason, value:
        case CozyReason.SHEET, (str(where), str(code), str(shown)):
            flaw = next((flaw for flaw in SheetFlaw if flaw.value[1] == code), None)
            about = mistake_words(Mistake(where, flaw, shown)) if flaw else labelled(where, code)
            return labelled(said, about)
        case CozyReason.SEATS | CozyReason.NOT_ALONE, _:
            return said
        case _, int(index) if reason in _OF_DECISIONS:
            return words("decision {number}: {said}", number=index + 1, said=said)
        case _:
            return said


def mistake_words(mistake: Mistake) -> str:
    """Return what is wrong with a sheet's file, and at which field or line (C1.4)."""
    return labelled(mistake.where, flaw_words(mistake.flaw, mistake.value))


def flaw_words(flaw: SheetFlaw, value: object = "") -> str:
    """Return what is wrong; *value* is what the file says."""
    return words(_FLAWS[flaw], value=words("nothing") if value == "" else value)


_TABLE = frozenset(
    (
        CozyReason.OPTIONS_FORM,
        CozyReason.SHEET,
        CozyReason.SHEET_DIGEST,
        CozyReason.SEATS,
        CozyReason.NOT_ALONE,
        CozyReason.SEAT,
        CozyReason.STAGE,
        CozyReason.HOUR,
        CozyReason.COMMIT_WANTED,
        CozyReason.COMMIT_UNWANTED,
    )
)
_OF_DECISIONS = frozenset(CozyReason) - _TABLE
"""The reasons of one decision in a turn: the codes of C7 and C6.5."""

# what a person points at

_IDLE = {
    OrganKind.EYE: marked("it sees no blank space"),
    OrganKind.MOUTH: marked("it is at a food, but no space of its worm is free"),
    OrganKind.TAIL: marked("no Conga Line here has an organ that could act"),
    OrganKind.COLLAR: marked("no neighbour with a collar, or no room for a baby"),
    OrganKind.BRAIN: marked("it would change nothing now"),
    OrganKind.HEART: marked("no blank space at an end that may grow"),
}
_BARRED: dict[type[Decision], str] = {
    PlaceWorm: marked("No new worm: {reason}."),
    ChooseToAdd: marked("No organ for a worm: {reason}."),
    ChooseToAct: marked("No worm may act: {reason}."),
}


def idle_words(turn: Turn, organ: Organ) -> str:
    """Return why *organ* cannot act now; empty when it is ready."""
    reason = idle_reason(turn, organ)
    if reason is None:
        return ""
    if reason is not CozyReason.NOTHING_TO_DO:
        return cozy_words(reason)
    if organ.kind is OrganKind.MOUTH and not turn.colony.is_at_food(organ):
        return words("it is not at a food")
    return words(_IDLE[organ.kind])


def barred(turn: Turn, legal: Sequence[Decision]) -> list[str]:
    """Return which of the options A, B and C are missing at the start of an hour, and why."""
    found = {type(decision) for decision in legal}
    said = [
        words(barred, reason=option_refusal_words(turn, option))
        for option, barred in _BARRED.items()
        if option not in found
    ]
    return (
        said if turn.colony.worms else [*said[:-2], words("Nothing else: there are no worms yet.")]
    )


def option_refusal_words(turn: Turn, option: type[Decision]) -> str:
    """Return why *option* A, B or C is possible with no worm at all."""
    make = ChooseToAdd if option is ChooseToAdd else ChooseToAct
    reasons = {refusal(turn, make(worm)) for worm in range(len(turn.colony.worms))}
    if option is PlaceWorm:
        why = marked("no room for {shape} in {region}")
    elif not reasons:
        why = marked("there are no worms yet")
    elif reasons == {CozyReason.OUT_OF_REGION}:
        why = marked("no worm lies in {region}")
    elif CozyReason.NO_ROOM in reasons:
        why = marked("no matching worm here has room for it")
    elif CozyReason.NOTHING_TO_DO in reasons:
        why = marked("no matching worm here could act")
    elif option is ChooseToAdd:
        why = marked("no worm in {region} has the other organ or the shape {shape}")
    else:
        why = marked("no worm in {region} has {kinds} or the shape {shape}")
    named = {"region": region_words(turn.region), "kinds": rolled_words(turn)}
    return words(why, shape=shown_words(turn, SHAPE_DIE), **named)
