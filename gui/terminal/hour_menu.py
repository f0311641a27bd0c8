"""What can be decided in an hour of Worm & Cozy, in words that build up a menu step by step.

Law: it asks the rules core what is legal and why not, and states no rule.
"""

from collections.abc import Sequence

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
from core.cozy.options import kinds_with_room
from core.cozy.turn import (
    ORGAN_DICE,
    AddFrame,
    BabiesFrame,
    CollarFrame,
    EachFrame,
    EyeFrame,
    Frame,
    GrowFrame,
    LineFrame,
    MouthsFrame,
    TailFrame,
    ThingsFrame,
    Turn,
)
from core.cozy.worm import Kind, Organ
from gui.cozy.reasons import option_refusal_words
from gui.cozy.sayings import done_words, faced_words, frame_words
from gui.cozy.words import (
    die_words,
    letter,
    line_words,
    looking_words,
    space_words,
    spaces_words,
    tidy,
    with_article,
    worm_words,
)
from gui.words.words import marked, words

_OPTIONS: dict[type[Decision], str] = {
    PlaceWorm: marked("No new worm"),
    ChooseToAdd: marked("No organ for a worm"),
    ChooseToAct: marked("No worm may act"),
}


def question(turn: Turn) -> str:
    """Ask what the hour waits for now."""
    if not turn.stack:
        return words("What do you do?")
    return _question(turn, turn.stack[-1])


def _question(turn: Turn, frame: Frame) -> str:
    match frame:
        case AddFrame(worm):
            return words("Which organ does {worm} get?", worm=worm_words(worm))
        case BabiesFrame():
            return words("Which baby gets which organ?")
        case EachFrame():
            return words("Does an organ act?")
        case MouthsFrame(food):
            return words("Does a mouth at the food on {space} act?", space=space_words(food))
        case LineFrame(worms, left):
            return words(
                "The line {line} dances, {left} more of it may act: which organ?",
                line=line_words(worms),
                left=left,
            )
        case _:
            return _choice_question(turn, frame)


def _choice_question(
    turn: Turn, frame: EyeFrame | TailFrame | CollarFrame | ThingsFrame | GrowFrame
) -> str:
    match frame:
        case GrowFrame(worm, limit, size):
            return words(
                "Where does {worm} grow ({size} of at most {limit} spaces so far)?",
                worm=worm_words(worm),
                size=size,
                limit=limit,
            )
        case EyeFrame(cell, left):
            eye = _organ(turn.colony, cell)
            return words("Where does {organ} put a food ({left} left)?", organ=eye, left=left)
        case TailFrame(cell):
            return words("Which line dances, led by {organ}?", organ=_organ(turn.colony, cell))
        case CollarFrame(cell):
            return words("Which partner does {organ} choose?", organ=_organ(turn.colony, cell))
        case ThingsFrame(worm, partner, left):
            return words(
                "What do worms {one} and {two} do together ({left} left)?",
                one=letter(worm),
                two=letter(partner),
                left=left,
            )


def waiting(turn: Turn) -> list[str]:
    """Tell what is still open behind the present question, the next one first."""
    return [frame_words(frame) for frame in reversed(turn.stack[:-1]) if _has_more(frame)]


def _has_more(frame: Frame) -> bool:
    match frame:
        case EachFrame(cells):
            return bool(cells)
        case EyeFrame(left=left) | LineFrame(left=left) | ThingsFrame(left=left):
            return left > 0
        case _:
            return True


def _organ(colony: Colony, cell: Cell) -> str:
    return words(
        "the {kind} on {space} of {worm}",
        kind=words(colony.organ_at[cell].kind.value),
        space=space_words(cell),
        worm=worm_words(colony.owner[cell]),
    )


# decisions, part by part


def parts(turn: Turn, decision: Decision) -> tuple[str, ...]:
    """Say *decision* in parts: what begins alike stands in one line of a menu first."""
    if isinstance(decision, Option):
        return _option(turn, decision)
    if isinstance(decision, Done):
        return (done_words(turn.stack[-1]),)
    return _answer(turn, decision)


def _option(turn: Turn, option: Option) -> tuple[str, ...]:
    match option:
        case ChangeDie(die, to):
            return (words("Change a die: a brain acted last hour:"), die_words(turn, die, to))
        case FillBrain(cell, die, to):
            brain = f"{_organ(turn.colony, cell)}:"
            start = words("Change a die by using up a brain:")
            return (start, brain, die_words(turn, die, to))
        case PlaceWorm(cells):
            return (_new_worm(turn), spaces_words(cells))
        case ChooseToAdd(worm):
            kinds = words(" or ").join(map(with_article, kinds_with_room(turn, worm)))
            gets = words("{worm} gets {kinds}", worm=worm_words(worm), kinds=kinds)
            return (words("Add an organ to a worm you have:"), gets)
        case ChooseToAct(worm):
            organs = ", ".join(
                f"{words(organ.kind.value)} {space_words(organ.cell)}"
                for organ in turn.colony.organs_of(worm)
            )
            return (words("Let all organs of a worm act:"), f"{worm_words(worm)} ({organs})")
        case Pass():
            return (words("Pass: do nothing this hour"),)


