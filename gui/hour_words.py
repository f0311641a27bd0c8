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
from gui.cozy_words import (
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

_OPTIONS: dict[type[Decision], str] = {
    PlaceWorm: "No new worm",
    ChooseToAdd: "No organ for a worm",
    ChooseToAct: "No worm may act",
}


def question(turn: Turn) -> str:
    """Ask what the hour waits for now."""
    if not turn.stack:
        return "What do you do?"
    return _question(turn, turn.stack[-1])


def _question(turn: Turn, frame: Frame) -> str:
    match frame:
        case AddFrame(worm):
            return f"Which organ does {worm_words(worm)} get?"
        case BabiesFrame():
            return "Which baby gets which organ?"
        case EachFrame():
            return "Does an organ act?"
        case MouthsFrame(food):
            return f"Does a mouth at the food on {space_words(food)} act?"
        case LineFrame(worms, left):
            return f"The line {line_words(worms)} dances, {left} more of it may act: which organ?"
        case _:
            return _choice_question(turn, frame)


def _choice_question(
    turn: Turn, frame: EyeFrame | TailFrame | CollarFrame | ThingsFrame | GrowFrame
) -> str:
    match frame:
        case GrowFrame(worm, limit, size):
            return f"Where does {worm_words(worm)} grow ({size} of at most {limit} spaces so far)?"
        case EyeFrame(cell, left):
            return f"Where does {_organ(turn.colony, cell)} put a food ({left} left)?"
        case TailFrame(cell):
            return f"Which line dances, led by {_organ(turn.colony, cell)}?"
        case CollarFrame(cell):
            return f"Which partner does {_organ(turn.colony, cell)} choose?"
        case ThingsFrame(worm, partner, left):
            both = f"{letter(worm)} and {letter(partner)}"
            return f"What do worms {both} do together ({left} left)?"


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
    kind = colony.organ_at[cell].kind.value
    return f"the {kind} on {space_words(cell)} of {worm_words(colony.owner[cell])}"


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
            return ("Change a die: a brain acted last hour:", die_words(turn, die, to))
        case FillBrain(cell, die, to):
            brain = f"{_organ(turn.colony, cell)}:"
            return ("Change a die by using up a brain:", brain, die_words(turn, die, to))
        case PlaceWorm(cells):
            kinds = " or ".join(
                dict.fromkeys(with_article(turn.kind_of(die)) for die in ORGAN_DICE)
            )
            start = f"Place a new worm of shape {tidy(turn.shape()[0])}, which gets {kinds}:"
            return (start, spaces_words(cells))
        case ChooseToAdd(worm):
            kinds = " or ".join(map(with_article, kinds_with_room(turn, worm)))
            return ("Add an organ to a worm you have:", f"{worm_words(worm)} gets {kinds}")
        case ChooseToAct(worm):
            organs = ", ".join(
                f"{organ.kind.value} {space_words(organ.cell)}"
                for organ in turn.colony.organs_of(worm)
            )
            return ("Let all organs of a worm act:", f"{worm_words(worm)} ({organs})")
        case Pass():
            return ("Pass: do nothing this hour",)


def _answer(turn: Turn, answer: Answer) -> tuple[str, ...]:
    match answer:
        case AddOrgan():
            return _adding(turn, answer)
        case ActOrgan(cell):
            return (f"{_organ(turn.colony, cell)} acts: {_effect(turn, cell)}",)
        case PutFood(cell):
            return (f"on {space_words(cell)}{_eaters(turn, cell)}",)
        case Grow(cell, start):
            where = f"onto {space_words(cell)}"
            return (where,) if start is None else (_end(turn, start), where)
        case _:
            return _together(turn, answer)


def _together(turn: Turn, answer: Answer) -> tuple[str, ...]:
    colony, frame = turn.colony, turn.stack[-1]
    match answer, frame:
        case ChooseLine(start), _:
            return (f"the line {line_words(colony.line_of(start))}",)
        case ChoosePartner(worm), CollarFrame(cell):
            things = colony.things(colony.owner[cell], worm)
            return (f"{worm_words(worm)}: {things} {'thing' if things == 1 else 'things'} to do",)
        case PlaceBaby(cells), _:
            return (f"Place a baby of {len(cells)} spaces:", spaces_words(cells))
        case GiveOrgans(), ThingsFrame():
            return ("Give an organ to each baby of this hour",)
        case _:
            raise AssertionError(answer)


def _adding(turn: Turn, add: AddOrgan) -> tuple[str, ...]:
    """Say what is added, where, and what its direction is worth now."""
    colony, worm = turn.colony, turn.colony.owner[add.cell]
    baby = (f"{worm_words(worm)} gets",) if isinstance(turn.stack[-1], BabiesFrame) else ()
    told = (*baby, with_article(add.kind), f"on {space_words(add.cell)}")
    if add.front is not None:
        told = (*told, f"(the head is {space_words(add.front)})")
    if add.face is None:
        return told
    return (*told, f"{looking_words(add).strip()}, {_view(colony, add)}")


def _view(colony: Colony, add: AddOrgan) -> str:
    organ = Organ(add.cell, add.kind, add.face)
    if add.kind is Kind.EYE:
        count = sum(sees(organ, cell) for cell in colony.blank)
        return f"where it sees {count} blank {'space' if count == 1 else 'spaces'}"
    return faced_words(colony, organ)


def _effect(turn: Turn, cell: Cell) -> str:
    colony, worm = turn.colony, turn.colony.owner[cell]
    eyes = colony.count(worm, Kind.EYE)
    limit = colony.count(worm, Kind.HEART) + colony.worms[worm].extension
    effects = {
        Kind.EYE: f"puts up to {eyes} food",
        Kind.MOUTH: "adds an organ to its worm",
        Kind.TAIL: "a Conga Line dances",
        Kind.COLLAR: "a baby, or organs for babies",
        Kind.BRAIN: "you may change a die next hour",
        Kind.HEART: f"its worm grows by up to {limit}",
    }
    return effects[colony.organ_at[cell].kind]


def _eaters(turn: Turn, cell: Cell) -> str:
    """Name the mouths that wait for a food on *cell*."""
    mouths = [
        space_words(organ.cell)
        for organ in turn.colony.organs
        if organ.kind is Kind.MOUTH
        and organ.cell not in turn.acted
        and turn.colony.faced_by(organ) == cell
    ]
    return f", right at the mouth on {' and '.join(mouths)}" if mouths else ""


def _end(turn: Turn, start: Cell) -> str:
    worm = turn.colony.worms[turn.colony.owner[start]]
    end = "head" if worm.faced and start == worm.cells[0] else "end"
    return f"from the {end} on {space_words(start)}"


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
        f"{what}: {option_refusal_words(turn, option)}."
        for option, what in _OPTIONS.items()
        if option not in found
    ]
    return told if turn.colony.worms else [*told[:-2], "Nothing else: there are no worms yet."]
