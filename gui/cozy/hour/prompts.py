"""What the window says about a draft: what to do now, what it changed, what signing gives up."""

from collections.abc import Sequence

from core.cozy.decisions import (
    ChangeDie,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    FillBrain,
    Pass,
    PlaceWorm,
)
from core.cozy.hour import legal
from core.cozy.scoring import score_of
from core.cozy.turn import AddFrame, Turn
from core.cozy.worm import OrganKind
from gui.cozy.decision_words import OPTIONS, offer_words, opening
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.tool import HourTool
from gui.cozy.questions import ASKED, frame_words, instruction, sum_words, waiting
from gui.cozy.refusals import barred
from gui.cozy.sheet_words import either, kind_words, letter, region_words, space_words, worm_words
from gui.words.words import counted, labelled, marked, sentence, words

_NAMES: dict[type[Decision], str] = {
    PlaceWorm: marked("Place"),
    ChooseToAdd: marked("Give"),
    ChooseToAct: marked("Wake"),
}
_TRYING: dict[type[Decision], str] = {
    ChangeDie: marked("Choose what a die becomes for a coin"),
    FillBrain: marked("Choose which brain is filled in, and what a die becomes"),
    PlaceWorm: marked("Put the {shape} where it touches {region}"),
    ChooseToAdd: marked("Click the worm that gets an organ"),
    ChooseToAct: marked("Click the worm that wakes up"),
}


def prompt(draft: HourDraft, option: type[Decision] | None, tool: HourTool | None = None) -> str:
    """Return in one line what to do now; *option* is the one that is tried, with *tool*."""
    if draft.hour is None:
        return words("Waiting for the dice")
    if draft.is_over:
        return words("The hour is finished: sign it, or take something back")
    turn = draft.turns[-1]
    if turn.stack:
        return _adding(tool) if isinstance(tool, AddingTool) else instruction(turn.stack[-1])
    named = {"region": region_words(turn.region), "shape": turn.shape()[0]}
    if option is None:
        return words("Choose what happens in {region}", **named)
    return words(_TRYING[option], **named)


def missing(draft: HourDraft, option: type[Decision] | None) -> str:
    """Return shortly what must be done before the hour is signed; "" if nothing."""
    if draft.is_over or draft.hour is None:
        return ""
    turn = draft.turns[-1]
    if turn.stack:
        return words(ASKED[type(turn.stack[-1])].first)
    if option is not None:
        return words("Lay it first") if option is PlaceWorm else words("A worm first")
    kinds = {type(one) for one in draft.legal}
    letters = [letter for option, letter in OPTIONS.items() if option in kinds]
    if not letters:
        return words("Only Pass is left")
    return words("Choose {options}", options=either(letters))


def _adding(tool: AddingTool) -> str:
    frame, kind = tool.turn.stack[-1], kind_words(tool.kind)
    if tool.cell is not None:
        if tool.kind is OrganKind.TAIL:
            return words("Click the arrow that the tail points along")
        return words("Click the arrow that the {kind} looks along", kind=kind)
    if isinstance(frame, AddFrame):
        worm = worm_words(frame.worm)
        return words("Click a space of {worm} for the {kind}", worm=worm, kind=kind)
    return words("Click a space of a baby for the {kind}", kind=kind)


def details(draft: HourDraft) -> str:
    """Return the sum behind the question's number, and what waits after it."""
    if not draft.turns or not draft.turns[-1].stack:
        return ""
    return ". ".join(filter(None, [sum_words(draft.turns[-1]), waits_after(draft)]))


def offers(turn: Turn) -> list[str]:
    """Return what each option would do this hour, or why there is none."""
    decisions = tuple(legal(turn))
    lines = []
    for option in OPTIONS:
        found = [one for one in decisions if isinstance(one, option)]
        worms = [letter(one.worm) for one in found if isinstance(one, ChooseToAdd | ChooseToAct)]
        if found:
            said = opening(turn, found[0])
            lines.append(sentence(labelled(said, ", ".join(worms)) if worms else said))
    lines += barred(turn, decisions)
    if turn.credits or any(isinstance(one, ChangeDie | FillBrain) for one in decisions):
        lines.append(words("Brains can turn a die first: click a die."))
    return lines


def waits_after(draft: HourDraft) -> str:
    """Return what waits behind the question, the next first; empty if nothing does."""
    later = waiting(draft.turns[-1])[1:] if draft.turns else []
    return words("Then: {later}", later=" \u2039 ".join(later)) if later else ""


def changes(start: Turn, after: Turn) -> list[str]:
    """Return what the hour has changed."""
    one, two = start.colony, after.colony
    said = [
        words("new worm {worm}, {shape}", worm=letter(number), shape=worm.shape)
        for number, worm in enumerate(two.worms)
        if number >= len(one.worms)
    ]
    said += [
        words("{kind} on {space}", kind=kind_words(organ.kind), space=space_words(organ.cell))
        for organ in two.organs
        if organ.cell not in one.organ_at
    ]
    said += [
        words("food on {space}", space=space_words(food))
        for food in two.foods
        if food not in one.foods
    ]
    for number, worm in enumerate(one.worms):
        grown = len(two.worms[number].cells) - len(worm.cells)
        if grown:
            said.append(words("worm {worm} grew by {n}", worm=letter(number), n=grown))
    if after.credits and after.hour != start.hour:
        said.append(
            counted(
                after.credits, "{count} coin for the next hour", "{count} coins for the next hour"
            )
        )
    before, now = score_of(one).total, score_of(two).total
    return [*said, words("total {before} to {now}", before=before, now=now)]


def warnings(draft: HourDraft) -> list[str]:
    """Return what signing now would give up; empty if nothing."""
    said = []
    for turn, decision in zip(draft.turns, draft.decisions, strict=False):
        if isinstance(decision, Pass) and _options(turn):
            options = either(_options(turn))
            said.append(words("You pass, though you could: {options}.", options=options))
        if isinstance(decision, Done):
            gave = _given_up(tuple(legal(turn)))
            what = offer_words(turn, gave[0]) if len(gave) == 1 else frame_words(turn.stack[-1])
            said.append(words("You leave something: {what}.", what=what))
    return said


def _options(turn: Turn) -> list[str]:
    kinds = {type(one) for one in legal(turn)}
    return [words(name) for option, name in _NAMES.items() if option in kinds]


def _given_up(decisions: Sequence[Decision]) -> list[Decision]:
    return [one for one in decisions if not isinstance(one, Done)]


def ended_words(draft: HourDraft) -> str:
    """Return what ended by itself with the last decision and where play continues, or ""."""
    if len(draft.turns) < 2 or isinstance(draft.decisions[-1], Done):
        return ""
    before, after = draft.turns[-2], draft.turns[-1]
    if not after.stack or len(after.stack) >= len(before.stack):
        return ""
    ended = frame_words(before.stack[-1]).partition(",")[0]
    named = {"ended": ended, "next": frame_words(after.stack[-1])}
    return words("{ended}: finished. Back to {next}", **named)
