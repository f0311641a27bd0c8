"""Why something cannot be done in Worm & Cozy, said to a person who points at it."""

from core.cozy.acting import idle_reason
from core.cozy.decisions import ChooseToAct, ChooseToAdd, Decision, PlaceWorm
from core.cozy.hour import refusal
from core.cozy.refusals import CozyReason
from core.cozy.turn import ORGAN_DICE, Turn
from core.cozy.worm import Kind, Organ
from gui.cozy.names import kind_name, lines_name, listed
from gui.cozy.refusals import cozy_words
from gui.words.words import marked, words

_IDLE = {
    Kind.EYE: marked("it sees no blank space"),
    Kind.MOUTH: marked("it is at a food, but no space of its worm is free"),
    Kind.TAIL: marked("no Conga Line here has an organ that could act"),
    Kind.COLLAR: marked("no neighbour with a collar, or no room for a baby"),
    Kind.BRAIN: marked("it would change nothing now"),
    Kind.HEART: marked("no blank space at an end that may grow"),
}


def reason_words(reason: CozyReason) -> str:
    """Say what *reason* means, beginning small as part of a sentence."""
    return words(cozy_words(reason))


def idle_words(turn: Turn, organ: Organ) -> str:
    """Say why *organ* cannot act now; empty when it is ready."""
    reason = idle_reason(turn, organ)
    if reason is None:
        return ""
    if reason is not CozyReason.NOTHING_TO_DO:
        return reason_words(reason)
    if organ.kind is Kind.MOUTH and not turn.colony.is_at_food(organ):
        return words("it is not at a food")
    return words(_IDLE[organ.kind])


def option_refusal_words(turn: Turn, option: type[Decision]) -> str:
    """Say why *option* A, B or C can be done with no worm at all."""
    if option is PlaceWorm:
        return words(
            "no room for {shape} in {region}", shape=turn.shape()[0], region=lines_name(turn.region)
        )
    reasons = {_worm_reason(turn, option, worm) for worm in range(len(turn.colony.worms))}
    if not reasons:
        return words("there are no worms yet")
    return _common_words(turn, reasons, option is ChooseToAdd)


def _worm_reason(turn: Turn, option: type[Decision], worm: int) -> CozyReason | None:
    decision = ChooseToAdd(worm) if option is ChooseToAdd else ChooseToAct(worm)
    return refusal(turn, decision)


def _common_words(turn: Turn, reasons: set[CozyReason | None], adds: bool) -> str:  # noqa: FBT001
    region = lines_name(turn.region)
    if reasons == {CozyReason.OUT_OF_REGION}:
        return words("no worm lies in {region}", region=region)
    if CozyReason.NO_ROOM in reasons:
        return words("no matching worm in {region} has room for that organ", region=region)
    if CozyReason.NOTHING_TO_DO in reasons:
        return words("no organ of a matching worm in {region} could do anything", region=region)
    kinds = listed(list(dict.fromkeys(kind_name(turn.kind_of(die)) for die in ORGAN_DICE)))
    named = {"region": region, "kinds": kinds, "shape": turn.shape()[0]}
    if adds:
        return words("no worm in {region} has the other organ or is {shape}", **named)
    return words("no worm in {region} has {kinds} or is {shape}", **named)
