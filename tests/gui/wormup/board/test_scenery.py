"""A race as sprites."""

from core.wormup.worm import Vec
from gui.wormup.board.lines import FinishLine
from gui.wormup.board.scenery import Scenery, conflict_sprites
from gui.wormup.board.sprites import Disc, Eyes, Gap, Halo, Look, Post
from gui.wormup.move.draft import Draft
from tests.core.wormup.races import start
from tests.core.wormup.scenes import good, moving, straight

_LETTERS = ("A", "B", "C", "D", "E")


def _of(kind, sprites):
    return [sprite for sprite in sprites if isinstance(sprite, kind)]


def test_thirty_five_discs_four_posts_and_five_heads_are_drawn():
    sprites = Scenery(start("gryphon2010", 5), _LETTERS).still()
    assert [len(_of(kind, sprites)) for kind in (Disc, Post, Eyes)] == [35, 4, 5]


def test_the_finish_may_be_on_its_way():
    (line,) = _of(FinishLine, Scenery(start("venice1995", 3), _LETTERS).table(((1, 2), (3, 4))))
    assert line.ends == ((1, 2), (3, 4))
    assert line.is_one_sided  # W3.18


def test_a_worm_that_has_left_the_race_is_pale():
    race = good(start("gryphon2010", 3).resign(1))
    discs = _of(Disc, Scenery(race, _LETTERS).still())
    assert {disc.look for disc in discs if disc.seat == 1} == {Look.LEFT}
    assert {disc.look for disc in discs if disc.seat != 1} == {Look.LYING}


def test_both_bodies_of_a_refusal_glow_and_the_gap_is_written_beside():
    race = moving("gryphon2010", straight(8_000, 8_000), straight(8_790, 8_000, (0, -400)))
    refusal = Draft(race, 0).place(Vec(8_400, 8_000))
    assert refusal is not None
    sprites = list(conflict_sprites(refusal))
    assert {halo.at for halo in _of(Halo, sprites)} == {(8_400, 8_000), (8_790, 8_000)}
    assert _of(Gap, sprites)[0].text == "-0.40 mm"
