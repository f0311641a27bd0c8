"""The result of a race on the report's page."""

from gui.wormup.result import result_parts
from tests.gui.race_log import race


def test_an_unfinished_race_says_so_and_shows_how_it_stands() -> None:
    table = race(steps_max=4)[1]
    names = tuple(offer.name for offer in table.genesis.offers)
    state = table.step.state
    assert state is not None
    text = "".join(result_parts(names, state, (), is_whole=True))
    assert "has not ended" in text
    assert "<svg" in text
    assert "winning placement" not in text
