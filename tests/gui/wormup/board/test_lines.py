"""The start line, and the finish with its word and its thread."""

import pytest

from gui.wormup.board.lines import Cloth, FinishThread, StartLine
from gui.wormup.board.sprites import SpriteLook
from tests.gui.wormup.painted import keeps_to_its_box, painted, touched

pytestmark = pytest.mark.usefixtures("qapp")

_ALONG, _DOWN = (11_500.0, 11_000.0), (10_000.0, 11_000.0)
_AT = (10_000.0, 9_000.0)


@pytest.mark.parametrize("end", [_ALONG, _DOWN, (8_500.0, 8_900.0), (8_500.0, 11_000.0)])
@pytest.mark.parametrize("is_one_sided", [True, False])
def test_a_line_paints_something_and_never_outside_of_its_box(end, is_one_sided):
    assert keeps_to_its_box(Cloth((_AT, end), is_one_sided))
    assert keeps_to_its_box(Cloth((_AT, end), is_one_sided, SpriteLook.CARRIED))
    assert keeps_to_its_box(StartLine((_AT, end)))
    for thread in (
        FinishThread((_AT, end)),
        FinishThread((_AT, end), 0.1),
        FinishThread((_AT, end), torn=0.3),
    ):
        assert keeps_to_its_box(thread)


def test_the_word_stands_on_the_side_it_is_read_from_or_on_both():
    one, two = (painted(Cloth((_AT, _DOWN), is_one)) for is_one in (True, False))
    differ = {x < 200 for x, y in touched(two) if one.pixel(x, y) != two.pixel(x, y)}
    assert differ == {False}, "only the word behind is missing on the cloth with one side"  # W3.18
    bare = painted(Cloth((_AT, _DOWN), is_one_sided=True, look=SpriteLook.CARRIED))
    assert {x < 200 for x, y in touched(one) if one.pixel(x, y) != bare.pixel(x, y)} >= {True}


def test_a_cloth_that_only_lay_there_is_pale():
    ends = _AT, _ALONG
    lying = painted(Cloth(ends, is_one_sided=True))
    pale = painted(Cloth(ends, is_one_sided=True, look=SpriteLook.OLD))
    at = touched(lying)[len(touched(lying)) // 2]
    assert 0 < pale.pixelColor(*at).alpha() < lying.pixelColor(*at).alpha()


def test_a_torn_thread_leaves_a_gap_where_it_was_touched():
    whole, torn = (painted(FinishThread((_AT, _DOWN), torn=at)) for at in (None, 0.5))
    assert (200, 150) in touched(whole)
    assert (200, 150) not in touched(torn)
    assert (200, 102) in touched(torn)
