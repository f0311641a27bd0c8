"""A completed move in motion."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from core.table.looks import BY_SEAT
from core.wormup.moves import Move, Placement, Swing
from core.wormup.race import Result, Stage
from core.wormup.worm import D, Vec
from gui.kit.theme import look, wear
from gui.parts.hats import paint_of
from gui.parts.paints import SEATS
from gui.parts.sound import Sound
from gui.words.seats import worms_of
from gui.wormup.board.camera import Camera
from gui.wormup.board.lens import Lens
from gui.wormup.board.lines import FinishThread
from gui.wormup.board.pixmaps import Mood
from gui.wormup.board.sprites import Disc, Head, Sprite
from gui.wormup.motion.moving import Grown, Moving
from tests.core.wormup.scenes import moving, straight

_WORM = straight(8_000, 8_000)
_RACE = moving("gryphon2010", _WORM, number=4, x=True)
_TWO = Move((Placement(Vec(8_400, 8_000)), Placement(Vec(8_800, 8_000))))

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def calm(qapp):
    wear(qapp, replace(look(), is_calm=True))


def _frames(move, won=None, steps=20):
    """Give what was shown and heard, in order."""
    shown: list[Sequence[Sprite]] = []
    heard: list[tuple[int, Sound]] = []
    mover = Moving(_RACE, worms_of(("A", "B", "C")), 0, shown.append)
    beats = [*mover.beats(move, lambda sound: heard.append((len(shown), sound)), won)]
    for beat in beats:
        for step in range(steps + 1):
            beat.show(step / steps)
    return beats, shown, heard


def _own(sprites):
    discs = [sprite.disc if isinstance(sprite, Grown) else sprite for sprite in sprites]
    return {
        disc.at
        for disc in discs
        if isinstance(disc, Disc | Head) and paint_of(disc.worm) is SEATS[0]
    }


def test_the_tail_flies_over_the_back_to_the_head():
    beats, shown, _ = _frames(Move((Placement(Vec(8_400, 8_000)),)))
    assert sum(beat.ms for beat in beats) == 300
    flown = [sprite for frame in shown for sprite in frame if isinstance(sprite, Grown)]
    assert min(sprite.disc.at[1] for sprite in flown) < 8_000 - D
    assert max(sprite.by for sprite in flown) > 1.05
    assert _own(shown[-1]) == set(_WORM.advanced(Vec(8_400, 8_000)).segments)


def test_the_eyes_jump_to_the_new_head():
    _, shown, _ = _frames(Move((Placement(Vec(8_400, 8_000)),)))
    heads = [
        next(s for s in f if isinstance(s, Head) and paint_of(s.worm) is SEATS[0]).at
        for f in shown[:1]
    ]
    heads += [
        next(s for s in f if isinstance(s, Head) and paint_of(s.worm) is SEATS[0]).at
        for f in shown[-1:]
    ]
    assert heads == [(8_000, 8_000), (8_400, 8_000)]


def test_all_segments_of_a_move_are_one_beat_and_each_is_heard_as_it_lands():
    beats, shown, heard = _frames(_TWO)
    assert [beat.ms for beat in beats] == [600]
    assert [sound for _, sound in heard] == [Sound.segment(1), Sound.segment(2)]
    landed = [_own(shown[at]) for at, _ in heard]
    assert (8_400, 8_000) in landed[0]
    assert (8_800, 8_000) in landed[1]
    assert (8_800, 8_000) not in _own(shown[heard[0][0]])


def test_those_that_watch_blink_now_and_then_and_have_their_eyes_open_at_the_end():
    spots = tuple(Placement(Vec(8_400 + 400 * at, 8_000)) for at in range(4))
    _, shown, _ = _frames(Move(spots))
    moods = [
        {
            sprite.mood
            for sprite in frame
            if isinstance(sprite, Head) and paint_of(sprite.worm) is not SEATS[0]
        }
        for frame in shown
    ]
    assert {Mood.SLEEPS} in moods
    assert moods[0] == moods[-1] == {Mood.LOOKS}
    _, shown, _ = _frames(Move(spots[:3]))
    assert all(head.mood is Mood.LOOKS for head in shown[-1] if isinstance(head, Head))


def test_what_does_not_move_stays_the_same_object_so_that_nothing_else_is_painted():
    _, shown, _ = _frames(_TWO)
    moved = [len({id(s) for s in a} ^ {id(s) for s in b}) for a, b in pairwise(shown)]
    assert sorted(moved)[len(moved) // 2] <= 4


def test_a_swing_keeps_the_line_as_long_as_it_is_and_the_thread_taut_at_its_end():
    pivot = _RACE.course.finish[1]
    to = _RACE.course.swing_spot(0, (1, 0))
    _, shown, heard = _frames(Move(swing=Swing(0, to)))
    threads = [next(s for s in frame if isinstance(s, FinishThread)) for frame in shown]
    lengths = [
        ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in (t.ends for t in threads)
    ]
    assert all(4_449 < length < 4_452 for length in lengths)
    assert max(abs(thread.slack) for thread in threads) > 0.05
    assert threads[-1] == FinishThread((to, pivot))
    assert [sound for _, sound in heard] == [Sound.SWUNG]


def test_a_worm_that_is_laid_anew_slides_there():
    tail = _WORM.tail
    anew = tuple(Vec(tail.x, tail.y + 400 * k) for k in range(6, 0, -1))
    _, shown, _ = _frames(Move((Placement(Vec(tail.x, tail.y + 2_800)),), repose=anew))
    assert any(set(anew) <= _own(frame) for frame in shown)
    assert _own(shown[-1]) == {*anew, (tail.x, tail.y + 2_800)}


def _won():
    worm = _WORM.advanced(Vec(8_400, 8_000)).advanced(Vec(8_800, 8_000))
    worms = (worm, *_RACE.worms[1:])
    return _RACE._replace(worms=worms, stage=Stage.OVER, result=Result.FINISH, winner=0, queue=())


def test_the_touching_placement_is_slow_seen_through_the_lens_and_then_the_thread_tears():
    beats, shown, heard = _frames(_TWO, _won())
    assert next(beat.ms for beat in beats if beat.ms >= 1_500) == 1_500
    with_lens = [at for at, frame in enumerate(shown) if isinstance(frame[-1], Lens)]
    measured = [frame[-1].said for frame in shown if isinstance(frame[-1], Lens)]
    assert measured[0] == ""
    assert "line" in measured[-1]
    torn = [
        at for at, f in enumerate(shown) if any(isinstance(s, FinishThread) and s.torn for s in f)
    ]
    assert max(with_lens) < min(torn)
    finish = next(at for at, sound in heard if sound is Sound.FINISH)
    assert max(with_lens) < finish <= min(torn)


def test_in_calm_motion_segments_appear_where_they_go(calm):
    beats, shown, heard = _frames(_TWO)
    assert [beat.ms for beat in beats] == [180]
    assert not any(isinstance(sprite, Grown) for frame in shown for sprite in frame)
    assert [sound for _, sound in heard] == [Sound.segment(1), Sound.segment(2)]
    to = _RACE.course.swing_spot(0, (1, 0))
    _, shown, _ = _frames(Move(swing=Swing(0, to)))
    threads = {next(s for s in frame if isinstance(s, FinishThread)) for frame in shown}
    assert threads == {
        FinishThread(_RACE.course.finish),
        FinishThread((to, _RACE.course.finish[1])),
    }


def test_a_segment_near_the_eye_is_larger_and_where_it_was():
    camera = Camera(800, 600, 0.05, 8_000.0, 8_000.0)
    plain = Disc((8_500, 8_200), BY_SEAT[0])
    small, large = plain.box(camera), Grown(plain, 2.0).box(camera)
    assert large.width() > 1.8 * small.width()
    assert (large.center() - small.center()).manhattanLength() < 2
