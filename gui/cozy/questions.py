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
from core.cozy.turn import Turn
from gui.cozy.draft import Draft
from gui.cozy.names import kind_name, lines_name
from gui.cozy.reasons import sentence
from gui.cozy.sayings import decision_words, frame_words
from gui.cozy_words import letter, space_words
from gui.words import marked, words

_TRYING: dict[type[Decision], str] = {
    ChangeDie: marked("Choose what a die becomes for a credit."),
    FillBrain: marked("Choose which brain is filled in, and what a die becomes."),
    PlaceWorm: marked("A: click where the worm is to lie. R turns it, F flips it."),
    ChooseToAdd: marked("B: click the worm that gets an organ."),
    ChooseToAct: marked("C: click the worm whose organs act."),
}


def question(draft: Draft, option: type[Decision] | None) -> str:
    """Say in one line what is to be decided."""
    if draft.hour is None:
        return words("Waiting for the dice.")
    turn = draft.turns[-1]
    if draft.hour.is_over:
        return words("The hour is finished: sign it, or take something back.")
    if turn.stack:
        return sentence(" < ".join(frame_words(frame) for frame in reversed(turn.stack)))
    if option is not None:
        return words(_TRYING[option])
    named = {"hour": turn.region.name, "region": lines_name(turn.region)}
    return words("{hour}, {region}: choose A, B, C or pass.", **named)


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
        said.append(words("{n} credits for the next hour", n=after.credits))
    before, now = score_of(one).total, score_of(two).total
    return [*said, words("total {before} to {now}", before=before, now=now)]


def warnings(draft: Draft) -> list[str]:
    """Say what signing now would give up; nothing if nothing."""
    if draft.hour is None:
        return []
    said = []
    for turn, decision in zip(draft.turns, draft.hour.decisions, strict=False):
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
    named = ((PlaceWorm, "A"), (ChooseToAdd, "B"), (ChooseToAct, "C"))
    return [letter for option, letter in named if option in kinds]


def _given_up(decisions: Sequence[Decision]) -> list[Decision]:
    return [one for one in decisions if not isinstance(one, Done)]
