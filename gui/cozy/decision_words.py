"""The decisions of an hour in words: one grammar with two voices.

"Offered" is what a decision would do: in menus, lists, hints and on buttons. It comes in parts, so
that a menu can group decisions that begin alike. "Done" is what a player has decided: in the log
and in past hours. The rules core supplies the facts; no rule is stated here.
"""

from collections.abc import Iterable
from typing import NamedTuple

from core.cozy.colony import Colony, sees
from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    Answer,
    ChangeDie,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    FillBrain,
    GiveOrgans,
    Grow,
    Option,
    Pass,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell
from core.cozy.hour import decided
from core.cozy.options import kinds_with_room
from core.cozy.turn import SHAPE_DIE, BabiesFrame, CollarFrame, Turn
from core.cozy.worm import Organ, OrganKind
from gui.cozy.questions import done_words
from gui.cozy.sheet_words import (
    die_words,
    either,
    kind_words,
    letter,
    line_words,
    looking_words,
    organ_words,
    rolled_words,
    shown_words,
    space_words,
    spaces_words,
    with_article,
    worm_words,
)
from gui.words.words import counted, labelled, marked, without_colon, words

OPTIONS: dict[type[Decision], str] = {PlaceWorm: "A", ChooseToAdd: "B", ChooseToAct: "C"}
"""The letters of the options (C4.3)."""


class DecisionWords(NamedTuple):
    """A decision in both voices, side by side so that they stay alike."""

    offered: tuple[str, ...]
    """Its parts; similar decisions begin with the same ones."""
    done: str


def offer_words(turn: Turn, decision: Decision) -> str:
    """Return in one line what *decision* would do at *turn*."""
    return " ".join(said(turn, decision).offered)


def opening(turn: Turn, decision: Decision) -> str:
    """Return the words that all decisions like *decision* begin with."""
    start = without_colon(said(turn, decision).offered[0])
    return f"{start[:1].upper()}{start[1:]}"


def deeds(turn: Turn, decisions: Iterable[Decision]) -> list[str]:
    """Return what *decisions*, taken from *turn* on, have done; choosing to end is left out."""
    told = []
    for decision in decisions:
        if not isinstance(decision, Done):
            told.append(said(turn, decision).done)
        turn = decided(turn, decision)
    return told


def said(turn: Turn, decision: Decision) -> DecisionWords:
    """Return *decision*, taken at *turn*, in both voices."""
    return _option(turn, decision) if isinstance(decision, Option) else _answer(turn, decision)


def _option(turn: Turn, option: Option) -> DecisionWords:
    match option:
        case ChangeDie(die, to):
            change = die_words(turn, die, to)
            return DecisionWords((words("spend a coin on a die:"), change), change)
        case FillBrain(cell, die, to):
            space, change = space_words(cell), die_words(turn, die, to)
            return DecisionWords(
                (words("fill in a brain"), words("on {space}:", space=space), change),
                words("fills in the brain on {space}: {change}", space=space, change=change),
            )
        case PlaceWorm(cells):
            shape, spaces = shown_words(turn, SHAPE_DIE), spaces_words(cells)
            kinds, worm = rolled_words(turn), letter(len(turn.colony.worms))
            place = marked("place a new worm of shape {shape}, which gets {kinds}:")
            places = marked("places worm {worm}, shape {shape}, on {spaces}")
            return DecisionWords(
                (words(place, shape=shape, kinds=kinds), spaces),
                words(places, worm=worm, shape=shape, spaces=spaces),
            )
        case ChooseToAdd(worm) | ChooseToAct(worm):
            return _chosen(turn, option, worm)
        case Pass():
            return DecisionWords((words("pass: do nothing this hour"),), words("passes"))


def _chosen(turn: Turn, option: ChooseToAdd | ChooseToAct, number: int) -> DecisionWords:
    worm = worm_words(number)
    if isinstance(option, ChooseToAdd):
        kinds = either(map(with_article, kinds_with_room(turn, number)))
        gets = words("{worm} gets {kinds}", worm=worm, kinds=kinds)
        done = words("chooses {worm} for an organ", worm=worm)
        return DecisionWords((words("give an organ to a worm:"), gets), done)
    organs = ", ".join(
        f"{kind_words(organ.kind)} {space_words(organ.cell)}"
        for organ in turn.colony.organs_of(number)
    )
    acts = words("let all organs of a worm act:")
    return DecisionWords((acts, f"{worm} ({organs})"), words("lets {worm} act", worm=worm))


def _answer(turn: Turn, answer: Answer) -> DecisionWords:
    match answer:
        case AddOrgan():
            return _adding(turn, answer)
        case ActOrgan(cell):
            organ, kind = organ_words(turn.colony, cell), turn.colony.organ_at[cell].kind
            at = {"kind": kind_words(kind), "space": space_words(cell)}
            effect = words("{organ} acts: {effect}", organ=organ, effect=_effect(turn, cell))
            return DecisionWords((effect,), words("the {kind} on {space} acts", **at))
        case PutFood(cell):
            food = words("a food on {space}", space=space_words(cell))
            return DecisionWords((_feeding(turn, cell) or food,), food)
        case Grow(cell, start):
            onto = {"space": space_words(cell)}
            whole, rest = words("grow onto {space}", **onto), words("onto {space}", **onto)
            parts = (whole,) if start is None else (_end(turn, start), rest)
            return DecisionWords(parts, words("grows onto {space}", **onto))
        case Done():
            return DecisionWords((done_words(turn.stack[-1]),), done_words(turn.stack[-1]))
        case _:
            return _together(turn, answer)