def _new_worm(turn: Turn) -> str:
    kinds = dict.fromkeys(with_article(turn.kind_of(die)) for die in ORGAN_DICE)
    return words(
        "Place a new worm of shape {shape}, which gets {kinds}:",
        shape=tidy(turn.shape()[0]),
        kinds=words(" or ").join(kinds),
    )


def _answer(turn: Turn, answer: Answer) -> tuple[str, ...]:
    match answer:
        case AddOrgan():
            return _adding(turn, answer)
        case ActOrgan(cell):
            named = {"organ": _organ(turn.colony, cell), "effect": _effect(turn, cell)}
            return (words("{organ} acts: {effect}", **named),)
        case PutFood(cell):
            return (_food_place(turn, cell),)
        case Grow(cell, start):
            where = words("onto {space}", space=space_words(cell))
            return (where,) if start is None else (_end(turn, start), where)
        case _:
            return _together(turn, answer)


def _together(turn: Turn, answer: Answer) -> tuple[str, ...]:
    colony, frame = turn.colony, turn.stack[-1]
    match answer, frame:
        case ChooseLine(start), _:
            return (words("the line {line}", line=line_words(colony.line_of(start))),)
        case ChoosePartner(worm), CollarFrame(cell):
            things = colony.things(colony.owner[cell], worm)
            name = worm_words(worm)
            if things == 1:
                return (words("{worm}: 1 thing to do", worm=name),)
            return (words("{worm}: {count} things to do", worm=name, count=things),)
        case PlaceBaby(cells), _:
            return (words("Place a baby of {size} spaces:", size=len(cells)), spaces_words(cells))
        case GiveOrgans(), ThingsFrame():
            return (words("Give an organ to each baby of this hour"),)
        case _:
            raise AssertionError(answer)


def _adding(turn: Turn, add: AddOrgan) -> tuple[str, ...]:
    """Say what is added, where, and what its direction is worth now."""
    colony, worm = turn.colony, turn.colony.owner[add.cell]
    told: tuple[str, ...] = (
        with_article(add.kind),
        words("on {space}", space=space_words(add.cell)),
    )
    if isinstance(turn.stack[-1], BabiesFrame):
        told = (words("{worm} gets", worm=worm_words(worm)), *told)
    if add.front is not None:
        told = (*told, words("(the head is {space})", space=space_words(add.front)))
    if add.face is None:
        return told
    return (*told, f"{looking_words(add)}, {_view(colony, add)}")


def _view(colony: Colony, add: AddOrgan) -> str:
    organ = Organ(add.cell, add.kind, add.face)
    if add.kind is Kind.EYE:
        count = sum(sees(organ, cell) for cell in colony.blank)
        if count == 1:
            return words("where it sees 1 blank space")
        return words("where it sees {count} blank spaces", count=count)
    return faced_words(colony, organ)


def _effect(turn: Turn, cell: Cell) -> str:
    colony, worm = turn.colony, turn.colony.owner[cell]
    eyes = colony.count(worm, Kind.EYE)
    limit = colony.count(worm, Kind.HEART) + colony.worms[worm].extension
    effects = {
        Kind.EYE: words("puts up to {count} food", count=eyes),
        Kind.MOUTH: words("adds an organ to its worm"),
        Kind.TAIL: words("a Conga Line dances"),
        Kind.COLLAR: words("a baby, or organs for babies"),
        Kind.BRAIN: words("you may change a die next hour"),
        Kind.HEART: words("its worm grows by up to {limit}", limit=limit),
    }
    return effects[colony.organ_at[cell].kind]


def _food_place(turn: Turn, cell: Cell) -> str:
    """Name *cell*, and the mouths that wait for a food there."""
    mouths = [
        space_words(organ.cell)
        for organ in turn.colony.organs
        if organ.kind is Kind.MOUTH
        and organ.cell not in turn.acted
        and turn.colony.faced_by(organ) == cell
    ]
    if not mouths:
        return words("on {space}", space=space_words(cell))
    spaces = words(" and ").join(mouths)
    return words(
        "on {space}, right at the mouth on {mouths}", space=space_words(cell), mouths=spaces
    )


def _end(turn: Turn, start: Cell) -> str:
    worm = turn.colony.worms[turn.colony.owner[start]]
    if worm.faced and start == worm.cells[0]:
        return words("from the head on {space}", space=space_words(start))
    return words("from the end on {space}", space=space_words(start))


# finding decisions


def touched(turn: Turn, decision: Decision) -> frozenset[Cell]:
    """Collect the spaces by which *decision* can be found."""
    match decision:
        case PlaceWorm(cells) | PlaceBaby(cells):
            return frozenset(cells)
        case FillBrain(cell) | AddOrgan(_, cell) | ActOrgan(cell) | PutFood(cell) | Grow(cell):
            return frozenset((cell,))
        case ChooseToAdd(worm) | ChooseToAct(worm) | ChoosePartner(worm) | ChooseLine(worm):
            return frozenset(turn.colony.worms[worm].cells)
        case _:
            return frozenset()


def barred(turn: Turn, decisions: Sequence[Decision]) -> list[str]:
    """Say which options of the hour there are not, and why."""
    if turn.stack:
        return []
    found = {type(decision) for decision in decisions}
    told = [
        f"{words(what)}: {option_refusal_words(turn, option)}."
        for option, what in _OPTIONS.items()
        if option not in found
    ]
    return (
        told if turn.colony.worms else [*told[:-2], words("Nothing else: there are no worms yet.")]
    )
