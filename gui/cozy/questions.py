"""What an hour asks: for each kind of frame all that is said of it, and what answers it.

Law: nothing else says what a frame asks; the sums behind its numbers come from the rules core.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChooseLine,
    ChoosePartner,
    Decision,
    Grow,
    PlaceBaby,
    PutFood,
)
from core.cozy.turn import (
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
from core.cozy.worm import OrganKind
from gui.cozy.sheet_words import (
    hour_name,
    letter,
    line_words,
    organ_words,
    region_words,
    space_words,
    worm_words,
)
from gui.words.words import counted, marked, words


class Asked(NamedTuple):
    """What is said of one kind of frame, and what answers it."""

    question: str
    """In full, with the sums behind its numbers."""
    waiting: str
    """In a few words, for what waits behind another."""
    instruction: str | Callable[..., str]
    """What to do; where something is counted, made of how much is left."""
    given_up: str
    """What ``done`` gives up."""
    rule: str
    answer: type[Decision]
    """What answers it, but for stopping."""
    first: str = marked("Answer first")
    """Shortly, what must be done before the hour is signed."""
    sum: str = ""
    """Where the question's number comes from."""


ASKED: Mapping[type[Frame], Asked] = {
    AddFrame: Asked(
        marked("Which organ does {worm} get?"),
        marked("an organ for worm {worm}"),
        marked("Choose an organ"),
        marked("Done: add no organ"),
        marked("C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head."),
        AddOrgan,
        marked("An organ first"),
    ),
    BabiesFrame: Asked(
        marked("Which baby gets which organ?"),
        marked("organs for babies {babies}"),
        marked("Choose an organ"),
        marked("Done: no more organs for babies"),
        marked("C5.6: each baby of this hour gets an organ, no collar; then they act."),
        AddOrgan,
        marked("An organ first"),
    ),
    EachFrame: Asked(
        marked("Does an organ act?"),
        marked("organs on {spaces} may act"),
        marked("Click a glowing organ to let it act"),
        marked("Done: let none of these act"),
        marked("C5.1, C5.2: an organ acts once an hour, if that changes something."),
        ActOrgan,
    ),
    MouthsFrame: Asked(
        marked("Does a mouth at the food on {space} act?"),
        marked("mouths at food {space}"),
        marked("Click a glowing mouth to let it eat"),
        marked("Done: let none of these act"),
        marked("C5.3: each mouth at the new food may act before the next food."),
        ActOrgan,
    ),
    EyeFrame: Asked(
        marked("Where does {organ} put a food ({left} left)?"),
        marked("eye {space}, food left: {left}"),
        lambda left, **_: counted(
            left,
            "Put an apple on one of the dots: the eye sees it",
            "Put an apple on one of the dots, {count} in all",
        ),
        marked("Done: leave food ({left})"),
        marked("C5.3: one food for each eye of the worm, where this eye sees a blank space."),
        PutFood,
    ),
    TailFrame: Asked(
        marked("Which line dances, led by {organ}?"),
        marked("tail {space}: which line?"),
        marked("Click the worm that the dance begins with"),
        marked("Done: let no line dance"),
        marked("C5.5: a Conga Line starts anywhere and leads through this worm."),
        ChooseLine,
    ),
    LineFrame: Asked(
        marked("The line {line} dances, {left} more of it may act: which organ?"),
        marked("line {worms}, acts left: {left}"),
        lambda left, **_: counted(
            left,
            "Click a glowing organ: one more may dance",
            "Click a glowing organ: {count} more may dance",
        ),
        marked("Done: leave acts ({left})"),
        marked("C5.5: on each worm of the line but one, one organ acts; no tails."),
        ActOrgan,
    ),
    CollarFrame: Asked(
        marked("Which partner does {organ} choose?"),
        marked("collar {space}: with whom?"),
        marked("Click the worm to pair up with"),
        marked("Done: do nothing with it"),
        marked("C5.6: the partner touches this worm and has a collar somewhere."),
        ChoosePartner,
    ),
    ThingsFrame: Asked(
        marked("What do worms {one} and {two} do together ({left} left)?"),
        marked("{one} and {two}, things left: {left}"),
        lambda left, **named: counted(
            left,
            "Lay a baby beside {one} or {two}",
            "Lay a baby beside {one} or {two}, {count} things left",
            **named,
        ),
        marked("Done: leave things ({left})"),
        marked("C5.6: one thing for each collar here, and each of the partner's at them."),
        PlaceBaby,
        marked("Lay it first"),
        marked("Each thing is a baby, or organs for babies: {left} left"),
    ),
    GrowFrame: Asked(
        marked(
            "Where does {worm} grow ({size} of at most {limit} so far:"
            " hearts {hearts} + grown before {before})?"
        ),
        marked("worm {worm} grows: {size} of {limit}"),
        lambda left, **named: counted(
            left,
            "Draw {worm} longer by a space",
            "Draw {worm} longer, by up to {count} spaces",
            **named,
        ),
        marked("Done: leave spaces ({left})"),
        marked("C5.8: it grows by at most its hearts and its largest growth before."),
        Grow,
        sum=marked("{hearts} for its hearts + {before} grown before = {limit}"),
    ),
}
"""The one table of frames."""