def _together(
    turn: Turn, answer: ChooseLine | ChoosePartner | PlaceBaby | GiveOrgans
) -> DecisionWords:
    match answer:
        case ChooseLine(start):
            line = words("the line {line} dances", line=line_words(turn.colony.line_of(start)))
            return DecisionWords((line,), line)
        case ChoosePartner(worm):
            partner = words("with {worm} as partner", worm=worm_words(worm))
            return DecisionWords((labelled(partner, _things(turn, worm)),), partner)
        case PlaceBaby(cells):
            baby, spaces = worm_words(len(turn.colony.worms)), spaces_words(cells)
            return DecisionWords(
                (
                    counted(len(cells), "a baby of {count} space:", "a baby of {count} spaces:"),
                    spaces,
                ),
                words("a baby, {worm}, on {spaces}", worm=baby, spaces=spaces),
            )
        case GiveOrgans():
            return DecisionWords((words("Give the babies organs"),), words("organs for the babies"))


# what an offer comes to


def _adding(turn: Turn, add: AddOrgan) -> DecisionWords:
    """Return what is added, where, and in the last part what its direction is worth now."""
    organ, space = with_article(add.kind), space_words(add.cell)
    parts: tuple[str, ...] = (organ, words("on {space}", space=space))
    if isinstance(turn.stack[-1], BabiesFrame):
        worm = worm_words(turn.colony.owner[add.cell])
        parts = (words("{worm} gets", worm=worm), *parts)
    done = words("{organ} on {space}", organ=organ, space=space)
    if add.face is None:
        return DecisionWords(parts, done)
    looking = looking_words(add)
    ways = [looking, _view(turn.colony, add)]
    if add.front is not None:
        ways.append(words("with the head on {space}", space=space_words(add.front)))
    return DecisionWords((*parts, ", ".join(ways)), f"{done} {looking}")


def _view(colony: Colony, add: AddOrgan) -> str:
    """Return what a new organ would look at; for an eye, how much of it is blank."""
    organ = Organ(add.cell, add.kind, add.face)
    if add.kind is OrganKind.EYE:
        count = sum(sees(organ, cell) for cell in colony.blank)
        return counted(
            count, "where it sees {count} blank space", "where it sees {count} blank spaces"
        )
    faced = colony.faced_by(organ)
    assert faced is not None
    if not colony.sheet.holds(faced):
        return words("off the sheet")
    if faced in colony.owner:
        return words("at worm {worm}", worm=letter(colony.owner[faced]))
    here = marked("at the rock on {space}")
    if faced in colony.foods:
        here = marked("at the food on {space}")
    elif faced in colony.blank:
        here = marked("at the blank space {space}")
    return words(here, space=space_words(faced))


def _effect(turn: Turn, cell: Cell) -> str:
    colony, worm = turn.colony, turn.colony.owner[cell]
    eyes = colony.count(worm, OrganKind.EYE)
    limit = colony.count(worm, OrganKind.HEART) + colony.worms[worm].extension
    effects = {
        OrganKind.EYE: words("puts up to {count} food", count=eyes),
        OrganKind.MOUTH: words("adds an organ to its worm"),
        OrganKind.TAIL: words("a Conga Line dances"),
        OrganKind.COLLAR: words("a baby, or organs for babies"),
        OrganKind.BRAIN: words("you may change a die next hour"),
        OrganKind.HEART: words("its worm grows by up to {limit}", limit=limit),
    }
    return effects[colony.organ_at[cell].kind]


def _feeding(turn: Turn, cell: Cell) -> str:
    """Return the offer of a food on *cell* if mouths wait for it there, else ""."""
    mouths = [
        space_words(organ.cell)
        for organ in turn.colony.organs
        if organ.kind is OrganKind.MOUTH
        and organ.cell not in turn.acted
        and turn.colony.faced_by(organ) == cell
    ]
    if not mouths:
        return ""
    where = {"space": space_words(cell), "mouths": words(" and ").join(mouths)}
    return words("a food on {space}, right at the mouth on {mouths}", **where)


def _end(turn: Turn, start: Cell) -> str:
    worm = turn.colony.worms[turn.colony.owner[start]]
    if worm.faced and start == worm.cells[0]:
        return words("grow from the head on {space}", space=space_words(start))
    return words("grow from the end on {space}", space=space_words(start))


def _things(turn: Turn, partner: int) -> str:
    frame = turn.stack[-1]
    assert isinstance(frame, CollarFrame)
    count = turn.colony.things(turn.colony.owner[frame.cell], partner)
    return counted(count, "{count} thing to do", "{count} things to do")
