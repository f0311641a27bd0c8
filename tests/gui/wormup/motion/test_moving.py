"""A completed move in motion."""

from collections.abc import Sequence

from core.wormup.moves import Move, Placement, Swing
from core.wormup.worm import Vec
from gui.wormup.board.lines import FinishLine
from gui.wormup.board.sprites import Disc, Sprite
from gui.wormup.motion.moving import Moving
from tests.core.wormup.scenes import moving, straight

_WORM = straight(8_000, 8_000)
_RACE = moving("gryphon2010", _WORM, number=4, x=True)


def _frames(move, **more):
    shown: list[Sequence[Sprite]] = []
    for beat in Moving(_RACE, ("A", "B", "C"), 0, shown.append).beats(move, **more):
        for share in (0.0, 0.5, 1.0):
            beat.show(share)
    return shown


def _own(sprites):
    return {sprite.at for sprite in sprites if isinstance(sprite, Disc) and sprite.seat == 0}


def test_the_tail_flies_to_the_head():
    shown = _frames(Move((Placement(Vec(8_400, 8_000)),)))
    assert (7_000, 8_000) in _own(shown[1])
    assert len(_own(shown[1])) == 7
    assert _own(shown[2]) == set(_WORM.advanced(Vec(8_400, 8_000)).segments)


def test_a_swing_keeps_the_line_as_long_as_it_is():
    pivot = _RACE.course.finish[1]
    to = _RACE.course.swing_spot(0, (1, 0))
    shown = _frames(Move(swing=Swing(0, to)))
    lines = [next(s for s in frame if isinstance(s, FinishLine)).ends for frame in shown]
    lengths = [((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in lines]
    assert all(4_449 < length < 4_452 for length in lengths)
    assert lines[-1] == (to, pivot)


def test_a_worm_that_is_laid_anew_slides_there():
    tail = _WORM.tail
    anew = tuple(Vec(tail.x, tail.y + 400 * k) for k in range(6, 0, -1))
    shown = _frames(Move((Placement(Vec(tail.x, tail.y + 2_800)),), repose=anew))
    assert set(anew) <= _own(shown[2])
    assert _own(shown[-1]) == {*anew, (tail.x, tail.y + 2_800)}


def test_the_touching_placement_is_slow():
    move = Move((Placement(Vec(8_400, 8_000)), Placement(Vec(8_800, 8_000))))
    first, last = Moving(_RACE, ("A", "B", "C"), 0, lambda _: None).beats(move, is_won=True)
    assert last.ms > 4 * first.ms
