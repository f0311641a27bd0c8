"""What an hour asks, in words: the question in full, and in short what waits behind it."""

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
from core.cozy.worm import Kind
from gui.cozy.words import (
    hour_name,
    letter,
    line_words,
    organ_words,
    region_words,
    space_words,
    worm_words,
)
from gui.words.words import marked, words


def question(turn: Turn) -> str:
    """Return what *turn* asks now, with the sums behind its numbers."""
    if not turn.stack:
        named = {"hour": hour_name(turn.region), "region": region_words(turn.region)}
        return words("{hour}, {region}: what do you do?", **named)
    frame = turn.stack[-1]
    match frame:
        case AddFrame(worm):
            return words("Which organ does {worm} get?", worm=worm_words(worm))
        case BabiesFrame():
            return words("Which baby gets which organ?")
        case EachFrame():
            return words("Does an organ act?")
        case MouthsFrame(food):
            return words("Does a mouth at the food on {space} act?", space=space_words(food))
        case _:
            return _choice(turn, frame)


def _choice(
    turn: Turn, frame: EyeFrame | TailFrame | LineFrame | CollarFrame | ThingsFrame | GrowFrame
) -> str:
    match frame:
        case EyeFrame(cell, left):
            eye = organ_words(turn.colony, cell)
            return words("Where does {organ} put a food ({left} left)?", organ=eye, left=left)
        case TailFrame(cell):
            tail = organ_words(turn.colony, cell)
            return words("Which line dances, led by {organ}?", organ=tail)
        case LineFrame(worms, left):
            asked = marked("The line {line} dances, {left} more of it may act: which organ?")
            return words(asked, line=line_words(worms), left=left)
        case CollarFrame(cell):
            collar = organ_words(turn.colony, cell)
            return words("Which partner does {organ} choose?", organ=collar)
        case ThingsFrame(worm, partner, left):
            asked = marked("What do worms {one} and {two} do together ({left} left)?")
            return words(asked, one=letter(worm), two=letter(partner), left=left)
        case GrowFrame(worm, limit, size):
            hearts = turn.colony.count(worm, Kind.HEART)
            return words(
                "Where does {worm} grow ({size} of at most {limit} so far:"
                " hearts {hearts} + grown before {before})?",
                worm=worm_words(worm),
                size=size,
                limit=limit,
                hearts=hearts,
                before=limit - hearts,
            )


def waiting(turn: Turn) -> list[str]:
    """Return what is open, the innermost first, without what has nothing more to ask."""
    inside_out = enumerate(reversed(turn.stack))
    return [frame_words(frame) for place, frame in inside_out if not place or _is_open(frame)]


def _is_open(frame: Frame) -> bool:
    match frame:
        case EachFrame(cells):
            return bool(cells)
        case EyeFrame(left=left) | ThingsFrame(left=left) | LineFrame(left=left):
            return bool(left)
        case _:
            return True


def frame_words(frame: Frame) -> str:
    """Return what *frame* waits for, in a few words."""
    match frame:
        case AddFrame(worm):
            return words("an organ for worm {worm}", worm=letter(worm))
        case BabiesFrame(todo):
            return words("organs for babies {babies}", babies=", ".join(map(letter, todo)))
        case EachFrame(cells):
            return words("organs on {spaces} may act", spaces=", ".join(map(space_words, cells)))
        case MouthsFrame(food):
            return words("mouths at food {space}", space=space_words(food))
        case _:
            return _choice_words(frame)


def _choice_words(
    frame: EyeFrame | TailFrame | LineFrame | CollarFrame | ThingsFrame | GrowFrame,
) -> str:
    match frame:
        case EyeFrame(cell, left):
            return words("eye {space}, food left: {left}", space=space_words(cell), left=left)
        case TailFrame(cell):
            return words("tail {space}: which line?", space=space_words(cell))
        case LineFrame(worms, left):
            return words("line {worms}, acts left: {left}", worms=line_words(worms), left=left)
        case CollarFrame(cell):
            return words("collar {space}: with whom?", space=space_words(cell))
        case ThingsFrame(worm, partner, left):
            named = {"one": letter(worm), "two": letter(partner), "left": left}
            return words("{one} and {two}, things left: {left}", **named)
        case GrowFrame(worm, limit, size):
            named = {"worm": letter(worm), "size": size, "limit": limit}
            return words("worm {worm} grows: {size} of {limit}", **named)
