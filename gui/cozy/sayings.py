"""Decisions, waiting business and reasons of Worm & Cozy as sentences of the window."""

from collections.abc import Sequence

from core.cozy.colony import Colony
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
    Grow,
    Option,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell
from core.cozy.turn import (
    ORGAN_DICE,
    SHAPE_DIE,
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
from gui.cozy.names import face_name, kind_name
from gui.cozy.words import letter, space_words
from gui.words.words import marked, words

_PIP = "\u25cf"


def decision_words(turn: Turn, decision: Decision) -> str:
    """Say what *decision* does from *turn* on, in one short line."""
    if isinstance(decision, Option):
        return _option_words(turn, decision)
    if isinstance(decision, Done):
        return done_words(turn.stack[-1])
    return _answer_words(turn, decision)


def _option_words(turn: Turn, decision: Option) -> str:
    match decision:
        case ChangeDie(die, to):
            named = {"number": die + 1, "face": face_words(turn, die, to)}
            return words("a credit: die {number} becomes {face}", **named)
        case FillBrain(cell, die, to):
            return words(
                "fill in brain {space}: die {number} becomes {face}",
                space=space_words(cell),
                number=die + 1,
                face=face_words(turn, die, to),
            )
        case PlaceWorm(cells):
            shape = turn.shape()[0]
            return words("A: place {shape} on {path}", shape=shape, path=_cells_words(cells))
        case ChooseToAdd(worm):
            return words("B: an organ for worm {worm}", worm=letter(worm))
        case ChooseToAct(worm):
            return words("C: the organs of worm {worm} act", worm=letter(worm))
        case _:
            return words("pass: do nothing this hour")


def _answer_words(turn: Turn, answer: Answer) -> str:
    match answer:
        case AddOrgan(kind, cell):
            return _organ_words(turn, answer, kind, cell)
        case ActOrgan(cell):
            return words("{organ} acts", organ=organ_words(turn.colony, cell))
        case PutFood(cell):
            return words("food on {space}", space=space_words(cell))
        case Grow(cell):
            return words("grow to {space}", space=space_words(cell)) + _from_words(answer)
        case _:
            return _together_words(turn, answer)


def _together_words(turn: Turn, answer: Answer) -> str:
    match answer:
        case ChooseLine(worm):
            return words("Conga Line {line}", line=line_words(turn.colony.line_of(worm)))
        case ChoosePartner(worm):
            return words("together with worm {worm}", worm=letter(worm))
        case PlaceBaby(cells):
            return words("a baby on {path}", path=_cells_words(cells))
        case _:
            return words("give the babies organs")


def _organ_words(turn: Turn, add: AddOrgan, kind: Kind, cell: Cell) -> str:
    worm = turn.colony.owner.get(cell, 0)
    named = {"kind": kind_name(kind), "space": space_words(cell), "worm": letter(worm)}
    if add.face is None:
        return words("+{kind} {space} (worm {worm})", **named)
    named["way"] = face_name(add.face)
    if add.front is None:
        return words("+{kind} {space} (worm {worm}), facing {way}", **named)
    named["front"] = space_words(add.front)
    return words("+{kind} {space} (worm {worm}), facing {way}, head {front}", **named)


def _from_words(grow: Grow) -> str:
    return words(" from {space}", space=space_words(grow.start)) if grow.start else ""


def _cells_words(cells: tuple[Cell, ...]) -> str:
    return " ".join(space_words(cell) for cell in cells)


def organ_words(colony: Colony, cell: Cell) -> str:
    """Name the organ on *cell*."""
    organ = colony.organ_at[cell]
    return words("{kind} {space}", kind=kind_name(organ.kind), space=space_words(cell))


def line_words(line: tuple[int, ...]) -> str:
    """Name the worms of a Conga Line in order."""
    return " > ".join(letter(worm) for worm in line)


def face_words(turn: Turn, die: int, pips: int) -> str:
    """Name face *pips* of *die*."""
    if die == SHAPE_DIE:
        return turn.sheet.shapes[pips - 1][0]
    return kind_name(turn.sheet.organ_die[pips - 1])


def question_words(turn: Turn) -> str:
    """Say what the innermost frame of *turn* asks, with the sums behind its numbers."""
    frame = turn.stack[-1]
    if isinstance(frame, ThingsFrame):
        return f"{frame_words(frame)} {_PIP * frame.left}"
    if not isinstance(frame, GrowFrame):
        return frame_words(frame)
    hearts = turn.colony.count(frame.worm, Kind.HEART)
    named = {"hearts": hearts, "before": frame.limit - hearts, "said": frame_words(frame)}
    return words("{said} (hearts {hearts} + grown before {before})", **named)


def frame_words(frame: Frame) -> str:
    """Say what *frame* waits for, in a few words."""
    match frame:
        case AddFrame(worm):
            return words("an organ for worm {worm}", worm=letter(worm))
        case EyeFrame(cell, left):
            return words("eye {space}, food left: {left}", space=space_words(cell), left=left)
        case TailFrame(cell):
            return words("tail {space}: which line?", space=space_words(cell))
        case CollarFrame(cell):
            return words("collar {space}: with whom?", space=space_words(cell))
        case GrowFrame(worm, limit, size):
            named = {"worm": letter(worm), "size": size, "limit": limit}
            return words("worm {worm} grows: {size} of {limit}", **named)
        case _:
            return _acting_words(frame)


def _acting_words(frame: EachFrame | MouthsFrame | LineFrame | ThingsFrame | BabiesFrame) -> str:
    match frame:
        case EachFrame(cells):
            return words("organs on {spaces} may act", spaces=", ".join(map(space_words, cells)))
        case MouthsFrame(food):
            return words("mouths at food {space}", space=space_words(food))
        case LineFrame(worms, left):
            return words("line {worms}, acts left: {left}", worms=line_words(worms), left=left)
        case ThingsFrame(worm, partner, left):
            named = {"one": letter(worm), "two": letter(partner), "left": left}
            return words("{one} and {two}, things left: {left}", **named)
        case BabiesFrame(todo):
            return words("organs for babies {babies}", babies=", ".join(map(letter, todo)))


def waiting(stack: Sequence[Frame]) -> list[Frame]:
    """List what is open, the innermost first; without what has nothing more to ask."""
    return [frame for place, frame in enumerate(reversed(stack)) if not place or _is_open(frame)]


def _is_open(frame: Frame) -> bool:
    match frame:
        case EachFrame(cells):
            return bool(cells)
        case EyeFrame(left=left) | ThingsFrame(left=left) | LineFrame(left=left):
            return bool(left)
        case _:
            return True


_GIVEN_UP: dict[type[Frame], str] = {
    AddFrame: marked("Done: add no organ"),
    BabiesFrame: marked("Done: no more organs for babies"),
    EachFrame: marked("Done: let none of these act"),
    MouthsFrame: marked("Done: let none of these act"),
    TailFrame: marked("Done: let no line dance"),
    CollarFrame: marked("Done: do nothing with it"),
    EyeFrame: marked("Done: leave food ({left})"),
    ThingsFrame: marked("Done: leave things ({left})"),
    LineFrame: marked("Done: leave acts ({left})"),
    GrowFrame: marked("Done: leave spaces ({left})"),
}


def done_words(frame: Frame) -> str:
    """Say what ``done`` gives up now: it stands on the button."""
    match frame:
        case EyeFrame(left=left) | ThingsFrame(left=left) | LineFrame(left=left):
            return words(_GIVEN_UP[type(frame)], left=left)
        case GrowFrame(limit=limit, size=size):
            return words(_GIVEN_UP[GrowFrame], left=limit - size)
        case _:
            return words(_GIVEN_UP[type(frame)])


def faced_words(colony: Colony, organ: Organ) -> str:
    """Say what *organ* would look at."""
    faced = colony.faced_by(organ)
    if faced is None:
        return ""
    if not colony.sheet.holds(faced):
        return words("off the sheet")
    if faced in colony.owner:
        return words("at worm {worm}", worm=letter(colony.owner[faced]))
    if faced in colony.foods:
        return words("at the food on {space}", space=space_words(faced))
    if faced in colony.blank:
        return words("at the blank space {space}", space=space_words(faced))
    return words("at the rock on {space}", space=space_words(faced))


def dice_words(turn: Turn) -> str:
    """Say what the dice show."""
    first, second, shape = (
        face_words(turn, die, turn.shown(die)) for die in (*ORGAN_DICE, SHAPE_DIE)
    )
    return words("{first}, {second}, {shape}", first=first, second=second, shape=shape)
