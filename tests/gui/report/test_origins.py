"""What the logs of a laptop show of the moment from which a table goes on."""

from pathlib import Path

from core.table.origin import Origin
from gui.report.origins import Start, starts, stood, stood_here
from tests.gui.race_log import race, race_on
from tests.gui.report.test_saved import broken, keep


def origin() -> Origin:
    found = race_on(10)[1].genesis.agreed.origin
    assert found is not None
    return found


def test_the_log_on_this_laptop_shows_the_moment(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    assert list(stood_here(origin(), tmp_path)) == [True]


def test_another_position_is_found_out(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    other = origin()._replace(past=origin().past[:-1] + b"x")
    assert list(stood_here(other, tmp_path)) == [False]


def test_a_laptop_without_the_log_or_with_its_beginning_only_says_nothing(tmp_path) -> None:
    assert list(stood_here(origin(), tmp_path)) == []
    keep(tmp_path / "games", bytes(32), race(steps_max=4)[0])
    keep(tmp_path / "games", b"2" * 32, race(seed=5)[0])
    assert list(stood_here(origin(), tmp_path)) == []


def test_a_log_that_ends_at_that_very_step_shows_it_and_one_that_ends_before_does_not(
    tmp_path,
) -> None:
    log = tmp_path / "log"
    for steps, shown in ((origin().step, True), (origin().step - 1, None)):
        log.write_bytes(race(steps_max=steps)[0])
        assert stood(origin(), log) is shown


def test_what_the_logs_show_is_told_in_a_sentence() -> None:
    file, log = Path("b"), Path("a")
    begins = f"b: goes on from step {origin().step} of a"
    assert Start(file, origin(), log, agrees=True).line() == f"{begins}, as it stood there"
    not_so = Start(file, origin(), log, agrees=False)
    assert not_so.line().endswith("of a: it stood otherwise there")
    unknown = Start(file, origin(), None, agrees=False)
    assert "whose log is not here" in unknown.line()
    assert [one.is_made_up for one in (not_so, unknown)] == [True, False]


def test_a_log_that_breaks_off_or_is_gone_shows_only_what_it_proves(tmp_path) -> None:
    log = tmp_path / "log"
    assert stood(origin(), log) is None
    log.write_bytes(b"no log")
    assert stood(origin(), log) is None
    log.write_bytes(broken())
    assert stood(origin(), log) in {True, None}


def test_of_several_copies_of_the_old_log_whichever_reaches_so_far_tells(tmp_path) -> None:
    """Not the first: a shorter copy shows nothing, in whatever order they are given."""
    short, whole = tmp_path / "short", tmp_path / "whole"
    short.write_bytes(race(steps_max=4)[0])
    whole.write_bytes(race()[0])
    made_up = origin()._replace(past=origin().past[:-1] + b"x")
    for logs in ([short, whole], [whole, short]):
        copies = {origin().game: logs}
        begun = [(tmp_path / "true", origin()), (tmp_path / "false", made_up)]
        true, false = starts(begun, copies)
        assert (true.log, true.agrees, true.is_made_up) == (whole, True, False)
        assert (false.log, false.is_made_up) == (whole, True)
