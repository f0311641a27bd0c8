"""What is only meant: a move that another player lays just now, and how far our X would reach."""

from math import hypot

from core.wormup.worm import D
from gui.words.words import counted
from gui.wormup.board.pill import Pill
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Chalk, Free, Look, Sprite
from gui.wormup.move.draft import Draft
from gui.wormup.move.move_tool import left_places


def ghost_sprites(scenery: Scenery, draft: Draft) -> list[Sprite]:
    """Return the table with the worm of the *draft* as it is being laid, in pale."""
    seat, worm = draft.seat, draft.worm
    return [
        *scenery.table(draft.course.finish),
        *(Free(at, seat) for at in left_places(scenery, draft)),
        *scenery.worms(without=seat, watched=worm.head),
        *scenery.worm(seat, worm.segments, look=Look.MEANT),
        *(Chalk(at) for at in worm.segments[: draft.now.walk.placed]),
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
    free: list[Sprite] = [Free(at, seat) for at in places]
    beyond = places[-1][0] + dx * 0.8, places[-1][1] + dy * 0.8
    said = counted(number, "{count} segment reaches here", "{count} segments reach here")
    return [*free, Pill(beyond, said)]
