"""What a laptop's logs say of a tournament leads a program that starts back to it."""

import os

from core.table.encoding import pack
from core.table.log import MAGIC, read, record
from core.table.tournament_draw import FINAL
from gui.report.judged import replay_of
from gui.report.tournament_left import TournamentLeft, tournament_left
from gui.report.verdict import report
from net.driver.folder import folder_name
from tests.gui.race_log import race
from tests.gui.tournament_log import tournament
from tests.seats import secret_bytes


def keep(data, log, seed):
    """Put a *log* into *data* as the game that was played last but so many as *seed*."""
    secret = secret_bytes(seed, 0)
    folder = data / "games" / folder_name(secret)
    folder.mkdir(parents=True)
    (folder / "key").write_bytes(pack((secret, b"offer")))
    (folder / "log").write_bytes(log)
    then = (folder / "log").stat().st_mtime - seed
    os.utime(folder / "log", (then, then))


def left(data) -> TournamentLeft:
    (found,) = tournament_left(data)
    return found


def test_a_table_that_is_over_says_how_it_ended_and_that_it_has_been_played(tmp_path) -> None:
    keep(tmp_path, tournament()[0], 1)
    found, met = left(tmp_path), met_of(tournament()[0])
    assert found.tournament == met.drawn.draw.roll.tournament.id
    assert found.sat == {1}
    assert found.is_last
    (result,) = found.results
    assert (result.draw, result.number) == (met.drawn.draw, 1)
    assert result.game == met.game
    assert dict(result.places) == dict(zip(met.players, met.places, strict=True))


def test_a_table_in_play_counts_as_one_to_go_on_with(tmp_path) -> None:
    keep(tmp_path, cut(tournament()[0], 40), 1)
    found = left(tmp_path)
    assert found.sat == {1}
    assert found.results == ()


def test_a_table_to_which_not_all_sat_down_does_not_count(tmp_path) -> None:
    keep(tmp_path, cut(tournament()[0], 2), 1)
    assert list(tournament_left(tmp_path)) == []


def test_the_final_counts_too_and_what_is_played_afterwards_is_told(tmp_path) -> None:
    keep(tmp_path, race()[0], 0)
    keep(tmp_path, tournament()[2], 1)
    keep(tmp_path, tournament()[1], 2)
    found = left(tmp_path)
    assert found.sat == {2, FINAL}
    assert [result.number for result in found.results] == [FINAL, 2]
    assert not found.is_last


def test_who_was_in_no_tournament_is_led_nowhere(tmp_path) -> None:
    keep(tmp_path, race()[0], 0)
    assert list(tournament_left(tmp_path)) == []


def met_of(log):
    read_ = read(log)
    met = report(read_, replay_of(read_)).met
    assert met is not None
    return met


def cut(log, records):
    """Give the first so many *records* of a log."""
    return MAGIC + b"".join(record(body) for body in read(log).bodies[:records])
