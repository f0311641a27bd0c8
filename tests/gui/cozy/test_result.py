"""The result of Worm & Cozy on the report's page."""

import pytest

from gui.cozy.result import result_parts
from tests.gui.cozy_log import cozy_game, state_after

pytestmark = pytest.mark.usefixtures("qapp")


def test_an_unfinished_game_says_so_and_shows_every_sheet() -> None:
    table = cozy_game(steps_max=4)[1]
    names = tuple(offer.name for offer in table.genesis.offers)
    text = "".join(result_parts(names, state_after(table), (), is_whole=True))
    assert "not over yet" in text
    assert text.count("<svg") == len(names)
