"""What another geometry library finds, in sentences beside the verdict."""

from core.table.table import Table
from gui.report.second_opinion import Opinion, second_opinion
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.seats import sat_down
from tests.toy import Toy


def test_where_all_agree_there_is_one_sentence_with_its_tolerance():
    found = second_opinion(race()[1])
    (said,) = found.lines
    assert found.opinion is Opinion.AGREES
    assert said.endswith("moves measured again by a second ruler: all agree within 0.02 mm")
    assert int(said.split()[0]) > 10


def test_a_difference_is_named_and_leaves_the_verdict_alone(monkeypatch):
    monkeypatch.setattr("gui.wormup.remeasure._TABLE", (1200, 400))
    found = second_opinion(race()[1])
    assert found.opinion is Opinion.DIFFERS
    head, *differences, end = found.lines
    assert head.endswith("does not agree within 0.02 mm:")
    assert differences
    assert all("it does not lie wholly on the table" in said for said in differences)
    assert end.startswith("the verdict stays")
    assert found.plain() == {"opinion": "differs", "lines": found.lines}


def test_where_nothing_was_placed_there_is_nothing_to_measure():
    """Neither in another game, or one without pictures, nor before anybody has sat down."""
    genesis, _ = sat_down(1, 2)
    for table in (cozy_game()[1], Table(genesis, Toy()), None):
        found = second_opinion(table)
        assert found[:2] == (Opinion.NOTHING, ("no distances are measured in this game",))


def test_without_the_library_there_is_one_sentence(no_shapely):
    opinion, (said,), _ = second_opinion(race()[1])
    assert opinion is Opinion.MISSING
    assert said.endswith("the library shapely cannot be loaded")
