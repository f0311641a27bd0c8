"""What the hour asks now, what it has changed, and what signing it would give up, in words."""

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
from core.cozy.turn import ORGAN_DICE, EyeFrame, Turn
from gui.cozy.hour.draft import Draft
from gui.cozy.names import kind_name, lines_name, listed
from gui.cozy.reasons import option_refusal_words
from gui.cozy.sayings import decision_words, frame_words, question_words, waiting
from gui.cozy.words import hour_name, letter, space_words
from gui.words.words import marked, sentence, words

_TRYING: dict[type[Decision], str] = {
    ChangeDie: marked("Choose what a die becomes for a credit."),
    FillBrain: marked("Choose which brain is filled in, and what a die becomes."),
    PlaceWorm: marked("A: click where the worm is to lie. R turns it, F flips it."),
    ChooseToAdd: marked("B: click the worm that gets an organ."),
    ChooseToAct: marked("C: click the worm whose organs act."),
}


_OFFERS: dict[type[Decision], str] = {
    PlaceWorm: marked("A: place shape {shape} so that it touches {region}; it gets {kinds}."),
    ChooseToAdd: marked("B: add {kinds} to one of: {worms}."),
    ChooseToAct: marked("C: all organs act of one of: {worms}."),
}
_LETTERS: dict[type[Decision], str] = {PlaceWorm: "A", ChooseToAdd: "B", ChooseToAct: "C"}


def question(draft: Draft, option: type[Decision] | None) -> str:
    """Say in one line what is to be decided."""
    if draft.hour is None:
        return words("Waiting for the dice.")
    turn = draft.turns[-1]
    if draft.is_over:
        return words("The hour is finished: sign it, or take something back.")
    if turn.stack:
        return sentence(_food_words(draft) or question_words(turn))
    if option is not None:
        return words(_TRYING[option])
    named = {"hour": hour_name(turn.region), "region": lines_name(turn.region)}
    return words("{hour}, {region}: choose A, B, C or pass.", **named)


def _food_words(draft: Draft) -> str:
    """Count the foods of the eye that is acting, if one is."""
    frame = draft.turns[-1].stack[-1]
    if not isinstance(frame, EyeFrame):
        return ""
    frames = [one for turn in draft.turns for one in turn.stack if isinstance(one, EyeFrame)]
    total = max(one.left for one in frames if one.cell == frame.cell)
    named = {"space": space_words(frame.cell), "total": total}
    return words("eye {space}: food {number} of {total}", number=total - frame.left + 1, **named)


def offers(turn: Turn) -> list[str]:
    """Say what each option would do this hour, or why there is none."""
    decisions = tuple(legal(turn))
    kinds = listed(list(dict.fromkeys(kind_name(turn.kind_of(die)) for die in ORGAN_DICE)))
    named: dict[str, object] = {"shape": turn.shape()[0], "kinds": kinds}
    named["region"] = lines_name(turn.region)
    lines = []
    for option, template in _OFFERS.items():
        found = [one for one in decisions if isinstance(one, option)]
        worms = [letter(one.worm) for one in found if isinstance(one, ChooseToAdd | ChooseToAct)]
        if found:
            lines.append(words(template, worms=", ".join(worms), **named))
        else:
            reason = option_refusal_words(turn, option)
            lines.append(words("{option}: {reason}.", option=_LETTERS[option], reason=reason))
    if turn.credits or any(isinstance(one, ChangeDie | FillBrain) for one in decisions):
        lines.append(words("Brains can turn a die first: click a die."))
    return lines


def waits_after(draft: Draft) -> str:
    """Say what waits behind the question, the next one first; empty if nothing does."""
    turn = draft.turns[-1] if draft.turns else None
    later = [frame_words(frame) for frame in waiting(turn.stack)[1:]] if turn else []
    return words("Then: {later}", later=" \u2039 ".join(later)) if later else ""


def changes(start: Turn, after: Turn) -> list[str]:
    """List what the hour has changed."""
    one, two = start.colony, after.colony
    said = [
        words("new worm {worm}, {shape}", worm=letter(number), shape=worm.shape)
        for number, worm in enumerate(two.worms)
        if number >= len(one.worms)
    ]
    said += [
        words("{kind} on {space}", kind=kind_name(organ.kind), space=space_words(organ.cell))
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
            words("1 credit for the next hour")
            if after.credits == 1
            else words("{n} credits for the next hour", n=after.credits)
        )
    before, now = score_of(one).total, score_of(two).total
    return [*said, words("total {before} to {now}", before=before, now=now)]


def warnings(draft: Draft) -> list[str]:
    """Say what signing now would give up; nothing if nothing."""
    said = []
    for turn, decision in zip(draft.turns, draft.decisions, strict=False):
        if isinstance(decision, Pass) and _options(turn):
            options = ", ".join(_options(turn))
            said.append(words("You pass, though {options} could be done.", options=options))
        if isinstance(decision, Done):
            gave = _given_up(tuple(legal(turn)))
            what = decision_words(turn, gave[0]) if len(gave) == 1 else frame_words(turn.stack[-1])
            said.append(words("You leave something: {what}.", what=what))
    return said


def _options(turn: Turn) -> list[str]:
    kinds = {type(one) for one in legal(turn)}
    return [name for option, name in _LETTERS.items() if option in kinds]


def _given_up(decisions: Sequence[Decision]) -> list[Decision]:
    return [one for one in decisions if not isinstance(one, Done)]


def ended_words(draft: Draft) -> str:
    """Say what ended by itself with the last decision, and where play goes on; empty if nothing."""
    if len(draft.turns) < 2 or isinstance(draft.decisions[-1], Done):
        return ""
    before, after = draft.turns[-2], draft.turns[-1]
    if not after.stack or len(after.stack) >= len(before.stack):
        return ""
    ended = frame_words(before.stack[-1]).partition(",")[0]
    named = {"ended": ended, "next": frame_words(after.stack[-1])}
    return words("{ended}: finished. Back to {next}", **named)
