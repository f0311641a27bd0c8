"""The result on the page."""

from xml.etree.ElementTree import fromstring

import pytest

from gui.report.page_result import result_parts, table_of
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("game", "said"), [(race, "has not ended"), (cozy_game, "not over yet")])
def test_an_unfinished_game_says_so_and_shows_how_it_stands(game, said):
    table = game(steps_max=4)[1]
    names = tuple(offer.name for offer in table.genesis.offers)
    text = "".join(result_parts(table, names, ()))
    assert said in text
    assert "<svg" in text
    assert "winning placement" not in text


def test_a_table_has_a_head_and_a_name_before_each_line():
    root = fromstring(table_of([["", "A<"], ["x&", "1"]]))  # noqa: S314  # our own output
    assert [cell.text for cell in root.iter("th")] == [None, "A<", "x&"]
    assert [cell.text for cell in root.iter("td")] == ["1"]
