"""The start line and the finish with its word."""

import pytest

from gui.wormup.board.lines import FinishLine, StartLine
from gui.wormup.board.sprites import Look
from tests.gui.wormup.painted import keeps_to_its_box, painted, touched

pytestmark = pytest.mark.usefixtures("qapp")

_ALONG, _DOWN = (11_500.0, 11_000.0), (10_000.0, 11_000.0)
_AT = (10_000.0, 9_000.0)


@pytest.mark.parametrize("end", [_ALONG, _DOWN, (8_500.0, 8_900.0), (8_500.0, 11_000.0)])
@pytest.mark.parametrize("is_one_sided", [True, False])
def test_a_line_paints_something_and_never_outside_of_its_box(end, is_one_sided):
    assert keeps_to_its_box(FinishLine((_AT, end), is_one_sided))
    assert keeps_to_its_box(StartLine((_AT, end)))


def test_the_word_stands_on_the_side_it_is_read_from_or_on_both():
    one, two = (painted(FinishLine((_AT, _DOWN), is_one)) for is_one in (True, False))
    assert {x < 192 for x, _ in touched(one) if not 192 <= x < 208} == {True}  # W3.18
    assert {x < 192 for x, _ in touched(two) if not 192 <= x < 208} == {True, False}


def test_a_line_that_is_only_meant_is_pale():
    ends = _AT, _ALONG
    lying = painted(FinishLine(ends, is_one_sided=True))
    pale = painted(FinishLine(ends, is_one_sided=True, look=Look.MEANT))
    at = touched(lying)[len(touched(lying)) // 2]
    assert 0 < pale.pixelColor(*at).alpha() < lying.pixelColor(*at).alpha()
