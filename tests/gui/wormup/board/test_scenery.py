"""A race as sprites."""

from dataclasses import replace

import pytest

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face
from core.wormup.race import Result, Stage
from core.wormup.worm import D, Vec
from gui.kit.theme import look, wear
from gui.words.seats import worms_of
from gui.wormup.board.lines import Cloth, FinishThread
from gui.wormup.board.pixmaps import AHEAD, Mood
from gui.wormup.board.scenery import Scenery, conflict_sprites
from gui.wormup.board.sprites import Disc, Halo, Head, Post, Snore, SpriteLook, way_to
from gui.wormup.move.move_draft import MoveDraft
from tests.core.wormup.races import start
from tests.core.wormup.scenes import good, moving, straight

_WORMS = worms_of(("A", "B", "C", "D", "E"))


def _of(kind, sprites):
    return [sprite for sprite in sprites if isinstance(sprite, kind)]


def _numbered(sprites):
    return [disc.letter for disc in _of(Disc, sprites) if disc.letter]


def test_thirty_discs_five_heads_and_four_posts_are_drawn():
    sprites = Scenery(start("gryphon2010", 5), _WORMS).still()
    assert [len(_of(kind, sprites)) for kind in (Disc, Head, Post)] == [30, 5, 4]


def test_each_worm_has_one_race_number_and_with_large_text_two(qapp):
    scenery = Scenery(start("gryphon2010", 3), _WORMS)
    assert sorted(_numbered(scenery.worms())) == ["A", "B", "C"]
    wear(qapp, replace(look(), size=1.5))
    assert sorted(_numbered(scenery.worms())) == ["A", "A", "B", "B", "C", "C"]


def test_the_finish_may_be_on_its_way():
    (cloth,) = _of(Cloth, Scenery(start("venice1995", 3), _WORMS).table(((1, 2), (3, 4))))
    assert cloth.ends == ((1, 2), (3, 4))
    assert cloth.is_one_sided  # W3.18


def test_the_thread_is_torn_where_the_winner_has_touched_it():
    race = start("gryphon2010", 3)
    first, second = race.course.finish
    at = Vec(first.x, (first.y + second.y) // 2)
    worms = (straight(at.x, at.y), *race.worms[1:])
    over = race._replace(worms=worms, stage=Stage.OVER, result=Result.FINISH, winner=0)
    (thread,) = _of(FinishThread, Scenery(over, _WORMS).table())
    assert thread.torn == pytest.approx(0.5, abs=0.01)
    (thread,) = _of(FinishThread, Scenery(race, _WORMS).table())
    assert thread.torn is None


def test_a_worm_that_has_left_the_race_is_pale_and_sleeps():
    race = good(start("gryphon2010", 3).resign(1))
    sprites = Scenery(race, _WORMS).still()
    assert {disc.look for disc in _of(Disc, sprites) if disc.worm == _WORMS[1]} == {SpriteLook.LEFT}
    assert {disc.look for disc in _of(Disc, sprites) if disc.worm != _WORMS[1]} == {
        SpriteLook.LYING
    }
    moods = [head.mood for head in _of(Head, sprites)]
    assert moods == [Mood.LOOKS, Mood.SLEEPS, Mood.LOOKS]


def test_who_has_bumped_is_dizzy_until_the_round_is_over():
    race = moving("gryphon2010", straight(8_000, 8_000), straight(9_000, 12_000))
    bumped = race._replace(bids=(Face.FOUR, Face.SIX, Face.SIX))
    moods = [head.mood for head in _of(Head, Scenery(bumped, _WORMS).worms())]
    assert moods == [Mood.LOOKS, Mood.DIZZY, Mood.DIZZY]
    ghost = race._replace(bids=(Face.FOUR, Face.SIX, Face.FIVE), ghost=Face.FIVE)
    moods = [head.mood for head in _of(Head, Scenery(ghost, _WORMS).worms())]
    assert moods == [Mood.LOOKS, Mood.LOOKS, Mood.DIZZY]
    over = bumped._replace(stage=Stage.OVER, result=Result.STALL)
    assert {head.mood for head in _of(Head, Scenery(over, _WORMS).worms())} == {Mood.LOOKS}


def test_heads_look_at_the_one_that_moves_and_near_the_thread_at_the_thread():
    race = moving("gryphon2010", straight(8_000, 8_000), straight(9_000, 12_000))
    foot = race.course.foot((0, 10_000))
    near = race._replace(worms=(*race.worms[:2], straight(foot.x - 2 * D, foot.y)))
    ways = {
        BY_SEAT.index(head.worm._replace(letter="")): head.way
        for head in _of(Head, Scenery(near, _WORMS).worms())
    }
    assert ways[0] == AHEAD
    assert ways[1] == way_to((9_000, 12_000), (8_000, 8_000))
    assert ways[2] == way_to((0, 0), (1, 0))


def test_the_body_that_is_in_the_way_glows():
    race = moving("gryphon2010", straight(8_000, 8_000), straight(8_790, 8_000, (0, -400)))
    refusal = MoveDraft(race, 0).place(Vec(8_400, 8_000))
    assert refusal is not None
    assert [halo.at for halo in _of(Halo, conflict_sprites(refusal))] == [(8_790, 8_000)]


def test_the_worm_of_a_silent_laptop_sleeps_and_snores():
    sprites = Scenery(start("gryphon2010", 3), _WORMS, asleep=0b010).still()
    assert [head.mood for head in _of(Head, sprites)] == [Mood.LOOKS, Mood.SLEEPS, Mood.LOOKS]
    (snore,) = _of(Snore, sprites)
    assert snore.at == start("gryphon2010", 3).worms[1].head
