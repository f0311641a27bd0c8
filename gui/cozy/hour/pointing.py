"""What is under the pointer when nothing can be picked: sight, lines, why an organ is idle."""

from core.cozy.colony import sees
from core.cozy.grid import Cell
from core.cozy.worm import Organ, OrganKind
from gui.cozy.hour.tool import line_marks
from gui.cozy.refusals import idle_words
from gui.cozy.sheet.marks import NOTHING, Marks
from gui.cozy.sheet.organ import OrganState
from gui.cozy.sheet.sheet_paint import SheetPicture, states_of
from gui.cozy.sheet_words import kind_words, space_words, worm_words
from gui.words.words import words


def organ_marks(picture: SheetPicture | None, at: Cell | None) -> Marks:
    """Return what the eye under the pointer sees, or the numbered line of a tail."""
    if picture is None or at is None:
        return NOTHING
    colony = picture.turn.colony
    organ = colony.organ_at.get(at)
    if organ is None:
        return NOTHING
    if organ.kind is OrganKind.EYE:
        return Marks(seen=frozenset(cell for cell in colony.sheet.spaces() if sees(organ, cell)))
    if organ.kind is OrganKind.TAIL:
        worm = colony.owner[organ.cell]
        lines = [line for line in colony.lines() if worm in line]
        longest: tuple[int, ...] = max(lines, key=len, default=())
        return line_marks(picture.turn, longest[0]) if longest else NOTHING
    return NOTHING


def here_words(picture: SheetPicture | None, at: Cell | None) -> str:
    """Return what is on a space, and whether its organ may act."""
    if picture is None or at is None:
        return ""
    colony, space = picture.turn.colony, space_words(at)
    if at in colony.sheet.rocks:
        return words("{space}: a rock", space=space)
    if at in colony.foods:
        return words("{space}: a food", space=space)
    if at not in colony.owner:
        return ""
    worm, organ = worm_words(colony.owner[at]), colony.organ_at.get(at)
    if organ is None:
        return words("{space}: {worm}", worm=worm, space=space)
    return _organ_words(picture, organ, worm)


def _organ_words(picture: SheetPicture, organ: Organ, worm: str) -> str:
    named = {"worm": worm, "space": space_words(organ.cell), "kind": kind_words(organ.kind)}
    state = states_of(picture)[organ.cell]
    if state is OrganState.READY:
        return words("{kind} {space} of {worm}: click to let it act", **named)
    if state is OrganState.DONE:
        return words("{kind} {space} of {worm}: done this hour", **named)
    if picture.is_on and picture.turn.dice is not None:
        named["reason"] = idle_words(picture.turn, organ)
        if named["reason"]:
            return words("{kind} {space} of {worm}, idle: {reason}", **named)
        return words("{kind} {space} of {worm}: it could act", **named)
    return words("{kind} {space} of {worm}", **named)
