"""How far a log is proved: the step, and the round or hour in which it is."""

from gui.report.proved import Proved, proved_brief, proved_by, proved_words
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race, race_after

RACE = "wormup/gryphon2010"


def test_a_race_is_proved_up_to_a_step_of_a_round() -> None:
    """In the one in which the step was played, not the one that it led to."""
    table = race(steps_max=8)[1]
    proved = proved_by(table)
    assert (proved, race_after(table).round) == (Proved(8, RACE, "round", 2), 3)
    assert proved.plain() == {"step": 8, "round": 2}
    assert proved_words(proved) == "It is proved up to round 2."
    assert proved_brief(proved) == "Proved up to round 2"
    assert proved_by(race(steps_max=1)[1]) == Proved(1, RACE, "round", 1)


def test_a_game_that_is_over_is_proved_to_its_last_step() -> None:
    for table in (race()[1], cozy_game()[1]):
        proved = proved_by(table)
        assert (proved.step, proved.is_all) == (len(table.completed), True)
        assert proved_words(proved).startswith("The whole game is proved")


def test_without_a_completed_step_nothing_is_proved() -> None:
    for table in (None, race(steps_max=0)[1]):
        assert proved_by(table) == Proved(0)
        assert proved_words(Proved(0)) == "Nothing of the game is proved."
        assert not proved_brief(Proved(0))


def test_the_hour_is_told_as_people_count() -> None:
    assert proved_words(Proved(7, "cozy/1", "hour", 3)) == "It is proved up to hour 3."
