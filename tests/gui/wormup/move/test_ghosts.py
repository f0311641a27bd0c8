"""What is only meant."""

import pytest

from core.table.looks import PAINTS
from core.wormup.race import Stage
from core.wormup.worm import Vec
from gui.parts.hats import worm_name
from gui.words.seats import worms_of
from gui.wormup.board.lines import FinishThread
from gui.wormup.board.pill import Pill
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Chalk, Free, Head, Post, SpriteLook
from gui.wormup.move.ghosts import ghost_sprites, meant_sprites, reach_sprites
from gui.wormup.move.move_draft import MoveDraft
from tests.core.wormup.scenes import moving, straight

pytestmark = pytest.mark.usefixtures("qapp")

_RACE = moving("gryphon2010", straight(8_000, 8_000), number=4)
_SCENERY = Scenery(_RACE, worms_of(("A", "B", "C")))


def test_what_another_lays_is_pale_and_chalked_and_the_others_lie_still():
    draft = MoveDraft(_RACE, 0)
    draft.place(Vec(8_400, 8_000))
    sprites = ghost_sprites(_SCENERY, draft)
    heads = {
        PAINTS.index(worm_name(one.worm)): one.look for one in sprites if isinstance(one, Head)
    }
    assert heads == {0: SpriteLook.MEANT, 1: SpriteLook.LYING, 2: SpriteLook.LYING}
    assert [one.at for one in sprites if isinstance(one, Chalk)] == [(8_400, 8_000)]
    assert [one.at for one in sprites if isinstance(one, Free)] == [_RACE.worms[0].tail]


def test_a_bots_move_is_pale_with_the_post_that_it_swings_and_its_gain():
    race = moving("gryphon2010", straight(8_000, 8_000), number=1, x=True)
    draft = MoveDraft(race, 0)
    draft.place(Vec(8_400, 8_000))
    lying = meant_sprites(Scenery(race, worms_of(("A", "B", "C"))), draft, "9 % more")
    assert [(one.at, one.look) for one in lying if isinstance(one, Head)] == [
        ((8_400, 8_000), SpriteLook.MEANT)
    ]
    assert [one.text for one in lying if isinstance(one, Pill)] == ["9 % more"]
    assert not [one for one in lying if isinstance(one, Post | FinishThread)]
    to = race.course.swing_spot(0, Vec(1, 0))
    assert draft.swing(0, to) is None
    swung = meant_sprites(Scenery(race, worms_of(("A", "B", "C"))), draft, "")
    assert [(one.at, one.look) for one in swung if isinstance(one, Post)] == [
        (to, SpriteLook.MEANT)
    ]
    assert [one.look for one in swung if isinstance(one, FinishThread)] == [SpriteLook.MEANT]
    assert not [one for one in swung if isinstance(one, Pill)]


def test_an_x_shows_how_far_each_number_reaches():
    race = _RACE._replace(stage=Stage.DECLARE, x_seat=0)
    sprites = reach_sprites(Scenery(race, worms_of(("A", "B", "C"))), 6)
    places = [one.at for one in sprites if isinstance(one, Free)]
    assert places == [(8_000 + 400 * step, 8_000) for step in range(1, 7)]
    assert [one.text for one in sprites if isinstance(one, Pill)] == ["6 segments reach here"]
