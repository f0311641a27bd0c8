"""What is only meant: a move that a player lays or a bot would make, and how far an X reaches."""

from math import hypot

from core.wormup.worm import D
from gui.kit.theme import px
from gui.words.words import counted
from gui.wormup.board.lines import FinishThread
from gui.wormup.board.pill import Pill
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Chalk, Free, Post, Sprite, SpriteLook
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.move_tool import left_places

_BESIDE = 24
"""The px at art 1 from the middle of a post or a head to the word about it."""


def ghost_sprites(scenery: Scenery, draft: MoveDraft) -> list[Sprite]:
    """Return the table with the worm of the *draft* as it is being laid, in pale."""
    seat, worm = draft.seat, draft.worm
    return [
        *scenery.table(draft.course.finish),
        *(Free(at, scenery.worn[seat]) for at in left_places(scenery, draft)),
        *scenery.worms(without=seat, watched=worm.head),
        *scenery.worm(seat, worm.segments, look=SpriteLook.MEANT),
        *(Chalk(at) for at in worm.segments[: draft.now.walk.placed]),
    ]


def meant_sprites(scenery: Scenery, draft: MoveDraft, gain: str) -> list[Sprite]:
    """Return the worm of the *draft* in pale, a post that it swings, and the *gain* beside them."""
    places, finish = draft.worm.segments, draft.course.finish
    swung = [at for at in finish if at not in scenery.race.course.finish]
    return [
        *([FinishThread(finish, look=SpriteLook.MEANT)] if swung else ()),
        *(Post(at, SpriteLook.MEANT) for at in swung),
        *scenery.worm(draft.seat, places, look=SpriteLook.MEANT),
        *([Pill((*swung, places[0])[0], gain, away=px(_BESIDE))] if gain else ()),
    ]


def reach_sprites(scenery: Scenery, number: int) -> list[Sprite]:
    """Return the places straight ahead that an X reaches that moves by *number*."""
    seat = scenery.race.actor()
    if seat is None:
        return []
    head, neck = scenery.race.worms[seat].segments[:2]
    away = hypot(head.x - neck.x, head.y - neck.y)
    dx, dy = ((a - b) * D / away for a, b in ((head.x, neck.x), (head.y, neck.y)))
    places = [(head.x + dx * step, head.y + dy * step) for step in range(1, number + 1)]
    free: list[Sprite] = [Free(at, scenery.worn[seat]) for at in places]
    beyond = places[-1][0] + dx * 0.8, places[-1][1] + dy * 0.8
    said = counted(number, "{count} segment reaches here", "{count} segments reach here")
    return [*free, Pill(beyond, said)]
