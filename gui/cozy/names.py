"""What worms, organs, directions and regions are called on the screen.

Spaces and letters of worms are those of gui/cozy/words.py, so that log and window agree.
"""

from core.cozy.grid import Face
from core.cozy.sheet import Axis, Region
from core.cozy.worm import Kind
from gui.cozy.words import column, letter
from gui.words.words import marked, words

_KINDS = {
    Kind.EYE: marked("eye"),
    Kind.MOUTH: marked("mouth"),
    Kind.TAIL: marked("tail"),
    Kind.COLLAR: marked("collar"),
    Kind.BRAIN: marked("brain"),
    Kind.HEART: marked("heart"),
}
_FACES = {
    Face.N: marked("up"),
    Face.E: marked("right"),
    Face.S: marked("down"),
    Face.W: marked("left"),
}


def worm_name(number: int) -> str:
    """Name worm *number*."""
    return words("worm {letter}", letter=letter(number))


def kind_name(kind: Kind) -> str:
    """Name an organ."""
    return words(_KINDS[kind])


def face_name(face: Face) -> str:
    """Name a direction as it looks on the screen."""
    return words(_FACES[face])


def lines_name(region: Region) -> str:
    """Name the rows or columns of *region*."""
    first, last = region.first, region.last
    if region.axis is Axis.ROWS:
        return words("rows {first} to {last}", first=first + 1, last=last + 1)
    return words("columns {first} to {last}", first=column(first), last=column(last))


def listed(names: list[str]) -> str:
    """Join *names* as a sentence does.

    >>> listed(["a", "b", "c"])
    'a, b or c'
    """
    if len(names) < 2:
        return "".join(names)
    return words("{most} or {last}", most=", ".join(names[:-1]), last=names[-1])