def question(turn: Turn) -> str:
    """Return what *turn* asks now, with the sums behind its numbers."""
    if not turn.stack:
        named = {"hour": hour_name(turn.region), "region": region_words(turn.region)}
        return words("{hour}, {region}: what do you do?", **named)
    frame = turn.stack[-1]
    said = letter if isinstance(frame, ThingsFrame) else worm_words
    return words(ASKED[type(frame)].question, **_named(frame, said), **_sums(turn, frame))


def waiting(turn: Turn) -> list[str]:
    """Return what is open, the innermost first, without what has nothing more to ask."""
    inside_out = enumerate(reversed(turn.stack))
    return [frame_words(frame) for place, frame in inside_out if not place or _is_open(frame)]


def frame_words(frame: Frame) -> str:
    """Return what *frame* waits for, in a few words."""
    return words(ASKED[type(frame)].waiting, **_named(frame, letter))


def instruction(frame: Frame) -> str:
    """Return what to do at *frame*."""
    said, named = ASKED[type(frame)].instruction, _named(frame, worm_words)
    return words(said) if isinstance(said, str) else said(**named)


def sum_words(turn: Turn) -> str:
    """Return the sum behind the number in the question of *turn*; "" if there is none."""
    frame = turn.stack[-1]
    said = ASKED[type(frame)].sum
    return words(said, **_named(frame, letter), **_sums(turn, frame)) if said else ""


def done_words(frame: Frame) -> str:
    """Return what ``done`` gives up at *frame*, for its button."""
    return words(ASKED[type(frame)].given_up, **_named(frame, letter))


def _is_open(frame: Frame) -> bool:
    match frame:
        case EachFrame(cells):
            return bool(cells)
        case EyeFrame(left=left) | ThingsFrame(left=left) | LineFrame(left=left):
            return bool(left)
        case _:
            return True


def _named(frame: Frame, worm_said: Callable[[int], str]) -> dict[str, object]:
    """Return what stands in the braces of all that is said of *frame*."""
    match frame:
        case AddFrame(worm):
            return {"worm": worm_said(worm)}
        case BabiesFrame(todo):
            return {"babies": ", ".join(map(letter, todo))}
        case LineFrame(worms, left):
            return {"line": line_words(worms), "worms": line_words(worms), "left": left}
        case ThingsFrame(worm, partner, left):
            return {"one": worm_said(worm), "two": worm_said(partner), "left": left}
        case GrowFrame(worm, limit, size):
            left = limit - size
            return {"worm": worm_said(worm), "limit": limit, "size": size, "left": left}
        case _:
            return _places(frame)


def _places(
    frame: EachFrame | EyeFrame | MouthsFrame | TailFrame | CollarFrame,
) -> dict[str, object]:
    match frame:
        case EachFrame(cells):
            return {"spaces": ", ".join(map(space_words, cells))}
        case EyeFrame(cell, left):
            return {"space": space_words(cell), "left": left}
        case MouthsFrame(cell) | TailFrame(cell) | CollarFrame(cell):
            return {"space": space_words(cell)}


def _sums(turn: Turn, frame: Frame) -> dict[str, object]:
    """Return what the question names besides, as the rules core counts it at *turn*."""
    match frame:
        case EyeFrame(cell) | TailFrame(cell) | CollarFrame(cell):
            return {"organ": organ_words(turn.colony, cell)}
        case GrowFrame(worm, limit):
            hearts = turn.colony.count(worm, OrganKind.HEART)
            return {"hearts": hearts, "before": limit - hearts}
        case _:
            return {}
